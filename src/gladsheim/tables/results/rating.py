"""Ratings: a strength as mean and standard deviation (`doubt`), from places among two to six (Plackett-Luce).

The model is that of Weng and Lin (2011) as the library `openskill` has it, with its own
numbers: everybody begins at a mean of 25 with a doubt of 25/3. People are shown one number,
`START + SCALE * (mean - 3 * doubt)`, which begins at START and rises as the doubt shrinks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MEAN = 25.0
DOUBT = 25.0 / 3.0
START, SCALE = 1000, 40
SURE = 6.5
"""Limit of `doubt` above which a rating is provisional: about the first nine games of two."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength after so many games: its mean, and `doubt`, its standard deviation."""

    mu: float = MEAN
    sigma: float = DOUBT
    games: int = 0

    @property
    def shown(self) -> int:
        """Number that people are shown."""
        return shown(self.mu, self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether too few games were played for a reliable rating."""
        return self.sigma > SURE


def shown(mu: float, sigma: float) -> int:
    """Convert a strength to the number that people are shown."""
    return round(START + SCALE * (mu - 3 * sigma))


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game in which each player had a place; equal places are ties."""
    model = _model()
    # The model rates teams; each player is a team of one.
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma, one.games + 1) for team, one in zip(after, before, strict=True)]


def together(seats: Sequence[Rating]) -> Rating:
    """Return the rating of a user who had several seats: the mean of their ratings."""
    # All seats were in one game, which counts once.
    return Rating(
        fmean(one.mu for one in seats), fmean(one.sigma for one in seats), max(one.games for one in seats)
    )


@cache
def _model() -> PlackettLuce:
    # Only callers that rate pay for loading it.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MEAN, sigma=DOUBT)
