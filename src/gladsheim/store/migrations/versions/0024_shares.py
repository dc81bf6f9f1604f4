"""Owner of the share that tables and reviews use, and the time of the last look at a bots' table."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"

# Where all seats are a bot's.
ONLY_BOTS = """
UPDATE tables SET looked = updated
WHERE NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind <> 'bot')
"""


def upgrade() -> None:
    """Add the columns. Existing tables and reviews use the share of the table's maker."""
    op.add_column("tables", sa.Column("share", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("looked", sa.Text(), nullable=True))
    op.add_column("reviews", sa.Column("share", sa.Text(), nullable=False, server_default=""))
    op.create_index("ix_tables_share", "tables", ["share", "status"])
    op.execute(ONLY_BOTS)
