"""What callers may send, with a bound on everything, and the answers that are not table views.

Requests are read strictly: no unknown field, no text where a number belongs.
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
from gladsheim.server.wire.malformed import Unfit
from gladsheim.tables.agreed.terms import LEAST_WINDOW, MOST_DAYS, MOST_INCREMENT, MOST_MINUTES, MOST_WINDOW
from gladsheim.tables.views.cards import TableCard


class HumanSeat(Struct, tag_field="kind", tag="human", forbid_unknown_fields=True):
    """A seat of the caller; `promise`: SHA-256 of a nonce that is told when all seats are taken."""

    name: Name
    promise: HexDigest | None = None


class BotSeat(Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat that a bot plays."""

    bot: Identifier


class OpenSeat(Struct, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for anybody."""


class InvitedSeat(Struct, tag_field="kind", tag="invited", forbid_unknown_fields=True):
    """A seat that is kept for an account, given by its name."""

    name: Name


FreeSeat = BotSeat | OpenSeat | InvitedSeat


class SeatChange(Struct, forbid_unknown_fields=True):
    """Whom a seat is given to: a `bot`, an account that is invited by its `name`, or anybody."""

    kind: Literal["bot", "open", "invited"]
    bot: Identifier | UnsetType = UNSET
    name: Name | UnsetType = UNSET

    def __post_init__(self) -> None:
        needed = {"bot": (True, False), "open": (False, False), "invited": (False, True)}[self.kind]
        if (self.bot is not UNSET, self.name is not UNSET) != needed:
            raise Unfit(words.Words("faults-seat-change"))

    @property
    def seat(self) -> FreeSeat:
        """The wish as it stands in that for a new table."""
        if self.bot is not UNSET:
            return BotSeat(self.bot)
        return OpenSeat() if self.name is UNSET else InvitedSeat(self.name)


class NoClock(Struct, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Time is not kept."""


class DaysClock(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)]


class BankClock(Struct, tag_field="kind", tag="bank", forbid_unknown_fields=True):
    """Minutes for the whole game, and seconds that are added when the turn passes on."""

    minutes: Annotated[int, Meta(ge=1, le=MOST_MINUTES)]
    increment: Annotated[int, Meta(ge=0, le=MOST_INCREMENT)] = 0


class PauseCover(Struct, forbid_unknown_fields=True, tag_field="kind", tag="pause"):
    """After what may have asked somebody in secret a short pause, in which bots answer."""


class WindowCover(Struct, forbid_unknown_fields=True, tag_field="kind", tag="window"):
    """Everybody who could be asked in secret has a window of so many seconds, asked or not."""

    seconds: Annotated[int, Meta(ge=LEAST_WINDOW, le=MOST_WINDOW)]


class OrdersCover(Struct, forbid_unknown_fields=True, tag_field="kind", tag="orders"):
    """Nobody is asked in secret: the hall answers for people, as each has ordered beforehand."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open: as many players as seats. It runs as soon as none of them is free.

    A public table is shown in the lobby, a private one found by its link; `watch` says who
    may watch the game. At a `rated` one each seat is an account's, under the account's own name;
    it has a clock, and `absence` is "abandon".

    A clock of days is for correspondence, one of minutes for live play; without a clock `pace`
    only says what to expect. `absence` is what follows when a seat's time has run out: nothing
    ("wait"), the bot `takeover` plays on for it ("bot"), or the game ends ("abandon"). That bot
    also plays on for who resigns where more than two play; if none is named the hall chooses.

    `cover` says how it is covered whether anybody is asked in secret, in games that do so: by a
    short pause, unless it says otherwise. Windows are for tables without a clock of days,
    standing orders for those with one, or without any clock.
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
    """The name at a seat; `promise`: SHA-256 of a nonce that is told when all seats are taken."""

    name: Name
    promise: HexDigest | None = None


class SeatNonce(Struct, forbid_unknown_fields=True):
    """The nonce that was promised for a seat."""

    seat: SeatNumber
    nonce: HexDigest


class TellNonces(Struct, forbid_unknown_fields=True):
    """The nonces of the caller's seats."""

    nonces: Annotated[list[SeatNonce], Meta(min_length=1, max_length=MOST_SEATS)]


class SeatPromise(Struct, forbid_unknown_fields=True):
    """SHA-256 of the nonce that will be told for a seat."""

    seat: SeatNumber
    promise: HexDigest


class GivePromises(Struct, forbid_unknown_fields=True):
    """Promises of fresh nonces for the caller's seats, after a deal was void."""

    promises: Annotated[list[SeatPromise], Meta(min_length=1, max_length=MOST_SEATS)]


class Rematch(Struct, forbid_unknown_fields=True):
    """Another game of the same; `promises` of the caller's seats at the new table."""

    promises: Annotated[list[SeatPromise], Meta(max_length=MOST_SEATS)] = []


class LobbyView(Struct):
    """The public tables, newest first: those with free seats, and those that can be watched."""

    open: list[TableCard]
    running: list[TableCard]


class BotCard(Struct):
    """A bot to choose as an opponent; `steady`: it can play in duplicate matches, since who does the same
    there meets the same answers; `level`: of those that people choose from, 1 being the weakest, else null.
    """

    name: str
    about: str
    steady: bool
    level: int | None


class GameCard(Struct):
    """A game to choose: fewest and most players, options, bots, and whom to thank for it;
    `secret_questions`: somebody may be asked there without others knowing; `kernels`: how its bots run,
    with less thought while they are not compiled.
    """

    name: str
    title: str
    credits: dict[str, str]
    players: tuple[int, int]
    options: list[Option]
    kernels: Running
    bots: list[BotCard]
    secret_questions: bool
