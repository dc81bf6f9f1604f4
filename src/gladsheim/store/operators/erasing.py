"""Taking somebody out of the hall: from what has not begun, or from everything and for good.

Of an erased user nothing stays but the games of the others: seats without name and owner, and
tables that belong to nobody. The user's row is deleted, and every column that refers to users
must have been cleared before; so whatever else comes to be stored about people has to be
added here, or erasing fails.
"""

from dataclasses import dataclass

from gladsheim.store.engine.database import Connection
from gladsheim.store.operators import moderation_statements as statements
from gladsheim.store.operators.audit import PEOPLE, Note, notify, write_note
from gladsheim.store.people.robot_statements import ALL_ROBOTS_OF_USER, DELETE_ROBOT, DELETE_TOKENS
from gladsheim.store.results.result_statements import DELETE_PROFILE, DELETE_RATINGS, DELETE_RUNGS
from gladsheim.store.statements import ADD_USER, TABLES_OF_GUEST, USER
from gladsheim.store.tables.orders import DELETE_ORDERS
from gladsheim.store.tables.time_statements import DELETE_VACATIONS
from gladsheim.store.talk.talk_statements import (
    CLEAR_MESSAGES,
    DELETE_ATTENDANCE,
    DELETE_BLOCKS,
    DELETE_CONTACT,
    DELETE_NOTICES,
    DELETE_REPORTS,
    HAS_MESSAGES,
)
from gladsheim.tables.table import CLOSED, DEALING, OPEN, OVER, RUNNING

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
    }
)
"""The columns that refer to users, each of which `erase` clears."""


GONE = (
    statements.LIFT_OF_USER,
    statements.DELETE_SESSIONS,
    DELETE_RATINGS,
    DELETE_PROFILE,
    DELETE_RUNGS,
    DELETE_BLOCKS,
    DELETE_REPORTS,
    DELETE_ATTENDANCE,
    DELETE_CONTACT,
    DELETE_NOTICES,
    DELETE_VACATIONS,
    DELETE_ORDERS,
    DELETE_TOKENS,
    DELETE_ROBOT,
)
"""What is deleted with a user."""


@dataclass(frozen=True, slots=True)
class Erasure:
    """What erasing somebody meets: tables that wait, run and are over, and sessions."""

    waiting: int
    running: int
    over: int
    sessions: int


def erasure_of(connection: Connection, user: str) -> Erasure:
    """What erasing a user would meet."""
    by_status: dict[str, int] = dict(connection.rows(statements.COUNT_INVOLVED, user=user))
    return Erasure(
        waiting=by_status.get(OPEN, 0) + by_status.get(DEALING, 0),
        running=by_status.get(RUNNING, 0),
        over=by_status.get(OVER, 0) + by_status.get(CLOSED, 0),
        sessions=connection.rows(statements.COUNT_SESSIONS, user=user)[0][0],
    )


def withdraw(connection: Connection, user: str, at: str) -> list[str]:
    """Cancel the user's tables that have not begun, and leave seats at those of others.

    Returns the tables where the user sits, is invited, or that are the user's.
    """
    involved = [str(row[0]) for row in connection.rows(TABLES_OF_GUEST, guest=user)]
    connection.change(statements.TOUCH_WAITING, user=user, at=at)
    connection.change(statements.CANCEL_WAITING, user=user)
    connection.change(statements.FREE_SEATS, user=user)
    for table in involved:
        connection.announce(table)
    return involved


def erase(connection: Connection, user: str, note: Note) -> list[str] | None:
    """Remove a user for good, with all robots; the tables that have changed, or None without such a user."""
    robots = [str(row[0]) for row in connection.rows(ALL_ROBOTS_OF_USER, owner=user)]
    theirs = [table for robot in robots for table in _erase_one(connection, robot, note.at) or ()]
    involved = _erase_one(connection, user, note.at)
    if involved is None:
        return None
    notify(connection, [PEOPLE])
    write_note(connection, note)
    return [*involved, *theirs]


def _erase_one(connection: Connection, user: str, at: str) -> list[str] | None:
    involved = withdraw(connection, user, at)
    connection.change(statements.CLEAR_SEATS, user=user)
    connection.change(statements.CLEAR_INVITATIONS, user=user)
    if connection.rows(statements.HAS_TABLES, user=user) or connection.rows(HAS_MESSAGES, user=user):
        _make_nobody(connection)
        connection.change(statements.LEAVE_TABLES, user=user)
        connection.change(CLEAR_MESSAGES, user=user)
    for statement in GONE:
        connection.change(statement, user=user)
    return involved if connection.change(statements.DELETE_USER, user=user) == 1 else None


def _make_nobody(connection: Connection) -> None:
    """The user to whom tables go whose maker was erased."""
    if not connection.rows(USER, user=statements.ERASED):
        connection.change(
            ADD_USER,
            id=statements.ERASED,
            name="",
            name_key=None,
            skeleton=None,
            password=None,
            recovery="[]",
            created="",
        )
