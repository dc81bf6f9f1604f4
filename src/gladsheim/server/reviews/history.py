"""Services for games that were played: counting, replay and reviews, and the pages of people."""

from __future__ import annotations

from gladsheim.server.covers.pauses import Pauses
from gladsheim.server.history.players import Players
from gladsheim.server.history.replay import Replay
from gladsheim.server.history.tally import Tally
from gladsheim.server.jobs.queues import JobQueue
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.reviews.reviews import Reviews
from gladsheim.server.reviews.trends import TrendPages
from gladsheim.server.reviews.unasked import UnaskedReviews
from gladsheim.server.shares.turns import Turns
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.views.views import TableViews

QUESTIONS_AT_ONCE, QUESTIONS_EACH, MOST_QUESTIONS = 2, 20, 400
"""Limits of the questions that laboratory, puzzles and reviews work out in one process: at a time, so that
tables never wait for them, and unanswered ones of one owner and of all together.
"""


class History:
    """Services for finished games of a hall, and the laboratory, where positions of any game
    are looked at.
    """

    def __init__(
        self,
        tables: LiveTables,
        views: TableViews,
        pauses: Pauses,
        time: HallTime,
        queue: JobQueue,
        reviews_a_day: int,
    ) -> None:
        self.replay = Replay(views)
        self.questions = Turns(QUESTIONS_AT_ONCE, QUESTIONS_EACH, MOST_QUESTIONS)
        self.reviews = Reviews(tables, views, self.replay, self.questions, queue, time.clock)
        self.unasked = UnaskedReviews(tables, self.reviews, reviews_a_day, time.clock)
        self.tally = Tally(tables, pauses, time, self.unasked.run_soon)
        self.trends = TrendPages(tables, reviews_a_day)
        self.players = Players(tables, views, self.replay.folds, time, time.seconds)

    def start(self) -> None:
        """Count finished games, and let them be reviewed, now and from now on.

        Only halls that show tables do so.
        """
        self.tally.start()
        self.unasked.start()

    async def stop(self) -> None:
        """Stop at once; games that are not done yet follow later."""
        await self.tally.stop()
        await self.unasked.stop()
