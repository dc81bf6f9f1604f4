"""Prepared moves: the hall plays them for a seat when its turn comes."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Create the table, which is empty."""
    op.create_table(
        "prepared",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("waits", sa.Boolean(create_constraint=False), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_prepared_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_prepared_user_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_prepared")),
    )
    op.create_index("ix_prepared_user_id", "prepared", ["user_id"])
