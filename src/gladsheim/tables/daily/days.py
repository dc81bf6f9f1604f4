"""Days of a hall, in UTC, and the deal of each game that belongs to a day.

The options of a day's deal and the seat from which it is played follow from the date alone, and so are known
beforehand; the deal itself follows from the day's secret (`core.fair.secret_of_day`).
"""

from __future__ import annotations

from datetime import date, datetime, timedelta

from msgspec import Struct

from gladsheim.core.fair import commitment_of, secret_of_day
from gladsheim.core.game import Game, Json
from gladsheim.tables.agreed.terms import Shared

PROMISED_DAYS = 2
"""Number of days ahead for which the hash of the day's secret is published."""
GRACE_HOURS = 2
"""Hours after the end of a day in which its deals may still be played to their ends."""


class Day(Struct, frozen=True):
    """Day of the hall and its secret, whose hash was published at the time `promised`.

    `told` is when the hall noted that the day was closed; None before that.
    """

    day: str
    secret: bytes
    promised: str
    told: str | None = None

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, hexadecimal."""
        return commitment_of(self.secret)

    @property
    def over(self) -> bool:
        """Whether nobody can play the day's deals any more, so that all of the day may be published."""
        return self.told is not None


class Deal(Struct, frozen=True):
    """A deal that several people play from the same `seat`, each at a table of their own.

    It belongs to a `day` or to a `match`. `secret` is that of all these tables: never send it
    before the deal is open to anyone who asks.
    """

    id: str
    day: str | None
    game: str
    options: Json
    bot: str
    seat: int
    secret: bytes
    opens: str
    closes: str
    match: str | None = None

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret; the records of all plays give it as their commitment."""
        return commitment_of(self.secret)

    @property
    def terms(self) -> Shared:
        """Entry about the deal in the terms of a table where it is played."""
        return Shared(self.id, self.day, self.closes, self.match)


def day_of(time: str) -> str:
    """Return the day of a stored time."""
    # Stored times are UTC in one fixed form: they begin with the day, and are compared as texts.
    return time[: len("YYYY-MM-DD")]


def later(day: str, days: int) -> str:
    """Return the day that comes `days` days after `day`."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def day_begins(day: str) -> str:
    """Return the stored time at which a day begins."""
    return f"{day}T00:00:00.000Z"


def closes(day: str) -> str:
    """Return the stored time from which nobody can play the deals of a day any more."""
    return f"{later(day, 1)}T{GRACE_HOURS:02}:00:00.000Z"


def last_closed(now: str) -> str:
    """Return the last day whose deals nobody can play any more."""
    moment = datetime.fromisoformat(now) - timedelta(days=1, hours=GRACE_HOURS)
    return moment.date().isoformat()


def deal_of(day: Day, game: type[Game], bot: str) -> Deal:
    """Return a game's deal of a day, played against bots called `bot`.

    The sets of options take turns, and with each of their rounds the person sits one seat further.
    """
    # From the calendar alone: the sets of a day can be announced, and nothing has to be stored.
    number, sets = date.fromisoformat(day.day).toordinal(), game.traits.daily
    round_number, turn = divmod(number, len(sets))
    chosen = game(**sets[turn])
    return Deal(
        id=f"{day.day}-{game.name}",
        day=day.day,
        game=game.name,
        # The complete options, because the set leaves out those with a default value.
        options=dict(chosen.options),
        bot=bot,
        seat=round_number % chosen.players,
        # A secret for each game: the deal of one reveals nothing of another's on the same day.
        secret=secret_of_day(day.secret, day.day, game.name),
        opens=day_begins(day.day),
        closes=closes(day.day),
    )
