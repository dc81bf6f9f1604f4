"""How hard bots and reviews try in a game. Counts, not times, so that all of it can be repeated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """How hard a level of the search tries."""

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


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard the games of one kind are looked at; counts for compiled kernels and for plain ones.

    `turns` and `rounds` of the table are those that a playout lasts after the present turn.
    """

    candidates: tuple[int, int]
    first: tuple[int, int]
    keep: tuple[int, int]
    worlds: tuple[int, int]
    rounds: int
    turns: int
    near: int
    chance_worlds: tuple[int, int]
    chance_rounds: int
    chance_turns: int
    level: float
    """Points below which nobody would call one action worse than another."""
    slip: float
    blunder: float


BUDGETS: Mapping[str, Budget] = {
    "search-1": Budget(6, 24, 12, 1),
    "search-2": Budget(10, 100, 24, 1),
    "search-3": Budget(16, 400, 32, 2),
    "search-4": Budget(32, 1000, 48, 2),
}
"""By level, for a game that says nothing else."""
EFFORT = Effort((16, 6), (16, 4), (4, 2), (100, 12), 1, 0, 0, (100, 6), 1, 0, 0.5, 2.0, 5.0)
"""That of reviews of such a game."""
