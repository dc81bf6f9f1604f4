"""The days of a hall, in UTC, and which deal of each game belongs to one.

Which options a day's deal has and from which seat it is played follows from the date alone, and so
is known beforehand; what is dealt follows from the day's secret (`core.fair.secret_of_day`).
"""

from __future__ import annotations

from datetime import date, datetime, timedelta

from msgspec import Struct

from gladsheim.core.fair import commitment_of, secret_of_day
from gladsheim.core.game import Game, Json
from gladsheim.tables.agreed.terms import Shared

PROMISED_DAYS = 2
"""So many days ahead the hash of a day's secret is published."""
GRACE_HOURS = 2
"""So long after its end a day's deals may be played to their ends."""


class Day(Struct, frozen=True):
    """A day and its secret, whose hash was published at the time `promised`.

    It was `told` when the hall noted that the day was closed; None before that.
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
        """Whether nobody plays the day's deals any more, so that all of it may be told."""
        return self.told is not None


class Deal(Struct, frozen=True):
    """A deal that several people play from the same `seat`, each at a table of their own.

    It belongs to a `day` or to a `match`. `secret` is that of all these tables: never send it
    before the deal is open to whoever asks.
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
        """What the records of all plays name as their commitment: SHA-256 of the secret."""
        return commitment_of(self.secret)

    @property
    def terms(self) -> Shared:
        """What a table where it is played says of it."""
        return Shared(self.id, self.day, self.closes, self.match)


def day_of(time: str) -> str:
    """The day of a stored time."""
    return time[: len("YYYY-MM-DD")]


def later(day: str, days: int) -> str:
    """The day that comes so many days after another."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def day_begins(day: str) -> str:
    """The stored time at which a day begins."""
    return f"{day}T00:00:00.000Z"


def closes(day: str) -> str:
    """The stored time from which on nobody plays the deals of a day any more."""
    return f"{later(day, 1)}T{GRACE_HOURS:02}:00:00.000Z"


def last_closed(now: str) -> str:
    """The last day whose deals nobody plays any more."""
    moment = datetime.fromisoformat(now) - timedelta(days=1, hours=GRACE_HOURS)
    return moment.date().isoformat()


def deal_of(day: Day, game: type[Game], bot: str) -> Deal:
    """A game's deal of a day, against bots of one name.

    The sets of options take turns, and with each of their rounds the person sits one seat further.
    """
    number, sets = date.fromisoformat(day.day).toordinal(), game.traits.daily
    round_number, turn = divmod(number, len(sets))
    chosen = game(**sets[turn])
    return Deal(
        id=f"{day.day}-{game.name}",
        day=day.day,
        game=game.name,
        options=dict(chosen.options),
        bot=bot,
        seat=round_number % chosen.players,
        secret=secret_of_day(day.secret, day.day, game.name),
        opens=day_begins(day.day),
        closes=closes(day.day),
    )
