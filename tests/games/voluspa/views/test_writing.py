"""Scenes that a kernel writes as JSON: byte for byte what Python writes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

import gladsheim
from gladsheim.core.rules import NOT_WRITTEN
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.game import VoluspaState
from gladsheim.games.voluspa.kernels import RULES
from gladsheim.games.voluspa.presenter import VoluspaPresenter
from gladsheim.games.voluspa.record import MENU
from tests.core.positions.test_record_state import moved
from tests.games.modes import MOSTLY, ROOT, run
from tests.games.voluspa.sets import few, some, title

PROGRAM = """
import random, sys
from gladsheim import game
from gladsheim.core.engine.choice import engine_of
from tests.games.test_sent import check
from tests.games.voluspa.sets import few, title
for options in few():
    rules, rng = game("voluspa", **options), random.Random(str(options))
    assert engine_of(rules.rules).compiled
    for seed in range(int(sys.argv[1])):
        state = rules.deal(seed)
        while not state.is_terminal:
            check(state, rng)
            state.apply(rng.choice(state.legal_actions()))
        check(state, rng)
    print(title(options))
"""


def positions(options: dict[str, Any]) -> Iterator[VoluspaState]:
    """Those of a random game."""
    state, rng = gladsheim.game("voluspa", **options).deal(5), random.Random(str(options))
    assert isinstance(state, VoluspaState)
    while not state.is_terminal:
        yield state
        state.apply(rng.choice(state.legal_actions()))
    yield state


def compare(state: VoluspaState, menu: Any) -> bool:
    """Compare the scenes of all viewers; whether kernels wrote them."""
    found = set()
    presenter = state.game.presenter
    assert isinstance(presenter, VoluspaPresenter)
    for seat, head in zip([*range(state.game.players), None], presenter.scene_heads, strict=True):
        length = RULES.write_scene(state.record, menu, -1 if seat is None else seat)
        found.add(length != NOT_WRITTEN)
        if length != NOT_WRITTEN:
            scene = state.game.presenter.scene(state, seat)
            assert head + bytes(menu.text[:length]) == msgspec.json.encode(scene)
    (written,) = found
    return written


@pytest.mark.parametrize("options", some(), ids=title)
def test_it_is_what_python_writes(options: dict[str, Any], long: bool) -> None:
    """In whole games of all sets; only a board over which a Raven may fly on is left to Python."""
    menu = MENU.batch(1)[0]
    for number, state in enumerate(positions(options)):
        drawn = state.record.phase != phases.RAVEN
        if long or not drawn or not number % 4:
            assert compare(state, menu) == drawn


@pytest.mark.parametrize("x", [0, 64, 1000, -66, 99_000, -100_000])
def test_a_board_is_where_it_lies(x: int) -> None:
    """Coordinates are those of the board, wherever it lies, with all their digits and signs."""
    menu, game = MENU.batch(1)[0], gladsheim.game("voluspa")
    for state in islice(positions({}), 20):
        there = game.from_document(moved(state.document(), x, -8 * x))
        assert isinstance(there, VoluspaState)
        assert compare(there, menu)


@pytest.mark.parametrize("way", MOSTLY)
def test_compiled_kernels_write_the_same(way: dict[str, str], long: bool) -> None:
    """What states give to be sent is what they tell, in the long form also with checked bounds."""
    way = {**way, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    assert run(["-c", PROGRAM, "2" if long else "1"], way).splitlines() == [
        title(options) for options in few()
    ]


def test_equal_scores_and_the_fullest_board_are_written() -> None:
    """Equal scores get their decimals, and more tiles than there are find room."""
    menu, state = MENU.batch(1)[0], next(positions({"players": 5, "set": "all"}))
    for scores, reached in [
        ([7, 7, 3, 7, 3], [4, 2, 1, 3, 5]),
        ([0] * 5, [0] * 5),
        ([9, -2, 9, 0, -2], [2, 1, 1, 0, 3]),
    ]:
        state.record.scores[:] = scores
        state.record.reached[:] = reached
        assert compare(state, menu)
