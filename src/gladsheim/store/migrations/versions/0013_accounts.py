"""Browsers that an account knows, names that look alike, and guesses counted like everything else."""

import sqlalchemy as sa
from alembic import op

from gladsheim.tables.people.lookalikes import skeleton

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """No browser is known yet: each is after its next login. Everybody keeps their name."""
    op.drop_table("attempts")
    op.add_column("sessions", sa.Column("device", sa.LargeBinary(), nullable=True))
    op.create_index("ix_sessions_device", "sessions", ["device"])
    op.add_column("users", sa.Column("skeleton", sa.Text(), nullable=True))
    _note_skeletons()
    op.create_index("ix_users_skeleton", "users", ["skeleton"], unique=True)


def _note_skeletons() -> None:
    """Of names that look alike already, the first has the skeleton; the others stay without."""
    users = sa.table(
        "users", *(sa.column(name, sa.Text) for name in ("id", "name", "skeleton", "name_key", "created"))
    )
    named = sa.select(users.c.id, users.c.name).where(users.c.name_key.is_not(None))
    firsts: dict[str, str] = {}
    for user, name in op.get_bind().execute(named.order_by(users.c.created, users.c.id)):
        firsts.setdefault(skeleton(name), user)
    for looks, user in firsts.items():
        op.execute(users.update().where(users.c.id == user).values(skeleton=looks))
