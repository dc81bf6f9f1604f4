"""Standing orders of seats: the hall's answers for them when they are asked in secret."""

import json
from collections.abc import Mapping

from sqlalchemy import bindparam, delete, insert, select, update

from gladsheim.store.engine.database import Connection
from gladsheim.store.schema import orders
from gladsheim.store.topic import Topic

_OF_SEAT = (orders.c.table_id == bindparam("table"), orders.c.seat == bindparam("of_seat"))
ORDERS = select(orders.c.given).where(*_OF_SEAT, orders.c.user_id == bindparam("user"))
DROP_ORDERS = delete(orders).where(*_OF_SEAT)
ADD_ORDERS = insert(orders)
GIVE_ORDERS = (
    update(orders).where(orders.c.user_id == bindparam("guest")).values(user_id=bindparam("new_owner"))
)
DELETE_ORDERS = delete(orders).where(orders.c.user_id == bindparam("user"))


class OrderStore(Topic):
    """Standing orders of a hall: names, each with the least strength. An awaited change is saved."""

    async def given(self, table: str, seat: int, user: str) -> dict[str, int]:
        """Return the orders of a user for a seat."""
        rows = await self._rows(ORDERS, table=table, of_seat=seat, user=user)
        return {name: int(least) for name, least in json.loads(rows[0][0]).items()} if rows else {}

    async def give(self, table: str, seat: int, user: str, given: Mapping[str, int]) -> None:
        """Replace the orders for a seat. Other players are not notified."""

        def work(connection: Connection) -> None:
            connection.change(DROP_ORDERS, table=table, of_seat=seat)
            text = json.dumps(dict(given))
            connection.change(ADD_ORDERS, table_id=table, seat=seat, user_id=user, given=text)

        await self._write(work)
