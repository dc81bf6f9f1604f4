"""Terms of a table, agreed before anybody sits down: pace, clock, what follows when it runs out, how secret
questions are covered, and whether others play the same deal.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from typing import Annotated

from gladsheim.core.lazy import Lazy
from gladsheim.tables.enumerated import one_of

LIVE, CORRESPONDENCE = "live", "correspondence"
NONE, DAYS, BANK = "none", "days", "bank"
WAIT, TAKE_OVER, ABANDON_GAME = "wait", "bot", "abandon"

PAUSE, WINDOW, ORDERS = "pause", "window", "orders"

PaceWord = Annotated[str, one_of(LIVE, CORRESPONDENCE)]
ClockWord = Annotated[str, one_of(NONE, DAYS, BANK)]
AbsenceWord = Annotated[str, one_of(WAIT, TAKE_OVER, ABANDON_GAME)]

SECOND_MS = 1_000
MINUTE_MS = 60 * SECOND_MS
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS

MOST_DAYS = 30
MOST_MINUTES = 180
MOST_INCREMENT = 300
LEAST_WINDOW, MOST_WINDOW = 3, 60

RATED_CLOCKS = (DAYS, BANK)
RATED_ABSENCES = (ABANDON_GAME,)
"""Values of `absence` that a rated table may have: a player who stays away must lose the game."""

USUAL_BOT = "greedy"
"""Bot that takes over from players who leave, at tables made before their terms named a bot."""


@dataclass(frozen=True, slots=True)
class Clock:
    """Clock of a table: how its time is measured.

    `kind` "none": not at all; "days": so many for each decision; "bank": so many `minutes` for
    the whole game, with `increment` seconds added whenever the turn passes on.
    """

    kind: ClockWord = NONE
    days: int | None = None
    minutes: int | None = None
    increment: int | None = None

    @property
    def days_ms(self) -> int:
        """Time for one decision, in milliseconds; 0 for other clocks."""
        return (self.days or 0) * DAY_MS

    @property
    def bank_ms(self) -> int:
        """Time for the whole game, in milliseconds; 0 for other clocks."""
        return (self.minutes or 0) * MINUTE_MS

    @property
    def increment_ms(self) -> int:
        """Time that is added when the turn passes on, in milliseconds."""
        return (self.increment or 0) * SECOND_MS


@dataclass(frozen=True, slots=True)
class Cover:
    """Terms that hide whether a player is asked in secret.

    `kind` "pause": by a short pause, in which bots answer. "window": by windows of so many
    `seconds`, in which people answer, too, or pass. "orders": by a short pause, in which bots
    answer, and the hall for people, as they ordered beforehand.
    """

    kind: Annotated[str, one_of(PAUSE, WINDOW, ORDERS)] = PAUSE
    seconds: int | None = None


@dataclass(frozen=True, slots=True)
class Shared:
    """The table is one play of a deal that others play, too, each at a table of their own.

    `deal` is its id, `day` that of a deal of the day, `match` that of a match of friends. From the time
    `closes` on nobody plays on.
    """

    deal: str
    day: str | None
    closes: str
    match: str | None = None


# Without slots, because the lazy values need the instance's dictionary.
@dataclass(frozen=True)
class Terms:
    """Terms of a table, fixed when it is made.

    `pace` says what to expect ("live" or "correspondence"). `absence` is what follows when a seat's time has
    run out: "wait" (nothing), "bot" (one plays on for it) or "abandon" (the game ends, and that seat is
    last). `takeover` is the bot that takes over from players who leave. `cover` is None in a game without
    secret questions, and at older tables, which use the pause. `shared` is set where a shared deal is played:
    nothing is taken back there.
    """

    pace: str = LIVE
    clock: Clock = field(default_factory=Clock)
    absence: str = WAIT
    takeover: str = USUAL_BOT
    cover: Cover | None = None
    shared: Shared | None = None

    @Lazy
    def timed(self) -> bool:
        """Whether the table has a clock at all."""
        return self.clock.kind != NONE

    @Lazy
    def windows(self) -> bool:
        """Whether secret questions are covered by windows."""
        return self.cover is not None and self.cover.kind == WINDOW

    @Lazy
    def orders(self) -> bool:
        """Whether the hall answers secret questions for people, by their standing orders."""
        return self.cover is not None and self.cover.kind == ORDERS

    @property
    def window_ms(self) -> int:
        """Time for which a window is open, in milliseconds; 0 where there are no windows."""
        return 0 if self.cover is None else (self.cover.seconds or 0) * SECOND_MS

    @property
    def ticks(self) -> bool:
        """Whether anything at the table can happen by the passing of time alone."""
        return self.timed or self.windows or self.orders

    def to_text(self) -> str:
        """Return the terms as they are stored."""
        return json.dumps(asdict(self))

    @classmethod
    def of_text(cls, text: str) -> Terms:
        """Read stored terms; fields that are missing get the values that hold for tables
        older than these fields.
        """
        stored = json.loads(text)
        cover, shared = stored.get("cover"), stored.get("shared")
        beside = {
            "clock": Clock(**stored.get("clock", {})),
            "cover": None if cover is None else Cover(**cover),
            "shared": None if shared is None else Shared(**shared),
        }
        # Older tables have not stored every field: a changed default would change their terms.
        return cls(**{**stored, **beside})


NO_TERMS = Terms()
"""Terms of tables that were made before tables had terms."""
