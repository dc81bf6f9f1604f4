"""Small replacements of asyncio's primitives for thousands of open sockets.

A deque reserves room for 64 items.
An asyncio event holds one deque and a queue four, which would be a tenth of all memory that a socket needs.
"""

from __future__ import annotations

import asyncio
import types
from collections.abc import Coroutine, Generator
from functools import partial
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Flag:
    """`asyncio.Event` for few waiters."""

    __slots__ = ("_raised", "_waiting")

    def __init__(self) -> None:
        self._raised = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Whether the flag is raised."""
        return self._raised

    def set(self) -> None:
        """Raise the flag, and wake the waiters."""
        self._raised = True
        for one in self._waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        """Lower the flag."""
        self._raised = False

    async def wait(self) -> None:
        """Wait until the flag has been raised."""
        if self._raised:
            return
        raised = asyncio.get_running_loop().create_future()
        self._waiting.append(raised)
        try:
            await raised
        finally:
            self._waiting.remove(raised)


class Mailbox(Generic[T]):
    """Unbounded `asyncio.Queue` for one reader."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def is_awaited(self) -> bool:
        """Whether the next item is taken as soon as it comes."""
        return self._reader is not None and not self._reader.done()

    def empty(self) -> bool:
        """Whether the mailbox has no items."""
        return not self._items

    def put_nowait(self, item: T) -> None:
        """Add an item."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        """Remove and return the oldest item, waiting until there is one."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._items.pop(0)


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run a coroutine until it first waits; if it is not finished then, a task continues it.

    This is what eagerly started tasks do in later versions of Python.
    The first part runs without a task of its own, so it must not use time limits.
    """
    try:
        waiting = work.send(None)
    except StopIteration:
        return None
    return asyncio.get_running_loop().create_task(_go_on(work, waiting))


async def _go_on(work: Coroutine[Any, Any, None], waiting: Any) -> None:
    await _rest(work, waiting)


@types.coroutine
def _rest(work: Coroutine[Any, Any, None], waiting: Any) -> Generator[Any, Any, None]:
    while True:
        try:
            given = yield waiting
        except BaseException as error:
            step = partial(work.throw, error)
        else:
            step = partial(work.send, given)
        try:
            waiting = step()
        except StopIteration:
            return
