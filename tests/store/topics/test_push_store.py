"""Subscriptions to Web Push and the hall's key, on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace

import pytest

from gladsheim.store import HallStore, open_store
from gladsheim.store.operators.audit import Note
from gladsheim.store.operators.moderation import Ban
from gladsheim.store.talk.push import MOST_SUBSCRIPTIONS
from gladsheim.tables.people.people import Credentials, Session, User
from gladsheim.tables.people.talk import Subscription

pytestmark = pytest.mark.anyio

TIME, LATER = "2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z"
NOTE = Note(TIME, "operator", "tested", "ask", {})


@pytest.fixture
def anyio_backend() -> str:
    """The store runs on asyncio."""
    return "asyncio"


@pytest.fixture
async def store(hall_url: str) -> AsyncIterator[HallStore]:
    """A hall with a guest, whose session has the same name."""
    store = open_store(hall_url)
    await store.people.add_guest(User("ask", "Ask"), session("ask"))
    yield store
    store.close()


def session(name: str, user: str = "ask", at: str = TIME) -> Session:
    """A session of a user."""
    return Session(name, user, name.encode(), at, at, "")


def subscription(session: str, endpoint: str | None = None) -> Subscription:
    """What a session's browser gives."""
    url = f"https://push.test/{endpoint or session}"
    return Subscription(session, url, b"\4" + b"p" * 64, b"a" * 16, "de")


async def sessions_told(store: HallStore, user: str = "ask") -> list[str]:
    """The sessions whose browsers are told."""
    return [found.session for found in await store.push.subscriptions(user)]


async def test_all_processes_have_one_key(hall_url: str, store: HallStore) -> None:
    """Whoever comes first makes it, also of those who come at once; it outlives them all."""
    others = [open_store(hall_url) for _ in range(3)] if store.shared else []
    found = await asyncio.gather(*(one.push.key(f"key {i}") for i, one in enumerate([store, *others])))
    assert len(set(found)) == 1
    assert await store.push.key("another") == found[0]
    for other in others:
        other.close()


async def test_what_a_browser_gives_is_kept_once(store: HallStore) -> None:
    """A session has one subscription, an endpoint one session: the last that said so."""
    await store.push.subscribe("ask", subscription("ask", "a"), TIME)
    assert await store.push.subscription("ask") == subscription("ask", "a")
    await store.push.subscribe("ask", subscription("ask", "b"), TIME)
    assert await store.push.subscriptions("ask") == [subscription("ask", "b")]
    await store.people.add_guest(User("embla", "Embla"), session("embla", "embla"))
    await store.push.subscribe("embla", subscription("embla", "b"), TIME)
    assert (await sessions_told(store), await sessions_told(store, "embla")) == ([], ["embla"])
    await store.push.drop("https://push.test/b")
    assert await store.push.subscription("embla") is None


async def test_of_many_browsers_the_oldest_makes_room(store: HallStore) -> None:
    """A user has so many subscriptions and no more."""
    for number in range(MOST_SUBSCRIPTIONS + 2):
        await store.people.replace_sessions(session(f"s{number:02}"), [])
        await store.push.subscribe("ask", subscription(f"s{number:02}"), f"2026-01-{number + 1:02}")
    told = await sessions_told(store)
    assert (told[0], told[-1], len(told)) == ("s11", "s02", MOST_SUBSCRIPTIONS)


async def _revoked(store: HallStore) -> None:
    await store.people.revoke("ask", "ask", LATER)


async def _replaced(store: HallStore) -> None:
    await store.people.replace_sessions(session("new"), [("ask", "ask")])


async def _pruned(store: HallStore) -> None:
    await store.people.prune_sessions(1)


async def _erased(store: HallStore) -> None:
    await store.moderation.erase("ask", NOTE)


async def _banned(store: HallStore) -> None:
    await store.moderation.ban(Ban("ask", "Ask", None, "rude", TIME, None), NOTE)


async def _unsubscribed(store: HallStore) -> None:
    await store.push.unsubscribe("ask")


async def _left(store: HallStore) -> None:
    await store.people.remove_guest("ask")


@pytest.mark.parametrize("end", [_revoked, _replaced, _pruned, _erased, _banned, _unsubscribed, _left])
async def test_with_the_session_its_subscription_ends(
    store: HallStore, end: Callable[[HallStore], Awaitable[None]]
) -> None:
    """However the session ends, nothing of the subscription is kept."""
    await store.push.subscribe("ask", subscription("ask"), TIME)
    await end(store)
    assert await sessions_told(store) == []
    assert await store.push.subscription("ask") is None


async def test_a_guest_who_makes_an_account_is_still_told(store: HallStore) -> None:
    """The new session takes the subscription over; with a new password all are gone."""
    await store.push.subscribe("ask", subscription("ask"), TIME)
    login = Credentials(User("ask", "Ask", True), "hash", ())
    assert await store.people.make_account(login, "ask", session("account"), "ask", "ask")
    assert await store.push.subscriptions("ask") == [replace(subscription("ask"), session="account")]
    assert await store.people.change_login(login, "another", (), session("fresh"))
    assert await sessions_told(store) == []
