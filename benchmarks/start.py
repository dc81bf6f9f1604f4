"""How long it takes until Gladsheim does anything: from a fresh clone, warm, and each light command.

    python benchmarks/start.py [--before COMMIT] [--fresh 3] [--fresh-before 1] [--rounds 5]
        [--cold] [--plain] [--json FILE]

A clone of the last commit, and one of the commit before, are made in a temporary folder. In each
`./gladsheim serve` is started until its page answers: first in the fresh clone, with caches of packages
as they are (or empty, `--cold`), as often as `--fresh` and `--fresh-before` say; then set up, with light
commands beside it, in interleaved rounds. `--plain` leaves the compiling of kernels out of the set-up of
versions that wait for it. Seconds of the clock are told and of the processors (all processes together):
where other work shares the machine, the latter say more. Standard library only.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
MOST_SECONDS = 1800
LIGHT: dict[str, list[str]] = {
    "--version": ["--version"],
    "--help": ["--help"],
    "serve --help": ["serve", "--help"],
    "moves": ["moves", "position.json"],
    "apply": ["apply", "action.json"],
    "verify": ["verify", "record.json"],
}
SERVE = "serve until its page answers"
MAKE = """
import json, sys
from pathlib import Path
import gladsheim
game = gladsheim.game("voluspa", players=2)
state = game.deal(seed=7)
document = state.document()
actions = state.legal_actions()[:1]
Path(sys.argv[1], "position.json").write_text(json.dumps(document) + "\\n")
Path(sys.argv[1], "action.json").write_text(json.dumps({"position": document, "actions": actions}) + "\\n")
"""


class Took(NamedTuple):
    """How long something took, in seconds."""

    clock: float
    processors: float


def timed(work: Callable[[], None]) -> Took:
    """Time what runs processes and waits for them."""
    begun, before = time.monotonic(), os.times()
    work()
    clock, after = time.monotonic() - begun, os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return Took(clock, used)


class Version:
    """A version of Gladsheim in a clone of its own."""

    def __init__(self, name: str, commit: str, folder: Path) -> None:
        self.name = name
        self.commit = commit
        self.clone = folder / name
        self.home = folder / f"{name}-data"

    def fresh(self, environment: dict[str, str]) -> Took:
        """Start the hall in a fresh clone."""
        for folder in (self.clone, self.home):
            shutil.rmtree(folder, ignore_errors=True)
        self.home.mkdir()
        subprocess.run(["git", "clone", "-q", ROOT, self.clone], check=True)
        subprocess.run(["git", "-C", self.clone, "checkout", "-q", self.commit], check=True)
        return self.serve(environment)

    def serve(self, environment: dict[str, str]) -> Took:
        """Start the hall; the clock stops when its page answers."""
        port = free_port()
        database = f"sqlite:///{self.home / 'hall.db'}"
        options = ["serve", "--port", str(port), "--database", database]
        answered = 0.0

        def work() -> None:
            nonlocal answered
            begun = time.monotonic()
            hall = subprocess.Popen(
                ["./gladsheim", *options], cwd=self.clone, env=environment, stdout=subprocess.DEVNULL
            )
            try:
                wait_for_page(hall, port)
                answered = time.monotonic() - begun
            finally:
                hall.send_signal(signal.SIGTERM)
                hall.wait(60)

        took = timed(work)
        return Took(answered, took.processors)

    def light(self, arguments: list[str], environment: dict[str, str]) -> Took:
        """Run a light command of the environment, as after an installation by pip."""
        paths = [str(self.home / part) if part.endswith(".json") else part for part in arguments]
        program = [str(self.clone / ".venv" / "bin" / "gladsheim"), *paths]
        return timed(lambda: quiet(program, environment))

    def prepare(self, environment: dict[str, str]) -> None:
        """Write what the light commands read."""
        python = str(self.clone / ".venv" / "bin" / "python")
        quiet([python, "-c", MAKE, str(self.home)], {**environment, "GLADSHEIM_KERNELS": "plain"})
        program = [str(self.clone / ".venv" / "bin" / "gladsheim"), "simulate", "voluspa", "-n", "1"]
        games = [*program, "--bots", "random", "--seed", "7", "--quiet"]
        plain = {**environment, "GLADSHEIM_KERNELS": "plain"}
        record = subprocess.run(games, env=plain, check=True, capture_output=True)
        (self.home / "record.json").write_bytes(record.stdout)


def quiet(command: list[str], environment: dict[str, str]) -> None:
    """Run a program to its end."""
    subprocess.run(command, env=environment, check=True, capture_output=True, stdin=subprocess.DEVNULL)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for_page(hall: subprocess.Popen[bytes], port: int) -> None:
    """Ask for the page until it comes."""
    until = time.monotonic() + MOST_SECONDS
    while time.monotonic() < until:
        if hall.poll() is not None:
            raise SystemExit(f"./gladsheim serve ended with {hall.returncode}")
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.02)
    raise SystemExit(f"no page after {MOST_SECONDS} s")


def row(name: str, version: str, took: list[Took]) -> dict[str, object]:
    """A row of the table: medians, lowest, highest."""
    found: dict[str, object] = {"what": name, "version": version, "rounds": len(took)}
    for kind in Took._fields:
        values = [getattr(one, kind) for one in took]
        found[kind] = [round(value, 2) for value in (statistics.median(values), min(values), max(values))]
    print(
        f"| {name} | {version} | "
        + " | ".join("{} ({}–{})".format(*found[kind]) for kind in Took._fields)  # type: ignore[misc]
        + " |",
        flush=True,
    )
    return found


def measure(wishes: argparse.Namespace, folder: Path) -> list[dict[str, object]]:
    """All rows."""
    environment = {**os.environ, "GLADSHEIM_CACHE": str(folder / "cache")}
    unwanted = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV")
    for name in (*unwanted, "GLADSHEIM_DATABASE", "GLADSHEIM_KERNELS"):
        environment.pop(name, None)
    if wishes.plain:
        environment["GLADSHEIM_KERNELS"] = "plain"
    versions = [Version("now", "HEAD", folder)]
    if wishes.before:
        versions.append(Version("before", wishes.before, folder))
    # A clone's own HEAD would be that of the clone: names are settled here.
    for version in versions:
        said = subprocess.run(
            ["git", "rev-parse", version.commit], cwd=ROOT, check=True, capture_output=True, text=True
        )
        version.commit = said.stdout.strip()
    rows = []
    print("| what | version | s (lowest–highest) | processor s |\n|---|---|---|---|", flush=True)
    for version in versions:
        took = []
        for _ in range(wishes.fresh if version.name == "now" else wishes.fresh_before):
            if wishes.cold:
                shutil.rmtree(folder / "packages", ignore_errors=True)
                for tool in ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache"):
                    environment[tool] = str(folder / "packages" / tool)
            took.append(version.fresh(environment))
        rows.append(row(f"fresh clone: {SERVE}", version.name, took))
        version.prepare(environment)
    warm: dict[tuple[str, str], list[Took]] = {}
    for _ in range(wishes.rounds):
        for version in versions:
            warm.setdefault((SERVE, version.name), []).append(version.serve(environment))
            for name, arguments in LIGHT.items():
                warm.setdefault((name, version.name), []).append(version.light(arguments, environment))
    rows += [row(f"warm: {name}", version, took) for (name, version), took in sorted(warm.items())]
    return rows


def number(text: str) -> int:
    """A number of rounds."""
    if not text.isdigit() or not 1 <= int(text) <= 100:
        raise argparse.ArgumentTypeError(f"is {text!r}; allowed: 1 to 100")
    return int(text)


def main() -> None:
    """Measure, then print and keep the rows."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--before", help="the commit to compare with")
    parser.add_argument("--fresh", type=number, default=3, help="fresh clones of this version")
    parser.add_argument("--fresh-before", type=number, default=1, help="fresh clones of the one before")
    parser.add_argument("--rounds", type=number, default=5, help="rounds of warm starts and commands")
    parser.add_argument("--cold", action="store_true", help="with empty caches of uv, pip and npm")
    parser.add_argument("--plain", action="store_true", help="without compiling kernels")
    parser.add_argument("--json", type=Path, help="keep the rows in this file")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="gladsheim-start-") as folder:
        rows = measure(wishes, Path(folder))
    if wishes.json:
        wishes.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
