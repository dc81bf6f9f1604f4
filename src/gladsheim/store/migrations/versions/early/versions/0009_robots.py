"""Robots and their tokens; rate limits that several processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the tables, all empty."""
    _robots()
    _tokens()
    _counts()


def _robots() -> None:
    op.create_table(
        "robots",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("created", sa.Text(), nullable=False),
        sa.Column("retired", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name="pk_robots"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_robots_user_id"),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name="fk_robots_owner"),
    )
    op.create_index("ix_robots_owner", "robots", ["owner"])


def _tokens() -> None:
    op.create_table(
        "robot_tokens",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("robot", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.Text(), nullable=False),
        sa.Column("used", sa.Text(), nullable=True),
        sa.Column("stream", sa.Text(), nullable=True),
        sa.Column("revoked", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_robot_tokens"),
        sa.ForeignKeyConstraint(["robot"], ["robots.user_id"], name="fk_robot_tokens_robot"),
        sa.UniqueConstraint("token_hash", name="uq_robot_tokens_token_hash"),
    )
    op.create_index("ix_robot_tokens_robot", "robot_tokens", ["robot"])


def _counts() -> None:
    # Counts that change with every request are not worth a place in the server's log.
    how = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "buckets",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("full_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_buckets"),
        prefixes=how,
    )
    op.create_table(
        "attempts",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("last", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_attempts"),
        prefixes=how,
    )
