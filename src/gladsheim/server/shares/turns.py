"""Turns for expensive work: few pieces run at once, the others wait, owner by owner."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from typing import TypeVar

from gladsheim.server.wire.buckets import slow_down
from gladsheim.store.shares import OWNER, FairQueue

T = TypeVar("T")

RETRY_SECONDS = 2
"""Seconds after which a refused caller may try again."""


class Turns:
    """Fair queue in which `at_once` pieces of work run at a time.
    At most `each` of one owner, and `most` of all, run or wait.
    """

    def __init__(self, at_once: int, each: int, most: int) -> None:
        self._free = at_once
        self._each = each
        self._most = most
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._held: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, owner: str | None = None, *, bounded: bool = True) -> AsyncIterator[None]:
        """Wait for a turn of an owner (None: the current one), and hold it while the context lasts.

        Raises Refused if the owner, or all together, have too much work here. Never raises it if not
        `bounded`, which is for work that is done one piece after the other.
        """
        owner = OWNER.get() if owner is None else owner
        if bounded and (self._held[owner] >= self._each or self._held.total() >= self._most):
            raise slow_down(RETRY_SECONDS)
        self._held[owner] += 1
        try:
            await self._wait(owner)
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self._held[owner] -= 1
            if not self._held[owner]:
                del self._held[owner]

    async def work(self, work: Callable[[], T], threads: Executor | None = None) -> T:
        """Run `work` in a thread when its turn has come. Raises Refused, and the errors of the work.

        If the caller is cancelled, the turn is held until the thread is done.
        """
        doing = asyncio.ensure_future(self._work(work, threads))
        # Work that nobody waits for any more may fail in silence.
        doing.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(doing)

    async def _work(self, work: Callable[[], T], threads: Executor | None) -> T:
        async with self.turn():
            return await asyncio.get_running_loop().run_in_executor(threads, work)

    async def _wait(self, owner: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(owner, turn)
        try:
            await turn
        except asyncio.CancelledError:
            # Cancelled after the turn was given, but before it was used: the next one gets it.
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            turn = self._waiting.take()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
