"""Requests, with a limit on every field, and the answers that are not table views.

Requests are read strictly: no unknown field, no text in place of a number.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from gladsheim.core import words
from gladsheim.core.game import Option
from gladsheim.server.live_tables.kernels import Running
from gladsheim.server.wire.bodies import (
    MOST_SEATS,
    HexDigest,
    Identifier,
    Name,
    OptionName,
    OptionValue,
    SeatNumber,
)
from gladsheim.server.wire.malformed import UnfitFields
from gladsheim.tables.agreed.terms import LEAST_WINDOW, MOST_DAYS, MOST_INCREMENT, MOST_MINUTES, MOST_WINDOW
from gladsheim.tables.views.cards import TableCard


class HumanSeat(Struct, tag_field="kind", tag="human", forbid_unknown_fields=True):
    """Seat of the caller; `promise`: SHA-256 of a nonce that is revealed when all seats are taken."""

    name: Name
    promise: HexDigest | None = None


class BotSeat(Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """Seat that a bot plays."""

    bot: Identifier


class OpenSeat(Struct, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """Seat for anybody."""


class InvitedSeat(Struct, tag_field="kind", tag="invited", forbid_unknown_fields=True):
    """Seat that is reserved for an account, given by its name."""

    name: Name


FreeSeat = BotSeat | OpenSeat | InvitedSeat


class SeatChange(Struct, forbid_unknown_fields=True):
    """New holder of a seat: a `bot`, an account that is invited by its `name`, or anybody."""

    kind: Literal["bot", "open", "invited"]
    bot: Identifier | UnsetType = UNSET
    name: Name | UnsetType = UNSET

    def __post_init__(self) -> None:
        needed = {"bot": (True, False), "open": (False, False), "invited": (False, True)}[self.kind]
        if (self.bot is not UNSET, self.name is not UNSET) != needed:
            raise UnfitFields(words.Words("faults-seat-change"))

    @property
    def seat(self) -> FreeSeat:
        """Same request as in the seats of a new table."""
        if self.bot is not UNSET:
            return BotSeat(self.bot)
        return OpenSeat() if self.name is UNSET else InvitedSeat(self.name)


class NoClock(Struct, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """No clock."""


class DaysClock(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Clock of correspondence: `days` days for each decision."""

    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)]


class BankClock(Struct, tag_field="kind", tag="bank", forbid_unknown_fields=True):
    """Clock of live play: minutes for the whole game, and seconds that are added when the turn passes on."""

    minutes: Annotated[int, Meta(ge=1, le=MOST_MINUTES)]
    increment: Annotated[int, Meta(ge=0, le=MOST_INCREMENT)] = 0


class PauseCover(Struct, forbid_unknown_fields=True, tag_field="kind", tag="pause"):
    """Cover by a short pause after each possible secret question, in which bots answer."""


class WindowCover(Struct, forbid_unknown_fields=True, tag_field="kind", tag="window"):
    """Cover by windows: each seat that could be asked has a window of `seconds` seconds, asked or not."""

    seconds: Annotated[int, Meta(ge=LEAST_WINDOW, le=MOST_WINDOW)]


class OrdersCover(Struct, forbid_unknown_fields=True, tag_field="kind", tag="orders"):
    """Cover by standing orders: the hall answers secret questions as each player has ordered before."""


class NewTable(Struct, forbid_unknown_fields=True):
    """Request to open a table, with as many players as seats. Its game begins when no seat is free.

    A public table is listed in the lobby, a private one found by its link; `watch` says who may watch the
    game. At a `rated` table each seat is an account's, under the account's own name; it has a clock, and
    `absence` is "abandon".

    A clock of days is for correspondence, one of minutes for live play; without a clock `pace` only says
    what to expect. `absence` is what follows when a seat's time has run out: nothing ("wait"), the bot
    `takeover` plays on for it ("bot"), or the game ends ("abandon"). That bot also plays on for a player
    who resigns where more than two play; if none is named the hall chooses.

    `cover` says how secret questions are hidden, in games that have them: by default by a short pause.
    Windows are for tables without a clock of days, standing orders for those with one, or without any
    clock.
    """

    game: Identifier
    seats: Annotated[list[HumanSeat | FreeSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=40)] = {}
    visibility: Literal["public", "private"] = "private"
    watch: Literal["anyone", "seated"] = "anyone"
    rated: bool = False
    pace: Literal["live", "correspondence"] | UnsetType = UNSET
    clock: NoClock | DaysClock | BankClock | UnsetType = UNSET
    absence: Literal["wait", "bot", "abandon"] = "wait"
    takeover: Identifier | UnsetType = UNSET
    cover: PauseCover | WindowCover | OrdersCover | UnsetType = UNSET


class SitDown(Struct, forbid_unknown_fields=True):
    """Name at a seat; `promise`: SHA-256 of a nonce that is revealed when all seats are taken."""

    name: Name
    promise: HexDigest | None = None


class SeatNonce(Struct, forbid_unknown_fields=True):
    """Nonce that was promised for a seat."""

    seat: SeatNumber
    nonce: HexDigest


class TellNonces(Struct, forbid_unknown_fields=True):
    """Nonces of the caller's seats."""

    nonces: Annotated[list[SeatNonce], Meta(min_length=1, max_length=MOST_SEATS)]


class SeatPromise(Struct, forbid_unknown_fields=True):
    """SHA-256 of the nonce that will be revealed for a seat."""

    seat: SeatNumber
    promise: HexDigest


class GivePromises(Struct, forbid_unknown_fields=True):
    """Promises of fresh nonces for the caller's seats, after a deal was void."""

    promises: Annotated[list[SeatPromise], Meta(min_length=1, max_length=MOST_SEATS)]


class Rematch(Struct, forbid_unknown_fields=True):
    """Request for another game with the same players; `promises` of the caller's seats at the new table."""

    promises: Annotated[list[SeatPromise], Meta(max_length=MOST_SEATS)] = []


class LobbyView(Struct):
    """Public tables, newest first: those with free seats, and those that can be watched."""

    open: list[TableCard]
    running: list[TableCard]


class BotCard(Struct):
    """Bot to choose as an opponent. `steady`: it can play in duplicate matches, because equal actions get
    equal answers from it; `level`: among those that people choose from, 1 being the weakest, else null.
    """

    name: str
    about: str
    steady: bool
    level: int | None


class GameCard(Struct):
    """Game to choose: fewest and most players, options, bots, and credits. `secret_questions`: seats may be
    asked without others knowing; `kernels`: how its bots run; they think less while kernels are not
    compiled.
    """

    name: str
    title: str
    credits: dict[str, str]
    players: tuple[int, int]
    options: list[Option]
    kernels: Running
    bots: list[BotCard]
    secret_questions: bool
