"""How fast the engines are, beside named peers in the same run.

    python benchmarks/engine.py [--seconds 5] [--rounds 3] [--json FILE]

Every measurement runs in a process of its own, with the kernels from the cache (the first
process of all fills it). Rounds are interleaved, so that a slow minute of the machine hits
all rows; the median of each row is reported. Peers: OpenSpiel's Othello, Hive (tile laying)
and Connect Four (left out, and said so, where OpenSpiel is missing). The
limit of a step from Python is a compiled function that does nothing with the same arguments.
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
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

BASE: dict[str, Any] = {"game": "voluspa", "set": "base", "players": 2}
ALL: dict[str, Any] = {"game": "voluspa", "set": "all", "players": 2}
ALL_FIVE: dict[str, Any] = {"game": "voluspa", "set": "all", "players": 5}
COLD = "cold compile of everything"
MODES = ("compiled", "plain")
PEERS = ("othello", "hive", "connect_four")


def game_of(options: dict[str, Any]) -> Any:
    """The game that a row's options name."""
    from gladsheim import game

    chosen = dict(options)
    return game(chosen.pop("game"), **chosen)


def playouts(options: dict[str, Any], seconds: float) -> float:
    """Decisions/s of random playouts with the full legal set at every decision."""
    from gladsheim.cli.engine.bench_worker import playouts as play_out

    chosen = game_of(options)
    play_out(chosen, 0.1, 0)
    decisions, _, spent = play_out(chosen, seconds, 1)
    return decisions / spent


def steps(options: dict[str, Any], seconds: float) -> float:
    """Decisions/s of one fused call per decision, chosen in Python."""
    from gladsheim.core.stepper import Stepper

    stepper = Stepper(game_of(options))
    step, begin = stepper.step, stepper.begin
    chance = random.Random(1).random
    begin(0)
    step(0)
    decisions, spent, seed = 0, 0.0, 1
    while spent < seconds:
        count = begin(seed)
        seed += 1
        start = time.perf_counter()
        while count:
            count = step(int(chance() * count))
            decisions += 1
        spent += time.perf_counter() - start
    return decisions / spent


def empty_calls(options: dict[str, Any], seconds: float) -> float:
    """Calls/s of the shortest compiled function, which reads one number of a state."""
    from gladsheim.core.engine.choice import engine_of

    chosen = game_of(options)
    engine = engine_of(chosen.rules)
    states, seat = engine.states(1), engine.call.seat
    calls = 200_000
    start = time.perf_counter()
    done = 0
    while time.perf_counter() - start < seconds:
        for _ in range(calls):
            seat(states, 0)
        done += calls
    return done / (time.perf_counter() - start)


def peer(options: dict[str, Any], seconds: float) -> float:
    """Decisions/s of random playouts of an OpenSpiel game from Python."""
    import pyspiel

    game = pyspiel.load_game(options["peer"])
    chance = random.Random(1)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions / (time.perf_counter() - start)


def first_bot_move(options: dict[str, Any], seconds: float) -> float:
    """Seconds from the start of the process to the first move of the strongest bot."""
    from gladsheim import bots

    chosen = game_of(options)
    state = chosen.deal(1)
    bot = bots.create(bots.names()[-1], chosen)
    bot.choose_in(state, 1)
    return time.time() - float(os.environ["GLADSHEIM_BENCH_START"])


def others(*, most: bool) -> Iterator[tuple[str, dict[str, Any]]]:
    """Name and options of every other game of the registry: for two, and maybe for as many as may play."""
    from gladsheim.games import info, names

    for name in names():
        if name != "voluspa":
            high = next(option.high for option in info(name).option_list if option.name == "players")
            for players in sorted({2, high if most else 2}):
                yield f"{info(name).title}, {players} players", {"game": name, "players": players}


def rows() -> Iterator[tuple[str, str, str, Callable[..., float], dict[str, Any]]]:
    """Name, mode, unit, measurement and options of every row."""
    for mode in MODES:
        yield "Völuspá base, 2 players, playouts", mode, "decisions/s", playouts, BASE
        yield "Völuspá all kinds, 2 players, playouts", mode, "decisions/s", playouts, ALL
        if mode == "compiled":
            yield "Völuspá all kinds, 5 players, playouts", mode, "decisions/s", playouts, ALL_FIVE
        for name, options in others(most=True):
            yield f"{name}, playouts", mode, "decisions/s", playouts, options
    yield "Völuspá base, one fused step from Python", "compiled", "decisions/s", steps, BASE
    yield "Völuspá all kinds, one fused step from Python", "compiled", "decisions/s", steps, ALL
    for name, options in others(most=False):
        yield f"{name}, one fused step from Python", "compiled", "decisions/s", steps, options
    yield "limit: the shortest compiled call", "compiled", "calls/s", empty_calls, BASE
    for name, options in (("Völuspá", BASE), *others(most=False)):
        title = name.partition(",")[0]
        yield f"{title}, warm start to the first bot move", "compiled", "s", first_bot_move, options
    if importlib.util.find_spec("pyspiel"):
        for name in PEERS:
            yield f"peer: OpenSpiel {name} from Python", "-", "decisions/s", peer, {"peer": name}


def run_row(number: int, mode: str, seconds: float, cache: str | None = None) -> float:
    """Measure one row in a process of its own."""
    env = {**os.environ, "GLADSHEIM_BENCH_START": str(time.time())}
    if mode != "-":
        env["GLADSHEIM_KERNELS"] = mode
    if cache:
        env["GLADSHEIM_CACHE"] = cache
    command = [sys.executable, str(Path(__file__)), "--row", str(number), "--seconds", str(seconds)]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    return float(done.stdout)


def cold_compile() -> float:
    """Seconds to compile everything (`gladsheim warm`) with an empty cache."""
    with tempfile.TemporaryDirectory() as folder:
        start = time.perf_counter()
        env = {**os.environ, "GLADSHEIM_CACHE": folder, "GLADSHEIM_KERNELS": "compiled"}
        subprocess.run([sys.executable, "-m", "gladsheim", "warm"], env=env, check=True, capture_output=True)
        return time.perf_counter() - start


def main() -> None:
    """Measure all rows and print them, or one row for the process that asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", help="only rows with this in their name")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--row", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    table = list(rows())
    if chosen.row is not None:
        _, _, _, measure, options = table[chosen.row]
        print(measure(options, chosen.seconds))
        return
    subprocess.run([sys.executable, "-m", "gladsheim", "warm"], check=True, capture_output=True)
    found: dict[int, list[float]] = {number: [] for number, row in enumerate(table) if chosen.only in row[0]}
    for _ in range(chosen.rounds):
        for number, rounds in found.items():
            rounds.append(run_row(number, table[number][1], chosen.seconds))
    report = [
        {
            "row": name,
            "mode": mode,
            "unit": unit,
            "median": statistics.median(rounds),
            "low": min(rounds),
            "high": max(rounds),
        }
        for number, rounds in found.items()
        for name, mode, unit, *_ in [table[number]]
    ]
    if chosen.only in COLD:
        cold = cold_compile()
        report.append(
            {"row": COLD, "mode": "compiled", "unit": "s", "median": cold, "low": cold, "high": cold}
        )
    for row in report:
        figures = " ".join(f"{row[name]:>14,.2f}" for name in ("median", "low", "high"))
        print(f"{row['row']:46} {row['mode']:9} {figures} {row['unit']}")
    if not importlib.util.find_spec("pyspiel"):
        print("left out: the peers (OpenSpiel is not installed)")
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
