"""Standing orders: the hall's answers for seats that are asked in secret."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Create the table. Existing tables have no orders."""
    op.create_table(
        "orders",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("given", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_orders_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_orders_user_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_orders")),
    )
    op.create_index("ix_orders_user_id", "orders", ["user_id"])
