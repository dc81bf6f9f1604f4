"""Histories of what clients asked and were told, held against the tables as they are stored afterwards.

All clients write into one history, in the order in which it happened to them. Whatever happened to
processes and to the database meanwhile, the tables must then hold every acknowledged action once, under
the number that was told, none that was refused or that nobody sent, and all that was shown to anybody.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from gladsheim.tables.table import Line

ASKED, LOOKED, SAW = "asked", "looked", "saw"
DONE, STALE, NOT_SAVED, UNSETTLED, LOST = "done", "stale", "not_saved", "unsettled", "lost"
OPEN_ENDED = (UNSETTLED, LOST)
"""Answers after which the same action is asked again until another comes."""
EXPECTED = (ASKED, LOOKED, SAW, DONE, STALE, NOT_SAVED, *OPEN_ENDED)

Shown = tuple[int, str]
"""Seat and action of an entry of the log."""


@dataclass(frozen=True, slots=True)
class Wish:
    """An action that a client wants at a table, as the next line after `expected_seq`."""

    table: str
    action_id: str
    expected_seq: int
    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class Event:
    """What happened to a client: it asked for something, or was answered; `seq` is how far it was shown."""

    client: str
    what: str
    table: str
    action_id: str | None = None
    seq: int | None = None


@dataclass
class History:
    """What happened to all clients, in order, and every entry of a log that anybody was shown."""

    events: list[Event] = field(default_factory=list)
    wishes: dict[str, Wish] = field(default_factory=dict)
    shown: dict[str, dict[int, dict[Shown, str]]] = field(default_factory=lambda: defaultdict(dict))
    told: Counter[str] = field(default_factory=Counter)
    """How often each thing happened."""
    _bell: asyncio.Event = field(default_factory=asyncio.Event)

    def add(self, event: Event) -> None:
        """Something has happened."""
        self.events.append(event)
        self.told[event.what] += 1
        self._bell.set()

    def ask(self, client: str, wish: Wish) -> None:
        """A client sends its wish, for the first time or again."""
        self.wishes[wish.action_id] = wish
        self.add(Event(client, ASKED, wish.table, wish.action_id))

    def show(self, client: str, table: str, log: Sequence[tuple[int, int, str]]) -> None:
        """A client sees a log: number, seat and action of each entry."""
        for seq, seat, action in log:
            self.shown[table].setdefault(seq, {}).setdefault((seat, action), client)

    async def until(self, claim: Callable[[], bool]) -> None:
        """Come back when something has happened that makes the claim hold."""
        while not claim():
            if self._bell.is_set():
                self._bell = asyncio.Event()
            await self._bell.wait()


def violations(history: History, stored: Mapping[str, Sequence[Line]]) -> list[str]:
    """All in which the stored tables do not agree with what clients were told; none if all is well."""
    places = _places(stored)
    return [
        *_badly_numbered(stored),
        *_foreign(history, stored, places),
        *_badly_settled(history, places),
        *_never_stored(history, stored),
        *_out_of_order(history),
    ]


def _places(stored: Mapping[str, Sequence[Line]]) -> dict[str, list[tuple[str, int]]]:
    """Where each action lies: table and number."""
    places: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for table, lines in stored.items():
        for line in lines:
            places[line.action_id].append((table, line.seq))
    return places


def _badly_numbered(stored: Mapping[str, Sequence[Line]]) -> Iterator[str]:
    for table, lines in stored.items():
        if [line.seq for line in lines] != list(range(1, len(lines) + 1)):
            yield f"table {table}: the lines are numbered {[line.seq for line in lines]}"


def _foreign(
    history: History, stored: Mapping[str, Sequence[Line]], places: Mapping[str, list[tuple[str, int]]]
) -> Iterator[str]:
    """What nobody sent, what lies there twice, and what is not as it was sent."""
    for action_id, found in places.items():
        if len(found) > 1:
            yield f"action {action_id} is stored {len(found)} times: {found}"
    for table, lines in stored.items():
        for line in lines:
            wish = history.wishes.get(line.action_id)
            if wish is None:
                yield f"table {table}, line {line.seq}: nobody sent action {line.action_id}"
            elif Wish(table, line.action_id, line.seq - 1, line.seat, line.action) != wish:
                yield f"table {table}, line {line.seq}: stored is {line}, sent was {wish}"


def _badly_settled(history: History, places: Mapping[str, list[tuple[str, int]]]) -> Iterator[str]:
    """Actions that lie there, or do not, against what was answered."""
    answers: dict[str, list[Event]] = defaultdict(list)
    for event in history.events:
        if event.action_id is not None and event.what != ASKED:
            answers[event.action_id].append(event)
        if event.what not in EXPECTED:
            yield f"table {event.table}: {event.client} was answered {event.what!r}"
    for action_id, wish in history.wishes.items():
        told = [event.what for event in answers[action_id]]
        where = (
            f"table {wish.table}: action {action_id}, asked for as line {wish.expected_seq + 1}, told {told}"
        )
        if DONE in told:
            if action_id not in places:
                yield f"{where}: acknowledged, and not stored"
            seqs = {event.seq for event in answers[action_id] if event.what == DONE}
            if seqs != {wish.expected_seq + 1}:
                yield f"{where}: acknowledged as {seqs}"
            if STALE in told[told.index(DONE) :]:
                yield f"{where}: acknowledged, and then refused"
        elif told and (told[-1] == STALE or set(told) == {NOT_SAVED}):
            if action_id in places:
                yield f"{where}: refused, and stored"
        else:
            yield f"{where}: never settled"


def _never_stored(history: History, stored: Mapping[str, Sequence[Line]]) -> Iterator[str]:
    """What somebody was shown that is not there."""
    for table, shown in history.shown.items():
        lines = {line.seq: (line.seat, line.action) for line in stored.get(table, ())}
        for seq, entries in shown.items():
            for entry, client in entries.items():
                if lines.get(seq) != entry:
                    yield f"table {table}, line {seq}: {client} was shown {entry}, stored is {lines.get(seq)}"


def _out_of_order(history: History) -> Iterator[str]:
    """Answers that show less than was acknowledged, to anybody, before their question was asked, or less
    than the one before.
    """
    known: Counter[str] = Counter()
    asked: dict[str, int] = {}
    for event in history.events:
        if event.what in (ASKED, LOOKED):
            asked[event.client] = known[event.table]
            if event.action_id is not None:
                asked.setdefault(event.action_id, known[event.table])
        elif event.seq is not None:
            # A repeated action gets the answer of the first time.
            least = asked[event.action_id or "" if event.what == DONE else event.client]
            if event.seq < least + (event.what == DONE):
                yield f"table {event.table}: {event} came after line {least}"
            if event.what == SAW:
                # What else it is shown before it asks again is no older.
                asked[event.client] = max(least, event.seq)
            if event.what == DONE:
                known[event.table] = max(known[event.table], event.seq)
