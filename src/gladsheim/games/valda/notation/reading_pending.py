"""Reader of `pending` in a position document: the form of each entry (VA-16.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gladsheim.core.errors import shorten
from gladsheim.games.valda import frames
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.book.checks import Checker
from gladsheim.games.valda.book.effects import ATTACK, YELLOW, read_effects
from gladsheim.games.valda.book.pack import numbers
from gladsheim.games.valda.notation.pending import COLUMNS, HEADS, Frame, NumberMeaning
from gladsheim.games.valda.notation.position import PendingFrame
from gladsheim.games.valda.pieces import GODS, WINDOWS, Window
from gladsheim.games.valda.record import NO_CARD, NOBODY

MOST_ENTRIES = 56
"""Largest number of entries: play never has so many (`book_reading.MOST_SUCCESSES`), and there is room for
more above them.
"""
MOST_COUNT = 40
MOST_EFFECTS = 24
"""Largest number of effects: more than a card has, because those of several defence cards may
stand together.
"""
_APART = {
    frames.WINDOW: ("kind", "ask", "card"),
    frames.EFFECTS: ("by", "list", "target"),
    frames.KEEP: ("by", "god", "cards"),
}
"""Fields of the entries that are not in `COLUMNS`."""


def _fields(op: int) -> tuple[str, ...]:
    """Return the fields that an entry may have besides its kind."""
    if op not in COLUMNS:
        return _APART.get(op, ())
    return *HEADS.get(op, ("by",)), *(column.name for column in COLUMNS[op])


class PendingReader:
    """Reader of the stack of one document."""

    def __init__(self, check: Checker, book: CardFile, seats: int, strongest: bool) -> None:
        self.check = check
        self.book = book
        self.seats = seats
        self.strongest = strongest
        """Whether Gjallarhorn takes the strongest cards, by a reading (E-4.3)."""

    def read(self, found: object) -> list[PendingFrame]:
        """Return the frames, the next one last."""
        items = self.check.items(found, "pending", 0, MOST_ENTRIES)
        found = [self._entry(f"pending.{place}", item) for place, item in enumerate(items)]
        return [frame for frame in found if frame is not None]

    def _entry(self, name: str, found: object) -> PendingFrame | None:
        if not isinstance(found, Mapping):
            self.check.refuse(name, found, "an object with op")
            return None
        op = found.get("op")
        if not isinstance(op, str) or op not in frames.NAMES:
            self.check.refuse(f"{name}.op", op, ", ".join(frames.NAMES))
            return None
        frame = Frame(frames.NAMES.index(op))
        known = _fields(frame.op)
        for one in found:
            if one != "op" and one not in known:
                allowed = ", ".join(known) or "none besides op"
                self.check.fault(f"{name}.{str(one)[:40]}", f"unknown field of {op}; known: {allowed}")
        if "by" in known:
            frame.by = self._seat(f"{name}.by", found.get("by"))
        if frame.op == frames.EFFECTS:
            return self._effects(name, found, frame)
        self._values(name, found, frame)
        return PendingFrame(frame)

    def _effects(self, name: str, found: Mapping[str, Any], frame: Frame) -> PendingFrame:
        target = found.get("target")
        frame.c = NOBODY if target is None else self._seat(f"{name}.target", target)
        use = YELLOW if target is None else ATTACK
        effects = read_effects(self.check, found.get("list"), use, f"{name}.list", MOST_EFFECTS)
        frame.b = len(effects)
        return PendingFrame(frame, effects)

    def _values(self, name: str, found: Mapping[str, Any], frame: Frame) -> None:
        """Set the values of a frame besides its player."""
        if frame.op in (frames.WINDOW, frames.LINE):
            frame.ask = self._seats(f"{name}.ask", found.get("ask"))
        if frame.op == frames.WINDOW:
            frame.a = self._word(f"{name}.kind", found.get("kind"), WINDOWS)
            frame.b = NO_CARD
            if frame.a == Window.PLAYED:
                frame.b = self._card(f"{name}.card", found.get("card"), "yellow")
        elif frame.op == frames.KEEP:
            frame.a = self._word(f"{name}.god", found.get("god"), GODS)
            cards = self.check.items(found.get("cards"), f"{name}.cards", 2, 2)
            if len(cards) == 2:
                frame.b, frame.c = (self._card(f"{name}.cards", card, None) for card in cards)
        for field, at, what, default in COLUMNS.get(frame.op, ()):
            setattr(frame, at, self._value(what, f"{name}.{field}", found.get(field, default)))
            if (
                what is NumberMeaning.STRONGEST
                and frame.c
                and not (self.strongest and found.get("type") == "defence")
            ):
                allowed = "of defence cards, and only by the reading gjallarhorn-strongest (E-4.3)"
                self.check.fault(f"{name}.{field}", f"is {allowed}")

    # Values

    def _value(self, what: NumberMeaning | Sequence[str], name: str, found: object) -> int:
        if not isinstance(what, NumberMeaning):
            return self._word(name, found, what)
        if what in (NumberMeaning.WEAPON, NumberMeaning.YELLOW):
            return self._card(name, found, what.value)
        if what in (NumberMeaning.TRUTH, NumberMeaning.STRONGEST):
            return int(self.check.truth(found, name))
        if what is NumberMeaning.COUNT:
            return self.check.whole(found, name, 0, MOST_COUNT)
        if what is NumberMeaning.SEEN:
            seen = self.check.items(found, name, 0, len(GODS))
            return sum(1 << god for god in {self._word(name, one, GODS) for one in seen})
        if found is None and what is not NumberMeaning.SEAT:
            return NOBODY
        return self._word(name, found, GODS) if what is NumberMeaning.AREA else self._seat(name, found)

    def _seat(self, name: str, found: object) -> int:
        return self.check.whole(found, name, 0, self.seats - 1)

    def _seats(self, name: str, found: object) -> list[int]:
        seats = [self._seat(name, seat) for seat in self.check.items(found, name, 0, self.seats)]
        if len(set(seats)) != len(seats):
            self.check.fault(name, "names a seat twice")
        return seats

    def _word(self, name: str, found: object, words: Sequence[str]) -> int:
        return words.index(self.check.one_of(found, name, words))

    def _card(self, name: str, found: object, kind: str | None) -> int:
        card = self.book.by_id.get(found) if isinstance(found, str) else None
        if card is None or kind not in (None, card.type):
            self.check.fault(name, f"is {shorten(found)}; allowed: a {kind or ''} card of {self.book.id}")
            return 0
        return numbers(self.book)[card.id]
