"""The published schema of the socket's messages, held against sockets over which whole games are played."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest
from websockets.asyncio.client import ClientConnection, connect

from gladsheim.server.hall import Hall
from gladsheim.server.live import outbox
from gladsheim.server.live.schema import FROM_CLIENT, FROM_SERVER, schema, text
from gladsheim.server.live.wire import Sent, SocketMessage
from tests import PATIENCE
from tests.server.calls import Client, done, human
from tests.server.clocked import BANK, wish
from tests.server.live.test_actions import wish as move
from tests.server.live.test_socket import guest, served
from tests.server.talk.test_talk import message

__all__ = ["guest", "served"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

PUBLISHED = Path(__file__).parents[3] / "docs" / "schema" / "socket.schema.json"
SCHEMA = schema()
TAGS = tuple(one.__struct_config__.tag for one in get_args(Sent) + get_args(SocketMessage))
FIELDS = ("part", "counts_from", "now", "done")
"""The fields of a view's message that are not always there."""
ACT = {"action": "ponder", "expected_seq": 0, "seat": 0, "action_id": "0" * 8 + "-0000" * 3 + "-" + "0" * 12}


def validator(direction: str) -> jsonschema.Draft202012Validator:
    """Holds messages of a direction against the schema."""
    return jsonschema.Draft202012Validator({**SCHEMA, "oneOf": [{"$ref": f"#/$defs/{direction}"}]})


def test_the_published_schema_is_what_the_sources_say() -> None:
    """docs/schema/socket.schema.json is generated: `python -m gladsheim.server.live.schema`."""
    assert PUBLISHED.read_text(encoding="utf-8") == text()
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@dataclass
class Watched:
    """A socket whose messages are held against the schema; `kinds` are the types and fields there were."""

    connection: ClientConnection
    kinds: set[str] = field(default_factory=set)

    async def send(self, message: dict[str, Any]) -> None:
        """Send a message that the schema allows."""
        validator(FROM_CLIENT).validate(message)
        self.kinds.add(message["type"])
        await self.connection.send(json.dumps(message))

    async def next(self, *names: str) -> dict[str, Any]:
        """The next message of a kind, or with a field, of these names."""
        while True:
            async with asyncio.timeout(PATIENCE):
                found: dict[str, Any] = json.loads(await self.connection.recv())
            validator(FROM_SERVER).validate(found)
            told = {found["type"], *found}
            self.kinds |= told & {*TAGS, *FIELDS}
            if told & {*names}:
                return found


async def test_the_messages_of_a_whole_game_fit_the_schema(
    served: tuple[Hall, str], guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Views whole and with a new log, clocks, answers, refusals, undo, chat, presence and pings."""
    monkeypatch.setattr(outbox, "PING_SECONDS", 0.2)
    view = await wish(guest, [human(), human("Embla")], clock=BANK, cards=2)
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    address = f"ws://{served[1]}/api/tables/{view['id']}/live?log=new&presence=true"
    async with connect(address, additional_headers={"cookie": cookies}) as connection:
        socket = Watched(connection)
        assert "part" not in await socket.next("view")
        await socket.next("presence")
        done(await guest.post(f"/tables/{view['id']}/chat", message("Hail!")))
        await socket.next("chat")
        await socket.next("ping")
        await socket.send({"type": "sync", "since": 0})
        await socket.next("view")
        await socket.send({**move(view), "expected_seq": 9, "language": "de"})
        assert (await socket.next("refused"))["error"]["code"] == "stale"
        await socket.send(move(view, "ponder"))
        view = (await socket.next("done"))["view"]
        back = {**move(view), "type": "undo"}
        del back["action"]
        await socket.send(back)
        view = (await socket.next("done"))["view"]
        while view["status"] != "over":
            await socket.send(move(view))
            view = (await socket.next("done"))["view"]
    assert socket.kinds == {*TAGS, *FIELDS}


@pytest.mark.parametrize(
    ("direction", "message"),
    [
        (FROM_CLIENT, {"type": "sync"}),
        (FROM_CLIENT, {"type": "act", **ACT, "more": 1}),
        (FROM_CLIENT, {"type": "act", **ACT, "seat": 10}),
        (FROM_CLIENT, {"type": "undo", **ACT}),
        (FROM_CLIENT, {"type": "ping", "n": 1}),
        (FROM_SERVER, {"type": "ping"}),
        (FROM_SERVER, {"type": "view", "n": 1, "view": {}}),
        (FROM_SERVER, {"type": "sync", "since": 0}),
    ],
)
def test_the_schema_refuses_what_is_no_message(direction: str, message: dict[str, Any]) -> None:
    """Missing and unknown fields, numbers out of bounds, and messages of the other direction."""
    assert not validator(direction).is_valid(message)
    assert validator(FROM_CLIENT).is_valid({"type": "act", **ACT})
