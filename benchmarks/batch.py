"""How fast games go in batches, beside OpenSpiel and pgx in the same run.

    python benchmarks/batch.py [--seconds 2] [--rounds 3] [--options '{"set": "all"}']

Decisions per second of processor time, on one thread. In every row the caller chooses at random among
the legal actions, in NumPy for batches. Each measurement runs in a process of its own, held to one core;
rounds are interleaved, and the median is printed with the lowest and the highest. Every game of the registry
is played by the fewest players that it has, otherwise as it is by default; `--options` are for games that
have all of these.

The peers come with `./gladsheim dev`; those that are missing are left out, and named. OpenSpiel has no
batches: it steps one C++ game after the other from Python. pgx steps batches with JAX, on the processor here,
and chooses inside JAX.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

SIZES = (1_000, 10_000)
SPIEL = ("connect_four", "othello", "hive")
PGX = ("connect_four", "othello", "go_9x9")


def measured(step: Callable[[], int], seconds: float) -> float:
    """Decisions per second of processor time; `step` returns how many it took."""
    step()
    decisions, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        decisions += step()
    return decisions / (time.process_time() - begin)


def our_games(options: dict[str, Any]) -> dict[str, str]:
    """What is measured of ours, by how it is called: games with their options, as JSON."""
    from gladsheim.games import info, names

    found = {}
    for name in names():
        known = {option.name: option for option in info(name).option_list}
        if options.keys() <= known.keys():
            fewest = {"players": known["players"].low} if "players" in known else {}
            chosen = {**fewest, **options}
            told = ", ".join(f"{option} {value}" for option, value in chosen.items())
            found[f"{info(name).title}, {told}"] = json.dumps({"game": name, **chosen})
    return found


def ours(chosen: dict[str, Any], n: int, listed: bool, seconds: float) -> float:
    """A batch of ours; `listed`: with all legal codes written out, and stepped by codes."""
    import numpy as np

    from gladsheim import game

    batch = game(chosen.pop("game"), **chosen).batch(n, seeds=1)
    chance = np.random.default_rng(1)

    def step() -> int:
        choices = (chance.random(n) * batch.counts).astype(int)
        if listed:
            batch.step_codes(batch.codes[batch.offsets[:-1] + choices])
        else:
            batch.step(choices)
        return n

    for _ in range(max(3, 100_000 // n)):
        step()
    return measured(step, seconds)


def spiel(name: str, seconds: float) -> float:
    """An OpenSpiel game, state by state from Python."""
    import random

    import pyspiel

    game, chance = pyspiel.load_game(name), random.Random(1)
    states = [game.new_initial_state() for _ in range(1_000)]

    def step() -> int:
        for i, state in enumerate(states):
            state.apply_action(chance.choice(state.legal_actions()))
            if state.is_terminal():
                states[i] = game.new_initial_state()
        return len(states)

    return measured(step, seconds)


def pgx_batch(name: str, n: int, seconds: float) -> float:
    """A pgx game in a batch, with automatic reset, compiled by JAX."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    made = pgx.make(name)
    advance = auto_reset(made.step, made.init)

    def play(states: Any, key: Any) -> Any:
        choose, reset = jax.random.split(key)
        logits = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choose, logits, axis=1)
        return jax.vmap(advance)(states, actions, jax.random.split(reset, n))

    stepped = jax.jit(play)
    key = jax.random.PRNGKey(1)
    kept = [jax.jit(jax.vmap(made.init))(jax.random.split(key, n)), key]

    def step() -> int:
        kept[1], now = jax.random.split(kept[1])
        kept[0] = jax.block_until_ready(stepped(kept[0], now))
        return n

    return measured(step, seconds)


def rows(options: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Name, kind and parameters of every row."""
    games = our_games(options)
    found = [(f"{row}, {n:,} games", "ours", f"{games[row]}|{n}|") for row in games for n in SIZES]
    found += [
        (f"{row}, {n:,} games, codes listed", "ours", f"{games[row]}|{n}|listed")
        for row in games
        for n in SIZES[:1]
    ]
    found += [(f"OpenSpiel {name}, one by one from Python", "spiel", name) for name in SPIEL]
    return found + [(f"pgx {name}, {n:,} games", "pgx", f"{name}|{n}") for name in PGX for n in SIZES]


def measure(kind: str, given: str, seconds: float) -> float:
    """One row, in this process."""
    if kind == "ours":
        chosen, n, listed = given.split("|")
        return ours(json.loads(chosen), int(n), bool(listed), seconds)
    if kind == "spiel":
        return spiel(given, seconds)
    name, n = given.split("|")
    return pgx_batch(name, int(n), seconds)


def run_row(kind: str, given: str, seconds: float) -> float | None:
    """Measure one row in a process of its own, on one core; None where it cannot be run."""
    core = str(max(os.sched_getaffinity(0)))
    command = ["taskset", "-c", core, sys.executable, str(Path(__file__))]
    done = subprocess.run(
        [*command, "--kind", kind, "--given", given, "--seconds", str(seconds)],
        env={**os.environ, "GLADSHEIM_KERNELS": "compiled", "JAX_PLATFORMS": "cpu"},
        capture_output=True,
        text=True,
        check=False,
    )
    return float(done.stdout) if done.returncode == 0 else None


def main() -> None:
    """Measure all rows and print them, or one row for the process that asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--options", type=json.loads, default={}, help="options of our games, as JSON")
    parser.add_argument("--only", default="", help="only rows with this in their name")
    parser.add_argument("--kind", help=argparse.SUPPRESS)
    parser.add_argument("--given", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.kind:
        print(measure(chosen.kind, chosen.given, chosen.seconds))
        return
    table = [row for row in rows(chosen.options) if chosen.only in row[0]]
    found: dict[str, list[float | None]] = {name: [] for name, *_ in table}
    for _ in range(chosen.rounds):
        for name, kind, given in table:
            found[name].append(run_row(kind, given, chosen.seconds))
            print(name, found[name][-1], file=sys.stderr, flush=True)
    print("| row | decisions per processor second | lowest | highest |\n|---|---|---|---|")
    for name, values in found.items():
        told = [value / 1e6 for value in values if value is not None]
        if told:
            print(f"| {name} | {statistics.median(told):.3f} M | {min(told):.3f} | {max(told):.3f} |")
        else:
            print(f"| {name} | left out: cannot be run here | | |")


if __name__ == "__main__":
    main()
