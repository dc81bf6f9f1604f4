"""Tables of the hall's database. A change needs a migration beside it.

Times are ISO 8601 texts in UTC and documents are JSON texts, so that rows are the same in every database
without conversion.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

ERASED = "erased"
"""Id of the user who owns the tables of erased makers. No caller can be this user."""
REVISION = "0026"
"""Newest migration. A file with this revision is up to date."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# A guest has neither password nor `name_key`, by which names of accounts are told apart, nor
# `skeleton`, which names that look alike have in common. Of those that did before there was such a
# column, the first alone has it.
# `recovery` are the hashes of unused recovery codes, a JSON list.
users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),
    Column("skeleton", Text),
    Column("password", Text),
    Column("recovery", Text, nullable=False),
    Column("created", Text, nullable=False),
    Index("ix_users_skeleton", "skeleton", unique=True),
)

# The cookie itself is never stored: who reads the database cannot take over a session. `device`
# is the hash of a second cookie, which stays in the browser when the session has ended. `seen` is for
# people to read; `seen_ms` is the same in hall time, by which sessions end.
sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), nullable=False),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("created", Text, nullable=False),
    Column("seen", Text, nullable=False),
    Column("seen_ms", BigInteger, nullable=False),
    Column("agent", Text, nullable=False),
    Column("revoked", Text),
    Column("device", LargeBinary),
    Index("ix_sessions_user_id", "user_id"),
    Index("ix_sessions_device", "device"),
)

# `seq`, `status`, `to_act`, `bot_to_act`, `updated`, `deadline` and `due` repeat what the fold
# of the lines says, for lists and jobs; they change in the transaction that writes the line.
# `counted` is the number under which its results were counted; 0: they could not be, for it cannot
# be replayed. `terms` is a JSON text; `timed` says whether they have a clock. Hall time is in
# milliseconds. `head` is the digest of the last line, before the first that of the deal; empty
# before that. `share`: whose share of the hall its bots use (`store/shares.py`); empty for tables that are
# older: then it is the maker's. `looked`: when a viewer last looked at a table at which only bots sit;
# null at all others.
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
    Column("fair", Boolean(create_constraint=False), nullable=False),
    Column("rated", Boolean(create_constraint=False), nullable=False),
    Column("counted", Integer),
    Column("terms", Text, nullable=False),
    Column("timed", Boolean(create_constraint=False), nullable=False),
    Column("started_ms", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("due", BigInteger),
    Column("voids", Integer, nullable=False),
    Column("head", LargeBinary, nullable=False),
    Column("share", Text, nullable=False),
    Column("looked", Text),
    Index("ix_tables_creator", "creator"),
    Index("ix_tables_status", "status", "visibility", "created"),
    Index("ix_tables_bot_to_act", "bot_to_act"),
    Index("ix_tables_counted", "status", "counted"),  # nothing here that every action changes
    Index("ix_tables_due", "due"),
    Index("ix_tables_timed", "timed", "status"),
    Index("ix_tables_share", "share", "status"),
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
    Column("promise", Text),
    Column("nonce", LargeBinary),
    Column("asked", Boolean(create_constraint=False), nullable=False),
    Index("ix_seats_owner", "owner"),
    Index("ix_seats_invited", "invited"),
)

# Deals that came to nothing; a table says how many it has. `said` has for each seat null, or what
# it promised and what it told of it: [commitment, nonce or null], in hexadecimal digits.
voids = Table(
    "voids",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
    Column("said", Text, nullable=False),
)

# Append only. An undo is a line like any other; the position is the fold of all lines. `previous`
# is the digest of the line before, of the first line the root of its table (`tables/table.py`).
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
    Column("ms", BigInteger, nullable=False),
    Column("previous", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "action_id"),
)

# Lines that `gladsheim repair` has taken off damaged tables, unchanged; `repair` is the id of its entry in
# the audit log.
cut_lines = Table(
    "cut_lines",
    metadata,
    Column("repair", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("action_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("ms", BigInteger, nullable=False),
    Column("previous", LargeBinary, nullable=False),
    Index("ix_cut_lines_table_id", "table_id"),
)

# At most one ban of a user and one of a network of addresses; `until` is empty for one without an end.
bans = Table(
    "bans",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), unique=True),
    Column("network", Text, unique=True),
    Column("reason", Text, nullable=False),
    Column("since", Text, nullable=False),
    Column("until", Text),
)

# Games of which no new tables are opened.
closed_games = Table(
    "closed_games", metadata, Column("game", Text, primary_key=True), Column("since", Text, nullable=False)
)

# How often something of a topic has changed that processes keep in memory: they look every few seconds.
changes = Table(
    "changes", metadata, Column("topic", Text, primary_key=True), Column("number", Integer, nullable=False)
)

# Append only; old entries are deleted. `who` and `about` are ids of users, who may be gone, or words.
journal = Table(
    "journal",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text),
    Column("details", Text, nullable=False),
    Index("ix_journal_at", "at"),
    Index("ix_journal_about", "about", "at"),
)

# A robot is a user that a program plays, made by the account `owner`; one that is `retired` is
# no longer let in. Its tokens are kept as sessions' are: only their hashes. `stream` names
# the newest stream of events that was opened with the token.
robots = Table(
    "robots",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("owner", Text, ForeignKey("users.id"), nullable=False),
    Column("created", Text, nullable=False),
    Column("retired", Text),
    Index("ix_robots_owner", "owner"),
)

robot_tokens = Table(
    "robot_tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("robot", Text, ForeignKey("robots.user_id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("token_hash", LargeBinary, nullable=False, unique=True),
    Column("created", Text, nullable=False),
    Column("used", Text),
    Column("stream", Text),
    Column("revoked", Text),
    Index("ix_robot_tokens_robot", "robot"),
)

# Counts that several processes share: how far buckets are emptied. Times are seconds; keys are
# hashes. Nothing is lost with them but a few minutes' counting, so PostgreSQL does not log them; a
# hall of one process leaves them empty.
buckets = Table(
    "buckets", metadata, Column("id", Text, primary_key=True), Column("full_at", Double, nullable=False)
)

# One row, made by the first process that counts: the number of the game that was counted last. A process that
# counts begins by changing it, so that games are counted one after the other, whatever processes there are.
tally = Table(
    "tally",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
)

# A row for each seat of every finished game that was counted. Its player is the seat's owner.
# The strengths are those of its owner in rated games, and of its bot among bots.
results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("place", Integer),
    Column("score", Integer, nullable=False),
    Column("sole", Boolean(create_constraint=False), nullable=False),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu_after", Double),
    Column("sigma_after", Double),
)

# Where accounts and bots stand now: what the newest of their results say. `shown` is for lists.
ratings = Table(
    "ratings",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Index("ix_ratings_game", "game", "shown"),
)
ladder = Table(
    "ladder",
    metadata,
    Column("bot", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
)

# Settings of a user on their page for others; without a row it is open.
profiles = Table(
    "profiles",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("private", Boolean(create_constraint=False), nullable=False),
)

# Users who do not want to be seen coming and going; without a row everybody sees it.
privacy = Table(
    "privacy",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("hides_presence", Boolean(create_constraint=False), nullable=False),
)

# Open sockets by user and place, for the other processes of a hall: it counts while the process goes on
# saying that it lives, by a `beat` in hall time. Nothing is lost with them, so PostgreSQL does not log them;
# a hall of one process leaves both empty.
processes = Table(
    "processes", metadata, Column("id", Text, primary_key=True), Column("beat", BigInteger, nullable=False)
)
presence = Table(
    "presence",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("process", Text, primary_key=True),
    Index("ix_presence_user_id", "user_id"),
    Index("ix_presence_process", "process"),
)

# One row, made by the first process that serves the hall: a word that tells it from all other halls.
hall = Table(
    "hall",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("identity", Text, nullable=False),
)

# One row, or none before the first beat: how long the hall has been running, as far as was written down, and
# the time of day that it believed in then. `doubted` is the hall time since which the machine's clock has
# been further ahead than the hall can have lived through; null while it is not.
hall_time = Table(
    "hall_time",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("ms", BigInteger, nullable=False),
    Column("believed", Text),
    Column("doubted", BigInteger),
)

# Offer of a player to all at a table; `agreed` is a JSON list of seats.
offers = Table(
    "offers",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("agreed", Text, nullable=False),
)

# In hall time. `ended` is null while a vacation lasts, which it does until `until` at most.
vacations = Table(
    "vacations",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("begun_ms", BigInteger, primary_key=True, autoincrement=False),
    Column("until_ms", BigInteger, nullable=False),
    Column("ended_ms", BigInteger),
    Index("ix_vacations_ended_ms", "ended_ms", "until_ms"),
)

# Answers of the hall for a seat that is asked in secret, as long as it is this user's: JSON text.
orders = Table(
    "orders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id"), nullable=False),
    Column("given", Text, nullable=False),
    Index("ix_orders_user_id", "user_id"),
)

# Move that is played for a seat when its turn comes, as long as it is this user's: JSON text. It `waits`
# until it is dropped; then its row tells why.
prepared = Table(
    "prepared",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id"), nullable=False),
    Column("move", Text, nullable=False),
    Column("waits", Boolean(create_constraint=False), nullable=False),
    Index("ix_prepared_user_id", "user_id"),
)

# The same for the case that others do something before, as JSON text: a list of conditions.
conditions = Table(
    "conditions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", Text, ForeignKey("users.id"), nullable=False),
    Column("given", Text, nullable=False),
    Index("ix_conditions_user_id", "user_id"),
)

# How far a user is with a puzzle: `state` is "open", "solved" or "shown"; `at_once`: at the first try.
# Puzzles of the collection go by their ids, those from games by their table and the number of the action.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("at_once", Boolean(create_constraint=False), nullable=False),
    Column("state", Text, nullable=False),
    Index("ix_puzzle_tries_game", "game", "puzzle"),
)
