"""The deal (V-2.4 to V-2.6, V-9)."""

import random
from collections.abc import Iterable

from tests.games.voluspa.twin.position import Position
from tests.games.voluspa.twin.tiles import KINDS, all_tiles, without_hels


def deal(players: int, kinds: Iterable[str], no_late_hel: bool, rng: random.Random) -> Position:
    """A position before the first action, drawn with the chances that the rules ask for."""
    chosen = set(kinds)
    tiles = all_tiles(kind for kind in KINDS if kind in chosen)
    hels_each = (2 if players == 2 else 1) if "He" in chosen else 0
    deck = without_hels(tiles.elements())
    rng.shuffle(deck)
    hands = []
    for _seat in range(players):
        hands.append([*deck[:5], *["He"] * hels_each])
        del deck[:5]
    start = deck.pop(rng.choice([place for place, kind in enumerate(deck) if kind != "Tr"]))
    boxed = ["He"] * (tiles["He"] - hels_each * players)
    if no_late_hel and not deck:
        boxed += ["He"] * (hels_each * players)
        hands = [without_hels(hand) for hand in hands]
    first = rng.randrange(players)
    return Position(
        players=players,
        kinds=[kind for kind in KINDS if kind in chosen],
        no_late_hel=no_late_hel,
        board={(0, 0): (start, 0)},
        hands=hands,
        known=[[] for _seat in range(players)],
        deck=deck,
        removed=boxed,
        scores=[0] * players,
        reached=[0] * players,
        first=first,
        turn=first,
    )
