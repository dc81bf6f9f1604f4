"""Statements about chat, notes and notifications; compiled with all others in `statements`."""

from typing import Any

from sqlalchemy import Select, and_, bindparam, delete, func, insert, literal, null, or_, select, update
from sqlalchemy.sql.elements import ColumnElement
from sqlalchemy.sql.expression import Update

from gladsheim.store.bound import new
from gladsheim.store.schema import ERASED, seats, sessions, tables
from gladsheim.store.talk.talk_schema import (
    attendance,
    blocks,
    contacts,
    messages,
    notices,
    push_subscriptions,
    reports,
)
from gladsheim.tables.table import RUNNING

ADD_MESSAGE = insert(messages)
ADD_BLOCK = insert(blocks)
ADD_REPORT = insert(reports)
ADD_ATTENDANCE = insert(attendance)
ADD_CONTACT = insert(contacts)
ADD_NOTICE = insert(notices)

# Chat

_MESSAGE = messages.c["number", "message_id", "user_id", "seat", "name", "text", "at"]
_AT_TABLE = messages.c.table_id == bindparam("table")
_BLOCKED = select(blocks.c.blocked).where(blocks.c.user_id == bindparam("user"))
MESSAGES = (
    select(*_MESSAGE)
    .where(
        _AT_TABLE,
        messages.c.number > bindparam("since"),
        messages.c.user_id.not_in(_BLOCKED),
        messages.c.user_id != ERASED,
    )
    .order_by(messages.c.number.desc())
    .limit(bindparam("most"))
)
MESSAGE = select(*_MESSAGE).where(_AT_TABLE, messages.c.number == bindparam("number"))
MESSAGE_BY_ID = select(*_MESSAGE).where(_AT_TABLE, messages.c.message_id == bindparam("message_id"))
LAST_MESSAGE = select(func.coalesce(func.max(messages.c.number), 0)).where(_AT_TABLE)

# Blocks

_MINE = blocks.c.user_id == bindparam("user")
BLOCKS = (
    select(blocks.c.id, blocks.c.name, blocks.c.created)
    .where(_MINE)
    .order_by(blocks.c.created.desc(), blocks.c.id)
)
BLOCK = select(blocks.c.id, blocks.c.name, blocks.c.created).where(
    _MINE, blocks.c.blocked == bindparam("other")
)
COUNT_BLOCKS = select(func.count()).select_from(blocks).where(_MINE)
UNBLOCK = delete(blocks).where(_MINE, blocks.c.id == bindparam("block"))

# Reports

_REPORT = reports.c["id", "table_id", "reporter", "subject", "name", "number", "text", "reason", "created"]
OPEN_REPORTS = (
    select(*_REPORT)
    .where(reports.c.closed.is_(None))
    .order_by(reports.c.created, reports.c.id)
    .limit(bindparam("most"))
)
COUNT_REPORTS = (
    select(func.count())
    .select_from(reports)
    .where(reports.c.reporter == bindparam("user"), reports.c.closed.is_(None))
)
CLOSE_REPORT = (
    update(reports)
    .where(reports.c.id == bindparam("report"), reports.c.closed.is_(None))
    .values(closed=bindparam("at"))
)

# Data of a user at a table

_THERE = and_(attendance.c.table_id == bindparam("table"), attendance.c.user_id == bindparam("user"))
ATTENDANCE = select(
    attendance.c.muted, attendance.c.heard, attendance.c.seen, attendance.c.note, attendance.c.version
).where(_THERE)
MUTE = update(attendance).where(_THERE).values(muted=bindparam("new_muted"))
HEAR = (
    update(attendance)
    .where(_THERE, attendance.c.heard < bindparam("new_heard"))
    .values(heard=bindparam("new_heard"))
)
# Notes of one user are written by several connections, in whatever order: what is older comes too late.
# A row that is more than a day newer was written by a clock that was ahead.
ATTEND = (
    update(attendance)
    .where(
        _THERE,
        or_(
            attendance.c.seen.is_(None),
            ~attendance.c.seen.between(bindparam("new_seen"), bindparam("latest")),
        ),
    )
    .values(seen=bindparam("new_seen"))
)
# The check and the change in one statement: of two tabs, one finds no row.
WRITE_NOTE = (
    update(attendance)
    .where(_THERE, attendance.c.version == bindparam("version"))
    .values(note=bindparam("new_note"), version=bindparam("new_version"))
)

# Where an account is told of its turns

_CONTACT = contacts.c[
    "user_id", "locale", "email", "pending", "code", "code_until", "tries", "token", "webhook", "secret"
]
_HERS = contacts.c.user_id == bindparam("user")
CONTACT = select(*_CONTACT).where(_HERS)
ASK_EMAIL = (
    update(contacts)
    .where(_HERS)
    .values(**new("locale", "pending", "code"), code_until=bindparam("new_until"), tries=0)
)
TRY_CODE = (
    update(contacts).where(_HERS, contacts.c.tries < bindparam("most")).values(tries=contacts.c.tries + 1)
)
# Only the code that was read: of two answers to it, one finds no row.
CONFIRM_EMAIL = (
    update(contacts)
    .where(_HERS, contacts.c.code == bindparam("code"))
    .values(
        email=contacts.c.pending, token=bindparam("new_token"), pending=null(), code=null(), code_until=null()
    )
)
FORGET_EMAIL = (
    update(contacts)
    .where(_HERS)
    .values(email=null(), token=null(), pending=null(), code=null(), code_until=null())
)
UNSUBSCRIBE = (
    update(contacts).where(contacts.c.token == bindparam("token_given")).values(email=null(), token=null())
)
SET_WEBHOOK = (
    update(contacts).where(_HERS).values(webhook=bindparam("new_webhook"), secret=bindparam("new_secret"))
)

# Notices that are due


def _before(time: ColumnElement[Any], bound: str) -> ColumnElement[bool]:
    """Return the condition that a time is before a bound, or in the future, from a clock that was ahead."""
    return or_(time < bindparam(bound), time > bindparam("now"))


def _due(wanting: Select[Any]) -> Select[Any]:
    """Return the query for turns of users in `wanting` who are away and not notified since they left."""
    return (
        select(tables.c.id, tables.c.game, seats.c.owner, *notices.c["tries", "failures", "until", "settled"])
        .select_from(tables)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.to_act))
        .join(
            attendance,
            and_(attendance.c.table_id == tables.c.id, attendance.c.user_id == seats.c.owner),
            isouter=True,
        )
        .join(
            notices,
            and_(
                notices.c.table_id == tables.c.id,
                notices.c.user_id == seats.c.owner,
                notices.c.channel == bindparam("channel"),
            ),
            isouter=True,
        )
        .where(
            tables.c.status == RUNNING,
            seats.c.owner.in_(wanting),
            _before(tables.c.updated, "stands_since"),
            or_(attendance.c.seen.is_(None), _before(attendance.c.seen, "away_since")),
            or_(
                notices.c.until.is_(None),
                and_(
                    or_(notices.c.until <= bindparam("now"), notices.c.until > bindparam("latest")),
                    or_(
                        notices.c.settled.is_(None),
                        attendance.c.seen.between(notices.c.settled, bindparam("now")),
                    ),
                ),
                notices.c.settled > bindparam("now"),
            ),
        )
        .order_by(tables.c.updated, tables.c.id)
        .limit(bindparam("most"))
    )


def _with(way: ColumnElement[Any]) -> Select[Any]:
    return select(contacts.c.user_id).where(way.is_not(None))


MAILS_DUE = _due(_with(contacts.c.email))
WEBHOOKS_DUE = _due(_with(contacts.c.webhook))
PUSHES_DUE = _due(
    select(sessions.c.user_id)
    .join(push_subscriptions, push_subscriptions.c.session == sessions.c.id)
    .where(sessions.c.revoked.is_(None))
)
_THIS = and_(
    notices.c.table_id == bindparam("table"),
    notices.c.user_id == bindparam("user"),
    notices.c.channel == bindparam("channel"),
)
NOTICE = select(notices.c.until).where(_THIS)
MOVE_NOTICE = (
    update(notices)
    .where(_THIS, notices.c.until == bindparam("until"), notices.c.tries == bindparam("tries"))
    .values(new("until", "tries", "failures", "settled"))
)

# A guest's messages and notes go to an account, except where the account has its own.

_KEPT_SEATS = seats.alias("seats_of_account")
_SEATED = select(_KEPT_SEATS.c.table_id).where(_KEPT_SEATS.c.owner == bindparam("account"))
_KEPT_AT = attendance.alias("attendance_of_account")
_ATTENDS = select(_KEPT_AT.c.table_id).where(_KEPT_AT.c.user_id == bindparam("account"))
_OTHERS = blocks.alias("others")


def _given(statement: Update, column: str) -> Update:
    return statement.values({column: bindparam("new_owner")})


GIVE_MESSAGES = _given(
    update(messages).where(messages.c.user_id == bindparam("guest"), messages.c.table_id.not_in(_SEATED)),
    "user_id",
)
GIVE_ATTENDANCE = _given(
    update(attendance).where(
        attendance.c.user_id == bindparam("guest"),
        attendance.c.table_id.not_in(_ATTENDS),
        attendance.c.table_id.not_in(_SEATED),
    ),
    "user_id",
)
GIVE_BLOCKS = _given(
    update(blocks).where(
        blocks.c.user_id == bindparam("guest"),
        blocks.c.blocked != bindparam("account"),
        blocks.c.blocked.not_in(select(_OTHERS.c.blocked).where(_OTHERS.c.user_id == bindparam("account"))),
    ),
    "user_id",
)
GIVE_BLOCKED = _given(
    update(blocks).where(
        blocks.c.blocked == bindparam("guest"),
        blocks.c.user_id != bindparam("account"),
        blocks.c.user_id.not_in(select(_OTHERS.c.user_id).where(_OTHERS.c.blocked == bindparam("account"))),
    ),
    "blocked",
)
GIVEN = (GIVE_MESSAGES, GIVE_ATTENDANCE, GIVE_BLOCKS, GIVE_BLOCKED)
"""Statements in their order of execution, before those of the seats."""

# Of an erased user: messages keep their numbers, and nothing else

HAS_MESSAGES = select(messages.c.number).where(messages.c.user_id == bindparam("user")).limit(literal(1))
CLEAR_MESSAGES = (
    update(messages).where(messages.c.user_id == bindparam("user")).values(user_id=ERASED, name="", text="")
)
DELETE_BLOCKS = delete(blocks).where(
    or_(blocks.c.user_id == bindparam("user"), blocks.c.blocked == bindparam("user"))
)
DELETE_REPORTS = delete(reports).where(
    or_(reports.c.reporter == bindparam("user"), reports.c.subject == bindparam("user"))
)
DELETE_ATTENDANCE = delete(attendance).where(attendance.c.user_id == bindparam("user"))
DELETE_CONTACT = delete(contacts).where(contacts.c.user_id == bindparam("user"))
DELETE_NOTICES = delete(notices).where(notices.c.user_id == bindparam("user"))
