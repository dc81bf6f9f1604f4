"""Batched look-ups: keys requested while a query runs are looked up together by the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from typing import Generic, TypeVar

Key = TypeVar("Key")
Found = TypeVar("Found")


class GatheredLookup(Generic[Key, Found]):
    """Looks up values by their keys, which `key_of` returns. No answer is older than its request."""

    def __init__(
        self, look_up: Callable[[Sequence[Key]], Future[list[Found]]], key_of: Callable[[Found], Key]
    ) -> None:
        self._look_up = look_up
        self._key_of = key_of
        self._waiting: dict[asyncio.AbstractEventLoop, list[tuple[Key, asyncio.Future[Found | None]]]] = {}

    def find(self, key: Key) -> asyncio.Future[Found | None]:
        """Return the value for a key, or None. Raises the errors of the look-up."""
        loop = asyncio.get_running_loop()
        found: asyncio.Future[Found | None] = loop.create_future()
        if loop not in self._waiting:
            self._waiting[loop] = []
            loop.call_soon(self._ask, loop)
        self._waiting[loop].append((key, found))
        return found

    def _ask(self, loop: asyncio.AbstractEventLoop) -> None:
        asked = self._waiting.pop(loop)
        if not asked:
            return
        # Later callers wait for the next time.
        self._waiting[loop] = []

        def answer(done: Future[list[Found]]) -> None:
            # A loop that is closed has nobody who waits.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(tell, done)

        def tell(done: Future[list[Found]]) -> None:
            error = done.exception()
            by_key = {} if error else {self._key_of(found): found for found in done.result()}
            for key, found in asked:
                if found.done():
                    continue
                if error is not None:
                    found.set_exception(error)
                else:
                    found.set_result(by_key.get(key))
            self._ask(loop)

        try:
            self._look_up([key for key, _ in asked]).add_done_callback(answer)
        except RuntimeError as error:
            # The database is closed.
            for _, found in asked:
                found.set_exception(error)
            self._ask(loop)
