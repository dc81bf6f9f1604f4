"""Reviews of finished games: begun once, continued by any process that has time, stored."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import and_, bindparam, delete, false, func, insert, or_, select, update

from gladsheim.core.game import Json
from gladsheim.store.bound import new
from gladsheim.store.engine.database import Connection
from gladsheim.store.errors import TooMany
from gladsheim.store.results.review_schema import review_parts, reviews
from gladsheim.store.topic import Topic

MOST_UNFINISHED = 200
MOST_OF_ONE = 5
"""Most unfinished reviews that one owner has asked for."""
MOST_AUTOMATIC = 20
"""Most unfinished reviews that no user has asked for."""

_COLUMNS = reviews.c["version", "done", "total", "ended", "fault", "automatic", "share"]
_OF_TABLE = reviews.c.table_id == bindparam("table")
ADD_REVIEW = insert(reviews)
REVIEW = select(*_COLUMNS).where(_OF_TABLE)
_PARTS_OF_TABLE = review_parts.c.table_id == bindparam("table")
REVIEW_PARTS = select(review_parts.c.part).where(_PARTS_OF_TABLE).order_by(review_parts.c.number)
ADD_PART = insert(review_parts)
DROP_PARTS = delete(review_parts).where(_PARTS_OF_TABLE)
# Only what goes on from what was read: of two processes that did the same work the second is too late.
GO_ON = (
    update(reviews)
    .where(
        _OF_TABLE,
        reviews.c.version == bindparam("of_version"),
        reviews.c.done == bindparam("since"),
        reviews.c.ended.is_(None),
    )
    .values(updated=bindparam("now"), **new("done", "ended", "fault"))
)
DROP_REVIEW = delete(reviews).where(_OF_TABLE)
ASK_FOR = (
    update(reviews)
    .where(_OF_TABLE)
    .values(automatic=false(), asked=bindparam("now"), share=bindparam("owner"))
)
_UNFINISHED = reviews.c.ended.is_(None)
_UNSUMMED = and_(
    reviews.c.summed < bindparam("summary"),
    reviews.c.version == bindparam("of_version"),
    reviews.c.done >= reviews.c.total,
)
_LAST = or_(reviews.c.automatic, reviews.c.ended.is_not(None))
_TO_DO = select(reviews.c.table_id, reviews.c.share, _LAST).order_by(_LAST, reviews.c.asked)
TO_DO = _TO_DO.where(or_(_UNFINISHED, _UNSUMMED))
TO_DO_SINCE = _TO_DO.where(or_(and_(_UNFINISHED, reviews.c.updated < bindparam("before")), _UNSUMMED))
COUNT_UNFINISHED = select(reviews.c.automatic, func.count()).where(_UNFINISHED).group_by(reviews.c.automatic)
COUNT_OF_ONE = select(func.count()).where(
    _UNFINISHED, reviews.c.automatic.is_(False), reviews.c.share == bindparam("owner")
)


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """Progress of a review: `done` of `total` parts; `ended` when it was finished or given up.

    `automatic`: no user has asked for it; else `owner` has, whose share of the hall it uses.
    """

    version: int
    done: int
    total: int
    ended: str | None
    fault: str | None
    automatic: bool = False
    owner: str = ""

    @property
    def finished(self) -> bool:
        """Whether all parts are there."""
        return self.ended is not None and self.fault is None

    @property
    def goes_on(self) -> bool:
        """Whether parts are still to be made."""
        return self.ended is None


class ReviewStore(Topic):
    """Store of the reviews of a hall. Awaited changes are saved."""

    async def begin(
        self, table: str, version: int, total: int, now: str, owner: str = "", *, automatic: bool = False
    ) -> ReviewProgress | None:
        """Ask for a review in the share of an owner; return its progress, or None where too
        many wait already.

        A review that goes on or is finished stays as it is, unless it is of an older version; but one that
        was `automatic` is so no longer, once a user asks for it. Raises TooMany where the owner has too many.
        """

        def work(connection: Connection) -> ReviewProgress | None:
            found = _read(connection, table)
            if found is not None and found.version == version and found.fault is None:
                if automatic or not (found.automatic and found.goes_on):
                    return found
                _check_share(connection, owner)
                connection.change(ASK_FOR, table=table, now=now, owner=owner)
                return replace(found, automatic=False, owner=owner)
            if not automatic:
                _check_share(connection, owner)
            waiting = {bool(row[0]): int(row[1]) for row in connection.rows(COUNT_UNFINISHED)}
            if sum(waiting.values()) >= MOST_UNFINISHED:
                return None
            if automatic and waiting.get(True, 0) >= MOST_AUTOMATIC:
                return None
            connection.change(DROP_PARTS, table=table)
            connection.change(DROP_REVIEW, table=table)
            connection.change(
                ADD_REVIEW,
                table_id=table,
                version=version,
                done=0,
                total=total,
                asked=now,
                updated=now,
                ended=None,
                fault=None,
                automatic=automatic,
                summed=0,
                share=owner,
            )
            return ReviewProgress(version, 0, total, None, None, automatic, owner)

        return await self._write(work)

    async def progress(self, table: str) -> ReviewProgress | None:
        """Return the progress of the review of a game; None if it was never begun."""
        return await self._read(lambda c: _read(c, table))

    async def parts(self, table: str) -> list[Json]:
        """Return the parts that are there."""
        return [json.loads(row[0]) for row in await self._rows(REVIEW_PARTS, table=table)]

    async def add(
        self, table: str, since: ReviewProgress, parts: Sequence[Json], now: str
    ) -> ReviewProgress | None:
        """Add parts to the earlier ones; return the progress, or None if another process was quicker."""
        done = since.done + len(parts)
        after = replace(since, done=done, ended=now if done >= since.total else None)
        rows = [
            {"table_id": table, "number": number, "part": json.dumps(part, separators=(",", ":"))}
            for number, part in enumerate(parts, since.done)
        ]

        def work(connection: Connection) -> ReviewProgress | None:
            if not _go_on(connection, table, since, after, now):
                return None
            connection.change_all(ADD_PART, rows)
            return after

        return await self._write(work)

    async def give_up(self, table: str, since: ReviewProgress, fault: str, now: str) -> None:
        """Note why a review cannot go on."""
        after = replace(since, done=0, ended=now, fault=fault)

        def work(connection: Connection) -> None:
            if _go_on(connection, table, since, after, now):
                connection.change(DROP_PARTS, table=table)

        await self._write(work)

    async def to_do(
        self, version: int, summary: int, before: str | None = None
    ) -> list[tuple[str, str, bool]]:
        """Return the tables whose reviews are to go on, with the owners, in the order in which users asked
        for them. Then, with True, come those that no user has asked for, and those of this
        version that are to be summed up.

        With a time, unfinished reviews only if nothing was done at them since.
        """
        values = {"of_version": version, "summary": summary}
        if before is None:
            rows = await self._rows(TO_DO, **values)
        else:
            rows = await self._rows(TO_DO_SINCE, before=before, **values)
        return [(row[0], row[1], bool(row[2])) for row in rows]


def _check_share(connection: Connection, owner: str) -> None:
    """Raise TooMany where an owner has as many unfinished reviews as one may have."""
    if connection.rows(COUNT_OF_ONE, owner=owner)[0][0] >= MOST_OF_ONE:
        raise TooMany


def _read(connection: Connection, table: str) -> ReviewProgress | None:
    rows = connection.rows(REVIEW, table=table)
    if not rows:
        return None
    version, done, total, ended, fault, automatic, owner = rows[0]
    return ReviewProgress(version, done, total, ended, fault, bool(automatic), owner)


def _go_on(
    connection: Connection, table: str, since: ReviewProgress, after: ReviewProgress, now: str
) -> bool:
    """Note the progress of a review, unless another process was quicker; return whether it was noted."""
    met = connection.change(
        GO_ON,
        table=table,
        of_version=since.version,
        since=since.done,
        new_done=after.done,
        now=now,
        new_ended=after.ended,
        new_fault=after.fault,
    )
    return met == 1
