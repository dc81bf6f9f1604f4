"""Word of a hall, and hall time in place of the time of day for sessions, days and processes."""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"

HALL_TIME = "UPDATE sessions SET seen_ms = (SELECT COALESCE(MAX(ms), 0) FROM hall_time)"
CLOSED = "UPDATE {} SET told = closes WHERE closes <= '{}'"
# A day is closed two hours after its end.
CLOSED_DAYS = "UPDATE days SET told = promised WHERE day < '{}'"


def upgrade() -> None:
    """Add the columns.
    Existing sessions count as seen just now; closed days and deals are marked as `told`.
    """
    op.create_table(
        "hall",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("identity", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hall")),
    )
    op.add_column("hall_time", sa.Column("believed", sa.Text(), nullable=True))
    op.add_column("hall_time", sa.Column("doubted", sa.BigInteger(), nullable=True))
    op.add_column("sessions", sa.Column("seen_ms", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute(HALL_TIME)
    for table in ("days", "matches", "shared_deals"):
        op.add_column(table, sa.Column("told", sa.Text(), nullable=True))
    now = datetime.now(UTC)
    op.execute(CLOSED_DAYS.format((now - timedelta(hours=2)).date()))
    for table in ("matches", "shared_deals"):
        op.execute(CLOSED.format(table, now.isoformat(timespec="milliseconds").replace("+00:00", "Z")))
    op.drop_index("ix_shared_deals_closes", "shared_deals")
    op.create_index("ix_shared_deals_told", "shared_deals", ["told", "closes"])
    # Nothing is lost with it: processes that are alive say so again within seconds.
    how = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.drop_table("processes")
    op.create_table(
        "processes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
        prefixes=how,
    )
