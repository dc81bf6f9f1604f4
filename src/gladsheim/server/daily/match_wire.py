"""Requests and answers about duplicate matches."""

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
    """Request to begin a match: in each round one deal from every seat, to be played within `days` days.

    Bots named `bot` sit at all other seats; it must be a steady bot, and if none is named the hall chooses.
    With `rotation` that number of friends play with each other instead, at tables of two: `rounds` says how
    often each meets each other from both seats, and the terms for time and secret questions are those of a
    new table. The bot then plays on for players who leave.
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
    """Finished play of a deal; `player` is the number of its player in the match."""

    player: int
    seat: int
    finished: bool
    place: int | None
    score: int | None
    table: str


class MatchDeal(Struct):
    """Deal of a match. `plays` is null until the caller's own play of it, or the match, is over.

    `seat` is the one from which the caller plays; null for a player who sits out. Where friends play with
    each other, `pairs` lists those who meet in the deal, by their numbers among the players; null is a
    player who is gone, and the first of a pair sits in seat 0. `waits`: the opponent waits for the caller
    at the table.
    """

    number: int
    seat: int | None
    pairs: list[tuple[int | None, int | None]]
    waits: bool
    commitment: str
    own: OwnPlay | None
    plays: list[MatchPlay] | None


class MatchStanding(Struct):
    """Lead of a player: summed points above each deal's mean, over deals that the caller may compare."""

    player: int
    deals: int
    ahead: float


class MatchView(Struct):
    """Duplicate match. `deals` is null for callers who do not play in it, until it is closed.

    With `rotation` that number of friends play with each other, once all have joined and it has `started`.
    `clock` limits the time, and `absence` says what follows when it runs out. `luck` is the share of the
    variance of points that lies between deals, which all players had alike.
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
    """Match in the caller's list."""

    id: str
    game: str
    players: list[str]
    closes: str
    over: bool
