"""Vacations: while one lasts, clocks that count days stop for its player."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from gladsheim.tables.agreed.terms import DAY_MS

ALLOWED_MS = 30 * DAY_MS
WITHIN_MS = 365 * DAY_MS
MOST_VACATIONS = 50


class Vacation(Struct, frozen=True):
    """Vacation of a user, in hall time: it ends at `until` unless it was ended before."""

    user: str
    begun: int
    until: int
    ended: int | None = None

    @property
    def end(self) -> int:
        """Hall time at which it is over at the latest."""
        return self.until if self.ended is None else self.ended

    @property
    def on(self) -> bool:
        """Whether the user has not ended it yet."""
        return self.ended is None


def left_over(vacations: Sequence[Vacation], now: int) -> int:
    """Return the milliseconds of vacation that a user with these vacations has left at the
    hall time `now`.
    """
    since = now - WITHIN_MS
    # Cut to the year that counts and to now: a vacation may reach beyond either.
    used = sum(max(0, min(one.end, now) - max(one.begun, since)) for one in vacations)
    return max(0, ALLOWED_MS - used)


def stretched(start: int, length: int, vacations: Sequence[Vacation]) -> int:
    """Return the hall time at which a period that began at `start` ends, if it pauses during
    the vacations.
    """
    end = start + length
    # In order of time: each vacation moves the end, and may bring the next one before it.
    for one in sorted(vacations, key=lambda one: one.begun):
        if one.begun < end and one.end > start:
            # The part of a vacation before `start` took no time from this period.
            end += one.end - max(one.begun, start)
    return end
