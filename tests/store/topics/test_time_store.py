"""What the database keeps of time: hall time, deadlines, offers and vacations, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from gladsheim.store import HallStore, OutOfStep, open_store
from gladsheim.store.tables.time import StoredTime
from gladsheim.tables.agreed.terms import DAYS, Clock, Terms
from gladsheim.tables.agreed.vacations import Vacation
from gladsheim.tables.people.people import Session, User
from gladsheim.tables.table import ABANDON, ACTION, HUMAN, TAKEBACK, Line, Offer, Seat, Standing, Table

pytestmark = pytest.mark.anyio

TIME = "2026-01-01T00:00:00.000Z"
TERMS = Terms("correspondence", Clock(DAYS, days=3), "bot", "first")
SEATS = (Seat(0, "Ask", HUMAN, owner="ask"), Seat(1, "Embla", HUMAN, owner="embla"))
TABLE = Table("t", "toy", 1, {}, SEATS, b"s" * 32, "ask", TIME, started=TIME, terms=TERMS, started_ms=5)
START = Standing(0, "running", 0, False, TIME, 2_000, 2_000)


@pytest.fixture
def anyio_backend() -> str:
    """The store runs on asyncio."""
    return "asyncio"


@pytest.fixture
async def store(hall_url: str) -> AsyncIterator[HallStore]:
    """A hall with two users and a table with a clock."""
    store = open_store(hall_url)
    for number, name in enumerate(("ask", "embla")):
        session = Session(name, name, bytes([number]), TIME, TIME, "")
        await store.people.add_guest(User(name, name), session)
    await store.add_table(TABLE, START)
    yield store
    store.close()


async def test_terms_and_times_come_back(store: HallStore) -> None:
    """Of the table, its lines, and where it stands; more milliseconds than 32 bits hold."""
    late = 2**40
    line = Line(1, "id", 0, ACTION, "x", TIME, late, TABLE.root)
    await store.append("t", line, replace(START, seq=1, deadline=late + 1, due=None))
    found = await store.table("t")
    assert found == (TABLE, [line])
    [(_, standing)] = await store.tables_of("ask")
    assert (standing.deadline, standing.due) == (late + 1, None)


async def test_hall_time_never_goes_back(store: HallStore) -> None:
    """Whoever is behind is told what is later."""
    assert await store.time.hall_time() == 0
    assert [await store.time.advance(StoredTime(now)) for now in (700, 300, 2**40)] == [700, 700, 2**40]
    assert await store.time.hall_time() == 2**40


async def test_what_is_due_is_found_until_it_is_corrected(store: HallStore) -> None:
    """From the millisecond on at which it is; a correction counts only for the line it was made at."""
    assert [await store.time.due(now) for now in (1_999, 2_000)] == [[], ["t"]]
    assert await store.time.clocks_run()
    await store.time.set_deadline("t", replace(START, seq=7, due=9_000))
    assert await store.time.due(2_000) == ["t"]
    await store.time.set_deadline("t", replace(START, due=9_000))
    assert [await store.time.due(now) for now in (2_000, 9_000)] == [[], ["t"]]
    await store.time.postpone("t", 10_000)
    assert await store.time.due(9_000) == []
    last = Line(1, "id", 0, ACTION, "x", TIME, previous=TABLE.root)
    await store.append("t", last, Standing(1, "over", None, False, TIME))
    assert (await store.time.due(10**9), await store.time.clocks_run()) == ([], False)


async def test_offers_build_on_those_that_were_read(store: HallStore) -> None:
    """Of two who change them the second is told; the last word uses them up with its line."""
    back, end = Offer(TAKEBACK, 1, 3, (1,)), Offer(ABANDON, 0, 3, (0,))
    await store.time.put_offers("t", (), (back, end))
    found = await store.table("t")
    assert found is not None
    assert found[0].offers == (end, back)
    with pytest.raises(OutOfStep):
        await store.time.put_offers("t", (), (back,))
    line = Line(1, "id", 1, TAKEBACK, TAKEBACK, TIME, previous=TABLE.root)
    with pytest.raises(OutOfStep):
        await store.append("t", line, replace(START, seq=1), (back,))
    await store.append("t", line, replace(START, seq=1), (back, end))
    found = await store.table("t")
    assert found is not None
    assert (found[0].offers, found[1]) == ((), [line])


async def test_vacations_are_read_with_the_tables_of_their_players(store: HallStore) -> None:
    """Those that ended before the game began are left out; ending one twice is as once."""
    old, new = Vacation("ask", 1, 3), Vacation("ask", 100, 900)
    for vacation in (old, new):
        assert await store.time.begin_vacation(vacation) == ["t"]
        if vacation is old:
            assert await store.time.end_vacation("ask", 2) == ["t"]
    found = await store.table("t")
    assert found is not None
    assert found[0].vacations == (new,)
    assert await store.time.vacations_over(899) == []
    assert await store.time.vacations_over(900) == [new]
    assert await store.time.end_vacation("ask", 500) == ["t"]
    assert await store.time.end_vacation("ask", 600) == []
    ended = [replace(old, ended=2), replace(new, ended=500)]
    assert await store.time.vacations_of("ask", 0) == ended
    await store.people.give("ask", "embla")
    assert await store.time.vacations_of("embla", 0) == [replace(one, user="embla") for one in ended]
