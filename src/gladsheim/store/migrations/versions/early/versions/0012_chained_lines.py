"""Lines with the digest of the line before, and lines that a repair has cut off."""

import hashlib
import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

tables = sa.table("tables", *map(sa.column, ("id", "game", "options", "secret", "started", "head")))
seats = sa.table("seats", *map(sa.column, ("table_id", "seat", "nonce")))
lines = sa.table(
    "lines",
    *map(sa.column, ("table_id", "seq", "action_id", "seat", "kind", "action", "at", "ms", "previous")),
)


def upgrade() -> None:
    """Add the digests. Existing lines are taken as they are; later changes to them are detected."""
    for name, column in (("tables", "head"), ("lines", "previous")):
        op.add_column(name, sa.Column(column, sa.LargeBinary(), nullable=False, server_default=sa.text("''")))
    op.create_table(
        "cut_lines",
        sa.Column("repair", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("action_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.Column("ms", sa.BigInteger(), nullable=False),
        sa.Column("previous", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_cut_lines_table_id"),
        sa.PrimaryKeyConstraint("repair", "seq", name="pk_cut_lines"),
    )
    op.create_index("ix_cut_lines_table_id", "cut_lines", ["table_id"])
    connection = op.get_bind()
    # An empty text is no empty digest.
    connection.execute(tables.update().values(head=b""))
    for row in connection.execute(sa.select(tables).where(tables.c.started.is_not(None))).mappings().all():
        _chain(connection, row)


def _chain(connection: sa.Connection, table: Any) -> None:
    told = sa.select(seats.c.nonce).where(seats.c.table_id == table["id"]).order_by(seats.c.seat)
    nonces = [None if nonce is None else bytes(nonce).hex() for nonce in connection.scalars(told)]
    options = json.dumps(json.loads(table["options"]), sort_keys=True)
    secret = bytes(table["secret"]).hex()
    head = _linked(b"", table["id"], table["game"], options, secret, *nonces)
    own = sa.select(lines).where(lines.c.table_id == table["id"]).order_by(lines.c.seq)
    changes = []
    for _, seq, action_id, seat, kind, action, at, ms, _ in connection.execute(own).all():
        changes.append({"table": table["id"], "number": seq, "link": head})
        head = _linked(head, seq, action_id, seat, kind, action, at, ms)
    if changes:
        one = (lines.c.table_id == sa.bindparam("table"), lines.c.seq == sa.bindparam("number"))
        connection.execute(lines.update().where(*one).values(previous=sa.bindparam("link")), changes)
    connection.execute(tables.update().where(tables.c.id == table["id"]).values(head=head))


def _linked(previous: bytes, *fields: str | int | None) -> bytes:
    return hashlib.sha256(previous + "\0".join(map(str, fields)).encode()).digest()
