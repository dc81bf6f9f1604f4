"""Duplicate matches of friends: begun, joined by their link, played deal by deal, compared."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET

from gladsheim.core.words import Words
from gladsheim.server.daily.match_wire import (
    MatchCard,
    MatchDeal,
    MatchPlay,
    MatchStanding,
    MatchView,
    NewMatch,
)
from gladsheim.server.daily.plays import Plays
from gladsheim.server.daily.wire import OwnPlay
from gladsheim.server.edge.errors import BadRequest, Refused
from gladsheim.server.hall import catalogue
from gladsheim.server.hall.library import Library
from gladsheim.server.operators.moderation import Moderation
from gladsheim.store import TooMany
from gladsheim.store.tables.matches import MOST_MATCHES, MatchStore, Player
from gladsheim.store.tables.plays import Play
from gladsheim.tables.agreed.terms import USUAL_BOT
from gladsheim.tables.daily.days import Deal
from gladsheim.tables.daily.matches import MOST_PLAYERS, Match, after_days, compared, deals_of_match
from gladsheim.tables.people.people import User
from gladsheim.tables.refusals import DealClosed, NotYourTable
from gladsheim.tables.table import fresh_id, fresh_secret
from gladsheim.tables.views.view import TableView

Played = dict[str, dict[str, Play]]


class Matches:
    """The duplicate matches of one hall, as one of its processes tells of them."""

    def __init__(
        self,
        store: MatchStore,
        plays: Plays,
        library: Library,
        moderation: Moderation,
        clock: Callable[[], str],
    ) -> None:
        self._store = store
        self._plays = plays
        self._library = library
        self._moderation = moderation
        self._clock = clock

    async def begin(self, user: User, wish: NewMatch) -> MatchView:
        """A new match with one player; its id is the link for the others. Raises Refused, BadRequest."""
        self._moderation.check_game(wish.game)
        catalogue.check_names(self._library, wish.game, wish.options)
        game = self._library.games.game(wish.game, **wish.options)
        if len(await self._store.of_user(user.id)) >= MOST_MATCHES:
            raise Refused(429, "too_many", Words.of("faults-most-matches", most=MOST_MATCHES))
        now = self._clock()
        match = Match(
            id=fresh_id(),
            game=wish.game,
            options=dict(game.options),
            bot=self._bot(wish),
            secret=fresh_secret(),
            created=now,
            closes=after_days(now, wish.days),
        )
        await self._store.add(match, deals_of_match(match, game, wish.rounds), user.id)
        return await self.view(match.id, user)

    def _bot(self, wish: NewMatch) -> str:
        """Who plays all other seats. Raises BadRequest for one whose answers depend on more than the play."""
        bots = self._library.bots
        steady = [name for name in bots.names() if bots.steady(name)]
        if wish.bot is UNSET:
            return USUAL_BOT if USUAL_BOT in steady else steady[0]
        if wish.bot not in steady:
            raise BadRequest(catalogue.unknown("faults-no-bot", wish.bot, steady), "bot")
        return wish.bot

    async def join(self, user: User, match: str) -> MatchView:
        """Play in a match, too. Raises Refused, DealClosed."""
        if (await self._match(match)).over(self._clock()):
            raise DealClosed
        try:
            await self._store.join(match, user.id, self._clock())
        except TooMany as error:
            raise Refused(409, "match_full", Words.of("faults-match-full", most=MOST_PLAYERS)) from error
        return await self.view(match, user)

    async def play(self, user: User, match: str, number: int) -> TableView:
        """The table at which a player of a match plays one of its deals. Raises NotYourTable, DealClosed."""
        found = await self._match(match)
        if user.id not in [player.id for player in await self._store.players(match)]:
            raise NotYourTable(Words("faults-only-match"))
        deals = await self._store.deals_of(match)
        if not 1 <= number <= len(deals):
            raise _unknown()
        return await self._plays.play(user, deals[number - 1], closed=found.over(self._clock()))

    async def of_user(self, user: User | None) -> list[MatchCard]:
        """The matches in which a user plays."""
        found = [] if user is None else await self._store.of_user(user.id)
        return [
            MatchCard(
                match.id,
                match.game,
                [player.name for player in await self._store.players(match.id)],
                match.closes,
                match.over(self._clock()),
            )
            for match in found
        ]

    async def view(self, match: str, user: User | None) -> MatchView:
        """A match as a user or a stranger with its link may see it. Raises Refused."""
        found = await self._match(match)
        over = found.over(self._clock())
        players = await self._store.players(match)
        mine = next((k for k, one in enumerate(players) if user is not None and one.id == user.id), None)
        deals = await self._store.deals_of(match)
        own = None if mine is None else players[mine].id
        open_to = over or mine is not None
        played = await self._played(match, own, over=over) if open_to else {}
        shown = [
            _deal(number, deal, played.get(deal.id, {}), own, players, over=over)
            for number, deal in enumerate(deals, 1)
        ]
        scores = [
            (deal.number, str(play.player), play.score)
            for deal in shown
            for play in deal.plays or []
            if play.score is not None
        ]
        result = compared(scores)
        return MatchView(
            id=found.id,
            game=found.game,
            options=found.options,
            seats=self._library.games.game(found.game, **found.options).players,
            bot=found.bot,
            count=len(deals),
            players=[player.name for player in players],
            mine=mine,
            created=found.created,
            closes=found.closes,
            over=over,
            commitment=found.commitment,
            secret=found.secret.hex() if over else None,
            deals=shown if open_to else None,
            standings=[MatchStanding(int(one.player), one.deals, one.ahead) for one in result.standings],
            luck=result.luck,
        )

    async def _played(self, match: str, own: str | None, *, over: bool) -> Played:
        played = await self._store.plays(match)
        if over or any(found[own].over for found in played.values() if own is not None and own in found):
            # Only for one who may see something of it: no answer's time tells that somebody has finished.
            await self._plays.settle()
            played = await self._store.plays(match)
        return played

    async def _match(self, match: str) -> Match:
        found = await self._store.match(match)
        if found is None:
            raise _unknown()
        return found


def _deal(
    number: int, deal: Deal, played: dict[str, Play], own: str | None, players: list[Player], *, over: bool
) -> MatchDeal:
    mine = None if own is None else played.get(own)
    may_know = over or (mine is not None and mine.over)
    plays = [
        MatchPlay(k, play.finished, play.place, play.score, play.table)
        for k, player in enumerate(players)
        if (play := played.get(player.id)) is not None and play.finished is not None
    ]
    return MatchDeal(
        number=number,
        seat=deal.seat,
        commitment=deal.commitment,
        own=None if mine is None else OwnPlay(mine.table, mine.finished, mine.place, mine.score),
        plays=plays if may_know else None,
    )


def _unknown() -> Refused:
    return Refused(404, "not_found", Words("faults-no-match"))
