"""Clocks of a table, computed from its lines, its terms and vacations alone.

All times are hall time: milliseconds that pass only while a hall is running. No clock shows that a player is
asked in secret. The time of such a question is charged to nobody, and the next turn begins at a moment that
is the same whether a player was asked and answered at once, or nobody was asked.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from gladsheim.tables.agreed.terms import DAYS, MINUTE_MS, WAIT
from gladsheim.tables.agreed.vacations import Vacation, stretched
from gladsheim.tables.running.cover import answer_due
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.reckoning import UsedTime
from gladsheim.tables.table import MOST_LINES, Standing

# The bank does not run during a secret question, so its answer needs a limit of its own.
SECRET_MS = MINUTE_MS
"""Time to answer a secret question at a table with a bank clock, in milliseconds."""
MOST_LOW_MS = MINUTE_MS
LOW_SHARE = 10
"""Divisor of the clock's time below which time is low, at most a minute."""


class SeatClock(Struct, frozen=True):
    """Clock of a seat. `left_ms` is the time left when its turn began, or the time left now if it stands."""

    left_ms: int | None = None
    running: bool = False
    vacation: bool = False


NO_CLOCK = SeatClock()


def reckon(live: Live) -> UsedTime:
    """Return the time that all lines have cost."""
    # The increment is reckoned with the next line; clocks show it as soon as all know of the turn.
    return live.reckoning.credited(live.table, live.acting(None))


def deadline(live: Live) -> int | None:
    """Return when the time of the seat to act runs out; None if it does not. The result may be secret."""
    seat = live.to_act
    if live.table.terms.windows and live.asked_in_secret:
        return answer_due(live.moment, live.steps, seat)
    # Overdue at once: the timekeeper sees to it if the process that was to answer has died.
    if live.waits_for_order:
        return 0
    # A full table takes no line: its timeout would be tried again and again.
    if not live.table.terms.timed or seat is None or live.bot_to_act is not None or live.seq >= MOST_LINES:
        return None
    begun, length = _turn(live, seat)
    return begun + length


def standing_of(live: Live) -> Standing:
    """Return what is stored about a table beside its lines, secrets included; it is for jobs."""
    table = live.table
    updated = live.steps[-1].line.at if live.steps else table.started or table.created
    end = deadline(live)
    passes = (table.terms.windows and live.asked_in_secret) or live.waits_for_order
    # A pass is due whatever the terms say of absence: nobody may wait for an answer in secret.
    due = end if passes or table.terms.absence != WAIT else None
    return Standing(live.seq, live.status, live.to_act, live.bot_to_act is not None, updated, end, due)


def turn_of(live: Live, acting: int | None) -> tuple[int, int] | None:
    """Return when the turn of a seat began, and how long it may take; None if no clock runs for it."""
    if acting is None or not live.table.terms.timed or live.bot_of(acting) is not None:
        return None
    if live.shown is not None:
        # Time in a window is on nobody's clock.
        return None
    return _turn(live, acting)


def _turn(live: Live, seat: int) -> tuple[int, int]:
    clock, found = live.table.terms.clock, reckon(live)
    # By `turn`, which an undo restores: acting and taking back must bring no fresh days.
    if clock.kind == DAYS:
        end = stretched(found.turn, clock.days_ms, vacations_of(live, seat))
        # As if it had begun later: what stood still is left out.
        return end - clock.days_ms, clock.days_ms
    if live.asked_in_secret:
        return found.since, SECRET_MS
    return found.since, max(0, clock.bank_ms - found.spent[seat])


def vacations_of(live: Live, seat: int) -> list[Vacation]:
    """Return the vacations of a seat's player, as far as they touch this table's clock."""
    owner = live.table.seats[seat].owner
    return [one for one in live.table.vacations if one.user == owner]


def clocks(live: Live, acting: int | None, now: int | None = None) -> list[SeatClock]:
    """Return the clocks of all seats at a hall time; without `now` as they stood when the turn began.

    `acting` is the seat to act as far as the viewer knows it.
    """
    if not live.table.terms.timed:
        return [NO_CLOCK] * len(live.table.seats)
    acting = None if live.shown is not None else acting
    found = [_clock(live, seat.seat, running=seat.seat == acting) for seat in live.table.seats]
    begun = begun_at(live, acting)
    passed = 0 if now is None or begun is None else max(0, now - begun)
    return counted_down(found, passed)


def counted_down(found: Iterable[SeatClock], passed: int) -> list[SeatClock]:
    """Return the clocks `passed` milliseconds later: those that run have less left, but never less than 0."""
    return [
        replace(one, left_ms=max(0, (one.left_ms or 0) - passed)) if one.running else one for one in found
    ]


def low_ms(live: Live) -> int:
    """Return the milliseconds below which the seat to act is short of time.

    The limit follows from the time that the clock gives: for a decision, for the whole game, or for a secret
    question.
    """
    clock = live.table.terms.clock
    whole = clock.days_ms or (SECRET_MS if live.asked_in_secret else clock.bank_ms)
    return min(MOST_LOW_MS, whole // LOW_SHARE)


def _clock(live: Live, seat: int, *, running: bool) -> SeatClock:
    clock = live.table.terms.clock
    if live.bot_of(seat) is not None:
        return SeatClock()
    away = not live.over and any(one.on for one in vacations_of(live, seat))
    if clock.kind == DAYS:
        # Each decision has its own days, so a seat that waits has no time left to show.
        if not running:
            return SeatClock(vacation=away)
        return SeatClock(_left_on_vacation(live, seat) if away else clock.days_ms, not away, away)
    # A running clock is not always the bank: a secret question has a time of its own.
    left = _turn(live, seat)[1] if running else max(0, clock.bank_ms - reckon(live).spent[seat])
    return SeatClock(left, running and not live.over)


def _left_on_vacation(live: Live, seat: int) -> int:
    """Return the time left of a turn of days while its player is on vacation: the clock stands still."""
    length, begun = live.table.terms.clock.days_ms, reckon(live).turn
    # Without the present vacation, whose end is not known: the clock stops where it began.
    past = [one for one in vacations_of(live, seat) if not one.on]
    now = next(one for one in vacations_of(live, seat) if one.on)
    return max(0, min(length, stretched(begun, length, past) - max(now.begun, begun)))


def begun_at(live: Live, acting: int | None) -> int | None:
    """Return the time from which the running clock counts, as the viewer knows it; None if none runs."""
    found = turn_of(live, acting)
    if found is None or acting is None or not _clock(live, acting, running=True).running:
        return None
    return found[0]
