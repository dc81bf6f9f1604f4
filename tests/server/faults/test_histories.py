"""The checker of histories finds every kind of fault that is planted in a sound one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from gladsheim.tables.table import ACTION, Line
from tests.server.faults.histories import (
    DONE,
    LOOKED,
    LOST,
    NOT_SAVED,
    SAW,
    STALE,
    UNSETTLED,
    Event,
    History,
    Wish,
    violations,
)

Stored = dict[str, list[Line]]
Fault = Callable[[History, Stored], None]


def line(seq: int, action_id: str, action: str = "") -> Line:
    """A stored line."""
    return Line(seq, action_id, 0, ACTION, action or f"do {action_id}", "")


def ask(history: History, client: str, action_id: str, expected: int) -> None:
    """A client asks for an action."""
    history.ask(client, Wish("table", action_id, expected, 0, f"do {action_id}"))


def told(history: History, client: str, action_id: str, what: str, seq: int | None = None) -> None:
    """A client is answered."""
    history.add(Event(client, what, "table", action_id, seq))


def sound() -> tuple[History, Stored]:
    """Two clients, of whom one is refused, told that nothing is known, and acknowledged."""
    history = History()
    ask(history, "Ask", "a", 0)
    ask(history, "Embla", "b", 0)
    told(history, "Ask", "a", DONE, 1)
    told(history, "Embla", "b", STALE, 1)
    ask(history, "Embla", "c", 1)
    told(history, "Embla", "c", UNSETTLED)
    ask(history, "Embla", "c", 1)
    told(history, "Embla", "c", LOST)
    ask(history, "Ask", "d", 1)
    told(history, "Ask", "d", NOT_SAVED)
    ask(history, "Embla", "c", 1)
    told(history, "Embla", "c", DONE, 2)
    history.add(Event("Ask", LOOKED, "table"))
    history.add(Event("Ask", SAW, "table", seq=2))
    history.show("Ask", "table", [(1, 0, "do a"), (2, 0, "do c")])
    ask(history, "Ask", "a", 0)
    told(history, "Ask", "a", DONE, 1)
    return history, {"table": [line(1, "a"), line(2, "c")]}


def test_a_sound_history_has_no_violations() -> None:
    """What was refused is not there, what was repeated is there once, in the order that was told."""
    assert violations(*sound()) == []


def lose(history: History, stored: Stored) -> None:
    """An acknowledged action is gone."""
    del stored["table"][1]


def double(history: History, stored: Stored) -> None:
    """An action was done twice."""
    stored["table"].append(line(3, "c"))


def swap(history: History, stored: Stored) -> None:
    """Two actions lie in another order than was told."""
    first, second = stored["table"]
    stored["table"] = [replace(second, seq=1), replace(first, seq=2)]


def leave_out_a_number(history: History, stored: Stored) -> None:
    """A line is missing between two."""
    stored["table"].append(line(4, "b"))


def plant(history: History, stored: Stored) -> None:
    """There is an action that nobody sent."""
    stored["table"].append(line(3, "x"))


def plant_elsewhere(history: History, stored: Stored) -> None:
    """There is an action at a table that nobody knows."""
    stored["other"] = [line(1, "x")]


def bend(history: History, stored: Stored) -> None:
    """An action is not the one that was sent."""
    stored["table"][0] = line(1, "a", "do what nobody said")


def store_what_was_refused(history: History, stored: Stored) -> None:
    """An action was refused as stale, and is there."""
    stored["table"].append(line(3, "b"))


def store_what_was_not_saved(history: History, stored: Stored) -> None:
    """An action was said not to be saved, and is there."""
    ask(history, "Ask", "e", 2)
    told(history, "Ask", "e", NOT_SAVED)
    stored["table"].append(line(3, "e"))


def leave_unsettled(history: History, stored: Stored) -> None:
    """Nobody ever learned what became of an action."""
    ask(history, "Ask", "e", 2)
    told(history, "Ask", "e", UNSETTLED)
    told(history, "Ask", "e", NOT_SAVED)


def take_back_an_answer(history: History, stored: Stored) -> None:
    """An acknowledged action is then refused."""
    ask(history, "Ask", "a", 0)
    told(history, "Ask", "a", STALE, 2)


def answer_otherwise(history: History, stored: Stored) -> None:
    """A repeated action is acknowledged under another number."""
    told(history, "Ask", "a", DONE, 2)


def break_down(history: History, stored: Stored) -> None:
    """A client is answered what nobody should ever be."""
    history.add(Event("Ask", "internal", "table"))


def show_what_is_not_there(history: History, stored: Stored) -> None:
    """Somebody was shown a line that was then undone."""
    history.show("Ask", "table", [(3, 1, "do e")])


def show_something_else(history: History, stored: Stored) -> None:
    """Somebody was shown another line under the same number."""
    history.show("Ask", "table", [(2, 0, "do d")])


def show_too_little(history: History, stored: Stored) -> None:
    """Somebody is shown the table as it was before what was acknowledged."""
    history.add(Event("Ask", LOOKED, "table"))
    history.add(Event("Ask", SAW, "table", seq=1))


def go_back(history: History, stored: Stored) -> None:
    """A watcher is shown the table as it was before what it has seen."""
    history.add(Event("Lif", LOOKED, "table"))
    history.add(Event("Lif", SAW, "table", seq=4))
    history.add(Event("Lif", SAW, "table", seq=3))


def acknowledge_in_the_past(history: History, stored: Stored) -> None:
    """A number is told to a second action that was asked for after the first had it."""
    ask(history, "Ask", "e", 1)
    told(history, "Ask", "e", DONE, 2)


FAULTS: dict[Fault, str] = {
    lose: "acknowledged, and not stored",
    double: "stored 2 times",
    swap: "sent was",
    leave_out_a_number: "are numbered",
    plant: "nobody sent",
    plant_elsewhere: "nobody sent",
    bend: "sent was",
    store_what_was_refused: "refused, and stored",
    store_what_was_not_saved: "refused, and stored",
    leave_unsettled: "never settled",
    take_back_an_answer: "then refused",
    answer_otherwise: "acknowledged as",
    break_down: "'internal'",
    show_what_is_not_there: "was shown",
    show_something_else: "was shown",
    show_too_little: "came after line 2",
    go_back: "came after line 4",
    acknowledge_in_the_past: "came after line 2",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_every_planted_fault_is_found(fault: Fault) -> None:
    """A sound history with one fault in it is not taken for sound, and the fault is named."""
    history, stored = sound()
    fault(history, stored)
    found = violations(history, stored)
    assert any(FAULTS[fault] in one for one in found), found
