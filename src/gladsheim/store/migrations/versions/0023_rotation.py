"""Matches of friends with each other: their places and terms, and two plays of a deal at one table."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add the columns. In existing matches each friend plays against bots."""
    op.add_column("matches", sa.Column("places", sa.Integer(), nullable=True))
    op.add_column("matches", sa.Column("started", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("terms", sa.Text(), nullable=True))
    op.add_column("match_players", sa.Column("number", sa.Integer(), nullable=True))
    if op.get_bind().dialect.name == "sqlite":
        _write_plays_anew()
    else:
        op.drop_constraint("uq_plays_table_id", "plays", type_="unique")
    op.create_index("ix_plays_table_id", "plays", ["table_id"])


def _write_plays_anew() -> None:
    """Recreate the table of plays: SQLite cannot drop a constraint, and Alembic's copy would reorder them."""
    op.rename_table("plays", "plays_before")
    op.drop_index("ix_plays_user_id", "plays_before")
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
    )
    op.execute("INSERT INTO plays SELECT * FROM plays_before")
    op.drop_table("plays_before")
    op.create_index("ix_plays_user_id", "plays", ["user_id"])
