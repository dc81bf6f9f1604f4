"""Queries and changes about time: hall time, deadlines, offers, vacations."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, delete, func, insert, select, update

from gladsheim.store.engine.database import Connection
from gladsheim.store.errors import OutOfStep
from gladsheim.store.schema import hall_time, offers, seats, tables, vacations
from gladsheim.store.topic import Topic
from gladsheim.tables.agreed.vacations import Vacation
from gladsheim.tables.table import RUNNING, Offer, Standing

MOST_DUE = 100
MOST_TABLES = 200

HALL_TIME = select(*hall_time.c["ms", "believed", "doubted"]).where(hall_time.c.id == 1)
ADD_HALL_TIME = insert(hall_time)
# Never back: of several processes the one that is ahead says what time it is.
ADVANCE_HALL_TIME = (
    update(hall_time)
    .where(hall_time.c.ms < bindparam("now_ms"))
    .values(ms=bindparam("now_ms"), believed=bindparam("new_believed"), doubted=bindparam("new_doubted"))
)
TIMED_RUNNING = (
    select(func.count()).select_from(tables).where(tables.c.timed.is_(True), tables.c.status == RUNNING)
)
DUE_TABLES = (
    select(tables.c.id)
    .where(tables.c.due <= bindparam("now_ms"))
    .order_by(tables.c.due, tables.c.id)
    .limit(bindparam("most"))
)
SET_DEADLINE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("seq_now"))
    .values(deadline=bindparam("new_deadline"), due=bindparam("new_due"))
)
POSTPONE = update(tables).where(tables.c.id == bindparam("table")).values(due=bindparam("new_due"))

OFFERS = (
    select(offers.c.kind, offers.c.seat, offers.c.seq, offers.c.agreed)
    .where(offers.c.table_id == bindparam("table"))
    .order_by(offers.c.kind)
)
ADD_OFFER = insert(offers)
DROP_OFFERS = delete(offers).where(offers.c.table_id == bindparam("table"))

_VACATION = (vacations.c.user_id, vacations.c.begun_ms, vacations.c.until_ms, vacations.c.ended_ms)
_THEIRS = vacations.alias("theirs")
VACATIONS_AT_TABLE = (
    select(*_VACATION)
    .where(
        vacations.c.user_id.in_(select(seats.c.owner).where(seats.c.table_id == bindparam("table"))),
        vacations.c.until_ms >= bindparam("since_ms"),
    )
    .order_by(vacations.c.user_id, vacations.c.begun_ms)
)
VACATIONS_OF_USER = (
    select(*_VACATION)
    .where(vacations.c.user_id == bindparam("user"), vacations.c.until_ms >= bindparam("since_ms"))
    .order_by(vacations.c.begun_ms)
)
ADD_VACATION = insert(vacations)
END_VACATIONS = (
    update(vacations)
    .where(vacations.c.user_id == bindparam("user"), vacations.c.ended_ms.is_(None))
    .values(ended_ms=bindparam("new_ended"))
)
# Also where the account has one of its own: both count.
GIVE_VACATIONS = (
    update(vacations)
    .where(
        vacations.c.user_id == bindparam("guest"),
        vacations.c.begun_ms.not_in(
            select(_THEIRS.c.begun_ms).where(_THEIRS.c.user_id == bindparam("account"))
        ),
    )
    .values(user_id=bindparam("new_owner"))
)
VACATIONS_OVER = (
    select(*_VACATION)
    .where(vacations.c.ended_ms.is_(None), vacations.c.until_ms <= bindparam("now_ms"))
    .order_by(vacations.c.user_id)
    .limit(bindparam("most"))
)
TIMED_TABLES_OF_USER = (
    select(tables.c.id)
    .join_from(tables, seats, seats.c.table_id == tables.c.id)
    .where(seats.c.owner == bindparam("user"), tables.c.timed.is_(True), tables.c.status == RUNNING)
    .distinct()
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)

DELETE_VACATIONS = delete(vacations).where(vacations.c.user_id == bindparam("user"))


class StoredTime(NamedTuple):
    """Stored hall time in milliseconds, the accepted time of day at it, and the hall time since which the
    machine's clock has been ahead of that; None while it is not.
    """

    ms: int = 0
    believed: str | None = None
    doubted: int | None = None


class TimeStore(Topic):
    """Hall time, deadlines, offers and vacations. An awaited change is saved."""

    async def hall_time(self) -> int:
        """Return the stored hall time in milliseconds."""
        return (await self.last_beat()).ms

    async def last_beat(self) -> StoredTime:
        """Return the last stored beat."""
        rows = await self._rows(HALL_TIME)
        return StoredTime(*rows[0]) if rows else StoredTime()

    async def advance(self, beat: StoredTime) -> int:
        """Store the hall time, unless another process has stored a later one; return the later one."""

        def work(connection: Connection) -> int:
            new = {"new_believed": beat.believed, "new_doubted": beat.doubted}
            if connection.change(ADVANCE_HALL_TIME, now_ms=beat.ms, **new):
                return beat.ms
            rows = connection.rows(HALL_TIME)
            if rows:
                return int(rows[0][0])
            connection.change(ADD_HALL_TIME, id=1, **beat._asdict())
            return beat.ms

        return await self._write(work)

    async def clocks_run(self) -> bool:
        """Whether there is a running game with a clock."""
        rows = await self._rows(TIMED_RUNNING)
        return bool(rows[0][0])

    async def due(self, now: int) -> list[str]:
        """Return the tables at which a clock has run out and something follows, longest overdue first."""
        rows = await self._rows(DUE_TABLES, now_ms=now, most=MOST_DUE)
        return [row[0] for row in rows]

    async def set_deadline(self, table: str, standing: Standing) -> None:
        """Correct a table's deadline, unless it has a new line since."""
        await self._change(
            SET_DEADLINE,
            table=table,
            seq_now=standing.seq,
            new_deadline=standing.deadline,
            new_due=standing.due,
        )

    async def postpone(self, table: str, due: int) -> None:
        """Set the hall time at which a table is looked at again."""
        await self._change(POSTPONE, table=table, new_due=due)

    async def put_offers(self, table: str, before: Sequence[Offer], after: Sequence[Offer]) -> None:
        """Replace the offers of a table. Raises OutOfStep if they are not as they were `before`."""

        def work(connection: Connection) -> None:
            take_offers(connection, table, before)
            for offer in after:
                connection.change(
                    ADD_OFFER,
                    table_id=table,
                    kind=offer.kind,
                    seat=offer.seat,
                    seq=offer.seq,
                    agreed=json.dumps(offer.agreed),
                )
            connection.announce(table)

        await self._write(work)

    async def vacations_of(self, user: str, since: int) -> list[Vacation]:
        """Return a user's vacations that may have lasted until a hall time or longer."""
        rows = await self._rows(VACATIONS_OF_USER, user=user, since_ms=since)
        return [Vacation(*row) for row in rows]

    async def begin_vacation(self, vacation: Vacation) -> list[str]:
        """Store a vacation. Returns the tables with clocks at which the user plays."""

        def work(connection: Connection) -> list[str]:
            connection.change(
                ADD_VACATION,
                user_id=vacation.user,
                begun_ms=vacation.begun,
                until_ms=vacation.until,
                ended_ms=None,
            )
            return _announced(connection, vacation.user)

        return await self._write(work)

    async def end_vacation(self, user: str, now: int) -> list[str]:
        """End a user's vacation. Returns the tables with clocks at which the user plays."""

        def work(connection: Connection) -> list[str]:
            if not connection.change(END_VACATIONS, user=user, new_ended=now):
                return []
            return _announced(connection, user)

        return await self._write(work)

    async def vacations_over(self, now: int) -> list[Vacation]:
        """Return the vacations that have lasted as long as allowed."""
        rows = await self._rows(VACATIONS_OVER, now_ms=now, most=MOST_DUE)
        return [Vacation(*row) for row in rows]


def read_offers(connection: Connection, table: str) -> tuple[Offer, ...]:
    """Return the offers at a table, also those that have lapsed."""
    rows = connection.rows(OFFERS, table=table)
    return tuple(Offer(kind, seat, seq, tuple(json.loads(agreed))) for kind, seat, seq, agreed in rows)


def take_offers(connection: Connection, table: str, before: Sequence[Offer]) -> None:
    """Delete all offers at a table. Raises OutOfStep if they are not as they were `before`."""
    if read_offers(connection, table) != tuple(sorted(before, key=lambda offer: offer.kind)):
        raise OutOfStep(f"the offers at table {table} are not as they were")
    connection.change(DROP_OFFERS, table=table)


def read_vacations(connection: Connection, table: str, since: int) -> tuple[Vacation, ...]:
    """Return the vacations of the players of a table that may have lasted until `since` or longer."""
    return tuple(Vacation(*row) for row in connection.rows(VACATIONS_AT_TABLE, table=table, since_ms=since))


def _announced(connection: Connection, user: str) -> list[str]:
    tables = [str(row[0]) for row in connection.rows(TIMED_TABLES_OF_USER, user=user, most=MOST_TABLES)]
    for table in tables:
        connection.announce(table)
    return tables
