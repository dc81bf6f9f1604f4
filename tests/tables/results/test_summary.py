"""The figures of a reviewed game: whose decisions they are, and what counts as missed."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

from gladsheim.tables.results.summary import SeatSummary, leads_of, stood_in, summaries
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, RESIGN, RETURN

LUCK = {"luck": [0.5, -0.5], "luck_error": [0.3, 0.4]}


def part(number: int, seat: int, action: str, missed: float, grade: str) -> dict[str, Any]:
    """A decision as the reviewer stores it."""
    verdict = {"missed": missed, "missed_error": 0.3, "grade": grade}
    return {"number": number, "seat": seat, "action": action, "verdict": verdict, **LUCK}


PARTS = [
    {"number": 0, **LUCK},
    part(1, 0, "play:a", 0.4, "best"),
    part(2, 1, "play:b", 2.0, "slip"),
    part(3, 0, "ponder", 3.0, "slip"),
    {"number": 4, "seat": 1, "action": "pass", "verdict": None, **LUCK},
    part(5, 0, "play:c", 1.0, "good"),
    part(6, 1, "play:d", 6.0, "blunder"),
]


def kind_of(action: str) -> str:
    """The first word of an action."""
    return action.partition(":")[0]


def of(left_out: Sequence[int] = ()) -> list[SeatSummary]:
    """What the review says of both seats."""
    return summaries(PARTS, [4.0, None], left_out, kind_of)


def test_a_seat_has_its_own_decisions_by_kind_and_by_thirds() -> None:
    """What is as good as the best has missed nothing, and where there was no choice nothing is counted."""
    one, other = of()
    assert (one.decisions, one.missed, one.missed_error) == (3, 4.0, 0.42)
    assert one.kinds == {"play": [2, 1.0], "ponder": [1, 3.0]}
    assert one.thirds == [[1, 0.0], [1, 3.0], [1, 1.0]]
    assert (other.decisions, other.missed, other.kinds) == (2, 8.0, {"play": [2, 8.0]})


def test_a_seat_has_the_luck_of_the_whole_game() -> None:
    """That of the deal and of all actions, with its error."""
    one, other = of()
    assert (one.lead, one.luck, one.luck_error) == (4.0, 3.5, 0.79)
    assert (other.lead, other.luck, other.luck_error) == (None, -3.5, 1.06)


def test_what_a_bot_chose_for_somebody_says_nothing_of_them() -> None:
    """The decisions that are left out count nowhere."""
    one, _ = of([3, 5])
    assert (one.decisions, one.missed, one.kinds) == (1, 0.0, {"play": [1, 0.0]})


def step(seat: int, kind: str = ACTION, *, undone: bool = False) -> Any:
    """A line of a seat."""
    line = SimpleNamespace(seat=seat, kind=kind)
    return SimpleNamespace(line=line, applied=True if kind == ACTION else None, undone=undone)


def live(steps: list[Any], ended: object = None) -> Live:
    """A game that is over, with 7 and 5 points."""
    standing = [one for one in steps if one.applied and not one.undone]
    state = SimpleNamespace(scores=[7, 5])
    return cast(Live, SimpleNamespace(steps=steps, standing_steps=standing, state=state, ended=ended))


def test_a_bot_stands_in_while_a_player_is_away() -> None:
    """From leaving to coming back; actions that were taken back are not numbered."""
    steps = [step(0, undone=True), step(0), step(1, RESIGN), step(1), step(0), step(1, RETURN), step(1)]
    assert stood_in(live(steps)) == [2]


def test_only_what_was_played_to_the_end_by_its_players_has_a_result() -> None:
    """Neither a game that ended early, nor the seat of which a bot has played a part."""
    assert leads_of(live([step(0), step(1)])) == [2.0, -2.0]
    assert leads_of(live([step(0), step(1, RESIGN), step(1)])) == [2.0, None]
    assert leads_of(live([step(0)], ended="resigned")) == [None, None]
