"""Prepared moves of seats: the hall plays them when their turn comes."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, delete, insert, select, union, update

from gladsheim.store.engine.database import Connection
from gladsheim.store.schema import conditions, prepared, tables
from gladsheim.store.topic import Topic
from gladsheim.tables.prepared import Condition, Prepared
from gladsheim.tables.table import RUNNING

_OF_SEAT = (prepared.c.table_id == bindparam("table"), prepared.c.seat == bindparam("of_seat"))
PREPARED = select(prepared.c.move).where(*_OF_SEAT, prepared.c.user_id == bindparam("user"))
DROP_PREPARED = delete(prepared).where(*_OF_SEAT)
DROP_PREPARED_AT = delete(prepared).where(prepared.c.table_id == bindparam("table"))
ADD_PREPARED = insert(prepared)
GIVE_PREPARED = (
    update(prepared).where(prepared.c.user_id == bindparam("guest")).values(user_id=bindparam("new_owner"))
)
DELETE_PREPARED = delete(prepared).where(prepared.c.user_id == bindparam("user"))

_IF_OF_SEAT = (conditions.c.table_id == bindparam("table"), conditions.c.seat == bindparam("of_seat"))
CONDITIONS = select(conditions.c.given).where(*_IF_OF_SEAT, conditions.c.user_id == bindparam("user"))
DROP_CONDITIONS = delete(conditions).where(*_IF_OF_SEAT)
DROP_CONDITIONS_AT = delete(conditions).where(conditions.c.table_id == bindparam("table"))
ADD_CONDITIONS = insert(conditions)
GIVE_CONDITIONS = (
    update(conditions)
    .where(conditions.c.user_id == bindparam("guest"))
    .values(user_id=bindparam("new_owner"))
)
DELETE_CONDITIONS = delete(conditions).where(conditions.c.user_id == bindparam("user"))

_MOVES = (
    select(prepared.c.table_id, prepared.c.seat)
    .join(tables, tables.c.id == prepared.c.table_id)
    .where(prepared.c.waits.is_(True), tables.c.status == RUNNING)
)
_CONDITIONS = (
    select(conditions.c.table_id, conditions.c.seat)
    .join(tables, tables.c.id == conditions.c.table_id)
    .where(tables.c.status == RUNNING)
)
PREPARED_SEATS = union(_MOVES, _CONDITIONS)
PREPARED_DUE = union(
    _MOVES.where(tables.c.to_act == prepared.c.seat), _CONDITIONS.where(tables.c.to_act == conditions.c.seat)
)


class PreparedStore(Topic):
    """Prepared moves of a hall: one for each seat, and a list of conditions.
    An awaited change is saved; other players are not notified.
    """

    async def of(self, table: str, seat: int, user: str) -> Prepared | None:
        """Return the move that a user has prepared for a seat, or None."""
        rows = await self._rows(PREPARED, table=table, of_seat=seat, user=user)
        return msgspec.json.decode(rows[0][0], type=Prepared) if rows else None

    async def put(self, table: str, seat: int, user: str, move: Prepared | None) -> None:
        """Replace the prepared move of a seat; None deletes it."""

        def work(connection: Connection) -> None:
            connection.change(DROP_PREPARED, table=table, of_seat=seat)
            if move is not None:
                text, waits = msgspec.json.encode(move).decode(), move.dropped is None
                connection.change(
                    ADD_PREPARED, table_id=table, seat=seat, user_id=user, move=text, waits=waits
                )

        await self._write(work)

    async def conditions(self, table: str, seat: int, user: str) -> list[Condition]:
        """Return a user's conditions for a seat, oldest first."""
        rows = await self._rows(CONDITIONS, table=table, of_seat=seat, user=user)
        return msgspec.json.decode(rows[0][0], type=list[Condition]) if rows else []

    async def put_conditions(self, table: str, seat: int, user: str, given: Sequence[Condition]) -> None:
        """Replace the conditions for a seat; an empty list deletes them."""

        def work(connection: Connection) -> None:
            connection.change(DROP_CONDITIONS, table=table, of_seat=seat)
            if given:
                text = msgspec.json.encode(given).decode()
                connection.change(ADD_CONDITIONS, table_id=table, seat=seat, user_id=user, given=text)

        await self._write(work)

    async def clear(self, table: str) -> None:
        """Delete all prepared moves and conditions at a table whose game is over."""

        def work(connection: Connection) -> None:
            connection.change(DROP_PREPARED_AT, table=table)
            connection.change(DROP_CONDITIONS_AT, table=table)

        await self._write(work)

    async def seats(self) -> list[tuple[str, int]]:
        """Return the seats of running games, each with its table, that have a prepared move or condition."""
        return [(table, seat) for table, seat in await self._rows(PREPARED_SEATS)]

    async def due(self) -> list[str]:
        """Return the tables at which the seat to act has a prepared move or condition."""
        return list(dict.fromkeys(table for table, _ in await self._rows(PREPARED_DUE)))
