"""Results of matches between bots: shares of wins and ratings, both with 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import log10
from random import Random
from typing import Any

from gladsheim.bots.contests.shares import wilson

ROUNDS = 2000
CLOSE = 1e-7
"""Largest relative change of a strength at which the iteration ends."""
PRIOR = 0.5
"""Number of wins added for each side of every pair: half a win, so that a clean sweep still has a rating."""
DRAWS = 200
"""Number of bootstrap samples of the deals for the intervals of ratings."""


@dataclass(frozen=True, slots=True)
class BotGameResult:
    """A game that bots have played; `thinking` and `decisions` are seconds and counts by seat.

    `compiled`: whether the kernels were. If not, all but `steady` bots had smaller budgets.
    """

    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    decisions: tuple[int, ...]
    thinking: tuple[float, ...]
    compiled: bool = True


@dataclass(slots=True)
class PairingResult:
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
    deals: dict[object, tuple[float, int]] = field(default_factory=dict)
    """Wins of the first bot, and number of games, by deal."""

    def add(self, played: BotGameResult, deal: object) -> None:
        """Count a game of a deal."""
        place = {seat: at for at, seat in enumerate(played.ranking)}
        sides = [
            [at for at, name in enumerate(played.lineup) if name == bot] for bot in (self.first, self.second)
        ]
        duels = [(one, other) for one in sides[0] for other in sides[1]]
        won = sum(place[one] < place[other] for one, other in duels) / len(duels)
        before, games = self.deals.get(deal, (0.0, 0))
        self.deals[deal] = before + won, games + 1
        self.games += 1
        self.won += won
        self.points += sum(played.scores[one] - played.scores[other] for one, other in duels) / len(duels)
        for side, seats in enumerate(sides):
            self.decisions[side] += sum(played.decisions[seat] for seat in seats)
            self.thinking[side] += sum(played.thinking[seat] for seat in seats)

    @property
    def share(self) -> float:
        """Share of wins of the first bot."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Interval of the share, at 95 %, by deals: Wilson's, for the number of independent games that would
        spread as far as the deals do.

        Of one deal more the spread is taken for the widest, so that a few deals never look certain.
        """
        deals, widest = len(self.deals), self.share * (1 - self.share)
        spread = sum((won / games - self.share) ** 2 for won, games in self.deals.values())
        independent = deals * deals * widest / (spread + widest) if widest else deals
        return wilson(self.share * independent, independent)

    @property
    def ahead(self) -> float:
        """Mean points by which the first bot ends ahead."""
        return self.points / self.games

    def pace(self, side: int) -> float:
        """Return the mean milliseconds that a decision of the first bot (0) or the second (1) took."""
        return 1000 * self.thinking[side] / max(1, self.decisions[side])

    def to_json(self) -> dict[str, Any]:
        """Return the match, JSON-ready."""
        return {
            "bots": [self.first, self.second],
            "games": self.games,
            "share": round(self.share, 4),
            "interval": [round(bound, 4) for bound in self.interval],
            "points_ahead": round(self.ahead, 2),
            "ms_per_decision": [round(self.pace(0), 2), round(self.pace(1), 2)],
        }


@dataclass(frozen=True, slots=True)
class EloRating:
    """A rating on Elo's scale, and its 95 % interval."""

    rating: float
    low: float
    high: float

    def to_json(self) -> dict[str, int]:
        """Return the rating, JSON-ready, in whole points."""
        return {"rating": round(self.rating), "low": round(self.low), "high": round(self.high)}


def ratings(matches: Sequence[PairingResult], base: str, worth: float = 0.0) -> dict[str, EloRating]:
    """Return ratings of all bots relative to the bot `base`, whose rating is `worth`.

    They are maximum-likelihood Bradley-Terry strengths. The intervals are percentiles of the bootstrap over
    deals (Efron, 1979): a deal is drawn with all games that any pair played of it, because luck makes these
    alike.
    """
    whole = {(one.first, one.second): (one.won, one.games) for one in matches}
    found = strengths(whole)
    scaled = _scaled(found, base, worth)
    deals = list(dict.fromkeys(deal for one in matches for deal in one.deals))
    # A fixed seed: the same results always have the same intervals.
    chance = Random(0)
    drawn: list[dict[str, float]] = []
    for _ in range(DRAWS):
        chosen = chance.choices(deals, k=len(deals))
        results = {(one.first, one.second): _sums(one, chosen) for one in matches}
        # Begins with the strengths of all deals, which are near, so that few steps are needed.
        drawn.append(_scaled(strengths(results, found), base, worth))
    rated = {}
    for name, rating in scaled.items():
        order = sorted(one[name] for one in drawn)
        # 2.5 % of the draws on either side.
        rated[name] = EloRating(rating, order[DRAWS // 40], order[-1 - DRAWS // 40])
    return rated


def _sums(match: PairingResult, deals: Sequence[object]) -> tuple[float, int]:
    """Return wins and number of games of a pair on these deals."""
    of = [match.deals.get(deal, (0.0, 0)) for deal in deals]
    return sum(won for won, _ in of), sum(games for _, games in of)


def _scaled(strength: Mapping[str, float], base: str, worth: float) -> dict[str, float]:
    return {name: worth + 400 * log10(one / strength[base]) for name, one in strength.items()}


def strengths(
    results: Mapping[tuple[str, str], tuple[float, int]], begin: Mapping[str, float] | None = None
) -> dict[str, float]:
    """Return Bradley-Terry strengths from wins of the first bot and games by pair.

    Uses Hunter's minorise-maximise steps (2004), beginning with `begin` if strengths are known roughly.
    """
    wins: dict[str, float] = {}
    for (first, second), (won, games) in results.items():
        wins[first] = wins.get(first, 0.0) + won + PRIOR
        wins[second] = wins.get(second, 0.0) + games - won + PRIOR
    strength = dict(begin or dict.fromkeys(wins, 1.0))
    for _ in range(ROUNDS):
        expected = dict.fromkeys(wins, 0.0)
        for (first, second), (_, games) in results.items():
            each = (games + 2 * PRIOR) / (strength[first] + strength[second])
            expected[first] += each
            expected[second] += each
        news = {name: wins[name] / expected[name] for name in wins}
        moved = max(abs(news[name] / strength[name] - 1) for name in wins)
        strength = news
        if moved < CLOSE:
            break
    return strength
