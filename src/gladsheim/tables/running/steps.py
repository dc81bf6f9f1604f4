"""Steps of a table, which are lines with their results, and cached values that later positions reuse."""

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


class TableStep(Struct, frozen=True):
    """A line with what it brought; one that is no action brings nothing.

    `secret`: only its seat knew that this was to be decided. `asks`, at a table with windows:
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
        """Whether it revealed nothing to anybody, so that it may be taken back."""
        return self.applied is not None and not self.applied.final

    @property
    def known(self) -> bool:
        """Whether everybody knows that there is such a line."""
        return self.applied is None or self.applied.hidden != HIDDEN


# Compared by identity: logs have thousands of lines, and a changed line is another object.
class VisibleLine(Struct, frozen=True, eq=False):
    """Line as a session counts it; `passed` are later lines that belong to it and that the
    session may not know.

    `written` is what kernels wrote of its results, if that is all of them. `entries` are its log entries, and
    `encoded` the same as JSON, made once for all viewers who may read the same; see `views.view.reader_of`.
    """

    seq: int
    step: TableStep
    passed: tuple[TableStep, ...] = ()
    written: AppliedJson | None = None
    entries: dict[int | None, Any] = msgspec.field(default_factory=dict)
    encoded: dict[int | None, bytes] = msgspec.field(default_factory=dict)

    @property
    def events(self) -> tuple[Event, ...]:
        """All its events, as far as the session knows them."""
        brought = [one.applied.events for one in (self.step, *self.passed) if one.applied is not None]
        return tuple(chain.from_iterable(brought))


Frame = tuple[list[bytes], bytes]
"""JSON of a view in pieces; see `views.sending`."""


@dataclass(slots=True, eq=False)
class PositionCache:
    """Values worked out for one position of a table that may still hold for the next.

    Each value is beside what it was made of. A reader looks whether that is still
    what the position has, and else makes it again.
    """

    lines_by_id: tuple[tuple[TableStep, ...], dict[str, Line]] = field(default_factory=lambda: ((), {}))
    lines: dict[int, VisibleLine] = field(default_factory=dict)
    """Last line made for a session, by its number in the table: other sessions may number it alike."""
    visible: dict[frozenset[int], tuple[tuple[TableStep, ...], list[VisibleLine]]] = field(
        default_factory=dict
    )
    frames: dict[tuple[frozenset[int], bool], tuple[Table, tuple[Departure, ...], Frame]] = field(
        default_factory=dict
    )
    """Unchanging part of the views of a running game, as JSON, by session."""


def alike(one: Sequence[Any], other: Sequence[Any]) -> int:
    """Return the length of the common beginning of two sequences of the same type.

    Compares slices, so that no line of Python runs for each item.
    """
    low, high = 0, min(len(one), len(other))
    # The usual case: lines were only added. Python finds identical items equal without a call.
    if one[:high] == other[:high]:
        return high
    # Invariant: the first `low` items are equal, the first `high` are not.
    while high - low > 1:
        middle = (low + high) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle
    return low
