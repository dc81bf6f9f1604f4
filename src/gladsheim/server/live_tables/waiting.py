"""What thousands of open sockets wait and work with: as asyncio's own, without what those keep ready.

A deque has room for 64 things from the beginning. An event holds one and a queue four, which is a
tenth of all that a socket needs.
"""

from __future__ import annotations

import asyncio
import types
from collections.abc import Coroutine, Generator
from functools import partial
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Flag:
    """An `asyncio.Event` for few that wait."""

    __slots__ = ("_raised", "_waiting")

    def __init__(self) -> None:
        self._raised = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        """Whether it is raised."""
        return self._raised

    def set(self) -> None:
        """Raise it, and wake whoever waits."""
        self._raised = True
        for one in self._waiting:
            if not one.done():
                one.set_result(None)

    def clear(self) -> None:
        """Lower it."""
        self._raised = False

    async def wait(self) -> None:
        """Wait until it has been raised."""
        if self._raised:
            return
        raised = asyncio.get_running_loop().create_future()
        self._waiting.append(raised)
        try:
            await raised
        finally:
            self._waiting.remove(raised)


class Mailbox(Generic[T]):
    """An `asyncio.Queue` without an end, for one reader."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def is_awaited(self) -> bool:
        """Whether the next thing is taken as soon as it comes."""
        return self._reader is not None and not self._reader.done()

    def empty(self) -> bool:
        """Whether nothing has come."""
        return not self._items

    def put_nowait(self, item: T) -> None:
        """Put something in."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        """Take out what came first, as soon as there is something."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._items.pop(0)


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Do as much of the work as can be done without waiting; if any is left, a task goes on with it.

    As tasks do that are started eagerly in later versions of Python. What is done at once has no
    task of its own, and must not set itself a time limit.
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
