"""Results of finished games, ratings of accounts, the bots' ladder, and private profiles."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

FLAG = sa.Boolean(create_constraint=False)


def upgrade() -> None:
    """Create the tables, all empty. The hall counts finished games when it next starts."""
    op.add_column("tables", sa.Column("counted", sa.Integer(), nullable=True))
    op.create_index("ix_tables_counted", "tables", ["status", "counted", "updated"])
    op.create_table(
        "tally",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tally"),
    )
    _results()
    _ratings()
    op.create_table(
        "profiles",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("private", FLAG, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_profiles"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_profiles_user_id"),
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("sole", FLAG, nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=True),
        sa.Column("sigma_before", sa.Double(), nullable=True),
        sa.Column("mu_after", sa.Double(), nullable=True),
        sa.Column("sigma_after", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        *_strength(),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_ratings_user_id"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "shown"])
    op.create_table(
        "ladder",
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        *_strength(),
        sa.PrimaryKeyConstraint("bot", "game", "players", name="pk_ladder"),
    )


def _strength() -> list[sa.Column[object]]:
    return [
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
    ]
