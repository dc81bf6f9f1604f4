"""Moves that seats have prepared: what the hall plays for them when their turn comes."""

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from gladsheim.store.engine.database import Connection
from gladsheim.store.schema import prepared, tables
from gladsheim.store.topic import Topic
from gladsheim.tables.prepared import Prepared
from gladsheim.tables.table import RUNNING

_OF_SEAT = (prepared.c.table_id == bindparam("table"), prepared.c.seat == bindparam("of_seat"))
PREPARED = select(prepared.c.move).where(*_OF_SEAT, prepared.c.user_id == bindparam("user"))
DROP_PREPARED = delete(prepared).where(*_OF_SEAT)
DROP_PREPARED_AT = delete(prepared).where(prepared.c.table_id == bindparam("table"))
ADD_PREPARED = insert(prepared)
PREPARED_SEATS = (
    select(prepared.c.table_id, prepared.c.seat)
    .join(tables, tables.c.id == prepared.c.table_id)
    .where(prepared.c.waits.is_(True), tables.c.status == RUNNING)
)
PREPARED_DUE = PREPARED_SEATS.where(tables.c.to_act == prepared.c.seat)
GIVE_PREPARED = (
    update(prepared).where(prepared.c.user_id == bindparam("guest")).values(user_id=bindparam("new_owner"))
)
DELETE_PREPARED = delete(prepared).where(prepared.c.user_id == bindparam("user"))


class PreparedStore(Topic):
    """The prepared moves of a hall, one for each seat. What has been awaited is saved; nobody is told."""

    async def of(self, table: str, seat: int, user: str) -> Prepared | None:
        """What a user has prepared for a seat."""
        rows = await self._rows(PREPARED, table=table, of_seat=seat, user=user)
        return msgspec.json.decode(rows[0][0], type=Prepared) if rows else None

    async def put(self, table: str, seat: int, user: str, move: Prepared | None) -> None:
        """Store another move for a seat, or none."""

        def work(connection: Connection) -> None:
            connection.change(DROP_PREPARED, table=table, of_seat=seat)
            if move is not None:
                text, waits = msgspec.json.encode(move).decode(), move.dropped is None
                connection.change(
                    ADD_PREPARED, table_id=table, seat=seat, user_id=user, move=text, waits=waits
                )

        await self._write(work)

    async def clear(self, table: str) -> None:
        """Forget what was prepared at a table whose game is over."""
        await self._change(DROP_PREPARED_AT, table=table)

    async def seats(self) -> list[tuple[str, int]]:
        """The seats of running games, each with its table, for which a move waits."""
        return [(table, seat) for table, seat in await self._rows(PREPARED_SEATS)]

    async def due(self) -> list[str]:
        """The tables at which a seat is to act for which a move waits."""
        return [table for table, _ in await self._rows(PREPARED_DUE)]
