"""SIGKILL at random moments under load: nothing that was acknowledged is lost or done twice.

Two guests each play several games at once, one after the other, on halls that are killed and
started again all the time, also while they start. In the long form a thousand times.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Callable

import pytest

from gladsheim.store import open_store
from tests.hosting.proxies import free_port
from tests.server.faults.insisting import Game, Guest, guests
from tests.server.faults.nursery import Nursery, nursery
from tests.toys import register

pytestmark = pytest.mark.anyio

KILLS = {"sqlite": (5, 1_000), "postgresql": (3, 300)}
"""By the kind of database, in the short form and in the long one."""
LONGEST_LIFE = 0.25
"""Seconds that a hall lives after it has opened, or begun to open."""
STILLBORN = 0.2
"""How many die while they start."""
TABLES = 4
SEED = 20_261_121


async def kill(nursery: Nursery, times: int, chance: random.Random) -> None:
    """Let so many halls live for a moment, and a last one to the end."""
    for _ in range(times):
        # The moment is the test: nothing is waited for.
        await asyncio.sleep(chance.uniform(0.0, LONGEST_LIFE))
        await nursery.kill()
        await nursery.fork()
        if chance.random() > STILLBORN:
            await nursery.opened()
    await nursery.opened()


async def kill_until(felt: Callable[[], bool], nursery: Nursery, times: int) -> None:
    """Kill so many halls, and more of them until the kills were felt."""
    chance = random.Random(SEED)
    await kill(nursery, times, chance)
    while not felt():
        await kill(nursery, 1, chance)


@pytest.mark.timeout(3_600)
async def test_a_killed_hall_loses_nothing_and_does_nothing_twice(
    hall_url: str, long: bool, monkeypatch: pytest.MonkeyPatch, measured: Callable[[str], None]
) -> None:
    """What was acknowledged is stored once and in order, whenever the hall dies; every game ends."""
    register(monkeypatch)
    times, began = KILLS[hall_url.partition(":")[0]][long], time.monotonic()
    played: list[Game] = []
    port = free_port()
    async with nursery(port, hall_url) as halls:
        await halls.fork()
        async with guests(f"http://127.0.0.1:{port}", 2 * TABLES, halls.is_open) as people:

            def felt() -> bool:
                """Whether requests were under way when halls died, and others were answered between."""
                wishes = sum(len(game.wishes) for game in played)
                return min(2 * sum(guest.lost for guest in people), wishes) >= times

            killer = asyncio.create_task(kill_until(felt, halls, times))
            async with asyncio.TaskGroup() as group:
                for k in range(0, 2 * TABLES, 2):
                    group.create_task(play_on(people[k : k + 2], k, long, killer, played))
            await killer
            lost = sum(guest.lost for guest in people)
    store = open_store(hall_url)
    try:
        for game in played:
            await game.check(store)
    finally:
        store.close()
    wishes = sum(len(game.wishes) for game in played)
    seconds = time.monotonic() - began
    measured(
        f"{times} kills at least in {seconds:.0f} s, {len(played)} games to their end, "
        f"{wishes} actions acknowledged, {lost} requests without an answer: 0 lost, 0 doubled"
    )


async def play_on(
    people: list[Guest], number: int, long: bool, killer: asyncio.Task[None], played: list[Game]
) -> None:
    """Game after game, to the end of one that outlives the last kill."""
    # One table of the long form asks in secret, and pauses after each such question.
    options = {"cards": 4, "charms": 4} if long and number == 0 else {"cards": 30 if long else 10}
    for count in itertools.count():
        game = Game(people, random.Random(f"{SEED} {number} {count}"), options)
        played.append(game)
        await game.play()
        if killer.done():
            return
