"""What one address that floods a hall inside its limits does to everybody else.

    python benchmarks/floods.py [BEFORE] [--rows bots lab ...] [--seconds 10] [--rounds 3] [--part 1]
        [--free] [--json FILE]

BEFORE is a checkout of another version, set up by `./gladsheim dev`; it is measured by turns with this one.
Each row starts a hall with its limits, games and bots on a new SQLite file. One person uses it, first while
it is quiet and then while another address floods it. The program prints the figures of each measurement
(times in seconds). At the end it prints a table for each row: the bound, in how many rounds each version
kept it, and the medians. Seconds depend on the machine: compare the ratios to the quiet hall.

`--part` makes the floods smaller: that shows that a row works, and proves nothing. The hall and its bots
share one core where the machine has several, and the flood and the person share the others; `--free` leaves
that to the system. Needs Linux, where all of 127.0.0.0/8 is this machine's.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

import hall  # noqa: E402  # of this folder
from flood_rows import bots, lab, lines, lobby, memory, reviews, schema  # noqa: E402
from flood_rows.rows import DATABASE, Found, Row, Stage  # noqa: E402

ROWS: dict[str, Row] = {
    "bots": bots.ROW,
    "reviews": reviews.ROW,
    "lab": lab.ROW,
    "lobby": lobby.ROW,
    "schema": schema.ROW,
    "lines": lines.ROW,
    "memory": memory.ROW,
}
MOST_SECONDS, MOST_ROUNDS = 60.0, 100
LOG_SHOWN = 4_000
"""Characters of a hall's log that are shown where a measurement fails."""
HEAD = ("row", "version", "commit", "round", "load", "kept")
"""What stands before the figures of a measurement."""


class Version(NamedTuple):
    """A checkout that is measured."""

    name: str
    root: Path

    @property
    def commit(self) -> str:
        """The commit that is checked out."""
        told = subprocess.run(
            ["git", "-C", str(self.root), "describe", "--always", "--dirty"],
            check=False,
            capture_output=True,
            text=True,
        )
        return told.stdout.strip()


def bounded(most: float) -> Any:
    """A type of arguments: a number above 0 and at most `most`."""

    def read(text: str) -> float:
        if not 0 < float(text) <= most:
            raise argparse.ArgumentTypeError(f"{text} is not above 0 and at most {most:g}")
        return float(text)

    return read


def wishes() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("before", type=Path, nargs="?")
    parser.add_argument("--rows", nargs="*", choices=list(ROWS), default=list(ROWS))
    parser.add_argument("--seconds", type=bounded(MOST_SECONDS), default=10.0, help="for each timing")
    parser.add_argument("--rounds", type=int, choices=range(1, MOST_ROUNDS + 1), default=3, metavar="N")
    parser.add_argument("--part", type=bounded(1), default=1.0, help="of each flood, above 0 to 1")
    parser.add_argument("--free", action="store_true", help="let the system choose the cores")
    parser.add_argument("--json", type=Path)
    return parser.parse_args()


class Bench:
    """The versions, and what their rows have prepared in a folder."""

    def __init__(self, folder: Path, chosen: argparse.Namespace) -> None:
        self._folder = folder
        self._chosen = chosen
        self._prepared: dict[tuple[str, str], Any] = {}

    def measured(self, name: str, version: Version) -> Found:
        """The figures of a row on a new hall of a version."""
        row, prepared = ROWS[name], self._folder / f"{name} {version.name}"
        if (name, version.name) not in self._prepared:
            prepared.mkdir()
            begin = row.prepare or (lambda *_: None)
            self._prepared[name, version.name] = begin(version.root, prepared, self._chosen.part)
        with tempfile.TemporaryDirectory(dir=self._folder) as folder:
            shutil.copytree(prepared, folder, dirs_exist_ok=True)
            url, log = f"sqlite:///{folder}/{DATABASE}", Path(folder) / "log"
            try:
                with hall.hall("all", url, version.root, limits=row.limits, log=log) as (port, process):
                    given = self._prepared[name, version.name]
                    chosen = self._chosen
                    found = row.measure(Stage(port, process, chosen.seconds, chosen.part, given))
            except BaseException:
                if log.exists():
                    sys.stderr.write(log.read_text()[-LOG_SHOWN:])
                raise
            return Found(found.kept, {**found.figures, "log_megabytes": log.stat().st_size / 1e6})


def rounded(value: Any) -> Any:
    """A figure as it is printed."""
    return float(f"{value:.4g}") if isinstance(value, float) else value


def summary(name: str, rows: list[dict[str, Any]]) -> str:
    """A table of a row: in how many rounds each version kept the bound, and the medians of its figures."""
    own: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        if row["row"] == name:
            own.setdefault(f"{row['version']} ({row['commit']})", []).append(row)
    kept = [f"{sum(row['kept'] for row in found)} of {len(found)} rounds" for found in own.values()]
    cells = [["", *own], ["---"] * (len(own) + 1), ["bound kept", *kept]]
    figures = [
        key for key in {key: None for row in rows if row["row"] == name for key in row} if key not in HEAD
    ]
    cells += [[key.replace("_", " "), *(middle(found, key) for found in own.values())] for key in figures]
    return "\n".join([f"{name}: {ROWS[name].bound}", *("| " + " | ".join(row) + " |" for row in cells)])


def middle(rows: list[dict[str, Any]], key: str) -> str:
    """The median of a figure over the rounds; of what is no number, what it was in each round."""
    values = [row.get(key) for row in rows]
    numbers = [value for value in values if isinstance(value, int | float) and not isinstance(value, bool)]
    if len(numbers) == len(values):
        return format(statistics.median(numbers), ",.0f" if isinstance(numbers[0], int) else ".4g")
    return ", ".join(str(rounded(value)) for value in values)


def main() -> None:
    """Measure all rows by turns, print them as they come, and sum them up."""
    chosen = wishes()
    if not chosen.free:
        hall.confine()
    _, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    versions = [Version("now", ROOT)]
    if chosen.before is not None:
        versions.insert(0, Version("before", chosen.before.resolve()))
    rows: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), chosen)
        for number in range(1, chosen.rounds + 1):
            for name in chosen.rows:
                for version in versions:
                    load = os.getloadavg()[0]
                    found = bench.measured(name, version)
                    head = (name, version.name, version.commit, number, load, found.kept)
                    rows.append({**dict(zip(HEAD, head, strict=True)), **found.figures})
                    print(json.dumps({key: rounded(value) for key, value in rows[-1].items()}), flush=True)
    for name in chosen.rows:
        print(f"\n{summary(name, rows)}")
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
