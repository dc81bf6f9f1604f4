"""Summaries of reviews for people's pages, and automatic reviews."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

FLAG = sa.Boolean(create_constraint=False)


def upgrade() -> None:
    """Add columns and tables.
    All earlier reviews were requested; the hall summarizes them at its next start.
    """
    op.add_column("reviews", sa.Column("automatic", FLAG, nullable=False, server_default=sa.false()))
    op.add_column("reviews", sa.Column("summed", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("ix_reviews_automatic", "reviews", ["automatic", "asked"])
    op.create_index("ix_reviews_summed", "reviews", ["summed"])
    op.create_table(
        "summaries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("missed", sa.Double(), nullable=False),
        sa.Column("missed_error", sa.Double(), nullable=False),
        sa.Column("lead", sa.Double(), nullable=True),
        sa.Column("luck", sa.Double(), nullable=False),
        sa.Column("luck_error", sa.Double(), nullable=False),
        sa.Column("kinds", sa.Text(), nullable=False),
        sa.Column("thirds", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_summaries_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_summaries")),
    )
    op.create_table(
        "trend_settings",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("shown", FLAG, nullable=False),
        sa.Column("automatic", FLAG, nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_trend_settings_user_id")),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_trend_settings")),
    )
