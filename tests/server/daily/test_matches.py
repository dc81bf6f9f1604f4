"""A duplicate match of three friends, from its link to its end; and what is hidden meanwhile."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import shutil
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from gladsheim.server.daily import matches, plays
from gladsheim.server.hall import Hall
from tests.server.calls import Client, done, refused
from tests.server.conftest import client_of
from tests.server.daily.dealt import Today, opened, people, turn

pytestmark = pytest.mark.anyio
ANY = pytest.mark.any_database
WISH = {"game": "toy", "options": {"cards": 3}}


async def match_of(*clients: Client, today: Today | None = None, **wish: Any) -> str:
    """A match of these clients, who come one minute after the other; its id."""
    found: str = done(await clients[0].post("/matches", {**WISH, **wish}))["id"]
    for number, client in enumerate(clients[1:], 1):
        if today is not None:
            today.move(time=f"12:0{number}")
        done(await client.post(f"/matches/{found}/players", {}))
    return found


async def seen(client: Client, match: str) -> dict[str, Any]:
    """The match as a client sees it."""
    return done(await client.get(f"/matches/{match}"))


async def begin(client: Client, match: str, number: int) -> dict[str, Any]:
    """The client's table with a deal."""
    return done(await client.post(f"/matches/{match}/deals/{number}", {}))


async def play(hall: Hall, client: Client, match: str, number: int, *, last: bool = False) -> dict[str, Any]:
    """Play a deal to its end; the last view."""
    view = await turn(hall, client, (await begin(client, match, number))["id"])
    while view["status"] == "running":
        choices = [choice["action"] for choice in view["choices"] if choice["action"] != "ponder"]
        done(await client.act(view, choices[-1 if last else 0]))
        view = await turn(hall, client, view["id"])
    return view


@ANY
async def test_a_match_of_three(hall_url: str) -> None:
    """In whatever order it is played, all get the same deals, and in the end all of it is open and proved."""
    today = Today()
    async with opened(hall_url, today) as hall, people(hall, "Ask", "Embla", guests=1) as (ask, embla, lif):
        match = await match_of(ask, embla, lif, today=today)
        first = await seen(ask, match)
        assert (first["count"], first["seats"], len(first["players"]), first["mine"]) == (2, 2, 3, 0)
        assert [deal["seat"] for deal in first["deals"]] == [0, 1]
        assert first["standings"] == []
        for client, order in ((ask, (1, 2)), (embla, (2, 1)), (lif, (1,))):
            for number in order:
                view = await play(hall, client, match, number, last=client is embla)
                assert view["viewer"] == number - 1
                assert view["commitment"] == first["deals"][number - 1]["commitment"]
        found = await seen(ask, match)
        assert [len(deal["plays"]) for deal in found["deals"]] == [3, 2]
        assert sum(one["ahead"] for one in found["standings"]) == pytest.approx(0)
        assert {one["player"]: one["deals"] for one in found["standings"]} == {0: 2, 1: 2, 2: 1}
        assert [len(deal["plays"] or []) for deal in (await seen(lif, match))["deals"]] == [3, 0]
        assert found["secret"] is None
        await begin(lif, match, 2)
        today.move(days=7)
        await hall.plays.look()
        async with client_of(hall, host="198.51.100.9") as stranger:
            over = await seen(stranger, match)
            assert over["over"]
            assert [len(deal["plays"]) for deal in over["deals"]] == [3, 3]
            unfinished = over["deals"][1]["plays"][2]
            assert (unfinished["finished"], unfinished["score"]) == (False, None)
            secret = bytes.fromhex(over["secret"])
            assert hashlib.sha256(secret).hexdigest() == first["commitment"]
            for deal in over["deals"]:
                message = f"gladsheim match 1\0{match}\0{deal['number']}".encode()
                of_deal = hmac.new(secret, message, hashlib.sha256)
                assert hashlib.sha256(of_deal.digest()).hexdigest() == deal["commitment"]
                for one in deal["plays"]:
                    record = done(await stranger.get(f"/tables/{one['table']}/record"))
                    assert record["start"]["fair"]["secret"] == of_deal.hexdigest()


@ANY
async def test_who_has_not_played_a_deal_cannot_tell_whether_others_have(
    empty_hall: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every byte of the match is the same, for a player and for strangers; the tables do not exist."""
    runs = []
    monkeypatch.setattr(matches, "fresh_secret", lambda: b"m" * 32)
    for played in (False, True):
        ids = (f"id-{number}" for number in count())
        monkeypatch.setattr(matches, "fresh_id", lambda ids=ids: next(ids))
        monkeypatch.setattr(plays, "fresh_id", lambda ids=ids: next(ids))
        path = shutil.copy(empty_hall, tmp_path / f"{played}.db")
        async with (
            opened(f"sqlite:///{path}", today := Today()) as hall,
            people(hall, "Ask", "Embla") as (ask, embla),
            client_of(hall, host="198.51.100.9") as stranger,
        ):
            match = await match_of(ask, embla, today=today)
            told = []
            await play(hall, embla, match, 1)
            if played:
                other = await play(hall, ask, match, 2)
                await begin(ask, match, 1)
                await hall.plays.look()
                await hall.history.tally.count_all()
                assert refused(await embla.get(f"/tables/{other['id']}")) == (404, "not_found")
            for client in (embla, stranger):
                for path_ in (f"/matches/{match}", "/matches", "/lobby", "/tables", "/players/Ask"):
                    answer = await client.get(path_)
                    told.append((answer.status_code, answer.headers["content-length"], answer.text))
            runs.append(told)
    assert runs[0] == runs[1]


async def test_who_begins_chooses_the_bots(hall_url: str) -> None:
    """They play all other seats, of as many as the options say; the hall says which can be chosen."""
    async with opened(hall_url, Today()) as hall, people(hall, guests=1) as (client,):
        bots = next(game for game in (await client.get("/games")).json() if game["name"] == "toy")["bots"]
        assert [bot["name"] for bot in bots if bot["steady"]] == ["first", "last", "crash"]
        assert (await seen(client, await match_of(client)))["bot"] == "first"
        match = await match_of(client, bot="last", options={"cards": 3, "players": 3})
        found = await seen(client, match)
        assert (found["bot"], found["seats"], found["count"]) == ("last", 3, 3)
        view = await begin(client, match, 2)
        assert [seat["bot"] for seat in view["seats"]] == ["last", None, "last"]


async def test_a_match_has_five_places(hall_url: str) -> None:
    """Of more who come at once five play; the others are told, and see no deal."""
    async with opened(hall_url, Today()) as hall, people(hall, guests=7) as clients:
        match = await match_of(clients[0])
        answers = await asyncio.gather(
            *(client.post(f"/matches/{match}/players", {}) for client in clients[1:])
        )
        assert sorted(answer.status_code for answer in answers) == [200] * 4 + [409] * 2
        left = clients[1 + next(k for k, answer in enumerate(answers) if answer.status_code == 409)]
        assert refused(await left.post(f"/matches/{match}/players", {})) == (409, "match_full")
        assert (await seen(left, match))["deals"] is None
        assert refused(await left.post(f"/matches/{match}/deals/1", {})) == (403, "not_your_table")
        done(await clients[0].post(f"/matches/{match}/players", {}))


@ANY
async def test_what_cannot_be_a_match_is_refused(hall_url: str) -> None:
    """Each bound is named; after its days a match takes nobody and begins nothing."""
    today = Today()
    async with opened(hall_url, today) as hall, people(hall, guests=2) as (client, other):
        for wish in (
            {"rounds": 0},
            {"rounds": 5},
            {"days": 31},
            {"options": {"players": 9}},
            {"options": {"self": 1}},
            {"options": {"players": "many"}},
            {"bot": "gate"},
            {"bot": "nobody"},
        ):
            assert refused(await client.post("/matches", {**WISH, **wish})) == (400, "bad_request"), wish
        assert refused(await client.post("/matches", {"game": "chess"})) == (404, "not_found")
        match = await match_of(client, days=1)
        for number in (0, 3, 101):
            answer = await client.post(f"/matches/{match}/deals/{number}", {})
            assert answer.status_code in (400, 404)
        assert refused(await client.get("/matches/none")) == (404, "not_found")
        assert [card["id"] for card in (await client.get("/matches")).json()] == [match]
        today.move(days=1)
        assert refused(await other.post(f"/matches/{match}/players", {})) == (409, "deal_closed")
        assert refused(await client.post(f"/matches/{match}/deals/1", {})) == (409, "deal_closed")
