"""Bot accounts and their tokens: who makes them, what they let in, and what they may not."""

from __future__ import annotations

import asyncio
import json
import re
import uuid
from typing import Any

import httpx
import pytest
from httpx_ws import AsyncWebSocketSession, aconnect_ws
from httpx_ws.transport import ASGIWebSocketTransport
from litestar.routes import HTTPRoute

from gladsheim.server.app import create_app, litestar_app
from gladsheim.server.hall import Hall
from gladsheim.server.robots.robots import MOST_ROBOTS, MOST_TOKENS, TOKEN
from gladsheim.store.tables import room
from tests.server.accounts.entering import OTHER, PASSWORD
from tests.server.calls import OPEN, Client, bot, done, human, invited, refused
from tests.server.conftest import OpenHall, client_of
from tests.server.history.played import play_out
from tests.server.identity.test_gate import end_of
from tests.server.robots.opened import documented
from tests.server.robots.robots import made, robot_of, token_of

pytestmark = pytest.mark.anyio


async def robots(client: Client) -> Any:
    """The bot accounts of a client's account."""
    answer = await client.get("/robots")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_token_is_shown_once_and_stored_as_a_hash(hall: Hall, client: Client) -> None:
    """It looks like what it is, and stands nowhere else."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot:
        assert TOKEN.fullmatch(robot.token)
        found = await robots(client)
        assert [(one["id"], one["name"]) for one in found] == [(robot.id, "Hugin")]
        card = found[0]["tokens"][0]
        assert (card["id"], card["name"], card["used"]) == (robot.token_id, "here", None)
        me = done(await robot.client.get("/me"))
        assert (me["name"], me["robot"], me["account"], me["created"]) == ("Hugin", True, False, False)
        assert not robot.client.http.cookies
        # Noted some time soon.
        while (await robots(client))[0]["tokens"][0]["used"] is None:
            await asyncio.sleep(0)
        assert robot.token not in str(await robots(client))


async def test_only_so_many(client: Client) -> None:
    """Bot accounts of an account, and tokens of a bot account; what is gone makes room."""
    await client.register("Embla")
    made_here = [await made(client, f"Hugin {k}") for k in range(MOST_ROBOTS)]
    answer = await client.post("/robots", {"name": "Hugin 10"})
    assert refused(answer) == (409, "too_many_bots")
    done(await client.delete(f"/robots/{made_here[0]['id']}"))
    assert (await made(client, "Hugin 0"))["name"] == "Hugin 0"
    path = f"/robots/{made_here[1]['id']}/tokens"
    tokens = [await token_of(client, made_here[1]["id"], f"token {k}") for k in range(MOST_TOKENS)]
    assert refused(await client.post(path, {"name": "another"})) == (409, "too_many_tokens")
    done(await client.delete(f"{path}/{tokens[0]['card']['id']}"))
    await token_of(client, made_here[1]["id"])


async def test_names_of_robots_are_taken(client: Client, hall: Hall) -> None:
    """By nobody else: neither an account, nor another robot, nor a guest at a seat."""
    await client.register("Embla")
    await made(client)
    async with client_of(hall) as other:
        body = {"name": "hugin", "password": PASSWORD}
        assert refused(await other.post("/account", body)) == (409, "name_taken")
        assert refused(await other.put("/me", {"name": "HUGIN"})) == (409, "name_taken")
        await other.register("Ask")
        assert refused(await other.post("/robots", {"name": "Hugin"})) == (409, "name_taken")
        assert refused(await other.post("/robots", {"name": "Embla"})) == (409, "name_taken")
        assert (await other.get("/people", name="hugin")).json() == {"found": True, "robot": True}
        assert (await other.get("/people", name="Embla")).json() == {"found": True, "robot": False}


async def test_nobody_logs_in_as_a_robot(client: Client, hall: Hall) -> None:
    """There is no password that could be right, and no code."""
    await client.register("Embla")
    await made(client)
    async with client_of(hall) as other:
        for password in ("", PASSWORD, OTHER):
            answer = await other.post("/login", {"name": "Hugin", "password": password or "x"})
            assert refused(answer) == (403, "wrong_login")
        body = {"name": "Hugin", "code": "0000", "password": OTHER}
        assert refused(await other.post("/recover", body)) == (403, "wrong_login")


async def test_others_robots_are_out_of_reach(client: Client, hall: Hall) -> None:
    """For anybody but the owner there are none."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot, client_of(hall) as other:
        await other.register("Ask")
        path = f"/robots/{robot.id}"
        for answer in (
            await other.delete(path),
            await other.post(f"{path}/tokens", {"name": "mine"}),
            await other.delete(f"{path}/tokens/{robot.token_id}"),
        ):
            assert refused(answer) == (404, "not_found")
        assert await robots(other) == []
        done(await robot.client.get("/me"))


async def test_who_sends_both_is_refused(client: Client, hall: Hall) -> None:
    """It cannot be told who is meant; a wrong token is no stranger's request either."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot:
        headers = {"authorization": f"Bearer {robot.token}"}
        both = await client.http.get("/api/me", headers=headers)
        assert (refused(both), both.json()["error"]["field"]) == ((400, "bad_request"), "authorization")
        for wrong in (robot.token[:-1], f"{robot.token[:-1]}-", "x", "gladsheim_bot_" + "a" * 43):
            answer = await robot.client.http.get("/api/tables", headers={"authorization": f"Bearer {wrong}"})
            assert refused(answer) == (401, "bad_token")


async def test_a_token_comes_from_anywhere(client: Client, hall: Hall) -> None:
    """Only a browser's cookie asks where a request comes from."""
    await client.register("Embla")
    origin = {"origin": "https://elsewhere.example"}
    async with robot_of(hall, client) as robot:
        opened = await robot.client.http.post(
            "/api/tables", json={"game": "toy", "seats": [human("x"), OPEN]}, headers=origin
        )
        assert opened.status_code == 201
        answer = await client.http.post("/api/robots", json={"name": "Munin"}, headers=origin)
        assert refused(answer) == (403, "cross_origin")
        # With a cookie beside it, even a token does not open this door.
        both = {**origin, "authorization": f"Bearer {robot.token}"}
        answer = await client.http.post("/api/robots", json={"name": "Munin"}, headers=both)
        assert refused(answer) == (403, "cross_origin")


async def test_a_revoked_token_is_refused_at_once(open_hall: OpenHall) -> None:
    """And so are all tokens of a robot that is retired."""
    async with open_hall() as hall, client_of(hall) as client:
        await client.register("Embla")
        async with robot_of(hall, client) as robot:
            done(await robot.client.get("/me"))
            other = await token_of(client, robot.id)
            done(await client.delete(f"/robots/{robot.id}/tokens/{robot.token_id}"))
            assert refused(await robot.client.get("/me")) == (401, "bad_token")
            robot.client.http.headers["authorization"] = f"Bearer {other['token']}"
            done(await robot.client.get("/me"))
            done(await client.delete(f"/robots/{robot.id}"))
            assert refused(await robot.client.get("/me")) == (401, "bad_token")
            assert await robots(client) == []


@pytest.mark.usefixtures("postgres_url")
async def test_a_revoked_token_is_refused_at_once_in_another_process(open_hall: OpenHall) -> None:
    """Nothing of it is remembered where several serve one database."""
    async with open_hall() as here, open_hall() as there, client_of(here) as client:
        await client.register("Embla")
        async with robot_of(there, client) as robot:
            done(await robot.client.get("/me"))
            done(await client.delete(f"/robots/{robot.id}/tokens/{robot.token_id}"))
            assert refused(await robot.client.get("/me")) == (401, "bad_token")


@pytest.mark.parametrize("wish", [None, "sync", "act"])
async def test_the_socket_of_a_revoked_token_is_closed_and_says_so(
    client: Client, hall: Hall, wish: str | None
) -> None:
    """With the code for a bad token, when there is news and whatever the socket asks for."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot:
        table = (await client.open([human("Embla"), invited("Hugin")]))["id"]
        view = await robot.client.sit(table, 1)
        socket: AsyncWebSocketSession
        async with (
            httpx.AsyncClient(
                transport=ASGIWebSocketTransport(app=create_app(hall)), headers=robot.client.http.headers
            ) as http,
            aconnect_ws(f"http://hall.test/api/tables/{table}/live", http) as socket,
        ):
            assert (await socket.receive_json())["view"]["viewer"] == 1
            done(await client.delete(f"/robots/{robot.id}/tokens/{robot.token_id}"))
            if wish is None:
                done(await client.act(await client.view(table)))
            elif wish == "sync":
                await socket.send_json({"type": "sync", "since": 0})
            else:
                body = {"type": "act", "action": "ponder", **Client._request({**view, "to_act": 1})}
                await socket.send_json(body)
            assert await end_of(socket) == (1008, "bad_token")


async def test_a_robot_sits_only_where_it_is_invited(client: Client, hall: Hall) -> None:
    """Or at a table of its own, which is a private one; nobody finds a robot unasked."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot:
        table = (await client.open([human("Embla"), OPEN], visibility="public"))["id"]
        answer = await robot.client.post(f"/tables/{table}/seats/1", {"name": "Hugin"})
        assert refused(answer) == (403, "not_invited")
        done(await client.put(f"/tables/{table}/seats/1", invited("hugin")))
        view = await robot.client.sit(table, 1, "Embla the Wise")
        assert (view["seats"][1]["name"], view["seats"][1]["robot"]) == ("Hugin", True)
        wish = {"game": "toy", "seats": [human("x"), OPEN]}
        answer = await robot.client.post("/tables", {**wish, "visibility": "public"})
        assert (refused(answer), answer.json()["error"]["field"]) == ((403, "not_for_bots"), "visibility")
        own = (await robot.client.open([human("x"), OPEN, OPEN]))["id"]
        assert [seat["name"] for seat in (await client.view(own))["seats"]] == ["Hugin", "", ""]
        await robot.client.sit(own, 1)
        for _ in range(4):
            await robot.client.open([human("x"), OPEN])
        assert refused(await robot.client.post("/tables", wish)) == (429, "too_many")


async def test_the_tables_of_a_robot_are_bounded(
    client: Client, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are not over, opened or sat down at, also by requests at the same time; others make room."""
    monkeypatch.setattr(room, "MOST_TABLES_OF_ROBOT", 3)
    await client.register("Embla")
    bots = {"game": "toy", "seats": [bot(), bot()], "options": {"cards": 3}}
    async with robot_of(hall, client) as robot:
        kept = [(await client.open([human("Embla"), invited("Hugin"), OPEN]))["id"] for _ in range(5)]
        sitting = [robot.client.post(f"/tables/{table}/seats/1", {"name": "Hugin"}) for table in kept]
        answers = await asyncio.gather(*sitting)
        assert sorted(answer.status_code for answer in answers) == [200] * 3 + [429] * 2
        assert {refused(answer)[1] for answer in answers if answer.status_code == 429} == {"too_many"}
        for wish in (bots, {"game": "toy", "seats": [human(), bot()]}):
            assert refused(await robot.client.post("/tables", wish)) == (429, "too_many")
        seated = [table for table, answer in zip(kept, answers, strict=True) if answer.status_code == 200]
        # Who sits there already is answered as before.
        await robot.client.sit(seated[0], 1)
        done(await robot.client.delete(f"/tables/{seated[0]}/seats/1"))
        table = (await robot.client.open([human("Hugin"), human("Munin")], cards=2))["id"]
        assert refused(await robot.client.post("/tables", bots)) == (429, "too_many")
        await play_out({0: robot.client}, table)
        assert (await robot.client.post("/tables", bots)).status_code == 201
        # A person may go on.
        assert (await client.open([human("Embla"), bot()]))["status"] == "running"


async def test_a_robot_exports_its_own_games(client: Client, hall: Hall) -> None:
    """Every finished game at which it sat, a record on each line; none of others, nor one that runs."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot:
        table = (await client.open([human("Embla"), invited("Hugin")], cards=2))["id"]
        await robot.client.sit(table, 1)
        await play_out({0: client, 1: robot.client}, table)
        other = await client.open([human("Embla"), human("Ask")], cards=2)
        await play_out({0: client}, other["id"])
        await robot.client.open([human("Hugin"), human("Munin")])
        await hall.history.tally.count_all()
        answer = await robot.client.get("/me/records")
        assert [json.loads(line) for line in answer.content.splitlines()] == [
            (await robot.client.get(f"/tables/{table}/record")).json()
        ]


async def test_robots_are_named_as_such_everywhere(client: Client, hall: Hall) -> None:
    """In views, lists and records; a kept seat tells it to those alone who see for whom it is kept."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot, client_of(hall) as other:
        view = await client.open([human("Embla"), invited("Hugin")], visibility="public", cards=3)
        table = view["id"]
        assert [seat["robot"] for seat in view["seats"]] == [False, True]
        assert [seat["robot"] for seat in (await other.view(table))["seats"]] == [False] * 2
        assert not any(seat["robot"] for seat in (await other.get("/lobby")).json()["open"][0]["seats"])
        await robot.client.sit(table, 1)
        assert [seat["robot"] for seat in (await other.view(table))["seats"]] == [False, True]
        listed = (await other.get("/lobby")).json()["running"][0]["seats"]
        assert [seat["robot"] for seat in listed] == [False, True]
        record = (await other.get(f"/tables/{table}/record")).json()
        assert [seat.get("robot") for seat in record["seats"]] == [None, True]
        clients = {0: client, 1: robot.client}
        while (view := await client.view(table))["status"] != "over":
            actor = clients[view["to_act"]]
            done(await actor.act(await actor.view(table)))
        following = done(await client.post(f"/tables/{table}/rematch", {}))
        assert [seat["robot"] for seat in following["seats"]] == [False, True]
        assert (await robot.client.sit(following["id"], 1))["status"] == "running"


async def test_a_token_opens_nothing_else(client: Client, hall: Hall) -> None:
    """The routes that the page lists let a bot account in; every other one of the application refuses it."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot:
        found = set()
        for route in litestar_app().routes:
            if not route.path.startswith("/api") or not isinstance(route, HTTPRoute):
                continue
            for method in route.methods - {"OPTIONS"}:
                name = f"{method} {re.sub(r':[a-z]+}', '}', route.path.removeprefix('/api'))}"
                if name.startswith("GET /bot/"):
                    found.add(name)
                    continue
                path = re.sub(r"\{\w+:(\w+)\}", lambda kind: "0" if kind[1] == "int" else "none", route.path)
                answer: httpx.Response = await robot.client.http.request(
                    method, path, json=None if method in ("GET", "DELETE") else {"junk": str(uuid.uuid4())}
                )
                if answer.is_success or refused(answer) != (403, "not_for_bots"):
                    found.add(name)
        assert found == {name for name in documented() if not name.startswith("WebSocket ")}
