"""Puzzles: each user's progress with each."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Create the table, which is empty."""
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("at_once", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_puzzle_tries_user_id")),
        sa.PrimaryKeyConstraint("user_id", "puzzle", name=op.f("pk_puzzle_tries")),
    )
    op.create_index("ix_puzzle_tries_game", "puzzle_tries", ["game", "puzzle"])
