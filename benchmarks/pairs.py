"""What a move costs two versions of the hall, which run at once and share one core.

    python benchmarks/pairs.py BEFORE [--game voluspa] [--windows 40] [--seconds 0.7] [--connections 16]

BEFORE is a checkout of the other version, set up by `./gladsheim dev`. What else the machine does
meets both alike, so the ratio of a window says more than figures that were taken one after the
other. Printed is the processor time for each move of either, and the median of the ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

import hall  # noqa: E402  # of this folder
import hall_client  # noqa: E402  # of this folder


def processor_seconds(process: int) -> float:
    """How long the threads of a process have computed, to the nanosecond."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


class Version:
    """One of the two halls, and how many moves it has stored."""

    def __init__(self, port: int, process: int) -> None:
        self.port, self.process = port, process
        self.moves = 0

    async def play(self, game: str) -> None:
        """One guest, at one table after the other."""
        connection = await hall_client.Connection.open(self.port)
        while True:
            view = await connection.table(game)
            seats = await hall_client.Seats.open(self.port, connection.cookie, view.id)
            while view.status == "running":
                view = await seats.act(view)
                self.moves += 1
            seats.close()


async def windows(versions: list[Version], chosen: argparse.Namespace) -> list[list[float]]:
    """The processor time of a move in each window, in microseconds, of each version."""
    guests = [
        asyncio.create_task(version.play(chosen.game))
        for version in versions
        for _ in range(chosen.connections)
    ]
    await asyncio.sleep(2)
    found: list[list[float]] = [[] for _ in versions]
    for _ in range(chosen.windows):
        before = [(version.moves, processor_seconds(version.process)) for version in versions]
        await asyncio.sleep(chosen.seconds)
        after = [(version.moves, processor_seconds(version.process)) for version in versions]
        pairs = list(zip(before, after, strict=True))
        # On a busy machine a window may be over before anybody has moved.
        if all(now[0] > then[0] for then, now in pairs):
            for costs, (then, now) in zip(found, pairs, strict=True):
                costs.append((now[1] - then[1]) * 1e6 / (now[0] - then[0]))
    for guest in guests:
        guest.cancel()
    return found


def main() -> None:
    """Start both, let them be played, and print what a move costs."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("before", type=Path)
    parser.add_argument("--game", default="voluspa", choices=list(hall_client.GAMES))
    parser.add_argument("--windows", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.7)
    parser.add_argument("--connections", type=int, default=16)
    chosen = parser.parse_args()
    hall.confine()
    hall_client.GAMES["toy"] = {"cards": 30}
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        versions = []
        for name, root in (("before", chosen.before.resolve()), ("now", ROOT)):
            started = hall.hall(chosen.game, f"sqlite:///{folder}/{name}.db", root)
            versions.append(Version(*stack.enter_context(started)))
        load = os.getloadavg()[0]
        start = time.monotonic()
        before, now = asyncio.run(windows(versions, chosen))
    ratios = [new / old for old, new in zip(before, now, strict=True)]
    print(
        f"{chosen.game}: before {statistics.median(before):.0f} µs, now {statistics.median(now):.0f} µs, "
        f"median of {len(ratios)} ratios {statistics.median(ratios):.3f} "
        f"(quartiles {statistics.quantiles(ratios)[0]:.3f}, {statistics.quantiles(ratios)[2]:.3f}), "
        f"load {load:.1f}, {time.monotonic() - start:.0f} s"
    )


if __name__ == "__main__":
    main()
