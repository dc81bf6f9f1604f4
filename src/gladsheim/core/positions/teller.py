"""Teller: turns the notes that kernels take during an action into events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from gladsheim.core.positions.notes import NOTE
from gladsheim.core.positions.plain import EnginePosition
from gladsheim.core.state import read, span, write
from gladsheim.core.telling.events import Event


class EventTeller(ABC):
    """A builder of the events of one action, step by step, from a record with notes
    (`core.positions.notes`).
    """

    def __init__(self, record: Any) -> None:
        self._record = record
        self.events: list[Event] = []

    def follow(self, position: EnginePosition, code: int) -> None:
        """Take an action with all its consequences, and tell the events."""
        self._listen(1)
        position.act(code)
        self._step()
        # Events follow step by step, because they can say how the record is between two steps.
        while position.advance():
            self._step()
        self._listen(0)

    def during(self, deed: Callable[[], object]) -> list[Event]:
        """Return the events of kernels that a call runs."""
        self._listen(1)
        deed()
        self._step()
        self._listen(0)
        return self.events

    @abstractmethod
    def tell(self, word: int, a: int, b: int, c: int, d: int) -> None:
        """Add the event of a note."""

    def look(self) -> None:
        """Hook after each step, when its events are told."""
        return

    def _listen(self, noting: int) -> None:
        write(self._record, "noting", noting)
        write(self._record, "note_count", 0)

    def _step(self) -> None:
        """Tell the notes since the last step."""
        if count := read(self._record, "note_count"):
            notes = span(self._record, "notes", 0, count * NOTE)
            for at in range(0, len(notes), NOTE):
                self.tell(*notes[at : at + NOTE])
            write(self._record, "note_count", 0)
        self.look()
