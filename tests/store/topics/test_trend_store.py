"""Summaries of reviews in the database: made once, found by person, on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from gladsheim.store import HallStore, open_store
from gladsheim.store.results import reviews
from gladsheim.store.results.trends import TrendPreferences
from gladsheim.tables.people.people import Credentials, Session, User
from gladsheim.tables.results.outcome import Outcome, SeatOutcome
from gladsheim.tables.results.summary import SeatSummary
from gladsheim.tables.table import BOT, HUMAN, PUBLIC, Seat, Standing, Table

pytestmark = pytest.mark.anyio

TIME, LATER = "2026-01-01T00:00:00.000Z", "2026-01-02T00:01:00.000Z"
SEATS = (Seat(0, "Ask", HUMAN, owner="ask"), Seat(1, "", BOT, bot="first"))
TABLE = Table("t", "toy", 1, {}, SEATS, b"s" * 32, "ask", TIME, started=TIME)
FOUND = [
    SeatSummary(0, 3, 4.5, 0.5, 2.0, 1.25, 0.5, {"play": [3, 4.5]}, [[1, 4.5], [1, 0.0], [1, 0.0]]),
    SeatSummary(1, 2, 0.0, 0.0, None, -1.25, 0.5, {"play": [2, 0.0]}, [[2, 0.0], [0, 0.0], [0, 0.0]]),
]


@pytest.fixture
def anyio_backend() -> str:
    """The store runs on asyncio."""
    return "asyncio"


@pytest.fixture
async def store(hall_url: str) -> AsyncIterator[HallStore]:
    """A hall with an account, and two finished games of theirs that were counted."""
    store = open_store(hall_url)
    await store.people.add_guest(User("ask", "ask"), Session("ask", "ask", b"0", TIME, TIME, ""))
    login = Credentials(User("ask", "Ask", True), "hash", ())
    assert await store.people.make_account(login, "ask", Session("2", "ask", b"2", TIME, TIME, ""), "ask")
    for table, at in (("t", TIME), ("u", LATER)):
        await store.add_table(replace(TABLE, id=table), Standing(0, "over", None, False, at))
        await count(store, table)
    yield store
    store.close()


async def count(store: HallStore, table: str, *, sole: bool = True) -> None:
    """Count a game."""
    seats = (SeatOutcome(0, 1, 3, sole), SeatOutcome(1, 2, 1, False))
    await store.results.count(Outcome(table, "toy", TIME, seats, (), ()))


async def reviewed(store: HallStore, table: str, version: int = 1, *, automatic: bool = False) -> None:
    """Begin a review and finish it."""
    begun = await store.reviews.begin(table, version, 1, TIME, automatic=automatic)
    assert begun is not None
    await store.reviews.add(table, begun, [{"number": 0}], TIME)


async def test_finished_reviews_are_summed_up_once(store: HallStore) -> None:
    """They are found until somebody has; the second is too late, and a later kind of summary replaces it."""
    assert await store.trends.unsummed(1, 1) == []
    await store.reviews.begin("u", 1, 1, TIME)
    await reviewed(store, "t")
    assert await store.trends.unsummed(1, 1) == ["t"]
    for before in (None, TIME):
        assert ("t", "", True) in await store.reviews.to_do(1, 1, before)
    assert await store.trends.keep("t", 1, 1, FOUND)
    assert await store.reviews.to_do(1, 1) == [("u", "", False)]
    assert await store.trends.unsummed(1, 1) == []
    assert not await store.trends.keep("t", 1, 1, FOUND[1:])
    (one,) = await store.trends.games("ask", "toy", 9)
    assert (one.table, one.at, one.told, one.own) == ("t", TIME, False, FOUND[0])
    assert await store.trends.unsummed(1, 2) == ["t"]
    assert await store.trends.keep("t", 1, 2, [])
    assert await store.trends.games("ask", "toy", 9) == []


async def test_a_review_that_is_made_anew_is_summed_up_anew(store: HallStore) -> None:
    """What was said before stays until then."""
    await reviewed(store, "t")
    await store.trends.keep("t", 1, 1, FOUND)
    await reviewed(store, "t", 2)
    assert await store.trends.unsummed(2, 1) == ["t"]
    assert not await store.trends.keep("t", 1, 1, [])
    assert await store.trends.counts("ask") == {"toy": 1}
    assert await store.trends.keep("t", 2, 1, FOUND)


async def test_the_newest_games_come_first_and_only_so_many(store: HallStore) -> None:
    """Of one's own seat alone, in one game; what is played for several seats at one screen is nobody's."""
    await store.add_table(replace(TABLE, id="v"), Standing(0, "over", None, False, LATER))
    await count(store, "v", sole=False)
    for table in ("t", "u", "v"):
        await reviewed(store, table)
        await store.trends.keep(table, 1, 1, FOUND)
    assert [one.table for one in await store.trends.games("ask", "toy", 9)] == ["u", "t"]
    assert [one.table for one in await store.trends.games("ask", "toy", 1)] == ["u"]
    assert await store.trends.games("ask", "other", 9) == []
    assert await store.trends.games("nobody", "toy", 9) == []
    assert await store.trends.counts("ask") == {"toy": 2}


async def test_games_that_anybody_could_watch_are_marked(store: HallStore) -> None:
    """Others may be told of those."""
    await store.add_table(replace(TABLE, id="v", visibility=PUBLIC), Standing(0, "over", None, False, LATER))
    await count(store, "v")
    for table in ("u", "v"):
        await reviewed(store, table)
        await store.trends.keep(table, 1, 1, FOUND)
    assert {one.table: one.told for one in await store.trends.games("ask", "toy", 9)} == {
        "u": False,
        "v": True,
    }


async def test_counted_games_of_accounts_wait_to_be_reviewed(store: HallStore) -> None:
    """The newest first; not those that are reviewed, or of somebody who does not want it."""
    unreviewed = store.trends.unreviewed
    assert await unreviewed(1, TIME, 5, 9) == ["u", "t"]
    assert await unreviewed(1, TIME, 5, 1) == ["u"]
    await store.reviews.begin("u", 1, 1, TIME)
    assert await unreviewed(1, TIME, 5, 9) == ["t"]
    assert await unreviewed(2, TIME, 5, 9) == ["u", "t"]
    await store.trends.set_wishes("ask", TrendPreferences(automatic=False))
    assert await unreviewed(1, TIME, 5, 9) == []


async def test_games_of_guests_and_bots_are_not_reviewed_by_themselves(store: HallStore) -> None:
    """Nor those of several seats at one screen."""
    await store.people.add_guest(User("guest", "guest"), Session("g", "guest", b"1", TIME, TIME, ""))
    theirs = (Seat(0, "Embla", HUMAN, owner="guest"), SEATS[1])
    await store.add_table(replace(TABLE, id="v", seats=theirs), Standing(0, "over", None, False, LATER))
    await store.add_table(replace(TABLE, id="w"), Standing(0, "over", None, False, LATER))
    await count(store, "v")
    await count(store, "w", sole=False)
    assert await store.trends.unreviewed(1, TIME, 5, 9) == ["u", "t"]


async def test_an_account_has_so_many_automatic_reviews_in_a_time(store: HallStore) -> None:
    """Those that were asked for, and those of before, do not count."""
    await store.reviews.begin("u", 1, 1, LATER)
    assert await store.trends.unreviewed(1, TIME, 1, 9) == ["t"]
    await store.add_table(replace(TABLE, id="v"), Standing(0, "over", None, False, LATER))
    await count(store, "v")
    await store.reviews.begin("v", 1, 1, LATER, automatic=True)
    assert await store.trends.unreviewed(1, TIME, 1, 9) == []
    assert await store.trends.unreviewed(1, TIME, 2, 9) == ["t"]
    assert await store.trends.unreviewed(1, LATER, 1, 9) == ["t"]


async def test_automatic_reviews_come_last_and_fewer_may_wait(
    store: HallStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that somebody asks for is like any other from then on."""
    monkeypatch.setattr(reviews, "MOST_AUTOMATIC", 1)
    await store.reviews.begin("t", 1, 1, TIME, automatic=True)
    assert await store.reviews.begin("u", 1, 1, LATER, automatic=True) is None
    await store.reviews.begin("u", 1, 1, LATER)
    assert await store.reviews.to_do(1, 0) == [("u", "", False), ("t", "", True)]
    asked = await store.reviews.begin("t", 1, 1, LATER)
    assert asked is not None
    assert not asked.automatic
    assert sorted(await store.reviews.to_do(1, 0)) == [("t", "", False), ("u", "", False)]
    again = await store.reviews.begin("t", 1, 1, LATER, automatic=True)
    assert again == asked


async def test_what_is_wanted_is_kept_until_somebody_is_erased(store: HallStore) -> None:
    """At first nothing is shown, and games are reviewed by themselves."""
    assert await store.trends.wishes("ask") == TrendPreferences(shown=False, automatic=True)
    for wishes in (
        TrendPreferences(shown=True, automatic=False),
        TrendPreferences(shown=False, automatic=True),
    ):
        await store.trends.set_wishes("ask", wishes)
        assert await store.trends.wishes("ask") == wishes


async def test_games_that_are_being_reviewed_are_counted(store: HallStore) -> None:
    """Those of the person and of the game."""
    await store.reviews.begin("t", 1, 1, TIME)
    await reviewed(store, "u")
    assert await store.trends.waiting("ask", "toy") == 1
    assert await store.trends.waiting("ask", "other") == 0
