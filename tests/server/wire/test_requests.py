"""Requests that are wrong in some way are refused in one shape, and change nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from gladsheim.server.wire.bodies import MOST_BODY
from tests.server.calls import HUMANS, Client, bot, human, refused

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

UUID = "0b5d7f6e-4a47-4f0e-9c43-0c6c1c4e8f11"
ACTION = {"action": "ponder", "expected_seq": 0, "action_id": UUID, "seat": 0}
TABLE = {"game": "toy", "options": {}, "seats": list(HUMANS)}


def changed(body: dict[str, Any], **changes: Any) -> bytes:
    """The body with other values."""
    return json.dumps({**body, **changes}).encode()


def without(body: dict[str, Any], key: str) -> bytes:
    """The body without a field."""
    return json.dumps({name: value for name, value in body.items() if name != key}).encode()


BAD_TABLES = [
    (changed(TABLE, game="chess"), "game"),
    (changed(TABLE, game=7), "game"),
    (changed(TABLE, game="../etc"), "game"),
    (changed(TABLE, seats=[]), "seats"),
    (changed(TABLE, seats=[human()] * 11), "seats"),
    (changed(TABLE, seats=[human()] * 5), "options.players"),
    (changed(TABLE, seats="two"), "seats"),
    (changed(TABLE, seats=[{"kind": "ghost"}, human()]), "seats[0].kind"),
    (changed(TABLE, seats=[{**human(), "bot": "first"}, human()]), "seats[0]"),
    (changed(TABLE, seats=[human(), bot("deep-blue")]), "seats.1.bot"),
    (changed(TABLE, seats=[human(""), human()]), "seats[0].name"),
    (changed(TABLE, seats=[human("   "), human()]), "seats.0.name"),
    (changed(TABLE, seats=[human("a\u202eb"), human()]), "seats.0.name"),
    (changed(TABLE, seats=[human("a\x00b"), human()]), "seats.0.name"),
    (changed(TABLE, seats=[human("x" * 41), human()]), "seats[0].name"),
    (changed(TABLE, options={"cards": 10**6}), "options.cards"),
    (changed(TABLE, options={"cards": "six"}), "options.cards"),
    (changed(TABLE, options={"cards": True}), "options.cards"),
    (changed(TABLE, options={"cards": 2.5}), "options[...]"),
    (changed(TABLE, options={"cards": 10**40}), "options[...]"),
    (changed(TABLE, options={"cards": {"a": 1}}), "options[...]"),
    (changed(TABLE, options={"cards": ["x"] * 101}), "options[...]"),
    (changed(TABLE, options={"name": "x"}), "options.name"),
    (changed(TABLE, options={"self": "x"}), "options.self"),
    (changed(TABLE, options={"players": 3}), "seats"),
    (changed(TABLE, options={str(k): k for k in range(41)}), "options"),
    (changed(TABLE, deal="mine"), None),
    (changed(TABLE, visibility="hidden"), "visibility"),
    (changed(TABLE, watch="nobody"), "watch"),
    (changed(TABLE, seats=[{"kind": "open", "name": "Lif"}, human()]), "seats[0]"),
    (changed(TABLE, seats=[human(), {"kind": "invited"}]), "seats[1]"),
    (changed(TABLE, seats=[human(), {"kind": "invited", "name": "Nobody"}]), "seats.1.name"),
    (changed(TABLE, seats=[human(), {"kind": "invited", "name": "a\u200b"}]), "seats"),
]
BAD_ACTIONS = [
    (changed(ACTION, expected_seq="0"), "expected_seq"),
    (changed(ACTION, expected_seq=0.5), "expected_seq"),
    (changed(ACTION, expected_seq=-1), "expected_seq"),
    (changed(ACTION, expected_seq=10**30), "expected_seq"),
    (changed(ACTION, expected_seq=None), "expected_seq"),
    (changed(ACTION, expected_seq=True), "expected_seq"),
    (changed(ACTION, action_id="1"), "action_id"),
    (changed(ACTION, action_id="bot-1"), "action_id"),
    (changed(ACTION, action_id=UUID + "\n"), "action_id"),
    (changed(ACTION, seat=10), "seat"),
    (changed(ACTION, seat=-1), "seat"),
    (changed(ACTION, action=""), "action"),
    (changed(ACTION, action="x" * 201), "action"),
    (changed(ACTION, action=["ponder"]), "action"),
    (changed(ACTION, extra=1), None),
    (without(ACTION, "seat"), None),
    (without(ACTION, "action_id"), None),
]
BAD_BODIES = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"NaN",
    b"\xff\xfe",
    b"[" * 60_000,
    b'{"action":' * 6_000,
    b'{"action":"\\ud800","expected_seq":0,"action_id":"' + UUID.encode() + b'","seat":0}',
    b'{"expected_seq":1e400}',
    b'{"expected_seq":' + b"9" * 5_000 + b"}",
]


def stored(database: Path) -> list[str]:
    """The whole content of the database."""
    connection = sqlite3.connect(database)
    try:
        return list(connection.iterdump())
    finally:
        connection.close()


async def send(client: Client, path: str, body: bytes) -> tuple[int, dict[str, Any]]:
    """Status and error of a request with this body."""
    headers = {"content-type": "application/json"}
    answer = await client.http.post(f"/api{path}", content=body, headers=headers)
    error: dict[str, Any] = answer.json()["error"]
    assert set(error) == {"code", "message", "field", "rules"}
    return answer.status_code, error


@pytest.mark.parametrize(("body", "field"), BAD_TABLES)
async def test_a_table_with_a_wrong_wish_is_not_opened(
    client: Client, database: Path, body: bytes, field: str | None
) -> None:
    """Each wrong wish is refused with the field that is wrong."""
    before = stored(database)
    status, error = await send(client, "/tables", body)
    assert (status, error["code"], error["field"]) == (400, "bad_request", field), error["message"]
    assert stored(database) == before


async def test_wrong_actions_are_refused_with_their_field(client: Client, database: Path) -> None:
    """Each wrong field of an action is named, and nothing is stored."""
    table = (await client.open())["id"]
    before = stored(database)
    for body, field in BAD_ACTIONS:
        status, error = await send(client, f"/tables/{table}/actions", body)
        assert (status, error["code"], error["field"]) == (400, "bad_request", field), error["message"]
    assert stored(database) == before


async def test_bodies_that_are_not_json_are_refused(client: Client, database: Path) -> None:
    """Broken, deep, huge and odd JSON is refused on every route that reads a body."""
    table = (await client.open())["id"]
    before = stored(database)
    paths = ["/tables", *(f"/tables/{table}/{word}" for word in ("actions", "undo", "seats/0"))]
    for path in [*paths, "/account", "/login", "/recover", "/password", "/recovery"]:
        for body in BAD_BODIES:
            status, error = await send(client, path, body)
            assert (status, error["code"]) == (400, "bad_request"), body[:40]
    assert stored(database) == before


async def test_a_body_over_the_limit_is_refused_before_it_is_read(client: Client) -> None:
    """More bytes than any request needs are refused as such."""
    status, error = await send(client, "/tables", b" " * (MOST_BODY + 1))
    assert (status, error["code"]) == (413, "too_large")


async def test_a_body_without_a_length_is_read_up_to_the_limit(client: Client) -> None:
    """Of one that goes on for ever no more is taken than any request needs."""
    taken = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal taken
        while True:
            taken += 1024
            yield b" " * 1024

    headers = {"content-type": "application/json"}
    answer = await client.http.post("/api/tables", content=endless(), headers=headers)
    assert refused(answer) == (413, "too_large")
    assert taken <= MOST_BODY + 2 * 1024


@pytest.mark.parametrize(
    "path",
    [
        "/tables/none",
        "/tables/none/entries",
        "/tables/none/record",
        "/tables/none/preview?action=ponder",
        "/tables/none/why?action=ponder",
        "/tables/" + "x" * 41,
        "/tables/%00",
        "/tables/a%20b/entries",
        "/people?name=%00",
        "/games/chess/pieces",
        "/games/chess/constants",
        "/games/chess/bots",
        "/nothing",
        "/",
    ],
)
async def test_what_does_not_exist_is_not_found(client: Client, path: str) -> None:
    """Unknown tables, games and paths answer in the shape of every refusal."""
    answer = await client.http.get(f"/api{path}")
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["code"] in ("not_found", "bad_request")


ODD_NAMES = ["", " ", "a\x00", "a\u200b", "x" * 41, 7, None, ["Lif"]]
PASSWORD = {"name": "Lif", "password": "a long password"}
NAMED = [
    ("/account", PASSWORD),
    ("/login", PASSWORD),
    ("/recover", {**PASSWORD, "code": "x"}),
    ("/tables/{table}/seats/1", {"name": "Lif"}),
]


@pytest.mark.parametrize(("path", "body"), NAMED)
async def test_a_wrong_name_is_refused_everywhere(
    client: Client, database: Path, path: str, body: dict[str, str]
) -> None:
    """What is too long, unseen or no text is named as the field, and nothing is stored."""
    table = (await client.open([human(), {"kind": "open"}]))["id"]
    before = stored(database)
    for name in ODD_NAMES:
        status, error = await send(client, path.format(table=table), changed(body, name=name))
        assert (status, error["code"], error["field"]) == (400, "bad_request", "name"), name
    assert stored(database) == before


@pytest.mark.parametrize("seat", ["-1", "10", "x", "1.5", "99999999999999999999"])
async def test_a_wrong_seat_is_refused(client: Client, seat: str) -> None:
    """A seat is one of the numbers that a table can have."""
    table = (await client.open([human(), {"kind": "open"}]))["id"]
    answer = await client.post(f"/tables/{table}/seats/{seat}", {"name": "Lif"})
    assert answer.status_code in (400, 404)
    assert answer.json()["error"]["code"] in ("not_found", "bad_request")


@pytest.mark.parametrize("query", ["since=-1", "since=x", "since=1.5", "since=99999999999999999999"])
async def test_a_wrong_number_in_a_query_is_refused(client: Client, query: str) -> None:
    """The log is read from a line number within bounds only."""
    table = (await client.open())["id"]
    answer = await client.http.get(f"/api/tables/{table}/entries?{query}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")
    assert answer.json()["error"]["field"] == "since"


async def test_a_query_without_its_action_is_refused(client: Client) -> None:
    """Preview and why need an action of a bounded length."""
    table = (await client.open())["id"]
    for path in ("preview", "why", "preview?action=", "why?action=" + "x" * 201):
        answer = await client.http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["error"]["field"]) == (400, "action")


async def test_a_wrong_method_is_refused(client: Client) -> None:
    """A method that a path does not have answers in the shape of every refusal."""
    answer = await client.http.delete("/api/me", headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "method_not_allowed")


async def test_an_id_with_a_character_that_cannot_be_stored_is_refused(client: Client) -> None:
    """No database is asked for what it cannot hold."""
    answer = await client.get("/tables/a%00b")
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_request")


async def test_a_wrong_query_parameter_is_refused_with_what_is_allowed(client: Client) -> None:
    """It is named as the fields of a body are; one that is missing, too."""
    path = f"/api/tables/{(await client.open())['id']}/prepared"
    found = [(await client.http.get(f"{path}{query}")).json()["error"] for query in ("?seat=99", "")]
    assert [error["message"] for error in found] == [
        'seat: "99" does not fit here; allowed: a whole number from 0 to 9',
        "the query parameter 'seat' is missing: add it to the address",
    ]
    assert [error["field"] for error in found] == ["seat", "seat"]
