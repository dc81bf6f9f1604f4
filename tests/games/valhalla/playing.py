"""Options and ways of choosing among legal actions, so that rare deeds happen, too."""

import random
from itertools import product
from typing import Any

from tests.proof_options import mostly_long_rows

Json = dict[str, Any]

LIKED: dict[str, dict[str, float]] = {
    "random": {},
    "fighter": {
        "person": 30,
        "event": 20,
        "march": 5,
        "muster": 9,
        "end": 0.3,
        "recruit": 8,
        "pass": 0.3,
        "refresh": 9,
    },
    "builder": {"location": 40, "recruit": 12, "pass": 0.4, "glory": 2},
    "idler": {"pass": 60, "battle": 20, "end": 20, "skip": 20, "allow": 20},
    "hoarder": {
        "recruit": 60,
        "pay": 1,
        "glory": 30,
        "place": 6,
        "end": 30,
        "person": 0.05,
        "location": 0.02,
        "event": 0.05,
        "pass": 0.2,
    },
    "schemer": {
        "discard": 3,
        "excuse": 1.5,
        "ace": 15,
        "event": 15,
        "person": 15,
        "recruit": 20,
        "refresh": 30,
        "pass": 0.2,
        "score": 0.4,
    },
    "seeker": {
        "person": 30,
        "muster": 20,
        "march": 5,
        "ace": 12,
        "event": 6,
        "location": 10,
        "recruit": 6,
        "refresh": 3,
        "discard": 2,
        "glory": 4,
        "end": 0.3,
        "pass": 0.2,
        "battle": 0.2,
    },
}
"""Per policy how much kinds of actions are liked; 1 for those not named."""
POLICIES = list(LIKED)
TABLES = mostly_long_rows(
    product(range(2, 7), POLICIES), [(2 + at % 5, policy) for at, policy in enumerate(2 * POLICIES)]
)
"""Numbers of players with policies, as parameters of a proof; in the short form each policy twice."""


def kind(action: str) -> str:
    """The kind of an action: the way of a use, otherwise the first word."""
    words = action.split(":")
    return words[2] if words[0] == "use" else words[0]


def choose(legal: list[str], rng: random.Random, policy: str) -> str:
    """A legal action as a policy likes it; among actions of a kind none is preferred."""
    liked = LIKED[policy]
    kinds = sorted({kind(action) for action in legal})
    if policy == "random" and rng.random() < 0.5:
        return rng.choice(legal)
    wanted = rng.choices(kinds, [liked.get(word, 1.0) for word in kinds])[0]
    return rng.choice([action for action in legal if kind(action) == wanted])


def any_options(rng: random.Random, players: int, *, short: bool = False) -> Json:
    """Options of every sort; short games end soon."""
    target = rng.choice((1, 20, 60) if short else (1, 30, 50 * players, 500))
    options: Json = {
        "players": players,
        "extended": rng.random() < 0.7,
        "excuse": rng.random() < 0.7,
        "target": target,
        "glory_cap": rng.choice((1, 2 * players, 6 * players) if short else (1, 6 * players, 60 * players)),
    }
    options["decks"] = 2 if players >= 5 else rng.choice((1, 2))
    if rng.random() < 0.5:
        options["first"] = rng.randrange(players)
    return options
