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

from bisect import bisect_left

from gladsheim.tables.running.live import Live
from gladsheim.tables.running.steps import Step, VisibleLine, alike


def knows(step: Step, mine: frozenset[int]) -> bool:
    """Whether the session that plays the seats `mine` may know of a line at all."""
    return step.known or step.line.seat in mine


def visible_lines(live: Live, mine: frozenset[int]) -> list[VisibleLine]:
    """The lines that a session may know of, numbered from 1."""
    before, known = live.kept.visible.get(mine, ((), []))
    if before is live.steps:
        return known
    # Entries of steps that are still the same are kept. The last one is made anew: it may gain events.
    same = alike(before, live.steps)
    found = known[: lines_before(known, same + 1)]
    at = found.pop().step.line.seq - 1 if found else 0
    for step in live.steps[at:]:
        if knows(step, mine):
            found.append(_line(live, len(found) + 1, step, ()))
        elif found:
            last = found[-1]
            found[-1] = _line(live, last.seq, last.step, (*last.passed, step))
    live.kept.visible[mine] = live.steps, found
    return found


def lines_before(lines: list[VisibleLine], number: int) -> int:
    """How many of a session's lines come before line `number` of the table."""
    return bisect_left(lines, number, key=lambda line: line.step.line.seq)


def still_right(live: Live, mine: frozenset[int], known: int) -> int:
    """How many entries are still as they were for a session that knew `known` of them.

    Since then actions may have been taken back, and the last entry may have gained events.
    """
    lines = visible_lines(live, mine)
    firsts = [line.step.back_to for line in lines[known:] if line.step.back_to is not None]
    return max(0, min([min(known, len(lines)) - 1, *(lines_before(lines, first + 1) for first in firsts)]))


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
