"""Statements about tables, their seats and their lines."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ScalarSelect,
    Select,
    and_,
    bindparam,
    case,
    exists,
    func,
    insert,
    literal_column,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.sql import ColumnElement

from gladsheim.store.bound import new
from gladsheim.store.schema import lines, robots, seats, tables, users
from gladsheim.store.tables.rows import SeatRow, TableRow
from gladsheim.store.talk.talk_schema import blocks
from gladsheim.tables.table import ANYONE, CLOSED, DEALING, OPEN, OVER, PUBLIC, RUNNING

ADD_TABLE = insert(tables)
ADD_SEAT = insert(seats)
ADD_LINE = insert(lines)

_LISTED = tables.c[TableRow._fields]
_BESIDE = {"invited_name": users.c.name, "robot": robots.c.user_id.is_not(None)}
_SEAT = [_BESIDE[name] if name in _BESIDE else seats.c[name] for name in SeatRow._fields]
_SEATS = (
    select(*_SEAT)
    .join_from(seats, users, users.c.id == seats.c.invited, isouter=True)
    .join(robots, robots.c.user_id == func.coalesce(seats.c.owner, seats.c.invited), isouter=True)
)


def listed(*conditions: ColumnElement[bool], order: Sequence[ColumnElement[Any]]) -> tuple[Select[Any], ...]:
    """Return the queries for the tables that meet the conditions, and for all their seats."""
    found = select(*_LISTED).where(*conditions).order_by(*order, tables.c.id).limit(bindparam("most"))
    ids = found.with_only_columns(tables.c.id).subquery()
    return found, _SEATS.where(seats.c.table_id.in_(select(ids.c.id))).order_by(seats.c.seat)


OF_OWNER = case((tables.c.share == literal_column("''"), tables.c.creator), else_=tables.c.share)
"""Owner of the share that a table uses."""


def in_turns(*order: ColumnElement[Any]) -> tuple[ColumnElement[Any], ...]:
    """Return an order in which owners take turns: first the first table of each, then the second of each."""
    return func.row_number().over(partition_by=OF_OWNER, order_by=(*order, tables.c.id)), *order


TABLE = select(*_LISTED, tables.c.head).where(tables.c.id == bindparam("table"))
SEATS = _SEATS.where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat)
_LINE = lines.c["seq", "action_id", "seat", "kind", "action", "at", "ms", "previous"]
LINES = (
    select(*_LINE)
    .where(lines.c.table_id == bindparam("table"), lines.c.seq > bindparam("since"))
    .order_by(lines.c.seq)
)
LINE_BY_ID = select(*_LINE).where(
    lines.c.table_id == bindparam("table"), lines.c.action_id == bindparam("action_id")
)
# Waits for a process that is about to change the table's lines, and keeps others from it.
LOCK_TABLE = select(tables.c.id).where(tables.c.id == bindparam("table")).with_for_update()

# The checks and the change in one statement: of two writers, one finds no row.
_NEXT_LINE = (
    tables.c.id == bindparam("table"),
    tables.c.seq == bindparam("expected"),
    tables.c.head == bindparam("previous"),
    ~exists().where(lines.c.table_id == bindparam("table"), lines.c.action_id == bindparam("action_id")),
)
_ON_EACH_LINE = {"seq": bindparam("next_seq"), **new("head", "to_act", "updated", "deadline")}
_INDEXED = new("status", "bot_to_act", "due")
ADVANCE = update(tables).where(*_NEXT_LINE).values(**_ON_EACH_LINE, **_INDEXED)
# The same for a table at which nothing changes that an index has.
GO_ON = (
    update(tables)
    .where(*_NEXT_LINE, *(tables.c[name].is_not_distinct_from(value) for name, value in _INDEXED.items()))
    .values(**_ON_EACH_LINE)
)
# Comes first in its transaction: of two that change seats, the second waits for the first.
RESEAT = (
    update(tables)
    .where(tables.c.id == bindparam("table"), or_(tables.c.status == OPEN, tables.c.status == DEALING))
    .values(
        **new("status", "rules", "secret", "voids", "started", "started_ms"),
        **new("head", "to_act", "bot_to_act", "updated", "deadline", "due", "looked"),
    )
)
CHANGE_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("number"))
    .values(new("name", "kind", "bot", "owner", "invited", "promise", "nonce", "asked"))
)
ALL_TABLES = select(
    tables.c.id, tables.c.seq, tables.c.status, tables.c.to_act, tables.c.bot_to_act, tables.c.updated
).order_by(tables.c.created, tables.c.id)
SET_REMATCH = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.rematch.is_(None))
    .values(rematch=bindparam("new_rematch"))
)
FOLLOWED = select(tables.c.id).where(tables.c.rematch == bindparam("following"))
UNFOLLOW = update(tables).where(tables.c.rematch == bindparam("following")).values(rematch=null())

_OWN = select(seats.c.table_id).where(seats.c.owner == bindparam("user"))
_KEPT = select(seats.c.table_id).where(seats.c.invited == bindparam("user"))
_BLOCKED = select(blocks.c.blocked).where(blocks.c.user_id == bindparam("user"))
# A blocked user cannot invite, and is not told so.
_WELCOME = and_(tables.c.id.in_(_KEPT), tables.c.creator.not_in(_BLOCKED))
_OVER_LAST = case((tables.c.status == OVER, 1), else_=0)
TABLES_OF_USER, SEATS_OF_USER = listed(
    or_(tables.c.creator == bindparam("user"), tables.c.id.in_(_OWN), _WELCOME),
    tables.c.status != CLOSED,
    order=(_OVER_LAST, tables.c.updated.desc(), tables.c.created.desc()),
)
PUBLIC_ONES = tables.c.visibility == PUBLIC
OPEN_TABLES, SEATS_OF_OPEN_TABLES = listed(
    PUBLIC_ONES, tables.c.status == OPEN, order=in_turns(tables.c.created.desc())
)
RUNNING_TABLES, SEATS_OF_RUNNING_TABLES = listed(
    PUBLIC_ONES,
    tables.c.status == RUNNING,
    tables.c.watch == ANYONE,
    order=in_turns(tables.c.started.desc(), tables.c.created.desc()),
)


def _count(*conditions: ColumnElement[bool]) -> ScalarSelect[int]:
    return select(func.count()).select_from(tables).where(*conditions).scalar_subquery()


_BY_MAKER = tables.c.creator == bindparam("user")
_BOTS_PLAY = and_(tables.c.looked.is_not(None), tables.c.status == RUNNING)
COUNT_OF_MAKER = select(
    _count(_BY_MAKER, tables.c.status == OPEN),
    exists().where(robots.c.user_id == bindparam("user")),
    _count(_BY_MAKER, _BOTS_PLAY),
    _count(tables.c.share == bindparam("owner"), _BOTS_PLAY),
)
COUNT_IN_PLAY = (
    select(func.count())
    .select_from(tables)
    .where(or_(_BY_MAKER, tables.c.id.in_(_OWN)), tables.c.status != OVER, tables.c.status != CLOSED)
)
LOOK = update(tables).where(tables.c.id == bindparam("table")).values(looked=bindparam("now"))
LOOKED = select(tables.c.looked).where(tables.c.id == bindparam("table"))
# Bots among themselves play only while a viewer looks.
WAITING_FOR_BOTS = (
    select(tables.c.id, OF_OWNER, tables.c.looked.is_not(None))
    .where(
        tables.c.bot_to_act.is_(True), or_(tables.c.looked.is_(None), tables.c.looked >= bindparam("since"))
    )
    .order_by(tables.c.updated, tables.c.id)
)
BOTS_WAITING_SINCE = WAITING_FOR_BOTS.where(tables.c.updated < bindparam("before"))
PLAYED_MOST = select(tables.c.game).group_by(tables.c.game).order_by(func.count().desc(), tables.c.game)
