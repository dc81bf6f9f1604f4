"""Plays of shared deals: each player begins once; plays are closed when their time is over, then settled.

Work to be done is read from the database at intervals, so none is lost when a process ends.
Two processes that do the same work do no harm.
"""

from __future__ import annotations

import asyncio
import logging

from gladsheim.core.words import Words
from gladsheim.server.daily.days import Days
from gladsheim.server.identity.moderation import Moderation
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.lobby.lobby import Lobby
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.time.loops import Loop
from gladsheim.server.views.views import TableViews
from gladsheim.server.wire.errors import Refused
from gladsheim.store import ActionIdTaken, DatabaseError, OutOfStep
from gladsheim.store.shares import OWNER
from gladsheim.tables.agreed.terms import PAUSE, Cover, Terms
from gladsheim.tables.daily.days import Day, Deal
from gladsheim.tables.lobby.seating import bot_seat
from gladsheim.tables.people.people import User
from gladsheim.tables.refusals import DealClosed, NotStarted, TableError
from gladsheim.tables.results.result import placements
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import HUMAN, OVER, PRIVATE, SEATED, TIMEOUT, Seat, Table, bell_of, fresh_id
from gladsheim.tables.views.view import TableView

LOOK_SECONDS = 5.0
LONGEST_PAUSE = 60.0

logger = logging.getLogger(__name__)


class Plays:
    """Plays of shared deals at the tables of one process."""

    def __init__(
        self,
        tables: LiveTables,
        views: TableViews,
        lobby: Lobby,
        days: Days,
        moderation: Moderation,
        time: HallTime,
    ) -> None:
        self._tables = tables
        self._store = tables.store.plays
        self._views = views
        self._lobby = lobby
        self._days = days
        self._moderation = moderation
        self._time = time
        self._loop = Loop(
            self.look, LOOK_SECONDS, "shared deals cannot be looked after", longest=LONGEST_PAUSE
        )

    async def begin(self, user: User, game: str) -> TableView:
        """Return the table at which a user plays today's deal of a game: at each call the same table.

        Raises Refused for a game that is switched off and was not begun before.
        """
        deals = await self._days.deals_of_today()
        deal = next((one for one in deals if one.game == game), None)
        if deal is None:
            raise Refused("not_found", Words.of("faults-no-deal", game=repr(game)), "game")
        return await self.play(user, deal, closed=(await self._days.find()).over)

    async def play(self, user: User, deal: Deal, *, closed: bool = False) -> TableView:
        """Return the table at which a user plays a deal. No play can begin once the deal is `closed`."""
        # A caller that hangs up must not leave a table stored that no memory knows of.
        table = await asyncio.shield(asyncio.ensure_future(self._begin(user, deal, closed=closed)))
        return await self._views.view(user.id, table)

    async def _begin(self, user: User, deal: Deal, *, closed: bool) -> str:
        before = await self._store.table_of(deal.id, user.id, deal.seat)
        if before is not None:
            return before
        if closed:
            raise DealClosed
        self._moderation.check_game(deal.game)
        live = await asyncio.to_thread(self._dealt, user, deal)
        table = await self._store.begin(deal, live.table, standing_of(live))
        if table == live.table.id:
            self._tables.hub.ring(bell_of(user.id))
            self._tables.add(live)
        return table

    def _dealt(self, user: User, deal: Deal) -> Live:
        game, now = self._tables.games.game(deal.game, **deal.options), self._time.clock()
        person = Seat(deal.seat, user.name, HUMAN, owner=user.id)
        seats = (bot_seat(number, deal.bot) for number in range(game.players))
        table = Table(
            id=fresh_id(),
            game=deal.game,
            rules=game.rules_version,
            options=game.options,
            seats=tuple(person if seat.seat == deal.seat else seat for seat in seats),
            secret=deal.secret,
            creator=user.id,
            created=now,
            visibility=PRIVATE,
            watch=SEATED,
            started=now,
            fair=True,
            share=OWNER.get(),
            terms=Terms(
                takeover=deal.bot,
                cover=Cover(PAUSE) if game.traits.secret_questions else None,
                shared=deal.terms,
            ),
            started_ms=self._time.now(),
        )
        return Live.fold(table, game, [])

    # Events of time

    def start(self) -> None:
        """Begin to look after plays at intervals. Only halls that serve tables do so."""
        self._loop.start()

    async def stop(self) -> None:
        """Stop at once; open work is done after the next start."""
        await self._loop.stop()

    async def look(self) -> None:
        """Create the days ahead, close plays whose time is over, and settle results."""
        await self._days.promise()
        await self._store.close(self._time.believed())
        for table in await self._store.overdue():
            try:
                await self._close(table)
            except NotStarted:
                await self._lobby.close(table)
            except TableError as error:
                logger.warning("table %s: it cannot be closed: %s", table, error)
        await self.settle()

    async def _close(self, table: str) -> None:
        async with self._tables.lock(table):
            live = await self._tables.load(table)
            while not live.over and live.people:
                line = self._time.line(live, f"closed-{live.seq + 1}", live.people[0], TIMEOUT)
                try:
                    live = await self._tables.write(live, line)
                except (OutOfStep, ActionIdTaken):
                    # Another process was faster: the next look shows whether there is still something to do.
                    return

    async def settle_for(self, user: User | None, day: Day) -> None:
        """Call `settle` for a user who may see results of a day's plays.

        For all others do nothing, so that response times do not reveal that a player has finished.
        """
        own = {} if user is None else await self._store.own(user.id, day.day)
        if day.over or any(play.over for play in own.values()):
            await self.settle()

    async def settle(self) -> None:
        """Store the results of plays that are over."""
        for table, seat in await self._store.unsettled():
            try:
                live = await self._tables.live(table)
            except DatabaseError:
                raise
            except TableError as error:
                logger.warning("table %s: what came of it cannot be told: %s", table, error)
                await self._store.settle(table, seat, False, None, None)
                continue
            if live.status == OVER:
                await self._store.settle(table, seat, *_result(live, seat))


def _result(live: Live, seat: int) -> tuple[bool, int | None, int | None]:
    """Return whether a seat's play was played to its end, and if so its place and points."""
    places = placements(live)
    if live.ended is not None or places is None or live.gone(seat):
        return False, None, None
    return True, places[seat], int(live.state.scores[seat])
