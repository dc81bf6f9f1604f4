"""Covers: pauses and windows, the same for everybody, that hide whether a player was asked in secret.

A *moment* begins after an action that may have led to secret questions. During it nobody sees what followed.
At a table with windows it has one window for each person who could have been asked, one after
the other, and a second before each and after the last, in which bots answer and answers are stored. Everybody
knows which players could be asked. The moment and its windows therefore have the same times whether a player
is asked, answers soon, late or never.

All times are hall time, computed from the stored lines, so every process gets the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from gladsheim.tables.agreed.terms import SECOND_MS
from gladsheim.tables.running.steps import TableStep
from gladsheim.tables.table import HIDDEN, Table

PAUSE_MS = SECOND_MS
"""Pause in milliseconds after an action that may have led to a secret question: longer than the hall needs to
store and show it.

Also the time before each window, and after the last.
"""


class Moment(Struct, frozen=True):
    """The seconds after step `index`, from the hall time `begun`.

    Each of `windows` is a `(number, seat)`, open to that seat for `open_ms`. `number` counts from 0 the
    times that seats could be asked one after another.
    """

    index: int
    begun: int
    windows: tuple[tuple[int, int], ...]
    open_ms: int

    @property
    def length_ms(self) -> int:
        """Length in milliseconds."""
        return PAUSE_MS + len(self.windows) * (self.open_ms + PAUSE_MS)

    @property
    def end(self) -> int:
        """Hall time at which it ends."""
        return self.begun + self.length_ms

    def opens(self, number: int) -> int:
        """Return the hall time at which a window opens."""
        return self.begun + PAUSE_MS + number * (self.open_ms + PAUSE_MS)

    def closes(self, number: int) -> int:
        """Return the hall time at which a window closes."""
        return self.opens(number) + self.open_ms

    @property
    def bounds(self) -> list[int]:
        """Hall times at which windows open and close, in turn, and then the end."""
        both = [(self.opens(number), self.closes(number)) for number in range(len(self.windows))]
        return [*(time for pair in both for time in pair), self.end]


class ShownMoment(Struct, frozen=True):
    """Moment that runs at a position, as a viewer sees it.

    `answer` gives the opening and closing time of the window that is open for this viewer; None while none
    is.
    """

    begun: int
    length_ms: int
    answer: tuple[int, int] | None = None


class WindowView(Struct, frozen=True):
    """Message that a player may be asked in secret, and how long everybody waits.

    `left_ms` was left when it began, or is left now. `answer_ms` is the same for the player who is asked:
    until then that player may answer, and passes afterwards.
    """

    left_ms: int
    answer_ms: int | None

    def later(self, passed: int) -> WindowView:
        """Return the view `passed` milliseconds later."""
        answer = None if self.answer_ms is None else max(0, self.answer_ms - passed)
        return WindowView(max(0, self.left_ms - passed), answer)


def begins(step: TableStep) -> bool:
    """Return whether a moment begins with a step: none does after a hidden answer."""
    applied = step.applied
    return applied is not None and applied.hidden != HIDDEN and (applied.pause or bool(applied.asks))


def pause_ms(table: Table, step: TableStep) -> int:
    """Return the milliseconds after a step that no clock counts."""
    if table.terms.orders:
        return PAUSE_MS if begins(step) else 0
    if not table.terms.windows:
        applied = step.applied
        # Without windows or orders a game itself marks the actions with a pause; `asks` does not count.
        return PAUSE_MS if applied is not None and applied.pause and not applied.hidden else 0
    # Only the length counts here, which depends on neither index nor beginning.
    return _moment(table, step, 0, 0).length_ms if begins(step) else 0


def moment_after(step: TableStep, table: Table, index: int, last: Moment | None) -> Moment | None:
    """Return the moment that begins with step `index` of a table with windows; None if none does.

    One that begins while the `last` runs follows it.
    """
    if not table.terms.windows or not begins(step):
        return None
    return _moment(table, step, index, step.line.ms if last is None else max(step.line.ms, last.end))


def _moment(table: Table, step: TableStep, index: int, begun: int) -> Moment:
    # One for every seat that could be asked, not for those that are: the length reveals nothing.
    windows = tuple((number, seat) for number, seats in enumerate(step.asks) for seat in seats)
    return Moment(index, begun, windows, table.terms.window_ms)


def moment_of_question(
    last: Moment | None, steps: Sequence[TableStep], seat: int | None
) -> tuple[Moment, int] | None:
    """Return the moment in which the seat to act is asked in secret, and the number of its window in it.

    `last` is the moment that began last. None where there is no window for the seat, as right after the deal.
    """
    if last is None:
        return None
    since = [step.applied for step in steps[last.index :] if step.applied is not None]
    # Each secret question that was due since then has a number; the last is the present one.
    number = sum(len(applied.asks) for applied in since) - 1
    return (last, last.windows.index((number, seat))) if (number, seat) in last.windows else None


def answer_due(last: Moment | None, steps: Sequence[TableStep], seat: int | None) -> int:
    """Return the time by which a seat that is asked in secret must answer: 0 where it has no window."""
    found = moment_of_question(last, steps, seat)
    return 0 if found is None else found[0].closes(found[1])


def window_view(shown: ShownMoment | None, now: int | None) -> WindowView | None:
    """Return the running moment as the viewer sees it at a hall time; without `now`, as it began."""
    if shown is None:
        return None
    passed = 0 if now is None else max(0, now - shown.begun)
    answer = None if shown.answer is None else shown.answer[1] - shown.begun
    return WindowView(shown.length_ms, answer).later(passed)
