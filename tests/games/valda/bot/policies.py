"""Ways to play: each leads random games somewhere else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gladsheim import game
from gladsheim.core.applied import Applied
from gladsheim.core.game import State
from tests.games.valda.playing import likely
from tests.games.valda.tables import Options, few
from tests.games.valda.whole.gathered import rich_state
from tests.proof_options import mostly_long

Policy = Callable[[list[str], random.Random], str]
MOST = 3_000


def preferring(*words: str) -> Policy:
    """Any action that begins with the first of these words for which there is one."""

    def choose(legal: list[str], rng: random.Random) -> str:
        for word in words:
            if found := [action for action in legal if action.startswith(word)]:
                return rng.choice(found)
        return rng.choice(legal)

    return choose


def busy(legal: list[str], rng: random.Random) -> str:
    """Never pass, yield or end while there is anything else to do."""
    return rng.choice([action for action in legal if action not in ("pass", "yield", "end", "done")] or legal)


POLICIES: Mapping[str, Policy] = {
    "random": lambda legal, rng: rng.choice(legal),
    "likely": likely,
    "busy": busy,
    "attack": preferring("attack", "defend", "weapon", "take", "build"),
    "hoard": preferring("end", "pass", "yield", "done"),
    "collect": preferring("take", "trade", "pass", "end"),
    "build": preferring("build", "take", "trade", "pass"),
    "weapons": preferring("weapon", "buy", "build", "play"),
    "followers": preferring("thor", "odin", "loki", "play", "build"),
}
MOSTLY = mostly_long(POLICIES, ["random", "attack", "weapons", "followers"])
"""Their names as parameters of a proof; in the short form those that meet most."""


def starts(policy: str) -> Iterator[tuple[State, random.Random]]:
    """A game from the deal and one from the middle of things, of another choice of options each time."""
    options: list[Options] = list(few())
    for number, rich in enumerate((False, True)):
        chosen = options[(list(POLICIES).index(policy) + 2 * number) % len(options)]
        name = f"{policy} {number}"
        yield rich_state(name, chosen) if rich else game("valda", **chosen).deal(name), random.Random(name)


def steps(state: State, policy: str, rng: random.Random) -> Iterator[tuple[str, Applied]]:
    """Play a game to its end: each action, after it is taken, with what came of it."""
    for _ in range(MOST):
        if state.is_terminal:
            return
        action = POLICIES[policy](state.legal_actions(), rng)
        yield action, state.apply(action)
    raise AssertionError(f"no end after {MOST} decisions")


def walk(state: State, policy: str, rng: random.Random) -> Iterator[State]:
    """The positions of a game, the first and the last included; the state itself is played on."""
    yield state
    for _ in steps(state, policy, rng):
        yield state


def some_positions(policy: str, every: int) -> Iterator[Any]:
    """Positions of games of a policy, every so many, and all in which a window waits."""
    for state, rng in starts(policy):
        for number, position in enumerate(walk(state, policy, rng)):
            waits = not position.is_terminal and position.document()["pending"][-1]["op"] == "window"
            if waits or number % every == 0:
                yield position
