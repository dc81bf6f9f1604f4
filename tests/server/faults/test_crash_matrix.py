"""Two halls over one PostgreSQL server, and faults of each kind at each moment of a commit, under load.

Clients play the same tables at both halls, by requests and over sockets, and write down every call and
every answer. In the end the histories are held against the tables. In the long form for ten minutes.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from itertools import product
from pathlib import Path

import pytest

from gladsheim.server.operators.check import audit
from gladsheim.store import open_store
from gladsheim.tables.table import Line
from tests import PATIENCE
from tests.hosting.proxies import free_port
from tests.postgres import Server
from tests.server.faults.commits import AFTER, AT, BEFORE, FOLDER, MOMENTS
from tests.server.faults.crash_faults import ANOTHER, AWAY, ENDED, FAULTS, HALL, LONE, OWN, SERVER, Faults
from tests.server.faults.crash_players import Player, Watcher, players
from tests.server.faults.histories import ASKED, DONE, LOST, NOT_SAVED, STALE, UNSETTLED, History, violations
from tests.server.faults.nursery import nursery
from tests.server.toy_hall import ToyGames
from tests.toys import register

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]

HALLS, ROOMS, CARDS = 2, 3, 30
LONG_SECONDS = 600
SEED = 20_261_122
SHORT = (
    (LONE, BEFORE),
    (OWN, AT),
    (ANOTHER, AT),
    (ENDED, AFTER),
    (SERVER, AT),
    (AWAY, BEFORE),
    (HALL, AFTER),
)


@pytest.mark.timeout(1_200)
async def test_whatever_crashes_no_acknowledged_action_is_lost(
    own_server: Server,
    tmp_path: Path,
    long: bool,
    monkeypatch: pytest.MonkeyPatch,
    measured: Callable[[str], None],
) -> None:
    """Each acknowledged action is stored once and in order, and none that nobody sent or saw refused."""
    register(monkeypatch)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    chance, history, began = random.Random(SEED), History(), time.monotonic()
    url = own_server.make()
    open_store(url).close()
    async with AsyncExitStack() as stack:
        ports = [free_port() for _ in range(HALLS)]
        halls = [await stack.enter_async_context(nursery(port, url)) for port in ports]
        for hall in halls:
            await hall.fork()
            await hall.opened()
        addresses = [f"http://127.0.0.1:{port}" for port in ports]
        people = await players(stack, addresses, history, ROOMS, CARDS, SEED)
        faults = Faults(tmp_path, own_server, halls, people, history, chance)
        await stack.enter_async_context(faults.open())
        await play_through(people, faults, LONG_SECONDS if long else 0)
    # What the server has promised it keeps through one more crash.
    own_server.crash()
    own_server.start()
    stored, unsound = await read(url)
    assert [*violations(history, stored), *unsound] == []
    measured(f"{told(faults)} in {time.monotonic() - began:.0f} s: none lost, doubled or foreign")


def told(faults: Faults) -> str:
    """What happened, and what was answered, in numbers."""
    history, kinds = faults.history, ", ".join(f"{count} of {kind}" for kind, count in faults.met.items())
    return (
        f"{faults.met.total()} faults ({kinds}), {history.told[ASKED]} requests for "
        f"{len(history.wishes)} actions: {history.told[DONE]} acknowledged, "
        f"{history.told[STALE]} came second, "
        f"{history.told[NOT_SAVED]} told not saved, {history.told[UNSETTLED]} unsettled, "
        f"{history.told[LOST]} without an answer"
    )


async def play_through(people: list[Player], faults: Faults, seconds: float) -> None:
    """Let clients play until all faults have happened, and then each of them once more at least."""
    stopped, last_moment = asyncio.Event(), time.monotonic() + seconds
    history = faults.history
    async with asyncio.TaskGroup() as group:
        for player in people:
            group.create_task(player.play(stopped))
        # One beside each client that plays over a socket.
        watchers = [
            group.create_task(Watcher(f"beside {one.name}", one.room, one.at).watch())
            for one in people
            if one.by_socket
        ]
        cells = list(SHORT)
        # Of a server that is away too shortly, or too long, for the halls' patience nobody is told.
        while cells or time.monotonic() < last_moment or not history.told[UNSETTLED]:
            if not cells:
                cells = list(product(FAULTS, MOMENTS))
                faults.chance.shuffle(cells)
            await faults.strike(*cells.pop(0))
            await all_go_on(people, history)
        stopped.set()
        for watcher in watchers:
            watcher.cancel()


async def all_go_on(people: list[Player], history: History) -> None:
    """Come back when at each table each hall has acknowledged an action since."""

    def done() -> Counter[tuple[int, int]]:
        """How many actions each hall has acknowledged to those who play at a table."""
        rooms: Counter[tuple[int, int]] = Counter()
        for player in people:
            for at, count in player.done_at.items():
                rooms[id(player.room), at] += count
        return rooms

    before, everywhere = done(), list(product({id(player.room) for player in people}, range(HALLS)))
    async with asyncio.timeout(PATIENCE):
        await history.until(lambda: all(done()[place] > before[place] for place in everywhere))


async def read(url: str) -> tuple[dict[str, list[Line]], list[str]]:
    """All tables that have a line, as they are stored, and what `gladsheim check` says of them."""
    store = open_store(url)
    try:
        unsound = [f"table {one.table}: {one.faults}" async for one in audit(store, ToyGames()) if one.faults]
        tables = {table: await store.table(table) for table, _ in await store.all_tables()}
    finally:
        store.close()
    return {table: found[1] for table, found in tables.items() if found is not None and found[1]}, unsound
