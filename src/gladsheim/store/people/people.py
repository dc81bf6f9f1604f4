"""Queries and changes about users, their passwords and their sessions."""

import json
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass

from gladsheim.store.engine.database import Connection, Database, Row
from gladsheim.store.engine.gathered import GatheredLookup
from gladsheim.store.errors import NotSaved
from gladsheim.store.people import people_statements as statements
from gladsheim.store.results import puzzles
from gladsheim.store.tables import matches, orders, plays, prepared
from gladsheim.store.tables.time import GIVE_VACATIONS
from gladsheim.store.talk import push, talk
from gladsheim.store.topic import Topic
from gladsheim.tables.people.people import Credentials, Session, User

MOST_SESSIONS = 100


@dataclass(frozen=True, slots=True)
class KnownSession:
    """User and session of a cookie: the user, the session's id, the times when it was last seen and
    created, and the hall time when it was last seen.
    """

    user: User
    session: str
    seen: str
    created: str = ""
    seen_ms: int = 0


class PeopleStore(Topic):
    """Users and sessions. An awaited change is saved."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._sessions = GatheredLookup(self._sessions_by_token, lambda row: bytes(row[-1]))

    async def hall_word(self, fresh: str) -> str:
        """Return the word that tells this hall from others; if there is none, store and return `fresh`."""

        def work(connection: Connection) -> str:
            # Of two that add it at once one is run again, and finds that of the other.
            rows = connection.rows(statements.HALL_WORD)
            if rows:
                return str(rows[0][0])
            connection.change(statements.ADD_HALL_WORD, id=1, identity=fresh)
            return fresh

        return await self._write(work)

    async def add_guest(self, user: User, session: Session) -> None:
        """Store a new guest with a session; of the cookie, only its hash."""

        def work(connection: Connection) -> None:
            connection.change(
                statements.ADD_USER,
                id=user.id,
                name=user.name,
                name_key=None,
                skeleton=None,
                password=None,
                recovery="[]",
                created=session.created,
            )
            _add_session(connection, session)

        await self._write(work)

    async def remove_guest(self, user: str) -> None:
        """Delete a guest with all sessions. Raises NotSaved for a guest who has made or joined a table."""

        def work(connection: Connection) -> None:
            connection.change(statements.REMOVE_SESSIONS, user=user)
            if connection.change(statements.REMOVE_GUEST, user=user) != 1:
                raise NotSaved(f"user {user} is no guest")

        await self._write(work)

    async def replace_sessions(self, session: Session, revoked: Sequence[tuple[str, str]]) -> None:
        """Store a new session and revoke others, each given by its id and user."""

        def work(connection: Connection) -> None:
            for other, user in revoked:
                end_session(connection, other, user, session.created)
            _add_session(connection, session)

        await self._write(work)

    async def session_by_token(self, token_hash: bytes) -> KnownSession | None:
        """Return user and session of the cookie with this hash; None if it was revoked or never given."""
        row = await self._sessions.find(token_hash)
        if row is None:
            return None
        user, name, account, session, seen, created, seen_ms, _ = row
        return KnownSession(User(user, name, bool(account)), session, seen, created, seen_ms)

    def see(self, session: str, at: str, ms: int) -> None:
        """Store when a session was last seen, without waiting for the commit: nothing depends on it."""
        self.database.write(
            lambda c: c.change(statements.SEE_SESSION, session=session, new_seen=at, new_ms=ms)
        )

    async def sessions_of(self, user: str, since: int = 0) -> list[Session]:
        """Return the sessions of a user that were seen since a hall time and not revoked, last seen first."""
        rows = await self._rows(statements.SESSIONS_OF_USER, user=user, since=since, most=MOST_SESSIONS)
        return [_session(row) for row in rows]

    async def prune_sessions(self, before: int) -> int:
        """Delete the sessions that were last seen before a hall time; return their number."""
        return await self._change(statements.PRUNE_SESSIONS, before=before)

    async def revoke(self, session: str, user: str, at: str) -> bool:
        """Revoke a user's session. Returns False if the user has no such session."""
        return await self._write(lambda connection: end_session(connection, session, user, at))

    async def rename(self, user: str, name: str, key: str | None, skeleton: str | None = None) -> bool:
        """Rename a user. Returns False if another has the `key` or `skeleton`; both are None for a guest."""

        def work(connection: Connection) -> bool:
            if key is not None and _other(connection, key, skeleton, user):
                return False
            connection.change(
                statements.RENAME_USER, user=user, new_name=name, new_key=key, new_skeleton=skeleton
            )
            return True

        return await self._write(work)

    async def account(self, key: str) -> Credentials | None:
        """Return the account with this key, or None."""
        rows = await self._rows(statements.ACCOUNT_BY_KEY, key=key)
        return _credentials(rows[0]) if rows else None

    async def named(self, key: str) -> User | None:
        """Return the account or the robot with this key, or None."""
        rows = await self._rows(statements.USER_BY_KEY, key=key)
        return User(rows[0][0], rows[0][1], not rows[0][2], bool(rows[0][2])) if rows else None

    async def knows_device(self, key: str, device: bytes) -> bool:
        """Whether a session of the account with this key had a device cookie with this hash."""
        return bool(await self._rows(statements.KNOWS_DEVICE, key=key, of_device=device))

    async def alike(self, key: str, skeleton: str) -> list[User]:
        """Return the accounts and robots with this key, or with a name that looks the same."""
        rows = await self._rows(statements.USERS_ALIKE, key=key, of_skeleton=skeleton)
        return [User(row[0], row[1], not row[2], bool(row[2])) for row in rows]

    async def user(self, user: str) -> Credentials | None:
        """Return a user by its id, or None; a guest's password is empty."""
        rows = await self._rows(statements.USER, user=user)
        return _credentials(rows[0]) if rows else None

    async def make_account(
        self, login: Credentials, key: str, session: Session, old: str, skeleton: str | None = None
    ) -> bool:
        """Turn a guest into an account, with a new session replacing the old.

        Returns False if the name is taken, or looks like one that is.
        """

        def work(connection: Connection) -> bool:
            if _other(connection, key, skeleton, login.user.id):
                return False
            met = connection.change(
                statements.MAKE_ACCOUNT,
                user=login.user.id,
                new_name=login.user.name,
                new_key=key,
                new_skeleton=skeleton,
                new_password=login.password,
                new_recovery=json.dumps(login.recovery),
            )
            if met != 1:
                return False
            _add_session(connection, session)
            connection.change(push.MOVE_SUBSCRIPTION, of_session=old, new_session=session.id)
            end_session(connection, old, login.user.id, session.created)
            return True

        return await self._write(work)

    async def change_login(
        self, before: Credentials, password: str, recovery: Sequence[str], session: Session | None = None
    ) -> bool:
        """Change password and codes; with a session, all others end.

        Returns False if they were changed since they were read.
        """

        def work(connection: Connection) -> bool:
            met = connection.change(
                statements.CHANGE_LOGIN,
                user=before.user.id,
                password=before.password,
                recovery=json.dumps(before.recovery),
                new_password=password,
                new_recovery=json.dumps(list(recovery)),
            )
            if met == 1 and session is not None:
                end_sessions(connection, before.user.id, session.created)
                _add_session(connection, session)
            return met == 1

        return await self._write(work)

    async def give(self, guest: str, account: str) -> list[str]:
        """Give a guest's seats, tables, messages and blocks to an account.

        Returns the tables that may have changed.
        Where the account has a seat itself, the guest's stays as it is.
        """

        def work(connection: Connection) -> list[str]:
            tables = [str(row[0]) for row in connection.rows(statements.TABLES_OF_GUEST, guest=guest)]
            talk.give(connection, guest, account)
            # Invitations first: once seats have moved, the account sits at more tables.
            for statement in (statements.GIVE_INVITATIONS, statements.GIVE_SEATS):
                connection.change(statement, guest=guest, account=account, new_owner=account)
            connection.change(statements.GIVE_TABLES, guest=guest, new_owner=account)
            connection.change(GIVE_VACATIONS, guest=guest, account=account, new_owner=account)
            connection.change(plays.GIVE_PLAYS, guest=guest, account=account, new_owner=account)
            connection.change(matches.GIVE_PLACES, guest=guest, account=account, new_owner=account)
            connection.change(orders.GIVE_ORDERS, guest=guest, new_owner=account)
            connection.change(prepared.GIVE_PREPARED, guest=guest, new_owner=account)
            connection.change(prepared.GIVE_CONDITIONS, guest=guest, new_owner=account)
            connection.change(puzzles.DROP_TRIED_TWICE, guest=guest, new_owner=account)
            connection.change(puzzles.GIVE_TRIED, guest=guest, new_owner=account)
            for table in tables:
                connection.announce(table)
            return tables

        return await self._write(work)

    def _sessions_by_token(self, hashes: Sequence[bytes]) -> "Future[list[Row]]":
        if self.shared:
            return self.database.ask(statements.SESSIONS_BY_TOKENS, token_hashes=list(hashes))
        one = statements.SESSION_BY_TOKEN
        return self.database.read(
            lambda connection: [row for key in hashes for row in connection.rows(one, token_hash=key)]
        )


def end_session(connection: Connection, session: str, user: str, at: str) -> bool:
    """Revoke a user's session, with its push subscription. Returns False if there is no such session."""
    if connection.change(statements.REVOKE_SESSION, session=session, user=user, at=at) != 1:
        return False
    connection.change(push.DROP_SUBSCRIPTION, of_session=session)
    return True


def end_sessions(connection: Connection, user: str, at: str) -> None:
    """Revoke all sessions of a user, with their push subscriptions."""
    connection.change(statements.REVOKE_SESSIONS, user=user, at=at)
    connection.change(push.DROP_SUBSCRIPTIONS, user=user)


def _add_session(connection: Connection, session: Session) -> None:
    connection.change(
        statements.ADD_SESSION,
        id=session.id,
        user_id=session.user,
        token_hash=session.token_hash,
        created=session.created,
        seen=session.seen,
        seen_ms=session.seen_ms,
        agent=session.agent,
        revoked=None,
        device=session.device,
    )
    if session.former is not None:
        connection.change(statements.MOVE_DEVICE, former=session.former, new=session.device)


def _other(connection: Connection, key: str, skeleton: str | None, user: str) -> bool:
    """Whether another user, account or robot, has the key or the skeleton."""
    found = connection.rows(statements.USERS_ALIKE, key=key, of_skeleton=skeleton)
    return any(row[0] != user for row in found)


def _session(row: Row) -> Session:
    identity, user, token_hash, created, seen, agent, seen_ms = row
    return Session(identity, user, bytes(token_hash), created, seen, agent, seen_ms=seen_ms)


def _credentials(row: Row) -> Credentials:
    user, name, password, recovery = row
    return Credentials(User(user, name, password is not None), password or "", tuple(json.loads(recovery)))
