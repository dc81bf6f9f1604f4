"""What seats have prepared is kept with table, seat and user, and goes where these go."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from gladsheim.store import HallStore, open_store
from gladsheim.store.operators.audit import Note
from gladsheim.tables.people.people import Session, User
from gladsheim.tables.prepared import Condition, Prepared
from gladsheim.tables.table import HUMAN, RUNNING, Seat, Standing, Table

pytestmark = pytest.mark.anyio

TIME = "2026-01-01T00:00:00.000Z"
SEATS = (Seat(0, "Ask", HUMAN, owner="ask"), Seat(1, "Embla", HUMAN, owner="embla"))
MOVE = Prepared("ponder", 0, 0, {"action": "ponder"})
CONDITIONS = [Condition(0, cause, {"action": cause}, MOVE) for cause in ("one", "two")]


@pytest.fixture
def anyio_backend() -> str:
    """The store runs on asyncio."""
    return "asyncio"


@pytest.fixture
async def store(hall_url: str) -> AsyncIterator[HallStore]:
    """A hall with three users and a running table of two, who have conditions for the second seat."""
    store = open_store(hall_url)
    for name in ("ask", "embla", "sif"):
        session = Session(name, name, name.encode(), TIME, TIME, "")
        await store.people.add_guest(User(name, name), session)
    table = Table("t", "toy", 1, {}, SEATS, b"s" * 32, "ask", TIME, started=TIME)
    await store.add_table(table, Standing(0, RUNNING, 0, False, TIME))
    await store.prepared.put_conditions("t", 1, "embla", CONDITIONS)
    yield store
    store.close()


async def test_they_are_kept_in_their_order_for_their_user(store: HallStore) -> None:
    """Another list takes the place of one, and an empty one leaves none."""
    assert await store.prepared.conditions("t", 1, "embla") == CONDITIONS
    assert await store.prepared.conditions("t", 1, "ask") == []
    assert await store.prepared.seats() == [("t", 1)]
    assert await store.prepared.due() == []
    await store.prepared.put_conditions("t", 1, "embla", CONDITIONS[1:])
    assert await store.prepared.conditions("t", 1, "embla") == CONDITIONS[1:]
    await store.prepared.put_conditions("t", 1, "embla", [])
    assert await store.prepared.seats() == []


async def test_a_seat_with_both_waits_once(store: HallStore) -> None:
    """A move and conditions are looked at together."""
    await store.prepared.put("t", 1, "embla", MOVE)
    await store.prepared.put_conditions("t", 0, "ask", CONDITIONS)
    assert sorted(await store.prepared.seats()) == [("t", 0), ("t", 1)]
    assert await store.prepared.due() == ["t"]
    await store.prepared.clear("t")
    assert await store.prepared.seats() == []


async def test_they_go_with_the_seat_to_an_account_and_are_deleted_with_it(store: HallStore) -> None:
    """As all that somebody has at tables."""
    await store.people.give("embla", "sif")
    assert await store.prepared.conditions("t", 1, "embla") == []
    assert await store.prepared.conditions("t", 1, "sif") == CONDITIONS
    await store.moderation.erase("sif", Note(TIME, "operator", "erased", "sif", {}), {"t"})
    assert await store.prepared.seats() == []
