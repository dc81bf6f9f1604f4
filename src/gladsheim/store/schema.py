"""The tables of the hall's database. Changing them needs a migration beside it.

Times are ISO 8601 texts in UTC and documents are JSON texts, so that rows read the same
from every database without conversion.
"""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

REVISION = "0002"
"""The newest migration: a file that bears it is up to date."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A guest has neither password nor `name_key`, by which names of accounts are told apart;
# `recovery` are the hashes of unused recovery codes, a JSON list.
users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),
    Column("password", Text),
    Column("recovery", Text, nullable=False),
    Column("created", Text, nullable=False),
)

# The cookie itself is never stored: who reads the database cannot take over a session.
sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), nullable=False),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("created", Text, nullable=False),
    Column("seen", Text, nullable=False),
    Column("agent", Text, nullable=False),
    Column("revoked", Text),
    Index("ix_sessions_user_id", "user_id"),
)

# `seq`, `status`, `to_act`, `bot_to_act` and `updated` repeat what the fold of the lines
# says, for lists and jobs; they change in the transaction that writes the line.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("creator", Text, ForeignKey("users.id"), nullable=False),
    Column("created", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("to_act", Integer),
    Column("bot_to_act", Boolean(create_constraint=False), nullable=False),
    Column("updated", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("watch", Text, nullable=False),
    Column("started", Text),
    Column("rematch", Text, ForeignKey("tables.id")),
    Index("ix_tables_creator", "creator"),
    Index("ix_tables_status", "status", "visibility", "created"),
    Index("ix_tables_bot_to_act", "bot_to_act"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("bot", Text),
    Column("owner", Text, ForeignKey("users.id")),
    Column("invited", Text, ForeignKey("users.id")),
    Index("ix_seats_owner", "owner"),
    Index("ix_seats_invited", "invited"),
)

# Append only. An undo is a line like any other; the position is the fold of all lines.
lines = Table(
    "lines",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("action_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", Text, nullable=False),
    UniqueConstraint("table_id", "action_id"),
)
