"""Tables before their game, and lists of tables: opening, sitting down, leaving, rematch.

Seats change like lines do: the change is computed on a copy, stored only if no other process was faster,
and then visible. When the last seat is taken the cards are dealt, in the same transaction; before that
there is no position.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from msgspec.structs import replace

from gladsheim.core.errors import UsageError
from gladsheim.core.game import Game
from gladsheim.core.words import Words
from gladsheim.server.identity.moderation import Moderation
from gladsheim.server.live_tables.audit import SEAT_FREED, AuditLog
from gladsheim.server.live_tables.live_tables import LiveTables, admit
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.time.pause import Pause
from gladsheim.server.views.views import TableViews
from gladsheim.server.wire.errors import BadRequest
from gladsheim.store import Damaged, DatabaseError, OutOfStep
from gladsheim.store.shares import OWNER
from gladsheim.tables.agreed.terms import NO_TERMS, Terms
from gladsheim.tables.lobby import dealing, seating
from gladsheim.tables.people.people import User
from gladsheim.tables.refusals import DealClosed, NotOver, NotStarted, SharedDeal, TableError, Unreadable
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import (
    CLOSED,
    DEALING,
    OPEN,
    OVER,
    SEATED,
    Seat,
    Standing,
    Table,
    bell_of,
    concerned,
    fresh_id,
    fresh_secret,
)
from gladsheim.tables.views.cards import TableCard, by_urgency, card
from gladsheim.tables.views.view import TableView, standing

T = TypeVar("T")

TRIES = 5


@dataclass(frozen=True, slots=True)
class TableRequest:
    """Table to open: the game with its options, the seats, who finds it and who may watch, whether it is
    rated, and the terms of time.
    """

    game: Game
    seats: Sequence[Seat]
    visibility: str
    watch: str
    rated: bool = False
    terms: Terms = NO_TERMS


class Lobby:
    """Tables of a hall before their games, and lists of tables."""

    def __init__(
        self,
        tables: LiveTables,
        views: TableViews,
        time: HallTime,
        moderation: Moderation,
        audit: AuditLog,
        patience: Pause,
    ) -> None:
        self._tables = tables
        self._views = views
        self._time = time
        self._moderation = moderation
        self._audit = audit
        self._patience = patience
        self._beginnings: set[asyncio.Task[None]] = set()
        self._dealing: dict[tuple[str, int], int] = {}
        """Hall time since which a table is known to wait in a phase of its deal."""
        self._store = tables.store
        self._clock = time.clock

    async def open_table(self, user: User, wish: TableRequest) -> TableView:
        """Open a table; if all seats are taken its game begins at once.

        Raises Refused, BadRequest, TooManyTables.
        """
        return await self._views.view(user.id, await _whole(self._open(user, wish)))

    def draft(self, user: User, wish: TableRequest) -> Table:
        """Return a new table that is not stored yet, if the user may open one.

        Raises Refused, BadRequest, AccountNeeded, RatedTerms, PeopleOnly.
        """
        self._moderation.check_game(wish.game.name)
        if wish.rated:
            seating.check_rated(wish.seats, wish.terms, user)
        table = Table(
            id=fresh_id(),
            game=wish.game.name,
            rules=wish.game.rules_version,
            options=wish.game.options,
            seats=tuple(wish.seats),
            secret=fresh_secret(),
            creator=user.id,
            created=self._clock(),
            visibility=wish.visibility,
            watch=wish.watch,
            fair=True,
            rated=wish.rated,
            terms=wish.terms,
            share=OWNER.get(),
        )
        if table.watch == SEATED and all(seat.bot is not None for seat in table.seats):
            raise BadRequest(Words("faults-watch-bots"), "watch")
        return table

    async def _open(self, user: User, wish: TableRequest, rematch_of: str | None = None) -> str:
        table = self.draft(user, wish)
        live, reached = await self._reached(table, table.created)
        await self._store.add_table(live.table if live else table, reached, rematch_of=rematch_of)
        if live is not None:
            self._ring(concerned(None, table))
            self._tables.add(live)
        else:
            self.announce(table)
        return table.id

    def announce(self, table: Table) -> None:
        """Notify the users at a newly stored table, and start waiting for its nonces if they are due."""
        self._ring(concerned(None, table))
        self._wait(table, None)

    async def sit(self, user: User, table: str, number: int, name: str, promise: str | None) -> TableView:
        """Take a seat under a name; `promise` commits to a nonce. Raises a TableError."""

        def change(now: Table) -> Table:
            shared = now.terms.shared
            if shared is not None and self._clock() >= shared.closes:
                raise DealClosed
            return seating.sit_down(now, user, number, name, promise)

        return await self._reseat(user, table, change)

    async def close(self, table: str) -> None:
        """Close a table whose game has not begun and will not be played."""
        await self._store_seats(
            None, table, lambda now: now if now.started is not None else replace(now, closed=True)
        )

    async def promise(self, user: User, table: str, promises: Mapping[int, str]) -> TableView:
        """Commit to fresh nonces after a deal was void."""
        return await self._reseat(user, table, lambda now: dealing.promise(now, user.id, promises))

    async def tell(self, user: User, table: str, nonces: Mapping[int, bytes]) -> TableView:
        """Reveal the nonces of seats; with the last of them the game begins."""
        return await self._reseat(user, table, lambda now: dealing.tell(now, user.id, nonces))

    async def start(self) -> None:
        """Continue to wait for nonces for which the last process waited."""
        for table, phase in (await self._phases()).items():
            self._wait_for(table, phase)

    def _wait(self, table: Table, before: int | None) -> None:
        """Start waiting for nonces or promises, unless the table was in the same phase `before`."""
        if table.phase is not None and table.phase != before:
            self._wait_for(table.id, table.phase)

    def _wait_for(self, table: str, phase: int) -> None:
        def go_on() -> None:
            self._beginnings.add(task := asyncio.ensure_future(self._go_on(table, phase)))
            task.add_done_callback(self._beginnings.discard)

        self._patience.timer(self._patience.seconds, go_on)

    async def begin_late(self) -> None:
        """Continue deals that nobody waits for any more, because the process that waited may have died."""
        now = self._time.now()
        known = self._dealing
        self._dealing = {phase: known.get(phase, now) for phase in (await self._phases()).items()}
        for (table, phase), since in self._dealing.items():
            # Twice the time, so that those who live are first.
            if now - since >= 2 * self._patience.seconds * 1000:
                await self._go_on(table, phase)

    async def _phases(self) -> dict[str, int]:
        """Return the tables that are dealing and the phase of each, without unreadable ones."""
        found = {}
        for table in await self._store.dealing():
            with suppress(Damaged):
                stored = await self._store.table(table)
                if stored is not None and (phase := stored[0].phase) is not None:
                    found[table] = phase
        return found

    async def _go_on(self, table: str, phase: int) -> None:
        """End the wait for nonces, so that no player can prevent a game from beginning."""

        def change(now: Table) -> Table:
            return dealing.time_over(now, phase, fresh_secret())

        try:
            await self._store_seats(None, table, change)
        except (TableError, DatabaseError) as error:
            if isinstance(error, DatabaseError):
                self._wait_for(table, phase)

    async def leave(self, user: User, table: str, number: int) -> TableView:
        """Leave a seat, decline an invitation, or free a seat of the user's own table."""
        sent_away: set[str] = set()

        def change(now: Table) -> Table:
            after = seating.leave(now, user.id, number)
            owner = now.seats[number].owner
            sent_away.clear()
            sent_away.update({owner} - {user.id} if owner is not None else ())
            return after

        shown = await self._reseat(user, table, change)
        for other in sent_away:
            await self._audit.note(user.id, SEAT_FREED, other, table=table, seat=number)
        return shown

    async def assign(self, user: User, table: str, seat: Seat) -> TableView:
        """Give a seat of the user's own table to a bot, to an invited user, or open it."""
        return await self._reseat(user, table, lambda now: seating.assign(now, user.id, seat))

    async def cancel(self, user: User, table: str) -> None:
        """Cancel the user's own table before its game begins."""
        await self._reseat(user, table, lambda now: seating.cancel(now, user.id))

    async def rematch(self, user: User, table: str, promises: Mapping[int, str]) -> TableView:
        """Return the table that follows a finished one; all players of the finished table get the same.

        Raises NotYourTable, NotOver, SharedDeal, and what `open_table` raises.
        """
        return await _whole(self._rematch(user, table, promises))

    async def _rematch(self, user: User, table: str, promises: Mapping[int, str]) -> TableView:
        async with self._tables.lock(table):
            live = await self._tables.load(table)
            admit(live.table, user.id)
            if live.table.terms.shared:
                raise SharedDeal
            seats = seating.rematch_seats(live.table, user.id, promises)
            if live.table.rematch is None:
                live = await self._follow(user, live, seats)
            following = live.table.rematch
        assert following is not None
        return await self._views.view(user.id, following)

    async def cards(self, user: str) -> list[TableCard]:
        """Return a user's tables, those at which it is the user's turn first."""
        found = [
            card(table, await self._standing(table, stored, user), user, self._time.now())
            for table, stored in await self._store.tables_of(user)
            if table.admits(user)
        ]
        return by_urgency(found)

    async def card_of(self, user: str, table: str) -> TableCard | None:
        """Return one of a user's tables as the list shows it; None for a table that is not in the list."""
        found = await self._store.listed([table])
        if not found:
            return None
        fixed, stored = found[0]
        own = fixed.creator == user or bool(fixed.owned_by(user)) or fixed.invites(user)
        if fixed.closed or not own or not fixed.admits(user):
            return None
        return card(fixed, await self._standing(fixed, stored, user), user, self._time.now())

    async def public(self, user: str | None) -> tuple[list[TableCard], list[TableCard]]:
        """Return the public tables, open and running ones, as a user or anonymous visitor may see them."""
        opened, running = await self._store.lobby()
        now = self._time.now()
        return (
            [card(table, stored, user, now) for table, stored in opened],
            [card(table, self._outside(table, stored), user, now) for table, stored in running],
        )

    async def waiting(self, user: str) -> int:
        """Return at how many tables it is the user's turn, or a seat is reserved for the user.

        Counted from the visible lists: stored data would reveal too early who is asked.
        """
        return sum(one.my_turn or one.invited for one in await self.cards(user))

    async def _reseat(self, user: User, table: str, change: Callable[[Table], Table]) -> TableView:
        await _whole(self._store_seats(user, table, change))
        return await self._views.view(user.id, table)

    async def _store_seats(self, user: User | None, table: str, change: Callable[[Table], Table]) -> None:
        # Those whose rematch was cancelled may ask for another.
        await self._tables.reread(await self._store_once(user, table, change))

    async def _store_once(self, user: User | None, table: str, change: Callable[[Table], Table]) -> list[str]:
        async with self._tables.lock(table):
            for _ in range(TRIES):
                before, after = await self._changed(user, table, change)
                if after == before:
                    return []
                live, reached = await self._reached(after, self._clock())
                try:
                    followed = await self._store.reseat(before, live.table if live else after, reached)
                except OutOfStep:
                    # Another process was faster: look again.
                    continue
                if live is not None:
                    self._tables.add(live)
                else:
                    self._wait(after, before.phase)
                self._tables.hub.ring(table)
                self._ring(concerned(before, after))
                return followed
            raise OutOfStep(f"the seats of table {table} change too fast")

    def _ring(self, users: Sequence[str]) -> None:
        for user in users:
            self._tables.hub.ring(bell_of(user))

    async def _changed(
        self, user: User | None, table: str, change: Callable[[Table], Table]
    ) -> tuple[Table, Table]:
        try:
            before = (await self._tables.load(table)).table
        except NotStarted as waiting:
            before = waiting.table
        if user is not None:
            admit(before, user.id)
        return before, change(before)

    async def _reached(self, table: Table, now: str) -> tuple[Live | None, Standing]:
        """Return the state of a table with its current seats: dealt, if nothing is missing any more."""
        if table.closed or not table.complete:
            return None, Standing(0, CLOSED if table.closed else OPEN, None, False, now)
        if table.dealing:
            return None, Standing(0, DEALING, None, False, now)
        game = self._tables.games.game(table.game, **table.options)
        # Nothing was played yet: the rules are those of now, should they have changed since.
        now_ms = self._time.now()
        begun = replace(table, started=now, started_ms=now_ms, rules=game.rules_version)
        live = await asyncio.to_thread(Live.fold, begun, game, [])
        return live, standing_of(live)

    async def _follow(self, user: User, live: Live, seats: Sequence[Seat]) -> Live:
        """Return the table with its rematch; the caller holds its lock."""
        table = live.table
        if self._views.unchecked_covered(live, None).status != OVER:
            raise NotOver
        game = self._tables.games.game(table.game, **table.options)
        try:
            wish = TableRequest(game, seats, table.visibility, table.watch, table.rated, table.terms)
            following = await self._open(user, wish, table.id)
        except OutOfStep:
            # Another process was faster: its rematch is the one.
            self._tables.forget(table.id)
            return await self._tables.load(table.id)
        followed = replace(live, table=replace(table, rematch=following))
        self._tables.keep(followed)
        self._tables.hub.ring(table.id)
        return followed

    async def _standing(self, table: Table, stored: Standing, user: str) -> Standing:
        """Return the standing of a table as far as a user may know it; the stored one includes secrets."""
        if table.started is None:
            return stored
        try:
            if not self._secret(table, stored):
                return stored
            return standing(await self._views.unchecked_position(table.id, user), table.owned_by(user))
        except (Unreadable, UsageError):
            # It cannot be replayed: it stays in the list, and nobody is said to be to act.
            return _untold(table, stored)

    def _outside(self, table: Table, stored: Standing) -> Standing:
        """Return the standing for the lobby: of games with secrets only that they run."""
        try:
            return _untold(table, stored) if self._secret(table, stored) else stored
        except UsageError:
            return _untold(table, stored)

    def _secret(self, table: Table, stored: Standing) -> bool:
        running = stored.status != OVER
        return (running and not self._tables.games.info(table.game).traits.open_record) or (
            self._views.unchecked_hides(stored, table.id)
        )


async def _whole(work: Coroutine[Any, Any, T]) -> T:
    """Run work that continues when its caller disconnects: memory must learn of all that is stored."""
    return await asyncio.shield(asyncio.ensure_future(work))


def _untold(table: Table, stored: Standing) -> Standing:
    started = table.started or table.created
    return replace(stored, seq=0, to_act=None, bot_to_act=False, updated=started, deadline=None, due=None)
