"""The identity of a hall, and what goes by its own time: sessions, days, processes."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"

HALL_TIME = "UPDATE sessions SET seen_ms = (SELECT COALESCE(MAX(ms), 0) FROM hall_time)"


def upgrade() -> None:
    """All sessions that there are were seen just now."""
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
    op.add_column("days", sa.Column("told", sa.Text(), nullable=True))
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
