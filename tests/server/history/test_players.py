"""What the hall tells of people: figures, opponents, finished games, rankings, and their records."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gladsheim.records import from_bytes
from gladsheim.server.hall import Hall
from gladsheim.server.history import players
from gladsheim.tables.results.rating import SURE
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.conftest import OpenHall, client_of
from tests.server.history.played import accounts, play_out, rated_game

pytestmark = pytest.mark.anyio


async def game(hall: Hall, one: Client, other: Client, name: str, **table: Any) -> str:
    """A game of two that is not rated, played out and counted; its table."""
    maker = done(await one.get("/me"))["name"]
    view = await one.open([human(maker), OPEN], cards=3, **table)
    await other.sit(view["id"], 1, name)
    await play_out({0: one, 1: other}, view["id"])
    await hall.history.tally.count_all()
    return str(view["id"])


async def test_a_profile_says_what_was_played_and_against_whom(hall: Hall) -> None:
    """Places, wins, best points and opponents of all games; rating and history of the rated ones."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla), client_of(hall) as guest:
        await rated_game(hall, ask, embla, visibility="public")
        await game(hall, ask, embla, "Embla", visibility="public")
        await game(hall, ask, guest, "Somebody", visibility="public")
        found = done(await guest.get("/players/ask"))
        (figures,) = found["figures"]
        assert (found["name"], found["own"], found["private"]) == ("Ask", False, False)
        assert (figures["games"], figures["finished"], figures["rating"]["games"]) == (3, 3, 1)
        assert figures["places"][0] == figures["wins"]
        assert sum(figures["places"]) == 3
        assert figures["best"] == 3
        assert [point["value"] for point in figures["history"]] == [figures["rating"]["value"]]
        met = {one["name"]: one["games"] for one in found["opponents"]}
        assert met == {"Embla": 2, None: 1}
        assert all(one["ahead"] + one["behind"] == one["games"] for one in found["opponents"])
        assert [one["table"]["rated"] for one in found["games"]["games"]] == [False, False, True]
        assert [one["rating"] is None for one in found["games"]["games"]] == [True, True, False]


async def test_others_are_told_only_of_games_that_anybody_could_watch(hall: Hall) -> None:
    """Private tables and those for the seated count in the figures, and are listed to nobody else."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        tables = [
            await game(hall, ask, embla, "Embla", **terms)
            for terms in ({"visibility": "public"}, {"watch": "seated", "visibility": "public"}, {})
        ]
        shown = done(await embla.get("/players/Ask"))
        assert shown["figures"][0]["games"] == 3
        assert [one["table"]["id"] for one in shown["games"]["games"]] == tables[:1]
        assert [one["games"] for one in shown["opponents"]] == [1]
        own = done(await ask.get("/players/Ask"))
        assert {one["table"]["id"] for one in own["games"]["games"]} == set(tables)
        assert [one["games"] for one in own["opponents"]] == [3]


async def test_a_private_profile_tells_nothing_but_at_the_table(hall: Hall) -> None:
    """Others see the name alone, also in lists of opponents and in the ranking; a rated seat tells."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        table = await rated_game(hall, ask, embla, visibility="public")
        assert done(await ask.put("/profile", {"private": True})) == {"private": True}
        assert done(await ask.get("/profile")) == {"private": True}
        found = done(await embla.get("/players/Ask"))
        assert (found["private"], found["since"]) == (True, "")
        assert (found["figures"], found["opponents"], found["games"]["games"]) == ([], [], [])
        assert done(await embla.get("/players/Ask/games"))["games"] == []
        assert done(await ask.get("/players/Ask"))["figures"][0]["games"] == 1
        async with client_of(hall) as guest:
            assert done(await guest.get("/players/Embla"))["opponents"] == []
            sitters = (await guest.get(f"/tables/{table}/sitters")).json()
            assert [one["rating"]["games"] for one in sitters] == [1, 1]
        done(await ask.put("/profile", {"private": False}))
        assert done(await embla.get("/players/Ask"))["figures"][0]["games"] == 1


async def test_who_plays_for_several_at_one_screen_has_not_won(hall: Hall) -> None:
    """Such a game is in nobody's figures, and only the seat under the account's own name leads to it."""
    async with accounts(hall, "Ask") as (ask,):
        view = await ask.open([human("Ask"), human("Embla")], cards=3)
        await play_out({0: ask}, view["id"])
        await hall.history.tally.count_all()
        assert done(await ask.get("/players/Ask"))["figures"] == []
        sitters = (await ask.get(f"/tables/{view['id']}/sitters")).json()
        assert [one["profile"] for one in sitters] == ["Ask", None]


async def test_games_of_a_guest_who_makes_an_account_are_there(hall: Hall, client: Client) -> None:
    """What was played before counts; what was stored is by seats."""
    async with accounts(hall, "Embla") as (embla,):
        await game(hall, client, embla, "Embla")
        await client.register("Ask")
        assert done(await client.get("/players/Ask"))["figures"][0]["games"] == 1


async def test_pages_of_games_follow_each_other(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each game once, newest first, however many fit on a page; a cursor that is none is refused."""
    monkeypatch.setattr(players, "GAMES_AT_ONCE", 2)
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        tables = [await game(hall, ask, embla, "Embla", visibility="public") for _ in range(5)]
        page = done(await embla.get("/players/Ask"))["games"]
        found = [one["table"]["id"] for one in page["games"]]
        while page["next"]:
            page = done(await embla.get("/players/Ask/games", before=page["next"]))
            found += [one["table"]["id"] for one in page["games"]]
        assert found == tables[::-1]
        assert refused(await embla.get("/players/Ask/games", before="' or 1"))[0] == 400


async def test_the_ranking_lists_who_has_played_enough(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Provisional ratings are left out; with them gone the stronger comes first."""
    monkeypatch.setattr("gladsheim.store.results.results.GAMES_A_DAY", 12)
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        for number in range(12):
            await rated_game(hall, *((ask, embla) if number % 2 else (embla, ask)))
            told = [row["name"] for row in done(await ask.get("/rankings/toy"))["people"]]
            sigma = (await hall.store.results.profile((await _id(hall, "Ask")), own=True)).ratings["toy"]
            assert bool(told) == (sigma.sigma <= SURE)
        rows = done(await ask.get("/rankings/toy"))["people"]
        values = [row["rating"]["value"] for row in rows]
        assert len(rows) == 2
        assert values == sorted(values, reverse=True)
        assert refused(await ask.get("/rankings/chess")) == (404, "not_found")


async def _id(hall: Hall, name: str) -> str:
    found = await hall.store.people.account(name.casefold())
    assert found is not None
    return found.user.id


async def test_names_with_slashes_and_dots_have_pages(hall: Hall) -> None:
    """In their full widths, which are the same letters to the hall."""
    async with accounts(hall, "a/b", "..") as (ask, _):
        for written, name in (("a／b", "a/b"), ("．．", "..")):
            assert done(await ask.get(f"/players/{written}"))["name"] == name


async def test_ones_own_records_come_in_one_file_and_hold(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every finished game a line, oldest first, none of others or running ones; too often is refused."""
    monkeypatch.setattr("gladsheim.store.results.results.MOST_AT_ONCE", 2)
    async with accounts(hall, "Ask", "Embla", "Lif") as (ask, embla, lif):
        tables = [await game(hall, ask, embla, "Embla") for _ in range(3)]
        await game(hall, lif, embla, "Embla")
        await ask.open([human("Ask"), human("Embla")])
        answer = await ask.get("/me/records")
        lines = answer.content.splitlines()
        assert answer.headers["content-disposition"] == 'attachment; filename="gladsheim-games.jsonl"'
        whole = [json.loads((await ask.get(f"/tables/{table}/record")).content) for table in tables]
        assert [json.loads(line) for line in lines] == whole
        assert [from_bytes(line).game for line in lines] == ["toy"] * 3
        async with client_of(hall) as stranger:
            assert (await stranger.get("/me/records")).content == b""
        answers = [await ask.get("/me/records") for _ in range(players.EXPORTS)]
        assert refused(answers[-1]) == (429, "slow_down")


async def test_a_party_has_no_profiles(open_hall: OpenHall) -> None:
    """Without accounts there is nobody to have a page."""
    async with open_hall() as hall, client_of(hall) as client:
        hall.accounts.offered = False
        assert refused(await client.get("/players/Ask")) == (404, "no_accounts")
