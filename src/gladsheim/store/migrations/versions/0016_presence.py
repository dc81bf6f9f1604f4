"""Presence: the users with an open socket in each process, and the users who hide presence."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Create the tables, all empty."""
    op.create_table(
        "privacy",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("hides_presence", sa.Boolean(create_constraint=False), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_privacy_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_privacy")),
    )
    # Nothing is lost with them but who was there when the server broke down.
    how = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "processes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("beat", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
        prefixes=how,
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_presence_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_presence_user_id")),
        sa.PrimaryKeyConstraint("table_id", "user_id", "process", name=op.f("pk_presence")),
        prefixes=how,
    )
    op.create_index("ix_presence_user_id", "presence", ["user_id"])
    op.create_index("ix_presence_process", "presence", ["process"])
