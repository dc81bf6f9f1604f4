"""How random games of Valda are played in the tests."""

import random


def likely(legal: list[str], rng: random.Random) -> str:
    """A legal action; often a weapon, seldom the end of a phase: games are to be full of deeds."""
    weapons = [action for action in legal if action.startswith("weapon:")]
    if weapons and rng.random() < 0.3:
        return rng.choice(weapons)
    going_on = [action for action in legal if action not in ("end", "pass", "yield", "done")]
    return rng.choice(going_on if going_on and rng.random() < 0.8 else legal)
