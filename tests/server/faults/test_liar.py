"""Games over a network that lies: a fifth of requests and answers is lost, doubled, or comes too late.

The page's own part is proved in web/src/lib/table/liar.test.ts; here it is the hall that must not be
confused.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import AsyncExitStack

import httpx
import pytest

from gladsheim.server.app import create_app
from gladsheim.server.hall import Hall
from tests.server.faults.insisting import Game, Guest
from tests.toys import register

pytestmark = pytest.mark.anyio

GAMES, LONG_GAMES = 6, 500
AT_ONCE = 3
LIES = 0.2
SEED = 20_261_121


class LyingNetwork(httpx.AsyncBaseTransport):
    """Loses requests, loses answers, delivers requests twice, and old ones after newer ones."""

    def __init__(self, hall: Hall, chance: random.Random, address: str) -> None:
        self._true = httpx.ASGITransport(
            app=create_app(hall), raise_app_exceptions=False, client=(address, 1234)
        )
        self._chance = chance
        self._late: list[httpx.Request] = []
        self.lies = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """An answer, or none."""
        await request.aread()
        lie = self._chance.choice(["request", "answer", "twice", "late"]) if self._lying() else None
        self.lies += lie is not None
        if lie == "request":
            raise httpx.ConnectError("the request is lost")
        answer = await self._true.handle_async_request(request)
        await answer.aread()
        if lie == "twice":
            answer = await self._true.handle_async_request(request)
            await answer.aread()
        if lie != "late":
            for old in self._late:
                await (await self._true.handle_async_request(old)).aread()
            self._late.clear()
        elif request.method != "GET":
            self._late.append(request)
        if lie == "answer":
            raise httpx.ReadError("the answer is lost")
        return answer

    def _lying(self) -> bool:
        return self._chance.random() < LIES


async def play(hall: Hall, number: int) -> tuple[int, int]:
    """A game of two guests to its end and to the truth; how many actions, and how many lies."""
    chance = random.Random(f"{SEED} {number}")
    async with AsyncExitStack() as stack:
        # Of one address only so many names are looked up at a time.
        addresses = [f"10.{number // 250}.{number % 250}.{k}" for k in (1, 2)]
        networks = [LyingNetwork(hall, chance, address) for address in addresses]
        is_open = asyncio.Event()
        is_open.set()
        guests = []
        for network in networks:
            http = httpx.AsyncClient(transport=network, base_url="http://hall.test")
            # Nobody knows this name: to look it up would take as long as the game.
            guests.append(Guest(await stack.enter_async_context(http), is_open, sockets=False))
            await guests[-1].done("GET", "/me")
        game = Game(guests, chance, {"cards": 8, "charms": 4 * (number % 2)})
        await game.play()
        await game.check(hall.store)
        return len(game.wishes), sum(network.lies for network in networks)


@pytest.mark.any_database  # What PostgreSQL does under faults is looked at in test_crash_matrix.
@pytest.mark.timeout(3_600)
async def test_a_network_that_lies_confuses_no_game(
    hall: Hall, long: bool, monkeypatch: pytest.MonkeyPatch, measured: Callable[[str], None]
) -> None:
    """Each wish is done once, in its order, however often and however late it arrives; every game ends."""
    register(monkeypatch)
    games, began = LONG_GAMES if long else GAMES, time.monotonic()
    played = []
    for first in range(0, games, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, games))
        played += await asyncio.gather(*(play(hall, number) for number in numbers))
    actions, lies = (sum(counts) for counts in zip(*played, strict=True))
    assert lies > actions / 4
    seconds = time.monotonic() - began
    measured(f"{games} games in {seconds:.0f} s, {actions} actions, {lies} lies: 0 lost, 0 doubled")
