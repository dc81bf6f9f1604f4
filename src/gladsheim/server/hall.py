"""Composition of the hall: the parts that one process needs to serve tables. It knows no web framework.

Each part is given the parts that it needs; no part is given the hall.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from gladsheim.records import now
from gladsheim.server.accounts.accounts import Accounts, AccountsContext
from gladsheim.server.accounts.passwords import Passwords
from gladsheim.server.acting.acting import Acting
from gladsheim.server.acting.agreements import Agreements
from gladsheim.server.cluster import Cluster
from gladsheim.server.covers.covers import Covers
from gladsheim.server.covers.orders import Orders
from gladsheim.server.covers.pauses import Pauses
from gladsheim.server.covers.windows import Windows
from gladsheim.server.daily.days import Days
from gladsheim.server.daily.matches import Matches
from gladsheim.server.daily.meetings import Meetings
from gladsheim.server.daily.plays import Plays
from gladsheim.server.finding.finding import Matchmaking
from gladsheim.server.identity.cookies import CookieNames
from gladsheim.server.identity.identity import Identity
from gladsheim.server.identity.rate_limits import clock_for
from gladsheim.server.identity.sessions import Clocks
from gladsheim.server.jobs.bot_moves import BotMoves
from gladsheim.server.jobs.job import move_job
from gladsheim.server.jobs.jobs import JobRunner, runner_of
from gladsheim.server.jobs.queues import JobQueues
from gladsheim.server.live.presence import Presence
from gladsheim.server.live_tables.audit import AuditLog
from gladsheim.server.live_tables.hub import Hub
from gladsheim.server.live_tables.library import Library
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.live_tables.looks import BotTableLooks
from gladsheim.server.lobby.lobby import Lobby
from gladsheim.server.notifications.notifications import Notifications
from gladsheim.server.operators.erasing import HallErasing
from gladsheim.server.operators.health import DatabaseHealth
from gladsheim.server.pages.notices import NoticePages
from gladsheim.server.prepared.prepared import PreparedMoves
from gladsheim.server.puzzles.puzzles import Puzzles
from gladsheim.server.reviews.history import History
from gladsheim.server.robots.robots import Robots
from gladsheim.server.settings import HallSettings
from gladsheim.server.talk.talk import Talk
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.time.lived import LIVED
from gladsheim.server.time.pause import Pause
from gladsheim.server.timekeeping.timekeeper import Timekeeper
from gladsheim.server.views.openness import ReplayOpenness
from gladsheim.server.views.views import TableViews
from gladsheim.store import HallStore
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import OVER


class Hall:
    """All parts that serve the tables of one process."""

    def __init__(
        self,
        store: HallStore,
        library: Library,
        workers: JobRunner,
        *,
        clock: Callable[[], str] = now,
        pause: Pause = Pause(),  # noqa: B008  # frozen
        settings: HallSettings = HallSettings(),  # noqa: B008  # frozen
    ) -> None:
        seconds = settings.seconds or LIVED
        self.store, self.library = store, library
        self.notices = NoticePages(settings.notices, settings.keep_days)
        self.health = DatabaseHealth(store)
        self.audit = AuditLog(store.moderation.audit, clock)
        self.hub = Hub()
        self.jobs = JobQueues()
        self.time = HallTime(store.time, clock, seconds)
        self.tables = tables = LiveTables(store, library.games, self.hub, lambda: covers, self._changed)
        clocks = self._clocks(settings.seconds)
        self.robots = Robots(store.robots, clocks)
        self.identity = Identity(store, self.time, clocks, self.robots.find, self._reread, settings)
        self.sessions, self.gate = self.identity.sessions, self.identity.gate
        self.moderation = self.identity.moderation
        context = AccountsContext(store, self.audit, self.moderation, tables.reread, library.bots.names)
        self.passwords = Passwords(settings.hasher)
        self.accounts = Accounts(
            context,
            self.sessions,
            self.passwords,
            clocks,
            self.identity.rate_limits,
            offered=settings.accounts,
        )
        self.windows = Windows(tables, self.time, pause)
        self.orders = Orders(tables, self.time)
        self.pauses = Pauses(self.hub.ring, pause, self.windows)
        covers = Covers(self.pauses, self.windows, self.orders, clock, shared=store.shared)
        self.looks = BotTableLooks(tables, clock, self.jobs.ask_bot)
        openness = ReplayOpenness(store.plays)
        self.views = views = TableViews(tables, self.pauses, self.time, openness, self.looks)
        self.acting = Acting(tables, views, self.pauses, self.windows, self.time)
        self.prepared = PreparedMoves(tables, self.acting, self.pauses, settings.reaction)
        self.agreements = Agreements(tables, views, self.pauses, self.time)
        reviews, a_day = self.jobs.reviews, settings.reviews_a_day
        self.history = History(tables, views, self.pauses, self.time, reviews, a_day)
        self.erasing = HallErasing(tables, self.history.tally, self.time, self.sessions, self.audit)
        self.puzzles = Puzzles(tables, views, library.games, self.history.questions, self.time.clock)
        self.bots = BotMoves(tables, self.time, self.looks)
        self.runner = runner_of(workers, self.jobs, self.bots, self.history.reviews)
        self.timekeeper = Timekeeper(tables, self.time, self.windows, self.jobs.moves)
        self.lobby = Lobby(tables, views, self.time, self.moderation, self.audit, settings.patience)
        self.finding = Matchmaking(tables, views, self.lobby, library, clock, seconds)
        self.days = Days(store.plays, library, clock)
        self.plays = Plays(tables, views, self.lobby, self.days, self.moderation, self.time)
        meetings = Meetings(tables, views, self.lobby, self.moderation, self.time)
        self.matches = Matches(store.matches, self.plays, meetings, library, self.moderation, clock)
        self.talk = Talk(tables, clocks)
        self.presence = Presence(tables, self.time, clocks)
        self.notifications = Notifications(self.lobby.cards, store, clocks, settings.outside, settings.reach)
        self.cluster = Cluster(tables, self._requeue, self.lobby, self.talk, self.prepared, clock)

    @property
    def cookies(self) -> CookieNames:
        """Names of the hall's cookies."""
        return self.identity.cookies

    async def start(self) -> None:
        """Start all parts, and take up the bots' moves where the last process left them."""
        await self.moderation.start()
        await self.timekeeper.start()
        self.runner.start()
        self.cluster.start()
        await self.presence.start()
        await self.identity.start()
        await self.notifications.start()
        self.looks.start()
        await self._requeue()
        await self.lobby.start()
        await self.prepared.start()
        self.library.kernels.start(await self.store.played_most())

    async def stop(self) -> None:
        """Stop all parts and close the database."""
        await self.health.stop()
        await self.moderation.stop()
        await self.history.stop()
        await self.plays.stop()
        await self.notifications.stop()
        await self.timekeeper.stop()
        await self.windows.stop()
        await self.orders.stop()
        await self.prepared.stop()
        await self.cluster.stop()
        await self.presence.stop()
        await self.looks.stop()
        await self.runner.stop()
        await self.identity.stop()
        await asyncio.to_thread(self.passwords.close)
        await asyncio.to_thread(self.library.kernels.stop)
        await asyncio.to_thread(self.store.close)

    def _clocks(self, seconds: Callable[[], float] | None) -> Clocks:
        """Return the clocks for sessions, attempts and limits; `seconds` as in the settings."""
        real = clock_for(self.store.limits, seconds, monotonic, lambda: self.time.now() / 1000)
        return Clocks(self.time.clock, real)

    async def _requeue(self, before: str | None = None) -> None:
        """Queue the moves that bots are to make, and the reviews that are to go on.

        With a time, only where nothing was done since.
        """
        for table, owner, only_bots in await self.store.waiting_for_bots(self.looks.since(), before):
            self.jobs.moves.add(move_job(table, owner, only_bots=only_bots))
        await self.history.reviews.requeue(before)

    async def _reread(self) -> None:
        """Reload tables and wake bots after another process has erased a user, whose seats have resigned."""
        await self.tables.reread()
        await self._requeue()

    def _changed(self, live: Live) -> None:
        """A line was stored here, and the table's bell has rung: who is to do something, in this order."""
        self.jobs.ask_bot(live)
        if live.status == OVER:
            self.history.tally.run_soon()
        self.orders.look(live)
        self.prepared.look(live)
