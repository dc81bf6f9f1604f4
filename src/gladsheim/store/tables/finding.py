"""Statements about public tables with free seats, and about how long such tables have waited."""

from sqlalchemy import Exists, and_, bindparam, exists, func, literal, or_, select
from sqlalchemy.sql import ColumnElement

from gladsheim.store.schema import seats, tables
from gladsheim.store.tables.statements import PUBLIC_ONES, in_turns, listed
from gladsheim.store.talk.talk_schema import attendance, blocks
from gladsheim.tables.table import HUMAN, OPEN, OVER, RUNNING

# Under another name, since the lists that these conditions are for ask for seats as well.
_SEAT = seats.alias("sat")


def _with_seat(*conditions: ColumnElement[bool]) -> Exists:
    """Return the condition that a table has a seat that meets `conditions`."""
    return exists().where(_SEAT.c.table_id == tables.c.id, *conditions).correlate(tables)


_MINE = or_(tables.c.creator == bindparam("user"), _with_seat(_SEAT.c.owner == bindparam("user")))
_FREE = _with_seat(_SEAT.c.kind == HUMAN, _SEAT.c.owner.is_(None), _SEAT.c.invited.is_(None))
# A player of the table is at any table of the hall, or the table was opened just now.
_AWAITED = or_(
    tables.c.created >= bindparam("since"),
    _with_seat(attendance.c.user_id == _SEAT.c.owner, attendance.c.seen >= bindparam("since")),
)
_THEY = (_SEAT.c.owner, tables.c.creator)
_BLOCKED = _with_seat(
    or_(
        and_(blocks.c.user_id == bindparam("user"), blocks.c.blocked.in_(_THEY)),
        and_(blocks.c.blocked == bindparam("user"), blocks.c.user_id.in_(_THEY)),
    )
)
AWAITING, SEATS_OF_AWAITING = listed(
    tables.c.status == OPEN,
    PUBLIC_ONES,
    tables.c.game == bindparam("game"),
    _FREE,
    or_(_MINE, and_(_AWAITED, ~_BLOCKED)),
    order=in_turns(tables.c.created),
)

_OTHER = tables.alias("other")
_PEOPLE = (
    select(func.count(_SEAT.c.owner.distinct()))
    .where(_SEAT.c.table_id == tables.c.id)
    .correlate(tables)
    .scalar_subquery()
)
FILLED = (
    select(tables.c.created, tables.c.started)
    .where(
        or_(tables.c.status == RUNNING, tables.c.status == OVER),
        PUBLIC_ONES,
        tables.c.created >= bindparam("since"),
        tables.c.game == bindparam("game"),
        tables.c.started.is_not(None),
        literal(2) <= _PEOPLE,
        # A rematch waits for those who have just played, not for others.
        ~exists().where(_OTHER.c.rematch == tables.c.id).correlate(tables),
    )
    .order_by(tables.c.created.desc(), tables.c.id)
    .limit(bindparam("most"))
)
