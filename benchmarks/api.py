"""How fast games are played from Python: through the State API, and through the Stepper.

    python benchmarks/api.py [--seconds 1] [--rounds 3] [--before FOLDER] [--json FILE]

Random decisions a second of processor time, deals included; each measurement in a process of its own, rounds
interleaved, the median reported. `--before` is a checkout of another version, measured in the same rounds.
OpenSpiel's games are played alike where it is installed, as by `./gladsheim dev`.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
PEERS = ("othello", "hive", "connect_four")
MODES = ("compiled", "plain")
CALLS = ("legal_actions", "apply", "observe", "preview")


def rate(play: Callable[[int], int], seconds: float) -> float:
    """Decisions per second of processor time; `play` plays a game by its seed."""
    play(0)
    decisions, seed, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        seed += 1
        decisions += play(seed)
    return decisions / spent


def by_state(name: str, seconds: float) -> float:
    """`legal_actions`, a choice, `apply`."""
    from gladsheim import game

    chosen, choice = game(name), random.Random(1).choice

    def play(seed: int) -> int:
        state, decisions = chosen.deal(seed), 0
        while legal := state.legal_actions():
            state.apply(choice(legal))
            decisions += 1
        return decisions

    return rate(play, seconds)


def by_state_told(name: str, seconds: float) -> float:
    """The same, and the events of each action are read."""
    from gladsheim import game

    chosen, choice = game(name), random.Random(1).choice

    def play(seed: int) -> int:
        state, decisions = chosen.deal(seed), 0
        while legal := state.legal_actions():
            decisions += bool(state.apply(choice(legal)).events) or 1
        return decisions

    return rate(play, seconds)


def by_stepper(name: str, seconds: float) -> float:
    """One call for each decision."""
    from gladsheim import game
    from gladsheim.core.stepper import Stepper

    stepper, chance = Stepper(game(name)), random.Random(1).random

    def play(seed: int) -> int:
        count, decisions, step = stepper.begin(seed), 0, stepper.step
        while count:
            count = step(int(chance() * count))
            decisions += 1
        return decisions

    return rate(play, seconds)


def by_peer(name: str, seconds: float) -> float:
    """OpenSpiel's game of this name."""
    import pyspiel

    chosen, choice = pyspiel.load_game(name), random.Random(1).choice

    def play(seed: int) -> int:
        state, decisions = chosen.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            decisions += 1
        return decisions

    return rate(play, seconds)


def one_call(call: str, name: str, seconds: float) -> float:
    """Calls of one kind a second, each in a position that was just reached by `apply`."""
    from gladsheim import game

    chosen, chance, clock = game(name), random.Random(1), time.process_time
    spent, calls, seed, end = 0.0, 0, 0, clock() + seconds
    while clock() < end:
        seed += 1
        state = chosen.deal(seed)
        while not state.is_terminal:
            action = chance.choice(state.clone().legal_actions())
            given = {"legal_actions": (), "observe": (state.current_player,)}.get(call, (action,))
            start = clock()
            getattr(state, call)(*given)
            spent += clock() - start
            calls += 1
            if call != "apply":
                state.apply(action)
    return calls / spent


def rows() -> Iterator[tuple[str, str, str]]:
    """What is measured, the game, and the mode."""
    from gladsheim.games import names

    for name in names():
        for mode in MODES:
            for what in ("state", "told", "stepper", *CALLS):
                yield what, name, mode
    if importlib.util.find_spec("pyspiel"):
        for name in PEERS:
            yield "peer", name, "-"


def measure(what: str, name: str, seconds: float) -> float:
    """One measurement, in this process."""
    ways = {"state": by_state, "told": by_state_told, "stepper": by_stepper, "peer": by_peer}
    return ways[what](name, seconds) if what in ways else one_call(what, name, seconds)


def run(row: tuple[str, str, str], seconds: float, source: Path) -> float:
    """One measurement of the sources in a checkout, in a process of its own."""
    what, name, mode = row
    environment = {**os.environ, "PYTHONPATH": str(source / "src"), "GLADSHEIM_KERNELS": mode}
    if mode == "-":
        del environment["GLADSHEIM_KERNELS"]
    command = [sys.executable, str(Path(__file__).resolve()), "--row", what, name, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return float(done.stdout)


def main() -> None:
    """Measure all rows and print them, or one row for the process that asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--before", type=Path)
    parser.add_argument("--only", nargs="*", help="kinds of rows: state, told, stepper, peer, apply ...")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--row", nargs=2, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.row:
        print(measure(*chosen.row, chosen.seconds))
        return
    sources = {"now": HERE, **({"before": chosen.before} if chosen.before else {})}
    table = [row for row in rows() if not chosen.only or row[0] in chosen.only]
    found: dict[Any, list[float]] = {(row, which): [] for row in table for which in sources}
    for _ in range(chosen.rounds):
        for row in table:
            for which, source in sources.items():
                if row[0] != "peer" or which == "now":
                    found[row, which].append(run(row, chosen.seconds, source))
    report = []
    for (row, which), rates in found.items():
        if rates:
            figures = [statistics.median(rates), min(rates), max(rates)]
            report.append([*row, which, *figures])
            print(f"{row[0]:14} {row[1]:13} {row[2]:9} {which:7}", *(f"{one:12,.0f}" for one in figures))
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
