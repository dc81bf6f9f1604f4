"""What a table's lines brought, and what was worked out of them for earlier positions and holds on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

import msgspec
from msgspec import Struct

from gladsheim.core.applied import Applied, AppliedJson
from gladsheim.core.telling.events import Event
from gladsheim.tables.running.leaving import Departure
from gladsheim.tables.table import HIDDEN, Line, Table


class Step(Struct, frozen=True):
    """A line with what it brought; one that is no action brings nothing.

    `secret`: nobody but its seat knew that this was to be decided. `asks`, at a table with windows:
    for each time that seats could be asked in secret after it the people among them, as it would
    be if all of them passed. `back_to`, where the line took actions back: the index of the first of
    their steps.
    """

    line: Line
    applied: Applied | None
    undone: bool = False
    secret: bool = False
    asks: tuple[tuple[int, ...], ...] = ()
    back_to: int | None = None

    @property
    def open(self) -> bool:
        """Whether it told nobody anything new, so that it may be taken back."""
        return self.applied is not None and not self.applied.final

    @property
    def known(self) -> bool:
        """Whether everybody knows that there was such a line."""
        return self.applied is None or self.applied.hidden != HIDDEN


class VisibleLine(Struct, frozen=True, eq=False):
    """A line as a session counts it; `passed` are those after it of which the session does not know.

    `written` is what kernels wrote of what it brought, if that is all. `entries`: what logs tell of it, and
    `encoded` the same as JSON, made once for all who may read the same of it, see `views.view.reader_of`.
    """

    seq: int
    step: Step
    passed: tuple[Step, ...] = ()
    written: AppliedJson | None = None
    entries: dict[int | None, Any] = msgspec.field(default_factory=dict)
    encoded: dict[int | None, bytes] = msgspec.field(default_factory=dict)

    @property
    def events(self) -> tuple[Event, ...]:
        """All events that it brought as far as the session knows."""
        brought = [one.applied.events for one in (self.step, *self.passed) if one.applied is not None]
        return tuple(chain.from_iterable(brought))


Frame = tuple[list[bytes], bytes]
"""See `views.sending`."""


@dataclass(slots=True, eq=False)
class PositionCache:
    """Values worked out for one position of a table that may still hold for the next.

    Each value stands beside what it was made of. Whoever reads one looks whether that is still
    what the position has, and else makes it anew.
    """

    lines_by_id: tuple[tuple[Step, ...], dict[str, Line]] = field(default_factory=lambda: ((), {}))
    lines: dict[int, VisibleLine] = field(default_factory=dict)
    """The last line made for a session, by its number in the table: others may count it alike."""
    visible: dict[frozenset[int], tuple[tuple[Step, ...], list[VisibleLine]]] = field(default_factory=dict)
    frames: dict[tuple[frozenset[int], bool], tuple[Table, tuple[Departure, ...], Frame]] = field(
        default_factory=dict
    )
    """What lasts of the views of a running game, as JSON, by session."""


def alike(one: Sequence[Any], other: Sequence[Any]) -> int:
    """How many items two sequences of the same type begin with alike.

    Compares slices, so that no line of Python runs for each item.
    """
    low, high = 0, min(len(one), len(other))
    if one[:high] == other[:high]:
        return high
    while high - low > 1:
        middle = (low + high) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle
    return low
