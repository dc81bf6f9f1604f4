"""Lines of a bot account's streams."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from gladsheim.tables.enumerated import one_of
from gladsheim.tables.running.clocks import SeatClock
from gladsheim.tables.running.leaving import ABANDONED, RESIGNED, TIMED_OUT
from gladsheim.tables.views.cards import TableCard

BY_RULES = "rules"
"""Value of `how` for a game that was played to its end."""


class GameResult(Struct, frozen=True):
    """Result of a game: `how` is "rules", or the reason for an early end: a player "resigned" or had a
    "timeout", or all "abandoned" it.

    `places` has the place of each seat, 1 for the first; seats that are level share one. It is null if all
    abandoned the game. `scores` are the points of each seat. `seats` are the bot's own, and `place` is the
    best place of these.
    """

    how: Annotated[str, one_of(BY_RULES, RESIGNED, TIMED_OUT, ABANDONED)]
    places: list[int] | None
    scores: list[int]
    seats: list[int]
    place: int | None


class TableEvent(Struct, tag_field="type"):
    """Event at one of the bot's tables; `card` is the table as its list shows it.

    `clocks` has the clock of each seat as of this event.
    It is null if the table has no clock, and before the game begins.
    """

    table: str
    seq: int
    card: TableCard
    clocks: list[SeatClock] | None


class Invitation(TableEvent, tag="invitation"):
    """A seat is reserved for the bot: sit down to accept, leave the seat to decline."""


class InvitationGone(TableEvent, tag="invitation_gone"):
    """The seat is no longer reserved for the bot."""


class GameStart(TableEvent, tag="game_start"):
    """A game with the bot runs; `again`: it had begun before this stream did."""

    again: bool


class YourTurn(TableEvent, tag="your_turn"):
    """The bot is to act, on the position after line `seq`."""


class TimeLow(TableEvent, tag="time_low"):
    """The bot is to act and has little time left: a tenth of its clock's time, at most a minute."""


class TimeOut(TableEvent, tag="time_out"):
    """The time of the bot has run out, and `then` says what follows.

    "wait": nothing, the bot is still to act. "bot": the table's `takeover` bot plays on; the bot comes back
    by `POST /tables/{table}/return`. "over": the game has ended. "answered": the `takeover` bot has answered
    a secret question for the bot, this once.
    """

    then: Literal["wait", "bot", "over", "answered"]


class GameOver(TableEvent, tag="game_over"):
    """A game with the bot has ended. `result` is null where the hall can no longer replay the game."""

    result: GameResult | None


class Ping(Struct, tag_field="type", tag="ping"):
    """Ping, sent while nothing else is."""


class StreamEnd(Struct, tag_field="type", tag="end"):
    """Last line of a stream, with the reason.

    "replaced": another stream of the token began. "revoked": the token was revoked. "not_found": the table
    no longer exists. "try_later": the hall cannot continue for now.
    """

    reason: Literal["replaced", "revoked", "not_found", "try_later"]


BotEvent = (
    Invitation | InvitationGone | GameStart | YourTurn | TimeLow | TimeOut | GameOver | Ping | StreamEnd
)
PING = msgspec.json.encode(Ping())
