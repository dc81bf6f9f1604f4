"""Counting a game is one transaction: all of it is stored, or nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from gladsheim.store import HallStore, open_store
from gladsheim.store.operators.audit import Note
from gladsheim.store.results import results as counting
from gladsheim.tables.lobby.seating import bot_seat
from gladsheim.tables.people.people import Session, User
from gladsheim.tables.results.outcome import ACCOUNT, Outcome, SeatOutcome
from gladsheim.tables.results.rating import Rating, rate
from gladsheim.tables.table import HUMAN, OVER, Seat, Standing, Table

pytestmark = pytest.mark.anyio

TIME = "2026-01-01T00:00:00.000Z"


@pytest.fixture
def anyio_backend() -> str:
    """The store is asked from asyncio."""
    return "asyncio"


@pytest.fixture
def store(hall_url: str) -> Iterator[HallStore]:
    """An open store."""
    store = open_store(hall_url)
    yield store
    store.close()


async def finished(store: HallStore, number: int) -> Outcome:
    """A rated game of two users that is over, as it is stored; the first has won."""
    table = Table(
        id=f"table-{number}",
        game="toy",
        rules=1,
        options={},
        seats=(Seat(0, "Ask", HUMAN, owner="ask"), Seat(1, "Embla", HUMAN, owner="embla")),
        secret=b"s" * 32,
        creator="ask",
        created=TIME,
        started=TIME,
        rated=True,
    )
    await store.add_table(table, Standing(1, OVER, None, False, f"2026-01-0{number}T00:00:00.000Z"))
    seats = (SeatOutcome(0, 1, 5, True), SeatOutcome(1, 2, 3, True))
    return Outcome(table.id, "toy", f"2026-01-0{number}T00:00:00.000Z", seats, (("ask", 0), ("embla", 1)), ())


async def people(store: HallStore) -> None:
    """The two users."""
    for name in ("ask", "embla"):
        session = Session(name, name, name.encode(), TIME, TIME, "")
        await store.people.add_guest(User(name, name), session)


async def test_a_count_that_fails_in_the_middle_leaves_nothing(
    store: HallStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ratings, results and the mark are all missing, and the game is counted when it is tried again."""
    await people(store)
    outcome = await finished(store, 1)

    def broken(_rating: Rating, _prefix: str = "") -> dict[str, float]:
        raise RuntimeError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(counting, "_new", broken)
        with pytest.raises(RuntimeError, match="killed"):
            await store.results.count(outcome)
    assert (await store.results.sitters("table-1"))[0].change is None
    assert [table for _, table in await store.results.uncounted()] == ["table-1"]
    assert await store.results.count(outcome)
    assert not await store.results.count(outcome)
    assert await store.results.uncounted() == []
    profile = await store.results.profile("ask", own=True)
    assert profile.ratings["toy"].games == 1


async def test_games_are_counted_in_the_order_of_their_ends(store: HallStore) -> None:
    """And counted anew in the order in which they were counted: the same numbers to the last bit."""
    await people(store)
    outcomes = [await finished(store, number) for number in (3, 1, 2)]
    assert [table for _, table in await store.results.uncounted()] == ["table-1", "table-2", "table-3"]
    for outcome in outcomes:
        await store.results.count(outcome)
    assert await store.results.finished() == ["table-3", "table-1", "table-2"]

    async def ratings() -> Sequence[Rating]:
        return [(await store.results.profile(user, own=True)).ratings["toy"] for user in ("ask", "embla")]

    before = await ratings()
    expected: Sequence[Rating] = [Rating(), Rating()]
    for _ in outcomes:
        expected = rate(expected, [1, 2])
    assert before == expected
    await store.results.recount(outcomes, [])
    assert await ratings() == before
    assert await store.results.finished() == ["table-3", "table-1", "table-2"]


async def test_a_skipped_game_waits_for_nothing(store: HallStore) -> None:
    """It is not counted and not asked for again, until all are counted anew."""
    await people(store)
    outcome = await finished(store, 1)
    await store.results.skip("table-1")
    assert await store.results.uncounted() == []
    assert not await store.results.count(outcome)
    await store.results.recount([outcome], [])
    assert (await store.results.profile("ask", own=True)).ratings["toy"].games == 1


async def test_several_seats_of_a_bot_are_one_on_the_ladder(store: HallStore) -> None:
    """Its rating becomes the mean of what its seats came to; each seat keeps its own change."""
    await people(store)
    seats = (bot_seat(0, "one"), bot_seat(1, "two"), bot_seat(2, "one"))
    table = Table("bots", "toy", 1, {}, seats, b"s" * 32, "ask", TIME, started=TIME)
    await store.add_table(table, Standing(1, OVER, None, False, TIME))
    outcomes = tuple(SeatOutcome(seat, place, 0, False) for seat, place in ((0, 1), (1, 2), (2, 3)))
    named = (("one", 0), ("two", 1), ("one", 2))
    assert await store.results.count(Outcome("bots", "toy", TIME, outcomes, (), named))
    rungs = {one.bot: one.rating for one in (await store.results.ladder("toy"))[3]}
    after = rate([Rating()] * 3, [1, 2, 3])
    assert rungs["two"] == after[1]
    assert rungs["one"].mu == pytest.approx((after[0].mu + after[2].mu) / 2)
    assert [one.change and one.change[1].mu for one in await store.results.sitters("bots")] == [
        one.mu for one in after
    ]


async def test_a_bot_account_is_on_the_ladder_by_its_name(store: HallStore) -> None:
    """Of one that is erased nothing is left there."""
    await people(store)
    table = Table("bots", "toy", 1, {}, (bot_seat(0, "one"),), b"s" * 32, "ask", TIME, started=TIME)
    await store.add_table(table, Standing(1, OVER, None, False, TIME))
    outcomes = tuple(SeatOutcome(seat, seat + 1, 0, False) for seat in range(2))
    named = ((f"{ACCOUNT}embla", 0), ("one", 1))
    assert await store.results.count(Outcome("bots", "toy", TIME, outcomes, (), named))
    shown = [(one.bot, one.robot) for one in (await store.results.ladder("toy"))[2]]
    assert shown == [("embla", True), ("one", False)]
    await store.moderation.erase("embla", Note(TIME, "operator", "erased", "embla", {}))
    assert [one.bot for one in (await store.results.ladder("toy"))[2]] == ["one"]
