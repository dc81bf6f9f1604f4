"""Removal of users: from tables that have not begun, or from everything, permanently.

Of an erased user only the games of other players remain: seats without name and owner, and tables without a
maker. The user's row is deleted, and every column that refers to users must be cleared before. So any new
column about people has to be added here, or erasing fails.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import and_, bindparam, delete, false, func, literal, null, or_, select, update

from gladsheim.core.errors import GladsheimError
from gladsheim.store.engine.database import Connection, Row
from gladsheim.store.operators.audit import PEOPLE, Note, notify, write_note
from gladsheim.store.people.people_statements import ADD_USER, TABLES_OF_GUEST, USER
from gladsheim.store.people.presence import DELETE_PRESENCE, DELETE_PRIVACY
from gladsheim.store.people.robots import ALL_ROBOTS_OF_USER, DELETE_ROBOT, DELETE_TOKENS
from gladsheim.store.results.puzzles import DELETE_TRIED
from gladsheim.store.results.result_statements import (
    DELETE_PROFILE,
    DELETE_RATINGS,
    DELETE_RUNGS,
    UNCOUNTED_GAME,
)
from gladsheim.store.results.review_schema import reviews
from gladsheim.store.results.trends import DELETE_TREND_SETTINGS
from gladsheim.store.schema import ERASED, bans, seats, sessions, tables, users
from gladsheim.store.tables.matches import DELETE_PLACES
from gladsheim.store.tables.orders import DELETE_ORDERS
from gladsheim.store.tables.plays import DELETE_PLAYS
from gladsheim.store.tables.prepared import DELETE_CONDITIONS, DELETE_PREPARED
from gladsheim.store.tables.time import DELETE_VACATIONS
from gladsheim.store.talk.talk_statements import (
    CLEAR_MESSAGES,
    DELETE_ATTENDANCE,
    DELETE_BLOCKS,
    DELETE_CONTACT,
    DELETE_NOTICES,
    DELETE_REPORTS,
    HAS_MESSAGES,
)
from gladsheim.tables.table import CLOSED, DEALING, HUMAN, OPEN, OVER, RUNNING

LIFT_OF_USER = delete(bans).where(bans.c.user_id == bindparam("user"))

# Withdraw a user from what has not begun. The tables' rows come first, so that on a server
# of two transactions that meet here one is run again.

_OWNED = select(seats.c.table_id).where(seats.c.owner == bindparam("user"))
_SEATED = select(seats.c.table_id).where(
    or_(seats.c.owner == bindparam("user"), seats.c.invited == bindparam("user"))
)
_WAITING = or_(tables.c.status == OPEN, tables.c.status == DEALING)
TOUCH_WAITING = (
    update(tables)
    .where(_WAITING, or_(tables.c.creator == bindparam("user"), tables.c.id.in_(_SEATED)))
    .values(updated=bindparam("at"))
)
# Cards that are about to be dealt were dealt for those who sit there.
CANCEL_WAITING = (
    update(tables)
    .where(
        or_(
            and_(_WAITING, tables.c.creator == bindparam("user")),
            and_(tables.c.status == DEALING, tables.c.id.in_(_OWNED)),
        )
    )
    .values(status=CLOSED)
)
_NEVER_BEGUN = select(tables.c.id).where(or_(tables.c.status == OPEN, tables.c.status == CLOSED))
FREE_SEATS = (
    update(seats)
    .where(
        or_(seats.c.owner == bindparam("user"), seats.c.invited == bindparam("user")),
        seats.c.table_id.in_(_NEVER_BEGUN),
    )
    .values(
        name="",
        kind=HUMAN,
        bot=null(),
        owner=null(),
        invited=null(),
        promise=null(),
        nonce=null(),
        asked=false(),
    )
)

# Erasing

UNFINISHED = select(tables.c.id, tables.c.status, tables.c.updated).where(
    tables.c.id.in_(_OWNED), or_(tables.c.status == RUNNING, UNCOUNTED_GAME)
)
CLEAR_SEATS = update(seats).where(seats.c.owner == bindparam("user")).values(name="", owner=null())
CLEAR_INVITATIONS = update(seats).where(seats.c.invited == bindparam("user")).values(invited=null())
HAS_TABLES = select(tables.c.id).where(tables.c.creator == bindparam("user")).limit(literal(1))
LEAVE_TABLES = update(tables).where(tables.c.creator == bindparam("user")).values(creator=ERASED, share="")
# An account is the owner of a share by its id.
CLEAR_REVIEWS = update(reviews).where(reviews.c.share == bindparam("user")).values(share="")
DELETE_SESSIONS = delete(sessions).where(sessions.c.user_id == bindparam("user"))
DELETE_USER = delete(users).where(users.c.id == bindparam("user"), users.c.id != ERASED)
COUNT_SESSIONS = select(func.count()).select_from(sessions).where(sessions.c.user_id == bindparam("user"))
COUNT_INVOLVED = (
    select(tables.c.status, func.count())
    .where(or_(tables.c.creator == bindparam("user"), tables.c.id.in_(_SEATED)))
    .group_by(tables.c.status)
)


CLEARED = frozenset(
    {
        "sessions.user_id",
        "bans.user_id",
        "tables.creator",
        "seats.owner",
        "seats.invited",
        "robots.user_id",
        "robots.owner",
        "ratings.user_id",
        "profiles.user_id",
        "trend_settings.user_id",
        "messages.user_id",
        "blocks.user_id",
        "blocks.blocked",
        "reports.reporter",
        "reports.subject",
        "attendance.user_id",
        "contacts.user_id",
        "notices.user_id",
        "vacations.user_id",
        "orders.user_id",
        "prepared.user_id",
        "conditions.user_id",
        "puzzle_tries.user_id",
        "plays.user_id",
        "match_players.user_id",
        "presence.user_id",
        "privacy.user_id",
    }
)
"""Columns that refer to users, each of which `erase` clears."""


GONE = (
    LIFT_OF_USER,
    DELETE_SESSIONS,
    DELETE_RATINGS,
    DELETE_PROFILE,
    DELETE_TREND_SETTINGS,
    DELETE_RUNGS,
    DELETE_BLOCKS,
    DELETE_REPORTS,
    DELETE_ATTENDANCE,
    DELETE_CONTACT,
    DELETE_NOTICES,
    DELETE_VACATIONS,
    DELETE_ORDERS,
    DELETE_PREPARED,
    DELETE_CONDITIONS,
    DELETE_TRIED,
    DELETE_PLAYS,
    DELETE_PLACES,
    DELETE_PRESENCE,
    DELETE_PRIVACY,
    DELETE_TOKENS,
    DELETE_ROBOT,
)
"""Statements that delete a user's rows."""


@dataclass(frozen=True, slots=True)
class Erasure:
    """Extent of an erasure: numbers of tables that wait, run and are over, and of sessions."""

    waiting: int
    running: int
    over: int
    sessions: int


def erasure_of(connection: Connection, user: str) -> Erasure:
    """Return the extent of erasing a user."""
    by_status: dict[str, int] = dict(connection.rows(COUNT_INVOLVED, user=user))
    return Erasure(
        waiting=by_status.get(OPEN, 0) + by_status.get(DEALING, 0),
        running=by_status.get(RUNNING, 0),
        over=by_status.get(OVER, 0) + by_status.get(CLOSED, 0),
        sessions=connection.rows(COUNT_SESSIONS, user=user)[0][0],
    )


def withdraw(connection: Connection, user: str, at: str) -> list[str]:
    """Cancel the user's tables that have not begun, and leave seats at those of others.

    Returns the tables where the user sits or is invited, and the user's own.
    """
    involved = [str(row[0]) for row in connection.rows(TABLES_OF_GUEST, guest=user)]
    connection.change(TOUCH_WAITING, user=user, at=at)
    connection.change(CANCEL_WAITING, user=user)
    connection.change(FREE_SEATS, user=user)
    for table in involved:
        connection.announce(table)
    return involved


class UnfinishedGames(GladsheimError):
    """The user to be erased has games to resign, or to be counted: theirs and their robots'."""

    def __init__(self, users: Sequence[str], games: Sequence[Row]) -> None:
        super().__init__(f"{len(games)} games are not finished")
        self.users = frozenset(users)
        self.running = [str(table) for table, status, _ in games if status == RUNNING]
        self.over = [(str(ended), str(table)) for table, status, ended in games if status == OVER]


def erase(connection: Connection, user: str, note: Note, left: Collection[str] = ()) -> list[str] | None:
    """Remove a user for good, with all robots; the tables that have changed, or None without such a user.

    Raises UnfinishedGames for games to be resigned before, except those `left`, and for games to be counted.
    """
    robots = [str(row[0]) for row in connection.rows(ALL_ROBOTS_OF_USER, owner=user)]
    users = [user, *robots]
    games = [row for one in users for row in connection.rows(UNFINISHED, user=one)]
    if games := [row for row in games if row[1] == OVER or row[0] not in left]:
        raise UnfinishedGames(users, games)
    theirs = [table for robot in robots for table in _erase_one(connection, robot, note.at) or ()]
    involved = _erase_one(connection, user, note.at)
    if involved is None:
        return None
    notify(connection, [PEOPLE])
    write_note(connection, note)
    return [*involved, *theirs]


def _erase_one(connection: Connection, user: str, at: str) -> list[str] | None:
    involved = withdraw(connection, user, at)
    connection.change(CLEAR_SEATS, user=user)
    connection.change(CLEAR_INVITATIONS, user=user)
    connection.change(CLEAR_REVIEWS, user=user)
    if connection.rows(HAS_TABLES, user=user) or connection.rows(HAS_MESSAGES, user=user):
        _make_nobody(connection)
        connection.change(LEAVE_TABLES, user=user)
        connection.change(CLEAR_MESSAGES, user=user)
    for statement in GONE:
        connection.change(statement, user=user)
    return involved if connection.change(DELETE_USER, user=user) == 1 else None


def _make_nobody(connection: Connection) -> None:
    """Create the user who owns the tables of erased makers, unless it exists."""
    if not connection.rows(USER, user=ERASED):
        connection.change(
            ADD_USER,
            id=ERASED,
            name="",
            name_key=None,
            skeleton=None,
            password=None,
            recovery="[]",
            created="",
        )
