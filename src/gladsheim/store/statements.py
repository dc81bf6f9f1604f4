"""Every statement the hall runs, built once from the schema; a database compiles each once."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Select, and_, bindparam, case, delete, exists, func, insert, null, or_, select, update
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement, ColumnElement, Executable
from sqlalchemy.types import NullType

from gladsheim.store.operators import moderation_statements as house_statements
from gladsheim.store.people import robot_statements
from gladsheim.store.results import result_statements, review_statements
from gladsheim.store.schema import blocks, lines, robots, seats, sessions, tables, users
from gladsheim.store.tables import deals, orders, time_statements
from gladsheim.store.talk import talk_statements
from gladsheim.store.upkeep import repair_statements
from gladsheim.tables import table as words

ADD_USER = insert(users)
ADD_SESSION = insert(sessions)
ADD_TABLE = insert(tables)
ADD_SEAT = insert(seats)
ADD_LINE = insert(lines)

# Users and their sessions

REMOVE_SESSIONS = delete(sessions).where(sessions.c.user_id == bindparam("user"))
REMOVE_GUEST = delete(users).where(users.c.id == bindparam("user"), users.c.password.is_(None))

_SESSION = (
    select(
        users.c.id,
        users.c.name,
        users.c.password.is_not(None),
        sessions.c.id,
        sessions.c.seen,
        sessions.c.created,
        sessions.c.token_hash,
    )
    .join_from(sessions, users, users.c.id == sessions.c.user_id)
    .where(sessions.c.revoked.is_(None), ~house_statements.BANNED)
)
SESSION_BY_TOKEN = _SESSION.where(sessions.c.token_hash == bindparam("token_hash"))
# For databases that know lists.
SESSIONS_BY_TOKENS = _SESSION.where(
    sessions.c.token_hash == func.any(bindparam("token_hashes", type_=NullType()))
)
_LOGIN = (users.c.id, users.c.name, users.c.password, users.c.recovery)
USER = select(*_LOGIN).where(users.c.id == bindparam("user"))
ACCOUNT_BY_KEY = select(*_LOGIN).where(users.c.name_key == bindparam("key"), users.c.password.is_not(None))
# The names of robots are taken, too; they have no password.
_NAMED = select(users.c.id, users.c.name, robots.c.user_id.is_not(None)).join_from(
    users, robots, robots.c.user_id == users.c.id, isouter=True
)
USER_BY_KEY = _NAMED.where(users.c.name_key == bindparam("key"))
USERS_ALIKE = _NAMED.where(
    or_(users.c.name_key == bindparam("key"), users.c.skeleton == bindparam("of_skeleton"))
)
RENAME_USER = (
    update(users)
    .where(users.c.id == bindparam("user"))
    .values(name=bindparam("new_name"), name_key=bindparam("new_key"), skeleton=bindparam("new_skeleton"))
)
MAKE_ACCOUNT = (
    update(users)
    .where(users.c.id == bindparam("user"), users.c.password.is_(None))
    .values(
        name=bindparam("new_name"),
        name_key=bindparam("new_key"),
        skeleton=bindparam("new_skeleton"),
        password=bindparam("new_password"),
        recovery=bindparam("new_recovery"),
    )
)
# Changes build on what was read: of two that use the same code, one finds no row.
CHANGE_LOGIN = (
    update(users)
    .where(
        users.c.id == bindparam("user"),
        users.c.password == bindparam("password"),
        users.c.recovery == bindparam("recovery"),
    )
    .values(password=bindparam("new_password"), recovery=bindparam("new_recovery"))
)
SESSIONS_OF_USER = (
    select(
        sessions.c.id,
        sessions.c.user_id,
        sessions.c.token_hash,
        sessions.c.created,
        sessions.c.seen,
        sessions.c.agent,
    )
    .where(
        sessions.c.user_id == bindparam("user"),
        sessions.c.revoked.is_(None),
        sessions.c.seen >= bindparam("since"),
    )
    .order_by(sessions.c.seen.desc(), sessions.c.id)
    .limit(bindparam("most"))
)
SEE_SESSION = update(sessions).where(sessions.c.id == bindparam("session")).values(seen=bindparam("new_seen"))
REVOKE_SESSION = (
    update(sessions)
    .where(
        sessions.c.id == bindparam("session"),
        sessions.c.user_id == bindparam("user"),
        sessions.c.revoked.is_(None),
    )
    .values(revoked=bindparam("at"))
)
REVOKE_SESSIONS = (
    update(sessions)
    .where(sessions.c.user_id == bindparam("user"), sessions.c.revoked.is_(None))
    .values(revoked=bindparam("at"))
)
# A browser gets another cookie at each login, and stays known to all accounts that knew the one before.
MOVE_DEVICE = update(sessions).where(sessions.c.device == bindparam("former")).values(device=bindparam("new"))
KNOWS_DEVICE = (
    select(sessions.c.id)
    .join_from(sessions, users, users.c.id == sessions.c.user_id)
    .where(
        sessions.c.device == bindparam("of_device"),
        users.c.name_key == bindparam("key"),
        users.c.password.is_not(None),
    )
    .limit(1)
)
PRUNE_SESSIONS = delete(sessions).where(sessions.c.seen < bindparam("before"))

# What a guest has at tables goes to an account, except where the account has a seat, too.

_KEPT_SEATS = seats.alias("kept")
_HAS_SEAT = select(_KEPT_SEATS.c.table_id).where(_KEPT_SEATS.c.owner == bindparam("account"))
TABLES_OF_GUEST = (
    select(tables.c.id)
    .where(
        or_(
            tables.c.creator == bindparam("guest"),
            tables.c.id.in_(
                select(seats.c.table_id).where(
                    or_(seats.c.owner == bindparam("guest"), seats.c.invited == bindparam("guest"))
                )
            ),
        )
    )
    .order_by(tables.c.id)
)
GIVE_SEATS = (
    update(seats)
    .where(seats.c.owner == bindparam("guest"), seats.c.table_id.not_in(_HAS_SEAT))
    .values(owner=bindparam("new_owner"))
)
GIVE_INVITATIONS = (
    update(seats)
    .where(seats.c.invited == bindparam("guest"), seats.c.table_id.not_in(_HAS_SEAT))
    .values(invited=bindparam("new_owner"))
)
GIVE_TABLES = (
    update(tables).where(tables.c.creator == bindparam("guest")).values(creator=bindparam("new_owner"))
)

# Tables and lines

_FIXED = (
    tables.c.id,
    tables.c.game,
    tables.c.rules,
    tables.c.options,
    tables.c.secret,
    tables.c.creator,
    tables.c.created,
    tables.c.visibility,
    tables.c.watch,
    tables.c.started,
    tables.c.rematch,
    tables.c.fair,
    tables.c.rated,
    tables.c.terms,
    tables.c.started_ms,
)
_LISTED = (
    *_FIXED,
    tables.c.seq,
    tables.c.status,
    tables.c.to_act,
    tables.c.bot_to_act,
    tables.c.updated,
    tables.c.deadline,
    tables.c.due,
    tables.c.voids,
)
_SEAT = (
    seats.c.table_id,
    seats.c.seat,
    seats.c.name,
    seats.c.kind,
    seats.c.bot,
    seats.c.owner,
    seats.c.invited,
    users.c.name,
    seats.c.promise,
    seats.c.nonce,
    robots.c.user_id.is_not(None),
    seats.c.asked,
)
_SEATS = (
    select(*_SEAT)
    .join_from(seats, users, users.c.id == seats.c.invited, isouter=True)
    .join(robots, robots.c.user_id == func.coalesce(seats.c.owner, seats.c.invited), isouter=True)
)


def _listed(*conditions: ColumnElement[bool], order: Sequence[ColumnElement[Any]]) -> tuple[Select[Any], ...]:
    """The tables that meet the conditions, and the seats of all of them."""
    found = select(*_LISTED).where(*conditions).order_by(*order, tables.c.id).limit(bindparam("most"))
    ids = found.with_only_columns(tables.c.id).subquery()
    return found, _SEATS.where(seats.c.table_id.in_(select(ids.c.id))).order_by(seats.c.seat)


TABLE = select(*_LISTED, tables.c.head).where(tables.c.id == bindparam("table"))
SEATS = _SEATS.where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat)
_LINE = (
    lines.c.seq,
    lines.c.action_id,
    lines.c.seat,
    lines.c.kind,
    lines.c.action,
    lines.c.at,
    lines.c.ms,
    lines.c.previous,
)
LINES = (
    select(*_LINE)
    .where(lines.c.table_id == bindparam("table"), lines.c.seq > bindparam("since"))
    .order_by(lines.c.seq)
)
LINE_BY_ID = select(*_LINE).where(
    lines.c.table_id == bindparam("table"), lines.c.action_id == bindparam("action_id")
)
# Waits for whoever is about to change the table's lines, and keeps others from it.
LOCK_TABLE = select(tables.c.id).where(tables.c.id == bindparam("table")).with_for_update()

# The checks and the change in one statement: of two writers, one finds no row.
ADVANCE = (
    update(tables)
    .where(
        tables.c.id == bindparam("table"),
        tables.c.seq == bindparam("expected"),
        tables.c.head == bindparam("previous"),
        ~exists().where(lines.c.table_id == bindparam("table"), lines.c.action_id == bindparam("action_id")),
    )
    .values(
        seq=bindparam("next_seq"),
        head=bindparam("new_head"),
        status=bindparam("new_status"),
        to_act=bindparam("new_to_act"),
        bot_to_act=bindparam("new_bot_to_act"),
        updated=bindparam("new_updated"),
        deadline=bindparam("new_deadline"),
        due=bindparam("new_due"),
    )
)
# Comes first in its transaction: of two that change seats, the second waits for the first.
RESEAT = (
    update(tables)
    .where(
        tables.c.id == bindparam("table"),
        or_(tables.c.status == words.OPEN, tables.c.status == words.DEALING),
    )
    .values(
        status=bindparam("new_status"),
        rules=bindparam("new_rules"),
        secret=bindparam("new_secret"),
        voids=bindparam("new_voids"),
        started=bindparam("new_started"),
        started_ms=bindparam("new_started_ms"),
        head=bindparam("new_head"),
        to_act=bindparam("new_to_act"),
        bot_to_act=bindparam("new_bot_to_act"),
        updated=bindparam("new_updated"),
        deadline=bindparam("new_deadline"),
        due=bindparam("new_due"),
    )
)
CHANGE_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("number"))
    .values(
        name=bindparam("new_name"),
        kind=bindparam("new_kind"),
        bot=bindparam("new_bot"),
        owner=bindparam("new_owner"),
        invited=bindparam("new_invited"),
        promise=bindparam("new_promise"),
        nonce=bindparam("new_nonce"),
        asked=bindparam("new_asked"),
    )
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
# Whoever is blocked cannot invite, and is not told so.
_WELCOME = and_(tables.c.id.in_(_KEPT), tables.c.creator.not_in(_BLOCKED))
_OVER_LAST = case((tables.c.status == words.OVER, 1), else_=0)
TABLES_OF_USER, SEATS_OF_USER = _listed(
    or_(tables.c.creator == bindparam("user"), tables.c.id.in_(_OWN), _WELCOME),
    tables.c.status != words.CLOSED,
    order=(_OVER_LAST, tables.c.updated.desc(), tables.c.created.desc()),
)
_PUBLIC = tables.c.visibility == words.PUBLIC
OPEN_TABLES, SEATS_OF_OPEN_TABLES = _listed(
    _PUBLIC, tables.c.status == words.OPEN, order=(tables.c.created.desc(),)
)
RUNNING_TABLES, SEATS_OF_RUNNING_TABLES = _listed(
    _PUBLIC,
    tables.c.status == words.RUNNING,
    tables.c.watch == words.ANYONE,
    order=(tables.c.started.desc(), tables.c.created.desc()),
)
COUNT_OPEN_TABLES = (
    select(func.count())
    .select_from(tables)
    .where(tables.c.creator == bindparam("user"), tables.c.status == words.OPEN)
)
WAITING_FOR_BOTS = (
    select(tables.c.id).where(tables.c.bot_to_act.is_(True)).order_by(tables.c.updated, tables.c.id)
)
BOTS_WAITING_SINCE = WAITING_FOR_BOTS.where(tables.c.updated < bindparam("before"))
PLAYED_MOST = select(tables.c.game).group_by(tables.c.game).order_by(func.count().desc(), tables.c.game)

ALL: tuple[Executable, ...] = (
    ADD_USER,
    ADD_SESSION,
    ADD_TABLE,
    ADD_SEAT,
    ADD_LINE,
    REMOVE_SESSIONS,
    REMOVE_GUEST,
    SESSION_BY_TOKEN,
    SESSIONS_BY_TOKENS,
    USER,
    ACCOUNT_BY_KEY,
    USER_BY_KEY,
    USERS_ALIKE,
    RENAME_USER,
    MAKE_ACCOUNT,
    CHANGE_LOGIN,
    SESSIONS_OF_USER,
    MOVE_DEVICE,
    KNOWS_DEVICE,
    PRUNE_SESSIONS,
    SEE_SESSION,
    REVOKE_SESSION,
    REVOKE_SESSIONS,
    TABLES_OF_GUEST,
    GIVE_SEATS,
    GIVE_INVITATIONS,
    GIVE_TABLES,
    TABLE,
    SEATS,
    LINES,
    LINE_BY_ID,
    LOCK_TABLE,
    ADVANCE,
    RESEAT,
    CHANGE_SEAT,
    ALL_TABLES,
    SET_REMATCH,
    FOLLOWED,
    UNFOLLOW,
    TABLES_OF_USER,
    SEATS_OF_USER,
    OPEN_TABLES,
    SEATS_OF_OPEN_TABLES,
    RUNNING_TABLES,
    SEATS_OF_RUNNING_TABLES,
    COUNT_OPEN_TABLES,
    WAITING_FOR_BOTS,
    BOTS_WAITING_SINCE,
    PLAYED_MOST,
    *deals.ALL,
    *house_statements.ALL,
    *robot_statements.ALL,
    *result_statements.ALL,
    *repair_statements.ALL,
    *review_statements.ALL,
    *talk_statements.ALL,
    *time_statements.ALL,
    *orders.ALL,
)


class Compiled(NamedTuple):
    """A statement's text, and the parameters that the dialect has added to it."""

    text: str
    constants: dict[str, Any]


def compile_all(dialect: Dialect, further: Sequence[Executable] = ()) -> dict[Executable, Compiled]:
    """Every statement, and further ones, for a dialect whose parameters are passed by name."""
    return {statement: _compile(statement, dialect) for statement in (*ALL, *further)}


def _compile(statement: Executable, dialect: Dialect) -> Compiled:
    assert isinstance(statement, ClauseElement)
    compiled = statement.compile(dialect=dialect)
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return Compiled(str(compiled), constants)
