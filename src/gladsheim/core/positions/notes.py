"""Notes of kernels about events: fields `noting`, `note_count` and `notes` of a record."""

from collections.abc import MutableSequence
from typing import Protocol

from gladsheim.core.kernel import kernel

NOTE = 5
"""Length of a note: its kind, and four values."""


class WithNotes(Protocol):
    """Record in which notes are taken while `noting` is not 0."""

    noting: int
    note_count: int
    notes: MutableSequence[int]


@kernel
def note(s: WithNotes, word: int, a: int, b: int, c: int, d: int) -> None:
    """Add a note about an event, if notes are taken."""
    # Notes are off except when events are computed; searches pay for this comparison only.
    if s.noting:
        at = s.note_count * NOTE
        s.notes[at] = word
        s.notes[at + 1] = a
        s.notes[at + 2] = b
        s.notes[at + 3] = c
        s.notes[at + 4] = d
        s.note_count += 1
