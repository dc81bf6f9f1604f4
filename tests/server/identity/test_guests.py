"""Guests, their cookie, their tables, and what can be played."""

from __future__ import annotations

import hashlib
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from litestar.routes import HTTPRoute

from gladsheim.server.app import litestar_app
from gladsheim.server.hall import Hall
from gladsheim.server.wire.names import FIRST_NAMES
from tests.server.calls import HUMANS, OPEN, Client, bot, human, refused
from tests.server.clocked import DAY, SECOND, Ticks, opened
from tests.server.conftest import OpenHall, client_of
from tests.server.edge.test_guard import JSON, handshake
from tests.server.notifications.telling import Calendar
from tests.server.robots.robots import robot_of

pytestmark = pytest.mark.anyio


async def test_a_guest_is_made_once(client: Client) -> None:
    """The first request makes the guest, proposes a name, and sets a cookie for this site alone."""
    first = await client.get("/me")
    assert first.json()["name"] in FIRST_NAMES
    assert first.json() == {
        "name": first.json()["name"],
        "created": True,
        "account": False,
        "accounts": True,
        "waiting": 0,
        "robot": False,
    }
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    again = await client.get("/me")
    assert again.json() == {**first.json(), "created": False}
    assert "set-cookie" not in again.headers


async def test_the_database_holds_only_a_hash_of_the_cookie(client: Client, database: Path) -> None:
    """Whoever reads the file cannot take over a session."""
    await client.get("/me")
    (token,) = client.http.cookies.values()
    connection = sqlite3.connect(database)
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert token not in dump
    assert hashlib.sha256(token.encode()).hexdigest() in dump.lower()


async def test_a_new_hall_knows_nobody(client: Client, database: Path) -> None:
    """There is no user and no password to begin with, and none that lets in."""
    for name in ("admin", "root", "gladsheim"):
        answer = await client.post("/login", {"name": name, "password": name * 2})
        assert refused(answer) == (403, "wrong_login")
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM users").fetchall() == [(0,)]
        assert connection.execute("SELECT count(*) FROM sessions").fetchall() == [(0,)]


async def test_who_is_refused_leaves_nobody_behind(hall: Hall, client: Client, database: Path) -> None:
    """A refusal brings no cookie, so the guest that was made for the request is not kept."""
    async with client_of(hall) as member, client_of(hall) as stranger:
        await member.register("Heimdall")
        table = (await client.open([human("Ask"), OPEN]))["id"]
        named = {"name": "Heimdall"}
        asked = [
            await stranger.put("/me", named),
            await stranger.post("/account", {**named, "password": "a long password"}),
            await stranger.post(f"/tables/{table}/seats/1", named),
            await stranger.post(f"/tables/{table}/seats/0", {"name": "Lif"}),
            await stranger.post(
                "/tables", {"game": "toy", "seats": [human("Heimdall"), OPEN], "options": {}}
            ),
        ]
        assert [answer.status_code for answer in asked] == [409, 409, 409, 400, 409]
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM users").fetchall() == [(2,)]
        assert connection.execute("SELECT count(DISTINCT user_id) FROM sessions").fetchall() == [(2,)]


async def test_a_guest_takes_another_name(open_hall: OpenHall) -> None:
    """The new name is kept over a restart; names that nobody can see are refused."""
    async with open_hall() as hall, client_of(hall) as client:
        answer = await client.http.put("/api/me", json={"name": "  Gná  "})
        assert (answer.json()["name"], answer.json()["created"]) == ("Gná", True)
        cookies = client.http.cookies
        refused = await client.http.put("/api/me", json={"name": "\u200b"})
        assert (refused.status_code, refused.json()["error"]["field"]) == (400, "name")
    async with open_hall() as hall, client_of(hall) as client:
        client.http.cookies = cookies
        me = (await client.get("/me")).json()
        assert (me["name"], me["created"]) == ("Gná", False)


NEEDS_GUEST: list[tuple[str, str, object]] = [
    ("GET", "/me", None),
    ("PUT", "/me", {"name": "Lif"}),
    ("POST", "/account", {"name": "Lif", "password": "a long password"}),
    ("POST", "/tables", {"game": "toy", "seats": [human(), OPEN], "options": {}}),
    ("POST", "/games/toy/find", {}),
    ("PUT", "/presence", {"hidden": True}),
]


@pytest.mark.parametrize(("method", "path", "body"), NEEDS_GUEST)
async def test_a_cookie_that_the_hall_does_not_know_is_never_replaced(
    hall: Hall, client: Client, database: Path, method: str, path: str, body: object
) -> None:
    """Neither by a look nor by a seat: the refusal sets no cookie and makes no guest."""
    client.http.cookies.set(hall.cookies.session(secure=False), "of another time", domain="hall.test")
    answer = await client.http.request(method, f"/api{path}", json=body)
    assert refused(answer) == (401, "session_ended")
    assert "set-cookie" not in answer.headers
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM users").fetchall() == [(0,)]


async def test_whose_session_has_ended_may_go_on_as_a_new_guest(hall: Hall, client: Client) -> None:
    """Who logs out has no cookie any more; the next look makes a guest. Until then one may look on."""
    table = (await client.open([human(), OPEN], visibility="public"))["id"]
    name = client.cookie()
    client.http.cookies.set(name, "of another time", domain="hall.test")
    assert not any(seat["mine"] for seat in (await client.view(table))["seats"])
    gone = await client.post("/logout", {})
    assert "Max-Age=0" in gone.headers["set-cookie"]
    assert (await client.get("/me")).json()["created"]
    assert client.cookie() == name


async def test_who_had_an_account_is_told_so(hall: Hall, client: Client) -> None:
    """A guest whose seat is not known any more reads something else, each in the chosen language."""
    told = []
    for register in (False, True):
        client.http.cookies.clear()
        if register:
            await client.register("Embla")
        client.http.cookies.set(hall.cookies.session(secure=False), "of another time", domain="hall.test")
        for language in ("en", "de"):
            answer = await client.http.get("/api/me", headers={"accept-language": language})
            told.append(answer.json()["error"]["message"])
    assert told == [
        "this hall no longer knows you as a guest: sign in, or continue as a new guest",
        "diese Halle kennt dich als Gast nicht mehr: Melde dich an, oder mach als neuer Gast weiter",
        "you were signed out on this device: sign in again, or continue as a new guest",
        "du wurdest auf diesem Gerät abgemeldet: Melde dich wieder an, oder mach als neuer Gast weiter",
    ]


async def test_a_guest_sees_the_tables_of_its_own(hall: Hall, client: Client) -> None:
    """Tables are listed, longest waiting first, to those who made them and to nobody else."""
    assert (await client.get("/tables")).json() == []
    old = await client.open()
    new = await client.open([human("Lif"), human("Ask")])
    await client.act(old)
    cards = (await client.get("/tables")).json()
    assert [(card["id"], card["seq"], card["turn"]) for card in cards] == [
        (new["id"], 0, 0),
        (old["id"], 1, 1),
    ]
    assert cards[0]["seats"] == [
        {
            "name": name,
            "kind": "human",
            "bot": None,
            "taken": True,
            "mine": True,
            "kept": False,
            "robot": False,
        }
        for name in ("Lif", "Ask")
    ]
    known = {"id", "game", "options", "seats", "status", "seq", "turn", "my_turn", "invited"}
    known |= {"visibility", "watch", "rated", "created", "updated"}
    assert set(cards[0]) == known | {"pace", "clock", "absence", "takeover", "cover", "shared", "left_ms"}
    async with client_of(hall) as stranger:
        assert (await stranger.get("/tables")).json() == []


async def test_a_new_table_is_as_it_was_wished(client: Client) -> None:
    """The options are complete, the seats in order, and those of humans the caller's."""
    view = await client.open([human("Ask"), bot("gate"), human("Embla")], cards=4)
    assert view["options"] == {"players": 3, "cards": 4, "charms": 0}
    assert [(seat["name"], seat["bot"], seat["mine"]) for seat in view["seats"]] == [
        ("Ask", None, True),
        ("gate", "gate", False),
        ("Embla", None, True),
    ]
    assert (view["status"], view["seq"], view["log"]) == ("running", 0, [])


async def test_the_games_are_listed_with_options_and_bots(client: Client) -> None:
    """The front page gets all that it needs to offer a game."""
    game = (await client.get("/games")).json()[0]
    assert (game["name"], game["title"], game["players"]) == ("toy", "Toy", [2, 4])
    assert game["bots"][0] == {"name": "first", "about": "about first", "steady": True, "level": None}
    assert game["options"][1] == {
        "name": "cards",
        "kind": "int",
        "default": 6,
        "about": "cards for each player",
        "choices": [],
        "low": 2,
        "high": 1000,
    }
    card = {"code": "card", "name": "Card"}
    assert (await client.get("/games/toy/pieces")).json() == [{**card, "about": "A card."}]
    assert (await client.get("/games/toy/pieces", about="false")).json() == [card]


async def test_a_choice_is_explained_before_it_is_taken(hall: Hall, client: Client) -> None:
    """Preview and why answer the player to act, and nobody else."""
    view = await client.open(HUMANS)
    table = view["id"]
    action = view["choices"][0]["action"]
    preview = await client.get(f"/tables/{table}/preview", action=action)
    assert preview.json() == {
        "action": action,
        "points": 1,
        "parts": [{"kind": "one", "points": 1}],
        "reasons": [{"text": "one", "points": 1}],
        "lines": [],
    }
    meant = [await client.get(f"/tables/{table}/preview", action=action, seq=seq) for seq in (0, 1)]
    assert [answer.json() for answer in meant] == [preview.json(), None]
    refused = await client.get(f"/tables/{table}/preview", action="play:none")
    assert (refused.status_code, refused.json()["error"]["rules"]) == (422, ["F-2"])
    assert (await client.get(f"/tables/{table}/why", action=action)).json()["legal"] is True
    for wrong, rule in (("play:none", "F-2"), ("nonsense", "F-1")):
        why = (await client.get(f"/tables/{table}/why", action=wrong)).json()
        assert (why["legal"], why["rules"]) == (False, [rule])
    async with client_of(hall) as stranger:
        for path in ("preview", "why"):
            answer = await stranger.get(f"/tables/{table}/{path}", action=action)
            assert answer.json()["error"]["code"] == "not_your_turn"


async def test_the_log_is_read_from_a_line_on(client: Client) -> None:
    """Only the lines after the one named are sent."""
    view = await client.open()
    for _ in range(3):
        view = (await client.act(view)).json()
    entries = (await client.get(f"/tables/{view['id']}/entries", since=2)).json()
    assert (entries["seq"], entries["log_from"], entries["log"]) == (
        3,
        2,
        (await client.view(view["id"]))["log"][2:],
    )
    assert (await client.get(f"/tables/{view['id']}/entries", since=3)).json()["log"] == []


async def test_the_hall_says_that_it_is_well(client: Client) -> None:
    """The health route answers without a cookie and sets none."""
    answer = await client.get("/health")
    assert answer.json()["status"] == "ok"
    assert "set-cookie" not in answer.headers


async def test_a_cookie_lasts_as_long_as_its_session(hall_url: str) -> None:
    """Ninety days of the hall from the last use: a browser in use is sent its cookie anew, once a day old."""
    calendar, ticks = Calendar(), Ticks()
    async with opened(hall_url, ticks, clock=calendar) as hall, client_of(hall) as client:
        first = await client.get("/me")
        assert f"Max-Age={90 * 86_400};" in first.headers["set-cookie"]
        table = (await client.open())["id"]
        calendar.wait(89 * DAY)
        ticks.seconds += 89 * DAY
        again = await client.get("/me")
        assert again.headers["set-cookie"] == first.headers["set-cookie"]
        assert again.json()["created"] is False
        calendar.wait(90 * DAY + SECOND)
        ticks.seconds += 90 * DAY + SECOND
        assert await client.is_ended()
        assert not any(seat["mine"] for seat in (await client.view(table))["seats"])


WRONG = [
    *("", "Basic QXNrOkVtYmxh", "Bearer", "Bearer ", "Bearer none", "Token none", "gladsheim_bot_none"),
    "Bearer gladsheim_bot_" + 43 * "a",
]


@pytest.mark.parametrize("header", WRONG)
async def test_an_authorization_that_is_no_token_is_refused(
    client: Client, database: Path, header: str
) -> None:
    """On every route, also on those that ask nobody, whatever cookie comes with it; it makes no guest."""
    await client.get("/me")
    cookies = dict(client.http.cookies)
    for route in litestar_app().routes:
        if not isinstance(route, HTTPRoute) or not route.path.startswith("/api"):
            continue
        path = re.sub(r"\{\w+:(\w+)\}", lambda found: "0" if found[1] == "int" else "none", route.path)
        for method in route.methods - {"OPTIONS"}:
            for sent in ({}, cookies):
                client.http.cookies = sent
                answer = await client.http.request(
                    method, path, content=b"{}", headers={"authorization": header, "content-type": JSON}
                )
                assert refused(answer) == (401, "bad_token"), (method, path)
                assert answer.headers["www-authenticate"] == "Bearer"
                assert "set-cookie" not in answer.headers
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT count(*) FROM users").fetchall() == [(1,)]


async def test_two_authorizations_are_none(hall: Hall, client: Client) -> None:
    """A proxy may read the one, and we the other."""
    await client.register("Embla")
    async with robot_of(hall, client) as robot:
        token = f"Bearer {robot.token}"
        answer = await client.http.get("/api/me", headers=[("authorization", token), ("authorization", "x")])
        assert refused(answer) == (401, "bad_token")


@pytest.mark.parametrize("header", WRONG)
async def test_no_socket_is_opened_with_an_authorization_that_is_no_token(hall: Hall, header: str) -> None:
    """Not even as a spectator."""
    sent = await handshake(hall, {"host": "hall.test", "authorization": header})
    assert (sent[-1]["type"], sent[-1]["reason"]) == ("websocket.close", "bad_token")
