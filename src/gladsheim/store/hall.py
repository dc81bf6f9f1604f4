"""Store of tables, seats and lines, and access to the other stores."""

import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy.sql import Executable

from gladsheim.store.engine.database import Connection, Database, Row
from gladsheim.store.errors import Damaged, OutOfStep
from gladsheim.store.operators.moderation import ModerationStore
from gladsheim.store.operators.repairs import StoredTable
from gladsheim.store.people.limits import LimitStore
from gladsheim.store.people.people import PeopleStore
from gladsheim.store.people.presence import PresenceStore
from gladsheim.store.people.robots import RobotStore
from gladsheim.store.results.puzzles import PuzzleStore
from gladsheim.store.results.results import ResultStore
from gladsheim.store.results.reviews import ReviewStore
from gladsheim.store.results.trends import TrendStore
from gladsheim.store.tables import deals, finding, statements
from gladsheim.store.tables.adding import add_table, announce_seats
from gladsheim.store.tables.deals import add_voids, read_voids
from gladsheim.store.tables.matches import MatchStore
from gladsheim.store.tables.next_lines import NEXT_LINES, NextLine
from gladsheim.store.tables.orders import OrderStore
from gladsheim.store.tables.plays import PlayStore
from gladsheim.store.tables.prepared import PreparedStore
from gladsheim.store.tables.room import check_room
from gladsheim.store.tables.rows import SeatRow, TableRow
from gladsheim.store.tables.time import TimeStore, read_offers, read_vacations
from gladsheim.store.talk.notices import NoticeStore
from gladsheim.store.talk.push import PushStore
from gladsheim.store.talk.talk import TalkStore
from gladsheim.store.topic import Topic
from gladsheim.tables.agreed.terms import DAYS, Terms
from gladsheim.tables.chain import break_in
from gladsheim.tables.table import CLOSED, OPEN, RUNNING, Line, Offer, Seat, Standing, Table

MOST_LISTED = 200
MOST_IN_LOBBY = 100
MOST_FILLED = 200

Listed = list[tuple[Table, Standing]]


class HallStore(Topic):
    """Tables, seats and lines; the other stores are attributes: `people` for users and sessions,
    `moderation` for bans and operators, and so on.

    An awaited change is saved.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.people = PeopleStore(database)
        self.moderation = ModerationStore(database)
        self.presence = PresenceStore(database)
        self.robots = RobotStore(database)
        self.limits = LimitStore(database)
        self.results = ResultStore(database)
        self.reviews = ReviewStore(database)
        self.trends = TrendStore(database)
        self.puzzles = PuzzleStore(database)
        self.talk = TalkStore(database)
        self.notices = NoticeStore(database)
        self.push = PushStore(database)
        self.time = TimeStore(database)
        self.orders = OrderStore(database)
        self.prepared = PreparedStore(database)
        self.plays = PlayStore(database)
        self.matches = MatchStore(database)

    def close(self) -> None:
        """Finish running work and close the database."""
        self.database.close()

    async def add_table(self, table: Table, standing: Standing, *, rematch_of: str | None = None) -> None:
        """Store a new table with its seats.

        Raises OutOfStep if `rematch_of` has a rematch, TooManyTables if the maker has as many as allowed.
        """

        def work(connection: Connection) -> None:
            check_room(connection, None, table, standing)
            add_table(connection, table, standing)
            announce_seats(connection, None, table)
            if rematch_of is None:
                return
            if connection.change(statements.SET_REMATCH, table=rematch_of, new_rematch=table.id) != 1:
                raise OutOfStep(f"table {rematch_of} has a rematch")
            connection.announce(rematch_of)

        await self._write(work)

    async def find_table(
        self, user: str, fresh: Table, since: str, choose: Callable[[list[Table]], Table | None]
    ) -> Table:
        """Return the table that `choose` picks among waiting public tables, or store and return `fresh`.

        The search is serialized: of two simultaneous callers, the second sees the table of the first. Left
        out are tables of other makers with a person who blocked the user or was blocked, and those where
        nobody was present since `since`; the user's own are kept. `choose` may be called more than once.

        Raises TooManyTables if the user may not open another table.
        """

        def work(connection: Connection) -> Table:
            connection.one_by_one()
            values = {"user": user, "game": fresh.game, "since": since, "most": MOST_IN_LOBBY}
            found = _with_seats(connection, finding.AWAITING, finding.SEATS_OF_AWAITING, values)
            chosen = choose([table for table, _ in found])
            if chosen is not None:
                return chosen
            standing = Standing(0, OPEN, None, False, fresh.created)
            check_room(connection, None, fresh, standing)
            add_table(connection, fresh, standing)
            announce_seats(connection, None, fresh)
            return fresh

        return await self._write(work)

    async def filled(self, game: str, since: str) -> list[tuple[str, str]]:
        """Return when the newest public tables of a game, opened since a time, were opened and begun, if
        people took their free seats; without rematches, at most MOST_FILLED.
        """
        rows = await self._rows(finding.FILLED, game=game, since=since, most=MOST_FILLED)
        return [(created, started) for created, started in rows]

    async def table(
        self, table: str, since: int = 0, head: bytes | None = None
    ) -> tuple[Table, list[Line]] | None:
        """Return a table and its lines after line `since`, in order; `head` is the digest of that line.

        Raises Damaged if the lines do not form an unbroken chain up to the table's last one.
        """

        def work(connection: Connection) -> tuple[Table, list[Line]] | None:
            found = _stored(connection, table, since)
            if found is None:
                return None
            fixed = found.table
            fault = break_in(fixed.root if head is None else head, since, found.lines, found.head)
            if fault is not None:
                raise Damaged(f"table {table}: {fault}")
            if found.standing.status == RUNNING:
                fixed = _with_what_is_beside(connection, fixed)
            return fixed, found.lines

        return await self._read(work)

    async def stored(self, table: str) -> StoredTable | None:
        """Return a table as it is stored, damaged or not."""
        return await self._read(lambda connection: _stored(connection, table, 0))

    async def reseat(self, before: Table, after: Table, standing: Standing) -> list[str]:
        """Store changed seats of an open table, and its standing.

        Returns the tables whose rematch it was, if it is cancelled: they have none now.

        Raises OutOfStep if the table is not as it was `before`, TooManyTables if it is one too many for a
        user; then nothing is stored.
        """

        def work(connection: Connection) -> list[str]:
            check_room(connection, before, after, standing)
            met = connection.change(
                statements.RESEAT,
                table=before.id,
                new_status=standing.status,
                new_rules=after.rules,
                new_secret=after.secret,
                new_voids=len(after.voids),
                new_started=after.started,
                new_started_ms=after.started_ms,
                new_head=after.root,
                new_to_act=standing.to_act,
                new_bot_to_act=standing.bot_to_act,
                new_updated=standing.updated,
                new_deadline=standing.deadline,
                new_due=standing.due,
                new_looked=standing.updated if after.only_bots else None,
            )
            if met != 1 or _seats(connection.rows(statements.SEATS, table=before.id)) != before.seats:
                raise OutOfStep(f"the seats of table {before.id} are not as they were")
            for seat in after.seats:
                if seat != before.seats[seat.seat]:
                    _change_seat(connection, after.id, seat)
            add_voids(connection, before, after)
            announce_seats(connection, before, after)
            connection.announce(after.id)
            return _unfollow(connection, after.id) if after.closed else []

        return await self._write(work)

    async def append(
        self, table: str, line: Line, standing: Standing, settled: Sequence[Offer] | None = None
    ) -> None:
        """Store a table's next line, in one transaction with the table's new standing.

        A line that carries out an agreement uses up the offers `settled`.

        Raises OutOfStep or ActionIdTaken if the line cannot be the next one, NotSaved if the database
        fails; then nothing is stored. Raises Unsettled if that cannot be known.
        """
        await self.database.save(NEXT_LINES, NextLine(table, line, standing, settled))

    async def tables_of(self, user: str) -> Listed:
        """Return the tables that a user made, sits at or is invited to; at most MOST_LISTED.

        Finished tables come last; the others are ordered by their last change, newest first.
        """
        return await self._list(
            statements.TABLES_OF_USER, statements.SEATS_OF_USER, user=user, most=MOST_LISTED
        )

    async def lobby(self) -> tuple[Listed, Listed]:
        """Return the public tables that are open, and those that run and can be watched, newest first."""
        most = MOST_IN_LOBBY
        return (
            await self._list(statements.OPEN_TABLES, statements.SEATS_OF_OPEN_TABLES, most=most),
            await self._list(statements.RUNNING_TABLES, statements.SEATS_OF_RUNNING_TABLES, most=most),
        )

    async def listed(self, tables: Sequence[str]) -> Listed:
        """Return tables by their ids, in the same order, without unknown ones."""

        def work(connection: Connection) -> Listed:
            found = [(table, connection.rows(statements.TABLE, table=table)) for table in tables]
            return [
                _listed(rows[0][:-1], connection.rows(statements.SEATS, table=table))
                for table, rows in found
                if rows
            ]

        return await self._read(work)

    async def look(self, table: str, now: str) -> None:
        """Store the time at which a user looked at a table at which only bots sit."""
        await self._change(statements.LOOK, table=table, now=now)

    async def looked(self, table: str) -> str:
        """Return when a user last looked at a table at which only bots sit; empty for all others."""
        rows = await self._rows(statements.LOOKED, table=table)
        return (rows[0][0] if rows else None) or ""

    async def all_tables(self) -> list[tuple[str, Standing]]:
        """Return the ids of all tables in the order of creation, and the standing of each."""
        return [
            (row[0], Standing(row[1], row[2], row[3], bool(row[4]), row[5]))
            for row in await self._rows(statements.ALL_TABLES)
        ]

    async def dealing(self) -> list[str]:
        """Return the tables that wait for nonces."""
        return [row[0] for row in await self._rows(deals.DEALING_TABLES)]

    async def waiting_for_bots(self, since: str, before: str | None = None) -> list[tuple[str, str, bool]]:
        """Return the tables at which a bot is to act, their owner, and whether only bots sit there.

        The longest wait comes first. Tables with only bots are included if a user has looked at them since
        `since`. With `before`, only those at which nothing has happened since that time.
        """
        if before is None:
            rows = await self._rows(statements.WAITING_FOR_BOTS, since=since)
        else:
            rows = await self._rows(statements.BOTS_WAITING_SINCE, since=since, before=before)
        return [(table, owner, bool(only_bots)) for table, owner, only_bots in rows]

    async def played_most(self) -> list[str]:
        """Return the games of all tables, the one with most tables first."""
        return [row[0] for row in await self._rows(statements.PLAYED_MOST)]

    async def _list(self, tables: Executable, seats: Executable, **values: Any) -> Listed:
        def work(connection: Connection) -> Listed:
            return _with_seats(connection, tables, seats, values)

        return await self._read(work)


def _with_seats(
    connection: Connection, tables: Executable, seats: Executable, values: dict[str, Any]
) -> Listed:
    rows = connection.rows(tables, **values)
    seated = defaultdict(list)
    for seat in connection.rows(seats, **values):
        seated[seat[0]].append(seat)
    # A table that came between the two questions has no seats yet.
    return [_listed(row, seated[row[0]]) for row in rows if row[0] in seated]


def _unfollow(connection: Connection, table: str) -> list[str]:
    found = [row[0] for row in connection.rows(statements.FOLLOWED, following=table)]
    if found:
        connection.change(statements.UNFOLLOW, following=table)
        for followed in found:
            connection.announce(followed)
    return found


def _change_seat(connection: Connection, table: str, seat: Seat) -> None:
    connection.change(
        statements.CHANGE_SEAT,
        table=table,
        number=seat.seat,
        new_name=seat.name,
        new_kind=seat.kind,
        new_bot=seat.bot,
        new_owner=seat.owner,
        new_invited=seat.invited,
        new_promise=seat.promise,
        new_nonce=seat.nonce,
        new_asked=seat.asked,
    )


def _stored(connection: Connection, table: str, since: int) -> StoredTable | None:
    rows = connection.rows(statements.TABLE, table=table)
    if not rows:
        return None
    seats = connection.rows(statements.SEATS, table=table)
    lines = connection.rows(statements.LINES, table=table, since=since)
    *row, head = rows[0]
    found, standing = _listed(row, seats)
    if TableRow(*row).voids:
        found = replace(found, voids=read_voids(connection, table))
    return StoredTable(found, [Line(*line) for line in lines], standing, head)


def _listed(row: Sequence[Any], seats: Sequence[Row]) -> tuple[Table, Standing]:
    found = TableRow(*row)
    table = Table(
        id=found.id,
        game=found.game,
        rules=found.rules,
        options=json.loads(found.options),
        seats=_seats(seats),
        secret=bytes(found.secret),
        creator=found.creator,
        created=found.created,
        visibility=found.visibility,
        watch=found.watch,
        started=found.started,
        rematch=found.rematch,
        closed=found.status == CLOSED,
        fair=bool(found.fair),
        rated=bool(found.rated),
        terms=Terms.of_text(found.terms),
        started_ms=found.started_ms,
        share=found.share,
    )
    return table, Standing(
        found.seq,
        found.status,
        found.to_act,
        bool(found.bot_to_act),
        found.updated,
        found.deadline,
        found.due,
    )


def _with_what_is_beside(connection: Connection, table: Table) -> Table:
    """Return the table with its offers, and the vacations of its players."""
    resting = table.terms.clock.kind == DAYS
    vacations = read_vacations(connection, table.id, table.started_ms) if resting else ()
    return replace(table, offers=read_offers(connection, table.id), vacations=vacations)


def _seats(rows: Sequence[Row]) -> tuple[Seat, ...]:
    return tuple(_seat(row) for row in rows)


def _seat(row: Row) -> Seat:
    columns = SeatRow(*row)._asdict()
    del columns["table_id"]
    return Seat(**{**columns, "robot": bool(columns["robot"]), "asked": bool(columns["asked"])})
