"""Fair queues for shared resources of the hall: waiting work is done in turns, owner by owner.

An *owner* is the account for which work is done, or else the network address of a guest. Ready-made
libraries limit request rates (aiolimiter) or divide a semaphore (aio-fairshare); none orders waiting work
by urgency and by owner, which a queue between processes needs as well. The rule is start-time fair queueing
(Goyal, Vin and Cheng, 1996) with equal costs, a few lines.
"""

from __future__ import annotations

import heapq
import itertools
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from contextvars import ContextVar
from typing import Generic, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

OWNER: ContextVar[str] = ContextVar("owner", default="")
"""Owner for whom the current task works; empty for the hall's own work. Requests and sockets set it."""


class FairQueue(Generic[T]):
    """Queue of waiting work. The most urgent (the smallest number) comes first. Of equally urgent work each
    owner has one piece done in each round; within a round, first come, first served.
    """

    def __init__(self) -> None:
        self._heap: list[tuple[int, int, int, str, T]] = []
        self._numbers = itertools.count()
        self._rounds: dict[int, int] = {}
        """Current round, by urgency."""
        self._last: dict[int, dict[str, int]] = {}
        """Last round in which an owner has, or had, work, by urgency and owner."""
        self._waiting: Counter[str] = Counter()

    def __len__(self) -> int:
        """Return how much work waits."""
        return len(self._heap)

    def waiting(self, owner: str) -> int:
        """Return how much work of an owner waits."""
        return self._waiting[owner]

    def put(self, owner: str, work: T, urgency: int = 0) -> None:
        """Add work."""
        last = self._last.setdefault(urgency, {})
        # Not before the current round, and in no round in which the owner has work already.
        number = max(self._rounds.get(urgency, 0), last.get(owner, -1) + 1)
        last[owner] = number
        self._waiting[owner] += 1
        heapq.heappush(self._heap, (urgency, number, next(self._numbers), owner, work))

    def take(self) -> T:
        """Remove and return the next work. Raises IndexError if none waits."""
        urgency, number, _, owner, work = heapq.heappop(self._heap)
        if number > self._rounds.get(urgency, 0):
            self._rounds[urgency] = number
            # An owner without work since the round before begins again with the round that is on.
            last = self._last[urgency]
            self._last[urgency] = {one: its_last for one, its_last in last.items() if its_last >= number}
        self._waiting[owner] -= 1
        if not self._waiting[owner]:
            del self._waiting[owner]
        return work


class FairThreads:
    """Thread pool that takes work in turns by owner: `OWNER` as of the call."""

    def __init__(self, threads: int, name: str) -> None:
        self._queue: FairQueue[Callable[[], None]] = FairQueue()
        self._changed = threading.Condition()
        self._closed = False
        self._threads = [
            threading.Thread(target=self._work, name=f"{name}-{number}", daemon=True)
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    def submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Call a function in one of the threads. Raises RuntimeError once the pool is shut down."""
        future: Future[T] = Future()

        def run() -> None:
            if not future.set_running_or_notify_cancel():
                return
            try:
                result = work(*args, **kwargs)
            except BaseException as error:
                future.set_exception(error)
            else:
                future.set_result(result)

        with self._changed:
            if self._closed:
                raise RuntimeError("the threads are shut down")
            self._queue.put(OWNER.get(), run)
            self._changed.notify()
        return future

    def shutdown(self) -> None:
        """Finish all waiting work, and end the threads."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while True:
            with self._changed:
                while not self._queue and not self._closed:
                    self._changed.wait()
                if not self._queue:
                    return
                run = self._queue.take()
            run()
            # The thread waits next: it must not keep what the finished work refers to.
            del run
