"""Devices that an account knows, skeletons of similar names, and password attempts in buckets."""

import sqlalchemy as sa
from alembic import op

from gladsheim.tables.people.lookalikes import skeleton

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the columns. Devices become known at the next login. All users keep their names."""
    op.drop_table("attempts")
    op.add_column("sessions", sa.Column("device", sa.LargeBinary(), nullable=True))
    op.create_index("ix_sessions_device", "sessions", ["device"])
    op.add_column("users", sa.Column("skeleton", sa.Text(), nullable=True))
    _note_skeletons()
    op.create_index("ix_users_skeleton", "users", ["skeleton"], unique=True)


def _note_skeletons() -> None:
    """Set the skeletons. Of existing names that look alike, only the oldest gets one."""
    users = sa.table(
        "users", *(sa.column(name, sa.Text) for name in ("id", "name", "skeleton", "name_key", "created"))
    )
    named = sa.select(users.c.id, users.c.name).where(users.c.name_key.is_not(None))
    firsts: dict[str, str] = {}
    for user, name in op.get_bind().execute(named.order_by(users.c.created, users.c.id)):
        firsts.setdefault(skeleton(name), user)
    for looks, user in firsts.items():
        op.execute(users.update().where(users.c.id == user).values(skeleton=looks))
