"""Visibility of a table's lines for a session, and the session's own numbers for them.

The pass of a seat that was asked in secret is a line that others must not notice. Had nobody been asked, the
events that follow the pass would have belonged to the action before it. So for everybody else they do: the
pass has no entry, and its events are part of the entry before it. Numbers that counted such lines would
reveal them. Each session therefore has numbers of its own, without gaps, and all that it sends and receives
uses them.

A seat is never asked in secret before the first entry, except right after the deal; the events after its pass
are then in no entry, like the events of the deal itself.
"""

from __future__ import annotations

from bisect import bisect_left

from gladsheim.tables.running.live import Live
from gladsheim.tables.running.steps import TableStep, VisibleLine, alike


def knows(step: TableStep, mine: frozenset[int]) -> bool:
    """Return whether a session that plays the seats `mine` may know of a line at all."""
    return step.known or step.line.seat in mine


def visible_lines(live: Live, mine: frozenset[int]) -> list[VisibleLine]:
    """Return the lines that a session may know of, numbered from 1."""
    before, known = live.kept.visible.get(mine, ((), []))
    if before is live.steps:
        return known
    # Entries of steps that are still the same are kept. The last one is made again: it may gain events.
    same = alike(before, live.steps)
    # A new list, because messages of earlier positions still read the old one.
    found = known[: lines_before(known, same + 1)]
    at = found.pop().step.line.seq - 1 if found else 0
    for step in live.steps[at:]:
        if knows(step, mine):
            found.append(_line(live, len(found) + 1, step, ()))
        # Otherwise a pass right after the deal, whose events are in no entry (see above).
        elif found:
            last = found[-1]
            found[-1] = _line(live, last.seq, last.step, (*last.passed, step))
    live.kept.visible[mine] = live.steps, found
    return found


def lines_before(lines: list[VisibleLine], number: int) -> int:
    """Return how many of a session's lines come before line `number` of the table."""
    return bisect_left(lines, number, key=lambda line: line.step.line.seq)


def still_right(live: Live, mine: frozenset[int], known: int) -> int:
    """Return how many entries are unchanged for a session that knew `known` of them.

    Since then actions may have been taken back, and the last entry may have gained events.
    """
    lines = visible_lines(live, mine)
    firsts = [line.step.back_to for line in lines[known:] if line.step.back_to is not None]
    return max(0, min([min(known, len(lines)) - 1, *(lines_before(lines, first + 1) for first in firsts)]))


def _line(live: Live, seq: int, step: TableStep, passed: tuple[TableStep, ...]) -> VisibleLine:
    """Return a line as a session numbers it; sessions with the same number share the object."""
    kept, number = live.kept.lines, step.line.seq
    found = kept.get(number)
    # By identity: a step that was taken back is another object with the same line.
    if found is None or found.step is not step or found.seq != seq or found.passed != passed:
        # With the events of passed lines in it, the entry is no longer what kernels wrote.
        written = None if step.applied is None or passed else step.applied.written
        found = kept[number] = VisibleLine(seq, step, passed, written)
    return found


def visible_seq(live: Live, mine: frozenset[int]) -> int:
    """Return the number of lines that a session may know of, which is the table's `seq` for it."""
    return len(visible_lines(live, mine))


def end_of(live: Live, mine: frozenset[int], seq: int) -> int:
    """Return the last line, in the table's own numbers, that belongs to line `seq` of a session."""
    while seq < live.seq and not knows(live.steps[seq], mine):
        seq += 1
    return seq


def shows_action(step: TableStep, viewer: int | None) -> bool:
    """Return whether a viewer may know which action was chosen.

    A viewer on the same screen who looks through the eyes of another seat may not.
    """
    return step.applied is None or not step.applied.hidden or step.line.seat == viewer
