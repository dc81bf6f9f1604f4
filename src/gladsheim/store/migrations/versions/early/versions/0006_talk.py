"""Chat, blocks, reports, private notes, and notices of turns."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

FLAG = sa.Boolean(create_constraint=False)


def upgrade() -> None:
    """Create the tables, all empty."""
    _messages()
    _blocks()
    _reports()
    _attendance()
    _contacts()
    _notices()


def _words(*names: str, nullable: bool = False) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text(), nullable=nullable) for name in names]


def _number(name: str, *, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer(), nullable=nullable, autoincrement=False)


def _refers(table: str, column: str, target: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], [f"{target}.id"], name=f"fk_{table}_{column}")


def _messages() -> None:
    op.create_table(
        "messages",
        *_words("table_id"),
        _number("number"),
        *_words("message_id", "user_id"),
        _number("seat"),
        *_words("name", "text", "at"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_messages"),
        sa.UniqueConstraint("table_id", "message_id", name="uq_messages_table_id_message_id"),
        _refers("messages", "table_id", "tables"),
        _refers("messages", "user_id", "users"),
    )
    op.create_index("ix_messages_user_id", "messages", ["user_id"])


def _blocks() -> None:
    op.create_table(
        "blocks",
        *_words("id", "user_id", "blocked", "name", "created"),
        sa.PrimaryKeyConstraint("id", name="pk_blocks"),
        sa.UniqueConstraint("user_id", "blocked", name="uq_blocks_user_id_blocked"),
        _refers("blocks", "user_id", "users"),
        _refers("blocks", "blocked", "users"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])


def _reports() -> None:
    op.create_table(
        "reports",
        *_words("id", "table_id", "reporter", "subject", "name"),
        _number("number", nullable=True),
        *_words("text", nullable=True),
        *_words("reason", "created"),
        *_words("closed", nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        _refers("reports", "table_id", "tables"),
        _refers("reports", "reporter", "users"),
        _refers("reports", "subject", "users"),
    )
    op.create_index("ix_reports_closed", "reports", ["closed", "created"])
    op.create_index("ix_reports_reporter", "reports", ["reporter"])


def _attendance() -> None:
    op.create_table(
        "attendance",
        *_words("table_id", "user_id"),
        sa.Column("muted", FLAG, nullable=False),
        _number("heard"),
        *_words("seen", nullable=True),
        *_words("note"),
        _number("version"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_attendance"),
        _refers("attendance", "table_id", "tables"),
        _refers("attendance", "user_id", "users"),
    )
    op.create_index("ix_attendance_user_id", "attendance", ["user_id"])


def _contacts() -> None:
    op.create_table(
        "contacts",
        *_words("user_id", "locale"),
        *_words("email", "pending", "code", "code_until", nullable=True),
        _number("tries"),
        *_words("token", "webhook", "secret", nullable=True),
        sa.PrimaryKeyConstraint("user_id", name="pk_contacts"),
        sa.UniqueConstraint("token", name="uq_contacts_token"),
        _refers("contacts", "user_id", "users"),
    )


def _notices() -> None:
    op.create_table(
        "notices",
        *_words("table_id", "user_id", "channel"),
        _number("tries"),
        _number("failures"),
        *_words("until"),
        *_words("settled", nullable=True),
        sa.PrimaryKeyConstraint("table_id", "user_id", "channel", name="pk_notices"),
        _refers("notices", "table_id", "tables"),
        _refers("notices", "user_id", "users"),
    )
    op.create_index("ix_notices_user_id", "notices", ["user_id"])
