"""Tables whose deal is being made, and their void deals: promises, nonces and secrets."""

from __future__ import annotations

import json

from sqlalchemy import bindparam, insert, select

from gladsheim.store.engine.database import Connection
from gladsheim.store.schema import tables, voids
from gladsheim.tables.table import DEALING, Table, VoidDeal

ADD_VOID = insert(voids)
VOIDS = (
    select(voids.c.secret, voids.c.said)
    .where(voids.c.table_id == bindparam("table"))
    .order_by(voids.c.number)
)
DEALING_TABLES = select(tables.c.id).where(tables.c.status == DEALING).order_by(tables.c.id)


def add_voids(connection: Connection, before: Table, after: Table) -> None:
    """Store the deals of a table that have become void."""
    for number in range(len(before.voids), len(after.voids)):
        void = after.voids[number]
        told = [None if nonce is None else nonce.hex() for nonce in void.nonces]
        said = json.dumps([one and [one, nonce] for one, nonce in zip(void.promises, told, strict=True)])
        connection.change(ADD_VOID, table_id=after.id, number=number, secret=void.secret, said=said)


def read_voids(connection: Connection, table: str) -> tuple[VoidDeal, ...]:
    """Return the void deals of a table, in order."""
    return tuple(
        _void(bytes(secret), json.loads(said)) for secret, said in connection.rows(VOIDS, table=table)
    )


def _void(secret: bytes, said: list[list[str | None] | None]) -> VoidDeal:
    promises, nonces = zip(*(one or (None, None) for one in said), strict=True)
    return VoidDeal(
        secret, promises, tuple(None if nonce is None else bytes.fromhex(nonce) for nonce in nonces)
    )
