"""What waits for the database is taken together."""

from __future__ import annotations

import math
import queue
import time

import pytest

from gladsheim.store.engine.promises import MOST_IN_ONE_COMMIT, next_batch


def test_all_that_waits_is_taken_at_once() -> None:
    """In order, and never more than fits into one commit."""
    waiting: queue.SimpleQueue[int] = queue.SimpleQueue()
    for number in range(MOST_IN_ONE_COMMIT + 2):
        waiting.put(number)
    assert next_batch(waiting) == list(range(MOST_IN_ONE_COMMIT))
    assert next_batch(waiting) == [MOST_IN_ONE_COMMIT, MOST_IN_ONE_COMMIT + 1]


def test_the_end_stays_for_others_who_wait() -> None:
    """What came before it is taken; then everybody finds the end."""
    waiting: queue.SimpleQueue[int | None] = queue.SimpleQueue()
    waiting.put(1)
    waiting.put(None)
    assert [next_batch(waiting) for _ in range(3)] == [[1], [], []]


def test_what_comes_until_the_time_has_come_goes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is waited only until then, and not at all where that has passed."""
    waiting: queue.SimpleQueue[str] = queue.SimpleQueue()
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        waiting.put("later")

    monkeypatch.setattr(time, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: 10.0)
    waiting.put("first")
    assert next_batch(waiting, not_before=10.002) == ["first", "later"]
    waiting.put("alone")
    assert next_batch(waiting, not_before=10.0) == ["alone"]
    assert math.isclose(sum(slept), 0.002, abs_tol=1e-9)
