"""Browsers that an account knows, and guesses counted like everything else."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """No browser is known yet: each is after its next login."""
    op.drop_table("attempts")
    op.add_column("sessions", sa.Column("device", sa.LargeBinary(), nullable=True))
    op.create_index("ix_sessions_device", "sessions", ["device"])
