"""Statistics over a person's reviewed games, with confidence intervals.

The dataclasses are the wire format. All games count alike, and the spread from game to game decides how sure
a mean is: it contains both the luck of the games and the noise of their reviews. The points missed in a
decision are a ratio of two sums over games, whose error is that of its linearisation. An interval is
Student's of 95 %; from fewer than LEAST_GAMES there is none. A difference is claimed only beyond its
interval, and of one kind among many only beyond one and a half times that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from math import sqrt
from statistics import fmean, stdev

from gladsheim.core.telling.story import Said
from gladsheim.core.words import Value, Words, unsaid
from gladsheim.tables.results.review import SURE
from gladsheim.tables.results.summary import THIRDS, GameSummary, Missed

MOST_GAMES = 50
LEAST_GAMES = 5
LEAST_DECISIONS = 20
"""Number of decisions of a kind that are needed to compare it with the rest."""
AMONG_MANY = 1.5
"""Factor that widens the interval where the largest of many differences is looked for."""
NAMES_OF_THIRDS = tuple(Words(f"trends-third-{third}") for third in range(1, THIRDS + 1))

Groups = Sequence[tuple[float, float]]
"""Decisions and points missed, a pair for each game."""


@dataclass(frozen=True, slots=True)
class Mean:
    """Mean, and half the width of its interval; null where there are too few games."""

    value: float
    range: float | None


@dataclass(frozen=True, slots=True)
class MissedIn:
    """Points missed in some of the decisions, `each` in one; `more`: significantly more than
    in the others.
    """

    name: Said
    decisions: int
    missed: float
    each: Mean
    more: bool


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """Reviewed game: the lead at the end, how much of it was luck, what was missed; ranges
    are half intervals.
    """

    table: str
    at: str
    decisions: int
    missed: float
    missed_range: float
    lead: float | None
    luck: float
    luck_range: float


@dataclass(frozen=True, slots=True)
class Leads:
    """Mean lead over the games that were played to their ends, unchanged and corrected for luck."""

    games: int
    lead: Mean
    corrected: Mean


@dataclass(frozen=True, slots=True)
class Trends:
    """Newest games, oldest first, and the statistics over them.

    `change` is by how much more was missed in a decision in the later half of them than in the earlier, and
    `surely` whether that is more than noise.
    """

    games: list[ReviewedGame]
    leads: Leads | None
    each: Mean
    change: Mean | None
    surely: bool
    kinds: list[MissedIn]
    thirds: list[MissedIn]


def trends_of(games: Sequence[GameSummary], name_of: Callable[[str], Value], *, own: bool) -> Trends | None:
    """Return the statistics over games, given newest first; None without games.

    `own`: the viewer is the person whose games they are. Others see only those single games that anybody
    could find and watch.
    """
    if not games:
        return None
    found = list(reversed(games))
    every = [(float(one.own.decisions), one.own.missed) for one in found]
    change = _change(every)
    return Trends(
        games=[_game(one) for one in found if own or one.told],
        leads=_leads(found),
        each=_ratio(every),
        change=change,
        surely=change is not None and change.range is not None and abs(change.value) > change.range,
        kinds=_kinds(found, name_of),
        thirds=[
            _missed(name.unsaid(), [_pair(one.own.thirds[third]) for one in found], every)
            for third, name in enumerate(NAMES_OF_THIRDS)
        ],
    )


def _game(one: GameSummary) -> ReviewedGame:
    return ReviewedGame(
        one.table,
        one.at,
        one.own.decisions,
        one.own.missed,
        round(SURE * one.own.missed_error, 2),
        one.own.lead,
        one.own.luck,
        round(SURE * one.own.luck_error, 2),
    )


def _leads(games: Iterable[GameSummary]) -> Leads | None:
    whole = [(one.own.lead, one.own.lead - one.own.luck) for one in games if one.own.lead is not None]
    if not whole:
        return None
    came, corrected = zip(*whole, strict=True)
    return Leads(len(whole), _mean(came), _mean(corrected))


def _kinds(games: Sequence[GameSummary], name_of: Callable[[str], Value]) -> list[MissedIn]:
    """Group missed points by kind of action, the kind with the most points first."""
    every = [(float(one.own.decisions), one.own.missed) for one in games]
    found = []
    for kind in dict.fromkeys(chain.from_iterable(one.own.kinds for one in games)):
        pairs = [_pair(one.own.kinds.get(kind, [0, 0.0])) for one in games]
        found.append(_missed(unsaid(name_of(kind)), pairs, every))
    # The name breaks ties, so that the order of games does not matter.
    return sorted(found, key=lambda one: (-one.missed, -one.decisions, str(one.name)))


def _pair(missed: Missed) -> tuple[float, float]:
    return float(missed[0]), float(missed[1])


def _missed(name: Said, pairs: Groups, every: Groups) -> MissedIn:
    # Compared with the other decisions, not with all, so that the two groups share none.
    rest = [(n - part, m - of_it) for (n, m), (part, of_it) in zip(every, pairs, strict=True)]
    decisions = int(sum(n for n, _ in pairs))
    least = min(decisions, sum(n for n, _ in rest))
    beyond = _difference(pairs, rest) if least >= LEAST_DECISIONS else None
    return MissedIn(
        name,
        decisions,
        round(sum(m for _, m in pairs), 2),
        _ratio(pairs),
        beyond is not None and beyond.range is not None and beyond.value > AMONG_MANY * beyond.range,
    )


def _mean(values: Sequence[float]) -> Mean:
    count = len(values)
    wide = student(count - 1) * stdev(values) / sqrt(count) if count >= LEAST_GAMES else None
    return _rounded(fmean(values), wide)


def _ratio(pairs: Groups) -> Mean:
    """Return the mean of points missed in a decision."""
    # A game without such decisions says nothing of them, and must not narrow the interval.
    met = [pair for pair in pairs if pair[0]]
    total = sum(n for n, _ in met)
    each = sum(m for _, m in met) / total if total else 0.0
    return _rounded(each, _width([(m - each * n) / total for n, m in met]) if total else None)


def _difference(some: Groups, others: Groups) -> Mean | None:
    """Return by how much more is missed in some decisions than in others of the same games."""
    here, there = sum(n for n, _ in some), sum(n for n, _ in others)
    if not there or sum(n > 0 for n, _ in some) < LEAST_GAMES:
        return None
    each, other = sum(m for _, m in some) / here, sum(m for _, m in others) / there
    # Residuals by game: games are independent, the decisions of one are not.
    apart = [
        (m - each * n) / here - (of_it - other * part) / there
        for (n, m), (part, of_it) in zip(some, others, strict=True)
    ]
    return _rounded(each - other, _width(apart))


def _change(every: Groups) -> Mean | None:
    """Return by how much more is missed in a decision in the later half of the games than in the earlier."""
    half = len(every) // 2
    if half < LEAST_GAMES:
        return None
    before, after = _ratio(every[:half]), _ratio(every[half:])
    if before.range is None or after.range is None:
        return None
    # The halves share no game: the squares of their errors add up.
    return _rounded(after.value - before.value, sqrt(before.range**2 + after.range**2))


def _width(shares: Sequence[float]) -> float | None:
    """Return half the confidence interval of a sum over games whose `shares` have mean 0."""
    count = len(shares)
    if count < LEAST_GAMES:
        return None
    # `count - 1`, as in a sample's variance: the mean was estimated from the same games.
    return student(count - 1) * sqrt(sum(share * share for share in shares) * count / (count - 1))


def student(freedom: int) -> float:
    """Return the number of standard errors that covers 95 %, within 1 % from 4 degrees of freedom on."""
    # Approximates the 97.5 % quantile of Student's t distribution.
    return 1.96 + 2.4 / freedom + 3.5 / freedom**2


def _rounded(value: float, wide: float | None) -> Mean:
    return Mean(round(value, 3), None if wide is None else round(wide, 3))
