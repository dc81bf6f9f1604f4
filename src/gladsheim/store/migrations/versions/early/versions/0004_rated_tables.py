"""Rated tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

FLAG = sa.Boolean(create_constraint=False)


def upgrade() -> None:
    """Add the column. No existing table is rated."""
    op.add_column("tables", sa.Column("rated", FLAG, nullable=False, server_default=sa.false()))
