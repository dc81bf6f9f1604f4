"""The table of reviews. The statements bring it along, so that it belongs to every hall's database."""

from sqlalchemy import Column, ForeignKey, Index, Integer, Table, Text

from gladsheim.store.schema import metadata

# One row for each finished game that somebody wanted reviewed. `document` is a JSON list of the
# `done` parts of `total` that are there; nothing in it tells who played. `ended` is when the last
# came, or when it was given up (`fault`).
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("document", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("updated", Text, nullable=False),
    Column("ended", Text),
    Column("fault", Text),
    Index("ix_reviews_ended", "ended", "asked"),
)
