"""The levels of the search, and how hard each one tries in each game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """How hard a level tries. Counts, not times, so that play can be repeated."""

    candidates: int
    """Actions at most that are looked at, those that look best at once."""
    playouts: int
    """Playouts of all candidates together, roughly."""
    plain_playouts: int
    """The same where kernels run plain, and so far more slowly."""
    rounds: int
    """Rounds of the table that each playout lasts after the present turn."""
    turns: int = 0
    """Turns that it lasts beyond these."""
    near: int = 0
    """How often the margin at the end of the present turn counts beside that at the end of the
    playout: it is less true, but luck has had less time to hide it."""


LEVELS: Mapping[str, str] = {
    "search-1": "Weighs a few actions and the answers to them. A gentle opponent.",
    "search-2": "Weighs more actions and answers, in more imagined worlds.",
    "search-3": "Weighs most actions, in many imagined worlds.",
    "search-4": "The strongest: many actions, very many imagined worlds.",
}
"""What is said of each level."""
BUDGETS: Mapping[str, Mapping[str, Budget]] = {
    "voluspa": {
        "search-1": Budget(4, 4, 4, 1),
        "search-2": Budget(12, 40, 8, 1),
        "search-3": Budget(24, 120, 16, 2),
        "search-4": Budget(64, 1000, 48, 2),
    },
    # One plan pays only some turns later, so that playouts are long.
    "valhalla": {
        "search-1": Budget(6, 24, 12, 1, 2),
        "search-2": Budget(12, 100, 24, 1, 4),
        "search-3": Budget(20, 400, 32, 2, 4),
        "search-4": Budget(40, 1600, 48, 2, 4),
    },
    # Dice and draws make a playout tell less, so that the same strength takes more of them.
    "valda": {
        "search-1": Budget(6, 60, 48, 0, 2, 1),
        "search-2": Budget(10, 160, 64, 0, 2, 1),
        "search-3": Budget(14, 400, 80, 0, 2, 1),
        "search-4": Budget(24, 1000, 110, 0, 2, 1),
    },
}
"""By game and level."""
PLAIN_CANDIDATES = 8
"""Actions at most that are looked at where kernels run plain."""
