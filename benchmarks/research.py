"""How fast the interfaces of `gladsheim.research` are, beside Gymnasium's, pgx's and OpenSpiel's own games.

    python benchmarks/research.py [--seconds 2] [--rounds 3] [--only TEXT]

Steps per second of processor time, on one thread, with random choices among what is legal; each measurement
in a process of its own, held to one core, in interleaved rounds; median, lowest and highest.

- *vector*: `SelfPlay`, 1,000 games, each step with observations, masks and rewards; pgx with the same, chosen
  inside JAX. A step of ours chooses one id, of which an action takes some; actions per second stand beside,
  and ids per second without copies (`copy=False`).
- *many*: `ManyAgainstBots`, 256 or 1,000 games of two players, a bot in the other seat.
- *OpenSpiel*: one state after the other from Python, legal actions and a step, without and with the
  observation tensor of the seat to act: ours, and its own games in Python and C++.
- *against*: `AgainstBots`, one game after the other, each step with observation, mask and the bot's moves.
- *here*: the same games by `State` (texts), `Stepper` (codes), `Episode` (ids) and batches.

Needs what `./gladsheim dev` installs.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import batch

OURS = ("voluspa", "valda", "valhalla")
SPIEL = ("python_kuhn_poker", "python_tic_tac_toe", "kuhn_poker", "backgammon", "gin_rummy", "hive")
PGX = ("tic_tac_toe", "connect_four", "backgammon", "go_9x9", "hex")
GAMES = 1_000
AGAINST = tuple((bots, games) for bots in ("random", "greedy", "seer-1", "seer-7") for games in (256, GAMES))[
    :-1
]
"""Bots and numbers of games; a step of 1,000 games against `seer-7` would take half a minute."""
Step = Callable[[], int]


def drawn(masks: Any, chance: Any) -> Any:
    """A random id among those that each row of masks allows: it has at least one."""
    import numpy as np

    # NumPy looks for bools sooner than for other numbers.
    masks = masks.view(np.bool_)
    allowed, ends = np.flatnonzero(masks), np.count_nonzero(masks, axis=1).cumsum()
    begins = np.concatenate(([0], ends[:-1]))
    chosen = begins + (chance.random(len(ends)) * (ends - begins)).astype(np.int64)
    return allowed[chosen] - np.arange(len(ends)) * masks.shape[1]


def vector(name: str, *, actions: bool = False, **options: Any) -> Step:
    """Our vector environment of self-play; counts ids, or the actions that they say."""
    from gladsheim.research.environments.self_play import SelfPlay

    env = SelfPlay(name, GAMES, **options)
    env.reset(seed=1)
    return stepped(env, actions=actions)


def many(name: str, *, bots: str, games: int) -> Step:
    """Our vector environment against bots; counts ids of the agent.

    It begins in positions of random games in every stage, because bots think longest in the middle of a game.
    """
    import numpy as np

    from gladsheim.research.environments.many_against import ManyAgainstBots

    env, chance = ManyAgainstBots(name, games, bots=bots), np.random.default_rng(2)
    spread = env.game.batch(games, seeds=1)
    for _ in range(300):
        spread.step((chance.random(games) * spread.counts).astype(int))
    for i in range(games):
        env.batch.load(i, spread.state(i))
    env.batch.deal_again(np.flatnonzero(env.batch.seats < 0).tolist())
    return stepped(env, actions=False)


def stepped(env: Any, *, actions: bool) -> Step:
    """Random play in a vector environment."""
    import numpy as np

    chance = np.random.default_rng(1)
    kept = [{"action_mask": env.batch.id_masks()}]

    def step() -> int:
        kept[0] = env.step(drawn(kept[0]["action_mask"], chance))[-1]
        return int(kept[0]["decided"].sum()) if actions else env.num_envs

    return step


def spiel(name: str, *, observed: bool) -> Step:
    """Random play of an OpenSpiel game from Python."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  # registers OpenSpiel's own

    import gladsheim.research.spiel  # noqa: F401  # registers ours

    game, chance = pyspiel.load_game(name), random.Random(1)
    kept = [game.new_initial_state()]

    def step() -> int:
        for _ in range(100):
            state = kept[0]
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                if observed:
                    state.observation_tensor()
                state.apply_action(chance.choice(state.legal_actions()))
            if state.is_terminal():
                kept[0] = game.new_initial_state()
        return 100

    return step


def states(name: str) -> Step:
    """Random play by texts."""
    import gladsheim

    game, chance = gladsheim.game(name, players=2), random.Random(1)
    kept = [game.deal(1)]

    def step() -> int:
        for _ in range(100):
            kept[0].apply(chance.choice(kept[0].legal_actions()))
            if kept[0].is_terminal:
                kept[0] = game.deal(chance.getrandbits(60))
        return 100

    return step


def steppers(name: str) -> Step:
    """Random play by codes."""
    import gladsheim

    stepper, chance = gladsheim.Stepper(gladsheim.game(name, players=2)), random.Random(1)
    stepper.begin(1)

    def step() -> int:
        for _ in range(100):
            if not stepper.step(int(chance.random() * stepper.count)):
                stepper.begin(chance.getrandbits(60))
        return 100

    return step


def episodes(name: str) -> Step:
    """Random play by ids, one game after the other, with masks and observations."""
    import numpy as np

    import gladsheim
    from gladsheim.research.episode import Episode

    game, chance = gladsheim.game(name, players=2), np.random.default_rng(1)
    kept = [Episode.dealt(game, 1)]

    def step() -> int:
        for _ in range(100):
            episode = kept[0]
            assert episode.seat is not None
            episode.observation(episode.seat)
            episode.step(int(chance.choice(np.flatnonzero(episode.mask()))))
            if episode.state.is_terminal:
                kept[0] = Episode.dealt(game, int(chance.integers(1 << 60)), episode.encoder)
        return 100

    return step


def against(name: str, bots: str) -> Step:
    """Our environment with one agent against a bot, as Gymnasium makes it; counts ids."""
    import gymnasium
    import numpy as np

    from gladsheim.research.environments.registering import ids

    env, chance = gymnasium.make(ids(name)[0], bots=bots), np.random.default_rng(1)
    kept = [env.reset(seed=1)[-1]["action_mask"]]

    def step() -> int:
        for _ in range(100):
            number = (kept[0] * chance.random(len(kept[0]), dtype=np.float32)).argmax()
            _, _, over, _, info = env.step(number)
            kept[0] = (env.reset()[-1] if over else info)["action_mask"]
        return 100

    return step


def rows() -> dict[str, tuple[str, Any]]:
    """What is measured: the function and its arguments, by the name of the row."""
    found: dict[str, tuple[str, Any]] = {}
    for name in OURS:
        found[f"vector: {name}, ids"] = ("vector", {"name": name})
        found[f"vector: {name}, ids, no copies"] = ("vector", {"name": name, "copy": False})
        found[f"vector: {name}, actions"] = ("vector", {"name": name, "actions": True})
        for bots, games in AGAINST:
            row = f"many: {name}, {bots}, {games:,} games"
            found[row] = ("many", {"name": name, "bots": bots, "games": games})
    found |= {f"vector: pgx {name}": ("pgx", {"name": name}) for name in PGX}
    for observed in (False, True):
        with_it = ", observed" if observed else ""
        for name in (*(f"gladsheim_{one}" for one in OURS), *SPIEL):
            found[f"OpenSpiel: {name}{with_it}"] = ("spiel", {"name": name, "observed": observed})
    for name in OURS:
        for bots in ("random", "greedy"):
            found[f"against {bots}: {name}"] = ("against", {"name": name, "bots": bots})
    for kind in ("states", "steppers", "episodes"):
        found |= {f"here: {name}, {kind}": (kind, {"name": name}) for name in OURS}
    found |= {f"here: {name}, batch of {GAMES:,}": ("batch", {"name": name}) for name in OURS}
    return found


def measure(row: str, seconds: float) -> float:
    """One row, in this process."""
    kind, given = rows()[row]
    if kind == "pgx":
        return batch.pgx_batch(given["name"], GAMES, seconds)
    if kind == "batch":
        return batch.ours({"game": given["name"]}, GAMES, False, seconds)
    made = {"vector": vector, "many": many, "spiel": spiel, "against": against}
    made |= {"states": states, "steppers": steppers, "episodes": episodes}
    return batch.measured(made[kind](**given), seconds)


def run_row(row: str, seconds: float) -> float | None:
    """Measure one row in a process of its own, on one core; None where it cannot be run."""
    command = ["taskset", "-c", str(max(os.sched_getaffinity(0))), sys.executable, str(Path(__file__))]
    done = subprocess.run(
        [*command, "--row", row, "--seconds", str(seconds)],
        env={**os.environ, "GLADSHEIM_KERNELS": "compiled", "JAX_PLATFORMS": "cpu"},
        capture_output=True,
        text=True,
        check=False,
    )
    return float(done.stdout.split()[-1]) if done.returncode == 0 else None


def main() -> None:
    """Measure all rows and print them, or one row for the process that asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default="", help="only rows with this in their name")
    parser.add_argument("--row", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.row:
        print(measure(chosen.row, chosen.seconds))
        return
    found: dict[str, list[float | None]] = {row: [] for row in rows() if chosen.only in row}
    for _ in range(chosen.rounds):
        for row, values in found.items():
            values.append(run_row(row, chosen.seconds))
            print(row, values[-1], file=sys.stderr, flush=True)
    print("| row | steps per processor second | lowest | highest |\n|---|---|---|---|")
    for row, values in found.items():
        told = sorted(value for value in values if value is not None)
        if told:
            print(f"| {row} | {statistics.median(told):,.0f} | {told[0]:,.0f} | {told[-1]:,.0f} |")
        else:
            print(f"| {row} | left out: cannot be run here | | |")


if __name__ == "__main__":
    main()
