"""A game that an installed package brings: registry, records, bots, reviews, engines."""

from __future__ import annotations

import json

import pytest

import gladsheim
from gladsheim import bots, records
from gladsheim.bots.reviewing import GameReview
from gladsheim.core.batches.batch import Batch
from gladsheim.core.engine.choice import Engines
from gladsheim.core.engine.making.building import Builder
from gladsheim.core.errors import DocumentError, KernelError, UsageError
from gladsheim.games import from_document, info, names
from gladsheim.server.live_tables.kernels import Kernels
from gladsheim.testing import contract
from tests.fourth_game.game import TicTacToe

pytestmark = pytest.mark.usefixtures("tictactoe")
SEQUENCES = [9, 72, 504, 3024, 15120]
"""Of so many marks, as anybody can count them: the first game can end with the fifth."""


def test_an_entry_point_puts_it_behind_the_games_of_the_house() -> None:
    """The registry lists it last, finds its class, and reads its documents."""
    assert names() == ("voluspa", "valda", "valhalla", "tictactoe")
    assert info("tictactoe") is TicTacToe
    position = {"game": "tictactoe", "cells": "XX.OO...."}
    state = from_document(position)
    assert state.game.presenter.choices(state)[0] == {"action": "c1", "type": "mark", "points": 1, "at": "c1"}


def test_errors_name_it_among_what_is_allowed() -> None:
    """Also where a document names no game."""
    with pytest.raises(UsageError, match="voluspa, valda, valhalla, tictactoe"):
        info("chess")
    with pytest.raises(DocumentError, match="valhalla, tictactoe"):
        from_document({"game": "chess"})
    with pytest.raises(DocumentError, match="cells: must be 9"):
        from_document({"game": "tictactoe", "cells": "X"})


def test_perft_is_that_of_tic_tac_toe() -> None:
    """The example itself is right, so that it is worth copying."""
    state = gladsheim.game("tictactoe").deal(1)
    assert [records.perft(state, plies + 1) for plies in range(len(SEQUENCES))] == SEQUENCES


def test_who_waits_may_prepare_every_free_cell() -> None:
    """Without a word of the game's own: whatever is legal after some mark of the other, with its points."""
    game = gladsheim.game("tictactoe")
    state = game.from_document({"game": "tictactoe", "cells": "XX..O...."})
    offered = {one["action"]: one["points"] for one in game.bots.prospects(state.observe(0), 0).choices}
    assert offered == {"c1": 1, "a2": 0, "c2": 0, "a3": 0, "b3": 0, "c3": 0}
    assert game.bots.prospects(state.observe(1), 1).choices == []


def test_it_keeps_the_promises_of_every_game() -> None:
    """Those of a position, at each of a whole game; deals have no chance here, and are all the same."""
    state = gladsheim.game("tictactoe").deal(1)
    while not state.is_terminal:
        legal = contract.check_legal(state)
        contract.check_actions(state, legal)
        contract.check_documents(state)
        contract.check_views(state, 0)
        contract.check_step(state, legal[0])
    contract.check_end(state)


@pytest.mark.parametrize("bot", bots.names())
def test_every_bot_plays_it(bot: str) -> None:
    """At the effort of games that name none; a greedy or better one takes a line that is there."""
    game = gladsheim.game("tictactoe")
    state = game.from_document({"cells": "XX.OO...."})
    action = bots.create(bot, game).choose(state.observe(0), 1)
    assert action == "c1" or bot == "random"


def test_a_record_of_it_is_replayed_and_reviewed() -> None:
    """By the code of all games."""
    seats = [records.RecordedSeat("human", "Ask"), records.RecordedSeat("human", "Embla")]
    state = gladsheim.game("tictactoe").deal("1")
    record = records.record_game(state, seats, lambda state: state.legal_actions()[0])
    review = GameReview(record)
    assert json.dumps([review.part(number) for number in range(review.parts)])


def test_many_games_are_dealt_at_once() -> None:
    """A batch steps them all."""
    batch = gladsheim.game("tictactoe").batch(3, seeds=1)
    assert isinstance(batch, Batch)


def test_kernels_of_another_package_run_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is set: there is nothing to compile, the hall does not wait for it, and says what it is."""
    for wish in ("auto", "compiled", "plain"):
        monkeypatch.setenv("GLADSHEIM_KERNELS", wish)
        assert not Engines().of(TicTacToe().rules).compiled
    assert Kernels(["tictactoe"]).state("tictactoe") == "plain"
    with pytest.raises(KernelError, match="tictactoe are not in this package"):
        Builder().build("tictactoe")
