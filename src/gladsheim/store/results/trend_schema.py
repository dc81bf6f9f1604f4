"""Database tables of trends: summaries of reviews, and the choices of people."""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, Table, Text

from gladsheim.store.schema import metadata

# Result of the review of a game for each seat, in points. `lead` is that at the end, empty where the
# seat's player did not play to the end. `kinds` are a JSON object of [decisions, points missed] by kind
# of action, `thirds` a JSON list of three such pairs.
summaries = Table(
    "summaries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("decisions", Integer, nullable=False),
    Column("missed", Double, nullable=False),
    Column("missed_error", Double, nullable=False),
    Column("lead", Double),
    Column("luck", Double, nullable=False),
    Column("luck_error", Double, nullable=False),
    Column("kinds", Text, nullable=False),
    Column("thirds", Text, nullable=False),
)

# Settings of a user on the page of their trends: `shown` to others, and whether their games are
# reviewed by themselves; without a row it is not shown, and they are.
trend_settings = Table(
    "trend_settings",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("shown", Boolean(create_constraint=False), nullable=False),
    Column("automatic", Boolean(create_constraint=False), nullable=False),
)
