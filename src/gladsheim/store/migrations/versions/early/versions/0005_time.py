"""Terms and clocks of tables, offers, vacations, and hall time."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

FLAG = sa.Boolean(create_constraint=False)


def upgrade() -> None:
    """Add columns and tables. Existing tables have no clock."""
    op.add_column("tables", sa.Column("terms", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("timed", FLAG, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("started_ms", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("due", sa.BigInteger(), nullable=True))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_timed", "tables", ["timed", "status"])
    op.add_column("lines", sa.Column("ms", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "hall_time",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hall_time")),
    )
    _offers()
    _vacations()


def _offers() -> None:
    op.create_table(
        "offers",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_offers_table_id")),
        sa.PrimaryKeyConstraint("table_id", "kind", name=op.f("pk_offers")),
    )


def _vacations() -> None:
    op.create_table(
        "vacations",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("begun_ms", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("until_ms", sa.BigInteger(), nullable=False),
        sa.Column("ended_ms", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_vacations_user_id")),
        sa.PrimaryKeyConstraint("user_id", "begun_ms", name=op.f("pk_vacations")),
    )
    op.create_index("ix_vacations_ended_ms", "vacations", ["ended_ms", "until_ms"])
