"""Effort of bots and reviews in a game. Counts, not times, so that all results can be repeated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Budget:
    """Budget of a level of the search."""

    candidates: int
    """Largest number of actions that are looked at: those that look best at once."""
    playouts: int
    """Number of playouts of all candidates together, roughly."""
    plain_playouts: int
    """Number of playouts where kernels run plain, and so far more slowly."""
    rounds: int
    """Number of rounds of the table that each playout lasts after the present turn."""
    turns: int = 0
    """Number of turns that it lasts beyond these rounds."""
    near: int = 0
    """Weight of the margin at the end of the present turn beside that at the end of the playout.

    It predicts the result less well, but contains less luck.
    """
    slips: int = 0
    """Number of decisions in 1,000 that are random, which makes a level weaker."""


@dataclass(frozen=True, slots=True)
class Practice:
    """Settings of training on games of the search with itself.

    Training goes in rounds; the games of each use the values learned in the one before.
    """

    tables: tuple[Mapping[str, Any], ...] = ({},)
    """Options that are taken in turn, at every number of players that they allow."""
    rounds: int = 3
    games: int = 4000
    """Number of games of a round at each number of players."""
    first: int = 4
    """Factor for the games of the first round.

    It judges by the rule of thumb, which takes little time, and learns from final results alone, which needs
    many.
    """
    candidates: int = 24
    playouts: int = 48
    turns: int = 0
    near: int = 0
    slips: int = 60
    """Number of decisions in 1,000 that are random, so that the positions vary."""
    trust: float = 0.8
    """Lambda of TD(lambda) (Sutton, 1988): how much later turns count in the target beyond
    the next turn's value.

    The first round knows no values: there it is 1.
    """
    units: int = 16
    """Number of hidden units of the network."""


@dataclass(frozen=True, slots=True)
class Effort:
    """Effort with which games of one kind are reviewed; counts for compiled kernels and for plain ones.

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
    """Points below which two actions count as equal."""
    slip: float
    blunder: float


BUDGETS: Mapping[str, Budget] = {
    "search-1": Budget(6, 24, 12, 1),
    "search-2": Budget(10, 100, 24, 1),
    "search-3": Budget(16, 400, 32, 2),
    "search-4": Budget(32, 1000, 48, 2),
    # Slips set the levels of seer apart: a smaller budget hardly weakens a bot with learned values.
    "seer-1": Budget(6, 24, 12, 1, slips=600),
    "seer-2": Budget(6, 24, 12, 1, slips=500),
    "seer-3": Budget(6, 24, 12, 1, slips=380),
    "seer-4": Budget(6, 24, 12, 1, slips=260),
    "seer-5": Budget(6, 24, 12, 1, slips=130),
    "seer-6": Budget(6, 24, 12, 1),
    "seer-7": Budget(32, 1000, 48, 2),
}
"""Budget of each level, for a game that sets none."""
EFFORT = Effort((16, 6), (16, 4), (4, 2), (100, 12), 1, 0, 0, (100, 6), 1, 0, 0.5, 2.0, 5.0)
"""Effort of reviews, for a game that sets none."""
