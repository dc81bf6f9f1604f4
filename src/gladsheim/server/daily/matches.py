"""Duplicate matches of friends: created, joined by a link, played deal by deal, and compared."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET
from msgspec.structs import replace

from gladsheim.core.game import Game
from gladsheim.core.words import Words
from gladsheim.server.daily.match_view import MatchObserver, Played
from gladsheim.server.daily.match_wire import MatchCard, MatchView, NewMatch
from gladsheim.server.daily.meetings import Meetings
from gladsheim.server.daily.plays import Plays
from gladsheim.server.identity.moderation import Moderation
from gladsheim.server.live_tables.library import Library
from gladsheim.server.lobby import catalogue
from gladsheim.server.lobby.wire import NewTable, OpenSeat
from gladsheim.server.wire.errors import BadRequest, Refused
from gladsheim.store import TooMany
from gladsheim.store.tables.matches import MOST_MATCHES, MatchPlayer, MatchStore
from gladsheim.tables.agreed.terms import USUAL_BOT, Terms
from gladsheim.tables.daily.matches import MOST_PLAYERS, Match, after_days, deals_of_match
from gladsheim.tables.daily.rotation import MOST_TURNS, Meeting, meeting
from gladsheim.tables.people.people import User
from gladsheim.tables.refusals import DealClosed, NotYourTable
from gladsheim.tables.table import fresh_id, fresh_secret
from gladsheim.tables.views.view import TableView


class Matches:
    """Duplicate matches of one hall, as one of its processes serves them."""

    def __init__(
        self,
        store: MatchStore,
        plays: Plays,
        meetings: Meetings,
        library: Library,
        moderation: Moderation,
        clock: Callable[[], str],
    ) -> None:
        self._store = store
        self._plays = plays
        self._meetings = meetings
        self._library = library
        self._moderation = moderation
        self._clock = clock

    async def begin(self, user: User, wish: NewMatch) -> MatchView:
        """Create a match with one player; its id is the link for the others. Raises Refused, BadRequest."""
        self._moderation.check_game(wish.game)
        game, terms = self._chosen(wish)
        if len(await self._store.of_user(user.id)) >= MOST_MATCHES:
            raise Refused("too_many", Words.of("faults-most-matches", most=MOST_MATCHES))
        now = self._clock()
        match = Match(
            id=fresh_id(),
            game=wish.game,
            options=dict(game.options),
            bot=self._bot(wish),
            secret=fresh_secret(),
            created=now,
            closes=after_days(now, wish.days),
            places=wish.rotation,
            terms=terms,
        )
        await self._store.add(match, deals_of_match(match, game, wish.rounds), user.id)
        return await self.view(match.id, user)

    def _chosen(self, wish: NewMatch) -> tuple[Game, Terms | None]:
        """Return the game, and the terms if friends play with each other. Raises BadRequest, OptionsError."""
        if wish.rotation is None:
            for field in ("clock", "absence", "cover"):
                if getattr(wish, field) is not UNSET:
                    raise BadRequest(Words.of("faults-only-rotation", field=repr(field)), field)
            catalogue.check_names(self._library, wish.game, wish.options)
            return self._library.games.game(wish.game, **wish.options), None
        if wish.rounds > MOST_TURNS:
            raise BadRequest(Words.of("faults-rotation-rounds", most=MOST_TURNS), "rounds")
        table = NewTable(
            game=wish.game,
            seats=[OpenSeat(), OpenSeat()],
            options=wish.options,
            clock=wish.clock,
            absence="wait" if wish.absence is UNSET else wish.absence,
            takeover=self._bot(wish),
            cover=wish.cover,
        )
        return catalogue.chosen_game(self._library, table), catalogue.chosen_terms(self._library, table)

    def _bot(self, wish: NewMatch) -> str:
        """Return the bot that plays all other seats.
        Raises BadRequest for one whose answers depend on more than the play.
        """
        bots = self._library.bots
        steady = [name for name in bots.names() if bots.steady(name)]
        if wish.bot is UNSET:
            return USUAL_BOT if USUAL_BOT in steady else steady[0]
        if wish.bot not in steady:
            raise BadRequest(catalogue.unknown("faults-no-bot", wish.bot, steady), "bot")
        return wish.bot

    async def join(self, user: User, match: str) -> MatchView:
        """Join a match. Raises Refused, DealClosed."""
        found = await self._match(match)
        if found.closed(self._clock()):
            raise DealClosed
        try:
            await self._store.join(match, user.id, self._clock())
        except TooMany as error:
            most = found.places or MOST_PLAYERS
            raise Refused("match_full", Words.of("faults-match-full", most=most)) from error
        return await self.view(match, user)

    async def play(self, user: User, match: str, number: int) -> TableView:
        """Return the table at which a player plays a deal of a match. Raises NotYourTable, DealClosed."""
        found, players = await self._match(match), await self._store.players(match)
        mine = next((player for player in players if player.id == user.id), None)
        if mine is None:
            raise NotYourTable(Words("faults-only-match"))
        deals = await self._store.deals_of(match)
        if not 1 <= number <= len(deals):
            raise _unknown()
        deal, closed = deals[number - 1], found.closed(self._clock())
        if found.terms is None:
            return await self._plays.play(user, deal, closed=closed)
        part = _meeting(found, number, mine)
        other = next((one for one in players if one.number == part.other), None)
        if other is None:
            raise Refused("nobody_there")
        there, deal = User(other.id, other.name), replace(deal, seat=part.seat)
        return await self._meetings.sit(user, there, deal, found.terms, closed=closed)

    async def of_user(self, user: User | None) -> list[MatchCard]:
        """Return the matches in which a user plays."""
        found = [] if user is None else await self._store.of_user(user.id)
        return [
            MatchCard(
                match.id,
                match.game,
                [player.name for player in await self._store.players(match.id)],
                match.closes,
                match.over,
            )
            for match in found
        ]

    async def view(self, match: str, user: User | None) -> MatchView:
        """Return a match as a user, or an anonymous visitor with its link, may see it. Raises Refused."""
        found = await self._match(match)
        over = found.over
        players = await self._store.players(match)
        identity = None if user is None else user.id
        own = identity if any(one.id == identity for one in players) else None
        played = {} if own is None and not over else await self._played(match, own, over=over)
        looking = MatchObserver(found, players, await self._store.deals_of(match), played, own, over)
        return looking.view(self._library.games.game(found.game, **found.options).players)

    async def _played(self, match: str, own: str | None, *, over: bool) -> Played:
        played = await self._store.plays(match)
        if over or any(found[own].over for found in played.values() if own is not None and own in found):
            # Only for one who may see something of it: no answer's time tells that a player has finished.
            await self._plays.settle()
            played = await self._store.plays(match)
        return played

    async def _match(self, match: str) -> Match:
        found = await self._store.match(match)
        if found is None:
            raise _unknown()
        return found


def _meeting(match: Match, number: int, mine: MatchPlayer) -> Meeting:
    """Return a player's part in a deal.
    Raises Refused for a player who sits out, and while friends still join.
    """
    if match.places is None or match.started is None or mine.number is None:
        raise Refused("not_complete", Words("faults-match-waits"))
    part = meeting(match.places, number, mine.number)
    if part is None:
        raise Refused("sits_out")
    return part


def _unknown() -> Refused:
    return Refused("not_found", Words("faults-no-match"))
