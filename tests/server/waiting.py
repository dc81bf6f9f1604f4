"""Waiting for a condition at a table, by its bell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from gladsheim.server.hall import Hall
from gladsheim.tables.running.live import Live
from tests import PATIENCE


async def until(hall: Hall, table: str, claim: Callable[[Live], bool]) -> Live:
    """The table as soon as the claim holds."""
    async with asyncio.timeout(PATIENCE):
        with hall.hub.bell(table) as bell:
            while not claim(live := await hall.tables.live(table)):
                await bell.wait()
                bell.clear()
    return live
