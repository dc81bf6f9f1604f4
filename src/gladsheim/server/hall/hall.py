"""The hall: live tables over their stored lines. Commit first, then acknowledge.

It knows no web framework. Where other processes serve the same tables, memory is brought up
to date before each answer (`others.py`), but for that to an action which the database takes as
the next one. Every change of a table goes through `_write`: under
the table's lock, worked out on a copy, stored, and only then shown to anybody: at once, or
after the pause that `embargo` keeps. Numbers of lines that come from a caller or go to one
are that caller's own (`tables/views/numbering.py`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from gladsheim.core.errors import ActionError, GladsheimError, Refusal
from gladsheim.core.game import Preview
from gladsheim.core.words import Words
from gladsheim.records import now
from gladsheim.server.covers.embargo import Embargo, Pause
from gladsheim.server.covers.orders import Orders
from gladsheim.server.covers.windows import Windows
from gladsheim.server.hall.agreements import Agreements
from gladsheim.server.hall.cluster import Others
from gladsheim.server.hall.lobby import Lobby
from gladsheim.server.hall.locks import Locks
from gladsheim.server.hall.moves import Move
from gladsheim.server.hall.settings import Desk
from gladsheim.server.hall.shelf import Shelf
from gladsheim.server.history.past import Past
from gladsheim.server.identity.reception import Reception
from gladsheim.server.jobs.jobs import Hands, jobs_of
from gladsheim.server.jobs.process import Task
from gladsheim.server.live.hub import Hub
from gladsheim.server.live.messages import Message, Messages, waiting_message
from gladsheim.server.notifications.notifications import News
from gladsheim.server.operators.audit import Journal
from gladsheim.server.operators.moderation import Keeper
from gladsheim.server.reviews.reviews import Reviews
from gladsheim.server.talk.talk import Talk
from gladsheim.server.time.timekeeper import Timekeeper
from gladsheim.store import ActionIdTaken, Damaged, HallStore, OutOfStep
from gladsheim.tables.agreed.clocks import standing_of
from gladsheim.tables.agreed.terms import DAYS, NO_TERMS
from gladsheim.tables.live import Live
from gladsheim.tables.record import record
from gladsheim.tables.refusals import (
    Closed,
    HasLeft,
    IdTaken,
    Illegal,
    NotStarted,
    NotYourTurn,
    Over,
    Running,
    TableError,
    UnknownTable,
    Unreadable,
    WindowRuns,
)
from gladsheim.tables.table import ACTION, OVER, UNDO, Line, Offer, Table
from gladsheim.tables.views.numbering import end_of, told_seq
from gladsheim.tables.views.stale import Stale
from gladsheim.tables.views.view import Entry, TableView, entries, view, waiting_view

LIVE_TABLES = 1_000

logger = logging.getLogger(__name__)


class Hall:
    """All tables of one process."""

    def __init__(
        self,
        store: HallStore,
        shelf: Shelf,
        workers: Hands,
        *,
        clock: Callable[[], str] = now,
        pause: Pause = Pause(),  # noqa: B008  # frozen
        desk: Desk = Desk(),  # noqa: B008  # frozen
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.has_accounts = desk.accounts
        self.journal = Journal(store.house.journal, clock)
        self.keeper = Keeper(self, clock, desk.keep_days)
        self.reception = Reception(self, desk, clock)
        self.sessions, self.accounts = self.reception.sessions, self.reception.accounts
        self.robots, self.gate = self.reception.robots, self.reception.gate
        self.hub = Hub()
        self.windows = Windows(self, pause)
        self.orders = Orders(self)
        self.embargo = Embargo(self.hub.ring, pause, self.windows)
        self.jobs = jobs_of(workers, self)
        self.others = Others(self, clock)
        self.lobby = Lobby(self, clock, desk.patience)
        self.past = Past(self, clock, desk.seconds or time.monotonic)
        self.talk = Talk(self, store.talk, self.reception.clocks)
        self.news = News(self, store.notices, self.reception.clocks, desk.outside, desk.reach)
        self.time = Timekeeper(self, clock, desk.seconds or time.monotonic)
        self.agreements = Agreements(self)
        self._most_live = LIVE_TABLES
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._locks = Locks()
        self._messages = Messages()

    async def start(self) -> None:
        """Take up the bots' moves where the last process left them."""
        await self.keeper.start()
        await self.time.start()
        self.jobs.start()
        self.others.start()
        self.reception.start()
        self.news.start()
        for table in await self.store.waiting_for_bots():
            self.jobs.wake(table)
        for table in await self.store.reviews.unfinished():
            self.jobs.wake_later(table)
        await self.lobby.start()
        self.shelf.kernels.start(await self.store.played_most())

    async def stop(self) -> None:
        """Stop the bots and close the database."""
        await self.keeper.stop()
        await self.past.tally.stop()
        await self.news.stop()
        await self.time.stop()
        await self.windows.stop()
        await self.orders.stop()
        await self.others.stop()
        await self.jobs.stop()
        await self.reception.stop()
        await asyncio.to_thread(self.shelf.kernels.stop)
        await asyncio.to_thread(self.store.close)

    # Tables

    async def live(self, table: str) -> Live:
        """The table as it stands. Raises UnknownTable."""
        found = self._live.get(table)
        if found is not None and not self.store.shared:
            self._live.move_to_end(table)
            return found
        async with self.lock(table):
            return await self.load(table)

    async def heard_of(self, table: str, user: str | None = None) -> Live:
        """The table as it may be shown to whoever hears its bell, and so of every change."""
        live = self._live.get(table) or await self.live(table)
        return self.embargo.shown(live, live.table.owned_by(user))

    async def shown(self, table: str, user: str | None = None) -> Live:
        """The table as it may be shown to those who may know all of it. Raises UnknownTable."""
        live = await self.live(table)
        return self.embargo.shown(live, live.table.owned_by(user))

    async def shown_to(self, user: str | None, table: str) -> Live:
        """The same for one user or a stranger. Raises UnknownTable for one who is shut out."""
        live = await self.shown(table, user)
        self.admit(live.table, user)
        return live

    @staticmethod
    def admit(table: Table, user: str | None) -> None:
        """Raises UnknownTable for one who may not know of the table."""
        if not table.admits(user):
            raise UnknownTable

    async def view(self, user: str | None, table: str) -> TableView:
        """The table as a user, or a spectator, may see it."""
        try:
            live = await self.shown_to(user, table)
        except NotStarted as waiting:
            return waiting_view(waiting.table, user)
        return self.view_of(live, user)

    def view_of(self, live: Live, user: str | None) -> TableView:
        """A position as a user, or a spectator, may see it now."""
        creator = user == live.table.creator
        return view(live, live.table.owned_by(user), creator=creator, now=self.time.now())

    async def entries(self, user: str | None, table: str, since: int) -> list[Entry]:
        """The log after entry `since`."""
        live = await self.shown_to(user, table)
        return entries(live, live.table.owned_by(user), since)

    async def record_of(self, user: str | None, table: str) -> dict[str, Any]:
        """The table's record; complete only when the game is over.

        Raises Running if what was chosen tells hidden things until then.
        """
        live = await self.shown_to(user, table)
        if not live.game.open_record and not live.over:
            raise Running
        return record(live).to_json()

    async def preview(self, user: str | None, table: str, action: str) -> Preview:
        """What an action of the caller's seat to act would bring. Raises Illegal, NotYourTurn."""
        live = await self._to_act(user, table)
        try:
            return live.state.preview(action)
        except ActionError as error:
            raise Illegal(error.refusal) from error

    async def why_not(self, user: str | None, table: str, action: str) -> Refusal | None:
        """Why the caller's seat to act may not take an action; None if it may."""
        live = await self._to_act(user, table)
        try:
            return live.state.why_not(action)
        except ActionError as error:
            return error.refusal

    async def move(self, user: str | None, table: str, move: Move) -> TableView:
        """Take an action or take one back. The same action id again gets the same answer.

        Raises a TableError, or NotSaved; then nothing has changed.
        """
        # A caller that hangs up must not leave a line stored that no memory knows of.
        then = await asyncio.shield(asyncio.ensure_future(self.moved(user, table, move)))
        return self.view_of(then, user)

    async def moved(self, user: str | None, table: str, move: Move) -> Live:
        """The same, and the position after it; for a task that nobody cancels."""
        seq = await self._stored(user, table, move)
        while seq is None:
            # Decided on what is shown while more is stored: judged when that has come to light.
            await self.embargo.passed(table)
            seq = await self._stored(user, table, move)
        await self.embargo.passed(table, seq)
        return await self._answer(user, table, seq)

    async def _stored(self, user: str | None, table: str, move: Move) -> int | None:
        """The number of the line that a request stored, now or before; None if it must wait."""
        async with self.lock(table):
            known = self._live.get(table) if self.store.shared else None
            terms = NO_TERMS if known is None else known.table.terms
            if known is not None and terms.clock.kind != DAYS and not (terms.windows or terms.orders):
                # Stored only if no other process has stored anything since; what memory would refuse
                # is asked again of what is stored. Turns of days end by vacations that it may not know.
                with suppress(TableError, OutOfStep, ActionIdTaken):
                    return await self._store_once(known, user, move)
            try:
                return await self._store_once(await self.windows.settle(await self.load(table)), user, move)
            except (OutOfStep, ActionIdTaken):
                # Another process wrote first: look again, once.
                return await self._store_once(await self.load(table), user, move)

    async def _store_once(self, live: Live, user: str | None, move: Move) -> int | None:
        self.admit(live.table, user)
        mine = live.table.owned_by(user)
        if move.seat not in mine:
            raise NotYourTurn(Words.of("faults-not-yours", seat=move.seat))
        known = live.line_by_id(move.action_id)
        if known is not None:
            if (known.seat, known.kind, known.action) != (move.seat, move.kind, move.action):
                raise IdTaken
            return known.seq
        shown = self.embargo.shown(live, mine)
        if move.expected_seq != told_seq(shown, mine):
            raise Stale(move.expected_seq, self.view_of(shown, user))
        if shown.shown is not None:
            self.windows.check(shown, move)
        elif shown is not live:
            return None
        if move.kind in (ACTION, UNDO) and live.gone(move.seat) and not live.over:
            raise HasLeft
        line = self.time.line(live, move.action_id, move.seat, move.kind, move.action)
        return (await self.write(live, line)).seq

    async def _answer(self, user: str | None, table: str, seq: int) -> Live:
        """The table after a line, with all that the caller counts with it: at any time the same."""
        # Memory has the line, and what came after it is no part of the answer.
        live = await self.heard_of(table, user)
        if live.shown is not None:
            return live
        end = end_of(live, live.table.owned_by(user), seq)
        while live.table.terms.orders and end < live.seq and live.steps[end].secret:
            # What the hall answered for a seat of the caller's own belongs to it.
            end += 1
        return live if end == live.seq else await asyncio.to_thread(live.at, end)

    async def write(self, live: Live, line: Line, settled: tuple[Offer, ...] | None = None) -> Live:
        """Store a table's next line, and then show it; the caller holds its lock."""
        following = live.after(line)
        try:
            await self.store.append(live.table.id, line, standing_of(following), settled)
        except BaseException as error:
            # What is stored may be more than memory knows; where another process was faster, the
            # lines that it wrote are all there is to read.
            if not (self.store.shared and isinstance(error, OutOfStep | ActionIdTaken)):
                self.forget(live.table.id)
            raise
        self.embargo.stored(live, following)
        self.keep(following)
        self.hub.ring(live.table.id)
        self._wake_bot(following)
        self.orders.look(following)
        if following.status == OVER:
            self.past.tally.wake()
        return following

    async def _to_act(self, user: str | None, table: str) -> Live:
        live = await self.shown_to(user, table)
        if live.to_act is None:
            raise Over
        if live.shown is not None and live.shown.answer is None:
            raise WindowRuns
        if live.to_act not in live.table.owned_by(user) or live.bot_to_act is not None:
            raise NotYourTurn(Words("faults-none-to-act"))
        return live

    # Bots

    async def bot_task(self, table: str) -> tuple[int, Task] | None:
        """The decision that a bot has to make at a table now."""
        live = await self.live(table)
        bot, seat = self.time.bot_for(live), live.to_act
        if bot is None or seat is None:
            return None
        seed = live.table.bot_seed(live.seq)
        return live.seq, Task(live.table.game, live.table.options, bot, live.state.observe(seat), seed)

    async def bot_answer(self, table: str, seq: int, action: str) -> None:
        """Take a bot's action, unless the table has moved on since `seq`."""
        async with self.lock(table):
            live = await self.load(table)
            if live.seq != seq or live.to_act is None:
                return
            line = self.time.line(live, f"bot-{seq + 1}", live.to_act, ACTION, action)
            try:
                await self.write(live, line)
            except (OutOfStep, ActionIdTaken):
                # Another process was asked for the same decision.
                return

    @property
    def reviews(self) -> Reviews:
        """The reviews of games that are over."""
        return self.past.reviews

    def _wake_bot(self, live: Live) -> None:
        if live.bot_to_act is not None:
            self.jobs.wake(live.table.id)

    # Sockets

    async def message_for(self, user: str | None, table: str) -> Message:
        """What a user's socket is sent. Raises UnknownTable for one who is shut out."""
        try:
            live = await self.heard_of(table, user)
            self.admit(live.table, user)
        except NotStarted as waiting:
            return waiting_message(waiting_view(waiting.table, user))
        return self.message_of(live, user)

    def message_of(self, live: Live, user: str | None) -> Message:
        """A position as a user's socket is sent it."""
        return self.message(live, live.table.owned_by(user), creator=user == live.table.creator)

    def message(self, live: Live, mine: frozenset[int], *, creator: bool = False) -> Message:
        """What a socket is sent; watchers with the same seats share one encoding."""
        return self._messages.of(live, mine, creator=creator)

    # Memory

    def lock(self, table: str) -> asyncio.Lock:
        """Held by whoever changes a table."""
        return self._locks.of(table)

    async def load(self, table: str) -> Live:
        """The table, from memory or folded from its lines; the caller holds its lock.

        Raises UnknownTable, NotStarted, Closed, Unreadable.
        """
        known = self._live.get(table)
        if known is not None:
            try:
                found = await self.others.catch_up(known)
            except Damaged:
                # Memory is wrong, or what is stored: reading it all tells.
                logger.warning("table %s: memory and database disagree after line %d", table, known.seq)
                self.forget(table)
                known = None
        if known is None:
            found = await self._read(table)
            await self.others.hold_back(found)
        self.keep(found)
        return await self.orders.settle(found)

    async def _read(self, table: str) -> Live:
        """The table folded from its stored lines."""
        try:
            stored = await self.store.table(table)
        except Damaged as error:
            raise Unreadable(str(error)) from error
        if stored is None:
            raise UnknownTable
        fixed, lines = stored
        if fixed.closed:
            raise Closed(fixed)
        if fixed.started is None:
            raise NotStarted(fixed)
        try:
            game = self.shelf.games.game(fixed.game, **fixed.options)
        except GladsheimError as error:
            raise Unreadable(f"table {table}: {error}") from error
        return await asyncio.to_thread(Live.fold, fixed, game, lines)

    def take_up(self, live: Live) -> None:
        """A game has begun: keep it, tell those who wait, and let a bot think."""
        self.keep(live)
        self.hub.ring(live.table.id)
        self._wake_bot(live)
        self.windows.begun(live)
        self.orders.look(live)

    def forget(self, table: str) -> None:
        """Read the table from the database when it is asked for again: something else has changed it."""
        self._live.pop(table, None)

    async def reread(self, tables: list[str] | None = None) -> None:
        """Seats of these tables, or of any, are another's now: read them again, and tell those who watch."""
        for table in list(self._live) if tables is None else tables:
            async with self.lock(table):
                self.forget(table)
            self.hub.ring(table)

    def keep(self, live: Live) -> None:
        """Keep a table in memory; the oldest make room."""
        self._live[live.table.id] = live
        self._live.move_to_end(live.table.id)
        while len(self._live) > self._most_live:
            self._live.popitem(last=False)
