"""Friends who play the same deals with each other: from the joining to the standings."""

from __future__ import annotations

import asyncio
import uuid
from contextlib import AsyncExitStack
from itertools import permutations
from typing import Any

import pytest

from gladsheim.records import from_json, verify
from gladsheim.store.operators.audit import Note
from tests.server.calls import done, refused
from tests.server.conftest import client_of
from tests.server.daily.dealt import Today, opened, people, turn
from tests.server.daily.meeting import given, meet, play, play_out, rotation_of, seen, sit
from tests.toys import register

pytestmark = pytest.mark.anyio
ANY = pytest.mark.any_database
NAMES = ("Ask", "Embla", "Lif", "Sif")


async def test_a_match_of_four_from_the_joining_to_the_standings(
    hall_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It starts with the fourth; all meet all, deals are compared seat by seat, and all can be proved."""
    register(monkeypatch)
    today = Today()
    async with opened(hall_url, today) as hall, people(hall, *NAMES[:2], guests=3) as (*friends, left):
        wish = {"game": "toy", "options": {"cards": 3, "charms": 3}, "rotation": 4}
        match = done(await friends[0].post("/matches", wish))["id"]
        assert (await seen(friends[0], match))["deals"] == []
        assert refused(await friends[0].post(f"/matches/{match}/deals/1", {})) == (409, "not_complete")
        for friend in friends[1:]:
            joined = done(await friend.post(f"/matches/{match}/players", {}))
        assert joined["started"] == today()
        assert refused(await left.post(f"/matches/{match}/players", {})) == (409, "match_full")
        first = await seen(friends[0], match)
        pairs = [[tuple(pair) for pair in deal["pairs"]] for deal in first["deals"]]
        assert sorted(pair for deal in pairs for pair in deal) == sorted(permutations(range(4), 2))
        for number, deal in enumerate(pairs, 1):
            hands = []
            for k, pair in enumerate(deal):
                table = await meet(friends, match, number, pair)
                views = [await friends[player].view(table) for player in pair]
                assert [view["viewer"] for view in views] == [0, 1]
                hands.append([view["scene"]["hand"] for view in views])
                assert views[0]["commitment"] == first["deals"][number - 1]["commitment"]
                await play_out(hall, [friends[player] for player in pair], table, last=k == 1)
            assert hands[0] == hands[1] != [[], []]
        for friend in friends:
            found = await seen(friend, match)
            assert {one["player"]: one["deals"] for one in found["standings"]} == dict.fromkeys(range(4), 6)
            assert sum(one["ahead"] for one in found["standings"]) == pytest.approx(0)
            points = {
                (deal["number"], play["seat"], play["player"]): play["score"]
                for deal in found["deals"]
                for play in deal["plays"]
            }
            assert len(points) == 24
            for one in found["standings"]:
                assert one["ahead"] == pytest.approx(ahead(points, one["player"]))
        today.move(days=7)
        await hall.plays.look()
        async with client_of(hall, host="198.51.100.9") as stranger:
            over = await seen(stranger, match)
            for table in {play["table"] for deal in over["deals"] for play in deal["plays"]}:
                report = verify(from_json(done(await stranger.get(f"/tables/{table}/record"))))
                assert report.ok, report.findings


def ahead(points: dict[tuple[int, int, int], int], player: int) -> float:
    """What a player's points are above the mean of those who sat in the same seats."""
    found = 0.0
    for (number, seat, one), own in points.items():
        if one == player:
            like = [score for (deal, at, _), score in points.items() if (deal, at) == (number, seat)]
            found += own - sum(like) / len(like)
    return found


@ANY
async def test_the_first_to_come_waits_for_the_other(hall_url: str) -> None:
    """Nobody sees a hand before both sit; the other is told where, and can sit down from there, too."""
    async with opened(hall_url, Today()) as hall, people(hall, *NAMES) as friends:
        match = await rotation_of(friends)
        one, two = (await seen(friends[0], match))["deals"][0]["pairs"][0]
        view = await sit(friends[one], match, 1)
        assert view["status"] == "open"
        assert await sit(friends[one], match, 1) == view
        deal = (await seen(friends[two], match))["deals"][0]
        assert (deal["own"], deal["waits"]) == (None, True)
        deal = (await seen(friends[one], match))["deals"][0]
        assert (deal["own"]["table"], deal["waits"]) == (view["id"], False)
        cards = (await friends[two].get("/tables")).json()
        assert [(card["id"], card["invited"]) for card in cards] == [(view["id"], True)]
        seat = next(seat["seat"] for seat in view["seats"] if not seat["mine"])
        promise = {"name": "Somebody", "promise": "0" * 64}
        view = done(await friends[two].post(f"/tables/{view['id']}/seats/{seat}", promise))
        # Under the own name, and with no say in the deal, which others play, too.
        assert (view["status"], view["seats"][seat]["name"]) == ("running", NAMES[two])
        elsewhere = (await seen(friends[0], match))["deals"][0]["pairs"][1]
        table = await meet(friends, match, 1, elsewhere)
        own = await friends[two].view(view["id"])
        like = await friends[elsewhere[seat]].view(table)
        assert own["scene"]["hand"] == like["scene"]["hand"] != []


@pytest.mark.postgres
async def test_two_who_come_at_once_come_to_one_table(postgres_url: str) -> None:
    """In whatever process each of them is."""
    today = Today()
    async with AsyncExitStack() as stack:
        one, two = [await stack.enter_async_context(opened(postgres_url, today)) for _ in range(2)]
        friends = await stack.enter_async_context(people(one, *NAMES))
        there = [await stack.enter_async_context(client_of(two)) for _ in friends]
        for friend, other in zip(friends, there, strict=True):
            other.http.cookies = friend.http.cookies
        match = await rotation_of(friends)
        for deal in (await seen(friends[0], match))["deals"]:
            for first, second in deal["pairs"]:
                here, elsewhere = friends[first], there[second]
                views = await asyncio.gather(*(sit(who, match, deal["number"]) for who in (here, elsewhere)))
                assert views[0]["id"] == views[1]["id"]
                assert (await there[first].view(views[0]["id"]))["status"] == "running"
        assert len(await one.store.all_tables()) == 12


@ANY
async def test_of_five_one_sits_out(hall_url: str) -> None:
    """Everybody of two deals in each turn, and sees nothing of them before the match is closed."""
    today = Today()
    async with opened(hall_url, today) as hall, people(hall, *NAMES, guests=1) as friends:
        match = await rotation_of(friends, rounds=2)
        found = await seen(friends[4], match)
        assert found["count"] == 20
        out = [deal["number"] for deal in found["deals"] if deal["seat"] is None]
        assert len(out) == 4
        deal = found["deals"][out[0] - 1]
        assert refused(await friends[4].post(f"/matches/{match}/deals/{out[0]}", {})) == (409, "sits_out")
        table = await play(hall, friends, match, out[0], deal["pairs"][0])
        assert (await seen(friends[4], match))["deals"][out[0] - 1]["plays"] is None
        assert refused(await friends[4].get(f"/tables/{table}")) == (404, "not_found")
        today.move(days=7)
        await hall.plays.look()
        assert len((await seen(friends[4], match))["deals"][out[0] - 1]["plays"]) == 2


@ANY
async def test_nothing_is_taken_back_or_changed(hall_url: str) -> None:
    """Seats are as the order of meetings says, and what was played stays."""
    async with opened(hall_url, Today()) as hall, people(hall, *NAMES) as friends:
        match = await rotation_of(friends)
        one, two = (await seen(friends[0], match))["deals"][0]["pairs"][0]
        view = await sit(friends[one], match, 1)
        table = f"/tables/{view['id']}"
        bot = {"kind": "bot", "bot": "first"}
        for answer in (
            await friends[one].http.delete(f"/api{table}/seats/1"),
            await friends[two].http.delete(f"/api{table}/seats/1"),
            await friends[one].put(f"{table}/seats/1", bot),
            await friends[one].http.delete(f"/api{table}"),
        ):
            assert refused(answer) == (409, "shared_deal")
        await sit(friends[two], match, 1)
        view = await friends[one].view(view["id"])
        view = done(await friends[one].act(view, "ponder"))
        assert not view["can_undo"]
        wish = {**given(view, str(uuid.uuid4())), "kind": "takeback"}
        assert refused(await friends[one].post(f"{table}/offers", wish)) == (409, "shared_deal")
        await play_out(hall, [friends[one], friends[two]], view["id"])
        assert refused(await friends[one].post(f"{table}/rematch", {})) == (409, "shared_deal")


@ANY
async def test_who_leaves_spoils_nobodys_deal(hall_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot plays on; what it makes of the deal counts for nobody, and what the other makes of it counts."""
    register(monkeypatch)
    async with opened(hall_url, Today()) as hall, people(hall, *NAMES) as friends:
        match = await rotation_of(friends)
        pairs = (await seen(friends[0], match))["deals"][0]["pairs"]
        one, two = pairs[0]
        table = await meet(friends, match, 1, pairs[0])
        leaving = await friends[one].view(table)
        done(await friends[one].post(f"/tables/{table}/resign", given(leaving, str(uuid.uuid4()))))
        view = await turn(hall, friends[two], table)
        while view["status"] == "running":
            done(await friends[two].act(view))
            view = await turn(hall, friends[two], table)
        report = verify(from_json(done(await friends[two].get(f"/tables/{table}/record"))))
        assert report.ok, report.findings
        plays = {play["player"]: play for play in (await seen(friends[two], match))["deals"][0]["plays"]}
        assert (plays[one]["finished"], plays[one]["score"]) == (False, None)
        assert plays[two]["finished"]
        await play(hall, friends, match, 1, pairs[1])
        standings = (await seen(friends[two], match))["standings"]
        assert sorted(one["player"] for one in standings) == sorted((two, pairs[1][1]))


@ANY
async def test_time_is_kept_as_agreed(hall_url: str) -> None:
    """The clock and what follows when it has run out stand at every table of the match."""
    clock = {"kind": "days", "days": 3}
    async with opened(hall_url, Today()) as hall, people(hall, *NAMES) as friends:
        match = await rotation_of(friends, clock=clock, absence="bot", bot="last")
        found = await seen(friends[0], match)
        assert (found["clock"]["days"], found["absence"], found["bot"]) == (3, "bot", "last")
        table = await meet(friends, match, 1, found["deals"][0]["pairs"][0])
        view = await friends[found["deals"][0]["pairs"][0][0]].view(table)
        assert (view["clock"]["days"], view["absence"], view["takeover"]) == (3, "bot", "last")
        assert (view["pace"], view["rated"], view["watch"]) == ("correspondence", False, "seated")


async def test_what_was_not_played_in_time_is_closed(hall_url: str) -> None:
    """A table that waits is gone then, and one that runs ends; nobody sits down any more."""
    today = Today()
    async with opened(hall_url, today) as hall, people(hall, *NAMES) as friends:
        match = await rotation_of(friends, days=1)
        pairs = (await seen(friends[0], match))["deals"][0]["pairs"]
        running = await meet(friends, match, 1, pairs[0])
        waiting = (await sit(friends[pairs[1][0]], match, 1))["id"]
        today.move(days=1)
        late = friends[pairs[1][1]]
        seat = {"name": "Late"}
        for at in (0, 1):
            assert refused(await late.post(f"/tables/{waiting}/seats/{at}", seat)) in (
                (409, "deal_closed"),
                (400, "seat_taken"),
            )
        assert (await late.post(f"/matches/{match}/deals/1", {})).json()["status"] == "open"
        await asyncio.gather(hall.plays.look(), hall.plays.look())
        view = await friends[pairs[0][0]].view(running)
        assert (view["status"], view["ended"]["how"]) == ("over", "timeout")
        assert (await late.view(waiting))["status"] == "closed"
        assert (await late.get("/tables")).json() == []
        assert await hall.store.plays.overdue() == []
        plays = (await seen(late, match))["deals"][0]["plays"]
        assert [(play["finished"], play["score"]) for play in plays] == [(False, None)] * 2


@ANY
async def test_whoever_is_gone_is_met_by_nobody(hall_url: str) -> None:
    """The others keep their places in the order of meetings, and nobody comes in between."""
    today = Today()
    async with opened(hall_url, today) as hall, people(hall, *NAMES, guests=1) as (*friends, other):
        match = await rotation_of(friends)
        gone = (await hall.store.matches.players(match))[1].id
        await hall.store.moderation.erase(gone, Note(today(), "operator", "erased", gone, {}))
        found = await seen(friends[0], match)
        assert found["players"] == ["Ask", "Lif", "Sif"]
        met = [pair for deal in found["deals"] for pair in deal["pairs"]]
        assert sum(None in pair for pair in met) == 6
        number = next(deal["number"] for deal in found["deals"] if [0, None] in deal["pairs"])
        assert refused(await friends[0].post(f"/matches/{match}/deals/{number}", {})) == (409, "nobody_there")
        assert refused(await other.post(f"/matches/{match}/players", {})) == (409, "match_full")


@ANY
async def test_what_cannot_be_a_rotation_is_refused(hall_url: str) -> None:
    """Each bound is named by its field."""
    wishes: list[tuple[dict[str, Any], str]] = [
        ({"rotation": 3}, "rotation"),
        ({"rotation": 6}, "rotation"),
        ({"rotation": 4, "rounds": 3}, "rounds"),
        ({"rotation": 4, "options": {"players": 3}}, "seats"),
        ({"rotation": 4, "absence": "bot"}, "absence"),
        ({"rotation": 4, "clock": {"kind": "days", "days": 31}}, "clock.days"),
        ({"rotation": 4, "bot": "gate"}, "bot"),
        ({"rotation": 4, "cover": {"kind": "pause"}}, "cover"),
        ({"clock": {"kind": "none"}}, "clock"),
        ({"absence": "wait"}, "absence"),
        ({"cover": {"kind": "pause"}}, "cover"),
    ]
    async with opened(hall_url, Today()) as hall, people(hall, guests=1) as (client,):
        for wish, field in wishes:
            answer = await client.post("/matches", {"game": "toy", **wish})
            assert refused(answer) == (400, "bad_request"), wish
            assert answer.json()["error"]["field"] == field
