"""The statements about reviews of finished games."""

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.sql import Executable

from gladsheim.store.results.review_schema import reviews

_COLUMNS = (reviews.c.version, reviews.c.done, reviews.c.total, reviews.c.ended, reviews.c.fault)
_OF_TABLE = reviews.c.table_id == bindparam("table")
ADD_REVIEW = insert(reviews)
REVIEW = select(*_COLUMNS).where(_OF_TABLE)
REVIEW_PARTS = select(reviews.c.document).where(_OF_TABLE)
# Only what goes on from what was read: of two processes that did the same work the second is too late.
GO_ON = (
    update(reviews)
    .where(
        _OF_TABLE,
        reviews.c.version == bindparam("of_version"),
        reviews.c.done == bindparam("since"),
        reviews.c.ended.is_(None),
    )
    .values(
        done=bindparam("new_done"),
        document=bindparam("new_document"),
        updated=bindparam("now"),
        ended=bindparam("new_ended"),
        fault=bindparam("new_fault"),
    )
)
DROP_REVIEW = delete(reviews).where(_OF_TABLE)
UNFINISHED = select(reviews.c.table_id).where(reviews.c.ended.is_(None)).order_by(reviews.c.asked)
UNFINISHED_SINCE = UNFINISHED.where(reviews.c.updated < bindparam("before"))
COUNT_UNFINISHED = select(func.count()).select_from(reviews).where(reviews.c.ended.is_(None))

ALL: tuple[Executable, ...] = (
    ADD_REVIEW,
    REVIEW,
    REVIEW_PARTS,
    GO_ON,
    DROP_REVIEW,
    UNFINISHED,
    UNFINISHED_SINCE,
    COUNT_UNFINISHED,
)
