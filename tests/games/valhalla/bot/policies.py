"""Whole games of each policy, from the deal and from the middle of things."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gladsheim import game
from gladsheim.core.applied import Applied
from gladsheim.core.game import State
from tests.games.valhalla.playing import POLICIES, choose
from tests.games.valhalla.sets import few
from tests.games.valhalla.starts import rich_position

MOST = 6_000


def starts(policy: str) -> Iterator[tuple[State, random.Random]]:
    """A game from the deal and one from the middle of things, of another choice of options each time."""
    options = list(few())
    for number, rich in enumerate((False, True)):
        chosen = options[(POLICIES.index(policy) + 3 * number) % len(options)]
        rng = random.Random(f"{policy} {number}")
        seed = rng.getrandbits(64)
        document = rich_position(rng, chosen)
        one = game("valhalla", **document["options"])
        yield one.from_document(document) if rich else one.deal(seed), rng


def steps(state: State, policy: str, rng: random.Random) -> Iterator[tuple[str, Applied]]:
    """Play a game to its end: each action, after it is taken, with what came of it."""
    for _ in range(MOST):
        if state.is_terminal:
            return
        action = choose(sorted(state.legal_actions()), rng, policy)
        yield action, state.apply(action)
    raise AssertionError(f"no end after {MOST} decisions")


def walk(state: State, policy: str, rng: random.Random) -> Iterator[State]:
    """The positions of a game, the first and the last included; the state itself is played on."""
    yield state
    for _ in steps(state, policy, rng):
        yield state


def some_positions(policy: str, every: int) -> Iterator[State]:
    """Positions along both games of a policy."""
    for state, rng in starts(policy):
        for number, position in enumerate(walk(state, policy, rng)):
            if number % every == 0 or position.is_terminal:
                yield position
