"""What is within the noise of a review is nobody's miss."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from gladsheim.tables.results.review import curve_of, review_of, scores_by_line
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import TAKEBACK
from tests.tables.running.timed import BEGUN, SECOND, act, days, line, table_of


def part(missed: float, grade: str) -> dict[str, Any]:
    """A decision of the seat 0 as the reviewer stores it."""
    verdict = {"value": 1.0, "error": 0.1, "missed": missed, "missed_error": 0.3, "grade": grade}
    verdict |= {"worlds": 8, "choices": 2, "alternatives": []}
    luck = {"luck": [0.0, 0.0], "luck_error": [0.0, 0.0]}
    return {"number": 0, "seat": 0, "action": "x", "verdict": verdict, **luck}


def test_what_is_as_good_as_the_best_missed_nothing() -> None:
    """The sum of a seat, and how sure it is, come from its misses alone."""
    table = SimpleNamespace(seats=[None, None])
    live = cast(Live, SimpleNamespace(steps=[], game=None, table=table))
    review = review_of([part(0.4, "best"), part(3.0, "slip")], live, frozenset({0}))
    assert (review.seats[0].missed, review.seats[0].missed_error) == (3.0, 0.3)
    assert review.decisions[0].missed == 0.4


def test_points_that_were_taken_back_are_not_in_the_curve() -> None:
    """An entry that was taken back keeps the points before it, and so does the entry that took it back."""
    before = act(act(table_of(days(1)), BEGUN + SECOND), BEGUN + 2 * SECOND)
    live = act(before, BEGUN + 3 * SECOND)
    live = act(line(live, TAKEBACK, 0, BEGUN + 4 * SECOND), BEGUN + 5 * SECOND)
    scores = scores_by_line(live)
    assert live.steps[2].undone
    assert scores[3] != scores[2]
    plies = curve_of(scores, live, frozenset({0, 1})).plies
    assert plies == [*scores[:3], scores[2], scores[2], scores[5]]
