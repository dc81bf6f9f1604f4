"""Every statement the hall runs, built once from the schema; a database compiles each once."""

from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, or_, select, update
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import Executable
from sqlalchemy.sql.elements import ClauseElement

from gladsheim.store.schema import lines, seats, sessions, tables

ADD_SESSION = insert(sessions)
ADD_TABLE = insert(tables)
ADD_SEAT = insert(seats)
ADD_LINE = insert(lines)

SESSION_BY_TOKEN = select(sessions.c.id, sessions.c.name).where(
    sessions.c.token_hash == bindparam("token_hash")
)
RENAME_SESSION = (
    update(sessions).where(sessions.c.id == bindparam("session")).values(name=bindparam("new_name"))
)

_FIXED = (
    tables.c.id,
    tables.c.game,
    tables.c.rules,
    tables.c.options,
    tables.c.secret,
    tables.c.creator,
    tables.c.created,
)
TABLE = select(*_FIXED).where(tables.c.id == bindparam("table"))
SEATS = (
    select(seats.c.seat, seats.c.name, seats.c.kind, seats.c.bot, seats.c.owner)
    .where(seats.c.table_id == bindparam("table"))
    .order_by(seats.c.seat)
)
LINES = (
    select(lines.c.seq, lines.c.action_id, lines.c.seat, lines.c.kind, lines.c.action, lines.c.at)
    .where(lines.c.table_id == bindparam("table"), lines.c.seq > bindparam("since"))
    .order_by(lines.c.seq)
)
LINE_BY_ID = select(lines.c.seq).where(
    lines.c.table_id == bindparam("table"), lines.c.action_id == bindparam("action_id")
)

# The check and the change in one statement: of two writers, one finds no row.
ADVANCE = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.seq == bindparam("expected"))
    .values(
        seq=bindparam("next_seq"),
        status=bindparam("new_status"),
        to_act=bindparam("new_to_act"),
        bot_to_act=bindparam("new_bot_to_act"),
        updated=bindparam("new_updated"),
    )
)

_OWN_SEATS = select(seats.c.table_id).where(seats.c.owner == bindparam("session"))
TABLES_OF_SESSION = (
    select(
        *_FIXED,
        tables.c.seq,
        tables.c.status,
        tables.c.to_act,
        tables.c.bot_to_act,
        tables.c.updated,
    )
    .where(or_(tables.c.creator == bindparam("session"), tables.c.id.in_(_OWN_SEATS)))
    .order_by(tables.c.created.desc(), tables.c.id)
    .limit(bindparam("most"))
)
WAITING_FOR_BOTS = (
    select(tables.c.id).where(tables.c.bot_to_act.is_(True)).order_by(tables.c.updated, tables.c.id)
)
BOTS_WAITING_SINCE = WAITING_FOR_BOTS.where(tables.c.updated < bindparam("before"))

ALL: tuple[Executable, ...] = (
    ADD_SESSION,
    ADD_TABLE,
    ADD_SEAT,
    ADD_LINE,
    SESSION_BY_TOKEN,
    RENAME_SESSION,
    TABLE,
    SEATS,
    LINES,
    LINE_BY_ID,
    ADVANCE,
    TABLES_OF_SESSION,
    WAITING_FOR_BOTS,
    BOTS_WAITING_SINCE,
)


class Compiled(NamedTuple):
    """A statement's text, and the parameters that the dialect has added to it."""

    text: str
    constants: dict[str, Any]


def compile_all(dialect: Dialect) -> dict[Executable, Compiled]:
    """Every statement for a dialect whose parameters are passed by name."""
    return {statement: _compile(statement, dialect) for statement in ALL}


def _compile(statement: Executable, dialect: Dialect) -> Compiled:
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect)
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return Compiled(str(compiled), constants)
