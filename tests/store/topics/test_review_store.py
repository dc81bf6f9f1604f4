"""Reviews in the database: begun once, continued by one at a time, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from gladsheim.store import HallStore, open_store
from gladsheim.store.results import reviews
from gladsheim.store.results.reviews import ReviewProgress
from gladsheim.tables.people.people import Session, User
from gladsheim.tables.table import HUMAN, Seat, Standing, Table

pytestmark = pytest.mark.anyio

TIME, LATER = "2026-01-01T00:00:00.000Z", "2026-01-01T00:01:00.000Z"
TABLE = Table("t", "toy", 1, {}, (Seat(0, "Ask", HUMAN, owner="ask"),), b"s" * 32, "ask", TIME, started=TIME)
OVER = Standing(0, "over", None, False, TIME)
PARTS = [{"number": 0, "luck": [0.5]}, {"number": 1, "luck": [-0.25]}, {"number": 2, "luck": [0.0]}]


@pytest.fixture
def anyio_backend() -> str:
    """The store runs on asyncio."""
    return "asyncio"


@pytest.fixture
async def store(hall_url: str) -> AsyncIterator[HallStore]:
    """A hall with two finished games."""
    store = open_store(hall_url)
    await store.people.add_guest(User("ask", "ask"), Session("ask", "ask", b"0", TIME, TIME, ""))
    for table in ("t", "u"):
        await store.add_table(replace(TABLE, id=table), OVER)
    yield store
    store.close()


async def begun(store: HallStore, table: str = "t", version: int = 1, at: str = TIME) -> ReviewProgress:
    """A review that somebody has asked for."""
    found = await store.reviews.begin(table, version, len(PARTS), at)
    assert found is not None
    return found


async def test_a_review_is_begun_once(store: HallStore) -> None:
    """Whoever asks later gets what there is; one of an older kind makes room."""
    assert await store.reviews.progress("t") is None
    first = await begun(store)
    assert first == ReviewProgress(1, 0, 3, None, None)
    further = await store.reviews.add("t", first, PARTS[:1], TIME)
    assert await begun(store, at=LATER) == further == await store.reviews.progress("t")
    assert (await begun(store, version=2)).done == 0
    assert await store.reviews.parts("t") == []


async def test_parts_come_back_in_order_and_the_last_ends_it(store: HallStore) -> None:
    """What was added in pieces is one list."""
    first = await begun(store)
    further = await store.reviews.add("t", first, PARTS[:2], TIME)
    assert further is not None
    assert (further.done, further.goes_on, further.finished) == (2, True, False)
    last = await store.reviews.add("t", further, PARTS[2:], LATER)
    assert last is not None
    assert (last.ended, last.finished, last.goes_on) == (LATER, True, False)
    assert await store.reviews.parts("t") == PARTS


async def test_only_the_parts_that_are_added_are_written(
    store: HallStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is there already is neither read nor written again, and nothing is left of what was given up."""
    further = await store.reviews.add("t", await begun(store), PARTS[:2], TIME)
    assert further is not None
    with monkeypatch.context() as patch:
        patch.setattr("json.loads", pytest.fail)
        patch.setattr("json.dumps", lambda part, **_: f'"only {part["number"]}"')
        assert await store.reviews.add("t", further, PARTS[2:], TIME) is not None
    assert await store.reviews.parts("t") == [*PARTS[:2], "only 2"]
    await store.reviews.give_up("u", await begun(store, "u"), "RecordError", TIME)
    other = await store.reviews.add("u", await begun(store, "u"), PARTS[:1], TIME)
    assert other is not None
    await store.reviews.give_up("u", other, "RecordError", TIME)
    assert await store.reviews.parts("u") == []


async def test_of_two_who_made_the_same_parts_the_second_is_too_late(store: HallStore) -> None:
    """Nothing is doubled, and nothing is added to what is finished."""
    first = await begun(store)
    assert await store.reviews.add("t", first, PARTS[:2], TIME) is not None
    assert await store.reviews.add("t", first, PARTS[:1], TIME) is None
    assert await store.reviews.parts("t") == PARTS[:2]


async def test_what_is_to_go_on_is_found_until_it_has_ended(store: HallStore) -> None:
    """In the order in which it was asked for; with a time, only where nothing was done since."""
    await begun(store, "u", at=LATER)
    first = await begun(store)
    assert await store.reviews.to_do(1, 0) == [("t", "", False), ("u", "", False)]
    assert await store.reviews.to_do(1, 0, LATER) == [("t", "", False)]
    await store.reviews.add("t", first, PARTS[:1], LATER)
    assert await store.reviews.to_do(1, 0, LATER) == []
    now = await store.reviews.progress("u")
    assert now is not None
    await store.reviews.give_up("u", now, "RecordError", LATER)
    assert await store.reviews.to_do(1, 0) == [("t", "", False)]


async def test_what_was_given_up_may_be_begun_again(store: HallStore) -> None:
    """It is no review, and says why."""
    first = await begun(store)
    await store.reviews.give_up("t", first, "RecordError", TIME)
    found = await store.reviews.progress("t")
    assert found is not None
    assert (found.finished, found.goes_on, found.fault) == (False, False, "RecordError")
    assert await begun(store) == ReviewProgress(1, 0, 3, None, None)


async def test_only_so_many_wait(store: HallStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """One more is not begun, but what was begun is told."""
    monkeypatch.setattr(reviews, "MOST_UNFINISHED", 1)
    first = await begun(store)
    assert await store.reviews.begin("u", 1, 3, TIME) is None
    assert await begun(store) == first
