"""SIGKILL while deals of the day and matches are begun and played: no try is lost, and none is given twice.

Four friends play the deal of the day, a match against bots and matches with each other, all at once, on
halls that are killed and started again all the time, also while they start.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from gladsheim.store import HallStore, open_store
from gladsheim.tables.daily.matches import compared
from tests.hosting.proxies import free_port
from tests.server.faults.insisting import AGAIN, Game, Guest, guests
from tests.server.faults.nursery import nursery
from tests.server.faults.test_killer import kill_until
from tests.toys import register

pytestmark = pytest.mark.anyio

KILLS = {"sqlite": (5, 300), "postgresql": (3, 100)}
"""By the kind of database, in the short form and in the long one."""
NAMES = ("Ask", "Embla", "Lif", "Sif")
PASSWORD = "a long password"  # noqa: S105  # of accounts that live as long as a test
SEED = 20_261_126
LOOK_AGAIN_SECONDS = 0.02


@dataclass
class Play(Game):
    """A shared deal that guests play at one table, begun by a request that each may send several times."""

    path: str = ""

    async def begin(self, guest: Guest) -> str:
        """The table at which a guest plays the deal."""
        return str((await guest.done("POST", self.path, {}))["id"])

    async def _open(self) -> None:
        # From two tabs at once: both come to the same table, and so does the other guest.
        begun = await asyncio.gather(*(self.begin(guest) for guest in self.guests for _ in range(2)))
        assert len(set(begun)) == 1, f"{self.path} was given twice: {begun}"
        self.table = begun[0]

    async def _step(self) -> bool:
        if self.chance.random() < AGAIN:
            assert await self.begin(self.guests[0]) == self.table
        done, goes_on = len(self.wishes), await super()._step()
        if goes_on and len(self.wishes) == done:
            # A bot is to act, once a hall lives long enough to ask it.
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
        return goes_on

    async def check(self, store: HallStore) -> None:
        """What its guests wished for is stored, each of it once and in their order, between what bots did."""
        found = await store.table(self.table)
        assert found is not None
        people = [seat.seat for seat in found[0].seats if seat.owner is not None]
        stored = [line.action_id for line in found[1] if line.seat in people]
        assert stored == [wish.body["action_id"] for wish in self.wishes]


async def play_day(friends: Sequence[Guest]) -> list[Play]:
    """Everybody plays today's deal."""
    plays = [
        Play([friend], random.Random(f"{SEED} day {k}"), {}, path="/games/toy/daily")
        for k, friend in enumerate(friends)
    ]
    await asyncio.gather(*(play.play() for play in plays))
    return plays


async def begun_match(friends: Sequence[Guest], wish: dict[str, Any]) -> dict[str, Any]:
    """A match that all have joined."""
    # To begin one bears no id: one whose answer is lost stays, and nobody misses it.
    found = await friends[0].done("POST", "/matches", {"game": "toy", **wish})
    for friend in friends[1:]:
        found = await friend.done("POST", f"/matches/{found['id']}/players", {})
    return found


async def play_match(friends: Sequence[Guest], wish: dict[str, Any]) -> tuple[str, list[Play]]:
    """A match from its beginning to its end: its id, and all its plays."""
    match = await begun_match(friends, wish)
    pairs = [
        (deal["number"], pair)
        for deal in match["deals"]
        for pair in (deal["pairs"] or [[k] for k in range(len(friends))])
    ]
    plays = [
        Play(
            [friends[player] for player in pair],
            random.Random(f"{SEED} {match['id']} {number} {pair}"),
            {},
            path=f"/matches/{match['id']}/deals/{number}",
        )
        for number, pair in pairs
    ]
    await asyncio.gather(*(play.play() for play in plays))
    return match["id"], plays


@pytest.mark.timeout(3_600)
async def test_killed_halls_lose_no_try_and_give_none_twice(
    hall_url: str, long: bool, monkeypatch: pytest.MonkeyPatch, measured: Callable[[str], None]
) -> None:
    """What was begun goes on at the same table, what was done is stored once, and standings are right."""
    register(monkeypatch)
    times, began = KILLS[hall_url.partition(":")[0]][long], time.monotonic()
    cards = {"options": {"cards": 12 if long else 3}}
    port = free_port()
    async with nursery(port, hall_url) as halls:
        await halls.fork()
        async with guests(f"http://127.0.0.1:{port}", len(NAMES), halls.is_open) as friends:
            for friend, name in zip(friends, NAMES, strict=True):
                await friend.done("POST", "/account", {"name": name, "password": PASSWORD})
            felt = lambda: any(friend.lost for friend in friends)  # noqa: E731  # said where it is used
            killer = asyncio.create_task(kill_until(felt, halls, times))
            async with asyncio.TaskGroup() as group:
                tries = group.create_task(play_day(friends))
                against = group.create_task(play_match(friends[:3], {"rounds": 1, **cards}))
                rotations = [await play_match(friends, {"rotation": 4, **cards})]
                while not killer.done():
                    rotations.append(await play_match(friends, {"rotation": 4, **cards}))
            await killer
            played = [
                *tries.result(),
                *against.result()[1],
                *(play for _, some in rotations for play in some),
            ]
            await check_day(friends, tries.result())
            for match in (against.result()[0], *(match for match, _ in rotations)):
                await check_standings(friends, match)
            lost = sum(friend.lost for friend in friends)
    await check_store(hall_url, played)
    measured(
        f"{times} kills at least in {time.monotonic() - began:.0f} s, {len(played)} tries to their end, "
        f"{lost} requests without an answer: 0 lost, 0 given twice"
    )


async def check_store(url: str, played: Sequence[Play]) -> None:
    """No table of a shared deal is there that nobody was told of."""
    store = open_store(url)
    try:
        for play in played:
            await play.check(store)
        stored = [await store.table(table) for table, _ in await store.all_tables()]
    finally:
        store.close()
    there = [found[0].id for found in stored if found is not None and found[0].terms.shared]
    assert sorted(there) == sorted({play.table for play in played})


async def points_of(guest: Guest, table: str) -> int:
    """What a guest's own seat has at the end of a game."""
    view = await guest.done("GET", f"/tables/{table}")
    return int(view["scene"]["scores"][view["viewer"]])


async def check_day(friends: Sequence[Guest], tries: Sequence[Play]) -> None:
    """The table of the day has everybody's try once, with its points."""
    day = (await friends[0].done("GET", f"/tables/{tries[0].table}"))["shared"]["day"]
    deals = (await friends[0].done("GET", f"/daily/{day}"))["deals"]
    rows = next(deal["rows"] for deal in deals if deal["game"] == "toy")
    told = {(row["name"], row["table"], row["finished"], row["score"]) for row in rows}
    assert len(rows) == len(told) == len(friends)
    for friend, name, one in zip(friends, NAMES, tries, strict=True):
        assert (name, one.table, True, await points_of(friend, one.table)) in told


async def check_standings(friends: Sequence[Guest], match: str) -> None:
    """Each play of a match stands there once with its points, and all is compared as it should be."""
    found = await friends[0].done("GET", f"/matches/{match}")
    scores = []
    for deal in found["deals"]:
        for play in deal["plays"]:
            assert play["finished"]
            assert play["score"] == await points_of(friends[play["player"]], play["table"])
            scores.append(((deal["number"], play["seat"]), str(play["player"]), play["score"]))
    assert len(scores) == len(set(scores)) == found["count"] * len(found["players"])
    result = compared(scores)
    told = [(one["player"], one["deals"], one["ahead"]) for one in found["standings"]]
    assert told == [(int(one.player), one.deals, one.ahead) for one in result.standings]
    assert found["luck"] == result.luck
