"""Routes of users: the caller, accounts, sessions."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec import UNSET

from gladsheim.core.words import Words
from gladsheim.server.accounts.accounts import Accounts
from gladsheim.server.accounts.protocols import TurnCounter, UserEraser
from gladsheim.server.accounts.wire import (
    ChangePassword,
    EraseMe,
    Login,
    Me,
    NewAccount,
    NewName,
    PasswordAgain,
    Person,
    RatedRules,
    Recover,
    RecoveryCodes,
    SessionCard,
)
from gladsheim.server.identity.admission import BOTS, DEAR
from gladsheim.server.identity.devices import account_cookies, forgotten_cookies
from gladsheim.server.identity.guests import (
    caller_or_new,
    check_address,
    cookies_for,
    known,
    new_guest,
    renewed_cookies,
)
from gladsheim.server.identity.sessions import Sessions
from gladsheim.server.identity.visitors import visitor
from gladsheim.server.wire.bodies import Done, Strict
from gladsheim.server.wire.errors import Refused
from gladsheim.server.wire.names import LONGEST_NAME, clean_name, typed_name
from gladsheim.server.wire.refusals import NAMED, NEW_GUEST, PASSWORD
from gladsheim.server.wire.requests import Caller, SessionId, ask
from gladsheim.store import KnownSession
from gladsheim.tables.people.people import User

NameQuery = Annotated[
    str, QueryParameter(min_length=1, max_length=LONGEST_NAME, description="The whole name")
]


@get("/me", refuses=NEW_GUEST, **BOTS)
async def me(
    request: Caller, accounts: NamedDependency[Accounts], lobby: NamedDependency[TurnCounter]
) -> Response[Me]:
    """Return the caller's user. A caller without a cookie becomes a new guest, with a name and a cookie."""
    user, cookies = await caller_or_new(request)
    view = await _me(accounts, lobby, user, created=bool(cookies))
    return Response(view, cookies=cookies or await renewed_cookies(request))


@put("/me", dto=Strict[NewName], return_dto=None, refuses=(*NEW_GUEST, *NAMED))
async def rename_me(
    request: Caller,
    accounts: NamedDependency[Accounts],
    lobby: NamedDependency[TurnCounter],
    data: JSONBody[NewName],
) -> Response[Me]:
    """Change the name of the user."""
    name = clean_name(data.name, "name")
    user, cookies = await caller_or_new(request)
    user = await accounts.rename(user, name, visitor(request))
    return Response(await _me(accounts, lobby, user, created=bool(cookies)), cookies=cookies)


@ask("/account", Strict[NewAccount], refuses=(*NEW_GUEST, *NAMED, "no_accounts", "already_account"))
async def make_account(
    request: Caller,
    accounts: NamedDependency[Accounts],
    sessions: NamedDependency[Sessions],
    data: JSONBody[NewAccount],
) -> Response[RecoveryCodes]:
    """Turn the guest into an account; it keeps the guest's games."""
    accounts.check_offered()
    name = clean_name(data.name, "name")
    guest = await _guest(request, sessions)
    fresh, codes = await accounts.create(guest, name, data.password, visitor(request))
    return Response(RecoveryCodes(codes), cookies=account_cookies(request, fresh))


@ask("/login", Strict[Login], refuses=("banned", "wrong_login", "no_accounts"))
async def login(
    request: Caller,
    accounts: NamedDependency[Accounts],
    lobby: NamedDependency[TurnCounter],
    data: JSONBody[Login],
) -> Response[Me]:
    """Log in: a new session replaces that of the guest."""
    check_address(request)
    accounts.check_offered()
    user, fresh = await accounts.login(
        typed_name(data.name, "name"),
        data.password,
        visitor(request),
        await known(request),
        keep_games=data.keep_games,
    )
    return Response(await _me(accounts, lobby, user), cookies=account_cookies(request, fresh))


@ask("/recover", Strict[Recover], refuses=("banned", "wrong_login", "no_accounts", "changed"))
async def recover(
    request: Caller,
    accounts: NamedDependency[Accounts],
    lobby: NamedDependency[TurnCounter],
    data: JSONBody[Recover],
) -> Response[Me]:
    """Log in by a recovery code, with a new password; all other sessions end."""
    check_address(request)
    accounts.check_offered()
    name = typed_name(data.name, "name")
    before = await known(request)
    user, fresh = await accounts.recover(name, data.code, data.password, visitor(request), before)
    return Response(await _me(accounts, lobby, user), cookies=account_cookies(request, fresh))


@post("/logout", status_code=200)
async def logout(request: Caller, accounts: NamedDependency[Accounts]) -> Response[Done]:
    """End this session and delete its cookie, also if the hall no longer knows the session."""
    session = await known(request)
    if session is not None:
        await accounts.logout(session)
    return Response(Done(), cookies=cookies_for(request, ""))


@ask("/password", Strict[ChangePassword], refuses=PASSWORD)
async def change_password(
    request: Caller, accounts: NamedDependency[Accounts], data: JSONBody[ChangePassword]
) -> Response[Done]:
    """Change the password; all other sessions end, and this one is renewed."""
    accounts.check_offered()
    fresh = await accounts.change_password(await _own(request), data.old, data.new, visitor(request))
    return Response(Done(), cookies=account_cookies(request, fresh))


@ask("/recovery", Strict[PasswordAgain], refuses=PASSWORD)
async def fresh_recovery(
    request: Caller, accounts: NamedDependency[Accounts], data: JSONBody[PasswordAgain]
) -> RecoveryCodes:
    """Make new recovery codes; the old ones become invalid."""
    accounts.check_offered()
    own = await _own(request)
    return RecoveryCodes(await accounts.fresh_recovery(own, data.password, visitor(request)))


@ask("/account/erase", Strict[EraseMe], refuses=("wrong_password",))
async def erase_me(
    request: Caller,
    accounts: NamedDependency[Accounts],
    erasing: NamedDependency[UserEraser],
    data: JSONBody[EraseMe],
) -> Response[Done]:
    """Erase the caller for good: the caller resigns all running games.
    Finished games stay for the other players, without the name.
    """
    own = await known(request)
    if own is not None:
        await accounts.confirm(own, data.password, visitor(request))
        await erasing.erase_self(own.user.id)
    return Response(Done(), cookies=forgotten_cookies(request))


@get("/sessions")
async def sessions(request: Caller, sessions: NamedDependency[Sessions]) -> list[SessionCard]:
    """Return the browsers in which the user is logged in, last seen first."""
    current = await known(request)
    if current is None:
        return []
    found = await sessions.of(current.user)
    return [SessionCard(one.id, one.agent, one.created, one.seen, one.id == current.session) for one in found]


@delete("/sessions/{session:str}", status_code=200)
async def end_session(
    request: Caller, accounts: NamedDependency[Accounts], session: SessionId
) -> Response[Done]:
    """End one of the user's sessions."""
    current = await known(request)
    if current is None or not await accounts.revoke(current.user, session):
        raise Refused("not_found", Words("faults-no-session"))
    gone: list[Cookie] = cookies_for(request, "") if session == current.session else []
    return Response(Done(), cookies=gone)


@get("/people", refuses=("no_accounts",), **DEAR)
async def find_person(request: Caller, accounts: NamedDependency[Accounts], name: NameQuery) -> Person:
    """Check whether an account or a bot account has exactly this name, for an invitation."""
    accounts.check_offered()
    found = await accounts.find(typed_name(name, "name"), visitor(request))
    return Person(found is not None, found is not None and found.robot)


HANDLERS = [
    me,
    rename_me,
    make_account,
    login,
    recover,
    logout,
    change_password,
    fresh_recovery,
    erase_me,
    sessions,
    end_session,
    find_person,
]


async def _me(accounts: Accounts, lobby: TurnCounter, user: User, *, created: bool = False) -> Me:
    waiting = 0 if created else await lobby.waiting(user.id)
    rated = RatedRules() if user.account else UNSET
    return Me(user.name, created, user.account, accounts.offered, waiting, user.robot, rated)


async def _own(request: Caller) -> KnownSession:
    found = await known(request)
    if found is None:
        raise Refused("not_account", Words("faults-account-password"))
    return found


async def _guest(request: Caller, sessions: Sessions) -> KnownSession:
    """Return the guest who calls, made now if there is none; the cookie will be that of the new account."""
    found = await known(request)
    if found is not None:
        return found
    _, token = await new_guest(request)
    found = await sessions.find(token)
    assert found is not None
    return found
