"""Reading `pending` of a position document: each entry's form (VA-16.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gladsheim.core.errors import shorten
from gladsheim.games.valda import frames
from gladsheim.games.valda.book import Book
from gladsheim.games.valda.book.checks import Checker
from gladsheim.games.valda.book.effects import ATTACK, YELLOW, read_effects
from gladsheim.games.valda.book.pack import numbers
from gladsheim.games.valda.notation.pending import CHANGE_KINDS, RECOVER_TYPES, Frame
from gladsheim.games.valda.notation.position import PendingFrame
from gladsheim.games.valda.pieces import GODS, WINDOWS, Window
from gladsheim.games.valda.record import NO_CARD, NOBODY

MOST_ENTRIES = 56
"""Play never has so many (`book_reading.MOST_SUCCESSES`), and there is room for more above them."""
MOST_COUNT = 40
MOST_EFFECTS = 24
"""More than a card has: those of several defence cards may stand together."""
_OPS: Mapping[int, tuple[str, ...]] = {
    frames.WINDOW: ("kind", "ask", "card"),
    frames.LINE: ("ask", "made"),
    frames.TO_DISCARD: ("card",),
    frames.FINISH_PLAY: ("card",),
    frames.EFFECTS: ("by", "list", "target"),
    frames.KEEP: ("by", "god", "cards"),
    frames.GOD_CARD: ("by", "god"),
    frames.RES: ("by", "n", "victim"),
    frames.PLAYER: ("by", "for", "n"),
    frames.THIEF: ("by", "victim"),
    frames.GOD: ("by", "for", "n", "seen"),
    frames.CHANGE: ("by", "from", "to", "n"),
    frames.THROW: ("by", "for", "n", "done"),
    frames.TEMPLE: ("by", "pay"),
    frames.RECOVER: ("by", "type", "n"),
    frames.DESTROY: ("by", "victim", "what"),
    frames.MOVE: ("by", "victim", "from", "seat"),
    frames.REPLAY: ("by",),
    frames.DIE: ("by",),
}


class PendingReader:
    """Reads the stack of one document."""

    def __init__(self, check: Checker, book: Book, seats: int) -> None:
        self.check = check
        self.book = book
        self.seats = seats

    def read(self, found: object) -> list[PendingFrame]:
        """The frames, the next one last."""
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
        known = _OPS.get(frame.op, ())
        for one in found:
            if one != "op" and one not in known:
                allowed = ", ".join(known) or "none besides op"
                self.check.fault(f"{name}.{str(one)[:40]}", f"no such field of {op}; known: {allowed}")
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
        """Fill in what a frame says besides its player."""
        if frame.op in (frames.WINDOW, frames.LINE):
            frame.ask = self._seats(f"{name}.ask", found.get("ask"))
        if frame.op == frames.WINDOW:
            frame.a = self._word(f"{name}.kind", found.get("kind"), WINDOWS)
            frame.b = NO_CARD
            if frame.a == Window.PLAYED:
                frame.b = self._card(f"{name}.card", found.get("card"), "yellow")
        elif frame.op == frames.LINE:
            frame.a = self._count(f"{name}.made", found.get("made", 0))
        elif frame.op == frames.TO_DISCARD:
            frame.a = self._card(f"{name}.card", found.get("card"), "weapon")
        elif frame.op == frames.FINISH_PLAY:
            frame.a = self._card(f"{name}.card", found.get("card"), "yellow")
        elif frame.op == frames.KEEP:
            frame.a = self._word(f"{name}.god", found.get("god"), GODS)
            cards = self.check.items(found.get("cards"), f"{name}.cards", 2, 2)
            if len(cards) == 2:
                frame.b, frame.c = (self._card(f"{name}.cards", card, None) for card in cards)
        else:
            self._choice(name, found, frame)

    def _choice(self, name: str, found: Mapping[str, Any], frame: Frame) -> None:
        """The frames of choices, by the order in which a record holds their fields."""
        if frame.op == frames.GOD_CARD:
            frame.a = self._word(f"{name}.god", found.get("god"), GODS)
        elif frame.op == frames.RES:
            frame.a = self._count(f"{name}.n", found.get("n"))
            frame.b = self._seat_or_nobody(f"{name}.victim", found.get("victim"))
        elif frame.op == frames.PLAYER:
            frame.a = self._word(f"{name}.for", found.get("for"), frames.PLAYER_FOR)
            frame.b = self._count(f"{name}.n", found.get("n", 1))
        elif frame.op == frames.THIEF:
            frame.a = self._seat(f"{name}.victim", found.get("victim"))
        elif frame.op == frames.GOD:
            frame.a = self._word(f"{name}.for", found.get("for"), frames.GOD_FOR)
            frame.b = self._count(f"{name}.n", found.get("n", 1))
            seen = self.check.items(found.get("seen", []), f"{name}.seen", 0, len(GODS))
            frame.c = sum(1 << god for god in {self._word(f"{name}.seen", one, GODS) for one in seen})
        elif frame.op == frames.CHANGE:
            frame.a = self._word(f"{name}.from", found.get("from"), CHANGE_KINDS)
            frame.b = self._word(f"{name}.to", found.get("to"), CHANGE_KINDS)
            frame.c = self._count(f"{name}.n", found.get("n"))
        elif frame.op == frames.THROW:
            frame.a = self._word(f"{name}.for", found.get("for"), frames.THROW_FOR)
            frame.b = self._count(f"{name}.n", found.get("n"))
            frame.c = self._count(f"{name}.done", found.get("done", 0))
        else:
            self._deed(name, found, frame)

    def _deed(self, name: str, found: Mapping[str, Any], frame: Frame) -> None:
        """Building, recovering, destroying, moving."""
        if frame.op == frames.TEMPLE:
            frame.a = int(self.check.truth(found.get("pay"), f"{name}.pay"))
        elif frame.op == frames.RECOVER:
            frame.a = self._word(f"{name}.type", found.get("type"), RECOVER_TYPES)
            frame.b = self._count(f"{name}.n", found.get("n"))
        elif frame.op == frames.DESTROY:
            frame.a = self._seat(f"{name}.victim", found.get("victim"))
            frame.b = self._word(f"{name}.what", found.get("what"), frames.DESTROY_WHAT)
        elif frame.op == frames.MOVE:
            frame.a = self._seat_or_nobody(f"{name}.victim", found.get("victim"))
            god = found.get("from")
            frame.b = NOBODY if god is None else self._word(f"{name}.from", god, GODS)
            frame.c = self._seat_or_nobody(f"{name}.seat", found.get("seat"))

    # Values

    def _seat(self, name: str, found: object) -> int:
        return self.check.whole(found, name, 0, self.seats - 1)

    def _seat_or_nobody(self, name: str, found: object) -> int:
        return NOBODY if found is None else self._seat(name, found)

    def _count(self, name: str, found: object) -> int:
        return self.check.whole(found, name, 0, MOST_COUNT)

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
