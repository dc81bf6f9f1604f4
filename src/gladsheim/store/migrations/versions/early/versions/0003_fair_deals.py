"""Fair deals: the promise and the nonce of each seat."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

FLAG = sa.Boolean(create_constraint=False)


def upgrade() -> None:
    """Add the columns. Existing tables keep the deals that their secret alone decided."""
    op.add_column("tables", sa.Column("fair", FLAG, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("promise", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("nonce", sa.LargeBinary(), nullable=True))
