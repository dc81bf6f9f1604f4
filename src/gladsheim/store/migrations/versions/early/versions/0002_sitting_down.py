"""Users separate from their sessions; open and reserved seats; visibility of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Turn every existing session into a user of the same id with one session."""
    _users()
    _sessions()
    _tables()
    _seats()


def _users() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("name_key", sa.Text(), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("recovery", sa.Text(), nullable=False),
        sa.Column("created", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("name_key", name="uq_users_name_key"),
    )
    op.execute("INSERT INTO users (id, name, recovery, created) SELECT id, name, '[]', created FROM sessions")


def _sessions() -> None:
    with op.batch_alter_table("sessions") as batch:
        batch.add_column(sa.Column("user_id", sa.Text(), nullable=True))
        batch.add_column(sa.Column("seen", sa.Text(), nullable=True))
        batch.add_column(sa.Column("agent", sa.Text(), nullable=True))
        batch.add_column(sa.Column("revoked", sa.Text(), nullable=True))
        batch.drop_column("name")
    op.execute("UPDATE sessions SET user_id = id, seen = created, agent = ''")
    with op.batch_alter_table("sessions") as batch:
        batch.alter_column("user_id", existing_type=sa.Text(), nullable=False)
        batch.alter_column("seen", existing_type=sa.Text(), nullable=False)
        batch.alter_column("agent", existing_type=sa.Text(), nullable=False)
        batch.create_foreign_key("fk_sessions_user_id", "users", ["user_id"], ["id"])
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])


def _tables() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("visibility", sa.Text(), nullable=True))
        batch.add_column(sa.Column("watch", sa.Text(), nullable=True))
        batch.add_column(sa.Column("started", sa.Text(), nullable=True))
        batch.add_column(sa.Column("rematch", sa.Text(), nullable=True))
        batch.drop_constraint("fk_tables_creator", type_="foreignkey")
    op.execute("UPDATE tables SET visibility = 'private', watch = 'anyone', started = created")
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("visibility", existing_type=sa.Text(), nullable=False)
        batch.alter_column("watch", existing_type=sa.Text(), nullable=False)
        batch.create_foreign_key("fk_tables_creator", "users", ["creator"], ["id"])
        batch.create_foreign_key("fk_tables_rematch", "tables", ["rematch"], ["id"])
    op.create_index("ix_tables_status", "tables", ["status", "visibility", "created"])


def _seats() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("invited", sa.Text(), nullable=True))
        batch.drop_constraint("fk_seats_owner", type_="foreignkey")
        batch.create_foreign_key("fk_seats_owner", "users", ["owner"], ["id"])
        batch.create_foreign_key("fk_seats_invited", "users", ["invited"], ["id"])
    op.create_index("ix_seats_invited", "seats", ["invited"])
