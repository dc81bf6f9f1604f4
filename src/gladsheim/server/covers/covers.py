"""Covers of secret questions, as one object that is notified of all events at the tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import pairwise

from gladsheim.server.covers.orders import Orders
from gladsheim.server.covers.pauses import Pauses
from gladsheim.server.covers.windows import Windows
from gladsheim.tables.running.live import Live


class Covers:
    """The pauses, windows and standing orders of one process.

    `shared`: whether other processes store lines, whose pauses are kept here too.
    """

    def __init__(
        self, pauses: Pauses, windows: Windows, orders: Orders, clock: Callable[[], str], *, shared: bool
    ) -> None:
        self._pauses = pauses
        self._windows = windows
        self._orders = orders
        self._clock = clock
        self._shared = shared

    def begun(self, live: Live) -> None:
        """Handle the start of a game."""
        self._windows.begun(live)

    def stored(self, before: Live, after: Live) -> None:
        """Handle a line that this process stored, which led from `before` to `after`."""
        self._pauses.stored(before, after)

    def caught_up(self, positions: Sequence[Live]) -> None:
        """Handle another process's lines: `positions` are the one known here and those after each line."""
        known, live = positions[0], positions[-1]
        for seq, seconds in self._pauses.to_hold(live, known.seq, self._clock()):
            self._pauses.hold(positions[seq - known.seq], seconds)
        if live.table.terms.windows:
            for before, after in pairwise(positions):
                self._windows.stored(before, after)

    async def was_read(self, live: Live) -> None:
        """Restore the pauses that other processes started, and the windows, of a table that was just read."""
        if live.table.terms.windows:
            await self._windows.resume(live)
        if self._shared:
            for seq, seconds in self._pauses.to_hold(live, 0, self._clock()):
                self._pauses.hold(await asyncio.to_thread(live.at, seq), seconds)

    async def settle(self, live: Live) -> Live:
        """Answer for seats with standing orders. The caller holds the table's lock."""
        return await self._orders.settle(live)
