"""What is agreed about time before anybody sits down: pace, clock, and what follows when it runs out."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field

LIVE, CORRESPONDENCE = "live", "correspondence"
NONE, DAYS, BANK = "none", "days", "bank"
WAIT, TAKE_OVER, ABANDON_GAME = "wait", "bot", "abandon"

SECOND_MS = 1_000
MINUTE_MS = 60 * SECOND_MS
DAY_MS = 24 * 60 * MINUTE_MS

MOST_DAYS = 30
MOST_MINUTES = 180
MOST_INCREMENT = 300

USUAL_BOT = "greedy"
"""Who plays on for those who leave tables that were made before bots were named for it."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How time is kept.

    `kind` "none": not at all; "days": so many for each decision; "bank": so many `minutes` for
    the whole game, with `increment` seconds added whenever the turn passes on.
    """

    kind: str = NONE
    days: int | None = None
    minutes: int | None = None
    increment: int | None = None

    @property
    def days_ms(self) -> int:
        """The time for one decision, in milliseconds; 0 for other clocks."""
        return (self.days or 0) * DAY_MS

    @property
    def bank_ms(self) -> int:
        """The time for the whole game, in milliseconds; 0 for other clocks."""
        return (self.minutes or 0) * MINUTE_MS

    @property
    def increment_ms(self) -> int:
        """What is added when the turn passes on, in milliseconds."""
        return (self.increment or 0) * SECOND_MS


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a table, fixed when it is made.

    `pace` says what to expect ("live" or "correspondence"). `absence` is what follows when a
    seat's time has run out: "wait" (nothing), "bot" (one plays on for it) or "abandon" (the game
    ends, and that seat is last). `takeover` is the bot that plays on for whoever leaves.
    """

    pace: str = LIVE
    clock: Clock = field(default_factory=Clock)
    absence: str = WAIT
    takeover: str = USUAL_BOT

    @property
    def timed(self) -> bool:
        """Whether there is a clock at all."""
        return self.clock.kind != NONE

    def to_text(self) -> str:
        """The terms as they are stored."""
        return json.dumps(asdict(self))

    @classmethod
    def of_text(cls, text: str) -> Terms:
        """Stored terms; what is missing is as at tables that are older than it."""
        stored = json.loads(text)
        return cls(**{**stored, "clock": Clock(**stored.get("clock", {}))})


NO_TERMS = Terms()
"""The terms of tables that were made before there were any."""
