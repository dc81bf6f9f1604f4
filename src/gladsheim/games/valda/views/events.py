"""What an action made happen, and who may know it (VA-18): the kernels' notes made readable."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gladsheim.core.events import Event
from gladsheim.core.game import Json
from gladsheim.core.positions.teller import Teller
from gladsheim.core.state import look, read, span
from gladsheim.games.valda.book import Book
from gladsheim.games.valda.book.pack import order
from gladsheim.games.valda.notation.actions import goods_given
from gladsheim.games.valda.pieces import BUILDINGS, DECKS, DICE, GODS, MODE_NAMES, PHASES, RESOURCES, WORKS
from gladsheim.games.valda.record import CARDS, MIXED, TAKES
from gladsheim.games.valda.rules import stack as note
from gladsheim.games.valda.rules.outcome import result
from gladsheim.games.valda.views.askable import Askable

SPENT_ON = (*BUILDINGS, "followers")


class ValdaTeller(Teller):
    """Tells the events of an action, and which windows it opened."""

    def __init__(self, record: Any, book: Book, askable: Askable) -> None:
        super().__init__(record)
        self._ids = [card.id for card in order(book)]
        self._askable = askable

    def look(self) -> None:
        """Count a window that was opened."""
        self._askable.look()

    def tell(self, word: int, a: int, b: int, c: int, d: int) -> None:
        """Add the event of a note."""
        if word == note.DREW:
            self._draw(a, b, self._ids[c], bool(d))
        elif word in _PLAIN:
            kind, fields = _PLAIN[word]
            self.events.append(Event(kind, fields(self._ids, a, b, c, d)))
        elif word in (note.OFFERED, note.KEPT, note.STOLEN, note.HAND_SEEN, note.TOP_SEEN):
            self._add_private(word, a, b, c, d)
        elif word == note.DICE_ROLLED:
            self._roll(a)
        else:
            outcome = result(self._record)
            names = ("ranking", "winners", "followers")
            self.events.append(Event("game_ended", {name: outcome[name] for name in names}))

    def _draw(self, seat: int, deck: int, card: str, openly: bool) -> None:
        """Cards drawn one after the other from the same deck are one event."""
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
        """Events of which only some may know everything."""
        ids = self._ids
        if word == note.OFFERED:
            cards = {"cards": [ids[c], ids[d]]}
            event = Event("god_cards_offered", {"seat": a, "god": GODS[b]}, {a: cards})
        elif word == note.KEPT:
            event = Event("god_card_kept", {"seat": a, "god": GODS[b]}, {a: {"card": ids[c]}})
        elif word == note.STOLEN:
            public: Json = {"thief": a, "victim": b, "from": "open" if c else "hand"}
            card = {"card": ids[d]}
            private = {} if c else {a: card, b: card}
            event = Event("card_stolen", public | card if c else public, private)
        elif word == note.HAND_SEEN:
            held = look(self._record, "held")[b]
            hand = span(self._record, "hands", b * CARDS, b * CARDS + held)
            seen = {"cards": [ids[card] for card in hand]}
            event = Event("cards_seen", {"seat": a, "whose": b}, {a: seen})
        else:
            event = Event("cards_seen", {"seat": a, "whose": GODS[b]}, {a: {"cards": [ids[c]]}})
        self.events.append(event)


def _amounts(packed: int) -> Json:
    """The kinds of which there are some."""
    mask = (1 << note.AMOUNT_BITS) - 1
    found = {name: packed >> note.AMOUNT_BITS * place & mask for place, name in enumerate(RESOURCES)}
    return {name: count for name, count in found.items() if count}


def _given(given: int, wanted: int, rate: int) -> str | Json:
    """What a trade gives: a kind, or so many of several (E-4.2)."""
    if given < MIXED:
        return RESOURCES[given]
    return goods_given(given, wanted, rate)


Fields = Callable[[list[str], int, int, int, int], Json]
_PLAIN: Mapping[int, tuple[str, Fields]] = {
    note.TURN_STARTED: ("turn_started", lambda ids, a, b, c, d: {"seat": a, "round": b}),
    note.PHASE_STARTED: ("phase_started", lambda ids, a, b, c, d: {"seat": a, "phase": PHASES[b]}),
    note.DIE_TURNED: ("die_turned", lambda ids, a, b, c, d: {"seat": a, "index": b, "face": c}),
    note.GAINED: (
        "resources_gained",
        lambda ids, a, b, c, d: {"seat": a, "amounts": _amounts(b), "from": "supply" if c < 0 else c},
    ),
    note.SPENT: (
        "resources_spent",
        lambda ids, a, b, c, d: {"seat": a, "amounts": _amounts(b), "for": SPENT_ON[c]},
    ),
    note.TRADED: (
        "traded",
        lambda ids, a, b, c, d: {"seat": a, "given": _given(b, c, d), "wanted": RESOURCES[c], "rate": d},
    ),
    note.REFILLED: ("deck_refilled", lambda ids, a, b, c, d: {"deck": DECKS[a], "count": b}),
    note.CARD_PLAYED: ("card_played", lambda ids, a, b, c, d: {"seat": a, "card": ids[b]}),
    note.DISCARDED: (
        "card_discarded",
        lambda ids, a, b, c, d: {"seat": a, "card": ids[b], "why": note.WHYS[c]},
    ),
    note.RECOVERED: ("card_recovered", lambda ids, a, b, c, d: {"seat": a, "card": ids[b]}),
    note.ACTIONS_LEFT: ("action_spent", lambda ids, a, b, c, d: {"seat": a, "left": b}),
    note.FOLLOWERS_CHANGED: (
        "followers_changed",
        lambda ids, a, b, c, d: {
            "seat": a,
            "by": b,
            "to": c,
            "cause": note.CAUSES[d % note.CAUSE],
            "blocked": d // note.CAUSE,
        },
    ),
    note.BUILT: ("structure_built", lambda ids, a, b, c, d: {"seat": a, "what": BUILDINGS[b]}),
    note.NEGATED: ("structure_negated", lambda ids, a, b, c, d: {"seat": a, "what": BUILDINGS[b], "by": c}),
    note.TEMPLE_LOST: ("temple_destroyed", lambda ids, a, b, c, d: {"seat": a, "god": GODS[b], "by": c}),
    note.TEMPLE_MOVED: (
        "temple_moved",
        lambda ids, a, b, c, d: {"seat": a, "from": GODS[b], "to": GODS[c], "by": d},
    ),
    note.WORKS_LOST: ("works_lost", lambda ids, a, b, c, d: {"seat": a, "what": WORKS[b], "by": c}),
    note.LOCKED: ("area_locked", lambda ids, a, b, c, d: {"seat": a, "god": GODS[b]}),
    note.UNLOCKED: ("area_unlocked", lambda ids, a, b, c, d: {"god": GODS[a]}),
    note.LENT: ("ability_lent", lambda ids, a, b, c, d: {"seat": a, "god": GODS[b]}),
    note.DECLARED: (
        "attack_declared",
        lambda ids, a, b, c, d: {"attacker": a, "target": b, "card": ids[c], "power": d},
    ),
    note.ATTACK_CHANGED: ("attack_changed", lambda ids, a, b, c, d: {"power": a, "horn": bool(b)}),
    note.REDIRECTED: ("attack_redirected", lambda ids, a, b, c, d: {"from": a, "to": b}),
    note.CANCELLED: ("attack_cancelled", lambda ids, a, b, c, d: {"by": a}),
    note.DEFENCE_PLAYED: (
        "defence_played",
        lambda ids, a, b, c, d: {"seat": a, "card": ids[b], "sum": c, "power": d},
    ),
    note.REPELLED: ("attack_repelled", lambda ids, a, b, c, d: {"attacker": a, "target": b}),
    note.HIT: ("attack_hit", lambda ids, a, b, c, d: {"attacker": a, "target": b}),
    note.PASSED: ("attack_passed", lambda ids, a, b, c, d: {"seat": a}),
    note.WEAPON_PLAYED: (
        "weapon_played",
        lambda ids, a, b, c, d: {"seat": a, "card": ids[b], "mode": MODE_NAMES[c]},
    ),
    note.TURN_ENDED: ("turn_ended", lambda ids, a, b, c, d: {"seat": a}),
    note.SHIP_MOVED: ("ship_moved", lambda ids, a, b, c, d: {"round": a}),
}
"""Events that everyone may know entirely, with their fields."""
