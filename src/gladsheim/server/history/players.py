"""Profiles of people and bots: figures, ratings, finished games, all read from the store.

Other users see single games only if they could have found and watched them; the figures count all games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Sequence

from msgspec import UNSET

from gladsheim.core.errors import GladsheimError
from gladsheim.server.history.tally import folded
from gladsheim.server.history.wire import (
    BotLadder,
    GameFigures,
    GamesPage,
    LadderRow,
    Opponent,
    PlayedGame,
    ProfileView,
    RankingView,
    RankRow,
    RatingChange,
    RatingPoint,
    RatingView,
    SitterView,
)
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.shares.turns import Turns
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.views.views import TableViews
from gladsheim.server.wire.buckets import Buckets
from gladsheim.server.wire.names import name_key
from gladsheim.store import DatabaseError
from gladsheim.store.results.results import FinishedSeat, Moment, Profile, RatedSeat
from gladsheim.tables.people.people import User
from gladsheim.tables.record import record
from gladsheim.tables.refusals import NotStarted
from gladsheim.tables.results.outcome import OFTEN, SHORT, too_short
from gladsheim.tables.results.result import placements
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import OVER
from gladsheim.tables.views.cards import card

GAMES_AT_ONCE = 20
MOST_POINTS = 200
EXPORTS, EXPORT_EVERY = 5, 60.0


class Players:
    """Profiles, rankings and game lists of a hall."""

    def __init__(
        self,
        tables: LiveTables,
        views: TableViews,
        folds: Turns,
        time: HallTime,
        seconds: Callable[[], float],
    ) -> None:
        self._tables = tables
        self._views = views
        self._folds = folds
        self._time = time
        self._store = tables.store.results
        self._exports = Buckets(EXPORTS, EXPORT_EVERY, seconds)

    async def profile(self, player: User, viewer: str | None) -> ProfileView:
        """Return an account's page as a user or an anonymous visitor may see it."""
        own = player.id == viewer
        found = await self._store.profile(player.id, own=own)
        hidden = found.private and not own
        games = GamesPage([], None) if hidden else await self.games(player, viewer, None)
        return ProfileView(
            name=found.name,
            since="" if hidden else found.created,
            private=found.private,
            own=own,
            trends=own or await self._tables.store.trends.is_shown(player.id),
            figures=_figures(found),
            opponents=[Opponent(*one) for one in found.opponents],
            games=games,
        )

    async def games(self, player: User, viewer: str | None, before: Moment | None) -> GamesPage:
        """Return finished games of an account before a moment, newest first."""
        own = player.id == viewer
        if not own and await self._store.is_private(player.id):
            return GamesPage([], None)
        found = await self._store.games_of(player.id, before, GAMES_AT_ONCE + 1, own=own)
        shown = await self._cards(found[:GAMES_AT_ONCE], viewer)
        more = len(found) > GAMES_AT_ONCE and shown
        return GamesPage(shown, _cursor(shown[-1]) if more else None)

    async def _cards(self, played: Sequence[FinishedSeat], viewer: str | None) -> list[PlayedGame]:
        listed = await self._tables.store.listed([one.table for one in played])
        tables = {table.id: (table, standing) for table, standing in listed}
        return [
            PlayedGame(
                card(*tables[one.table], viewer, self._time.now()),
                one.seat,
                one.place,
                one.score,
                RatingChange.of(one.change),
            )
            for one in played
        ]

    async def ranking(self, game: str) -> RankingView:
        """Return the strongest accounts of a game, and its bots."""
        people = await self._store.ranking(game)
        ladder = await self._store.ladder(game)
        return RankingView(
            game,
            [RankRow(name, RatingView.of(rating)) for name, rating in people],
            [
                BotLadder(
                    players, [LadderRow(one.bot, one.robot, RatingView.of(one.rating)) for one in rungs]
                )
                for players, rungs in sorted(ladder.items())
            ],
        )

    async def sitters(self, user: str | None, table: str) -> list[SitterView]:
        """Return the accounts at a table that a user or an anonymous visitor may see. Raises UnknownTable."""
        try:
            live = await self._views.position_for(user, table)
            fixed, over = live.table, live.status == OVER
        except NotStarted as waiting:
            fixed, over, live = waiting.table, False, None
        found = await self._store.sitters(table)
        why = _uncounted(live, found) if live is not None and over and fixed.rated else None
        return [_sitter(one, why, rated=fixed.rated, over=over) for one in found]

    def take_export(self, user: str) -> None:
        """Count an export of all records by a user. Raises Refused if exports are too frequent."""
        self._exports.take(user)

    async def records(self, user: str) -> AsyncIterator[bytes]:
        """Yield a user's finished games, oldest first, as one record per line; one is in memory at a time."""
        after: Moment = ("", "")
        while page := await self._store.finished_of(user, after):
            for _, table in page:
                written = await self._record(table)
                if written is not None:
                    yield written
            after = page[-1]

    async def _record(self, table: str) -> bytes | None:
        try:
            async with self._folds.turn(bounded=False):
                live = await folded(self._tables.store, self._tables.games, table)
        except DatabaseError:
            raise
        except GladsheimError:
            # The rules are not those of then: there is nothing that could be verified.
            return None
        return None if live is None else record(live).to_bytes()


def _figures(found: Profile) -> list[GameFigures]:
    """Return the figures of each game that was played."""
    rows = defaultdict(list)
    for game, place, games, best in found.figures:
        rows[game].append((place, games, best))
    points = defaultdict(list)
    for game, at, value in found.history:
        points[game].append(RatingPoint(at, value))
    figures = []
    for game, places in rows.items():
        counts = {place: games for place, games, _ in places if place is not None}
        rating = found.ratings.get(game)
        figures.append(
            GameFigures(
                game=game,
                games=sum(games for _, games, _ in places),
                finished=sum(counts.values()),
                wins=counts.get(1, 0),
                places=[counts.get(place, 0) for place in range(1, max(counts, default=0) + 1)],
                best=max((best for place, _, best in places if place is not None), default=None),
                rating=None if rating is None else RatingView.of(rating),
                history=points[game][-MOST_POINTS:],
            )
        )
    return figures


def _uncounted(live: Live, found: Sequence[RatedSeat]) -> str | None:
    """Return why a finished rated game changed no rating; None if it did, is uncounted, or nobody won."""
    if placements(live) is None or not all(one.counted for one in found) or any(one.change for one in found):
        return None
    return SHORT if too_short(live) else OFTEN


def _sitter(found: RatedSeat, uncounted: str | None, *, rated: bool, over: bool) -> SitterView:
    # At one screen anybody may be called anything: only who bears the account's name is it.
    known = found.account is not None and (rated or name_key(found.name) == found.key)
    rating = found.rating if rated and found.account is not None else None
    return SitterView(
        found.seat,
        found.account if known else None,
        None if rating is None else RatingView.of(rating),
        RatingChange.of(found.change) if rated and over else None,
        uncounted or UNSET,
    )


def _cursor(last: PlayedGame) -> str:
    return f"{last.table.updated}/{last.table.id}"
