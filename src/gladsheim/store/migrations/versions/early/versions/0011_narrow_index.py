"""No index of tables holds what every action changes."""

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """The few that wait to be counted are put in order when they are asked for."""
    op.drop_index("ix_tables_counted", "tables")
    op.create_index("ix_tables_counted", "tables", ["status", "counted"])
