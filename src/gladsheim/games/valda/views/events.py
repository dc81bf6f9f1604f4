"""Events of an action, and who may know them (VA-18): the kernels' notes made readable."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.positions.teller import EventTeller
from gladsheim.core.state import look, read, span
from gladsheim.core.telling.events import Event
from gladsheim.games.valda import notes
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.book.pack import order
from gladsheim.games.valda.notation.actions import goods_given
from gladsheim.games.valda.pieces import BUILDINGS, DECKS, DICE, GODS, MODE_NAMES, PHASES, RESOURCES, WORKS
from gladsheim.games.valda.record import CARDS, MIXED, TAKES
from gladsheim.games.valda.rules.outcome import result
from gladsheim.games.valda.views.askable import Askable

SPENT_ON = (*BUILDINGS, "followers")


class ValdaTeller(EventTeller):
    """Teller of the events of an action, and of the windows it opened."""

    def __init__(self, record: Any, book: CardFile, askable: Askable) -> None:
        super().__init__(record)
        self._ids = [card.id for card in order(book)]
        self._askable = askable

    def look(self) -> None:
        """Count a window that was opened."""
        self._askable.look()

    def tell(self, word: int, a: int, b: int, c: int, d: int) -> None:
        """Add the event of a note."""
        if word == notes.CARDS_DRAWN:
            self._draw(a, b, self._ids[c], bool(d))
        elif word in _PLAIN:
            self.events.append(Event(notes.NAMES[word], _PLAIN[word](self._ids, a, b, c, d)))
        elif word in (
            notes.GOD_CARDS_OFFERED,
            notes.GOD_CARD_KEPT,
            notes.CARD_STOLEN,
            notes.HAND_SEEN,
            notes.TOP_SEEN,
        ):
            self._add_private(word, a, b, c, d)
        elif word == notes.DICE_ROLLED:
            self._roll(a)
        else:
            outcome: Json = dict(result(self._record))
            told = {name: outcome[name] for name in ("ranking", "winners", "followers")}
            self.events.append(Event("game_ended", told))

    def _draw(self, seat: int, deck: int, card: str, openly: bool) -> None:
        """Merge cards drawn one after the other from the same deck into one event."""
        last = self.events[-1] if self.events else None
        openly_drawn, closed = [], []
        same = last is not None and last.kind == "cards_drawn" and last.public["deck"] == DECKS[deck]
        if same and last is not None and last.public["seat"] == seat:
            openly_drawn = list(last.public["open"])
            closed = list(last.private.get(seat, {}).get("cards", []))
            if bool(openly_drawn) == openly:
                self.events.pop()
            else:
                openly_drawn, closed = [], []
        (openly_drawn if openly else closed).append(card)
        public = {
            "seat": seat,
            "deck": DECKS[deck],
            "count": len(openly_drawn) + len(closed),
            "open": openly_drawn,
        }
        private = {seat: {"cards": closed}} if closed else {}
        self.events.append(Event("cards_drawn", public, private, reveals=("open",)))

    def _roll(self, seat: int) -> None:
        count = read(self._record, "dice_count")
        public = {
            "seat": seat,
            "dice": [DICE[die] for die in span(self._record, "dice", 0, count)],
            "faces": span(self._record, "shown", 0, count),
            "use": TAKES[read(self._record, "roll_use")],
        }
        self.events.append(Event("dice_rolled", public, reveals=("faces",)))

    def _add_private(self, word: int, a: int, b: int, c: int, d: int) -> None:
        """Add an event that some viewers may know only in part."""
        ids, kind = self._ids, notes.NAMES[word]
        if word == notes.GOD_CARDS_OFFERED:
            cards = {"cards": [ids[c], ids[d]]}
            event = Event(kind, {"seat": a, "god": GODS[b]}, {a: cards})
        elif word == notes.GOD_CARD_KEPT:
            event = Event(kind, {"seat": a, "god": GODS[b]}, {a: {"card": ids[c]}})
        elif word == notes.CARD_STOLEN:
            public: Json = {"thief": a, "victim": b, "from": "open" if c else "hand"}
            card = {"card": ids[d]}
            private = {} if c else {a: card, b: card}
            event = Event(kind, public | card if c else public, private)
        elif word == notes.HAND_SEEN:
            held = look(self._record, "held")[b]
            hand = span(self._record, "hands", b * CARDS, b * CARDS + held)
            seen = {"cards": [ids[card] for card in hand]}
            event = Event("cards_seen", {"seat": a, "whose": b}, {a: seen})
        else:
            event = Event("cards_seen", {"seat": a, "whose": GODS[b]}, {a: {"cards": [ids[c]]}})
        self.events.append(event)


def _amounts(packed: int) -> Json:
    """Return the kinds with a positive number."""
    mask = (1 << notes.AMOUNT_BITS) - 1
    found = {name: packed >> notes.AMOUNT_BITS * place & mask for place, name in enumerate(RESOURCES)}
    return {name: count for name, count in found.items() if count}


def _given(given: int, wanted: int, rate: int) -> str | Json:
    """Return what a trade gives: a kind, or amounts of several (E-4.2)."""
    if given < MIXED:
        return RESOURCES[given]
    return goods_given(given, wanted, rate)


_PRIVATE = (notes.GOD_CARDS_OFFERED, notes.GOD_CARD_KEPT, notes.CARD_STOLEN, notes.HAND_SEEN, notes.TOP_SEEN)
Fields = Callable[[list[str], int, int, int, int], Json]
_PLAIN: Mapping[int, Fields] = {
    notes.TURN_STARTED: lambda ids, a, b, c, d: {"seat": a, "round": b},
    notes.PHASE_STARTED: lambda ids, a, b, c, d: {"seat": a, "phase": PHASES[b]},
    notes.DIE_TURNED: lambda ids, a, b, c, d: {"seat": a, "index": b, "face": c},
    notes.RESOURCES_GAINED: lambda ids, a, b, c, d: {
        "seat": a,
        "amounts": _amounts(b),
        "from": "supply" if c < 0 else c,
    },
    notes.RESOURCES_SPENT: lambda ids, a, b, c, d: {"seat": a, "amounts": _amounts(b), "for": SPENT_ON[c]},
    notes.TRADED: lambda ids, a, b, c, d: {
        "seat": a,
        "given": _given(b, c, d),
        "wanted": RESOURCES[c],
        "rate": d,
    },
    notes.DECK_REFILLED: lambda ids, a, b, c, d: {"deck": DECKS[a], "count": b},
    notes.CARD_PLAYED: lambda ids, a, b, c, d: {"seat": a, "card": ids[b]},
    notes.CARD_DISCARDED: lambda ids, a, b, c, d: {"seat": a, "card": ids[b], "why": notes.WHYS[c]},
    notes.CARD_RECOVERED: lambda ids, a, b, c, d: {"seat": a, "card": ids[b]},
    notes.ACTION_SPENT: lambda ids, a, b, c, d: {"seat": a, "left": b},
    notes.FOLLOWERS_CHANGED: lambda ids, a, b, c, d: {
        "seat": a,
        "by": b,
        "to": c,
        "cause": notes.CAUSES[d % notes.CAUSE],
        "blocked": d // notes.CAUSE,
    },
    notes.STRUCTURE_BUILT: lambda ids, a, b, c, d: {"seat": a, "what": BUILDINGS[b]},
    notes.STRUCTURE_NEGATED: lambda ids, a, b, c, d: {"seat": a, "what": BUILDINGS[b], "by": c},
    notes.TEMPLE_DESTROYED: lambda ids, a, b, c, d: {"seat": a, "god": GODS[b], "by": c},
    notes.TEMPLE_MOVED: lambda ids, a, b, c, d: {"seat": a, "from": GODS[b], "to": GODS[c], "by": d},
    notes.WORKS_LOST: lambda ids, a, b, c, d: {"seat": a, "what": WORKS[b], "by": c},
    notes.AREA_LOCKED: lambda ids, a, b, c, d: {"seat": a, "god": GODS[b]},
    notes.AREA_UNLOCKED: lambda ids, a, b, c, d: {"god": GODS[a]},
    notes.ABILITY_LENT: lambda ids, a, b, c, d: {"seat": a, "god": GODS[b]},
    notes.ATTACK_DECLARED: lambda ids, a, b, c, d: {"attacker": a, "target": b, "card": ids[c], "power": d},
    notes.ATTACK_CHANGED: lambda ids, a, b, c, d: {"power": a, "horn": bool(b)},
    notes.ATTACK_REDIRECTED: lambda ids, a, b, c, d: {"from": a, "to": b},
    notes.ATTACK_CANCELLED: lambda ids, a, b, c, d: {"by": a},
    notes.DEFENCE_PLAYED: lambda ids, a, b, c, d: {"seat": a, "card": ids[b], "sum": c, "power": d},
    notes.ATTACK_REPELLED: lambda ids, a, b, c, d: {"attacker": a, "target": b},
    notes.ATTACK_HIT: lambda ids, a, b, c, d: {"attacker": a, "target": b},
    notes.ATTACK_PASSED: lambda ids, a, b, c, d: {"seat": a},
    notes.WEAPON_PLAYED: lambda ids, a, b, c, d: {"seat": a, "card": ids[b], "mode": MODE_NAMES[c]},
    notes.TURN_ENDED: lambda ids, a, b, c, d: {"seat": a},
    notes.SHIP_MOVED: lambda ids, a, b, c, d: {"round": a},
}
"""Events that everyone may know entirely, with their fields."""
