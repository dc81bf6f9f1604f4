"""What actions brought, written by a kernel as JSON: byte for byte what Python tells."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import gladsheim
from gladsheim.core.applied import Applied, AppliedFields, AppliedJson, read_applied
from gladsheim.core.engine.choice import engine_of
from gladsheim.core.game import Game
from gladsheim.core.rules import NOT_WRITTEN
from gladsheim.games.voluspa.game import VoluspaState
from gladsheim.games.voluspa.kernels import RULES
from gladsheim.games.voluspa.record import MENU
from tests.core.positions.test_record_state import moved
from tests.games.modes import MOSTLY, ROOT, run
from tests.games.voluspa.sets import few, some, title

GOLDEN = json.loads((ROOT / "tests" / "data" / "cases" / "voluspa.json").read_text("utf-8"))
CASES = {case["id"]: case for case in GOLDEN["cases"]}
PROGRAM = """
import random, sys
from gladsheim import game
from tests.games.voluspa.sets import few, title
from tests.games.voluspa.views.test_chronicle import check_compiled
for options in few():
    written = [check_compiled(game("voluspa", **options), seed) for seed in range(int(sys.argv[1]))]
    assert all(written)
    print(title(options))
"""


def check(game: Game, applied: Applied, told: AppliedFields, written: AppliedJson) -> None:
    """Compare what was written of an action with what is told of it, for its seat and for everybody else."""
    parts, events = told[:2]
    assert read_applied(written, applied.seat) == told
    assert (written.own is not None) == any(event.private for event in events)
    for viewer, text in ((None, written.open), (applied.seat, written.own or written.open)):
        seen = [event.seen_by(viewer) for event in events]
        story = game.presenter.story(applied.seat, applied.action, parts, seen).document()
        assert text == msgspec.json.encode({"parts": parts, "events": seen, "story": story})[1:-1]


def written_plainly(before: Any, after: Any, code: int) -> AppliedJson | None:
    """What the kernel writes of an action, run as plain Python."""
    menu, found = MENU.batch(1)[0], []
    for own in (0, 1):
        length = RULES.write_effects(before, after, menu, code, own)
        found.append(None if length == NOT_WRITTEN else bytes(menu.text[:length]))
    return None if found[0] is None else AppliedJson(found[0], found[1])


def play(state: VoluspaState, rng: random.Random, most: int) -> tuple[int, int]:
    """A random game of at most so many actions; how many there were, and how many the kernel wrote."""
    count = written = 0
    while not state.is_terminal and count < most:
        count += 1
        written += take(state, rng.choice(state.legal_actions()))
    return count, written


def take(state: VoluspaState, action: str) -> bool:
    """Take an action; whether the kernel wrote what it brought."""
    before, code = state.clone().record, state.legal_codes()[state.legal_actions().index(action)]
    applied = state.apply(action)
    told = (applied.parts, applied.events, applied.hidden, applied.pause, applied.asks)
    found = written_plainly(before, state.record, code)
    if found is not None:
        check(state.game, applied, told, found)
    return found is not None


@pytest.mark.parametrize("options", some(), ids=title)
def test_it_is_what_python_tells(options: dict[str, Any]) -> None:
    """In a whole game of each set; what the kernel leaves to Python is less than half of it."""
    state = gladsheim.game("voluspa", **options).deal(5)
    assert isinstance(state, VoluspaState)
    count, written = play(state, random.Random(str(options)), 1_000)
    assert written > count / 2


@pytest.mark.parametrize("case", ["VP115", "VP116", "VP117"])
def test_a_tile_alone_is_told_by_the_reading_of_the_table(case: str) -> None:
    """On the only tile of the board and beside a Hel."""
    found = CASES[case]
    state = gladsheim.from_document(found["position"])
    assert isinstance(state, VoluspaState)
    assert take(state, found["steps"][0]["action"])


@pytest.mark.parametrize("x", [64, 99_000, -100_000])
def test_cells_are_named_where_the_board_lies(x: int) -> None:
    """Coordinates are those of the board, wherever it lies, with all their digits and signs."""
    game, rng = gladsheim.game("voluspa"), random.Random(x)
    state = game.deal(3)
    for _ in range(10):
        state.apply(rng.choice(state.legal_actions()))
    there = game.from_document(moved(state.document(), x, -8 * x))
    assert isinstance(there, VoluspaState)
    assert play(there, rng, 12) == (12, 12)


@pytest.mark.parametrize("way", MOSTLY)
def test_compiled_kernels_write_the_same(way: dict[str, str], long: bool) -> None:
    """What is kept of an action, once both positions are let go, is what they tell."""
    way = {**way, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    assert run(["-c", PROGRAM, "2" if long else "1"], way).splitlines() == [
        title(options) for options in few()
    ]


def check_compiled(game: Game, seed: int) -> int:
    """Play a random game with compiled kernels; how many actions they wrote."""
    state, rng, written = game.deal(seed), random.Random(seed), 0
    assert isinstance(state, VoluspaState)
    assert engine_of(RULES).compiled
    while not state.is_terminal:
        action = rng.choice(state.legal_actions())
        late, other = state.clone().apply(action), state.clone().apply(action)
        told = (late.parts, late.events, late.hidden, late.pause, late.asks)
        if (found := other.written) is not None:
            written += 1
            check(game, other, told, found)
        assert other.final == any(event.private or event.reveals for event in late.events)
        assert other == late
        state.apply(action)
    return written
