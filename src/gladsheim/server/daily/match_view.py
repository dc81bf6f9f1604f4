"""View of a match for one observer, computed from stored data and the observer alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from gladsheim.server.daily.match_wire import MatchDeal, MatchPlay, MatchStanding, MatchView
from gladsheim.server.daily.wire import OwnPlay
from gladsheim.store.tables.matches import MatchPlayer
from gladsheim.store.tables.plays import Play
from gladsheim.tables.daily.days import Deal
from gladsheim.tables.daily.matches import Match, compared
from gladsheim.tables.daily.rotation import meeting, pairs_of

Played = dict[str, dict[str, Play]]
"""Plays of a match, by deal and user."""


@dataclass(frozen=True)
class MatchObserver:
    """Data for one observer's view of a match.
    `user` is the observer, None for anonymous visitors; `played` are the plays of all players.
    """

    match: Match
    players: list[MatchPlayer]
    deals: list[Deal]
    played: Played
    user: str | None
    over: bool

    @cached_property
    def mine(self) -> int | None:
        """Index of the observer among the players, or None."""
        return next((k for k, one in enumerate(self.players) if one.id == self.user), None)

    @property
    def seats_known(self) -> bool:
        """Whether seats are assigned: not while friends who play with each other still join."""
        return self.match.places is None or self.match.started is not None

    def view(self, seats: int) -> MatchView:
        """Return the match for the observer. `seats` is the number of seats at its tables."""
        match, terms = self.match, self.match.terms
        numbered = enumerate(self.deals, 1) if self.seats_known else ()
        shown = [self._deal(number, deal) for number, deal in numbered]
        result = compared(
            ((deal.number, play.seat), str(play.player), play.score)
            for deal in shown
            for play in deal.plays or []
            if play.score is not None
        )
        return MatchView(
            id=match.id,
            game=match.game,
            options=match.options,
            seats=seats,
            bot=match.bot,
            rotation=match.places,
            started=match.started,
            clock=None if terms is None else terms.clock,
            absence=None if terms is None else terms.absence,
            count=len(self.deals),
            players=[player.name for player in self.players],
            mine=self.mine,
            created=match.created,
            closes=match.closes,
            over=self.over,
            commitment=match.commitment,
            secret=match.secret.hex() if self.over else None,
            deals=shown if self.over or self.mine is not None else None,
            standings=[MatchStanding(int(one.player), one.deals, one.ahead) for one in result.standings],
            luck=result.luck,
        )

    def _deal(self, number: int, deal: Deal) -> MatchDeal:
        played = self.played.get(deal.id, {})
        mine = None if self.mine is None else played.get(self.players[self.mine].id)
        may_know = self.over or (mine is not None and mine.over)
        own = mine is not None and mine.seated and (mine.over or not self.over)
        plays = [
            MatchPlay(k, play.seat, play.finished, play.place, play.score, play.table)
            for k, player in enumerate(self.players)
            if (play := played.get(player.id)) is not None and play.finished is not None
        ]
        return MatchDeal(
            number=number,
            seat=self._seat(number, deal),
            pairs=self._pairs(number),
            waits=mine is not None and not mine.seated and not self.over,
            commitment=deal.commitment,
            own=OwnPlay(mine.table, mine.finished, mine.place, mine.score) if own and mine else None,
            plays=plays if may_know else None,
        )

    def _seat(self, number: int, deal: Deal) -> int | None:
        if self.match.places is None:
            return deal.seat
        place = None if self.mine is None else self.players[self.mine].number
        part = None if place is None else meeting(self.match.places, number, place)
        return None if part is None else part.seat

    def _pairs(self, number: int) -> list[tuple[int | None, int | None]]:
        if self.match.places is None:
            return []
        known = {player.number: k for k, player in enumerate(self.players)}
        return [(known.get(one), known.get(two)) for one, two in pairs_of(self.match.places, number)]
