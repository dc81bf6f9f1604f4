"""Results of database work for coroutines, delivered together once per event loop."""

from __future__ import annotations

import asyncio
import queue
import time
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Generic, TypeVar

from msgspec import Struct

from gladsheim.store.engine.database import BulkChange, Connection

T = TypeVar("T")

MOST_IN_ONE_COMMIT = 256


class Promise(Generic[T]):
    """Result of a piece of work, for a coroutine."""

    __slots__ = ("future", "loop")

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()


class Part(Struct, frozen=True):
    """Item of work that is done for many at once."""

    work: BulkChange[Any]
    item: Any
    promise: Promise[None]

    def run(self, connection: Connection) -> None:
        """Do the work for this item alone."""
        self.work.change(connection, [self.item])


class CommitQueue:
    """A queue that hands parts to the threads that save, together those of one round of an event loop."""

    def __init__(self, waiting: queue.SimpleQueue[Any]) -> None:
        self._waiting = waiting
        self._rounds: dict[asyncio.AbstractEventLoop, list[Part]] = {}

    def add(self, loop: asyncio.AbstractEventLoop, part: Part) -> None:
        """Add a part to those of this iteration."""
        parts = self._rounds.setdefault(loop, [])
        if not parts:
            loop.call_soon(self._hand_on, loop)
        parts.append(part)

    def _hand_on(self, loop: asyncio.AbstractEventLoop) -> None:
        for part in self._rounds.pop(loop):
            self._waiting.put(part)


class WorkResult(Struct, frozen=True):
    """The end of a piece of work: its result or its error."""

    future: Future[Any] | Promise[Any]
    result: Any = None
    error: Exception | None = None

    def tell(self) -> None:
        """Set the result, unless the waiting task was cancelled."""
        future = self.future.future if isinstance(self.future, Promise) else self.future
        if future.done():
            return
        if self.error is not None:
            future.set_exception(self.error)
        else:
            future.set_result(self.result)


def ended(error: Exception) -> Future[Any]:
    """Return a future for work that was not started; it raises `error`."""
    future: Future[Any] = Future()
    future.set_exception(error)
    return future


def next_batch(waiting: queue.SimpleQueue[Any], not_before: float = 0.0) -> list[Any]:
    """Return all waiting work, as soon as there is some, up to a None, which stays for other threads.

    Waits until `not_before`, in seconds of `time.monotonic`, to include later work.
    """
    batch = []
    following = waiting.get()
    if (early := not_before - time.monotonic()) > 0:
        time.sleep(early)
    with suppress(queue.Empty):
        while following is not None:
            batch.append(following)
            if len(batch) == MOST_IN_ONE_COMMIT:
                return batch
            following = waiting.get_nowait()
        # Every other thread that waits must find the end, too.
        waiting.put(None)
    return batch


def run_together(connection: Connection, parts: Sequence[Part]) -> list[WorkResult]:
    """Do the work for all items. Raises the error of any of them."""
    by_work: defaultdict[BulkChange[Any], list[Any]] = defaultdict(list)
    for part in parts:
        by_work[part.work].append(part.item)
    for work, items in by_work.items():
        work.change(connection, items)
    return [WorkResult(part.promise) for part in parts]


def tell(outcomes: Sequence[WorkResult]) -> None:
    """Deliver all outcomes, those of coroutines in their event loops."""
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[WorkResult]] = defaultdict(list)
    for outcome in outcomes:
        if isinstance(outcome.future, Promise):
            by_loop[outcome.future.loop].append(outcome)
        else:
            outcome.tell()
    for loop, told in by_loop.items():
        # A loop that is closed has nobody who waits.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_tell_here, told)


def _tell_here(outcomes: Sequence[WorkResult]) -> None:
    for outcome in outcomes:
        outcome.tell()
