"""Days of a hall: their secrets, made and committed to in advance, and the deals and results of each day."""

from __future__ import annotations

from collections.abc import Callable

from gladsheim.core.words import Words
from gladsheim.server.daily.wire import DailyView, DayDeal, DayPromise, DayRow, DayView, OwnPlay
from gladsheim.server.live_tables.library import Library
from gladsheim.server.wire.errors import Refused
from gladsheim.store.tables.plays import DayResult, Play, PlayStore
from gladsheim.tables.agreed.terms import USUAL_BOT
from gladsheim.tables.daily.days import PROMISED_DAYS, Day, Deal, closes, day_begins, day_of, deal_of, later
from gladsheim.tables.people.people import User
from gladsheim.tables.table import fresh_secret

PAST_DAYS = 14
"""Past days that are listed; older ones stay in the database."""


class Days:
    """Days of one hall, as one of its processes shows them."""

    def __init__(self, plays: PlayStore, library: Library, clock: Callable[[], str]) -> None:
        self._plays = plays
        self._library = library
        self._clock = clock
        self._known: tuple[str, list[Deal]] | None = None

    async def promise(self) -> str:
        """Create what is missing of today and of the days ahead; return today's date.

        The first process to come creates it, and the others read what it stored.
        """
        now = self._clock()
        today = day_of(now)
        if self._known is None or self._known[0] != today:
            await self._plays.add_days(
                [Day(later(today, ahead), fresh_secret(), now) for ahead in range(PROMISED_DAYS + 1)]
            )
            day = (await self._plays.days(today, today))[0]
            games, bots = self._library.games, self._library.bots.names()
            bot = USUAL_BOT if USUAL_BOT in bots else bots[0]
            fresh = [deal_of(day, games.info(name), bot) for name in games.names()]
            await self._plays.add_deals(fresh)
            self._known = today, await self._plays.deals_of(today)
        return today

    async def deals_of_today(self) -> list[Deal]:
        """Return the deals that may be begun now."""
        await self.promise()
        return [] if self._known is None else self._known[1]

    async def daily(self, user: User | None) -> DailyView:
        """Return the page of the deal of the day for a user, or for an anonymous visitor."""
        today = await self.promise()
        found = await self._plays.days(later(today, -PAST_DAYS), later(today, PROMISED_DAYS))
        here = next(day for day in found if day.day == today)
        return DailyView(
            today=await self.view(here, user),
            promised=[DayPromise(day.day, day.commitment, day.promised) for day in found if day.day > today],
            past=[day.day for day in reversed(found) if day.day < today],
            account=user is not None and user.account,
        )

    async def find(self, day: str | None = None) -> Day:
        """Return a day that has begun, or today. Raises Refused for any other."""
        today = await self.promise()
        day = today if day is None else day
        found = await self._plays.days(day, day) if day <= today else []
        if not found:
            raise Refused("not_found", Words.of("faults-no-day", day=repr(day)), "day")
        return found[0]

    async def view(self, day: Day, user: User | None) -> DayView:
        """Return a day that has begun, as a user or an anonymous visitor may see it."""
        over = day.over
        identity = None if user is None else user.id
        own = {} if identity is None else await self._plays.own(identity, day.day)
        deals = {deal.game: deal for deal in await self._plays.deals_of(day.day)}
        # In the order of the hall's games, without those that are gone.
        shown = [deals[game] for game in self._library.games.names() if game in deals]
        return DayView(
            day=day.day,
            ends=day_begins(later(day.day, 1)),
            closes=closes(day.day),
            over=over,
            commitment=day.commitment,
            promised=day.promised,
            secret=day.secret.hex() if over else None,
            deals=[await self._deal(deal, identity, own.get(deal.id), over=over) for deal in shown],
        )

    async def _deal(self, deal: Deal, user: str | None, own: Play | None, *, over: bool) -> DayDeal:
        may_know = over or (own is not None and own.over)
        ranked = await self._plays.ranked(deal.id, user) if may_know else []
        return DayDeal(
            game=deal.game,
            options=deal.options,
            players=self._library.games.game(deal.game, **deal.options).players,
            seat=deal.seat,
            bot=deal.bot,
            commitment=deal.commitment,
            own=None if own is None else OwnPlay(own.table, own.finished, own.place, own.score),
            rows=_rows(ranked, user) if may_know else None,
        )


def _rows(ranked: list[DayResult], user: str | None) -> list[DayRow]:
    """Return the result rows of a deal, sorted by place at the own table, then by points.
    Equal results share a rank.
    """
    rows: list[DayRow] = []
    for number, one in enumerate(ranked, 1):
        level = rows[-1] if rows else None
        rank = level.rank if level and (level.place, level.score) == (one.place, one.score) else number
        rows.append(
            DayRow(
                rank if one.finished else None,
                one.name,
                one.user == user,
                one.finished,
                one.place,
                one.score,
                one.table,
            )
        )
    return rows
