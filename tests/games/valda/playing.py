"""How random games of Valda are played in the tests."""

import random


def likely(legal: list[str], rng: random.Random) -> str:
    """A legal action; phases are not ended at once, so that games are full of deeds."""
    going_on = [action for action in legal if action not in ("end", "pass", "yield", "done")]
    return rng.choice(going_on if going_on and rng.random() < 0.8 else legal)
