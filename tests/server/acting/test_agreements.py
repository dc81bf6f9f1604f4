"""Resigning, takebacks by consent, and games that all abandon, over HTTP."""

from __future__ import annotations

import asyncio
import uuid
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest

from gladsheim.server.hall import Hall
from tests.server.calls import OPEN, Client, bot, done, human, refused
from tests.server.conftest import OpenHall, client_of
from tests.server.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


def request(view: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What every request says."""
    return {"expected_seq": view["seq"], "action_id": str(uuid.uuid4()), **more}


async def offer(client: Client, view: dict[str, Any], kind: str, seat: int, **more: Any) -> httpx.Response:
    """Ask all."""
    return await client.post(f"/tables/{view['id']}/offers", {**request(view, kind=kind, seat=seat), **more})


async def answer(client: Client, view: dict[str, Any], kind: str, **more: Any) -> httpx.Response:
    """Say yes, or what is said instead."""
    return await client.post(f"/tables/{view['id']}/offers/{kind}", {**request(view, agree=True), **more})


async def two_at_a_table(hall: Hall, stack: AsyncExitStack) -> tuple[Client, Client, dict[str, Any]]:
    """Two people, each with a browser, after a move of each."""
    one, two = [await stack.enter_async_context(client_of(hall)) for _ in range(2)]
    view = await one.open([human("Ask"), OPEN])
    view = await two.sit(view["id"], 1)
    done(await one.act(await one.view(view["id"])))
    return one, two, done(await two.act(await two.view(view["id"])))


async def test_resigning_ends_a_game_of_two(hall: Hall) -> None:
    """Twice is as once, and the other has won."""
    async with AsyncExitStack() as stack:
        one, two, view = await two_at_a_table(hall, stack)
        body = request(view, seat=1)
        path = f"/tables/{view['id']}/resign"
        assert refused(await one.post(path, body)) == (409, "not_your_turn")
        answers = [done(await two.post(path, body)) for _ in range(2)]
        assert answers[0] == answers[1]
        assert (answers[0]["ended"], answers[0]["places"]) == ({"how": "resigned", "seats": [1]}, [1, 2])
        assert refused(await one.post(path, request(answers[0], seat=0))) == (409, "over")
        assert done(await one.get(f"/tables/{view['id']}/record"))["ended"] == answers[0]["ended"]
        again = done(await one.post(f"/tables/{view['id']}/rematch", {}))
        assert again["status"] == "open"


async def test_a_bot_plays_on_for_who_resigns(hall: Hall, client: Client) -> None:
    """To the end of the game, and behind those who stayed."""
    view = await client.open([human("Ask"), human("Embla"), bot()], cards=2)
    done(await client.post(f"/tables/{view['id']}/resign", request(view, seat=0)))
    live = await until(hall, view["id"], lambda live: live.to_act == 1)
    assert live.ended is None
    while (view := await client.view(view["id"]))["status"] == "running":
        if view["my_turn"]:
            assert view["to_act"] == 1
            done(await client.act(view))
        else:
            await until(hall, view["id"], lambda live: live.to_act in (1, None))
    assert view["places"][0] == 3


async def test_a_takeback_needs_the_others_word(hall: Hall) -> None:
    """It goes back past the other's move and a draw, for both, and the log keeps what was."""
    async with AsyncExitStack() as stack:
        one, two, view = await two_at_a_table(hall, stack)
        table = view["id"]
        asked = done(await offer(one, view, "takeback", 0))
        assert asked["offers"] == [{"kind": "takeback", "seat": 0, "agreed": [0]}]
        assert (await two.view(table))["offers"] == asked["offers"]
        assert done(await offer(one, view, "takeback", 0))["offers"] == asked["offers"]
        word = str(uuid.uuid4())
        back = done(await answer(two, view, "takeback", action_id=word))
        assert (back["to_act"], back["offers"], back["seq"]) == (0, [], 3)
        assert [entry["undone"] for entry in back["log"]] == [True, True, False]
        assert back["log"][2]["events"] == [{"event": "taken_back", "seat": 0}]
        assert done(await answer(two, view, "takeback", action_id=word))["seq"] == 3
        assert refused(await answer(two, back, "takeback")) == (409, "no_offer")
        assert done(await one.act(await one.view(table)))["seq"] == 4


async def test_an_offer_is_declined_withdrawn_or_lapses(hall: Hall) -> None:
    """After that it cannot be agreed to, and the game goes on as if nobody had asked."""
    async with AsyncExitStack() as stack:
        one, two, view = await two_at_a_table(hall, stack)
        path = f"/tables/{view['id']}/offers/abandon"
        for how in ("decline", "withdraw", "move"):
            done(await offer(one, view, "abandon", 0))
            if how == "decline":
                assert done(await answer(two, view, "abandon", agree=False))["offers"] == []
            elif how == "withdraw":
                for _ in range(2):
                    assert done(await one.delete(path))["offers"] == []
            else:
                old, view = view, done(await one.act(await one.view(view["id"])))
                assert view["offers"] == []
                assert refused(await answer(two, old, "abandon")) in ((409, "stale"), (409, "no_offer"))
            assert refused(await answer(two, view, "abandon")) == (409, "no_offer")
        assert (await two.view(view["id"]))["status"] == "running"


async def test_a_game_that_all_abandon_has_no_places(hall: Hall) -> None:
    """The record is complete, though, and a rematch may follow."""
    async with AsyncExitStack() as stack:
        one, two, view = await two_at_a_table(hall, stack)
        done(await offer(two, view, "abandon", 1))
        ended = done(await offer(one, view, "abandon", 0))
        assert (ended["status"], ended["ended"]) == ("over", {"how": "abandoned", "seats": []})
        assert ended["places"] is None
        assert (await two.get(f"/tables/{view['id']}/record")).json()["start"]["fair"]["secret"]


async def test_one_person_agrees_with_oneself(client: Client) -> None:
    """At one screen, or against bots, it is done at once; the same request twice is done once."""
    view = await client.open([human("Ask"), human("Embla")])
    for _ in range(2):
        view = done(await client.act(view))
    body = request(view, kind="takeback", seat=1)
    back = [done(await client.post(f"/tables/{view['id']}/offers", body)) for _ in range(2)]
    assert [(one["seq"], one["to_act"]) for one in back] == [(3, 1), (3, 1)]
    clash = await client.post(f"/tables/{view['id']}/offers", {**body, "kind": "abandon"})
    assert refused(clash) == (409, "id_taken")


async def test_words_on_an_old_position_are_refused(hall: Hall) -> None:
    """With the position as it is; and nobody offers for a seat that is not theirs, or unheard-of things."""
    async with AsyncExitStack() as stack:
        one, _two, view = await two_at_a_table(hall, stack)
        stale = await offer(one, view, "abandon", 0, expected_seq=1)
        assert (refused(stale), stale.json()["view"]["seq"]) == ((409, "stale"), 2)
        assert refused(await offer(one, view, "abandon", 1)) == (403, "not_your_seat")
        assert refused(await offer(one, view, "draw", 0))[0] == 400
        assert refused(await answer(one, view, "draw")) == (400, "bad_request")


async def test_nothing_is_taken_back_in_a_rated_game(hall: Hall) -> None:
    """All may still abandon it."""
    async with client_of(hall) as one, client_of(hall, host="198.51.100.2") as two:
        await one.register("Ask")
        await two.register("Embla")
        view = await one.open([human("Ask"), OPEN], rated=True)
        await two.sit(view["id"], 1)
        view = done(await one.act(await one.view(view["id"])))
        assert refused(await offer(one, view, "takeback", 0)) == (409, "rated")
        assert done(await offer(one, view, "abandon", 0))["offers"] != []


async def test_of_many_last_words_one_counts(hall: Hall) -> None:
    """Whatever is said at the same time, the log is in order and says it once."""
    async with AsyncExitStack() as stack:
        one, two, view = await two_at_a_table(hall, stack)
        done(await offer(one, view, "takeback", 0))
        words = [answer(two, view, "takeback") for _ in range(4)]
        moves = [one.act(await one.view(view["id"])) for _ in range(2)]
        answers = await asyncio.gather(*words, *moves)
        assert all(one.status_code in (200, 409) for one in answers)
        lines = (await hall.tables.live(view["id"])).lines
        assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
        assert sum(line.kind == "takeback" for line in lines) <= 1


async def test_offers_outlast_a_restart(open_hall: OpenHall) -> None:
    """What was asked and answered is stored, like everything."""
    async with AsyncExitStack() as stack:
        hall = await stack.enter_async_context(open_hall())
        one = await stack.enter_async_context(client_of(hall))
        view = await one.open([human("Ask"), OPEN])
        async with client_of(hall) as two:
            await two.sit(view["id"], 1)
        view = done(await one.act(await one.view(view["id"])))
        asked = done(await offer(one, view, "takeback", 0))
    async with open_hall() as hall, client_of(hall) as stranger:
        assert (await stranger.view(view["id"]))["offers"] == asked["offers"]
