"""Shared deals: the days' secrets, the deals that follow from them, and who plays them where."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0019"


def upgrade() -> None:
    """New tables, which are empty."""
    op.create_table(
        "days",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("promised", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_days")),
    )
    op.create_table(
        "shared_deals",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("opens", sa.Text(), nullable=False),
        sa.Column("closes", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["day"], ["days.day"], name=op.f("fk_shared_deals_day")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_shared_deals")),
    )
    op.create_index("ix_shared_deals_day", "shared_deals", ["day"])
    op.create_index("ix_shared_deals_closes", "shared_deals", ["closes"])
    op.create_table(
        "plays",
        sa.Column("deal", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("finished", sa.Boolean(create_constraint=False)),
        sa.Column("place", sa.Integer()),
        sa.Column("score", sa.Integer()),
        sa.ForeignKeyConstraint(["deal"], ["shared_deals.id"], name=op.f("fk_plays_deal")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_plays_user_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_plays_table_id")),
        sa.PrimaryKeyConstraint("deal", "user_id", "seat", name=op.f("pk_plays")),
        sa.UniqueConstraint("table_id", name=op.f("uq_plays_table_id")),
    )
    op.create_index("ix_plays_user_id", "plays", ["user_id"])
