"""Shared deals: the secrets of days and matches, the deals that follow from them, and their plays."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Create the tables, all empty."""
    op.create_table(
        "days",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("promised", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_days")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.Text(), nullable=False),
        sa.Column("closes", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_table(
        "match_players",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("joined", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_match_players_match_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_match_players_user_id")),
        sa.PrimaryKeyConstraint("match_id", "user_id", name=op.f("pk_match_players")),
    )
    op.create_index("ix_match_players_user_id", "match_players", ["user_id"])
    op.create_table(
        "shared_deals",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("day", sa.Text()),
        sa.Column("match_id", sa.Text()),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("opens", sa.Text(), nullable=False),
        sa.Column("closes", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["day"], ["days.day"], name=op.f("fk_shared_deals_day")),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_shared_deals_match_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_shared_deals")),
    )
    op.create_index("ix_shared_deals_day", "shared_deals", ["day"])
    op.create_index("ix_shared_deals_match_id", "shared_deals", ["match_id"])
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
