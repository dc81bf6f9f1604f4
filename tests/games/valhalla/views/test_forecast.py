"""The battle that a choice tells beforehand is the one that is then fought."""

from __future__ import annotations

import random
from collections import Counter

from gladsheim import game
from gladsheim.core.game import Json
from gladsheim.testing.ledger import rule


def fight_through(players: int, seed: int) -> Counter[str]:
    """Play where battles are chosen if there are any, and compare; what kinds there were."""
    state, rng = game("valhalla", players=players).deal(seed), random.Random(seed)
    met: Counter[str] = Counter()
    foreseen: list[Json] = []
    while not state.is_terminal:
        choices = state.game.presenter.choices(state)
        fights = [choice for choice in choices if "battle" in choice]
        chosen = rng.choice(fights if fights and rng.random() < 0.6 else choices)
        if "battle" in chosen:
            foreseen.append(chosen["battle"])
            met.update(
                [chosen["type"], *(cause for cause in ("terrain", "crown") if chosen["battle"][cause])]
            )
        applied = state.apply(chosen["action"])
        fought = [dict(event.public) for event in applied.events if event.kind == "battle"]
        for battle in fought:
            del battle["card"]
        if fought or state.game.presenter.scene(state, None)["stage"] != "plan":
            assert fought == foreseen, chosen
            foreseen = []
    return met


@rule("VH-9.3", "VH-9.4", "VH-8.23", "VH-8.33")
def test_battles_are_foreseen_as_they_come() -> None:
    """In games full of fights each battle was told by its choice, and none was told that did not come."""
    met: Counter[str] = Counter()
    for seed in range(18):
        met += fight_through((2, 4, 6)[seed % 3], seed)
    assert {"put", "march", "muster", "location", "terrain", "crown"} <= set(met), met
