"""Information states: texts that separate what the hashes of all observations and choices separate."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel
import pytest

import gladsheim.research.spiel  # noqa: F401  # registers the games
from gladsheim import game as make_game
from gladsheim.core.game import State
from gladsheim.research.spiel import recall
from gladsheim.research.spiel.options import position_text
from gladsheim.research.spiel.recall import Recall
from tests.research.spiel.test_spiel import GAMES, dealt, near_end, walk


def digest_of(state: Any, player: int) -> str:
    """A hash of all observations and choices of a seat, for which the game is replayed."""
    again = state.get_game().new_initial_state()
    digest, seen = hashlib.sha256(), again.observed(player).tobytes()
    for action in state.history():
        if again.current_player() == player:
            digest.update(f"choose {action} ".encode())
        again.apply_action(action)
        now = again.observed(player).tobytes()
        if now != seen:
            digest.update(now)
            seen = now
    return digest.hexdigest()


@pytest.mark.parametrize("most", [recall.MOST_SEEN, 1])
@pytest.mark.parametrize("name", GAMES)
def test_texts_are_equal_where_hashes_are(name: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over many games that begin alike, two states have one text where they have one hash, and only there."""
    monkeypatch.setattr(recall, "MOST_SEEN", most)
    start = position_text(near_end(name.split("_")[1], 6))
    game = pyspiel.load_game(name, {"position": start, "deals": 3, "rolls": 2})
    pairs: set[tuple[int, str, str]] = set()
    counted = 0
    for seed in range(25):
        for state in walk(game.new_initial_state(), seed):
            for seat in range(2):
                counted += 1
                pairs.add((seat, state.information_state_string(seat), digest_of(state, seat)))
    assert len({(seat, text) for seat, text, _ in pairs}) == len(pairs)
    assert len({(seat, digest) for seat, _, digest in pairs}) == len(pairs)
    assert 10 < len(pairs) < counted


@pytest.mark.parametrize("name", GAMES)
def test_a_text_is_read_line_by_line(name: str) -> None:
    """Lines say what was chosen, and what has changed; however much that is, a line is not long."""
    game = pyspiel.load_game(name)
    for state in walk(game.new_initial_state(), 5):
        state.information_state_string(0)
    lines = state.information_state_string(0).splitlines()
    chosen = [one.action for one in state.full_history() if one.player == 0]
    labels = [game.encoder.encoding.label(action) for action in chosen]
    assert [line.removeprefix("choose ") for line in lines if line.startswith("choose ")] == labels
    assert all(line.startswith(("choose ", "see ")) for line in lines)
    assert max(map(len, lines)) < 30 * recall.MOST_SEEN


@pytest.mark.parametrize("most", [0, 3])
def test_a_long_line_tells_all_changes_apart(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes beyond those that are listed make another text, too, by their places and by their values."""
    monkeypatch.setattr(recall, "MOST_SEEN", most)
    encoding = make_game("voluspa").encoding
    texts = set()
    for place, value in ((5, 1), (5, 2), (6, 1), (7, 1)):
        seen = np.zeros(encoding.size, dtype=np.int16)
        seen[[0, 1, 2, place]] = 1, 1, 1, value
        texts.add(Recall.empty(encoding).after(encoding, None, seen).text)
    assert len(texts) == 4


def test_no_call_but_the_first_replays_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A state, its copies and its children keep the text that was asked for once."""
    game = pyspiel.load_game("gladsheim_valda")
    state, deals, deal = dealt(game), list[Any](), game.dealt

    def counted(outcomes: Any) -> State:
        deals.append(outcomes)
        found: State = deal(outcomes)
        return found

    monkeypatch.setattr(game, "dealt", counted)
    state.information_state_string(0)
    assert len(deals) == 1
    for _ in range(40):
        state = state.child(state.legal_actions()[0]).clone()
        state.apply_action(state.legal_actions()[-1])
        state.information_state_string(0)
    assert len(deals) == 1
