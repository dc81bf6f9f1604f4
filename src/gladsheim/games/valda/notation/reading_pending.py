"""Reading `pending` of a position document: each entry's form (VA-16.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gladsheim.core.errors import shorten
from gladsheim.games.valda.book import Book
from gladsheim.games.valda.book.checks import Checker
from gladsheim.games.valda.book.effects import ATTACK, YELLOW, read_effects
from gladsheim.games.valda.book.pack import numbers
from gladsheim.games.valda.notation.pending import CHANGE_KINDS, RECOVER_TYPES, Frame
from gladsheim.games.valda.notation.position import PendingFrame
from gladsheim.games.valda.pieces import GODS, WINDOWS, Window
from gladsheim.games.valda.record import (
    DESTROY_WHAT,
    F_CHANGE,
    F_DESTROY,
    F_DIE,
    F_EFFECTS,
    F_FINISH_PLAY,
    F_GOD,
    F_GOD_CARD,
    F_KEEP,
    F_LINE,
    F_MOVE,
    F_PLAYER,
    F_RECOVER,
    F_REPLAY,
    F_RES,
    F_TEMPLE,
    F_THIEF,
    F_THROW,
    F_TO_DISCARD,
    F_WINDOW,
    FRAMES,
    GOD_FOR,
    NO_CARD,
    NOBODY,
    PLAYER_FOR,
    THROW_FOR,
)

MOST_ENTRIES = 56
"""Play never has so many (`book_reading.MOST_SUCCESSES`), and there is room for more above them."""
MOST_COUNT = 40
MOST_EFFECTS = 24
"""More than a card has: those of several defence cards may stand together."""
_OPS: Mapping[int, tuple[str, ...]] = {
    F_WINDOW: ("kind", "ask", "card"),
    F_LINE: ("ask", "made"),
    F_TO_DISCARD: ("card",),
    F_FINISH_PLAY: ("card",),
    F_EFFECTS: ("by", "list", "target"),
    F_KEEP: ("by", "god", "cards"),
    F_GOD_CARD: ("by", "god"),
    F_RES: ("by", "n", "victim"),
    F_PLAYER: ("by", "for", "n"),
    F_THIEF: ("by", "victim"),
    F_GOD: ("by", "for", "n", "seen"),
    F_CHANGE: ("by", "from", "to", "n"),
    F_THROW: ("by", "for", "n", "done"),
    F_TEMPLE: ("by", "pay"),
    F_RECOVER: ("by", "type", "n", "strongest"),
    F_DESTROY: ("by", "victim", "what"),
    F_MOVE: ("by", "victim", "from", "seat"),
    F_REPLAY: ("by",),
    F_DIE: ("by",),
}


class PendingReader:
    """Reads the stack of one document."""

    def __init__(self, check: Checker, book: Book, seats: int, strongest: bool) -> None:
        self.check = check
        self.book = book
        self.seats = seats
        self.strongest = strongest
        """Whether Gjallarhorn takes the strongest cards, by a reading (E-4.3)."""

    def read(self, found: object) -> list[PendingFrame]:
        """The frames, the next one last."""
        items = self.check.items(found, "pending", 0, MOST_ENTRIES)
        frames = [self._entry(f"pending.{place}", item) for place, item in enumerate(items)]
        return [frame for frame in frames if frame is not None]

    def _entry(self, name: str, found: object) -> PendingFrame | None:
        if not isinstance(found, Mapping):
            self.check.refuse(name, found, "an object with op")
            return None
        op = found.get("op")
        if not isinstance(op, str) or op not in FRAMES:
            self.check.refuse(f"{name}.op", op, ", ".join(FRAMES))
            return None
        frame = Frame(FRAMES.index(op))
        known = _OPS.get(frame.op, ())
        for one in found:
            if one != "op" and one not in known:
                allowed = ", ".join(known) or "none besides op"
                self.check.fault(f"{name}.{str(one)[:40]}", f"no such field of {op}; known: {allowed}")
        if "by" in known:
            frame.by = self._seat(f"{name}.by", found.get("by"))
        if frame.op == F_EFFECTS:
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
        if frame.op in (F_WINDOW, F_LINE):
            frame.ask = self._seats(f"{name}.ask", found.get("ask"))
        if frame.op == F_WINDOW:
            frame.a = self._word(f"{name}.kind", found.get("kind"), WINDOWS)
            frame.b = NO_CARD
            if frame.a == Window.PLAYED:
                frame.b = self._card(f"{name}.card", found.get("card"), "yellow")
        elif frame.op == F_LINE:
            frame.a = self._count(f"{name}.made", found.get("made", 0))
        elif frame.op == F_TO_DISCARD:
            frame.a = self._card(f"{name}.card", found.get("card"), "weapon")
        elif frame.op == F_FINISH_PLAY:
            frame.a = self._card(f"{name}.card", found.get("card"), "yellow")
        elif frame.op == F_KEEP:
            frame.a = self._word(f"{name}.god", found.get("god"), GODS)
            cards = self.check.items(found.get("cards"), f"{name}.cards", 2, 2)
            if len(cards) == 2:
                frame.b, frame.c = (self._card(f"{name}.cards", card, None) for card in cards)
        else:
            self._choice(name, found, frame)

    def _choice(self, name: str, found: Mapping[str, Any], frame: Frame) -> None:
        """The frames of choices, by the order in which a record holds their fields."""
        if frame.op == F_GOD_CARD:
            frame.a = self._word(f"{name}.god", found.get("god"), GODS)
        elif frame.op == F_RES:
            frame.a = self._count(f"{name}.n", found.get("n"))
            frame.b = self._seat_or_nobody(f"{name}.victim", found.get("victim"))
        elif frame.op == F_PLAYER:
            frame.a = self._word(f"{name}.for", found.get("for"), PLAYER_FOR)
            frame.b = self._count(f"{name}.n", found.get("n", 1))
        elif frame.op == F_THIEF:
            frame.a = self._seat(f"{name}.victim", found.get("victim"))
        elif frame.op == F_GOD:
            frame.a = self._word(f"{name}.for", found.get("for"), GOD_FOR)
            frame.b = self._count(f"{name}.n", found.get("n", 1))
            seen = self.check.items(found.get("seen", []), f"{name}.seen", 0, len(GODS))
            frame.c = sum(1 << god for god in {self._word(f"{name}.seen", one, GODS) for one in seen})
        elif frame.op == F_CHANGE:
            frame.a = self._word(f"{name}.from", found.get("from"), CHANGE_KINDS)
            frame.b = self._word(f"{name}.to", found.get("to"), CHANGE_KINDS)
            frame.c = self._count(f"{name}.n", found.get("n"))
        elif frame.op == F_THROW:
            frame.a = self._word(f"{name}.for", found.get("for"), THROW_FOR)
            frame.b = self._count(f"{name}.n", found.get("n"))
            frame.c = self._count(f"{name}.done", found.get("done", 0))
        else:
            self._deed(name, found, frame)

    def _deed(self, name: str, found: Mapping[str, Any], frame: Frame) -> None:
        """Building, recovering, destroying, moving."""
        if frame.op == F_TEMPLE:
            frame.a = int(self.check.truth(found.get("pay"), f"{name}.pay"))
        elif frame.op == F_RECOVER:
            frame.a = self._word(f"{name}.type", found.get("type"), RECOVER_TYPES)
            frame.b = self._count(f"{name}.n", found.get("n"))
            frame.c = int(self.check.truth(found.get("strongest", False), f"{name}.strongest"))
            if frame.c and not (self.strongest and found.get("type") == "defence"):
                self.check.fault(
                    f"{name}.strongest",
                    "is of defence cards, and only by the reading gjallarhorn-strongest (E-4.3)",
                )
        elif frame.op == F_DESTROY:
            frame.a = self._seat(f"{name}.victim", found.get("victim"))
            frame.b = self._word(f"{name}.what", found.get("what"), DESTROY_WHAT)
        elif frame.op == F_MOVE:
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
