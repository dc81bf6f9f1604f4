"""Events for a robot about its tables: the differences between its list of tables before and now.

Events are derived from the cards of the list (`lobby.cards`), and details of a game beside its card from
the position that the bot may see. So no event reveals anything that list and table do not, nor earlier. A
new stream begins with everything that waits for the bot.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from gladsheim.server.lobby.lobby import Lobby
from gladsheim.server.robots.known_games import NOT_KNOWN, KnownGame, KnownGames
from gladsheim.server.robots.turn_clock import STANDS, TurnClock, TurnTimeLeft, turn_clock
from gladsheim.server.robots.wire import (
    GameOver,
    GameStart,
    Invitation,
    InvitationGone,
    TableEvent,
    TimeLow,
    TimeOut,
    YourTurn,
)
from gladsheim.tables.agreed.terms import NONE
from gladsheim.tables.running.clocks import SeatClock
from gladsheim.tables.table import CLOSED, OVER, RUNNING
from gladsheim.tables.views.cards import TableCard


@dataclass(frozen=True, slots=True)
class _Told:
    """Last state that was sent of a table; `asked` is the number of the turn."""

    card: TableCard
    game: KnownGame = NOT_KNOWN
    clock: TurnClock = STANDS

    @property
    def seated(self) -> bool:
        return any(seat.mine for seat in self.card.seats)

    @property
    def running(self) -> bool:
        return self.seated and self.card.status == RUNNING

    @property
    def asked(self) -> int | None:
        return self.card.seq if self.card.my_turn else None

    @property
    def over(self) -> bool:
        return self.seated and self.card.status == OVER

    @property
    def at(self) -> tuple[str, int, TableCard, list[SeatClock] | None]:
        """Common fields of every event at the table."""
        return self.card.id, self.card.seq, self.card, self.game.clocks


class Events:
    """Events of one robot, in the order of its list."""

    def __init__(self, lobby: Lobby, user: str, games: KnownGames) -> None:
        self._lobby = lobby
        self._user = user
        self._games = games
        self._told: dict[str, _Told] = {}
        self._begun = False

    @property
    def tables(self) -> list[str]:
        """Tables at which something may still happen."""
        return [table for table, told in self._told.items() if told.card.status not in (OVER, CLOSED)]

    @property
    def alarms(self) -> dict[str, int]:
        """Hall time, by table, at which its clock causes an event although nothing happens there."""
        found = {table: told.clock.alarm_ms for table, told in self._told.items()}
        return {table: alarm for table, alarm in found.items() if alarm is not None}

    def due(self, time: int) -> set[str]:
        """Return the tables whose alarms are due at a hall time."""
        return {table for table, alarm in self.alarms.items() if alarm <= time}

    async def everywhere(self) -> list[TableEvent]:
        """Return new events at all tables."""
        cards = await self._lobby.cards(self._user)
        found = [event for card in cards for event in await self._compare(card)]
        for table in sorted(self._told.keys() - {card.id for card in cards}):
            if self._told[table].card.status == OVER:
                # So many games are over that the list ends before this one.
                del self._told[table]
            else:
                found += await self.at(table)
        self._begun = True
        return found

    async def at(self, table: str) -> list[TableEvent]:
        """Return new events at one table."""
        card = await self._lobby.card_of(self._user, table)
        if card is not None:
            return await self._compare(card)
        told = self._told.pop(table, None)
        gone = told is not None and told.card.invited
        return [InvitationGone(table, told.card.seq, told.card, None)] if told and gone else []

    async def _compare(self, card: TableCard) -> list[TableEvent]:
        before, time = self._told.get(card.id), self._games.time.now()
        now = _Told(card, NOT_KNOWN if before is None else before.game)
        if _to_look_up(before, now, time):
            now = replace(now, game=await self._games.of(card))
        now = replace(now, clock=turn_clock(card, now.game.low_ms, time))
        self._told[card.id] = now
        return [*self._happened(before, now), *_ran_down(before, now)]

    def _happened(self, before: _Told | None, now: _Told) -> Iterator[TableEvent]:
        """Yield events, apart from those of time that runs low."""
        invited = before is not None and before.card.invited
        if now.card.invited and not invited:
            yield Invitation(*now.at)
        if invited and not now.card.invited and not now.seated:
            yield InvitationGone(*now.at)
        over = now.over and before is not None and before.card.status != OVER
        if (now.running or over) and not (before is not None and before.running):
            yield GameStart(*now.at, again=not self._begun)
        if then := _ran_out(before, now, self._games.time.now()):
            yield TimeOut(*now.at, then=then)
        if over:
            yield GameOver(*now.at, result=now.game.result)
        if now.asked is not None and (before is None or before.asked != now.asked):
            yield YourTurn(*now.at)


def _to_look_up(before: _Told | None, now: _Told, time: int) -> bool:
    """Whether a game must be looked up, because more than its card may matter at a hall time."""
    timed = now.card.clock.kind != NONE
    if before is None or not before.running:
        return (now.running and timed) or (now.over and before is not None and before.card.status != OVER)
    if now.over:
        return True
    due = before.clock.alarm_ms is not None and before.clock.alarm_ms <= time
    moved = (before.card.seq, before.card.my_turn) != (now.card.seq, now.card.my_turn)
    return now.running and timed and (moved or due)


def _ran_out(before: _Told | None, now: _Told, time: int) -> Literal["bot", "over", "answered"] | None:
    """Return what the hall did since the bot's time ran out; None if it did not, or if that was sent."""
    if now.game.timed_out - (frozenset() if before is None else before.game.timed_out):
        return "over" if now.over else "bot"
    if before is None or before.clock.ends_ms is None or before.clock.ends_ms > time:
        return None
    return "answered" if now.game.answered and now.card.seq != before.card.seq else None


def _ran_down(before: _Told | None, now: _Told) -> Iterator[TableEvent]:
    """Yield the event that the time of the bot's turn runs low or is over."""
    if now.clock.told > (TurnTimeLeft.ENOUGH if before is None else before.clock.told):
        yield TimeLow(*now.at) if now.clock.told == TurnTimeLeft.LITTLE else TimeOut(*now.at, then="wait")
