"""Clients that play one table at several halls, whatever becomes of those, and write everything down."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests import PATIENCE
from tests.server.calls import HUMANS
from tests.server.faults.histories import DONE, LOOKED, LOST, NOT_SAVED, SAW, Event, History, Wish

LONGEST_PAUSE = 0.1
"""Seconds that a client waits before it asks again, at most."""
AGAIN, TAKE_BACK, GIVE_UP, ELSEWHERE = 0.1, 0.2, 0.3, 0.5
"""How likely an acknowledged action is sent once more, an action is taken back, one that was not saved is
left, and what had no answer is asked at the other hall."""


@dataclass
class Crowd:
    """Whether all may ask, or one of them alone."""

    alone: str = ""
    _all: asyncio.Event = field(default_factory=asyncio.Event)

    async def turn(self, name: str) -> None:
        """Come back when a client may ask."""
        if self.alone not in ("", name):
            await self._all.wait()

    def silence(self, but: str) -> None:
        """Let only one ask from now on."""
        self.alone = but
        self._all.clear()

    def wake(self) -> None:
        """Let all ask."""
        self.alone = ""
        self._all.set()


@dataclass
class Room:
    """The table at which some clients play: the next one when a game is over."""

    http: Sequence[httpx.AsyncClient]
    """One for each hall, all with the cookie of one guest, who plays every seat."""
    history: History
    chance: random.Random
    cards: int
    crowd: Crowd
    table: str = ""
    _opening: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def next_table(self, after: str) -> None:
        """A new table, unless somebody has opened one after that which is over."""
        async with self._opening:
            while self.table == after:
                wish = {"game": "toy", "options": {"cards": self.cards}, "seats": list(HUMANS)}
                try:
                    answer = await self.chance.choice(self.http).post("/api/tables", json=wish)
                except httpx.TransportError:
                    await pause(self.chance)
                    continue
                if answer.is_success:
                    self.table = answer.json()["id"]


@dataclass
class Player:
    """A tab of a browser, at one of the halls: it acts by requests, or over a socket."""

    name: str
    room: Room
    at: int
    by_socket: bool
    chance: random.Random
    done_at: Counter[int] = field(default_factory=Counter)
    """How many of its actions each hall has acknowledged."""
    asking: bool = False
    """Whether it waits for an answer."""
    socket: ClientConnection | None = None
    socket_at: tuple[int, str] | None = None

    @property
    def history(self) -> History:
        """Everything that happened to anybody."""
        return self.room.history

    async def play(self, stopped: asyncio.Event) -> None:
        """Take action after action, until it is told to stop and everything is settled."""
        try:
            while not stopped.is_set():
                view = await self._look()
                while view is not None and not stopped.is_set():
                    if view["status"] == "over":
                        await self.room.next_table(view["id"])
                        break
                    view = await self._act(view)
        finally:
            await self._hang_up()

    async def _look(self) -> dict[str, Any] | None:
        """The table as the hall shows it; None without an answer."""
        await self.room.crowd.turn(self.name)
        table = self.room.table
        self.asking = True
        self.history.add(Event(self.name, LOOKED, table))
        try:
            answer = await self.room.http[self.at].get(f"/api/tables/{table}")
        except httpx.TransportError:
            self._answered(LOST, table)
        else:
            if answer.is_success:
                return self._seen(answer.json(), SAW)
            self._answered(answer.json()["error"]["code"], table)
        await pause(self.chance)
        return None

    def _answered(self, what: str, table: str, action_id: str | None = None, seq: int | None = None) -> None:
        self.asking = False
        self.history.add(Event(self.name, what, table, action_id, seq))

    def _seen(self, view: dict[str, Any], what: str, action_id: str | None = None) -> dict[str, Any]:
        show(self.history, self.name, view)
        self._answered(what, view["id"], action_id, view["seq"])
        return view

    async def _act(self, view: dict[str, Any]) -> dict[str, Any] | None:
        """Ask for an action until that is settled; the newest view."""
        action = self.chance.choice(view["choices"])["action"]
        if view["can_undo"] and self.chance.random() < TAKE_BACK:
            action = "undo"
        wish = Wish(
            view["id"],
            str(uuid.UUID(int=self.chance.getrandbits(128), version=4)),
            view["seq"],
            view["to_act"],
            action,
        )
        told: set[str] = set()
        at = self.at
        while True:
            what, found = await self._ask(wish, at)
            told.add(what)
            if found is not None and (what != DONE or self.chance.random() > AGAIN):
                return found
            if found is None:
                if told == {NOT_SAVED} and self.chance.random() < GIVE_UP:
                    return None
                at = 1 - at if self.chance.random() < ELSEWHERE else at
                await pause(self.chance)

    async def _ask(self, wish: Wish, at: int) -> tuple[str, dict[str, Any] | None]:
        """Ask once; what was answered, and the view that came with it."""
        await self.room.crowd.turn(self.name)
        self.asking = True
        self.history.ask(self.name, wish)
        async with asyncio.timeout(PATIENCE):
            body = await (self._over_socket(wish, at) if self.by_socket else self._by_request(wish, at))
        if body is None:
            what, view = LOST, None
        elif "error" in body:
            what, view = body["error"]["code"], body.get("view")
        else:
            what, view = DONE, body.get("view", body)
            self.done_at[at] += 1
        if view is not None:
            return what, self._seen(view, what, wish.action_id)
        self._answered(what, wish.table, wish.action_id)
        return what, None

    async def _by_request(self, wish: Wish, at: int) -> dict[str, Any] | None:
        path = f"/api/tables/{wish.table}/{'undo' if wish.action == 'undo' else 'actions'}"
        try:
            answer = await self.room.http[at].post(path, json=_body(wish))
        except httpx.TransportError:
            return None
        body: dict[str, Any] = answer.json()
        return body

    async def _over_socket(self, wish: Wish, at: int) -> dict[str, Any] | None:
        try:
            if self.socket is None or self.socket_at != (at, wish.table):
                await self._hang_up()
                self.socket = await connected(self.room.http[at], wish.table)
                self.socket_at = (at, wish.table)
            kind = "undo" if wish.action == "undo" else "act"
            await self.socket.send(json.dumps({**_body(wish), "type": kind}))
            async for text in self.socket:
                message: dict[str, Any] = json.loads(text)
                if wish.action_id in (message.get("done"), message.get("id")):
                    return message
                if message["type"] == "view":
                    show(self.history, self.name, message["view"])
        except (OSError, EOFError, WebSocketException):
            pass
        await self._hang_up()
        return None

    async def _hang_up(self) -> None:
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None


@dataclass
class Watcher:
    """A page that only watches the table at one of the halls."""

    name: str
    room: Room
    at: int

    async def watch(self) -> None:
        """Look at whatever the hall shows, for ever."""
        chance = random.Random(self.name)
        while True:
            table = self.room.table
            self.room.history.add(Event(self.name, LOOKED, table))
            with suppress(OSError, EOFError, WebSocketException):
                async with await connected(self.room.http[self.at], table) as socket:
                    async for text in socket:
                        message = json.loads(text)
                        if message["type"] == "view" and self._is_over(message["view"]):
                            break
            await pause(chance)

    def _is_over(self, view: dict[str, Any]) -> bool:
        show(self.room.history, self.name, view)
        self.room.history.add(Event(self.name, SAW, view["id"], seq=view["seq"]))
        return bool(view["status"] == "over")


async def connected(http: httpx.AsyncClient, table: str) -> ClientConnection:
    """A socket of a table, with the cookie of a client for requests."""
    address = f"ws{str(http.base_url).removeprefix('http').rstrip('/')}/api/tables/{table}/live"
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    return await connect(address, additional_headers={"cookie": cookie}, max_size=None)


def show(history: History, client: str, view: dict[str, Any]) -> None:
    """Write down the log that a client sees."""
    history.show(client, view["id"], [(one["seq"], one["seat"], one["action"]) for one in view["log"]])


def _body(wish: Wish) -> dict[str, Any]:
    body = {"expected_seq": wish.expected_seq, "action_id": wish.action_id, "seat": wish.seat}
    return body if wish.action == "undo" else {**body, "action": wish.action}


async def pause(chance: random.Random) -> None:
    """Wait a moment before asking again, as a page does."""
    await asyncio.sleep(chance.uniform(0, LONGEST_PAUSE))


async def players(
    stack: AsyncExitStack, addresses: Sequence[str], history: History, rooms: int, cards: int, seed: int
) -> list[Player]:
    """For each room a guest, and for each hall a client of its own by requests and one over a socket."""
    found, crowd = [], Crowd()
    for number in range(rooms):
        https = [httpx.AsyncClient(base_url=address, timeout=PATIENCE) for address in addresses]
        for http in https:
            await stack.enter_async_context(http)
        assert (await https[0].get("/api/me")).is_success
        for http in https[1:]:
            http.cookies = https[0].cookies
        room = Room(https, history, random.Random(f"{seed} {number}"), cards, crowd)
        await room.next_table("")
        for at in range(len(addresses)):
            for by_socket in (False, True):
                name = f"room {number}, hall {at}, {'socket' if by_socket else 'requests'}"
                found.append(Player(name, room, at, by_socket, random.Random(f"{seed} {name}")))
    return found
