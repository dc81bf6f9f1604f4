"""Choices and boards that kernels write as JSON: byte for byte what Python writes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import gladsheim
from gladsheim.core.rules import NOT_WRITTEN
from gladsheim.games.voluspa.game import VoluspaState
from gladsheim.games.voluspa.record import BOOST_SHIFT, KIND_SHIFT, MENU, MOST_WRITTEN, RAVEN, cell_number
from gladsheim.games.voluspa.rules.kernels import RULES
from gladsheim.games.voluspa.views.offering import encoded_choices
from gladsheim.games.voluspa.views.view import encoded_board
from tests.core.positions.test_record_state import moved
from tests.games.modes import IDS, ROOT, WAYS, run
from tests.games.voluspa.sets import few, title

PROGRAM = """
import random
import msgspec
from gladsheim import game
from gladsheim.core.engine.choice import engine_of
from tests.games.voluspa.sets import few, title
for options in few():
    rules, rng = game("voluspa", **options), random.Random(str(options))
    assert engine_of(rules.rules).compiled
    for seed in range(2):
        state = rules.deal(seed)
        while not state.is_terminal:
            assert state.choices_to_send() == msgspec.json.encode(state.choices())
            assert state.scene_to_send(None)["board"] == msgspec.json.encode(state.scene(None)["board"])
            state.apply(rng.choice(state.legal_actions()))
        assert state.choices_to_send() == b"[]"
        assert state.scene_to_send(None)["board"] == msgspec.json.encode(state.scene(None)["board"])
    print(title(options))
"""


def written(menu: Any, length: int) -> bytes:
    """What a kernel wrote."""
    return bytes(menu.text[:length])


def positions(options: dict[str, Any]) -> Iterator[VoluspaState]:
    """Those of a random game."""
    state, rng = gladsheim.game("voluspa", **options).deal(5), random.Random(str(options))
    assert isinstance(state, VoluspaState)
    while not state.is_terminal:
        yield state
        state.apply(rng.choice(state.legal_actions()))
    yield state


def compare(state: VoluspaState, menu: Any) -> tuple[bool, bool]:
    """Compare choices and board; whether kernels wrote them, each."""
    record, (codes, points) = state.record, state.priced_codes()
    length = RULES.write_choices(record, menu, codes, points, len(codes))
    assert length == NOT_WRITTEN or written(menu, length) == encoded_choices(record, codes, points)
    drawn = RULES.write_board(record, menu)
    assert drawn == NOT_WRITTEN or written(menu, drawn) == encoded_board(record)
    return length != NOT_WRITTEN, drawn != NOT_WRITTEN


@pytest.mark.parametrize("options", list(few()), ids=title)
def test_it_is_what_python_writes(options: dict[str, Any]) -> None:
    """In whole games of all sets; only other actions than a tile that is laid are left to Python."""
    menu = MENU.batch(1)[0]
    for state in positions(options):
        laid = all(choice["type"] == "play" and choice["dir"] is None for choice in state.choices())
        assert compare(state, menu) == (laid, state.record.phase != RAVEN)


@pytest.mark.parametrize("x", [0, 64, 1000, -66, 99_000, -100_000])
def test_a_board_is_where_it_lies(x: int) -> None:
    """Coordinates are those of the board, wherever it lies, with all their digits and signs."""
    menu, game = MENU.batch(1)[0], gladsheim.game("voluspa")
    for state in islice(positions({}), 20):
        there = game.from_document(moved(state.document(), x, -8 * x))
        assert isinstance(there, VoluspaState)
        assert compare(there, menu) == (True, True)


def test_more_than_there_is_room_for_is_left_to_python() -> None:
    """Nothing is written beyond the end of the text, however many actions there are, and however long."""
    menu, state = MENU.batch(1)[0], next(positions({}))
    record = state.record
    # The longest that there can be: two digits of boosts, six of each coordinate and a minus.
    record.corner_x = record.corner_y = -999_999
    record.corner = cell_number(-999_999, -999_999)
    count, code = MOST_WRITTEN, 1 << KIND_SHIFT | 15 << BOOST_SHIFT | record.corner
    longest, points = [code] * count, [-99_999] * count
    length = RULES.write_choices(record, menu, longest, points, count)
    assert written(menu, length) == encoded_choices(record, longest, points)
    assert RULES.write_choices(record, menu, [*longest, code], [*points, 0], count + 1) == NOT_WRITTEN


@pytest.mark.parametrize("way", WAYS, ids=IDS)
def test_compiled_kernels_write_the_same(way: dict[str, str]) -> None:
    """What states give to be sent is what they tell, also with checked bounds."""
    way = {**way, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    assert run(["-c", PROGRAM], way).splitlines() == [title(options) for options in few()]
