"""The page of what reviews say of somebody's games: filled by itself, and its person's own."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from gladsheim.core.errors import UsageError
from gladsheim.server.hall import Hall
from gladsheim.server.history import tally
from gladsheim.server.reviews import unasked
from gladsheim.server.reviews.unasked import A_DAY
from gladsheim.tables.results.review import VERSION
from gladsheim.tables.results.summary import SUMMARY
from tests import PATIENCE
from tests.server.calls import Client, done, human, refused
from tests.server.conftest import OpenHall, client_of
from tests.server.history.played import accounts, play_out, rated_game
from tests.server.reviews.test_reviews import ask, review_of
from tests.server.toy_hall import MARK, UNSUMMABLE

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

TIME = "2026-01-01T00:00:00.000Z"
WISHED = {"shown": True, "automatic": True}


async def trends_of(client: Client, name: str, **game: str) -> dict[str, Any]:
    """Somebody's page."""
    return done(await client.get(f"/players/{name}/trends", **game))


async def all_summed(hall: Hall) -> None:
    """Wait until every review is finished and has its summaries."""
    async with asyncio.timeout(PATIENCE):
        while await hall.store.reviews.to_do(VERSION, SUMMARY):
            await asyncio.sleep(0.02)


async def reviewed_game(hall: Hall, *clients: Client, **table: Any) -> str:
    """A game of accounts that was counted, reviewed and summed up; its table."""
    found = await rated_game(hall, *clients, **table)
    await ask(clients[0], found)
    await all_summed(hall)
    return found


async def test_a_page_without_reviews_says_so(hall: Hall) -> None:
    """It has the games of the hall, and nothing to tell."""
    async with accounts(hall, "Ask") as (client,):
        found = done(await client.get("/players/Ask/trends"))
    assert (found["name"], found["own"], found["shown"], found["waiting"]) == ("Ask", True, False, 0)
    assert found["games"] == [{"game": "toy", "reviewed": 0}, {"game": "secret", "reviewed": 0}]
    assert (found["game"], found["trends"]) == ("toy", None)


async def test_a_finished_review_is_summed_up_for_all_who_played(hall: Hall) -> None:
    """Each player has their own seat's decisions, by kind of action and by thirds of the game."""
    async with accounts(hall, "Ask", "Embla") as (one, two):
        table = await reviewed_game(hall, one, two)
        mine, theirs = await trends_of(one, "Ask"), await trends_of(two, "Embla")
        whole = (await review_of(one, table))["review"]
        scores = [seat["score"] for seat in (await one.view(table))["scene"]["seats"]]
    for seat, found in enumerate((mine["trends"], theirs["trends"])):
        summed, (told,) = whole["seats"][seat], found["games"]
        assert told["table"] == table
        assert (told["decisions"], told["missed"]) == (summed["decisions"], summed["missed"])
        assert (told["luck"], told["lead"]) == (summed["luck"], scores[seat] - scores[1 - seat])
        assert found["leads"]["corrected"]["value"] == told["lead"] - told["luck"]
        assert [(one["name"], one["decisions"]) for one in found["kinds"]] == [("play", summed["decisions"])]
        assert sum(one["missed"] for one in found["thirds"]) == pytest.approx(summed["missed"])
        assert found["each"]["range"] is None


async def test_a_game_is_chosen_or_that_with_the_most_reviews(hall: Hall) -> None:
    """What is no game of the hall is not found."""
    async with accounts(hall, "Ask", "Embla") as (one, two):
        await reviewed_game(hall, one, two, game="secret")
        found = await trends_of(one, "Ask")
        assert (found["game"], len(found["trends"]["games"])) == ("secret", 1)
        assert done(await one.get("/players/Ask/trends", game="toy"))["trends"] is None
        assert refused(await one.get("/players/Ask/trends", game="chess")) == (404, "not_found")


async def test_a_stranger_learns_nothing_of_a_page_that_is_not_shown(hall: Hall) -> None:
    """Byte for byte the same as where there is no such account, also for those who sat at the table."""
    async with accounts(hall, "Ask", "Embla", "Idle") as (one, two, idle), client_of(hall) as guest:
        await reviewed_game(hall, one, two, visibility="public")
        await idle.put("/trends", {"shown": False, "automatic": True})
        for stranger in (two, idle, guest):
            nobody = await stranger.get("/players/Nobody/trends")
            assert refused(nobody) == (404, "not_found")
            for game in ({}, {"game": "toy"}, {"game": "secret"}):
                answer = await stranger.get("/players/Ask/trends", **game)
                assert (answer.status_code, answer.content) == (404, nobody.content)
                assert answer.headers.keys() == nobody.headers.keys()


async def test_whoever_shows_the_page_shows_it_until_they_hide_it(hall: Hall) -> None:
    """A private profile hides it, too; nobody else can open it, and a guest has none."""
    async with accounts(hall, "Ask", "Embla") as (one, two), client_of(hall) as guest:
        await reviewed_game(hall, one, two)
        assert refused(await guest.put("/trends", WISHED)) == (403, "not_account")
        assert done(await guest.get("/trends")) == {"shown": False, "automatic": True}
        await two.put("/trends", WISHED)
        assert refused(await guest.get("/players/Ask/trends")) == (404, "not_found")
        assert done(await one.put("/trends", WISHED)) == done(await one.get("/trends")) == WISHED
        found = done(await guest.get("/players/Ask/trends"))
        assert (found["own"], found["shown"], found["games"][0]["reviewed"]) == (False, True, 1)
        await one.put("/profile", {"private": True})
        assert refused(await guest.get("/players/Ask/trends")) == (404, "not_found")
        assert done(await one.get("/players/Ask/trends"))["own"]


async def test_a_shown_page_names_no_game_that_was_not_for_everybody(hall: Hall) -> None:
    """Such games count in the figures; what is being reviewed is told to nobody else."""
    async with accounts(hall, "Ask", "Embla") as (one, two):
        private = await reviewed_game(hall, one, two)
        public = await reviewed_game(hall, one, two, visibility="public")
        await one.put("/trends", WISHED)
        await hall.store.reviews.begin(await rated_game(hall, one, two), VERSION, 1, TIME)
        mine = await trends_of(one, "Ask")
        shown = done(await two.get("/players/Ask/trends"))
        assert {game["table"] for game in mine["trends"]["games"]} == {private, public}
        assert [game["table"] for game in shown["trends"]["games"]] == [public]
        assert shown["trends"]["kinds"] == mine["trends"]["kinds"]
        assert (mine["waiting"], shown["waiting"]) == (1, 0)


async def test_a_review_that_cannot_be_summed_up_is_left(hall: Hall) -> None:
    """It is not tried again and again, and the review itself is there."""
    async with accounts(hall, "Ask", "Embla") as (one, two):
        table = await reviewed_game(hall, one, two, cards=UNSUMMABLE)
        assert (await review_of(one, table))["status"] == "finished"
        assert done(await one.get("/players/Ask/trends"))["trends"] is None


async def test_what_was_not_summed_up_is_after_a_restart(
    open_hall: OpenHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hall that dies between a review and its summary loses neither."""
    async with open_hall() as hall, accounts(hall, "Ask", "Embla") as (one, two):
        with monkeypatch.context() as patch:
            add = hall.jobs.reviews.add
            patch.setattr(hall.jobs.reviews, "add", lambda job: add(job) if job.awaited else None)
            table = await rated_game(hall, one, two)
            await ask(one, table)
            await review_of(one, table)
        assert await hall.store.trends.unsummed(VERSION, SUMMARY) == [table]
        cookies = one.http.cookies
    async with open_hall() as hall, client_of(hall) as client:
        client.http.cookies = cookies
        await all_summed(hall)
        found = await trends_of(client, "Ask")
        assert [game["table"] for game in found["trends"]["games"]] == [table]


async def test_counted_games_of_accounts_are_reviewed_by_themselves(hall: Hall) -> None:
    """Nobody asks, and the page fills; games of guests stay as they are."""
    async with accounts(hall, "Ask", "Embla") as (one, two), client_of(hall) as guest:
        await rated_game(hall, one, two)
        theirs = (await guest.open([human("Guest"), human("Other")], cards=3))["id"]
        await play_out({0: guest}, theirs)
        await hall.history.tally.count_all()
        await hall.history.unasked.begin_all()
        await all_summed(hall)
        assert len((await trends_of(one, "Ask"))["trends"]["games"]) == 1
        assert done(await guest.get(f"/tables/{theirs}/review"))["status"] == "none"


async def test_whoever_does_not_want_it_is_not_reviewed(hall: Hall) -> None:
    """Unless somebody else at the table does."""
    async with accounts(hall, "Ask", "Embla") as (one, two):
        for client in (one, two):
            await client.put("/trends", {"shown": False, "automatic": False})
        table = await rated_game(hall, one, two)
        await hall.history.unasked.begin_all()
        assert done(await one.get(f"/tables/{table}/review"))["status"] == "none"
        await two.put("/trends", {"shown": False, "automatic": True})
        await hall.history.unasked.begin_all()
        await review_of(one, table)


@pytest.mark.parametrize("a_day", [0, 1])
async def test_an_account_gets_so_many_a_day(hall: Hall, monkeypatch: pytest.MonkeyPatch, a_day: int) -> None:
    """The newest game first."""
    monkeypatch.setattr(hall.history.unasked, "_a_day", a_day)
    async with accounts(hall, "Ask", "Embla") as (one, two):
        older, newer = await rated_game(hall, one, two), await rated_game(hall, one, two)
        await hall.history.unasked.begin_all()
        await all_summed(hall)
        await hall.history.unasked.begin_all()
        found = [done(await one.get(f"/tables/{table}/review"))["status"] for table in (newer, older)]
        assert found == ["finished" if a_day else "none", "none"]


@pytest.mark.parametrize("text", ["-1", "51", "1.5", "many", "٣"])
def test_what_the_host_says_has_bounds(text: str) -> None:
    """The error names the variable, the value and what is allowed; nothing said is the usual number."""
    with pytest.raises(UsageError, match=r"GLADSHEIM_REVIEWS_A_DAY is .*; allowed: 0 to 50"):
        unasked.reviews_a_day({"GLADSHEIM_REVIEWS_A_DAY": text})
    assert unasked.reviews_a_day({}) == A_DAY
    assert unasked.reviews_a_day({"GLADSHEIM_REVIEWS_A_DAY": "0"}) == 0


async def test_a_game_that_cannot_be_replayed_keeps_no_other_from_being_reviewed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is passed over."""
    async with accounts(hall, "Ask", "Embla") as (one, two):
        older, newer = await rated_game(hall, one, two), await rated_game(hall, one, two)

        async def fold(store: Any, games: Any, table: str) -> Any:
            """Replay all games but one."""
            return None if table == newer else await tally.folded(store, games, table)

        monkeypatch.setattr(unasked, "folded", fold)
        await hall.history.unasked.begin_all()
        await review_of(one, older)
        assert done(await one.get(f"/tables/{newer}/review"))["status"] == "none"


async def test_finished_games_are_found_while_the_hall_is_open(hall: Hall) -> None:
    """As soon as they are counted."""
    async with accounts(hall, "Ask", "Embla") as (one, two):
        hall.history.start()
        table = await rated_game(hall, one, two)
        await review_of(one, table)


async def test_a_lost_process_only_delays_a_summary(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    """Another one makes it."""
    async with accounts(hall, "Ask", "Embla") as (one, two):
        monkeypatch.setenv(MARK, str(tmp_path / "crashed"))
        await reviewed_game(hall, one, two)
        assert len((await trends_of(one, "Ask"))["trends"]["games"]) == 1
