"""Statements about users and their sessions."""

from sqlalchemy import bindparam, delete, func, insert, or_, select, update
from sqlalchemy.types import NullType

from gladsheim.store.schema import bans, hall, robots, seats, sessions, tables, users

BANNED = select(bans.c.id).where(bans.c.user_id == users.c.id).exists()

HALL_WORD = select(hall.c.identity).where(hall.c.id == 1)
ADD_HALL_WORD = insert(hall)

ADD_USER = insert(users)
ADD_SESSION = insert(sessions)

REMOVE_SESSIONS = delete(sessions).where(sessions.c.user_id == bindparam("user"))
REMOVE_GUEST = delete(users).where(users.c.id == bindparam("user"), users.c.password.is_(None))

_SESSION = (
    select(
        users.c.id,
        users.c.name,
        users.c.password.is_not(None),
        *sessions.c["id", "seen", "created", "seen_ms", "token_hash"],
    )
    .join_from(sessions, users, users.c.id == sessions.c.user_id)
    .where(sessions.c.revoked.is_(None), ~BANNED)
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
    select(*sessions.c["id", "user_id", "token_hash", "created", "seen", "agent", "seen_ms"])
    .where(
        sessions.c.user_id == bindparam("user"),
        sessions.c.revoked.is_(None),
        sessions.c.seen_ms >= bindparam("since"),
    )
    .order_by(sessions.c.seen_ms.desc(), sessions.c.seen.desc(), sessions.c.id)
    .limit(bindparam("most"))
)
SEE_SESSION = (
    update(sessions)
    .where(sessions.c.id == bindparam("session"))
    .values(seen=bindparam("new_seen"), seen_ms=bindparam("new_ms"))
)
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
PRUNE_SESSIONS = delete(sessions).where(sessions.c.seen_ms < bindparam("before"))

# A guest's seats at tables go to an account, except where the account has a seat, too.

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
