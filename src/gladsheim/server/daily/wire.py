"""Answers about the deals of the day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class OwnPlay(Struct):
    """Caller's own play of a deal.
    `finished` is null while it runs; `place` and `score` are set if it was played to its end.
    """

    table: str
    finished: bool | None
    place: int | None
    score: int | None


class DayRow(Struct):
    """Account in the result table of a day: `rank` among those who played to the end, null for others.

    `place` is the place at the account's own table; `table` is the id under which the play can be viewed.
    """

    rank: int | None
    name: str
    mine: bool
    finished: bool
    place: int | None
    score: int | None
    table: str


class DayDeal(Struct):
    """Deal of a game on a day: the person sits at `seat`, bots named `bot` at all other seats.

    `commitment` is the same in all its records.
    `rows` is null until the caller's own play, or the day, is over.
    """

    game: str
    options: Mapping[str, Any]
    players: int
    seat: int
    bot: str
    commitment: str
    own: OwnPlay | None
    rows: list[DayRow] | None


class DayPromise(Struct):
    """Future day: the hash of its secret, and the time at which it was published."""

    day: str
    commitment: str
    promised: str


class DayView(Struct):
    """Deals of a day. It `closes` some hours after it ends; then it is `over` and its secret is published."""

    day: str
    ends: str
    closes: str
    over: bool
    commitment: str
    promised: str
    secret: str | None
    deals: list[DayDeal]


class DailyView(Struct):
    """Today's deals, the hashes of the days ahead, and past days, newest first."""

    today: DayView
    promised: list[DayPromise]
    past: list[str]
    account: bool
    """Whether the caller has an account: only accounts are listed in result tables."""
