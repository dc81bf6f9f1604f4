"""Index of uncounted games without columns that every action changes."""

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Replace the index. The few uncounted games are sorted by the query."""
    op.drop_index("ix_tables_counted", "tables")
    op.create_index("ix_tables_counted", "tables", ["status", "counted"])
