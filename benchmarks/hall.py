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
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

from hall_client import HANDSHAKE, SEQ_TOLD, Connection, Seats  # noqa: E402  # of this folder

WATCHERS = 100
WATCHED_MOVES = 100
MOVES_A_SECOND = 20
IDLE_SOCKETS = 1000
CORES = sorted(os.sched_getaffinity(0)) if sys.platform == "linux" else []


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
def hall(
    game: str, url: str, root: Path = ROOT, *, limits: bool = False, log: Path | None = None
) -> Iterator[tuple[int, int]]:
    """A hall with the toy game or all real ones, of the checkout at `root`; its port and its process.

    It writes its log to a new file, or else to the terminal.
    """
    toy = ["-m", "tests.server.hall_process", "0", url]
    real = ["-m", "gladsheim", "serve", "--port", "0", "--database", url]
    real.append("--limits" if limits else "--no-limits")
    path = os.pathsep.join([str(root / "src"), str(root)])
    python = sys.executable if root == ROOT else str(root / ".venv" / "bin" / "python")
    with nullcontext() if log is None else log.open("w") as errors:
        process = subprocess.Popen(
            [python, *(toy if game == "toy" else real)],
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=errors,
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
