"""Audit log of the actions of operators and users concerning people and games.

It never contains names, passwords, tokens, cards or addresses of single machines. It contains ids of users,
which have no meaning once the user is erased, and a few plain details.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, insert, literal, or_, select, update

from gladsheim.store.engine.database import Connection
from gladsheim.store.schema import changes, journal
from gladsheim.store.topic import Topic
from gladsheim.tables.table import fresh_id

OPERATOR, NOBODY = "operator", "nobody"
"""Actors that are no user; all others are ids of users."""

PROBE = "probe"
"""Topic of changes that only prove that changes are saved. No process caches anything of it."""
BANS, GAMES, PEOPLE, TABLES = "bans", "games", "people", "tables"
"""Topics that processes cache, and must be notified of."""

KEEP_DAYS = 365
MOST_NOTES = 100_000

# Memory of processes

CHANGES = select(changes.c.topic, changes.c.number).where(changes.c.topic != literal(PROBE))
COUNT_CHANGE = (
    update(changes).where(changes.c.topic == bindparam("about")).values(number=changes.c.number + literal(1))
)
FIRST_CHANGE = insert(changes)

ADD_NOTE = insert(journal)
_NOTE = (journal.c.id, journal.c.at, journal.c.who, journal.c.what, journal.c.about, journal.c.details)
_NEWEST = (journal.c.at.desc(), journal.c.id.desc())
NOTES = select(*_NOTE).where(journal.c.at >= bindparam("since")).order_by(*_NEWEST).limit(bindparam("most"))
NOTES_ABOUT = NOTES.where(or_(journal.c.about == bindparam("user"), journal.c.who == bindparam("user")))
PRUNE_NOTES = delete(journal).where(journal.c.at < bindparam("before"))


@dataclass(frozen=True, slots=True)
class Note:
    """Audit entry: `about` is the id of the user whom it concerns, `details` is JSON without secrets."""

    at: str
    who: str
    what: str
    about: str | None
    details: Mapping[str, Any]


class AuditStore(Topic):
    """Audit log. Entries are only added, and old ones deleted."""

    async def add(self, note: Note) -> None:
        """Write an entry."""
        await self._write(lambda connection: write_note(connection, note))

    async def read(self, since: str = "", user: str | None = None, most: int = MOST_NOTES) -> list[Note]:
        """Return entries since a time, newest first; with a user, those by or about that user."""
        statement = NOTES if user is None else NOTES_ABOUT
        about = {} if user is None else {"user": user}
        rows = await self._rows(statement, since=since, most=most, **about)
        return [Note(at, who, what, about, json.loads(details)) for _, at, who, what, about, details in rows]

    async def prune(self, before: str, note: Note | None = None) -> int:
        """Delete the entries before a time, and return their number. The `note` is written as well."""

        def work(connection: Connection) -> int:
            dropped = connection.change(PRUNE_NOTES, before=before)
            if note is not None:
                write_note(connection, note)
            return dropped

        return await self._write(work)


def write_note(connection: Connection, note: Note) -> None:
    """Write an entry in the transaction of the change that it reports."""
    connection.change(
        ADD_NOTE,
        id=fresh_id(),
        at=note.at,
        who=note.who,
        what=note.what,
        about=note.about,
        details=json.dumps(dict(note.details), sort_keys=True),
    )


def notify(connection: Connection, topics: Sequence[str]) -> None:
    """Let all processes reload their caches of these topics, within seconds."""
    for topic in topics:
        if connection.change(COUNT_CHANGE, about=topic) == 0:
            connection.change(FIRST_CHANGE, topic=topic, number=1)
