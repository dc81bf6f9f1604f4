"""Queries and changes about people's presence at tables, and about its being hidden."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Select, and_, bindparam, delete, func, insert, select, update
from sqlalchemy.types import NullType

from gladsheim.store.engine.database import Connection, Database
from gladsheim.store.schema import presence, privacy, processes, robots, seats
from gladsheim.store.talk.talk_schema import attendance
from gladsheim.tables.table import HUMAN

T = TypeVar("T")

ADD_PRESENCE = insert(presence)
DROP_PRESENCE = delete(presence).where(
    presence.c.table_id == bindparam("table"),
    presence.c.user_id == bindparam("user"),
    presence.c.process == bindparam("of_process"),
)
DELETE_PRESENCE = delete(presence).where(presence.c.user_id == bindparam("user"))

ADD_PROCESS = insert(processes)
BEAT = update(processes).where(processes.c.id == bindparam("of_process")).values(beat=bindparam("new_beat"))
_LIVING = select(processes.c.id).where(processes.c.beat >= bindparam("alive_since"))
DROP_PRESENCE_OF_DEAD = delete(presence).where(presence.c.process.not_in(_LIVING))
DROP_DEAD = delete(processes).where(processes.c.beat < bindparam("alive_since"))
DROP_PRESENCE_OF_PROCESS = delete(presence).where(presence.c.process == bindparam("of_process"))
DROP_PROCESS = delete(processes).where(processes.c.id == bindparam("of_process"))

_MINE = privacy.c.user_id == bindparam("user")
HIDES = select(privacy.c.hides_presence).where(_MINE)
ADD_PRIVACY = insert(privacy)
CHANGE_PRIVACY = update(privacy).where(_MINE).values(hides_presence=bindparam("new_hides"))
DELETE_PRIVACY = delete(privacy).where(_MINE)


def _sitters(tables: Any) -> Select[Any]:
    """Return the query for people on seats, with their presence in other processes and last visits."""
    elsewhere = (
        select(presence.c.process)
        .join(processes, processes.c.id == presence.c.process)
        .where(
            presence.c.table_id == seats.c.table_id,
            presence.c.user_id == seats.c.owner,
            presence.c.process != bindparam("of_process"),
            processes.c.beat >= bindparam("alive_since"),
        )
        .exists()
    )
    return (
        select(
            seats.c.table_id,
            seats.c.seat,
            seats.c.owner,
            attendance.c.seen,
            func.coalesce(privacy.c.hides_presence, False),
            elsewhere,
        )
        .select_from(seats)
        .join(
            attendance,
            and_(attendance.c.table_id == seats.c.table_id, attendance.c.user_id == seats.c.owner),
            isouter=True,
        )
        .join(privacy, privacy.c.user_id == seats.c.owner, isouter=True)
        .where(
            tables,
            seats.c.kind == HUMAN,
            seats.c.owner.is_not(None),
            ~select(robots.c.user_id).where(robots.c.user_id == seats.c.owner).exists(),
        )
        .order_by(seats.c.table_id, seats.c.seat)
    )


SITTERS = _sitters(seats.c.table_id == bindparam("table"))
# For databases that know lists.
SITTERS_OF_MANY = _sitters(seats.c.table_id == func.any(bindparam("several", type_=NullType())))


@dataclass(frozen=True, slots=True)
class SeatedPerson:
    """A person on a seat: when last seen there, whether that is hidden, and whether another process
    of the hall has a socket of this person open at the table.
    """

    table: str
    seat: int
    user: str
    seen: str | None
    hides: bool
    elsewhere: bool


@dataclass(frozen=True, slots=True)
class PresenceQuery:
    """Calling process, and the hall time since which others must have reported to count as alive."""

    process: str
    alive_since: int


class PresenceStore:
    """Presence of people at tables. An awaited change is saved."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def sitters(self, tables: Sequence[str], asking: PresenceQuery) -> list[SeatedPerson]:
        """Return the people on the seats of tables, without bots and robots."""
        known = {"of_process": asking.process, "alive_since": asking.alive_since}

        def work(connection: Connection) -> list[SeatedPerson]:
            if self._database.shared:
                rows = connection.rows(SITTERS_OF_MANY, several=list(tables), **known)
            else:
                rows = [row for table in tables for row in connection.rows(SITTERS, table=table, **known)]
            return [
                SeatedPerson(table, seat, user, seen, bool(hides), bool(elsewhere))
                for table, seat, user, seen, hides, elsewhere in rows
            ]

        return await asyncio.wrap_future(self._database.read(work))

    async def beat(self, asking: PresenceQuery, at: int) -> bool:
        """Store that a process is alive at a hall time, and delete dead processes.

        Returns False if the process itself had been deleted.
        """

        def work(connection: Connection) -> bool:
            known = connection.change(BEAT, of_process=asking.process, new_beat=at) == 1
            if not known:
                connection.change(ADD_PROCESS, id=asking.process, beat=at)
            connection.change(DROP_DEAD, alive_since=asking.alive_since)
            connection.change(DROP_PRESENCE_OF_DEAD, alive_since=asking.alive_since)
            return known

        return await self._write(work)

    async def note(self, process: str, table: str, came: Iterable[str], went: Iterable[str]) -> None:
        """Store, for the other processes, the users who came to a table here, and those who left."""

        def work(connection: Connection) -> None:
            for user in (*came, *went):
                connection.change(DROP_PRESENCE, table=table, user=user, of_process=process)
            for user in came:
                connection.change(ADD_PRESENCE, table_id=table, user_id=user, process=process)
            connection.announce(presence_bell(table))

        await self._write(work)

    async def leave(self, process: str, tables: Iterable[str]) -> None:
        """Delete a process that ends, with all its presence, and notify the watchers of these tables."""

        def work(connection: Connection) -> None:
            connection.change(DROP_PRESENCE_OF_PROCESS, of_process=process)
            connection.change(DROP_PROCESS, of_process=process)
            for table in tables:
                connection.announce(presence_bell(table))

        await self._write(work)

    async def hides(self, user: str) -> bool:
        """Whether a user hides presence."""
        rows = await asyncio.wrap_future(self._database.read(lambda c: c.rows(HIDES, user=user)))
        return bool(rows and rows[0][0])

    async def set_hides(self, user: str, hides: bool) -> None:
        """Store whether a user hides presence."""

        def work(connection: Connection) -> None:
            if connection.change(CHANGE_PRIVACY, user=user, new_hides=hides) == 0:
                connection.change(ADD_PRIVACY, user_id=user, hides_presence=hides)

        await self._write(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.wrap_future(self._database.write(work))


def presence_bell(table: str) -> str:
    """Return the name of the bell that rings when another process reports a change of presence at a table."""
    return f"#presence/{table}"
