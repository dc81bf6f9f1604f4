"""Days with their secrets, shared deals, and their plays."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import structs
from sqlalchemy import and_, bindparam, delete, exists, func, insert, null, or_, select, union_all, update

from gladsheim.store.engine.database import Connection, Row
from gladsheim.store.schema import profiles, tables, users
from gladsheim.store.tables.adding import add_table, announce_seats
from gladsheim.store.tables.play_schema import days, matches, plays, shared_deals
from gladsheim.store.topic import Topic
from gladsheim.tables.daily.days import Day, Deal, last_closed
from gladsheim.tables.table import OPEN, OVER, RUNNING, Standing, Table

MOST_AT_ONCE = 100
MOST_RANKED = 200

_DAY = days.c["day", "secret", "promised", "told"]
DAYS = select(*_DAY).where(days.c.day >= bindparam("first"), days.c.day <= bindparam("last")).order_by("day")
ADD_DAY = insert(days)
RENEW_DAY = (
    update(days)
    .where(days.c.day == bindparam("of_day"))
    .values(secret=bindparam("new_secret"), promised=bindparam("new_promised"), told=null())
)
DEAL = shared_deals.c["id", "day", "game", "options", "bot", "seat", "secret", "opens", "closes", "match_id"]
DEALS_OF_DAY = select(*DEAL).where(shared_deals.c.day == bindparam("of_day")).order_by(shared_deals.c.id)
ADD_DEAL = insert(shared_deals)

_OWN = (
    plays.c.deal == bindparam("of_deal"),
    plays.c.user_id == bindparam("user"),
    plays.c.seat == bindparam("of_seat"),
)
PLAY = select(plays.c.table_id).where(*_OWN)
ADD_PLAY = insert(plays)
_AT = plays.join(tables, tables.c.id == plays.c.table_id)
OWN_PLAYS = (
    select(plays.c.deal, plays.c.table_id, tables.c.status, *plays.c["finished", "place", "score"])
    .select_from(_AT.join(shared_deals, shared_deals.c.id == plays.c.deal))
    .where(plays.c.user_id == bindparam("user"), shared_deals.c.day == bindparam("of_day"))
)
_OPEN_PROFILE = func.coalesce(profiles.c.private, False).is_(False)
# A player who keeps figures private is in the table for nobody else.
RANKED = (
    select(users.c.id, users.c.name, plays.c.table_id, *plays.c["finished", "place", "score"])
    .join_from(plays, users, users.c.id == plays.c.user_id)
    .join(profiles, profiles.c.user_id == users.c.id, isouter=True)
    .where(
        plays.c.deal == bindparam("of_deal"),
        plays.c.finished.is_not(None),
        users.c.password.is_not(None),
        or_(_OPEN_PROFILE, users.c.id == bindparam("user")),
    )
    .order_by(plays.c.finished.desc(), plays.c.place, plays.c.score.desc(), users.c.name)
    .limit(bindparam("most"))
)
# A deal is open to a player who has played all that there was to play of it, and to all when it is closed.
IS_OPEN = select(shared_deals.c.id).where(
    shared_deals.c.id == bindparam("of_deal"),
    or_(
        shared_deals.c.told.is_not(None),
        exists()
        .where(
            plays.c.deal == shared_deals.c.id,
            plays.c.user_id == bindparam("user"),
            plays.c.table_id == tables.c.id,
            tables.c.status == OVER,
        )
        .correlate(shared_deals),
    ),
)
_DAYS_TO_CLOSE = days.c.told.is_(None), days.c.day <= bindparam("last")
_TO_CLOSE = {
    table: (table.c.told.is_(None), table.c.closes <= bindparam("now")) for table in (matches, shared_deals)
}
TO_CLOSE = union_all(
    select(days.c.day).where(*_DAYS_TO_CLOSE),
    *(select(table.c.id).where(*those) for table, those in _TO_CLOSE.items()),
).limit(1)
CLOSE_DAYS = update(days).where(*_DAYS_TO_CLOSE).values(told=bindparam("at"))
CLOSE_MATCHES, CLOSE_DEALS = (
    update(table).where(*those).values(told=bindparam("at")) for table, those in _TO_CLOSE.items()
)
OVERDUE = (
    select(tables.c.id)
    .select_from(_AT.join(shared_deals, shared_deals.c.id == plays.c.deal))
    .where(shared_deals.c.told.is_not(None), or_(tables.c.status == RUNNING, tables.c.status == OPEN))
    .distinct()
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)
UNSETTLED = (
    select(tables.c.id, plays.c.seat)
    .select_from(_AT)
    .where(plays.c.finished.is_(None), tables.c.status == OVER)
    .order_by(tables.c.id, plays.c.seat)
    .limit(bindparam("most"))
)
SETTLE = (
    update(plays)
    .where(
        plays.c.table_id == bindparam("table"),
        plays.c.seat == bindparam("of_seat"),
        plays.c.finished.is_(None),
    )
    .values(finished=bindparam("is_finished"), place=bindparam("new_place"), score=bindparam("new_score"))
)

# Where both have played a deal, the account's own play is the one that counts.
_KEPT = plays.alias("kept")
GIVE_PLAYS = (
    update(plays)
    .where(
        plays.c.user_id == bindparam("guest"),
        ~exists()
        .where(
            and_(
                _KEPT.c.deal == plays.c.deal,
                _KEPT.c.user_id == bindparam("account"),
                _KEPT.c.seat == plays.c.seat,
            )
        )
        .correlate(plays),
    )
    .values(user_id=bindparam("new_owner"))
)
DELETE_PLAYS = delete(plays).where(plays.c.user_id == bindparam("user"))


class Play(NamedTuple):
    """Play of a deal: its table and, once that is over, whether it was played to its end, and its result.

    `seated`: its user has sat down; until then the seat is reserved.
    """

    table: str
    over: bool
    finished: bool | None
    place: int | None
    score: int | None
    seat: int = 0
    seated: bool = True


class DayResult(NamedTuple):
    """Finished play of an account, as a row of the day's result table."""

    user: str
    name: str
    table: str
    finished: bool
    place: int | None
    score: int | None


class PlayStore(Topic):
    """Shared deals and their plays. An awaited change is saved."""

    async def days(self, first: str, last: str) -> list[Day]:
        """Return the days from the first to the last that have secrets, in order."""
        return [_day(row) for row in await self._rows(DAYS, first=first, last=last)]

    async def deals_of(self, day: str) -> list[Deal]:
        """Return the deals of a day; none before the day has begun."""
        return [deal_in(row) for row in await self._rows(DEALS_OF_DAY, of_day=day)]

    async def add_days(self, fresh: Sequence[Day]) -> None:
        """Store secrets of days that have none, or one that was published before any deal was made."""

        def work(connection: Connection) -> None:
            for day in fresh:
                found = connection.rows(DAYS, first=day.day, last=day.day)
                if not found:
                    connection.change(ADD_DAY, **structs.asdict(day))
                elif _day(found[0]).over and not connection.rows(DEALS_OF_DAY, of_day=day.day):
                    new = {"new_secret": day.secret, "new_promised": day.promised}
                    connection.change(RENEW_DAY, of_day=day.day, **new)

        await self._write(work)

    async def close(self, now: str) -> None:
        """Store which days, matches and deals are closed.
        They stay closed, and their secrets may be published.
        """
        those = {"now": now, "last": last_closed(now)}
        if not await self._rows(TO_CLOSE, **those):
            return

        def work(connection: Connection) -> None:
            connection.change(CLOSE_DAYS, last=those["last"], at=now)
            for statement in (CLOSE_MATCHES, CLOSE_DEALS):
                connection.change(statement, now=now, at=now)

        await self._write(work)

    async def add_deals(self, fresh: Sequence[Deal]) -> None:
        """Store the deals of a day, unless it has deals."""

        def work(connection: Connection) -> None:
            if fresh and connection.rows(DEALS_OF_DAY, of_day=fresh[0].day):
                return
            add_deals(connection, fresh)

        await self._write(work)

    async def table_of(self, deal: str, user: str, seat: int) -> str | None:
        """Return the table at which a user plays a deal from a seat, running or over, or None."""
        rows = await self._rows(PLAY, of_deal=deal, user=user, of_seat=seat)
        return rows[0][0] if rows else None

    async def begin(self, deal: Deal, table: Table, standing: Standing) -> str:
        """Store the table at which its maker plays a deal.
        Returns its id, or that of the maker's earlier table.

        It is a play of each user who sits there, or for whom a seat is reserved. If two processes begin it
        at once, for the same user or for two who meet there, the second finds the table of the first: a row
        of `plays` can exist only once.
        """

        def work(connection: Connection) -> str:
            rows = connection.rows(PLAY, of_deal=deal.id, user=table.creator, of_seat=deal.seat)
            if rows:
                return str(rows[0][0])
            add_table(connection, table, standing)
            open_result = {"finished": None, "place": None, "score": None}
            for seat in table.seats:
                for user in seat.users:
                    connection.change(
                        ADD_PLAY, deal=deal.id, user_id=user, seat=seat.seat, table_id=table.id, **open_result
                    )
            announce_seats(connection, None, table)
            return table.id

        return await self._write(work)

    async def own(self, user: str, day: str) -> dict[str, Play]:
        """Return a user's plays of a day, by deal."""
        rows = await self._rows(OWN_PLAYS, user=user, of_day=day)
        return {row[0]: Play(row[1], row[2] == OVER, *_result(row[3:])) for row in rows}

    async def ranked(self, deal: str, user: str | None) -> list[DayResult]:
        """Return finished plays of a deal by accounts, best first.
        Accounts with a private page are left out, except `user`.
        """
        rows = await self._rows(RANKED, of_deal=deal, user=user or "", most=MOST_RANKED)
        return [DayResult(*row)._replace(finished=bool(row[3])) for row in rows]

    async def is_open(self, deal: str, user: str | None) -> bool:
        """Whether a user, or an anonymous visitor, may see how others have played a deal."""
        return bool(await self._rows(IS_OPEN, of_deal=deal, user=user or ""))

    async def overdue(self) -> list[str]:
        """Return tables that run, or wait for players, although their deals are closed."""
        return [row[0] for row in await self._rows(OVERDUE, most=MOST_AT_ONCE)]

    async def unsettled(self) -> list[tuple[str, int]]:
        """Return tables that are over, with the seats whose results are not stored yet."""
        return [(row[0], row[1]) for row in await self._rows(UNSETTLED, most=MOST_AT_ONCE)]

    async def settle(
        self, table: str, seat: int, finished: bool, place: int | None, score: int | None
    ) -> None:
        """Store the result of the play from a seat of a table."""
        result = {"is_finished": finished, "new_place": place, "new_score": score}
        await self._change(SETTLE, table=table, of_seat=seat, **result)


def add_deals(connection: Connection, fresh: Sequence[Deal]) -> None:
    """Store deals."""
    for deal in fresh:
        connection.change(
            ADD_DEAL,
            id=deal.id,
            day=deal.day,
            match_id=deal.match,
            game=deal.game,
            options=json.dumps(deal.options),
            bot=deal.bot,
            seat=deal.seat,
            secret=deal.secret,
            opens=deal.opens,
            closes=deal.closes,
            told=None,
        )


def _day(row: Row) -> Day:
    day, secret, promised, told = row
    return Day(day, bytes(secret), promised, told)


def deal_in(row: Row) -> Deal:
    """Return the deal of a row with the columns DEAL."""
    identity, day, game, options, bot, seat, secret, opens, closes, match = row
    return Deal(identity, day, game, json.loads(options), bot, seat, bytes(secret), opens, closes, match)


def _result(row: Row) -> tuple[bool | None, int | None, int | None]:
    finished, place, score = row
    return None if finished is None else bool(finished), place, score
