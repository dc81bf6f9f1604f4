"""How fast the hall is: saved moves, watchers, and what an open socket costs.

    python benchmarks/hall.py [--seconds 10] [--connections 16] [--rounds 3] [--free]
        [--json FILE]

The hall runs in a process of its own and this one is its client, over real connections. It
saves on the disk as always: SQLite with `synchronous=FULL` and group commit, PostgreSQL (a
server of its own, where `initdb` is found) with `fsync` on. A move counts when its answer,
the whole view of the table, has come. The toy game of the tests shows what the hall itself
costs, Völuspá what it costs with real rules, compiled if its kernels are ready. Actions go over the
table's socket, as the page sends them, or by requests (`way`). Where other work
shares the machine, moves for each second that the hall's process has really computed say more
than moves for each second of the clock. The hall has one core for itself where the machine has
several, and all else shares the others; `--free` leaves that to the system.
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
CORES = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []
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


SEQ_TOLD = re.compile(rb'"status":"\w+","seq":(\d+)')
HANDSHAKE = (
    b"GET /api/tables/%s/live?log=new HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"
    b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: Z2xhZHNoZWltIHdhdGNoLg==\r\n%s\r\n"
)
"""A watcher reads no more of the protocol than it takes to see a move come, so that it is not measured."""
READER = msgspec.json.Decoder(View)


class Message(msgspec.Struct):
    """What a player needs of a socket's message."""

    view: View | None = None
    done: str | None = None


MESSAGES = msgspec.json.Decoder(Message)


class Connection:
    """One guest on one connection: as little of HTTP as it takes, so that the client is not measured."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self._reader, self._writer, self._host = reader, writer, host
        self.cookie = ""

    @classmethod
    async def open(cls, port: int) -> Connection:
        """Connect to the hall."""
        return cls(*await asyncio.open_connection("127.0.0.1", port), f"127.0.0.1:{port}")

    async def post(self, path: str, body: Any) -> View:
        """Send JSON, and read the table that comes back."""
        content = msgspec.json.encode(body)
        head = (
            f"POST /api{path} HTTP/1.1\r\nHost: {self._host}\r\nContent-Type: application/json\r\n"
            f"Cookie: {self.cookie}\r\nContent-Length: {len(content)}\r\n\r\n"
        )
        self._writer.write(head.encode() + content)
        answer = (await self._reader.readuntil(b"\r\n\r\n")).decode()
        length = re.search(r"(?i)content-length: (\d+)", answer)
        assert length is not None, answer
        received = await self._reader.readexactly(int(length[1]))
        assert answer.startswith("HTTP/1.1 20"), received
        if cookie := re.search(r"(?i)set-cookie: ([^;]+)", answer):
            self.cookie = cookie[1]
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


class Seats:
    """Both seats of a table, played over its socket as the page does, with as little of the protocol."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: str) -> None:
        self._reader, self._writer, self._table = reader, writer, table

    @classmethod
    async def open(cls, port: int, cookie: str, table: str) -> Seats:
        """Shake hands, and take the first view."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
        writer.write(HANDSHAKE % (table.encode(), port, b"Cookie: %s\r\n" % cookie.encode()))
        await reader.readuntil(b"\r\n\r\n")
        seats = cls(reader, writer, table)
        await seats._message()
        return seats

    async def act(self, view: View) -> View:
        """Take the first action there is."""
        wish = {
            "type": "act",
            "action": view.choices[0].action,
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


async def moves(
    port: int, process: int, game: str, connections: int, seconds: float, way: str = "socket"
) -> dict[str, float]:
    """Saved moves by so many guests, each at tables of its own, over its socket or by requests."""
    spent: list[float] = []
    busy: list[float] = []
    begin = time.perf_counter() + 1
    end = begin + seconds

    async def play() -> None:
        connection = await Connection.open(port)
        while time.perf_counter() < end:
            view = await connection.table(game)
            seats = connection if way == "requests" else await Seats.open(port, connection.cookie, view.id)
            while view.status == "running" and (now := time.perf_counter()) < end:
                view = await seats.act(view)
                if now >= begin:
                    spent.append(time.perf_counter() - now)
            if isinstance(seats, Seats):
                seats.close()

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
    seats = await Seats.open(port, player.cookie, view.id)
    sent: list[float] = []
    got: list[list[float]] = [[] for _ in range(WATCHED_MOVES + 1)]
    ready = asyncio.Semaphore(0)

    async def watch() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
        writer.write(HANDSHAKE % (view.id.encode(), port, b""))
        seq = -1
        while seq < WATCHED_MOVES:
            seq = int(SEQ_TOLD.findall(await reader.readuntil(b'"choices"'))[-1])
            got[seq].append(time.perf_counter())
            if seq == 0:
                ready.release()
        writer.close()

    watchers = [asyncio.create_task(watch()) for _ in range(WATCHERS)]
    for _ in range(WATCHERS):
        await ready.acquire()
    for _ in range(WATCHED_MOVES):
        sent.append(time.perf_counter())
        view = await seats.act(view)
        await asyncio.sleep(1 / MOVES_A_SECOND)
    await asyncio.gather(*watchers)
    seats.close()
    each = [moment - start for start, moments in zip(sent, got[1:], strict=True) for moment in moments]
    last = [max(moments) - start for start, moments in zip(sent, got[1:], strict=True)]
    return {"deliveries": len(each), **percentiles("each", each), **percentiles("last", last)}


async def idle(port: int, process: int, compression: str | None) -> dict[str, float]:
    """What a socket costs that only waits; browsers ask for compression."""
    player = await Connection.open(port)
    view = await player.table("voluspa")
    address = f"ws://127.0.0.1:{port}/api/tables/{view.id}/live?log=new"
    before = resident_kib(process)
    sockets = []
    for _ in range(IDLE_SOCKETS):
        socket = await connect(address, compression=compression, max_size=None)
        await socket.recv(decode=False)
        sockets.append(socket)
    after = resident_kib(process)
    for socket in sockets:
        await socket.close()
    return {"kib_per_idle_socket": (after - before) / IDLE_SOCKETS, "mib_before": before / 1024}


def confine() -> None:
    """Leave the first core to the server that is measured, if there are more."""
    if len(CORES) > 1:
        os.sched_setaffinity(0, CORES[1:])


def on_one_core(process: int) -> None:
    """Let a process that has just begun keep to the core that was left to it."""
    if CORES and os.sched_getaffinity(0) != set(CORES):
        os.sched_setaffinity(process, CORES[:1])


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
def hall(game: str, url: str, root: Path = ROOT) -> Iterator[tuple[int, int]]:
    """A hall with one game, of the checkout at `root`; its port and its process."""
    toy = ["-m", "tests.server.hall_process", "0", url]
    real = ["-m", "gladsheim", "serve", "--port", "0", "--database", url, "--no-limits"]
    path = os.pathsep.join([str(root / "src"), str(root)])
    python = sys.executable if root == ROOT else str(root / ".venv" / "bin" / "python")
    process = subprocess.Popen(
        [python, *(toy if game == "toy" else real)],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
    )
    on_one_core(process.pid)
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
        with running(initdb, Path(folder) / "fresh", careless=False) as server:
            yield {**found, "postgres": server.make}


def measured(name: str, url: str, game: str, way: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """One row."""
    with hall(game, url) as (port, process):
        match name:
            case "moves":
                found = asyncio.run(moves(port, process, game, chosen.connections, chosen.seconds, way))
            case "fan-out":
                found = asyncio.run(fan_out(port))
            case _:
                found = asyncio.run(idle(port, process, compression=way or None))
    return {"row": name, "way": way, "database": url.partition(":")[0], "game": game, **found}


def main() -> None:
    """Measure all rows, in interleaved rounds, and print them as they come."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--connections", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rows", nargs="*", choices=["moves", "fan-out", "idle"])
    parser.add_argument("--free", action="store_true", help="let the system choose the cores")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    if not chosen.free:
        confine()
    _, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    rows: list[dict[str, Any]] = []
    wanted = [
        ("moves", "toy", "socket"),
        ("moves", "toy", "requests"),
        ("moves", "voluspa", "socket"),
        ("fan-out", "toy", ""),
        ("idle", "voluspa", ""),
        ("idle", "voluspa", "deflate"),
    ]
    wanted = [row for row in wanted if chosen.rows is None or row[0] in chosen.rows]
    with databases() as makers:
        for _ in range(chosen.rounds):
            for name, game, way in wanted:
                for make in makers.values():
                    rows.append(measured(name, make(), game, way, chosen))
                    rounded = {
                        key: round(value, 2) if isinstance(value, float) else value
                        for key, value in rows[-1].items()
                    }
                    print(json.dumps(rounded), flush=True)
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
