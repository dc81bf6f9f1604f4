"""Conditions: moves that the hall plays for a seat after a certain action of another seat."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Create the table, which is empty."""
    op.create_table(
        "conditions",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("given", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_conditions_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_conditions_user_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_conditions")),
    )
    op.create_index("ix_conditions_user_id", "conditions", ["user_id"])
