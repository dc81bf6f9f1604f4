"""Guests who send each request until it is answered, and games whose every wish is written down.

A wish to act is sent with one action id until somebody answers it; what was acknowledged, and
what the answer was, is compared with what a hall knows and with what lies in its database.
"""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gladsheim.records import verify
from gladsheim.records.reading import from_json
from gladsheim.store import HallStore
from tests import PATIENCE
from tests.server.calls import OPEN, human, same

AGAIN, PONDER, TAKE_BACK = 0.2, 0.2, 0.3
"""How likely an answered request is sent once more, an idle action is chosen, and it is taken back."""
BY_SOCKET = 0.5
"""How likely it is sent over the table's socket first."""


class Guest:
    """A browser's session: a cookie, and patience; `sockets` where the hall has an address to connect to."""

    def __init__(self, http: httpx.AsyncClient, is_open: asyncio.Event, *, sockets: bool = True) -> None:
        self._http = http
        self._is_open = is_open
        self.sockets = sockets
        self.lost = 0
        """Requests that got no answer."""

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """The answer to a request below /api, however often it takes; who is told to wait waits."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self._is_open.wait()
                try:
                    answer = await self._http.request(method, f"/api{path}", json=body)
                except httpx.TransportError:
                    self.lost += 1
                    continue
                if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
                    return answer
                await asyncio.sleep(int(answer.headers["retry-after"]))

    async def by_socket(self, table: str, wish: dict[str, Any]) -> dict[str, Any] | None:
        """What the socket of a table answers to a wish; None if it, or the hall, is gone before it does."""
        address = f"ws{str(self._http.base_url).removeprefix('http').rstrip('/')}/api/tables/{table}/live"
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        try:
            async with (
                asyncio.timeout(PATIENCE),
                connect(address, additional_headers={"cookie": cookie}, max_size=None) as socket,
            ):
                await socket.send(json.dumps(wish))
                async for text in socket:
                    message: dict[str, Any] = json.loads(text)
                    if wish["action_id"] in (message.get("done"), message.get("id")):
                        return message
        except (OSError, WebSocketException, EOFError):
            pass
        self.lost += 1
        return None

    async def done(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """The body of an answer that is no refusal."""
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found


@asynccontextmanager
async def guests(address: str, count: int, is_open: asyncio.Event) -> AsyncIterator[list[Guest]]:
    """So many guests, each with a cookie that the hall has acknowledged."""
    jars = [httpx.AsyncClient(base_url=address, timeout=PATIENCE) for _ in range(count)]
    found = [Guest(jar, is_open) for jar in jars]
    try:
        for guest in found:
            await guest.done("GET", "/me")
        yield found
    finally:
        for jar in jars:
            await jar.aclose()


@dataclass
class Wish:
    """A request to act, and what was answered to it first, and `sent` over a socket."""

    path: str
    body: dict[str, Any]
    view: dict[str, Any] | None = None
    sent: dict[str, Any] | None = None


@dataclass
class Game:
    """A game that two guests play, wish by wish."""

    guests: list[Guest]
    chance: random.Random
    options: dict[str, Any]
    game: str = "toy"
    table: str = ""
    wishes: list[Wish] = field(default_factory=list)

    async def play(self) -> None:
        """From the opening to the end, and to a record that verifies."""
        await self._open()
        while await self._step():
            pass
        for guest in self.guests:
            record = await guest.done("GET", f"/tables/{self.table}/record")
        report = verify(from_json(record))
        assert report.ok and report.over, report  # noqa: PT018  # one report

    async def _open(self) -> None:
        seats = [human("Ask"), OPEN]
        wish = {"game": self.game, "options": self.options, "seats": seats}
        # To open a table bears no id: one whose answer is lost stays open, and nobody misses it.
        self.table = (await self.guests[0].done("POST", "/tables", wish))["id"]
        answer = await self.guests[1].ask("POST", f"/tables/{self.table}/seats/1", {"name": "Embla"})
        # The answer to the same request before may have been lost.
        assert answer.is_success or answer.json()["error"]["code"] in ("started", "seat_taken"), answer.text

    async def _step(self) -> bool:
        """Whoever can act does; whether the game goes on."""
        for guest in self.guests:
            view = await guest.done("GET", f"/tables/{self.table}")
            if view["status"] == "over":
                return False
            if view["my_turn"]:
                await self._act(guest, view)
        return True

    async def _act(self, guest: Guest, view: dict[str, Any]) -> None:
        body = {"expected_seq": view["seq"], "action_id": str(uuid.uuid4()), "seat": view["to_act"]}
        actions = [choice["action"] for choice in view["choices"]]
        useful = [action for action in actions if action != "ponder"]
        path = f"/tables/{self.table}/actions"
        if view["can_undo"] and self.chance.random() < TAKE_BACK:
            path = f"/tables/{self.table}/undo"
        elif "ponder" in actions and self.chance.random() < PONDER:
            body["action"] = "ponder"
        else:
            body["action"] = self.chance.choice(useful)
        self.wishes.append(Wish(path, body))
        await self._send(guest, self.wishes[-1])
        if self.chance.random() < AGAIN:
            await self._send(guest, self.wishes[-1])

    async def _send(self, guest: Guest, wish: Wish) -> None:
        if guest.sockets and self.chance.random() < BY_SOCKET:
            kind = "undo" if wish.path.endswith("undo") else "act"
            message = await guest.by_socket(self.table, {**wish.body, "type": kind})
            if message is not None:
                assert "done" in message, message
                wish.sent = wish.sent or message["view"]
                assert message["view"] == wish.sent, "the socket answered in another way"
                assert wish.view is None or same(wish.sent, wish.view), "the ways are answered differently"
                return
        answer = await guest.ask("POST", wish.path, wish.body)
        assert answer.status_code == 200, answer.text
        wish.view = wish.view or answer.json()
        assert answer.json() == wish.view, "the same request was answered in another way"
        assert wish.sent is None or same(wish.sent, wish.view), "the ways are answered differently"

    async def check(self, store: HallStore) -> None:
        """What lies in the database is exactly what was wished for: each of it once, in its order."""
        found = await store.table(self.table)
        assert found is not None
        stored = [line.action_id for line in found[1]]
        wished = [wish.body["action_id"] for wish in self.wishes]
        lost = sorted(set(wished) - set(stored))
        assert not lost, f"acknowledged and lost: {lost}"
        assert stored == wished, "stored twice, or in another order"
        assert [line.seq for line in found[1]] == list(range(1, len(stored) + 1))
