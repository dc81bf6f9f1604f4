"""Duplicate matches: their players, and what these have made of the deals."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import bindparam, delete, insert, select, update

from gladsheim.store.engine.database import Connection, Row
from gladsheim.store.errors import TooMany
from gladsheim.store.schema import tables, users
from gladsheim.store.tables.play_schema import match_players, matches, plays, shared_deals
from gladsheim.store.tables.plays import DEAL, Play, add_deals, deal_in
from gladsheim.store.topic import Topic
from gladsheim.tables import table as words
from gladsheim.tables.daily.days import Deal
from gladsheim.tables.daily.matches import MOST_PLAYERS, Match

MOST_MATCHES = 50

_MATCH = matches.c["id", "game", "options", "bot", "secret", "created", "closes"]
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
    select(users.c.id, users.c.name)
    .join_from(match_players, users, users.c.id == match_players.c.user_id)
    .where(match_players.c.match_id == bindparam("of_match"))
    .order_by(match_players.c.joined, users.c.id)
)
ADD_PLAYER = insert(match_players)
PLAYS_OF_MATCH = (
    select(
        plays.c.deal,
        plays.c.user_id,
        plays.c.table_id,
        tables.c.status,
        *plays.c["finished", "place", "score"],
    )
    .join_from(plays, tables, tables.c.id == plays.c.table_id)
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


class Player(NamedTuple):
    """Somebody who plays in a match."""

    id: str
    name: str


class MatchStore(Topic):
    """Matches, their deals and their players. What has been awaited is saved."""

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
            )
            add_deals(connection, deals)
            connection.change(ADD_PLAYER, match_id=match.id, user_id=user, joined=match.created)

        await self._write(work)

    async def join(self, match: str, user: str, at: str) -> None:
        """Let a user play in a match; once is enough. Raises TooMany where all places are taken."""

        def work(connection: Connection) -> None:
            # Of two who join at once, the second sees the first.
            connection.one_by_one()
            found = [row[0] for row in connection.rows(PLAYERS, of_match=match)]
            if user in found:
                return
            if len(found) >= MOST_PLAYERS:
                raise TooMany(f"match {match} has {len(found)} players")
            connection.change(ADD_PLAYER, match_id=match, user_id=user, joined=at)

        await self._write(work)

    async def match(self, match: str) -> Match | None:
        """A match by its id."""
        rows = await self._rows(MATCH, of_match=match)
        return _match(rows[0]) if rows else None

    async def of_user(self, user: str) -> list[Match]:
        """The matches in which a user plays, newest first; at most MOST_MATCHES."""
        return [_match(row) for row in await self._rows(MATCHES_OF_USER, user=user, most=MOST_MATCHES)]

    async def deals_of(self, match: str) -> list[Deal]:
        """The deals of a match, in order."""
        found = [deal_in(row) for row in await self._rows(DEALS_OF_MATCH, of_match=match)]
        return sorted(found, key=lambda deal: int(deal.id.rpartition("-")[2]))

    async def players(self, match: str) -> list[Player]:
        """Who plays in a match, in the order of their coming."""
        return [Player(*row) for row in await self._rows(PLAYERS, of_match=match)]

    async def plays(self, match: str) -> dict[str, dict[str, Play]]:
        """All plays of a match, by deal and user: more than anybody may see before the match is closed."""
        found: dict[str, dict[str, Play]] = {}
        for deal, user, table, status, finished, place, score in await self._rows(
            PLAYS_OF_MATCH, of_match=match
        ):
            done = None if finished is None else bool(finished)
            found.setdefault(deal, {})[user] = Play(table, status == words.OVER, done, place, score)
        return found


def _match(row: Row) -> Match:
    identity, game, options, bot, secret, created, closes = row
    return Match(identity, game, json.loads(options), bot, bytes(secret), created, closes)
