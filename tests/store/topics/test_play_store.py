"""Days, shared deals and plays are kept, each once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from gladsheim.store import HallStore, open_store
from gladsheim.store.operators.audit import Note
from gladsheim.store.tables.plays import Play
from gladsheim.tables.agreed.terms import Terms
from gladsheim.tables.daily.days import Day, Deal, deal_of
from gladsheim.tables.people.people import Session, User
from gladsheim.tables.table import HUMAN, OVER, RUNNING, SEATED, Line, Seat, Standing, Table
from tests.toys import SecretToy, Toy

pytestmark = pytest.mark.anyio

TIME = "2026-11-26T12:00:00.000Z"
AFTER = "2026-11-27T02:00:00.000Z"
DAY = Day("2026-11-26", b"d" * 32, TIME)
DEAL = deal_of(DAY, Toy, "first")
RUNS = Standing(0, RUNNING, DEAL.seat, False, TIME)


@pytest.fixture
def anyio_backend() -> str:
    """The store runs on asyncio."""
    return "asyncio"


def table_of(name: str, deal: Deal = DEAL, maker: str = "ask") -> Table:
    """A table at which a user plays the deal."""
    seats = (Seat(deal.seat, maker, HUMAN, owner=maker),)
    terms = Terms(shared=deal.terms)
    return Table(name, "toy", 1, {}, seats, deal.secret, maker, TIME, watch=SEATED, started=TIME, terms=terms)


@pytest.fixture
async def store(hall_url: str) -> AsyncIterator[HallStore]:
    """A hall with users and the deals of a day."""
    store = open_store(hall_url)
    for name in ("ask", "embla", "sif"):
        session = Session(name, name, name.encode(), TIME, TIME, "")
        await store.people.add_guest(User(name, name), session)
    await store.plays.add_days([DAY])
    await store.plays.add_deals([DEAL, deal_of(DAY, SecretToy, "first")])
    yield store
    store.close()


async def end(store: HallStore, table: Table) -> None:
    """Let a table's game end."""
    line = Line(1, "end", 0, "resign", "resign", TIME, previous=table.root)
    await store.append(table.id, line, Standing(1, OVER, None, False, TIME))


async def test_a_day_has_one_secret_and_its_deals_once(store: HallStore) -> None:
    """Whoever comes later finds what was stored, and changes nothing."""
    await store.plays.add_days([replace(DAY, secret=b"e" * 32), replace(DAY, day="2026-11-27")])
    await store.plays.add_deals([replace(DEAL, bot="last")])
    found = await store.plays.days("2026-11-01", "2026-11-30")
    assert found == [DAY, replace(DAY, day="2026-11-27")]
    assert [deal.id for deal in await store.plays.deals_of(DAY.day)] == [
        "2026-11-26-secret",
        "2026-11-26-toy",
    ]
    assert (await store.plays.deals_of(DAY.day))[1] == DEAL


async def test_who_begins_twice_has_one_table(store: HallStore, hall_url: str) -> None:
    """Also at the same moment, from two processes where there are several."""
    other = open_store(hall_url) if store.shared else store
    tables = [table_of(f"t{number}") for number in range(6)]
    stores = [store, other] * 3
    begun = await asyncio.gather(
        *(one.plays.begin(DEAL, table, RUNS) for one, table in zip(stores, tables, strict=True))
    )
    assert len(set(begun)) == 1
    assert [table for table, _ in await store.all_tables()] == begun[:1]
    assert await store.plays.table_of(DEAL.id, "ask", DEAL.seat) == begun[0]
    assert await store.plays.begin(DEAL, table_of("e", maker="embla"), RUNS) == "e"
    if other is not store:
        other.close()


async def test_a_deal_is_open_to_who_has_played_it_and_to_all_when_it_is_closed(store: HallStore) -> None:
    """Not to one who plays it still, nor to a stranger."""
    one = table_of("t")
    await store.plays.begin(DEAL, one, RUNS)
    await store.plays.begin(DEAL, table_of("e", maker="embla"), RUNS)
    await end(store, one)

    async def opens() -> list[bool]:
        return [await store.plays.is_open(DEAL.id, user) for user in ("ask", "embla", "sif", None)]

    await store.plays.close(TIME)
    assert await opens() == [True, False, False, False]
    assert await store.plays.overdue() == []
    await store.plays.close(AFTER)
    assert await opens() == [True] * 4
    assert await store.plays.overdue() == ["e"]


async def test_what_came_of_a_play_is_noted_once(store: HallStore) -> None:
    """A second note changes nothing, and figures are held back until the deal is closed."""
    one = table_of("t")
    await store.plays.begin(DEAL, one, RUNS)
    assert await store.plays.own("ask", DAY.day) == {DEAL.id: Play("t", False, None, None, None)}
    assert await store.plays.unsettled() == []
    await end(store, one)
    assert await store.plays.unsettled() == [("t", DEAL.seat)]
    await store.plays.settle("t", DEAL.seat, True, 1, 7)
    await store.plays.settle("t", DEAL.seat, False, None, None)
    assert await store.plays.unsettled() == []
    assert await store.plays.own("ask", DAY.day) == {DEAL.id: Play("t", True, True, 1, 7)}
    assert await store.results.uncounted() == []
    assert await store.results.finished() == []
    await store.plays.close(AFTER)
    assert await store.results.uncounted() == [(TIME, "t")]
    assert await store.results.finished() == ["t"]


async def test_what_was_told_stays_told(store: HallStore) -> None:
    """Whatever any clock says later; a day that was told before anybody could play it has another secret."""
    tomorrow, other = replace(DAY, day="2026-11-27"), replace(DAY, day="2026-11-27", secret=b"o" * 32)
    await store.plays.add_days([tomorrow])
    await store.plays.close("2026-12-24T00:00:00.000Z")
    await store.plays.close(TIME)
    found = await store.plays.days("2026-11-01", "2026-11-30")
    assert [(day.day, day.told) for day in found] == [
        (DAY.day, "2026-12-24T00:00:00.000Z"),
        (tomorrow.day, "2026-12-24T00:00:00.000Z"),
    ]
    await store.plays.add_days([replace(DAY, secret=b"o" * 32), other])
    assert await store.plays.days("2026-11-01", "2026-11-30") == [found[0], other]


async def test_plays_go_where_their_user_goes(store: HallStore) -> None:
    """A guest's go to the account, but not beside one of its own; who is erased leaves none."""
    await store.plays.begin(DEAL, table_of("t"), RUNS)
    await store.people.give("ask", "embla")
    assert await store.plays.table_of(DEAL.id, "embla", DEAL.seat) == "t"
    await store.plays.begin(DEAL, table_of("s", maker="sif"), RUNS)
    await store.people.give("sif", "embla")
    assert await store.plays.table_of(DEAL.id, "embla", DEAL.seat) == "t"
    assert await store.plays.table_of(DEAL.id, "sif", DEAL.seat) == "s"
    await store.moderation.erase("embla", Note(TIME, "operator", "erased", "embla", {}), {"t", "s"})
    assert await store.plays.table_of(DEAL.id, "embla", DEAL.seat) is None
