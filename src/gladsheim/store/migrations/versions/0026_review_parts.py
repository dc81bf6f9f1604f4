"""The parts of reviews: a row for each, in place of one document for a whole review."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"

OLD = sa.table("reviews", sa.column("table_id"), sa.column("document"))
PARTS = sa.table("review_parts", sa.column("table_id"), sa.column("number"), sa.column("part"))


def upgrade() -> None:
    """Split the documents that there are, one review at a time."""
    op.create_table(
        "review_parts",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("part", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["reviews.table_id"], name=op.f("fk_review_parts_table_id")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_review_parts")),
    )
    connection = op.get_bind()
    for table in connection.scalars(sa.select(OLD.c.table_id)).all():
        document = connection.scalar(sa.select(OLD.c.document).where(OLD.c.table_id == table))
        rows = [
            {"table_id": table, "number": number, "part": json.dumps(part, separators=(",", ":"))}
            for number, part in enumerate(json.loads(str(document)))
        ]
        if rows:
            connection.execute(sa.insert(PARTS), rows)
    op.drop_column("reviews", "document")
