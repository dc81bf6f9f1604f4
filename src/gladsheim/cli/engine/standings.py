"""Results of matches between bots: shares of wins with 95 % intervals, and ratings."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log10
from typing import TYPE_CHECKING, Any

from gladsheim.tables.results.shares import wilson

if TYPE_CHECKING:
    from gladsheim.cli.engine.bot_games import Played

ROUNDS = 500
PRIOR = 0.5
"""Half a win for each side of every pair, so that a clean sweep still has a rating."""


@dataclass(slots=True)
class Match:
    """The results of all games between two bots; `won` is counted for the first.

    In a game with more than two seats a win is the share of pairs (a seat of the first, a
    seat of the second) in which the first ranked higher.
    """

    first: str
    second: str
    games: int = 0
    won: float = 0.0
    points: float = 0.0
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    thinking: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def add(self, played: Played) -> None:
        """Count a game."""
        place = {seat: at for at, seat in enumerate(played.ranking)}
        sides = [
            [at for at, name in enumerate(played.lineup) if name == bot] for bot in (self.first, self.second)
        ]
        duels = [(one, other) for one in sides[0] for other in sides[1]]
        self.games += 1
        self.won += sum(place[one] < place[other] for one, other in duels) / len(duels)
        self.points += sum(played.scores[one] - played.scores[other] for one, other in duels) / len(duels)
        for side, seats in enumerate(sides):
            self.decisions[side] += sum(played.decisions[seat] for seat in seats)
            self.thinking[side] += sum(played.thinking[seat] for seat in seats)

    @property
    def share(self) -> float:
        """Share of wins of the first."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return wilson(self.won, self.games)

    @property
    def ahead(self) -> float:
        """Mean points by which the first ends ahead."""
        return self.points / self.games

    def pace(self, side: int) -> float:
        """Mean milliseconds that a decision of the first bot (0) or the second (1) took."""
        return 1000 * self.thinking[side] / max(1, self.decisions[side])

    def to_json(self) -> dict[str, Any]:
        """The match, JSON-ready."""
        return {
            "bots": [self.first, self.second],
            "games": self.games,
            "share": round(self.share, 4),
            "interval": [round(bound, 4) for bound in self.interval],
            "points_ahead": round(self.ahead, 2),
            "ms_per_decision": [round(self.pace(0), 2), round(self.pace(1), 2)],
        }


def ratings(names: list[str], matches: list[Match]) -> dict[str, float]:
    """Ratings on Elo's scale, the lowest 0: Bradley-Terry strengths of greatest likelihood.

    Solved by Hunter's minorise-maximise steps (2004).
    """
    wins = dict.fromkeys(names, 0.0)
    for match in matches:
        wins[match.first] += match.won + PRIOR
        wins[match.second] += match.games - match.won + PRIOR
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        expected = dict.fromkeys(names, 0.0)
        for match in matches:
            each = (match.games + 2 * PRIOR) / (strength[match.first] + strength[match.second])
            expected[match.first] += each
            expected[match.second] += each
        strength = {name: wins[name] / expected[name] for name in names}
    lowest = min(strength.values())
    return {name: 400 * log10(strength[name] / lowest) for name in names}
