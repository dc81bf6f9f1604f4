"""Reviews of games that no user has asked for, so that the pages of people fill by themselves.

The database answers which games these are: the newest that were counted and not reviewed, in which an account
that wants it had a seat of its own. Each account has as many a day as the host allows, and a limited number
wait at a time. Bots' moves, and reviews that a user has asked for, come first.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping

from gladsheim.core.errors import GladsheimError, UsageError
from gladsheim.server.history.tally import folded
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.reviews.reviews import Reviews
from gladsheim.server.time.loops import Loop
from gladsheim.server.time.pause import earlier
from gladsheim.store import DatabaseError
from gladsheim.tables.results.review import VERSION
from gladsheim.tables.table import OVER

REVIEWS_A_DAY = "GLADSHEIM_REVIEWS_A_DAY"
A_DAY = 5
MOST_A_DAY = 50
DAY_SECONDS = 86_400.0
LOOK_SECONDS = 60.0

logger = logging.getLogger(__name__)


def reviews_a_day(environment: Mapping[str, str]) -> int:
    """Return the number a day that the host allows an account. Raises UsageError, which names
    the variable.
    """
    text = environment.get(REVIEWS_A_DAY, "") or str(A_DAY)
    if not (text.isascii() and text.isdigit() and int(text) <= MOST_A_DAY):
        raise UsageError(f"{REVIEWS_A_DAY} is {text[:20]!r}; allowed: 0 to {MOST_A_DAY}")
    return int(text)


class UnaskedReviews:
    """Task of one process that begins such reviews."""

    def __init__(self, tables: LiveTables, reviews: Reviews, a_day: int, clock: Callable[[], str]) -> None:
        self._tables = tables
        self._reviews = reviews
        self._a_day = a_day
        self._clock = clock
        # Reviews that are finished make room for others.
        self._loop = Loop(self.begin_all, LOOK_SECONDS, "finished games cannot be reviewed unasked")
        self._unreadable: set[str] = set()

    def start(self) -> None:
        """Begin the reviews that may begin, now and from now on."""
        self._loop.start()

    async def stop(self) -> None:
        """Stop at once; the other games follow later."""
        await self._loop.stop()

    def run_soon(self) -> None:
        """Look again for games to review: a game may have been counted."""
        self._loop.run_soon()

    async def begin_all(self) -> None:
        """Begin as many reviews as may wait, the newest game first."""
        while (table := await self._next()) is not None:
            try:
                live = await folded(self._tables.store, self._tables.games, table)
            except DatabaseError:
                raise
            except GladsheimError:
                live = None
            if live is None or live.status != OVER:
                # It cannot be replayed by the rules of now.
                self._unreadable.add(table)
            elif not await self._reviews.begin_unasked(live):
                return

    async def _next(self) -> str | None:
        if self._a_day == 0:
            return None
        since = earlier(self._clock(), DAY_SECONDS)
        games = 1 + len(self._unreadable)
        found = await self._tables.store.trends.unreviewed(VERSION, since, self._a_day, games)
        return next((table for table in found if table not in self._unreadable), None)
