"""How fast the hall is: saved moves, watchers, and what an open socket costs.

    python benchmarks/hall.py [--seconds 10] [--connections 16] [--rounds 3] [--json FILE]

The hall runs in a process of its own and this one is its client, over real connections. It
saves on the disk as always: SQLite with `synchronous=FULL` and group commit, PostgreSQL (a
server of its own, where `initdb` is found) with `fsync` on. A move counts when its answer,
the whole view of the table, has come. The toy game of the tests shows what the hall itself
costs, Völuspá what it costs with real rules, run plainly as the hall does. Where other work
shares the machine, moves for each second that the hall's process has really computed say more
than moves for each second of the clock.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

WATCHERS = 100
WATCHED_MOVES = 100
MOVES_A_SECOND = 20
IDLE_SOCKETS = 1000
GAMES: dict[str, dict[str, Any]] = {"toy": {"cards": 10}, "voluspa": {}}
HUMANS = [{"kind": "human", "name": "Ask"}, {"kind": "human", "name": "Embla"}]


class Choice(msgspec.Struct):
    """An action that can be taken."""

    action: str


class View(msgspec.Struct):
    """What a player needs of a table's view."""

    id: str
    seq: int
    status: str
    to_act: int | None
    choices: list[Choice]


READER = msgspec.json.Decoder(View)


class Connection:
    """One guest on one connection: as little of HTTP as it takes, so that the client is not measured."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self._reader, self._writer, self._host = reader, writer, host
        self._cookie = ""

    @classmethod
    async def open(cls, port: int) -> Connection:
        """Connect to the hall."""
        return cls(*await asyncio.open_connection("127.0.0.1", port), f"127.0.0.1:{port}")

    async def post(self, path: str, body: Any) -> View:
        """Send JSON, and read the table that comes back."""
        content = msgspec.json.encode(body)
        head = (
            f"POST /api{path} HTTP/1.1\r\nHost: {self._host}\r\nContent-Type: application/json\r\n"
            f"Cookie: {self._cookie}\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        self._writer.write(head.encode() + content)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"(?i)content-length: (\d+)", answer)
        assert length is not None, answer
        received = await self._reader.readexactly(int(length[1]))
        assert answer.startswith("HTTP/1.1 20"), received
        if cookie := re.search(r"(?i)set-cookie: ([^;]+)", answer):
            self._cookie = cookie[1]
        return READER.decode(received)

    async def table(self, game: str, **options: Any) -> View:
        """A new table for two at one screen."""
        wish = {"game": game, "options": options or GAMES[game], "seats": HUMANS}
        return await self.post("/tables", wish)

    async def act(self, view: View) -> View:
        """Take the first action there is."""
        body = {
            "action": view.choices[0].action,
            "expected_seq": view.seq,
            "action_id": str(uuid.uuid4()),
            "seat": view.to_act,
        }
        return await self.post(f"/tables/{view.id}/actions", body)


async def moves(port: int, process: int, game: str, connections: int, seconds: float) -> dict[str, float]:
    """Saved moves by so many guests, each at tables of its own."""
    spent: list[float] = []
    busy: list[float] = []
    begin = time.perf_counter() + 1
    end = begin + seconds

    async def play() -> None:
        connection = await Connection.open(port)
        view = await connection.table(game)
        while (now := time.perf_counter()) < end:
            view = await connection.act(view)
            if now >= begin:
                spent.append(time.perf_counter() - now)
            if view.status != "running":
                view = await connection.table(game)

    async def look() -> None:
        for moment in (begin, end):
            await asyncio.sleep(moment - time.perf_counter())
            busy.append(processor_seconds(process))

    await asyncio.gather(look(), *(play() for _ in range(connections)))
    return {
        "moves_per_second": len(spent) / seconds,
        **percentiles("move", spent),
        "moves_per_processor_second": len(spent) / (busy[1] - busy[0]),
        "processor_share": (busy[1] - busy[0]) / seconds,
    }


async def fan_out(port: int) -> dict[str, float]:
    """From sending a move until each of the watchers has got it."""
    player = await Connection.open(port)
    view = await player.table("toy", cards=WATCHED_MOVES)
    address = f"ws://127.0.0.1:{port}/api/tables/{view.id}/live"
    sent: list[float] = []
    got: list[list[float]] = [[] for _ in range(WATCHED_MOVES + 1)]
    ready = asyncio.Semaphore(0)

    async def watch() -> None:
        async with connect(address, compression=None, max_size=None) as socket:
            while True:
                found = re.search(rb'"status":"\w+","seq":(\d+)', await socket.recv(decode=False))
                if found is None:
                    continue
                seq = int(found[1])
                got[seq].append(time.perf_counter())
                if seq == 0:
                    ready.release()
                if seq == WATCHED_MOVES:
                    return

    watchers = [asyncio.create_task(watch()) for _ in range(WATCHERS)]
    for _ in range(WATCHERS):
        await ready.acquire()
    for _ in range(WATCHED_MOVES):
        sent.append(time.perf_counter())
        view = await player.act(view)
        await asyncio.sleep(1 / MOVES_A_SECOND)
    await asyncio.gather(*watchers)
    each = [moment - start for start, moments in zip(sent, got[1:], strict=True) for moment in moments]
    last = [max(moments) - start for start, moments in zip(sent, got[1:], strict=True)]
    return {"deliveries": len(each), **percentiles("each", each), **percentiles("last", last)}


async def idle(port: int, process: int) -> dict[str, float]:
    """What a socket costs that only waits."""
    player = await Connection.open(port)
    view = await player.table("voluspa")
    address = f"ws://127.0.0.1:{port}/api/tables/{view.id}/live"
    before = resident_kib(process)
    sockets = []
    for _ in range(IDLE_SOCKETS):
        socket = await connect(address, compression=None, max_size=None)
        await socket.recv(decode=False)
        sockets.append(socket)
    after = resident_kib(process)
    for socket in sockets:
        await socket.close()
    return {"kib_per_idle_socket": (after - before) / IDLE_SOCKETS, "mib_before": before / 1024}


def percentiles(name: str, seconds: list[float]) -> dict[str, float]:
    """Half and 99 % of the times, in milliseconds."""
    cuts = statistics.quantiles(seconds, n=100)
    return {f"{name}_p50_ms": cuts[49] * 1000, f"{name}_p99_ms": cuts[98] * 1000}


def processor_seconds(process: int) -> float:
    """How long a process has computed, in itself and in the kernel."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_kib(process: int) -> int:
    """How much memory a process has."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1])


@contextmanager
def hall(game: str, url: str) -> Iterator[tuple[int, int]]:
    """A hall with one game; its port and its process."""
    toy = ["-m", "tests.server.hall_process", "0", url]
    real = ["-m", "gladsheim", "serve", "--port", "0", "--database", url]
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    process = subprocess.Popen(
        [sys.executable, *(toy if game == "toy" else real)],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        announced = re.search(r"http://127\.0\.0\.1:(\d+)", process.stdout.readline())
        assert announced is not None
        yield int(announced[1]), process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)


@contextmanager
def databases() -> Iterator[dict[str, Any]]:
    """Makers of new, empty databases."""
    from tests.conftest import program
    from tests.postgres import running

    with tempfile.TemporaryDirectory() as folder:
        found = {"sqlite": lambda: f"sqlite:///{folder}/{uuid.uuid4().hex}.db"}
        initdb = program("postgres")
        if initdb is None:
            print("PostgreSQL's initdb is missing: its rows are left out", file=sys.stderr)
            yield found
            return
        with running(initdb, careless=False) as server:
            yield {**found, "postgres": server.make}


def measured(name: str, url: str, game: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """One row."""
    with hall(game, url) as (port, process):
        match name:
            case "moves":
                found = asyncio.run(moves(port, process, game, chosen.connections, chosen.seconds))
            case "fan-out":
                found = asyncio.run(fan_out(port))
            case _:
                found = asyncio.run(idle(port, process))
    return {"row": name, "database": url.partition(":")[0], "game": game, **found}


def main() -> None:
    """Measure all rows, in interleaved rounds, and print them as they come."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--connections", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    _, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    rows: list[dict[str, Any]] = []
    wanted = [("moves", "toy"), ("moves", "voluspa"), ("fan-out", "toy"), ("idle", "voluspa")]
    with databases() as makers:
        for _ in range(chosen.rounds):
            for name, game in wanted:
                for make in makers.values():
                    rows.append(measured(name, make(), game, chosen))
                    rounded = {
                        key: round(value, 2) if isinstance(value, float) else value
                        for key, value in rows[-1].items()
                    }
                    print(json.dumps(rounded), flush=True)
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
