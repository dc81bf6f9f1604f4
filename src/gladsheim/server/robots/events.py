"""What a robot hears of its tables: the differences between what its list said and says.

Everything comes from the cards of the list (`lobby.cards`), so no event tells anything that
the list does not tell, nor any earlier. After a new beginning all that waits is told again.
"""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec import Struct

from gladsheim.server.hall.hall import Hall
from gladsheim.server.hall.lobby import Lobby
from gladsheim.server.shares.places import NoPlace
from gladsheim.store import DatabaseError, Known
from gladsheim.store.people.robots import stream_bell
from gladsheim.tables.table import CLOSED, OVER, RUNNING, bell_of
from gladsheim.tables.views.cards import TableCard

PING_SECONDS = 5.0
LOOK_AGAIN_SECONDS = 10.0
"""News of other processes that were missed are found after this time."""

logger = logging.getLogger(__name__)


class TableEvent(Struct, tag_field="type"):
    """Something has happened at one of the bot's tables; `card` is the table as its list shows it."""

    table: str
    seq: int
    card: TableCard


class Invitation(TableEvent, tag="invitation"):
    """A seat is kept for the bot: sit down to accept, leave the seat to decline."""


class InvitationGone(TableEvent, tag="invitation_gone"):
    """The seat is no longer kept for the bot."""


class GameStart(TableEvent, tag="game_start"):
    """A game with the bot has begun."""


class YourTurn(TableEvent, tag="your_turn"):
    """The bot is to act, on the position after line `seq`."""


class GameOver(TableEvent, tag="game_over"):
    """A game with the bot has ended."""


class Ping(Struct, tag_field="type", tag="ping"):
    """A sign of life."""


class StreamEnd(Struct, tag_field="type", tag="end"):
    """The last line of a stream, and why it is.

    "replaced" by another stream of the token, "revoked" with it, because the table is
    "not_found" any more, or because the hall cannot go on for now: "try_later".
    """

    reason: Literal["replaced", "revoked", "not_found", "try_later"]


BotEvent = Invitation | InvitationGone | GameStart | YourTurn | GameOver | Ping | StreamEnd
PING = msgspec.json.encode(Ping())


@dataclass(frozen=True, slots=True)
class _Told:
    """What was last told of a table; `asked` is the number of the turn."""

    card: TableCard

    @property
    def seated(self) -> bool:
        return any(seat.mine for seat in self.card.seats)

    @property
    def running(self) -> bool:
        return self.seated and self.card.status == RUNNING

    @property
    def asked(self) -> int | None:
        return self.card.seq if self.card.my_turn else None


class Events:
    """The events of one robot, in the order of its list."""

    def __init__(self, lobby: Lobby, user: str) -> None:
        self._lobby = lobby
        self._user = user
        self._told: dict[str, _Told] = {}

    @property
    def tables(self) -> list[str]:
        """The tables at which something may still happen."""
        return [table for table, told in self._told.items() if told.card.status not in (OVER, CLOSED)]

    async def everywhere(self) -> list[TableEvent]:
        """What is new at any table."""
        cards = await self._lobby.cards(self._user)
        found = [event for card in cards for event in self._compare(card)]
        for table in sorted(self._told.keys() - {card.id for card in cards}):
            if self._told[table].card.status == OVER:
                # So many games are over that the list ends before this one.
                del self._told[table]
            else:
                found += await self.at(table)
        return found

    async def at(self, table: str) -> list[TableEvent]:
        """What is new at one table."""
        card = await self._lobby.card_of(self._user, table)
        if card is not None:
            return self._compare(card)
        told = self._told.pop(table, None)
        gone = told is not None and told.card.invited
        return [InvitationGone(table, told.card.seq, told.card)] if told and gone else []

    def _compare(self, card: TableCard) -> list[TableEvent]:
        before, now = self._told.get(card.id), _Told(card)
        self._told[card.id] = now
        kinds: list[type[TableEvent]] = []
        invited = before is not None and before.card.invited
        if card.invited and not invited:
            kinds.append(Invitation)
        if invited and not card.invited and not now.seated:
            kinds.append(InvitationGone)
        over = card.status == OVER and before is not None and before.card.status != OVER and now.seated
        if (now.running or over) and not (before is not None and before.running):
            kinds.append(GameStart)
        if over:
            kinds.append(GameOver)
        if now.asked is not None and (before is None or before.asked != now.asked):
            kinds.append(YourTurn)
        return [kind(card.id, card.seq, card) for kind in kinds]


async def event_lines(hall: Hall, robot: Known) -> AsyncGenerator[bytes]:
    """The lines of a robot's stream, until it is replaced or its token revoked."""
    try:
        async for line in _event_lines(hall, robot):
            yield line
    except (NoPlace, DatabaseError) as error:
        logger.warning("a stream of events ends: %s", error)
        yield msgspec.json.encode(StreamEnd("try_later"))


async def _event_lines(hall: Hall, robot: Known) -> AsyncGenerator[bytes]:
    events, own = Events(hall.lobby, robot.user.id), {bell_of(robot.user.id), stream_bell(robot.session)}
    with hall.hub.ear() as ear:
        # Heard before it is looked for, so that nothing happens in between.
        ear.listen(own)
        stream = await hall.robots.begin_stream(robot.session)
        hall.hub.ring(stream_bell(robot.session))
        news = await events.everywhere()
        ping_at = time.monotonic()
        look_at = ping_at + LOOK_AGAIN_SECONDS
        while True:
            ear.listen([*own, *events.tables])
            found: list[TableEvent] = news
            if found or time.monotonic() >= ping_at:
                if end := await ended(hall, robot.session, stream):
                    yield msgspec.json.encode(end)
                    return
                for event in found:
                    yield msgspec.json.encode(event)
                if not found:
                    yield PING
                ping_at = time.monotonic() + PING_SECONDS
            rung = await ear.rung(max(0.0, min(ping_at, look_at) - time.monotonic()))
            if stream_bell(robot.session) in rung and (end := await ended(hall, robot.session, stream)):
                yield msgspec.json.encode(end)
                return
            news = []
            if bell_of(robot.user.id) in rung or time.monotonic() >= look_at:
                look_at = time.monotonic() + LOOK_AGAIN_SECONDS
                news = await events.everywhere()
            else:
                for table in sorted(rung - own):
                    news += await events.at(table)


async def ended(hall: Hall, token: str, stream: str) -> StreamEnd | None:
    """Why a stream has come to its end, if it has."""
    current = await hall.robots.stream_of(token)
    if current is None:
        return StreamEnd("revoked")
    return None if current == stream else StreamEnd("replaced")
