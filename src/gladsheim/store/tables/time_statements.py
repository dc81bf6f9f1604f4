"""The statements about time: hall time, what is due, offers, vacations."""

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.sql import Executable

from gladsheim.store.schema import hall_time, offers, seats, tables, vacations
from gladsheim.tables import table as words

HALL_TIME = select(hall_time.c.ms).where(hall_time.c.id == 1)
ADD_HALL_TIME = insert(hall_time)
# Never back: of several processes the one that is ahead says what time it is.
ADVANCE_HALL_TIME = (
    update(hall_time).where(hall_time.c.ms < bindparam("now_ms")).values(ms=bindparam("now_ms"))
)
TIMED_RUNNING = (
    select(func.count()).select_from(tables).where(tables.c.timed.is_(True), tables.c.status == words.RUNNING)
)
DUE_TABLES = (
    select(tables.c.id)
    .where(tables.c.due <= bindparam("now_ms"))
    .order_by(tables.c.due, tables.c.id)
    .limit(bindparam("most"))
)
SET_DEADLINE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("seq_now"))
    .values(deadline=bindparam("new_deadline"), due=bindparam("new_due"))
)
POSTPONE = update(tables).where(tables.c.id == bindparam("table")).values(due=bindparam("new_due"))

OFFERS = (
    select(offers.c.kind, offers.c.seat, offers.c.seq, offers.c.agreed)
    .where(offers.c.table_id == bindparam("table"))
    .order_by(offers.c.kind)
)
ADD_OFFER = insert(offers)
DROP_OFFERS = delete(offers).where(offers.c.table_id == bindparam("table"))

_VACATION = (vacations.c.user_id, vacations.c.begun_ms, vacations.c.until_ms, vacations.c.ended_ms)
_THEIRS = vacations.alias("theirs")
VACATIONS_AT_TABLE = (
    select(*_VACATION)
    .where(
        vacations.c.user_id.in_(select(seats.c.owner).where(seats.c.table_id == bindparam("table"))),
        vacations.c.until_ms >= bindparam("since_ms"),
    )
    .order_by(vacations.c.user_id, vacations.c.begun_ms)
)
VACATIONS_OF_USER = (
    select(*_VACATION)
    .where(vacations.c.user_id == bindparam("user"), vacations.c.until_ms >= bindparam("since_ms"))
    .order_by(vacations.c.begun_ms)
)
ADD_VACATION = insert(vacations)
END_VACATIONS = (
    update(vacations)
    .where(vacations.c.user_id == bindparam("user"), vacations.c.ended_ms.is_(None))
    .values(ended_ms=bindparam("new_ended"))
)
# Also where the account has one of its own: both count.
GIVE_VACATIONS = (
    update(vacations)
    .where(
        vacations.c.user_id == bindparam("guest"),
        vacations.c.begun_ms.not_in(
            select(_THEIRS.c.begun_ms).where(_THEIRS.c.user_id == bindparam("account"))
        ),
    )
    .values(user_id=bindparam("new_owner"))
)
VACATIONS_OVER = (
    select(*_VACATION)
    .where(vacations.c.ended_ms.is_(None), vacations.c.until_ms <= bindparam("now_ms"))
    .order_by(vacations.c.user_id)
    .limit(bindparam("most"))
)
TIMED_TABLES_OF_USER = (
    select(tables.c.id)
    .join_from(tables, seats, seats.c.table_id == tables.c.id)
    .where(
        seats.c.owner == bindparam("user"),
        tables.c.timed.is_(True),
        tables.c.status == words.RUNNING,
    )
    .distinct()
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)

DELETE_VACATIONS = delete(vacations).where(vacations.c.user_id == bindparam("user"))

ALL: tuple[Executable, ...] = (
    DELETE_VACATIONS,
    HALL_TIME,
    ADD_HALL_TIME,
    ADVANCE_HALL_TIME,
    TIMED_RUNNING,
    DUE_TABLES,
    SET_DEADLINE,
    POSTPONE,
    OFFERS,
    ADD_OFFER,
    DROP_OFFERS,
    VACATIONS_AT_TABLE,
    VACATIONS_OF_USER,
    ADD_VACATION,
    END_VACATIONS,
    GIVE_VACATIONS,
    VACATIONS_OVER,
    TIMED_TABLES_OF_USER,
)
