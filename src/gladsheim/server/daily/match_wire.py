"""What callers send and get of duplicate matches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from gladsheim.server.daily.wire import OwnPlay
from gladsheim.server.lobby.wire import BankClock, DaysClock, NoClock, OrdersCover, PauseCover, WindowCover
from gladsheim.server.wire.bodies import Identifier, OptionName, OptionValue
from gladsheim.tables.agreed.terms import AbsenceWord, Clock
from gladsheim.tables.daily.matches import MOST_DAYS, MOST_ROUNDS


class NewMatch(Struct, forbid_unknown_fields=True):
    """A match to begin: in each round one deal from every seat, all to be played within so many `days`.

    At all other seats sit bots named `bot`, one of those that are steady; if none is named the hall chooses.

    With `rotation` so many friends play with each other instead, at tables of two: `rounds` says how often
    each meets each other from both seats, and what is said of time and of secret questions holds as for a
    new table. That bot then plays on for those who leave.
    """

    game: Identifier
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 1
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = 7
    options: Annotated[dict[OptionName, OptionValue], Meta(max_length=40)] = {}
    bot: Identifier | UnsetType = UNSET
    rotation: Literal[4, 5] | None = None
    clock: NoClock | DaysClock | BankClock | UnsetType = UNSET
    absence: Literal["wait", "bot", "abandon"] | UnsetType = UNSET
    cover: PauseCover | WindowCover | OrdersCover | UnsetType = UNSET


class MatchPlay(Struct):
    """A finished play of a deal, by the number of its player among those of the match."""

    player: int
    seat: int
    finished: bool
    place: int | None
    score: int | None
    table: str


class MatchDeal(Struct):
    """A deal of a match. `plays` is null until the caller's own play of it is over, or the match.

    `seat` is where it is played from; null for one who sits out. Where friends play with each other, `pairs`
    are those who meet in it, by their numbers among the players, null for one who is gone; the first sits
    in seat 0. `waits`: the other one waits for the caller at the table.
    """

    number: int
    seat: int | None
    pairs: list[tuple[int | None, int | None]]
    waits: bool
    commitment: str
    own: OwnPlay | None
    plays: list[MatchPlay] | None


class MatchStanding(Struct):
    """How many points more than the mean a player's deals brought, of those that the caller may compare."""

    player: int
    deals: int
    ahead: float


class MatchView(Struct):
    """A match. `deals` is null for those who do not play in it, until it is closed.

    With `rotation` so many friends play with each other, once all have joined and it has `started`. Time is
    kept by the `clock`, and `absence` is what follows when it has run out.
    `luck` is the share of the spread of points that lies between deals, which all had alike.
    """

    id: str
    game: str
    options: Mapping[str, Any]
    seats: int
    bot: str
    rotation: int | None
    started: str | None
    clock: Clock | None
    absence: AbsenceWord | None
    count: int
    players: list[str]
    mine: int | None
    created: str
    closes: str
    over: bool
    commitment: str
    secret: str | None
    deals: list[MatchDeal] | None
    standings: list[MatchStanding]
    luck: float | None


class MatchCard(Struct):
    """A match in the list of one's own."""

    id: str
    game: str
    players: list[str]
    closes: str
    over: bool
