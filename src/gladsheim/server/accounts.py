"""Accounts: a name, a password and recovery codes. A guest who makes one keeps the games.

A wrong name and a wrong password are answered alike and take alike. After some failures the
next attempt has to wait, for each name and for each address. Every change of who somebody
is gives the browser a new session, so that nobody who knew the old one comes along.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from gladsheim.server.errors import Refused
from gladsheim.server.limits import Backoff, Buckets, network_of, slow_down
from gladsheim.server.names import name_key
from gladsheim.server.passwords import Passwords, code_hash, fresh_codes, without_code
from gladsheim.server.sessions import Clocks, Fresh, Sessions
from gladsheim.store import Known, PeopleStore
from gladsheim.tables.people import Credentials, Session, User

FREE_BY_NAME, FREE_BY_ADDRESS = 5, 20
NEW_ACCOUNTS, NEW_ACCOUNT_EVERY = 20, 180.0
LOOK_UPS, LOOK_UP_EVERY = 30, 2.0
NAMINGS, NAMING_EVERY = 60, 1.0


@dataclass(frozen=True, slots=True)
class Visitor:
    """Where a request comes from, and the label of its browser."""

    host: str | None
    agent: str

    @property
    def network(self) -> str:
        """What counts as one address."""
        return network_of(self.host)


class Accounts:
    """The accounts of a hall; `on_given` is told the tables whose seats went to another user."""

    def __init__(
        self,
        store: PeopleStore,
        sessions: Sessions,
        passwords: Passwords,
        clocks: Clocks,
        on_given: Callable[[list[str]], Awaitable[None]],
    ) -> None:
        self._store = store
        self._sessions = sessions
        self._passwords = passwords
        self._clocks = clocks
        self._on_given = on_given
        self._by_name = Backoff(FREE_BY_NAME, clocks.seconds)
        self._by_address = Backoff(FREE_BY_ADDRESS, clocks.seconds)
        self._made = Buckets(NEW_ACCOUNTS, NEW_ACCOUNT_EVERY, clocks.seconds)
        self._looked_up = Buckets(LOOK_UPS, LOOK_UP_EVERY, clocks.seconds)
        self._named = Buckets(NAMINGS, NAMING_EVERY, clocks.seconds)

    async def create(self, guest: Known, name: str, password: str, visitor: Visitor) -> tuple[str, list[str]]:
        """Turn a guest into an account; the cookie's new token, and the recovery codes."""
        if guest.user.account:
            raise Refused(409, "already_account", "this is an account already")
        self._made.take(visitor.network)
        await self.check_free(guest.user, name, visitor)
        codes = fresh_codes()
        hashes = tuple(code_hash(guest.user.id, code) for code in codes)
        login = Credentials(User(guest.user.id, name, True), await self._passwords.hash(password), hashes)
        fresh = self._sessions.fresh(guest.user.id, visitor.agent)
        if not await self._store.make_account(login, name_key(name), fresh.session, guest.session):
            raise _taken()
        self._sessions.forget(guest.user.id)
        return fresh.token, codes

    async def login(
        self, name: str, password: str, visitor: Visitor, before: Known | None, *, keep_games: bool
    ) -> tuple[User, str]:
        """The account of this name and password, and the token of a new session."""
        found = await self._account(name, password, visitor)
        if self._passwords.outdated(found.password):
            await self._store.change_login(found, await self._passwords.hash(password), found.recovery)
        if keep_games and before is not None and not before.user.account:
            await self._on_given(await self._store.give(before.user.id, found.user.id))
        fresh = self._sessions.fresh(found.user.id, visitor.agent)
        await self._enter(fresh, before)
        return found.user, fresh.token

    async def recover(
        self, name: str, code: str, password: str, visitor: Visitor, before: Known | None
    ) -> tuple[User, str]:
        """Give an account a new password by a recovery code, and end all of its sessions."""
        key = name_key(name)
        self._begin(key, visitor)
        found = await self._store.account(key)
        digest = code_hash("" if found is None else found.user.id, code)
        left = without_code(() if found is None else found.recovery, digest)
        if found is None or left is None:
            raise Refused(403, "wrong_login", "name or code is wrong")
        self._right(key, visitor)
        fresh = self._sessions.fresh(found.user.id, visitor.agent)
        await self._change(found, await self._passwords.hash(password), left, fresh.session)
        if before is not None and before.user.id != found.user.id:
            await self._store.revoke(before.session, before.user.id, self._clocks.now())
            self._sessions.forget(before.user.id)
        return found.user, fresh.token

    async def change_password(self, user: User, old: str, new: str, visitor: Visitor) -> str:
        """Give the account another password; all sessions end but the new one, whose token it returns."""
        found = await self._own(user, old, visitor, "old")
        fresh = self._sessions.fresh(user.id, visitor.agent)
        await self._change(found, await self._passwords.hash(new), found.recovery, fresh.session)
        return fresh.token

    async def fresh_recovery(self, user: User, password: str, visitor: Visitor) -> list[str]:
        """New recovery codes; the old ones are no longer good."""
        found = await self._own(user, password, visitor, "password")
        codes = fresh_codes()
        await self._change(found, found.password, [code_hash(user.id, code) for code in codes], None)
        return codes

    async def logout(self, session: Known) -> None:
        """End a session."""
        await self.revoke(session.user, session.session)

    async def revoke(self, user: User, session: str) -> bool:
        """End one of a user's sessions; False if the user has no such session."""
        ended = await self._store.revoke(session, user.id, self._clocks.now())
        self._sessions.forget(user.id)
        return ended

    async def rename(self, user: User, name: str, visitor: Visitor) -> User:
        """Call a user by another name; seats already taken keep theirs. Raises Refused if it is taken."""
        await self.check_free(user, name, visitor)
        key = name_key(name) if user.account else None
        if not await self._store.rename(user.id, name, key):
            raise _taken()
        self._sessions.forget(user.id)
        return User(user.id, name, user.account)

    async def find(self, name: str, visitor: Visitor) -> User | None:
        """The account with this name, looked up only so often. Raises Refused."""
        self._looked_up.take(visitor.network)
        found = await self._store.account(name_key(name))
        return None if found is None else found.user

    async def check_free(self, user: User, name: str, visitor: Visitor, field: str = "name") -> None:
        """Raises Refused if another's account has the name; asked only so often, or it would be a list."""
        if name_key(name) == name_key(user.name):
            return
        self._named.take(visitor.network)
        found = await self._store.account(name_key(name))
        if found is not None and found.user.id != user.id:
            raise _taken(field)

    async def _account(self, name: str, password: str, visitor: Visitor) -> Credentials:
        key = name_key(name)
        self._begin(key, visitor)
        found = await self._store.account(key)
        right = await self._passwords.verify(None if found is None else found.password, password)
        if found is None or not right:
            raise Refused(403, "wrong_login", "name or password is wrong")
        self._right(key, visitor)
        return found

    async def _own(self, user: User, password: str, visitor: Visitor, field: str) -> Credentials:
        if not user.account:
            raise Refused(403, "not_account", "only an account has a password")
        key = name_key(user.name)
        self._begin(key, visitor)
        found = await self._store.user(user.id)
        if found is None or not await self._passwords.verify(found.password, password):
            raise Refused(403, "wrong_password", "the password is wrong", field)
        self._right(key, visitor)
        return found

    async def _change(
        self,
        found: Credentials,
        password: str,
        recovery: list[str] | tuple[str, ...],
        session: Session | None,
    ) -> None:
        if not await self._store.change_login(found, password, recovery, session):
            raise Refused(409, "changed", "the account was changed at the same time: try again")
        self._sessions.forget(found.user.id)

    async def _enter(self, fresh: Fresh, before: Known | None) -> None:
        ended = [] if before is None else [(before.session, before.user.id)]
        await self._store.replace_sessions(fresh.session, ended)
        if before is not None:
            self._sessions.forget(before.user.id)

    def _begin(self, key: str, visitor: Visitor) -> None:
        wait = max(self._by_name.wait(key), self._by_address.wait(visitor.network))
        if wait > 0:
            raise slow_down(wait)
        self._by_name.begin(key)
        self._by_address.begin(visitor.network)

    def _right(self, key: str, visitor: Visitor) -> None:
        self._by_name.forget(key)
        self._by_address.forgive(visitor.network)


def _taken(field: str = "name") -> Refused:
    return Refused(409, "name_taken", "the name belongs to somebody's account", field)
