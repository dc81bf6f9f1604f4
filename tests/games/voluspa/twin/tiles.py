"""The seventeen kinds, the tile sets and the booster tokens (V-1, V-2.2)."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple


class Kind(NamedTuple):
    """A kind of tile: its printed value (Hel has none; 0 stands in and is never read) and its copies."""

    value: int
    copies: int


KINDS = {
    "Od": Kind(8, 6),
    "Th": Kind(7, 8),
    "Tr": Kind(6, 6),
    "Dr": Kind(5, 8),
    "Fe": Kind(4, 8),
    "Sk": Kind(3, 9),
    "Va": Kind(2, 9),
    "Lo": Kind(1, 6),
    "He": Kind(0, 5),
    "Hm": Kind(3, 8),
    "Jo": Kind(5, 6),
    "Se": Kind(6, 6),
    "Lb": Kind(0, 6),
    "Dw": Kind(2, 6),
    "Fr": Kind(3, 8),
    "Ra": Kind(4, 6),
    "Ni": Kind(7, 5),
}
"""Every kind by its code, in the order of V-1.1."""

BASE = ("Od", "Th", "Tr", "Dr", "Fe", "Sk", "Va", "Lo")
"""The kinds of the base game, part of every named set."""

SETS = {
    "base": BASE,
    "edda": (*BASE, "He", "Hm", "Jo", "Se"),
    "order": (*BASE, "Dw", "Fr", "Ra", "Ni"),
    "giants": (*BASE, "Hm", "Jo", "Fr", "Ni"),
    "serpents": (*BASE, "He", "Se", "Dw", "Fr"),
    "ravens": (*BASE, "He", "Hm", "Ra", "Ni"),
    "all": tuple(KINDS),
}
"""Kinds by the name of the set (V-2.2)."""

TOKENS = Counter({token: 2 if 5 <= token <= 9 else 1 for token in (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)})
"""How often each booster token exists (V-1.2)."""


def all_tiles(kinds: Iterable[str]) -> Counter[str]:
    """Every copy of every kind given: a kind always comes whole (V-2.2)."""
    return Counter({kind: KINDS[kind].copies for kind in kinds})


def without_hels(hand: Iterable[str]) -> list[str]:
    """The tiles of a hand that count toward five (V-4.9)."""
    return [kind for kind in hand if kind != "He"]
