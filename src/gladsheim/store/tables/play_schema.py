"""Database tables of shared deals: the same deal for several people, each at a separate table."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, Table, Text

from gladsheim.store.schema import metadata

# The secrets of days, each of which was `promised` (its hash was published) at that time. Days, matches and
# shared deals are `told` once the hall has noted that they are closed: from then on all of it may be shown,
# and nobody plays it any more, whatever any clock says.
days = Table(
    "days",
    metadata,
    Column("day", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("promised", Text, nullable=False),
    Column("told", Text),
)

# Friends who play the same deals; the id is the link to it. Deals follow from `secret`. Options are
# a JSON text. Where they play with each other, `places` says how many they are, `terms`, a JSON text, how
# time is kept at their tables, and the match has `started` when the last of them has joined.
matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created", Text, nullable=False),
    Column("closes", Text, nullable=False),
    Column("places", Integer),
    Column("started", Text),
    Column("terms", Text),
    Column("told", Text),
)

# The `number` is that by which the order of meetings names a friend who plays with the others.
match_players = Table(
    "match_players",
    metadata,
    Column("match_id", Text, ForeignKey("matches.id"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("joined", Text, nullable=False),
    Column("number", Integer),
    Index("ix_match_players_user_id", "user_id"),
)

# A deal that several people play, each at a table of their own against bots or two at each, between `opens`
# and `closes`: that of a `day` or of a match. `secret` is that of all these tables; `seat` is the person's,
# and 0 where it follows from the order of meetings.
# Options are a JSON text.
shared_deals = Table(
    "shared_deals",
    metadata,
    Column("id", Text, primary_key=True),
    Column("day", Text, ForeignKey("days.day")),
    Column("match_id", Text, ForeignKey("matches.id")),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("opens", Text, nullable=False),
    Column("closes", Text, nullable=False),
    Column("told", Text),
    Index("ix_shared_deals_day", "day"),
    Index("ix_shared_deals_match_id", "match_id"),
    Index("ix_shared_deals_told", "told", "closes"),
)

# A player of a shared deal, with seat and table: once. The result is null until the
# table's game is over and was looked at; `finished`: it was played to its end.
plays = Table(
    "plays",
    metadata,
    Column("deal", Text, ForeignKey("shared_deals.id"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("finished", Boolean(create_constraint=False)),
    Column("place", Integer),
    Column("score", Integer),
    Index("ix_plays_user_id", "user_id"),
    Index("ix_plays_table_id", "table_id"),
)
