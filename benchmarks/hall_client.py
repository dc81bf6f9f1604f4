"""A client of the hall that speaks as little HTTP and WebSocket as it takes, so that it is not measured."""

from __future__ import annotations

import asyncio
import re
import uuid
from typing import Any, NamedTuple

import msgspec

GAMES: dict[str, dict[str, Any]] = {"toy": {"cards": 10}, "voluspa": {}}
"""The options of new tables."""
HUMANS = [{"kind": "human", "name": "Ask"}, {"kind": "human", "name": "Embla"}]


class Choice(msgspec.Struct):
    """An action that can be taken, or several as columns."""

    action: str = ""
    prefix: str = ""
    at: list[str] = []
    suffix: str = ""

    @property
    def first(self) -> str:
        """The text of the first of these actions."""
        return self.action or f"{self.prefix}{self.at[0]}{self.suffix}"


class View(msgspec.Struct):
    """What a player needs of a table's view."""

    id: str
    seq: int
    status: str
    to_act: int | None
    choices: list[Choice]


SEQ_TOLD = re.compile(rb'"status":"\w+","seq":(\d+)')
HANDSHAKE = (
    b"GET /api/tables/%s/live?log=new HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
    b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Z2xhZHNoZWltIHdhdGNoLg==\r\n%s\r\n"
)
"""A watcher reads no more of the protocol than it takes to see a move come."""
READER = msgspec.json.Decoder(View)


class Message(msgspec.Struct):
    """What a player needs of a socket's message."""

    view: View | None = None
    done: str | None = None


MESSAGES = msgspec.json.Decoder(Message)


class Answer(NamedTuple):
    """The hall's answer to a request."""

    status: int
    head: str
    content: bytes


class Connection:
    """One guest on one connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self._reader, self._writer, self._host = reader, writer, host
        self.cookie = ""

    @classmethod
    async def open(cls, port: int, source: str | None = None) -> Connection:
        """Connect to the hall, from an address of this machine."""
        own = None if source is None else (source, 0)
        return cls(*await asyncio.open_connection("127.0.0.1", port, local_addr=own), f"127.0.0.1:{port}")

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Send a request, with JSON where there is a body, and read the answer."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self._host}\r\nContent-Type: application/json\r\n"
            f"Cookie: {self.cookie}\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        self._writer.write(head.encode() + content)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"(?i)content-length: (\d+)", answer)
        assert length is not None, answer
        received = await self._reader.readexactly(int(length[1]))
        if cookie := re.search(r"(?i)set-cookie: ([^;]+)", answer):
            self.cookie = cookie[1]
        return Answer(int(answer[9:12]), answer, received)

    async def post(self, path: str, body: Any) -> View:
        """Send JSON, and read the table that comes back."""
        answer = await self.ask("POST", f"/api{path}", body)
        assert answer.status in (200, 201), answer.content
        return READER.decode(answer.content)

    def close(self) -> None:
        """Leave the hall."""
        self._writer.close()

    async def table(self, game: str, **options: Any) -> View:
        """A new table for two at one screen."""
        wish = {"game": game, "options": options or GAMES.get(game, {}), "seats": HUMANS}
        return await self.post("/tables", wish)

    async def act(self, view: View) -> View:
        """Take the first action there is."""
        body = {
            "action": view.choices[0].first,
            "expected_seq": view.seq,
            "action_id": str(uuid.uuid4()),
            "seat": view.to_act,
        }
        return await self.post(f"/tables/{view.id}/actions", body)


class Seats:
    """Both seats of a table, played over its socket as the page does, with as little of the protocol."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: str) -> None:
        self._reader, self._writer, self._table = reader, writer, table

    @classmethod
    async def open(cls, port: int, cookie: str, table: str, source: str | None = None) -> Seats:
        """Shake hands from an address of this machine, and take the first view."""
        own = None if source is None else (source, 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20, local_addr=own)
        writer.write(HANDSHAKE % (table.encode(), port, b"Cookie: %s\r\n" % cookie.encode()))
        await reader.readuntil(b"\r\n\r\n")
        seats = cls(reader, writer, table)
        await seats._message()
        return seats

    async def act(self, view: View) -> View:
        """Take the first action there is."""
        wish = {
            "type": "act",
            "action": view.choices[0].first,
            "expected_seq": view.seq,
            "action_id": str(uuid.uuid4()),
            "seat": view.to_act,
        }
        content = msgspec.json.encode(wish)
        # Masked, as it must be, with a mask that changes nothing.
        self._writer.write(b"\x81\xfe" + len(content).to_bytes(2, "big") + bytes(4) + content)
        while (message := MESSAGES.decode(await self._message())).done != wish["action_id"]:
            pass
        assert message.view is not None
        return message.view

    def close(self) -> None:
        """Leave the table."""
        self._writer.close()

    async def _message(self) -> bytes:
        head = await self._reader.readexactly(2)
        size, more = head[1], {126: 2, 127: 8}.get(head[1], 0)
        if more:
            size = int.from_bytes(await self._reader.readexactly(more), "big")
        return await self._reader.readexactly(size)
