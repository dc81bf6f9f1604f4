"""Scenes and choices that kernels write as JSON: byte for byte what Python writes."""

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
from gladsheim.games.voluspa.record import BOOST_SHIFT, KIND_SHIFT, MENU, MOST_WRITTEN, cell_number
from gladsheim.games.voluspa.rules.columns import CHAINER
from gladsheim.games.voluspa.views.offering import encoded_choices
from gladsheim.games.voluspa.views.writing import WRITTEN_APART
from tests.core.positions.test_record_state import moved
from tests.games.modes import MOSTLY, ROOT, run
from tests.games.voluspa.sets import few, some, title

PROGRAM = """
import random, sys
from gladsheim import game
from gladsheim.core.engine.choice import engine_of
from tests.games.test_to_send import check
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
    """Compare choices and scenes of all viewers; whether kernels wrote them, each."""
    record, (codes, points) = state.record, state.priced_codes()
    found = set()
    for seat, head in zip([*range(state.game.players), None], state.game.scene_heads, strict=True):
        viewer = -1 if seat is None else seat
        length = RULES.write_view(record, menu, viewer, codes, points, len(codes))
        if length == NOT_WRITTEN:
            found.add((False, False))
            continue
        scene, _, choices = written(menu, length).partition(WRITTEN_APART)
        assert head + scene == msgspec.json.encode(state.game.presenter.scene(state, seat))
        assert not choices or choices == encoded_choices(record, codes, points)
        alone = RULES.write_view(record, menu, viewer, codes, points, 0)
        assert written(menu, alone) == scene
        found.add((bool(choices), True))
    (both,) = found
    return both


@pytest.mark.parametrize("options", some(), ids=title)
def test_it_is_what_python_writes(options: dict[str, Any], long: bool) -> None:
    """In whole games of all sets; only other actions than a tile that is laid are left to Python."""
    menu = MENU.batch(1)[0]
    for number, state in enumerate(positions(options)):
        laid = all(
            choice["type"] == "play" and choice["dir"] is None
            for choice in state.game.presenter.choices(state)
        )
        drawn = state.record.phase != phases.RAVEN
        if laid and drawn and number % 4 and not long:
            continue
        assert compare(state, menu) == (drawn and laid and not state.is_terminal, drawn)


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
    count, code = MOST_WRITTEN, CHAINER << KIND_SHIFT | 15 << BOOST_SHIFT | record.corner
    longest, points = [code] * count, [-99_999] * count
    length = RULES.write_view(record, menu, 0, longest, points, count)
    scene, _, choices = written(menu, length).partition(WRITTEN_APART)
    assert choices == encoded_choices(record, longest, points)
    length = RULES.write_view(record, menu, 0, [*longest, code], [*points, 0], count + 1)
    assert written(menu, length) == scene


@pytest.mark.parametrize("way", MOSTLY)
def test_compiled_kernels_write_the_same(way: dict[str, str], long: bool) -> None:
    """What states give to be sent is what they tell, in the long form also with checked bounds."""
    way = {**way, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    assert run(["-c", PROGRAM, "2" if long else "1"], way).splitlines() == [
        title(options) for options in few()
    ]


def test_equal_scores_and_the_fullest_board_are_written() -> None:
    """Equal scores get their decimals, and more tiles than there are find room beside the longest choices."""
    menu, state = MENU.batch(1)[0], next(positions({"players": 5, "set": "all"}))
    for scores, reached in [
        ([7, 7, 3, 7, 3], [4, 2, 1, 3, 5]),
        ([0] * 5, [0] * 5),
        ([9, -2, 9, 0, -2], [2, 1, 1, 0, 3]),
    ]:
        state.record.scores[:] = scores
        state.record.reached[:] = reached
        assert compare(state, menu)[1]
