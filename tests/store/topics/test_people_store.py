"""Users, their logins and their sessions, and what goes from a guest to an account."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gladsheim.store import HallStore, KnownSession, open_store
from gladsheim.tables.people.people import Credentials, Session, User
from gladsheim.tables.table import HUMAN, Seat, Standing, Table

pytestmark = pytest.mark.anyio

TIME = "2026-01-01T00:00:00.000Z"
LATER = "2026-01-02T00:00:00.000Z"
LATER_MS = 86_400_000


@pytest.fixture
def anyio_backend() -> str:
    """The store's futures are awaited on asyncio."""
    return "asyncio"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[HallStore]:
    """An open store."""
    store = open_store(f"sqlite:///{tmp_path / 'hall.db'}")
    yield store
    store.close()


def session(user: str, name: str | None = None, at: str = TIME) -> Session:
    """A session of a user, whose cookie has its own name as a hash."""
    name = name or f"{user}'s"
    return Session(name, user, name.encode(), at, at, "Firefox on Linux", seen_ms=LATER_MS * (at == LATER))


async def guest(store: HallStore, name: str) -> User:
    """A guest whose id is the name."""
    user = User(name, name.title())
    await store.people.add_guest(user, session(name))
    return user


async def account(store: HallStore, name: str) -> Credentials:
    """An account whose id and key are the name, with two recovery codes."""
    user = await guest(store, name)
    login = Credentials(replace(user, account=True), "hash", ("one", "two"))
    assert await store.people.make_account(login, name, session(name, f"{name} again"), f"{name}'s")
    return login


async def known(store: HallStore, cookie: str) -> str | None:
    """The id of the user whose cookie it is."""
    found = await store.people.session_by_token(cookie.encode())
    return None if found is None else found.user.id


async def test_a_guest_becomes_an_account(store: HallStore) -> None:
    """The id stays; the session is a new one, and the old one is no longer good."""
    login = await account(store, "ask")
    assert await store.people.session_by_token(b"ask again") == KnownSession(
        login.user, "ask again", TIME, TIME
    )
    assert await known(store, "ask's") is None
    assert await store.people.account("ask") == await store.people.user("ask") == login
    assert await store.people.account("embla") is None


async def test_of_two_accounts_one_has_the_name(store: HallStore) -> None:
    """A second account of the same key is not made, and its guest stays a guest."""
    await account(store, "ask")
    other = await guest(store, "other")
    login = Credentials(replace(other, name="Ask", account=True), "hash", ())
    assert not await store.people.make_account(login, "ask", session("other", "new"), "other's")
    assert await known(store, "other's") == "other"
    assert await known(store, "new") is None
    assert await store.people.user("other") == Credentials(other, "", ())
    again = Credentials(User("ask", "Ask", True), "other hash", ())
    assert not await store.people.make_account(again, "ask", session("ask", "new"), "ask again")


async def test_an_account_is_renamed_to_a_free_name(store: HallStore) -> None:
    """The old name is free then; a name that another account has is refused."""
    await account(store, "ask")
    await account(store, "embla")
    assert not await store.people.rename("ask", "Embla", "embla")
    assert await store.people.rename("ask", "Lif", "lif")
    assert await store.people.account("ask") is None
    found = await store.people.account("lif")
    assert found is not None
    assert found.user == User("ask", "Lif", True)
    assert await store.people.rename("ask", "LIF", "lif")


async def test_a_recovery_code_is_used_once(store: HallStore) -> None:
    """Of many that build on the same codes one is stored, and its session is the only one left."""
    login = await account(store, "ask")
    changes = [
        store.people.change_login(login, f"hash {k}", ["two"], session("ask", f"new {k}")) for k in range(10)
    ]
    assert sorted(await asyncio.gather(*changes)) == [False] * 9 + [True]
    (left,) = await store.people.sessions_of("ask")
    assert left.id.startswith("new ")
    assert await known(store, "ask again") is None


async def test_new_codes_end_no_session(store: HallStore) -> None:
    """Without a session to put in their place all stay."""
    login = await account(store, "ask")
    assert await store.people.change_login(login, login.password, ["three"])
    assert await known(store, "ask again") == "ask"
    changed = await store.people.account("ask")
    assert changed == replace(login, recovery=("three",))


async def test_sessions_are_listed_and_ended(store: HallStore) -> None:
    """Those seen last come first; nobody ends another's, and none is ended twice."""
    await account(store, "ask")
    await guest(store, "embla")
    await store.people.replace_sessions(session("ask", "late", LATER), [])
    assert [one.id for one in await store.people.sessions_of("ask")] == ["late", "ask again"]
    store.people.see("ask again", "2026-01-03T00:00:00.000Z", LATER_MS)
    assert await store.people.revoke("nobody's", "ask", LATER) is False
    assert [one.id for one in await store.people.sessions_of("ask")] == ["ask again", "late"]
    assert not await store.people.revoke("late", "embla", LATER)
    assert await store.people.revoke("late", "ask", LATER)
    assert not await store.people.revoke("late", "ask", LATER)
    assert await known(store, "late") is None
    await store.people.replace_sessions(session("ask", "next"), [("ask again", "ask"), ("embla's", "ask")])
    assert [await known(store, name) for name in ("ask again", "embla's", "next")] == [None, "embla", "ask"]


def table(name: str, *owners: str | None, invited: str | None = None, creator: str = "guest") -> Table:
    """A table with its owners; a seat without one is kept for `invited`."""
    seats = tuple(
        Seat(k, "", HUMAN, owner=owner, invited=None if owner else invited) for k, owner in enumerate(owners)
    )
    return Table(name, "toy", 1, {}, seats, b"s", creator, TIME)


async def test_the_games_of_a_guest_go_to_an_account(store: HallStore) -> None:
    """All seats, invitations and tables of the guest's, except where the account has a seat itself."""
    for name in ("guest", "other"):
        await guest(store, name)
    await account(store, "ask")
    made = [
        table("mine", "guest", "guest"),
        table("against", "guest", "ask"),
        table("invited", "other", None, invited="guest", creator="other"),
        table("both", "ask", None, invited="guest", creator="ask"),
        table("strange", "other", "other", creator="other"),
    ]
    for one in made:
        await store.add_table(one, Standing(0, "open", None, False, TIME))
    assert await store.people.give("guest", "ask") == ["against", "both", "invited", "mine"]

    async def seats(name: str) -> list[str | None]:
        found = await store.table(name)
        assert found is not None
        return [found[0].creator, *(seat.owner or seat.invited for seat in found[0].seats)]

    assert await seats("mine") == ["ask", "ask", "ask"]
    assert await seats("against") == ["ask", "guest", "ask"]
    assert await seats("invited") == ["other", "other", "ask"]
    assert await seats("both") == ["ask", "ask", "guest"]
    assert await seats("strange") == ["other"] * 3


async def test_sessions_that_nobody_uses_are_dropped(store: HallStore) -> None:
    """Those last seen before a hall time, ended or not; whoever had them is still there."""
    await account(store, "ask")
    await store.people.replace_sessions(session("ask", "late", LATER), [])
    assert [one.id for one in await store.people.sessions_of("ask", LATER_MS)] == ["late"]
    assert await store.people.prune_sessions(LATER_MS) == 2
    assert [one.id for one in await store.people.sessions_of("ask")] == ["late"]
    assert await store.people.prune_sessions(LATER_MS) == 0
    assert await store.people.account("ask") is not None
