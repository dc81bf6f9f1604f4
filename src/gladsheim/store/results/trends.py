"""Trends in a person's reviews: a summary for each seat, made once, and the choices of that person."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import and_, bindparam, delete, exists, false, func, insert, select, true, update

from gladsheim.store.bound import new
from gladsheim.store.engine.database import Connection, Row
from gladsheim.store.results.result_statements import MINE, PLAYED, TOLD
from gladsheim.store.results.review_schema import reviews
from gladsheim.store.results.trend_schema import summaries, trend_settings
from gladsheim.store.schema import profiles, results, seats, tables, tally, users
from gladsheim.store.topic import Topic
from gladsheim.tables.results.summary import GameSummary, SeatSummary
from gladsheim.tables.table import OVER

NEWEST = 1_000
"""Number of games, those that were counted last, of which some are reviewed automatically."""

UNSUMMED = select(reviews.c.table_id).where(
    reviews.c.summed < bindparam("summary"),
    reviews.c.version == bindparam("version"),
    reviews.c.done >= reviews.c.total,
)
# Of two processes that made the same summaries the second is too late.
SET_SUMMED = (
    update(reviews)
    .where(
        reviews.c.table_id == bindparam("table"),
        reviews.c.version == bindparam("of_version"),
        reviews.c.done >= reviews.c.total,
        reviews.c.summed < bindparam("summary"),
    )
    .values(**new("summed"))
)
ADD_SUMMARY = insert(summaries)
DROP_SUMMARIES = delete(summaries).where(summaries.c.table_id == bindparam("table"))

_SUMMED = and_(summaries.c.table_id == seats.c.table_id, summaries.c.seat == seats.c.seat)
SUMMARIES = (
    select(
        tables.c.id,
        tables.c.updated,
        and_(*TOLD).label("told"),
        *summaries.c["seat", "decisions", "missed", "missed_error", "lead", "luck", "luck_error"],
        *summaries.c["kinds", "thirds"],
    )
    .join_from(seats, results, PLAYED)
    .join(summaries, _SUMMED)
    .join(tables, tables.c.id == seats.c.table_id)
    .where(*MINE, results.c.game == bindparam("in_game"))
    .order_by(tables.c.updated.desc(), tables.c.id.desc())
    .limit(bindparam("most"))
)
SUMMED_BY_GAME = (
    select(results.c.game, func.count())
    .join_from(seats, results, PLAYED)
    .join(summaries, _SUMMED)
    .where(*MINE)
    .group_by(results.c.game)
    .order_by(func.count().desc(), results.c.game)
)
WAITING = (
    select(func.count())
    .select_from(reviews)
    .join(seats, seats.c.table_id == reviews.c.table_id)
    .join(tables, tables.c.id == reviews.c.table_id)
    .where(
        reviews.c.ended.is_(None), seats.c.owner == bindparam("user"), tables.c.game == bindparam("in_game")
    )
)

# Reviews that nobody has asked for: the newest game of an account that wants it, and has not had
# as many as it may have since a time.
_DONE = (
    select(seats.c.owner)
    .join_from(reviews, seats, seats.c.table_id == reviews.c.table_id)
    .where(reviews.c.automatic.is_(True), reviews.c.asked > bindparam("since"), seats.c.owner.is_not(None))
    .group_by(seats.c.owner)
    .having(func.count() >= bindparam("most"))
)
_REVIEWED = exists().where(reviews.c.table_id == tables.c.id, reviews.c.version == bindparam("version"))
UNREVIEWED = (
    select(tables.c.id, tables.c.counted)
    .distinct()
    .join_from(tables, seats, seats.c.table_id == tables.c.id)
    .join(results, PLAYED)
    .join(users, and_(users.c.id == seats.c.owner, users.c.password.is_not(None)))
    .join(trend_settings, trend_settings.c.user_id == users.c.id, isouter=True)
    .where(
        tables.c.status == OVER,
        tables.c.counted > select(func.max(tally.c.number)).scalar_subquery() - bindparam("newest"),
        results.c.sole.is_(True),
        func.coalesce(trend_settings.c.automatic, true()).is_(True),
        users.c.id.not_in(_DONE),
        ~_REVIEWED,
    )
    .order_by(tables.c.counted.desc())
    .limit(bindparam("games"))
)

SETTINGS = select(
    func.coalesce(trend_settings.c.shown, false()), func.coalesce(trend_settings.c.automatic, true())
).where(trend_settings.c.user_id == bindparam("user"))
SHOWN = (
    select(trend_settings.c.user_id)
    .join(profiles, profiles.c.user_id == trend_settings.c.user_id, isouter=True)
    .where(
        trend_settings.c.user_id == bindparam("user"),
        trend_settings.c.shown.is_(True),
        func.coalesce(profiles.c.private, false()).is_(False),
    )
)
ADD_SETTINGS = insert(trend_settings)
CHANGE_SETTINGS = (
    update(trend_settings)
    .where(trend_settings.c.user_id == bindparam("user"))
    .values(**new("shown", "automatic"))
)
DELETE_TREND_SETTINGS = delete(trend_settings).where(trend_settings.c.user_id == bindparam("user"))


@dataclass(frozen=True, slots=True)
class TrendPreferences:
    """Choices of a person for their trends: `shown` to others; games reviewed automatically (`automatic`)."""

    shown: bool = False
    automatic: bool = True


class TrendStore(Topic):
    """Store of summaries of reviewed games, by person. Awaited changes are saved."""

    async def unsummed(self, version: int, summary: int) -> list[str]:
        """Return the tables whose finished reviews of a version have no summaries of this version."""
        return [row[0] for row in await self._rows(UNSUMMED, version=version, summary=summary)]

    async def keep(self, table: str, version: int, summary: int, found: Sequence[SeatSummary]) -> bool:
        """Store the summary of a review for each seat; return False where it is stored, or another review is.

        Without any seats the game is known to have no summary.
        """

        def work(connection: Connection) -> bool:
            met = connection.change(
                SET_SUMMED, table=table, of_version=version, summary=summary, new_summed=summary
            )
            if met != 1:
                return False
            connection.change(DROP_SUMMARIES, table=table)
            for one in found:
                connection.change(
                    ADD_SUMMARY,
                    table_id=table,
                    seat=one.seat,
                    decisions=one.decisions,
                    missed=one.missed,
                    missed_error=one.missed_error,
                    lead=one.lead,
                    luck=one.luck,
                    luck_error=one.luck_error,
                    kinds=json.dumps(one.kinds),
                    thirds=json.dumps(one.thirds),
                )
            return True

        return await self._write(work)

    async def games(self, user: str, game: str, most: int) -> list[GameSummary]:
        """Return the summaries of a user's own seats in a game, newest first; seats at one
        screen are left out.
        """
        rows = await self._rows(SUMMARIES, user=user, in_game=game, most=most)
        return [GameSummary(row[0], row[1], bool(row[2]), _summary(row[3:])) for row in rows]

    async def counts(self, user: str) -> dict[str, int]:
        """Return how many games of a user have summaries, by game, the most first."""
        return {row[0]: int(row[1]) for row in await self._rows(SUMMED_BY_GAME, user=user)}

    async def waiting(self, user: str, game: str) -> int:
        """Return how many games of a user are being reviewed."""
        return int((await self._rows(WAITING, user=user, in_game=game))[0][0])

    async def unreviewed(self, version: int, since: str, most: int, games: int) -> list[str]:
        """Return counted games of accounts that want reviews, newest first, that have no review of a version.

        Accounts that have had `most` since a time are left out; at most `games` are returned.
        """
        rows = await self._rows(
            UNREVIEWED, version=version, since=since, most=most, newest=NEWEST, games=games
        )
        return [row[0] for row in rows]

    async def wishes(self, user: str) -> TrendPreferences:
        """Return the choices of a user."""
        rows = await self._rows(SETTINGS, user=user)
        return TrendPreferences(bool(rows[0][0]), bool(rows[0][1])) if rows else TrendPreferences()

    async def is_shown(self, user: str) -> bool:
        """Whether others may see the trends in a user's reviews: not where the whole page is private."""
        return bool(await self._rows(SHOWN, user=user))

    async def set_wishes(self, user: str, wishes: TrendPreferences) -> None:
        """Store the choices of a user."""

        def work(connection: Connection) -> None:
            values = {"new_shown": wishes.shown, "new_automatic": wishes.automatic}
            if connection.change(CHANGE_SETTINGS, user=user, **values) == 0:
                connection.change(ADD_SETTINGS, user_id=user, shown=wishes.shown, automatic=wishes.automatic)

        await self._write(work)


def _summary(row: Row) -> SeatSummary:
    seat, decisions, missed, missed_error, lead, luck, luck_error, kinds, thirds = row
    return SeatSummary(
        seat, decisions, missed, missed_error, lead, luck, luck_error, json.loads(kinds), json.loads(thirds)
    )
