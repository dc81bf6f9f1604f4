"""What callers get of the deals of the day."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class OwnPlay(Struct):
    """The caller's own play of a deal. `finished` is null while it runs; points and place of one that was
    played to its end.
    """

    table: str
    finished: bool | None
    place: int | None
    score: int | None


class DayRow(Struct):
    """An account in the table of a day: `rank` among those who played to the end, null for others.

    `place` is the one at the own table, `table` where the play can be looked at.
    """

    rank: int | None
    name: str
    mine: bool
    finished: bool
    place: int | None
    score: int | None
    table: str


class DayDeal(Struct):
    """A game's deal of a day: the person sits at `seat`, bots named `bot` at all others.

    `commitment` is that of all its records. `rows` is null until the caller's own play is over, or the day.
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
    """A day of which only the hash of its secret is known, and since when."""

    day: str
    commitment: str
    promised: str


class DayView(Struct):
    """A day's deals. It `closes` some hours after it ends; then it is `over` and its secret is told."""

    day: str
    ends: str
    closes: str
    over: bool
    commitment: str
    promised: str
    secret: str | None
    deals: list[DayDeal]


class DailyView(Struct):
    """Today's deals, the hashes of the days to come, and the days that were, newest first."""

    today: DayView
    promised: list[DayPromise]
    past: list[str]
    account: bool
    """Whether the caller has an account: no others stand in the tables of the days."""
