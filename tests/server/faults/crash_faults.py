"""Faults of halls and of their PostgreSQL server, each at a moment of a commit."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests import PATIENCE
from tests.postgres import Server
from tests.server.faults.commits import AT, HERE, ORDER
from tests.server.faults.crash_players import Player
from tests.server.faults.histories import DONE, UNSETTLED, History
from tests.server.faults.nursery import Nursery
from tests.server.test_run import wait_for

LONGEST_HOLD = 3.0
"""Seconds for which a commit is kept waiting for something to happen meanwhile, at most."""
LONGEST_DELAY = 0.003
"""Seconds after which a fault at the moment of a commit strikes, at most."""
BACKENDS = "SELECT pid FROM pg_stat_activity WHERE application_name = 'gladsheim' AND pid <> {backend}"

OWN, LONE, ANOTHER, ENDED = "own", "lone", "another", "ended"
SERVER, AWAY, HALL = "server", "away", "hall"
FAULTS = {
    OWN: "kill -9 of the committing backend",
    LONE: "kill -9 of the only committing backend",
    ANOTHER: "kill -9 of another backend",
    ENDED: "pg_terminate_backend of the committing backend",
    SERVER: "pg_ctl stop -m immediate",
    AWAY: "pg_ctl stop -m immediate, for longer than the halls' patience",
    HALL: "kill -9 of the committing hall",
}
SIGNALS = {OWN: signal.SIGKILL, LONE: signal.SIGKILL, ENDED: signal.SIGTERM}
"""What the committing hall itself sends its backend; SIGTERM is what pg_terminate_backend sends."""


@dataclass
class Faults:
    """Lets faults happen, one after the other."""

    folder: Path
    server: Server
    halls: list[Nursery]
    people: list[Player]
    history: History
    chance: random.Random
    met: Counter[str] = field(default_factory=Counter)
    _port: int = 0
    _come: asyncio.Future[tuple[int, int, StreamWriter]] | None = None

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Listen to halls that have come to the moment."""
        async with await asyncio.start_server(self._hear, HERE) as listener:
            self._port = listener.sockets[0].getsockname()[1]
            yield

    async def _hear(self, reader: StreamReader, writer: StreamWriter) -> None:
        hall, backend = (await reader.readline()).split()
        assert self._come is not None
        if not self._come.done():
            self._come.set_result((int(hall), int(backend), writer))

    async def strike(self, fault: str, moment: str) -> None:
        """Let a fault happen when a hall next comes to a moment of its commit, and all go on afterwards."""
        self._come = asyncio.get_running_loop().create_future()
        if fault == LONE:
            await self._silence_others()
        starts = self.server.starts()
        order = {"port": self._port, "moment": moment, "signal": SIGNALS.get(fault)}
        unfinished = self.folder / "unfinished"
        unfinished.write_text(json.dumps({**order, "delay": self.chance.uniform(0, LONGEST_DELAY)}))
        unfinished.rename(self.folder / ORDER)
        async with asyncio.timeout(PATIENCE):
            hall, backend, writer = await self._come
        if moment == AT:
            writer.close()
            await asyncio.sleep(self.chance.uniform(0, LONGEST_DELAY))
        if fault == HALL:
            await self._kill_hall(hall)
        elif fault in (SERVER, AWAY):
            await self._stop_server(writer, away=fault == AWAY)
        else:
            await self._lose_backend(fault, backend, starts)
        writer.close()
        self.met[FAULTS[fault]] += 1

    async def _silence_others(self) -> None:
        """Let one client alone go on: nobody else's commit writes to the disk what its own has begun."""
        lone = self.chance.choice(self.people)
        lone.room.crowd.silence(but=lone.name)
        async with asyncio.timeout(PATIENCE):
            await self.history.until(lambda: not any(one.asking for one in self.people if one is not lone))

    async def _kill_hall(self, process: int) -> None:
        (struck,) = (hall for hall in self.halls if hall.pid == process)
        await struck.kill()
        await struck.fork()
        await struck.opened()

    async def _stop_server(self, writer: StreamWriter, *, away: bool) -> None:
        await asyncio.to_thread(self.server.crash)
        if away:
            writer.close()
            await self._hold(UNSETTLED)
        await asyncio.to_thread(self.server.start)
        await self._hold(DONE)

    async def _lose_backend(self, fault: str, backend: int, starts: int) -> None:
        """Wait until the server has recovered from the loss of a backend, and others have saved something."""
        if fault == ANOTHER:
            await asyncio.to_thread(self._kill_another, backend)
        if fault != ENDED:
            await asyncio.to_thread(wait_for, lambda: self.server.starts() > starts)
        # What they save now may get the number of a transaction that the server has forgotten.
        self.people[0].room.crowd.wake()
        await self._hold(DONE)

    def _kill_another(self, backend: int) -> None:
        others = [row[0] for row in self.server.execute("postgres", BACKENDS.format(backend=backend))]
        os.kill(self.chance.choice(others), signal.SIGKILL)

    async def _hold(self, what: str) -> None:
        """Wait until somebody is told so."""
        before = self.history.told[what]
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_HOLD):
                await self.history.until(lambda: self.history.told[what] > before)
