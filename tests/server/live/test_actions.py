"""Actions over the socket of a table: the same as by a request, under the same ids and limits."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest
from httpx_ws import AsyncWebSocketSession, aconnect_ws
from httpx_ws.transport import ASGIWebSocketTransport
from websockets.asyncio.client import ClientConnection

from gladsheim.locales import LOCALES
from gladsheim.server.app import create_app
from gladsheim.server.hall import Hall
from gladsheim.server.identity.rate_limits import Rate
from gladsheim.server.live import socket as live
from gladsheim.server.time.pause import Pause
from gladsheim.store import HallStore, NotSaved
from tests import PATIENCE
from tests.server.accounts.entering import Seconds
from tests.server.calls import Client, done
from tests.server.conftest import client_of
from tests.server.identity.test_gate import LIMITS, end_of, limited, seconds
from tests.server.live.test_socket import closing, guest, heard, other, served, watching

__all__ = ["guest", "other", "seconds", "served"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

ROUNDS, LONG_ROUNDS = 40, 10_000
SEED = 20_261_122


def wish(view: dict[str, Any], action: str = "", **more: Any) -> dict[str, Any]:
    """To take an action, the first there is if none is named."""
    asked = {"expected_seq": view["seq"], "action_id": str(uuid.uuid4()), "seat": view["to_act"]}
    return {"type": "act", "action": action or view["choices"][0]["action"], **asked, **more}


def request(asked: dict[str, Any]) -> dict[str, Any]:
    """The same as the body of a request."""
    return {name: value for name, value in asked.items() if name not in ("type", "language")}


async def ask(socket: ClientConnection, asked: dict[str, Any]) -> dict[str, Any]:
    """The answer to a wish, without its number; what else comes before it is passed over."""
    await socket.send(json.dumps(asked))
    return await answer_to(socket, asked)


async def answer_to(socket: ClientConnection, asked: dict[str, Any]) -> dict[str, Any]:
    """The message that bears a wish's id."""
    while asked["action_id"] not in ((message := await heard(socket)).get("done"), message.get("id")):
        pass
    return message


async def test_an_action_is_answered_once_with_the_view_that_all_are_sent(
    served: tuple[Hall, str], guest: Client
) -> None:
    """Who acts is sent one message for it, another tab the news; both see what a request would show."""
    view = await guest.open()
    async with watching(served, view["id"], guest) as mine, watching(served, view["id"], guest) as tab:
        await heard(mine)
        await heard(tab)
        for _ in range(3):
            asked = wish(view)
            await mine.send(json.dumps(asked))
            message = await heard(mine)
            view = await guest.view(view["id"])
            assert message == {"type": "view", "done": asked["action_id"], "view": view}
            assert await heard(tab) == {"type": "view", "view": view}
        await mine.send('{"type":"sync","since":0}')
        # Nothing was sent between the last answer and this.
        assert await heard(mine) == {"type": "view", "view": view}


async def test_an_action_has_one_effect_whichever_way_it_comes(
    served: tuple[Hall, str], guest: Client
) -> None:
    """Again over the socket, or by a request, the same id gets the same answer, and nothing is done."""
    view = await guest.open()
    async with watching(served, view["id"], guest) as mine:
        asked = wish(view, "ponder")
        first = await ask(mine, asked)
        assert await ask(mine, asked) == first
        by_request = done(await guest.post(f"/tables/{view['id']}/actions", request(asked)))
        assert by_request == first["view"]
        assert by_request["seq"] == 1
        back = {**request(wish(by_request)), "type": "undo"}
        del back["action"]
        undone = (await ask(mine, back))["view"]
        assert (undone["seq"], undone["log"][-1]["action"]) == (2, "undo")
        # An older answer stays as it was.
        assert await ask(mine, asked) == first
        taken = await ask(mine, {**asked, "action": undone["choices"][0]["action"]})
        assert (taken["status"], taken["error"]["code"]) == (409, "id_taken")


async def test_a_refusal_is_told_as_a_request_would_tell_it(served: tuple[Hall, str], guest: Client) -> None:
    """With status, code and rules, the sentence in the language of the wish, and the table if it is stale."""
    view = await guest.open()
    path = f"/tables/{view['id']}/actions"
    async with watching(served, view["id"], guest) as mine, watching(served, view["id"]) as stranger:
        for language in (*LOCALES, None):
            asked = wish(view, "play:none", language=language)
            header = {"accept-language": language or "en"}
            expected = await guest.http.post(f"/api{path}", json=request(asked), headers=header)
            told = {"type": "refused", "id": asked["action_id"], "status": 422, "retry_after": None}
            assert await ask(mine, asked) == {**told, **expected.json()}
        late = await ask(mine, {**wish(view), "expected_seq": 7})
        assert (late["status"], late["error"]["code"], late["view"]) == (409, "stale", view)
        assert (await ask(stranger, wish(view)))["error"]["code"] == "not_your_turn"
    assert (await guest.view(view["id"]))["seq"] == 0


async def test_a_session_that_was_ended_acts_no_more(served: tuple[Hall, str], guest: Client) -> None:
    """Its socket, open as it is, ends instead, and nothing is stored."""
    view = await guest.open()
    async with watching(served, view["id"], guest) as mine:
        await heard(mine)
        done(await guest.post("/logout", {}))
        await mine.send(json.dumps(wish(view)))
        assert await closing(mine) == (live.BAD_MESSAGE, "session_ended")
    assert (await served[0].tables.live(view["id"])).seq == 0


async def test_what_cannot_be_stored_is_not_acknowledged(
    served: tuple[Hall, str], guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused, nobody is shown it, and under the same id it is done later."""
    view = await guest.open()
    store = HallStore.append

    async def full(*_: Any, **__: Any) -> None:
        raise NotSaved("the disk is full")

    async with watching(served, view["id"], guest) as mine:
        asked = wish(view)
        monkeypatch.setattr(HallStore, "append", full)
        refusal = await ask(mine, asked)
        assert (refusal["status"], refusal["error"]["code"]) == (503, "not_saved")
        assert await guest.view(view["id"]) == view
        monkeypatch.setattr(HallStore, "append", store)
        assert (await ask(mine, asked))["view"]["seq"] == 1


async def test_who_hangs_up_has_acted_all_the_same(
    served: tuple[Hall, str], guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is stored while its socket goes is known to all, and a request with the id is told so."""
    view = await guest.open()
    store, begun, gone = HallStore.append, asyncio.Event(), asyncio.Event()

    async def slowly(self: HallStore, *line: Any) -> None:
        begun.set()
        await gone.wait()
        await store(self, *line)

    monkeypatch.setattr(HallStore, "append", slowly)
    asked = wish(view)
    async with watching(served, view["id"], guest) as mine:
        await heard(mine)
        await mine.send(json.dumps(asked))
        await begun.wait()
        mine.transport.abort()
    gone.set()
    after = done(await guest.post(f"/tables/{view['id']}/actions", request(asked)))
    assert after["seq"] == 1
    assert (await served[0].tables.live(view["id"])).seq == 1


async def test_the_answer_waits_for_the_end_of_the_pause(hall_url: str) -> None:
    """No sooner than a request would be answered: what is secret stays so, for who acts as well."""
    lifted: list[Callable[[], None]] = []
    async with limited(hall_url, Seconds(), replace(LIMITS, writes=Rate(100, 1.0))) as hall:
        hall.pauses._pause = Pause(1.0, lambda _, call: lifted.append(call))
        async with client_of(hall) as client:
            view = await client.open(game="secret", charms=8)
            transport = ASGIWebSocketTransport(app=create_app(hall))
            socket: AsyncWebSocketSession
            cookies = client.http.cookies
            async with (
                httpx.AsyncClient(transport=transport, cookies=cookies) as http,
                aconnect_ws(f"http://hall.test/api/tables/{view['id']}/live", http) as socket,
            ):
                await socket.receive_json()
                asked = wish(view)
                await socket.send_json(asked)
                while not lifted:
                    await asyncio.sleep(0)
                assert await client.view(view["id"]) == view
                lifted.pop()()
                # What the end of the pause shows to all may come first.
                while "done" not in (message := await socket.receive_json(timeout=PATIENCE)):
                    assert message["view"]["seq"] == 1
                assert (message["done"], message["view"]["seq"]) == (asked["action_id"], 1)


async def test_actions_over_a_socket_are_counted_with_the_others(hall_url: str, seconds: Seconds) -> None:
    """They take from the bucket for writing; who goes on when it is empty is refused, then shut out."""
    limits = replace(LIMITS, reads=Rate(50, 1.0), costly=Rate(50, 1.0))
    async with limited(hall_url, seconds, limits) as hall, client_of(hall) as client:
        view = await client.open(cards=20)
        transport = ASGIWebSocketTransport(app=create_app(hall))
        socket: AsyncWebSocketSession
        async with (
            httpx.AsyncClient(transport=transport, cookies=client.http.cookies) as http,
            aconnect_ws(f"http://hall.test/api/tables/{view['id']}/live", http) as socket,
        ):
            await socket.receive_json()
            for _ in range(3):
                await socket.send_json(wish(view))
                message = await socket.receive_json()
                view = message["view"]
            assert view["seq"] == 3
            await socket.send_json(wish(view))
            message = await socket.receive_json()
            assert (message["status"], message["error"]["code"], message["retry_after"]) == (
                429,
                "slow_down",
                1,
            )
            # The routes and the sockets of a user share one bucket.
            assert (await client.put("/me", {"name": "Lif"})).status_code == 429
            for _ in range(3):
                await socket.send_json(wish(view))
            assert await end_of(socket) == (1008, "slow_down")


@pytest.mark.timeout(3_600)
async def test_of_two_sockets_that_act_at_once_one_wins(
    served: tuple[Hall, str], guest: Client, long: bool
) -> None:
    """The other is told how the table stands then; what both ask for under one id is done once."""
    chance = random.Random(SEED)
    view: dict[str, Any] = {"status": "over"}
    for number in range(LONG_ROUNDS if long else ROUNDS):
        if view["status"] == "over":
            view = await guest.open(cards=20)
            tabs = [await watching(served, view["id"], guest) for _ in range(2)]
        same = chance.random() < 0.2
        first = wish(view, chance.choice(view["choices"])["action"])
        asked = [first, first if same else wish(view, chance.choice(view["choices"])["action"])]
        answers = await asyncio.gather(*(ask(tab, one) for tab, one in zip(tabs, asked, strict=True)))
        won = [answer for answer in answers if "done" in answer]
        assert len(won) == 1 + same, number
        after = won[0]["view"]
        assert after["seq"] == view["seq"] + 1
        assert all(answer["view"] == after for answer in answers)
        lost = [answer["error"]["code"] for answer in answers if "done" not in answer]
        assert lost == ([] if same else ["stale"])
        view = after
        if view["status"] == "over":
            for tab in tabs:
                await tab.close()
