"""What is done with games that were played: counted, looked back at, told of on people's pages."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from gladsheim.server.covers.pauses import Pauses
from gladsheim.server.hall.live_tables import LiveTables
from gladsheim.server.hall.views import TableViews
from gladsheim.server.history.players import Players
from gladsheim.server.history.replay import Replay
from gladsheim.server.history.tally import Tally
from gladsheim.server.reviews.reviews import Reviews
from gladsheim.server.time.hall_time import HallTime

QUESTIONS_AT_ONCE = 2
"""What the laboratory works out at a time in one process, so that tables never wait for it."""


class History:
    """What became of a hall's tables, and the laboratory, where positions of any game are looked at."""

    def __init__(
        self,
        tables: LiveTables,
        views: TableViews,
        pauses: Pauses,
        time: HallTime,
        wake: Callable[[str], None],
        seconds: Callable[[], float],
    ) -> None:
        self.tally = Tally(tables, pauses, time.clock)
        self.replay = Replay(views)
        self.reviews = Reviews(tables, views, self.replay.folds, wake, time.clock)
        self.players = Players(tables, views, self.replay.folds, time, seconds)
        self.questions = asyncio.Semaphore(QUESTIONS_AT_ONCE)
