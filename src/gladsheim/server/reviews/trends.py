"""Page of the trends in a person's reviews: stored summaries, added up for callers who may see it.

Only the person sees it unless they show it, and it says nothing about others. Others get the same answer
where it is not shown, where the whole page of the person is private, and where no such person exists.
"""

from __future__ import annotations

from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.reviews.wire import ReviewedGames, TrendsView
from gladsheim.tables.people.people import User
from gladsheim.tables.results.trends import LEAST_GAMES, MOST_GAMES, trends_of


class TrendPages:
    """Trend pages of all people."""

    def __init__(self, tables: LiveTables, a_day: int) -> None:
        self._a_day = a_day
        self._games = tables.games
        self._store = tables.store.trends

    async def view(self, person: User, viewer: str | None, game: str | None) -> TrendsView | None:
        """Return a person's page as a user or a stranger may see it; None where they may not.

        Without a game, it is of the one with the most reviews.
        """
        own, shown = person.id == viewer, await self._store.is_shown(person.id)
        if not own and not shown:
            return None
        counts = await self._store.counts(person.id)
        names = self._games.names()
        chosen = game or next((name for name in counts if name in names), names[0])
        found = await self._store.games(person.id, chosen, MOST_GAMES)
        return TrendsView(
            person.name,
            own,
            shown,
            chosen,
            [ReviewedGames(name, counts.get(name, 0)) for name in names],
            await self._store.waiting(person.id, chosen) if own else 0,
            self._a_day,
            MOST_GAMES,
            LEAST_GAMES,
            trends_of(found, self._games.info(chosen)().presenter.kind_name, own=own),
        )
