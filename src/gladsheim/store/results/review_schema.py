"""Database tables of reviews."""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, Table, Text

from gladsheim.store.schema import metadata

# One row for each finished game that a user wanted reviewed, or, where it is `automatic`, nobody
# has yet. `done` of `total` parts are there. `ended` is when the last came, or when it was given up
# (`fault`). `summed` is the version of the summaries that were made of it, 0 for none.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("asked", Text, nullable=False),
    Column("updated", Text, nullable=False),
    Column("ended", Text),
    Column("fault", Text),
    Column("automatic", Boolean(create_constraint=False), nullable=False),
    Column("summed", Integer, nullable=False),
    Column("share", Text, nullable=False),
    Index("ix_reviews_ended", "ended", "asked"),
    Index("ix_reviews_automatic", "automatic", "asked"),
    Index("ix_reviews_summed", "summed"),
)

# The parts of a review, numbered from 0, each a JSON object; nothing in it tells who played.
review_parts = Table(
    "review_parts",
    metadata,
    Column("table_id", Text, ForeignKey("reviews.table_id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("part", Text, nullable=False),
)
