"""Void deals, in which a promised nonce was not revealed, and the seats that are asked for a fresh one."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

FLAG = sa.Boolean(create_constraint=False)


def upgrade() -> None:
    """Add the columns and the table. Earlier deals were made without missing nonces, and stay as they are."""
    op.add_column("tables", sa.Column("voids", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("asked", FLAG, nullable=False, server_default=sa.false()))
    op.create_table(
        "voids",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
    )
