"""Queries and changes for operators: bans, games that are switched off, erasing, users by name."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import and_, bindparam, delete, func, insert, literal, or_, select

from gladsheim.store.engine.database import Connection, Database
from gladsheim.store.errors import DatabaseError
from gladsheim.store.operators.audit import (
    BANS,
    CHANGES,
    GAMES,
    PROBE,
    TABLES,
    AuditStore,
    Note,
    notify,
    write_note,
)
from gladsheim.store.operators.erasing import LIFT_OF_USER, Erasure, erase, erasure_of, withdraw
from gladsheim.store.people.people import end_sessions
from gladsheim.store.schema import ERASED, bans, closed_games, tables, users
from gladsheim.store.tables.statements import OF_OWNER
from gladsheim.store.topic import Topic
from gladsheim.tables.table import RUNNING, fresh_id

T = TypeVar("T")

MOST_BANS = 10_000
MOST_FOUND = 100
COUNT_SECONDS = 5.0

ALIVE = select(literal(1))

# Bans

_BAN = (bans.c.id, bans.c.user_id, users.c.name, bans.c.network, bans.c.reason, bans.c.since, bans.c.until)
_BANS = select(*_BAN).join_from(bans, users, users.c.id == bans.c.user_id, isouter=True)
ADD_BAN = insert(bans)
ALL_BANS = _BANS.order_by(bans.c.since, bans.c.id)
NETWORK_BANS = _BANS.where(bans.c.network.is_not(None)).order_by(bans.c.network)
BAN_OF_USER = _BANS.where(bans.c.user_id == bindparam("user"))
COUNT_BANS = select(func.count()).select_from(bans)
DROP_ENDED = LIFT_OF_USER.where(bans.c.until <= bindparam("now"))
LIFT_OF_NETWORK = delete(bans).where(bans.c.network == bindparam("banned_network"))

# Games

CLOSED_GAMES = select(closed_games.c.game).order_by(closed_games.c.game)
CLOSE_GAME = insert(closed_games)
OPEN_GAME = delete(closed_games).where(closed_games.c.game == bindparam("name"))

# People by what an operator types: an id, the key of an account's name, or a guest's name

FIND_PEOPLE = (
    select(users.c.id, users.c.name, users.c.password.is_not(None), users.c.created)
    .where(
        or_(
            users.c.id == bindparam("typed"),
            users.c.name_key == bindparam("key"),
            and_(users.c.name == bindparam("typed"), users.c.password.is_(None)),
        ),
        users.c.id != ERASED,
    )
    .order_by(users.c.created, users.c.id)
    .limit(bindparam("most"))
)

# Running tables, for operators

RUNNING_TABLES = (
    select(
        *tables.c["id", "game"],
        OF_OWNER,
        users.c.name,
        *tables.c["started", "updated", "seq"],
        tables.c.looked.is_not(None),
    )
    .join_from(tables, users, users.c.id == tables.c.creator)
    .where(tables.c.status == RUNNING)
    .order_by(OF_OWNER, tables.c.started, tables.c.id)
)
BOT_TABLES_OF = select(tables.c.id).where(
    tables.c.looked.is_not(None),
    tables.c.status == RUNNING,
    or_(tables.c.creator == bindparam("user"), tables.c.share == bindparam("user")),
)

# Counts for those who watch over the hall

COUNT_TABLES = select(tables.c.status, func.count()).group_by(tables.c.status)
COUNT_BOTS_TO_ACT = select(func.count()).select_from(tables).where(tables.c.bot_to_act.is_(True))


def probe(connection: Connection) -> None:
    """Make a change that no process reads."""
    notify(connection, [PROBE])


@dataclass(frozen=True, slots=True)
class Ban:
    """Ban of a user, or of a network of addresses; `until` is None for a permanent ban."""

    user: str | None
    name: str | None
    network: str | None
    reason: str
    since: str
    until: str | None

    def holds(self, now: str) -> bool:
        """Whether the ban has not ended yet."""
        return self.until is None or now < self.until


@dataclass(frozen=True, slots=True)
class FoundUser:
    """A user whom an operator may mean."""

    id: str
    name: str
    account: bool
    created: str


@dataclass(frozen=True, slots=True)
class RunningTable:
    """Running table: the owner of the share that it uses (`owner`), the name of its maker, the times of its
    start and of its last line, the number of lines, and whether only bots sit there.
    """

    id: str
    game: str
    owner: str
    maker: str
    started: str
    updated: str
    seq: int
    only_bots: bool


class ModerationStore(Topic):
    """Bans, games that are switched off, erasing. All changes are entered in the audit log."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.audit = AuditStore(database)

    async def alive(self) -> None:
        """Run a trivial query. Raises DatabaseError."""
        await asyncio.to_thread(self.database.check)
        await self._rows(ALIVE)

    async def prove_saving(self, proved_seconds: float) -> None:
        """Save a trivial change, unless any was saved within `proved_seconds`.

        Raises DatabaseError; NotSaved if the database can be read but not written.
        """
        if not self.database.status.is_proved(proved_seconds):
            await self._write(probe)

    async def changes(self) -> dict[str, int]:
        """Return the number of changes by topic; topics without a change are missing."""
        return dict(await self._rows(CHANGES))

    # Bans

    async def ban(self, ban: Ban, note: Note) -> None:
        """Ban a user or network, replacing an earlier ban.
        A banned user's sessions end, and the user leaves waiting tables.

        Raises DatabaseError if there are too many bans.
        """

        def work(connection: Connection) -> None:
            if ban.user is not None:
                connection.change(LIFT_OF_USER, user=ban.user)
                end_sessions(connection, ban.user, ban.since)
                withdraw(connection, ban.user, ban.since)
            else:
                connection.change(LIFT_OF_NETWORK, banned_network=ban.network)
            if connection.rows(COUNT_BANS)[0][0] >= MOST_BANS:
                raise DatabaseError(f"there are {MOST_BANS} bans, and no more are allowed: lift some")
            connection.change(
                ADD_BAN,
                id=fresh_id(),
                user_id=ban.user,
                network=ban.network,
                reason=ban.reason,
                since=ban.since,
                until=ban.until,
            )
            notify(connection, [BANS])
            write_note(connection, note)

        await self._write(work)

    async def lift(self, user: str | None, network: str | None, note: Note) -> bool:
        """Lift the ban of a user or of a network. Returns False if there is none."""

        def work(connection: Connection) -> bool:
            if user is not None:
                met = connection.change(LIFT_OF_USER, user=user)
            else:
                met = connection.change(LIFT_OF_NETWORK, banned_network=network)
            if met:
                notify(connection, [BANS])
                write_note(connection, note)
            return met > 0

        return await self._write(work)

    async def drop_ended(self, user: str, now: str) -> None:
        """Delete a user's ban if it has ended."""
        await self._write(lambda connection: connection.change(DROP_ENDED, user=user, now=now))

    async def bans(self) -> list[Ban]:
        """Return all bans, oldest first."""
        return [Ban(*row[1:]) for row in await self._rows(ALL_BANS)]

    async def network_bans(self) -> list[Ban]:
        """Return the bans of networks."""
        return [Ban(*row[1:]) for row in await self._rows(NETWORK_BANS)]

    async def ban_of(self, user: str) -> Ban | None:
        """Return the ban of a user, even if it has ended."""
        rows = await self._rows(BAN_OF_USER, user=user)
        return Ban(*rows[0][1:]) if rows else None

    # Games

    async def closed_games(self) -> frozenset[str]:
        """Return the games for which no new tables may be opened."""
        return frozenset(row[0] for row in await self._rows(CLOSED_GAMES))

    async def switch(self, game: str, note: Note, *, on: bool) -> bool:
        """Switch a game on or off. Returns False if it is so already."""

        def work(connection: Connection) -> bool:
            closed = {row[0] for row in connection.rows(CLOSED_GAMES)}
            if (game not in closed) == on:
                return False
            if on:
                connection.change(OPEN_GAME, name=game)
            else:
                connection.change(CLOSE_GAME, game=game, since=note.at)
            notify(connection, [GAMES])
            write_note(connection, note)
            return True

        return await self._write(work)

    # People

    async def find(self, typed: str, key: str) -> list[FoundUser]:
        """Return the users with this id or name; several guests may share a name. At most MOST_FOUND."""
        rows = await self._rows(FIND_PEOPLE, typed=typed, key=key, most=MOST_FOUND)
        return [FoundUser(user, name, bool(account), created) for user, name, account, created in rows]

    async def erasure_of(self, user: str) -> Erasure:
        """Return the extent of erasing a user."""
        return await self._read(lambda c: erasure_of(c, user))

    async def erase(self, user: str, note: Note, left: Collection[str] = ()) -> list[str] | None:
        """Remove a user for good; the tables that have changed, or None if there is no such user.

        Raises UnfinishedGames for games to be resigned before, except those `left`, and for games to be
        counted.
        """
        return await self._write(lambda connection: erase(connection, user, note, left))

    # Running tables

    async def running_tables(self) -> list[RunningTable]:
        """Return all running tables, by owner and age, oldest first."""
        rows = await self._rows(RUNNING_TABLES)
        return [
            RunningTable(table, game, owner, maker, started, updated, seq, bool(only_bots))
            for table, game, owner, maker, started, updated, seq, only_bots in rows
        ]

    async def bot_tables_of(self, user: str) -> list[str]:
        """Return the running tables with only bots that a user or the user's bot accounts made."""
        return [row[0] for row in await self._rows(BOT_TABLES_OF, user=user)]

    async def tell_ended(self, note: Note) -> None:
        """Let all processes reload their tables, because some were ended, and write the `note`."""

        def work(connection: Connection) -> None:
            notify(connection, [TABLES])
            write_note(connection, note)

        await self._write(work)

    # Counts

    def counted(self) -> tuple[dict[str, int], int]:
        """Return the number of tables by status, and the number at which a bot is to act.

        Blocks, so it must not be called in the event loop. Raises DatabaseError, TimeoutError.
        """

        def work(connection: Connection) -> tuple[dict[str, int], int]:
            by_status: dict[str, int] = dict(connection.rows(COUNT_TABLES))
            return by_status, int(connection.rows(COUNT_BOTS_TO_ACT)[0][0])

        return self.database.read(work).result(COUNT_SECONDS)
