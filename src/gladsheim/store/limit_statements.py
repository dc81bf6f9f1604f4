"""The statements about what several processes count together; only PostgreSQL runs them.

Each counts and decides in one statement, so that of two processes that ask at the same moment
the second sees what the first has taken.
"""

from typing import Any

from sqlalchemy import bindparam, case, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.sql import Executable

from gladsheim.store.schema import attempts, buckets

_NOW: Any = bindparam("now", type_=buckets.c.full_at.type)
_COST: Any = bindparam("cost", type_=buckets.c.full_at.type)
_added: Any = insert(buckets).values(id=bindparam("key"), full_at=_NOW + _COST)
# A debt is bounded: clocks that were set back must not shut anybody out for long.
_LEVEL = func.least(func.greatest(buckets.c.full_at, _NOW), _NOW + bindparam("most"))
SPEND = _added.on_conflict_do_update(
    index_elements=[buckets.c.id], set_={"full_at": _LEVEL + _COST}
).returning(buckets.c.full_at)
FORGET_FULL = delete(buckets).where(buckets.c.full_at < bindparam("now"))

_counted = case((_NOW - attempts.c.last > bindparam("forgotten"), 1), else_=attempts.c.count + 1)
_over = _counted - bindparam("free")
_doubled: Any = bindparam("first") * func.power(2.0, func.least(_over - 1, 16))
_wait = case((_over > 0, func.least(bindparam("longest"), _doubled)), else_=0.0)
_tried: Any = insert(attempts).values(
    id=bindparam("key"), count=1, last=_NOW, until=_NOW + bindparam("first_wait")
)
# No row comes back where the wait is not over yet; nor is anything counted then.
TRY = _tried.on_conflict_do_update(
    index_elements=[attempts.c.id],
    set_={"count": _counted, "last": _NOW, "until": _NOW + _wait},
    where=attempts.c.until <= _NOW,
).returning(attempts.c.count)
WAIT = select(attempts.c.until - bindparam("now")).where(attempts.c.id == bindparam("key"))
FORGET_ATTEMPTS = delete(attempts).where(attempts.c.id == bindparam("key"))
FORGIVE_ATTEMPT = (
    update(attempts)
    .where(attempts.c.id == bindparam("key"))
    .values(
        count=func.greatest(attempts.c.count - 1, 0), until=func.least(attempts.c.until, bindparam("now"))
    )
)
FORGET_OLD = delete(attempts).where(attempts.c.last < bindparam("before"))

ALL: tuple[Executable, ...] = (
    SPEND,
    FORGET_FULL,
    TRY,
    WAIT,
    FORGET_ATTEMPTS,
    FORGIVE_ATTEMPT,
    FORGET_OLD,
)
