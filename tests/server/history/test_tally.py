"""Finished games are counted once, in order, and the same when they are counted again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.history.tally import Tally, recount
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.time.pause import Pause
from gladsheim.store import HallStore, open_store
from gladsheim.store.engine.database import Connection
from gladsheim.store.results import result_statements as statements
from gladsheim.tables.results.rating import Rating, rate
from tests import PATIENCE
from tests.server import toy_hall
from tests.server.calls import OPEN, bot, done, human
from tests.server.conftest import SETTINGS, OpenHall
from tests.server.history.played import accounts, play_out, rated_game

pytestmark = pytest.mark.anyio


async def stored(store: HallStore) -> list[Sequence[Any]]:
    """All that was counted, but for the numbers, which only tell the order."""
    found: list[Sequence[Any]] = []
    for game in ("toy", "secret"):
        found.append(await store.results.ranking(game))
        found.append(sorted((await store.results.ladder(game)).items()))
    order = await store.results.finished()
    for table in order:
        found.append(await store.results.sitters(table))

    def work(connection: Connection) -> list[Any]:
        return [connection.rows(statements.FINISHED)]

    counted = (await asyncio.wrap_future(store.database.read(work)))[0]
    found.append([row[0] for row in counted if row[1]])
    return found


async def test_a_rated_game_moves_both_ratings_by_the_library(hall: Hall) -> None:
    """What is stored is what the model says of two beginners, and everybody at the table sees it."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        table = await rated_game(hall, ask, embla)
        first = (await hall.tables.live(table)).state.result()["ranking"][0]
        places = [1 if seat == first else 2 for seat in range(2)]
        expected = [one.shown for one in rate([Rating(), Rating()], places)]
        told = (await embla.get(f"/tables/{table}/sitters")).json()
        assert [one["profile"] for one in told] == ["Ask", "Embla"]
        assert [one["rating"]["value"] for one in told] == expected
        assert [one["change"] for one in told] == [{"before": 1000, "after": value} for value in expected]
        assert all(one["rating"]["provisional"] for one in told)


async def test_games_are_counted_once_whoever_counts_and_how_often(hall: Hall) -> None:
    """Two tallies at the same time, and again: one row for each seat, each rating moved once."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        for _ in range(3):
            await rated_game(hall, ask, embla)
        await hall.store.results.recount([], [])
        tallies = [hall.history.tally, Tally(hall.tables, hall.pauses, hall.time, lambda: None)]
        await asyncio.gather(*(tally.count_all() for tally in tallies))
        await asyncio.gather(*(tally.count_all() for tally in tallies))
        profile = done(await ask.get("/players/Ask"))
        (figures,) = profile["figures"]
        assert (figures["games"], figures["rating"]["games"], len(figures["history"])) == (3, 3, 3)
        assert await hall.store.results.uncounted() == []


async def test_counting_all_anew_changes_nothing(hall: Hall) -> None:
    """`recount` from the tables alone leads to the same results, ratings and ladders, to the last bit."""
    async with accounts(hall, "Ask", "Embla", "Lif") as clients:
        for number in range(4):
            await rated_game(hall, *clients[number % 2 :])
        for names in (("first", "last"), ("first", "first"), ("last", "first", "first")):
            view = await clients[0].open([human(), *map(bot, names)], cards=3)
            await finished(hall, clients[0], view["id"])
        before = await stored(hall.store)
        assert await recount(hall.store, hall.library.games) == (7, [])
        assert await stored(hall.store) == before


async def finished(hall: Hall, client: Any, table: str) -> None:
    """Play one's part of a game with bots, and count it."""
    async with asyncio.timeout(PATIENCE):
        with hall.hub.bell(table) as bell:
            while (view := await client.view(table))["status"] == "running":
                if view["my_turn"]:
                    done(await client.act(view))
                    continue
                await bell.wait()
                bell.clear()
    await hall.history.tally.count_all()


async def test_bots_climb_a_ladder_of_their_own(hall: Hall) -> None:
    """Only games with two different bots count, for each number of players; people are not in it."""
    async with accounts(hall, "Ask") as (ask,):
        for seats in ([human(), bot("first"), bot("first")], [human(), bot("first")]):
            await finished(hall, ask, (await ask.open(seats, cards=3))["id"])
        assert (await ask.get("/rankings/toy")).json() == {"game": "toy", "people": [], "bots": []}
        seats = [human(), bot("first"), bot("last"), bot("first")]
        await finished(hall, ask, (await ask.open(seats, cards=3))["id"])
        found = (await ask.get("/rankings/toy")).json()
        (told,) = found["bots"]
        assert (told["players"], found["people"]) == (4, [])
        assert {row["bot"]: row["rating"]["games"] for row in told["rows"]} == {"first": 1, "last": 1}
        values = [row["rating"]["value"] for row in told["rows"]]
        assert values == sorted(values, reverse=True) != [1000, 1000]


async def test_games_of_before_are_counted_when_the_hall_opens(open_hall: OpenHall) -> None:
    """What ended in a process that was killed before it counted is counted by the next."""
    async with open_hall() as hall, accounts(hall, "Ask", "Embla") as (ask, embla):
        view = await ask.open([human(), OPEN], rated=True, cards=3)
        await embla.sit(view["id"], 1)
        await play_out({0: ask, 1: embla}, view["id"])
        assert len(await hall.store.results.uncounted()) == 1
    async with open_hall() as hall:
        hall.history.tally.start()
        async with asyncio.timeout(PATIENCE):
            while not (await hall.store.results.sitters(view["id"]))[0].change:
                await asyncio.sleep(0.01)


async def test_a_game_that_cannot_be_replayed_keeps_no_other_waiting(
    hall: Hall, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is noted and skipped; the next one is counted; counting anew tries it again."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        broken = await rated_game(hall, ask, embla)
        sound = await rated_game(hall, ask, embla)
        await hall.store.results.recount([], [])

        original = Tally._outcome

        async def outcome(tally: Tally, ended: str, table: str) -> Any:
            if table == broken:
                raise ValueError("spoilt")
            return await original(tally, ended, table)

        monkeypatch.setattr(Tally, "_outcome", outcome)
        await hall.history.tally.count_all()
        assert "spoilt" in caplog.text
        changes = [(await hall.store.results.sitters(table))[0].change for table in (broken, sound)]
        assert (changes[0], changes[1] is None) == (None, False)
        assert await hall.store.results.uncounted() == []
        assert await recount(hall.store, hall.library.games) == (2, [])


async def test_nothing_is_counted_before_everybody_may_see_the_end(hall_url: str) -> None:
    """While the last action is held back, no route tells of a result."""
    lifts: list[Any] = []
    pause = Pause(1.0, lambda _, call: lifts.append(call))
    hall = Hall(
        open_store(hall_url),
        toy_hall.library(),
        WorkerPool(1, toy_hall.choose),
        pause=pause,
        settings=SETTINGS,
    )
    await hall.start()
    try:
        async with accounts(hall, "Ask", "Embla") as (ask, embla):
            table = (await ask.open([human("Ask"), OPEN], cards=2, charms=4))["id"]
            await embla.sit(table, 1, "Embla")
            while (live := await hall.tables.live(table)).status == "running":
                assert live.to_act is not None
                plays = [
                    one for one in live.state.legal_actions() if one.startswith(("pass", "keep", "play"))
                ]
                await hall.bots.bot_answer(table, live.seq, plays[0])
            counting = asyncio.create_task(hall.history.tally.count_all())
            assert hall.pauses.holds(table)
            while hall.pauses.holds(table):
                assert done(await ask.get("/players/Ask"))["figures"] == []
                lifts.pop(0)()
            await counting
            assert [one["games"] for one in done(await ask.get("/players/Ask"))["figures"]] == [1]
    finally:
        await hall.stop()
