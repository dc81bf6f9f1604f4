"""Statements of shared rate limits; only PostgreSQL runs them.

Each counts and decides in one statement, so that of two simultaneous processes the second sees what the
first has taken.
"""

from typing import Any

from sqlalchemy import bindparam, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from gladsheim.store.schema import buckets

_NOW: Any = bindparam("now", type_=buckets.c.full_at.type)
_COST: Any = bindparam("cost", type_=buckets.c.full_at.type)
_added: Any = insert(buckets).values(id=bindparam("key"), full_at=_NOW + _COST)
# A debt is bounded: clocks that were set back must not shut anybody out for long.
_LEVEL = func.least(func.greatest(buckets.c.full_at, _NOW), _NOW + bindparam("most"))
SPEND = _added.on_conflict_do_update(
    index_elements=[buckets.c.id], set_={"full_at": _LEVEL + _COST}
).returning(buckets.c.full_at)
FORGET_FULL = delete(buckets).where(buckets.c.full_at < bindparam("now"))

_MOST: Any = bindparam("most", type_=buckets.c.full_at.type)
# No row comes back where there is no token; nor is anything taken then.
TAKE = _added.on_conflict_do_update(
    index_elements=[buckets.c.id], set_={"full_at": _LEVEL + _COST}, where=_LEVEL + _COST <= _NOW + _MOST
).returning(buckets.c.full_at)
WAIT = select(buckets.c.full_at + _COST - _NOW - _MOST).where(buckets.c.id == bindparam("key"))
GIVE_BACK = update(buckets).where(buckets.c.id == bindparam("key")).values(full_at=buckets.c.full_at - _COST)
