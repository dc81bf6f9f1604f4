"""The teller: notes of kernels become events, step by step."""

from types import SimpleNamespace
from typing import Any

from gladsheim.core.positions.notes import NOTE, note
from gladsheim.core.positions.teller import EventTeller
from gladsheim.core.telling.events import Event


class Steps:
    """A hand whose action notes its code, and then as often as it is told what is left."""

    def __init__(self, steps: int) -> None:
        self.record: Any = SimpleNamespace(noting=0, note_count=9, notes=[0] * 4 * NOTE)
        self.steps = steps

    def act(self, code: int) -> None:
        """Note twice."""
        note(self.record, 1, code, 0, 0, 0)
        note(self.record, 2, code, 0, 0, 0)

    def advance(self) -> bool:
        """Note how many steps are left."""
        self.steps -= 1
        if self.steps >= 0:
            note(self.record, 3, self.steps, 0, 0, 0)
        return self.steps >= 0

    def explain(self, code: int) -> list[int]:
        """There is nothing to explain."""
        return []

    def points(self, code: int) -> int:
        """No action brings anything."""
        return 0


class Plain(EventTeller):
    """Tells the first two numbers of each note."""

    looks = 0

    def tell(self, word: int, a: int, b: int, c: int, d: int) -> None:
        """Add the event of a note."""
        self.events.append(Event(str(word), {"a": a}))

    def look(self) -> None:
        """Count the steps."""
        self.looks += 1


def test_every_note_is_told_once_in_order() -> None:
    """Each step is told, and then looked at, before the next is taken."""
    hand = Steps(2)
    teller = Plain(hand.record)
    teller.follow(hand, 7)
    assert [event.whole() for event in teller.events] == [
        {"event": "1", "a": 7},
        {"event": "2", "a": 7},
        {"event": "3", "a": 1},
        {"event": "3", "a": 0},
    ]
    assert teller.looks == 3


def test_notes_are_taken_only_while_somebody_listens() -> None:
    """What was noted before does not count, and afterwards the record says nothing of it."""
    hand = Steps(0)
    Plain(hand.record).follow(hand, 7)
    assert (hand.record.noting, hand.record.note_count) == (0, 0)
    hand.act(8)
    assert hand.record.note_count == 0
