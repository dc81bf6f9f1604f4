"""Database tables of talk between people and of notifications of turns."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, Table, Text, UniqueConstraint

from gladsheim.store.schema import metadata

# Messages of players to each other at a table; `seat` and `name` are those of the moment.
messages = Table(
    "messages",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("message_id", Text, nullable=False),
    Column("user_id", Text, ForeignKey("users.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Text, nullable=False),
    UniqueConstraint("table_id", "message_id"),
    Index("ix_messages_user_id", "user_id"),
)

# Users whose words and invitations a user does not want; `name` is how that one was called then.
blocks = Table(
    "blocks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), nullable=False),
    Column("blocked", Text, ForeignKey("users.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Text, nullable=False),
    UniqueConstraint("user_id", "blocked"),
    Index("ix_blocks_blocked", "blocked"),
)

# For the operator: of a message its words as they were; `closed` is when it was dealt with.
reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("reporter", Text, ForeignKey("users.id"), nullable=False),
    Column("subject", Text, ForeignKey("users.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("number", Integer),
    Column("text", Text),
    Column("reason", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("closed", Text),
    Index("ix_reports_closed", "closed", "created"),
    Index("ix_reports_reporter", "reporter"),
)

# Data of a user at a table: whether its chat is muted and how far it was read, when the
# user was last there, and the private note with the number of its version.
attendance = Table(
    "attendance",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("muted", Boolean(create_constraint=False), nullable=False),
    Column("heard", Integer, nullable=False),
    Column("seen", Text),
    Column("note", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Index("ix_attendance_user_id", "user_id"),
)

# Where an account is told of its turns. An address is `pending` until the mailed code, of
# which only a hash is kept, has come back; `token` ends the mails without a login.
contacts = Table(
    "contacts",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("locale", Text, nullable=False),
    Column("email", Text),
    Column("pending", Text),
    Column("code", Text),
    Column("code_until", Text),
    Column("tries", Integer, nullable=False),
    Column("token", Text, unique=True),
    Column("webhook", Text),
    Column("secret", Text),
)

# One row, made by the first process that needs it: the key with which posts to push services are
# signed, a number of 32 bytes in base64url. Subscriptions hold for this key alone.
push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", Text, nullable=False),
)

# Where the browser of a session is told of turns, and the keys for which that is encrypted.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("session", Text, ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("locale", Text, nullable=False),
    Column("created", Text, nullable=False),
)

# One row for each table, user and channel that was ever due. Nobody touches it before
# `until`; it is `settled` when the notice was sent or given up, until the user comes again.
notices = Table(
    "notices",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("until", Text, nullable=False),
    Column("settled", Text),
    Index("ix_notices_user_id", "user_id"),
)
