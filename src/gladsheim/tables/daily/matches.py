"""Duplicate matches: friends play the same deals, each against bots, and results of the same
deal are compared.

Every seat has deals of its own, because a player who has seen a deal from one seat would know it from the
next. All friends play all deals, so that all have sat in every seat equally often, with the same luck. Or
they play with each other, two at a table (`rotation.py`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from datetime import datetime, timedelta
from statistics import fmean

from msgspec import Struct

from gladsheim.core.fair import commitment_of, secret_of_match
from gladsheim.core.game import Game, Json
from gladsheim.tables.agreed.terms import Terms
from gladsheim.tables.daily.days import Deal
from gladsheim.tables.daily.rotation import deals_of_turn

MOST_PLAYERS = 5
MOST_ROUNDS = 4
MOST_DAYS = 30


class Match(Struct, frozen=True):
    """Match that friends agreed on. `secret` decides all deals: never send it before the match is closed.

    So many `places` has one whose friends play with each other, two at a table, on these `terms`; it has
    `started` when all have joined. One where each plays against bots has none of it. It was `told` when the
    hall noted that it was closed; None before that.
    """

    id: str
    game: str
    options: Json
    bot: str
    secret: bytes
    created: str
    closes: str
    places: int | None = None
    started: str | None = None
    terms: Terms | None = None
    told: str | None = None

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, hexadecimal."""
        return commitment_of(self.secret)

    @property
    def over(self) -> bool:
        """Whether nobody can play in it any more, so that all of it may be published."""
        return self.told is not None

    def closed(self, now: str) -> bool:
        """Return whether nobody can begin to play in it any more."""
        return self.over or now >= self.closes


def deals_of_match(match: Match, game: Game, rounds: int) -> list[Deal]:
    """Return the deals of a match: in each round one from every seat, or those of one turn of
    its meetings.
    """
    of_round = game.players if match.places is None else deals_of_turn(match.places)
    return [
        Deal(
            id=f"{match.id}-{number + 1}",
            day=None,
            game=match.game,
            options=match.options,
            bot=match.bot,
            # In a rotation the seat also depends on the player; the hall replaces this one (`meeting`).
            seat=number % game.players if match.places is None else 0,
            # A secret for each deal, so that a finished one reveals nothing of the next.
            secret=secret_of_match(match.secret, match.id, number + 1),
            opens=match.created,
            closes=match.closes,
            match=match.id,
        )
        for number in range(rounds * of_round)
    ]


def after_days(time: str, days: int) -> str:
    """Return the stored time `days` days after `time`."""
    moment = datetime.fromisoformat(time) + timedelta(days=days)
    # The form of all stored times, because they are compared as texts.
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


class PlayerStanding(Struct, frozen=True):
    """A player's deals that can be compared, and how many points more than the mean of all they brought."""

    player: str
    deals: int
    ahead: float


class MatchStandings(Struct, frozen=True):
    """Standings of a match, best first; `luck`: the share of the spread of points that lies between deals.

    All players had that share alike, and it is taken out. None where nothing can be compared.
    """

    standings: list[PlayerStanding]
    luck: float | None


def compared(scores: Iterable[tuple[Hashable, str, int]]) -> MatchStandings:
    """Compare points that players have in deals, each as (deal, player, points).

    Where a deal is played from several seats, each of them is a deal of its own here. A deal counts once two
    have finished it. In each, the mean of their points is subtracted; the spread of these means is the effect
    of the deals, the rest that of the players.
    """
    by_deal: dict[Hashable, dict[str, int]] = defaultdict(dict)
    for deal, player, points in scores:
        by_deal[deal][player] = points
    shared = [found for found in by_deal.values() if len(found) > 1]
    if not shared:
        return MatchStandings([], None)
    ahead: dict[str, list[float]] = defaultdict(list)
    between = within = 0.0
    # The mean of points, not of deals: only then `between` and `within` add up to the whole spread.
    overall = fmean(points for found in shared for points in found.values())
    for found in shared:
        mean = fmean(found.values())
        for player, points in found.items():
            ahead[player].append(points - mean)
            between += (mean - overall) ** 2
            within += (points - mean) ** 2
    standings = [PlayerStanding(player, len(found), sum(found)) for player, found in ahead.items()]
    whole = between + within
    # The player breaks ties, so that the order of the rows does not matter.
    return MatchStandings(
        sorted(standings, key=lambda one: (-one.ahead, one.player)), between / whole if whole else None
    )
