"""Robots and their tokens in both databases: only so many, whoever asks at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from gladsheim.store import HallStore, TooMany, open_store
from gladsheim.tables.people.people import Robot, RobotToken, Session, User
from gladsheim.tables.table import HUMAN, OPEN, Seat, Standing, Table

pytestmark = pytest.mark.anyio

TIME = "2026-01-01T00:00:00.000Z"
LATER = "2026-01-02T00:00:00.000Z"
MOST = 3


@pytest.fixture
def anyio_backend() -> str:
    """The store's futures are awaited on asyncio."""
    return "asyncio"


@pytest.fixture
def store(hall_url: str) -> Iterator[HallStore]:
    """An open store."""
    store = open_store(hall_url)
    yield store
    store.close()


async def owner(store: HallStore, name: str = "embla") -> str:
    """A user who may have robots."""
    await store.people.add_guest(User(name, name), Session(name, name, name.encode(), TIME, TIME, ""))
    return name


def robot(name: str, of: str = "embla") -> Robot:
    """A robot whose id is its name."""
    return Robot(User(name, name.title(), robot=True), of, TIME)


def token(name: str, of: str = "hugin") -> RobotToken:
    """A token whose id is its name."""
    return RobotToken(name, of, name, name.encode(), TIME)


async def test_only_so_many_robots_even_at_once(store: HallStore) -> None:
    """Of many that are made at the same moment, as many as there may be."""
    await owner(store)
    added = [store.robots.add(robot(f"robot {k}"), f"robot {k}", MOST) for k in range(6)]
    ends = await asyncio.gather(*added, return_exceptions=True)
    assert ends.count(True) == MOST
    assert all(end is True or isinstance(end, Exception) for end in ends)
    with pytest.raises(TooMany):
        await store.robots.add(robot("late"), "late", MOST)
    assert len(await store.robots.of("embla")) == MOST


async def test_a_robot_from_its_making_to_its_end(store: HallStore) -> None:
    """Its name is taken while it lives, its tokens are its owner's to give and to take."""
    await owner(store)
    await owner(store, "ask")
    assert await store.robots.add(robot("hugin"), "hugin", MOST)
    assert not await store.robots.add(robot("other", "ask"), "hugin", MOST)
    assert await store.people.named("hugin") == User("hugin", "Hugin", robot=True)
    assert await store.people.account("hugin") is None
    assert not await store.robots.add_token("ask", token("stolen"), MOST)
    assert await store.robots.add_token("embla", token("one"), MOST)
    assert await store.robots.add_token("embla", token("two"), MOST)
    with pytest.raises(TooMany):
        await store.robots.add_token("embla", token("three"), 2)
    found = await store.robots.by_token(b"one")
    assert found is not None
    hugin = User("hugin", "Hugin", robot=True, keeper="embla")
    assert (found.user, found.session, found.seen) == (hugin, "one", "")
    assert not await store.robots.revoke("ask", "hugin", "one", LATER)
    assert await store.robots.revoke("embla", "hugin", "one", LATER)
    assert not await store.robots.revoke("embla", "hugin", "one", LATER)
    assert await store.robots.by_token(b"one") is None
    assert [one.id for one in (await store.robots.of("embla"))[0].tokens] == ["two"]
    assert not await store.robots.retire("ask", "hugin", LATER)
    assert await store.robots.retire("embla", "hugin", LATER)
    assert await store.robots.by_token(b"two") is None
    assert await store.robots.of("embla") == []
    assert await store.people.named("hugin") is None


async def test_the_newest_stream_of_a_token_is_the_one(store: HallStore) -> None:
    """Until the token is revoked; then there is none."""
    await owner(store)
    await store.robots.add(robot("hugin"), "hugin", MOST)
    await store.robots.add_token("embla", token("one"), MOST)
    assert await store.robots.stream_of("one") is None
    assert await store.robots.lives("one")
    for stream in ("first", "second"):
        await store.robots.begin_stream("one", stream)
        assert await store.robots.stream_of("one") == stream
    await store.robots.revoke("embla", "hugin", "one", LATER)
    assert await store.robots.stream_of("one") is None
    assert not await store.robots.lives("one")


async def test_seats_of_robots_are_read_as_such(store: HallStore) -> None:
    """Whether they sit there or a seat is kept for them, and also when they have ended."""
    await owner(store)
    await store.robots.add(robot("hugin"), "hugin", MOST)
    seats = (
        Seat(0, "Embla", HUMAN, owner="embla"),
        Seat(1, "Hugin", HUMAN, owner="hugin", robot=True),
        Seat(2, "", HUMAN, invited="hugin", invited_name="Hugin", robot=True),
        Seat(3, "", HUMAN),
    )
    table = Table("id", "toy", 1, {}, seats, b"s" * 32, "embla", TIME)
    await store.add_table(table, Standing(0, OPEN, None, False, TIME))
    for _ in range(2):
        assert await store.table("id") == (table, [])
        assert await store.listed(["id"]) == [(table, Standing(0, OPEN, None, False, TIME))]
        assert (await store.tables_of("hugin"))[0][0] == table
        await store.robots.retire("embla", "hugin", LATER)
    assert await store.listed(["none"]) == []
