"""Work waits in turns by owner, and threads take it so."""

from __future__ import annotations

import threading
from collections import Counter

import pytest
from hypothesis import given, strategies as st

from gladsheim.store.shares import OWNER, FairQueue, FairThreads
from tests import PATIENCE


def taken(queue: FairQueue[str], count: int) -> list[str]:
    """The next pieces of work."""
    return [queue.take() for _ in range(count)]


def test_owners_have_turns() -> None:
    """Whoever comes after a hundred pieces of work of another owner waits for one of them."""
    queue: FairQueue[str] = FairQueue()
    for number in range(100):
        queue.put("flood", f"flood {number}")
    queue.put("one", "one")
    queue.put("two", "two")
    assert taken(queue, 4) == ["flood 0", "one", "two", "flood 1"]
    assert (queue.waiting("flood"), queue.waiting("one"), len(queue)) == (98, 0, 98)


def test_what_is_urgent_comes_first() -> None:
    """An owner with much urgent work comes before all work that is less urgent."""
    queue: FairQueue[str] = FairQueue()
    queue.put("one", "later", urgency=2)
    for number in range(3):
        queue.put("two", f"now {number}", urgency=0)
    assert taken(queue, 4) == ["now 0", "now 1", "now 2", "later"]
    with pytest.raises(IndexError):
        queue.take()


def test_who_comes_again_at_once_passes_nobody() -> None:
    """An owner who puts new work in as soon as the last is taken has every second turn, not each."""
    queue: FairQueue[str] = FairQueue()
    for _ in range(10):
        queue.put("patient", "patient")
    found = []
    queue.put("quick", "quick")
    for _ in range(10):
        found.append(queue.take())
        if found[-1] == "quick":
            queue.put("quick", "quick")
    assert Counter(found) == {"patient": 5, "quick": 5}


@given(st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), max_size=60))
def test_nobody_with_work_waits_more_than_a_round(steps: list[tuple[str, bool]]) -> None:
    """Between two turns of an owner with waiting work no other owner has more than two."""
    queue: FairQueue[str] = FairQueue()
    since: Counter[tuple[str, str]] = Counter()
    for owner, takes in steps:
        queue.put(owner, owner)
        if takes:
            turn = queue.take()
            for other in "abc":
                since[other, turn] += 1
                assert other == turn or not queue.waiting(other) or since[other, turn] <= 2
                since[turn, other] = 0
                if not queue.waiting(other):
                    since[other, turn] = 0


def test_threads_work_in_turns() -> None:
    """What another owner asks for is done after one piece of a flood's, in whatever order it came."""
    threads, begun, gate = FairThreads(1, "test"), threading.Event(), threading.Event()
    done: list[str] = []

    def hold() -> None:
        begun.set()
        gate.wait(PATIENCE)

    first = threads.submit(hold)
    begun.wait(PATIENCE)
    for owner in ("flood", "flood", "flood", "other"):
        token = OWNER.set(owner)
        last = threads.submit(done.append, owner)
        OWNER.reset(token)
    cancelled = threads.submit(done.append, "cancelled")
    assert cancelled.cancel()
    gate.set()
    first.result(PATIENCE)
    last.result(PATIENCE)
    threads.shutdown()
    assert done == ["flood", "other", "flood", "flood"]


def test_threads_hand_on_what_the_work_raises_and_end() -> None:
    """The future has the error; after the end nothing is taken."""
    threads = FairThreads(2, "test")
    with pytest.raises(ZeroDivisionError):
        threads.submit(lambda: 1 / 0).result(PATIENCE)
    threads.shutdown()
    with pytest.raises(RuntimeError):
        threads.submit(lambda: 1)
