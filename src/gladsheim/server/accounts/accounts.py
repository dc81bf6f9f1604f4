"""Accounts: a name, a password and recovery codes. A guest who makes one keeps the games.

A wrong name and a wrong password get the same answer after the same time. Guesses are counted before they
are checked (`identity/attempts.py`). Every login and every change of credentials gives the browser a new
session, so that knowledge of the old token is of no use.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from gladsheim.core.words import Words
from gladsheim.server.accounts.passwords import Passwords, code_hash, fresh_codes, without_code
from gladsheim.server.accounts.posing import check_posing
from gladsheim.server.identity.attempts import Attempt, Attempts, AttemptSource
from gladsheim.server.identity.moderation import Moderation
from gladsheim.server.identity.rate_limits import Rate, RateLimits
from gladsheim.server.identity.sessions import Clocks, NewSession, Sessions, hash_of
from gladsheim.server.identity.visitors import Visitor
from gladsheim.server.live_tables import audit
from gladsheim.server.live_tables.audit import AuditLog
from gladsheim.server.wire.errors import BadRequest, Refused
from gladsheim.server.wire.names import name_key
from gladsheim.store import HallStore, KnownSession
from gladsheim.store.operators.audit import NOBODY
from gladsheim.tables.people.lookalikes import skeleton
from gladsheim.tables.people.people import Credentials, Session, User

NEW_ACCOUNTS = Rate(20, 180.0)
LOOK_UPS = Rate(30, 2.0)
NAMINGS = Rate(60, 1.0)
MOST_SHARED, SHARED_SECONDS = 10_000, 60.0


@dataclass(frozen=True, slots=True)
class AccountsContext:
    """Parts of the hall that accounts need. `reread` is called with tables whose seats went to another
    user; `bots` returns names of bots that no user may imitate.
    """

    store: HallStore
    audit: AuditLog
    moderation: Moderation
    reread: Callable[[list[str]], Awaitable[None]]
    bots: Callable[[], tuple[str, ...]]


class Accounts:
    """Accounts of a hall: sign-up, login, recovery, names, sessions."""

    def __init__(
        self,
        context: AccountsContext,
        sessions: Sessions,
        passwords: Passwords,
        clocks: Clocks,
        rate_limits: RateLimits,
        *,
        offered: bool,
    ) -> None:
        self.offered = offered
        self._context = context
        self._store = context.store.people
        self._sessions = sessions
        self._audit = context.audit
        self._passwords = passwords
        self._clocks = clocks
        self._attempts = Attempts(context.store.limits, clocks.seconds)
        self._made = rate_limits.bucket("new accounts", NEW_ACCOUNTS)
        self._looked_up = rate_limits.bucket("look-ups", LOOK_UPS)
        self._named = rate_limits.bucket("namings", NAMINGS)
        self._shared: dict[str, float] = {}
        """Names of players at one screen that passed the check, each with the second until which it holds."""

    def check_offered(self) -> None:
        """Raise Refused where the hall has no accounts."""
        if not self.offered:
            raise Refused("no_accounts")

    async def create(
        self, guest: KnownSession, name: str, password: str, visitor: Visitor
    ) -> tuple[NewSession, list[str]]:
        """Turn a guest into an account. Returns its new session and the recovery codes."""
        if guest.user.account:
            raise Refused("already_account")
        # Also for one whom the hall has let in as a guest of this name.
        await self.check_posing(name, "name")
        await self.check_free(guest.user, name, visitor)
        await self._passwords.check(password, name, "password")
        self._made.take(visitor.network)
        codes = fresh_codes()
        hashes = tuple(code_hash(guest.user.id, code) for code in codes)
        login = Credentials(User(guest.user.id, name, True), await self._passwords.hash(password), hashes)
        fresh = self._fresh(guest.user.id, visitor)
        looks = await asyncio.to_thread(skeleton, name)
        if not await self._store.make_account(login, name_key(name), fresh.session, guest.session, looks):
            raise _taken()
        self._sessions.forget(guest.user.id)
        await self._audit.note(guest.user.id, audit.ACCOUNT_MADE, guest.user.id)
        return fresh, codes

    async def login(
        self, name: str, password: str, visitor: Visitor, before: KnownSession | None, *, keep_games: bool
    ) -> tuple[User, NewSession]:
        """Log in with name and password. Returns the user and a new session."""
        found = await self._account(name, password, visitor, before)
        await self._context.moderation.check_user(found.user.id)
        if self._passwords.outdated(found.password):
            await self._store.change_login(found, await self._passwords.hash(password), found.recovery)
        if keep_games and before is not None and not before.user.account:
            await self._context.reread(await self._store.give(before.user.id, found.user.id))
        fresh = self._fresh(found.user.id, visitor)
        await self._enter(fresh, before)
        await self._audit.note(found.user.id, audit.LOGIN, found.user.id)
        return found.user, fresh

    async def recover(
        self, name: str, code: str, password: str, visitor: Visitor, before: KnownSession | None
    ) -> tuple[User, NewSession]:
        """Give an account a new password by a recovery code, and end all of its other sessions."""
        key = name_key(name)
        attempt = await self._attempts.begin(await self._guesser(key, visitor, before), password=False)
        found = await self._store.account(key)
        digest = code_hash("" if found is None else found.user.id, code)
        left = without_code(() if found is None else found.recovery, digest)
        if found is None or left is None:
            await self._failed(found, attempt)
            raise Refused("wrong_login", Words("faults-wrong-code-login"))
        await self._attempts.right(attempt)
        await self._context.moderation.check_user(found.user.id)
        await self._passwords.check(password, found.user.name, "password")
        fresh = self._fresh(found.user.id, visitor)
        await self._change(found, await self._passwords.hash(password), left, fresh.session)
        if before is not None and before.user.id != found.user.id:
            await self._store.revoke(before.session, before.user.id, self._clocks.now())
            self._sessions.forget(before.user.id)
        await self._audit.note(found.user.id, audit.RECOVERED, found.user.id)
        return found.user, fresh

    async def change_password(self, own: KnownSession, old: str, new: str, visitor: Visitor) -> NewSession:
        """Change the password of an account. All its sessions end but the new one, which is returned."""
        user = own.user
        found = await self._own(own, old, visitor, "old")
        await self._passwords.check(new, user.name, "new")
        fresh = self._fresh(user.id, visitor)
        await self._change(found, await self._passwords.hash(new), found.recovery, fresh.session)
        await self._audit.note(user.id, audit.PASSWORD_CHANGED, user.id)
        return fresh

    async def fresh_recovery(self, own: KnownSession, password: str, visitor: Visitor) -> list[str]:
        """Make new recovery codes; the old ones become invalid."""
        user = own.user
        found = await self._own(own, password, visitor, "password")
        codes = fresh_codes()
        await self._change(found, found.password, [code_hash(user.id, code) for code in codes], None)
        await self._audit.note(user.id, audit.CODES_RENEWED, user.id)
        return codes

    async def confirm(self, own: KnownSession, password: str | None, visitor: Visitor) -> None:
        """Raise Refused unless `password` is that of the account. Guests have none and pass."""
        if own.user.account:
            await self._own(own, password or "", visitor, "password")

    async def logout(self, session: KnownSession) -> None:
        """End a session."""
        await self.revoke(session.user, session.session)

    async def revoke(self, user: User, session: str) -> bool:
        """End one of a user's sessions; False if the user has no such session."""
        ended = await self._store.revoke(session, user.id, self._clocks.now())
        self._sessions.forget(user.id)
        return ended

    async def rename(self, user: User, name: str, visitor: Visitor) -> User:
        """Change a user's name; seats already taken keep the old one. Raises Refused if it is taken."""
        await self.check_free(user, name, visitor)
        key = name_key(name) if user.account else None
        looks = await asyncio.to_thread(skeleton, name) if user.account else None
        if not await self._store.rename(user.id, name, key, looks):
            raise _taken()
        self._sessions.forget(user.id)
        return User(user.id, name, user.account)

    async def find(self, name: str, visitor: Visitor) -> User | None:
        """Return the account or robot with this name. Look-ups are rate-limited: raises Refused."""
        self._looked_up.take(visitor.network)
        return await self._store.named(name_key(name))

    async def check_free(
        self, user: User, name: str, visitor: Visitor, field: str = "name", *, robot: bool = False
    ) -> None:
        """Raise Refused if another account has the name or one that looks like it.

        Rate-limited, because answers would otherwise reveal the list of names.
        Raises BadRequest for a name that imitates a bot or the hall.
        """
        if name_key(name) == name_key(user.name):
            return
        await self.check_posing(name, field, robot=robot)
        self._named.take(visitor.network)
        others = [one for one in await self._alike(name) if one.id != user.id]
        if others:
            raise _taken(field, alike=all(name_key(one.name) != name_key(name) for one in others))

    async def check_shared(self, name: str, field: str) -> None:
        """Raise BadRequest for a name at one screen that imitates a bot, the hall, or a bot account.

        The answer reveals no person's account, so it is limited only like opening tables. A name that
        passed is not looked up again for SHARED_SECONDS.
        """
        if self._shared.get(name, 0.0) > self._clocks.seconds():
            return
        await self.check_posing(name, field)
        if any(one.robot for one in await self._alike(name)):
            raise BadRequest(Words("faults-name-bot"), field)
        if len(self._shared) >= MOST_SHARED:
            self._shared.clear()
        self._shared[name] = self._clocks.seconds() + SHARED_SECONDS

    async def _alike(self, name: str) -> list[User]:
        """Return accounts and bot accounts whose name looks like this one."""
        return await self._store.alike(name_key(name), await asyncio.to_thread(skeleton, name))

    async def check_posing(self, name: str, field: str, *, robot: bool = False) -> None:
        """Raise BadRequest for a name that imitates a bot, the hall, or an empty seat."""
        bots = self._context.bots()
        await asyncio.to_thread(check_posing, name, bots, field, robot=robot)

    def _fresh(self, user: str, visitor: Visitor) -> NewSession:
        return self._sessions.fresh_of_account(user, visitor.agent, visitor.device)

    async def _guesser(self, key: str, visitor: Visitor, before: KnownSession | None) -> AttemptSource:
        """Return the guesser of a name's password. The work is the same whether the account exists or not."""
        browser = None
        if before is not None and before.user.account and name_key(before.user.name) == key:
            browser = before.session
        elif visitor.device is not None:
            device = hash_of(visitor.device)
            browser = device.hex() if await self._store.knows_device(key, device) else None
        return AttemptSource(key, visitor.network, browser)

    async def _account(
        self, name: str, password: str, visitor: Visitor, before: KnownSession | None
    ) -> Credentials:
        key = name_key(name)
        attempt = await self._attempts.begin(await self._guesser(key, visitor, before))
        found = await self._store.account(key)
        right = await self._passwords.verify(None if found is None else found.password, password)
        if found is None or not right:
            await self._failed(found, attempt)
            raise Refused("wrong_login", Words("faults-wrong-login"))
        await self._attempts.right(attempt)
        return found

    async def _own(self, own: KnownSession, password: str, visitor: Visitor, field: str) -> Credentials:
        """Check the account's own password again. Guesses of other clients do not use up its attempts."""
        user = own.user
        if not user.account:
            raise Refused("not_account", Words("faults-account-password"))
        guesser = AttemptSource(name_key(user.name), visitor.network, own.session)
        attempt = await self._attempts.begin(guesser)
        found = await self._store.user(user.id)
        if found is None or not await self._passwords.verify(found.password, password):
            await self._failed(found, attempt)
            raise Refused("wrong_password", field=field)
        await self._attempts.right(attempt)
        return found

    async def _change(
        self,
        found: Credentials,
        password: str,
        recovery: list[str] | tuple[str, ...],
        session: Session | None,
    ) -> None:
        if not await self._store.change_login(found, password, recovery, session):
            raise Refused("changed")
        self._sessions.forget(found.user.id)

    async def _enter(self, fresh: NewSession, before: KnownSession | None) -> None:
        ended = [] if before is None else [(before.session, before.user.id)]
        await self._store.replace_sessions(fresh.session, ended)
        if before is not None:
            self._sessions.forget(before.user.id)

    async def _failed(self, found: Credentials | None, attempt: Attempt) -> None:
        """Note a burst of failures once, whether an account has the name or not."""
        if attempt.burst:
            about = None if found is None else found.user.id
            await self._audit.note(NOBODY, audit.LOGIN_BURST, about)


def _taken(field: str = "name", *, alike: bool = False) -> Refused:
    if alike:
        return Refused("name_alike", field=field)
    return Refused("name_taken", field=field)
