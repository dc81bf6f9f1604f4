"""Background loops of the hall."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from gladsheim.core.errors import GladsheimError

logger = logging.getLogger(__name__)


class Loop:
    """Background task that does the same work at intervals until it is stopped."""

    def __init__(
        self,
        work: Callable[[], Awaitable[object]],
        seconds: float,
        failing: str,
        *,
        first_after: float = 0.0,
        longest: float = 0.0,
    ) -> None:
        """`seconds` pass between two turns of the work, and `first_after` before the first one.

        An error is logged after the words `failing`, and the work is tried again: after the usual seconds,
        or, up to `longest`, after twice as many as the last time.
        """
        self._work, self._seconds, self._failing = work, seconds, failing
        self._first_after, self._longest = first_after, longest
        self._due = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop at once, in the middle of the work too; do nothing if the loop was never started."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def run_soon(self) -> None:
        """Do the work soon, without waiting for the interval to pass."""
        self._due.set()

    async def _run(self) -> None:
        pause = self._first_after
        while True:
            if pause:
                # Not `wait_for`, which in Python 3.11 forgets a stop that comes together with a wake-up.
                with suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await self._due.wait()
            self._due.clear()
            pause = await self._turn(pause)

    async def _turn(self, pause: float) -> float:
        """Do the work once; return the seconds until the next time."""
        try:
            await self._work()
        except Exception as error:
            again = max(self._seconds, min(self._longest, 2 * pause))
            # Any other error may quote secrets, such as an address that was to be reached.
            reason = error if isinstance(error, GladsheimError) else type(error).__name__
            logger.warning("%s (%s), next try in %.0f s", self._failing, reason, again)
            return again
        return self._seconds
