"""Which lines of a table a session may know of, and how they are numbered for it.

A line may be hidden altogether: the pass of a seat that was asked in secret. Had nobody
been asked, what the pass let happen would have happened in the action before it. So to
everybody else it did: the pass is no entry, and its events stand in the entry before it.
A number that counted such lines would tell of them; each session therefore has numbers of
its own, without gaps, and everything that it sends and is sent goes by those.

A seat is never asked in secret before anything was told, except right after the deal;
what its pass lets happen is then told nowhere, like all that the deal itself brings.
"""

from __future__ import annotations

from gladsheim.tables.live import Live
from gladsheim.tables.steps import Step, VisibleLine


def knows(step: Step, mine: frozenset[int]) -> bool:
    """Whether the session that plays the seats `mine` may know of a line at all."""
    return step.known or step.line.seat in mine


def visible_lines(live: Live, mine: frozenset[int]) -> list[VisibleLine]:
    """The lines that a session may know of, numbered from 1."""
    before, known = live.kept.visible.get(mine, ((), []))
    if before is live.steps:
        return known
    # One position follows another: what was told stands, but what was taken back since is told anew.
    goes_on = len(before) <= len(live.steps) and live.steps[: len(before)] == before
    found: list[VisibleLine] = list(known) if goes_on else []
    for step in live.steps[len(before) if goes_on else 0 :]:
        if knows(step, mine):
            found.append(_line(live, len(found) + 1, step, ()))
        elif found:
            last = found[-1]
            found[-1] = _line(live, last.seq, last.step, (*last.passed, step))
    live.kept.visible[mine] = live.steps, found
    return found


def _line(live: Live, seq: int, step: Step, passed: tuple[Step, ...]) -> VisibleLine:
    """A line as a session counts it, the same object for all who count it alike."""
    kept, number = live.kept.lines, step.line.seq
    found = kept.get(number)
    if found is None or found.step is not step or found.seq != seq or found.passed != passed:
        written = None if step.applied is None or passed else step.applied.written
        found = kept[number] = VisibleLine(seq, step, passed, written)
    return found


def visible_seq(live: Live, mine: frozenset[int]) -> int:
    """How many lines a session may know of: the number of the table for it."""
    return len(visible_lines(live, mine))


def end_of(live: Live, mine: frozenset[int], seq: int) -> int:
    """The last line, in the table's own numbers, that a session counts with line `seq`."""
    while seq < live.seq and not knows(live.steps[seq], mine):
        seq += 1
    return seq


def shows_action(step: Step, viewer: int | None) -> bool:
    """Whether a viewer may read what was chosen.

    One who sees through the eyes of another seat, on the same screen, may not.
    """
    return step.applied is None or not step.applied.hidden or step.line.seat == viewer
