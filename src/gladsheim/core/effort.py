"""How hard bots and reviews try in a game. Counts, not times, so that all of it can be repeated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


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
    slips: int = 0
    """Decisions of a thousand that are left to chance: what makes a level gentle."""


@dataclass(frozen=True, slots=True)
class Practice:
    """How values of positions are learned: games of the search with itself, in rounds, each with what the one
    before has learned.
    """

    tables: tuple[Mapping[str, Any], ...] = ({},)
    """Options that are taken in turn, at every number of players that they allow."""
    rounds: int = 3
    games: int = 4000
    """Games of a round at each number of players."""
    first: int = 4
    """How many times as many the first round has: it judges by the rule of thumb, which takes little
    time, and learns from ends alone, which needs many."""
    candidates: int = 24
    playouts: int = 48
    turns: int = 0
    near: int = 0
    slips: int = 60
    """Decisions of a thousand that are left to chance, so that there is something to learn from."""
    trust: float = 0.8
    """How much of what a position is worth is taken from what came later, turn by turn, beyond the next
    turn's own value: lambda of TD(lambda) (Sutton, 1988). The first round knows no values: there it is 1."""
    units: int = 16
    """Hidden units of the network."""


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
    "seer-1": Budget(6, 24, 12, 1, slips=600),
    "seer-2": Budget(6, 24, 12, 1, slips=500),
    "seer-3": Budget(6, 24, 12, 1, slips=380),
    "seer-4": Budget(6, 24, 12, 1, slips=260),
    "seer-5": Budget(6, 24, 12, 1, slips=130),
    "seer-6": Budget(6, 24, 12, 1),
    "seer-7": Budget(32, 1000, 48, 2),
}
"""By level, for a game that says nothing else."""
EFFORT = Effort((16, 6), (16, 4), (4, 2), (100, 12), 1, 0, 0, (100, 6), 1, 0, 0.5, 2.0, 5.0)
"""That of reviews of such a game."""
