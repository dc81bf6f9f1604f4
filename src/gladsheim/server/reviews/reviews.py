"""Reviews of games that are over: begun when a user asks or by themselves, made where the bots think, stored.

A review is a row of the database that holds its progress. Any process that has time makes the next parts, so
it goes on after a restart, and in any process; two that make the same parts do no harm. The hall itself only
puts the parts together. A review that is finished and has no summary is summed up in the same way.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from gladsheim.bots.judging import Scales
from gladsheim.bots.reviewing import compare, seed_of
from gladsheim.core.errors import ActionError
from gladsheim.core.game import Json
from gladsheim.core.words import Words
from gladsheim.server.history.replay import Replay
from gladsheim.server.jobs.job import review_job
from gladsheim.server.jobs.process import ReviewTask, SummaryTask
from gladsheim.server.jobs.queues import JobQueue
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.reviews.wire import OtherAction, ReviewView
from gladsheim.server.shares.turns import Turns
from gladsheim.server.views.views import TableViews
from gladsheim.server.wire.errors import Refused
from gladsheim.store import TooMany
from gladsheim.store.results.reviews import MOST_OF_ONE, ReviewProgress
from gladsheim.store.shares import OWNER
from gladsheim.tables.record import record
from gladsheim.tables.refusals import Illegal, Running
from gladsheim.tables.results.review import (
    MOST_PARTS,
    VERSION,
    Alternative,
    Curve,
    alternative_of,
    curve_of,
    decision_at,
    review_of,
    scores_by_line,
)
from gladsheim.tables.results.summary import SUMMARY, SeatSummary, leads_of, stood_in
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import OVER
from gladsheim.tables.views.replay import eyes_for

KEPT_CURVES = 64
BUSY_SECONDS = 60


class Reviews:
    """Reviews of a hall."""

    def __init__(
        self,
        tables: LiveTables,
        views: TableViews,
        replay: Replay,
        questions: Turns,
        queue: JobQueue,
        clock: Callable[[], str],
    ) -> None:
        self._tables = tables
        self._store = tables.store.reviews
        self._trends = tables.store.trends
        self._views = views
        self._replay = replay
        self._questions = questions
        self._queue = queue
        self._clock = clock
        self._scores: OrderedDict[str, list[list[int]]] = OrderedDict()

    async def ask(self, user: str | None, table: str) -> ReviewView:
        """Let a game be reviewed, once for all who ask; return the progress.

        Raises UnknownTable, NotStarted, Running, or Refused where too many reviews wait, or too many of the
        current owner's.
        """
        live = await self._over(user, table)
        try:
            progress = await self._begin(live, automatic=False)
        except TooMany:
            words = Words.of("faults-own-reviews", most=MOST_OF_ONE)
            raise Refused("too_many", words, None, BUSY_SECONDS) from None
        if progress is None:
            raise Refused("busy", retry_after=BUSY_SECONDS)
        return ReviewView.of(progress)

    async def begin_unasked(self, live: Live) -> bool:
        """Let a game that is over be reviewed though no user has asked; return False where too many wait."""
        return await self._begin(live, automatic=True) is not None

    async def _begin(self, live: Live, *, automatic: bool) -> ReviewProgress | None:
        table, total = live.table.id, min(MOST_PARTS, len(live.standing_steps) + 1)
        owner = "" if automatic else OWNER.get()
        progress = await self._store.begin(table, VERSION, total, self._clock(), owner, automatic=automatic)
        if progress is not None and progress.goes_on:
            self._queue.add(review_job(table, progress.owner, unasked=progress.automatic))
        return progress

    async def view(self, user: str | None, table: str, eyes: str | None) -> ReviewView:
        """Return the progress of the review of a game, and the whole review when it is finished.

        `eyes` decide how plies are counted. Raises UnknownTable, NotStarted, Running, UnknownSeat.
        """
        live = await self._over(user, table)
        looking = eyes_for(live, live.table.owned_by(user), eyes)
        progress = await self._current(table)
        if progress is None or not progress.finished:
            return ReviewView.of(progress)
        parts = await self._store.parts(table)
        return ReviewView.of(progress, review_of(parts, live, looking.seats))

    async def curve(self, user: str | None, table: str, eyes: str | None) -> Curve:
        """Return the points of all seats over a game that is over. Raises as `view`."""
        live = await self._over(user, table)
        looking = eyes_for(live, live.table.owned_by(user), eyes)
        found = self._scores.get(table)
        if found is None:
            found = await self._replay.folds.work(partial(scores_by_line, live))
        self._scores[table] = found
        self._scores.move_to_end(table)
        while len(self._scores) > KEPT_CURVES:
            self._scores.popitem(last=False)
        return curve_of(found, live, looking.seats)

    async def compare(
        self, user: str | None, table: str, ply: int, other: OtherAction, eyes: str | None
    ) -> Alternative:
        """Weigh another action in place of the one that a seat took at a ply, as a review does.

        `eyes` decide how plies are counted. Raises UnknownTable, NotStarted, Running, UnknownSeat, Illegal,
        or Refused where the seat decided nothing there, or too many questions wait.
        """
        live = await self._over(user, table)
        looking = eyes_for(live, live.table.owned_by(user), eyes)
        taken = decision_at(live, looking.seats, ply, other.seat)
        if taken is None:
            words = Words.of("faults-no-decision", seat=other.seat, ply=ply)
            raise Refused("not_found", words, "seat")
        then = await self._replay.at(live, taken.line.seq - 1)
        seed = seed_of(live.standing_steps.index(taken) + 1)

        def work() -> Alternative:
            scales, effort = Scales(then.game), then.game.bots.effort
            try:
                found = compare(scales, then.state, taken.line.action, other.action, seed, effort)
            except ActionError as error:
                raise Illegal(error.refusal) from error
            return alternative_of(found, other.seat, then.game)

        return await self._questions.work(work)

    async def _over(self, user: str | None, table: str) -> Live:
        live = await self._views.position_for(user, table)
        if live.status != OVER:
            raise Running(Words("faults-running-whole"))
        return live

    async def _current(self, table: str) -> ReviewProgress | None:
        """Return the progress of a review, if it is of the current version; else None."""
        found = await self._store.progress(table)
        return found if found is not None and found.version == VERSION else None

    # Where the bots think

    async def requeue(self, before: str | None = None) -> None:
        """Queue all reviews that go on, and those that are finished and not summed up.

        With a time, unfinished reviews only if nothing was done at them since.
        """
        for table, owner, last in await self._store.to_do(VERSION, SUMMARY, before):
            self._queue.add(review_job(table, owner, unasked=last))

    async def task(self, table: str) -> ReviewTask | SummaryTask | None:
        """Return the next task for the review of a game; None if nothing is to be done."""
        progress = await self._current(table)
        if progress is None or not (progress.goes_on or await self._is_unsummed(table, progress)):
            return None
        live = await self._tables.live(table)
        if live.status != OVER:
            return None
        if progress.goes_on:
            return ReviewTask(table, progress.done)
        fixed, parts = live.table, await self._store.parts(table)
        return SummaryTask(fixed.game, fixed.options, fixed.rules, parts, leads_of(live), stood_in(live))

    async def record(self, table: str) -> bytes:
        """Return the complete record of a game that is over."""
        live = await self._tables.live(table)
        return await asyncio.to_thread(record(live).to_bytes)

    async def _is_unsummed(self, table: str, progress: ReviewProgress) -> bool:
        return progress.finished and table in await self._trends.unsummed(VERSION, SUMMARY)

    async def answer(self, table: str, task: ReviewTask, parts: list[Json]) -> None:
        """Store the parts, unless others have come since, and queue the next step."""
        progress = await self._current(table)
        if progress is None or not progress.goes_on or progress.done != task.since:
            return
        fitting = parts[: progress.total - progress.done]
        after = await self._store.add(table, progress, fitting, self._clock())
        if after is not None:
            self._queue.add(review_job(table, after.owner, unasked=after.automatic or after.finished))

    async def keep(self, table: str, found: list[SeatSummary]) -> None:
        """Store the summary of a finished review for each seat, unless that was done since."""
        await self._trends.keep(table, VERSION, SUMMARY, found)

    async def give_up(self, table: str, task: ReviewTask, reason: str) -> None:
        """Note that the game cannot be reviewed; it is tried again when a user asks again."""
        progress = await self._current(table)
        if progress is not None and progress.goes_on and progress.done == task.since:
            await self._store.give_up(table, progress, reason, self._clock())
