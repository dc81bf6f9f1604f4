"""Duplicate matches: their players, and the players' plays of the deals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from sqlalchemy import and_, bindparam, delete, insert, select, update

from gladsheim.store.engine.database import Connection, Row
from gladsheim.store.errors import TooMany
from gladsheim.store.schema import seats, tables, users
from gladsheim.store.tables.play_schema import match_players, matches, plays, shared_deals
from gladsheim.store.tables.plays import DEAL, Play, add_deals, deal_in
from gladsheim.store.topic import Topic
from gladsheim.tables.agreed.terms import Terms
from gladsheim.tables.daily.days import Deal
from gladsheim.tables.daily.matches import MOST_PLAYERS, Match
from gladsheim.tables.table import OVER

MOST_MATCHES = 50

_MATCH = matches.c[
    "id", "game", "options", "bot", "secret", "created", "closes", "places", "started", "terms", "told"
]
MATCH = select(*_MATCH).where(matches.c.id == bindparam("of_match"))
ADD_MATCH = insert(matches)
MATCHES_OF_USER = (
    select(*_MATCH)
    .join_from(match_players, matches, matches.c.id == match_players.c.match_id)
    .where(match_players.c.user_id == bindparam("user"))
    .order_by(matches.c.created.desc(), matches.c.id)
    .limit(bindparam("most"))
)
DEALS_OF_MATCH = (
    select(*DEAL).where(shared_deals.c.match_id == bindparam("of_match")).order_by(shared_deals.c.id)
)
PLAYERS = (
    select(users.c.id, users.c.name, match_players.c.number)
    .join_from(match_players, users, users.c.id == match_players.c.user_id)
    .where(match_players.c.match_id == bindparam("of_match"))
    .order_by(match_players.c.number, match_players.c.joined, users.c.id)
)
ADD_PLAYER = insert(match_players)
START = (
    update(matches)
    .where(matches.c.id == bindparam("of_match"), matches.c.started.is_(None))
    .values(started=bindparam("at"))
)
PLAYS_OF_MATCH = (
    select(
        plays.c.deal,
        plays.c.user_id,
        plays.c.table_id,
        tables.c.status,
        *plays.c["finished", "place", "score", "seat"],
        seats.c.owner,
    )
    .join_from(plays, tables, tables.c.id == plays.c.table_id)
    .join(seats, and_(seats.c.table_id == plays.c.table_id, seats.c.seat == plays.c.seat))
    .join(shared_deals, shared_deals.c.id == plays.c.deal)
    .where(shared_deals.c.match_id == bindparam("of_match"))
)
_THERE = match_players.alias("there")
GIVE_PLACES = (
    update(match_players)
    .where(
        match_players.c.user_id == bindparam("guest"),
        match_players.c.match_id.not_in(
            select(_THERE.c.match_id).where(_THERE.c.user_id == bindparam("account"))
        ),
    )
    .values(user_id=bindparam("new_owner"))
)
DELETE_PLACES = delete(match_players).where(match_players.c.user_id == bindparam("user"))


class MatchPlayer(NamedTuple):
    """A user who plays in a match; the `number` is that of the order of meetings, where there is one."""

    id: str
    name: str
    number: int | None = None


class MatchStore(Topic):
    """Matches, their deals and their players. An awaited change is saved."""

    async def add(self, match: Match, deals: Sequence[Deal], user: str) -> None:
        """Store a match, with its deals and its first player."""

        def work(connection: Connection) -> None:
            connection.change(
                ADD_MATCH,
                id=match.id,
                game=match.game,
                options=json.dumps(match.options),
                bot=match.bot,
                secret=match.secret,
                created=match.created,
                closes=match.closes,
                places=match.places,
                started=match.started,
                terms=None if match.terms is None else match.terms.to_text(),
                told=match.told,
            )
            add_deals(connection, deals)
            number = None if match.places is None else 0
            connection.change(
                ADD_PLAYER, match_id=match.id, user_id=user, joined=match.created, number=number
            )

        await self._write(work)

    async def join(self, match: str, user: str, at: str) -> None:
        """Add a user to a match, unless the user is in it already. Raises TooMany if all places are taken.

        A match in which friends play with each other starts with its last place; then no user can join.
        """

        def work(connection: Connection) -> None:
            # Of two who join at once, the second sees the first.
            connection.one_by_one()
            found = [MatchPlayer(*row) for row in connection.rows(PLAYERS, of_match=match)]
            if user in [player.id for player in found]:
                return
            stored = _match(connection.rows(MATCH, of_match=match)[0])
            if len(found) >= (stored.places or MOST_PLAYERS) or stored.started is not None:
                raise TooMany(f"match {match} has {len(found)} players")
            taken = [player.number for player in found]
            number = None if stored.places is None else next(k for k in count() if k not in taken)
            connection.change(ADD_PLAYER, match_id=match, user_id=user, joined=at, number=number)
            if len(found) + 1 == stored.places:
                connection.change(START, of_match=match, at=at)

        await self._write(work)

    async def match(self, match: str) -> Match | None:
        """Return a match by its id, or None."""
        rows = await self._rows(MATCH, of_match=match)
        return _match(rows[0]) if rows else None

    async def of_user(self, user: str) -> list[Match]:
        """Return the matches in which a user plays, newest first; at most MOST_MATCHES."""
        return [_match(row) for row in await self._rows(MATCHES_OF_USER, user=user, most=MOST_MATCHES)]

    async def deals_of(self, match: str) -> list[Deal]:
        """Return the deals of a match, in order."""
        found = [deal_in(row) for row in await self._rows(DEALS_OF_MATCH, of_match=match)]
        return sorted(found, key=lambda deal: int(deal.id.rpartition("-")[2]))

    async def players(self, match: str) -> list[MatchPlayer]:
        """Return the players of a match, in the order in which they joined."""
        return [MatchPlayer(*row) for row in await self._rows(PLAYERS, of_match=match)]

    async def plays(self, match: str) -> dict[str, dict[str, Play]]:
        """Return all plays of a match, by deal and user: more than a player may see before its end."""
        found: dict[str, dict[str, Play]] = {}
        for deal, user, table, status, finished, place, score, seat, owner in await self._rows(
            PLAYS_OF_MATCH, of_match=match
        ):
            done = None if finished is None else bool(finished)
            play = Play(table, status == OVER, done, place, score, seat, owner == user)
            found.setdefault(deal, {})[user] = play
        return found


def _match(row: Row) -> Match:
    identity, game, options, bot, secret, created, closes, places, started, terms, told = row
    return Match(
        identity,
        game,
        json.loads(options),
        bot,
        bytes(secret),
        created,
        closes,
        places,
        started,
        None if terms is None else Terms.of_text(terms),
        told,
    )
