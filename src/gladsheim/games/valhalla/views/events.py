"""Events of an action (VH-15): the kernels' notes made readable. Everybody may know all of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.positions.teller import EventTeller
from gladsheim.core.state import look, read, span
from gladsheim.core.telling.events import Event
from gladsheim.games.valhalla import kinds, notes
from gladsheim.games.valhalla.notation.actions import cell_text, numbers_of, position_text, to_text
from gladsheim.games.valhalla.pieces import IDS
from gladsheim.games.valhalla.reasons.explain import glory_parts, use_parts
from gladsheim.games.valhalla.record import NONE, STEPS_AROUND, SYMBOLS
from gladsheim.games.valhalla.rules.maps import slot_ends, slot_names
from gladsheim.games.valhalla.rules.outcome import result

_REVEALING = {notes.DEALT: ("card",)}
"""Fields that nobody could have known before, by note."""


class ValhallaTeller(EventTeller):
    """Teller of the events of an action."""

    def __init__(self, record: Any) -> None:
        super().__init__(record)
        width = read(record, "width")
        self._slots = slot_names(width)
        self._ends = slot_ends(width)
        self._aces = 0
        self._parts: list[Json] = []
        self.turn = 0
        self._fight: list[int] = []
        self.look()

    def look(self) -> None:
        """Store whose turn it is and which aces were turned: later events may change both."""
        self.turn = read(self._record, "turn")
        turned = span(self._record, "aces", 0, read(self._record, "ace_count"))
        self._aces = 0
        for ace in turned:
            self._aces |= int(SYMBOLS[ace])
        kind = read(self._record, "kind")
        if kind in (kinds.ACE, kinds.LOCATION):
            seat, card, cell = (read(self._record, name) for name in ("turn", "card", "dest"))
            self._parts = use_parts(self._record, seat, kind == kinds.ACE, card, cell)

    def tell(self, word: int, a: int, b: int, c: int, d: int) -> None:
        """Add the event of a note."""
        if word == notes.BATTLE:
            # A note of its own follows with the armies left on both sides.
            self._fight = [a, b, c, d]
        elif word == notes.BATTLE_LOSSES:
            self._battle(self._fight, attackers_left=a, defenders_left=b)
        else:
            public = _FIELDS[word](self, a, b, c, d)
            self.events.append(Event(notes.NAMES[word], public, reveals=_REVEALING.get(word, ())))

    def _battle(self, fight: list[int], attackers_left: int, defenders_left: int) -> None:
        cell, defender, sides, extra = fight
        public = {
            **self.place(cell),
            "attacker": self.turn,
            "defender": defender,
            "attackers": sides & 255,
            "defenders": sides >> 8,
            "terrain": bool(extra & 1),
            "crown": bool(extra & 2),
            "attackers_left": attackers_left,
            "defenders_left": defenders_left,
        }
        self.events.append(Event("battle", public))

    def place(self, cell: int) -> Json:
        """Return a location by its cell and its card, since another card may be there later."""
        return {"at": cell_text(self._record, cell), "card": IDS[look(self._record, "land")[cell]]}

    def slot(self, slot: int) -> Json:
        """Return a slot as documents write it, and the cards on its two sides: null where there is none."""
        market = look(self._record, "market")
        cards = [market[position] for position in self._ends[slot]]
        return {"slot": self._slots[slot], "between": [None if card == NONE else IDS[card] for card in cards]}

    def bound(self, seat: int, card: int, slot: int, _: int) -> Json:
        """Return the fields of an army that is bound to a card, from a slot or the reserve."""
        public = {"seat": seat, "card": IDS[card]}
        if slot == notes.FROM_RESERVE:
            return {**public, "from": "reserve"}
        start = self.slot(slot)
        return {**public, "from": start["slot"], "between": start["between"]}

    def beside(self, cell: int) -> list[str]:
        """Return the locations around a cell."""
        land = look(self._record, "land")
        return [IDS[land[cell + step]] for step in STEPS_AROUND if land[cell + step] != NONE]

    def points(self, seat: int, points: int, why: int, _: int) -> Json:
        """Return the fields of points, with their parts."""
        parts = self._parts
        if why == notes.BY_GLORY:
            parts = glory_parts(self._record, seat, self._aces if seat == self.turn else 0)
        return {"seat": seat, "points": points, "why": notes.WHYS[why], "parts": parts}

    def march(self, start: int, via: int, end: int, armies: int) -> Json:
        """Return the fields of armies that moved."""
        way = zip(("from", "via", "to"), (start, via, end), strict=True)
        return {
            "seat": self.turn,
            **{name: cell_text(self._record, cell) for name, cell in way},
            "from_card": self.place(start)["card"],
            "card": self.place(end)["card"],
            "armies": armies,
        }

    def planned(self, code: int, *_: int) -> Json:
        """Return the fields of a step of a plan."""
        # Steps of all kinds begin with the place that their sentence names.
        place = self.place(numbers_of(code)[1])
        return {"seat": self.turn, "step": to_text(code, self._record), "card": place["card"]}

    def outcome(self, *_: int) -> Json:
        """Return the fields of the end of the game."""
        outcome = result(self._record)
        return {name: outcome[name] for name in ("ranking", "winners", "scores", "reason")}

    def cell(self, cell: int) -> str:
        """Return a cell of the landscape as documents write it."""
        return cell_text(self._record, cell)

    def spot(self, position: int) -> str:
        """Return a position of Valhalla as documents write it."""
        return position_text(self._record, position)


def _seat(t: ValhallaTeller, a: int, b: int, c: int, d: int) -> Json:
    return {"seat": a}


def _card(t: ValhallaTeller, a: int, b: int, c: int, d: int) -> Json:
    return {"seat": a, "card": IDS[b]}


def _dealt(t: ValhallaTeller, a: int, b: int, c: int, d: int) -> Json:
    return {"card": IDS[a], "at": t.spot(b)}


_FIELDS: Mapping[int, Callable[[ValhallaTeller, int, int, int, int], Json]] = {
    # Armies on their way
    notes.PLACED: lambda t, a, b, c, d: {"seat": a, **t.slot(b)},
    notes.BOUND: ValhallaTeller.bound,
    notes.DEPLOYED: lambda t, a, b, c, d: {"seat": t.turn, **t.place(a), "armies": b},
    notes.MARCHED: ValhallaTeller.march,
    notes.TAKEN_BACK: lambda t, a, b, c, d: {"seat": a, **t.slot(b), "armies": c},
    notes.HALVED: lambda t, a, b, c, d: {"at": t.cell(a), "seat": d, "from": b, "to": c},
    # Control cards
    notes.RECRUITED: lambda t, a, b, c, d: {"seat": a, "card": IDS[b], "at": t.spot(c), "due": d},
    notes.DROPPED: lambda t, a, b, c, d: {"seat": a, "card": IDS[b], "armies": c},
    notes.ANNOUNCED: lambda t, a, b, c, d: {
        "seat": a,
        "card": IDS[b],
        "as": kinds.NAMES[c],
        "at": None if d < 0 else t.cell(d),
    },
    notes.PLANNED: ValhallaTeller.planned,
    notes.EXCUSED: lambda t, a, b, c, d: {"seat": a, "target": b, "card": IDS[c], "excuse": IDS[d]},
    notes.EXCUSE_DISCARD: lambda t, a, b, c, d: {"seat": a, "target": b, "card": IDS[c]},
    notes.USED: lambda t, a, b, c, d: {"seat": a, "card": IDS[b], "as": kinds.NAMES[c]},
    notes.REFRESHED: _card,
    notes.GLORY_ACE: _card,
    # The two maps
    notes.LOCATION_ADDED: lambda t, a, b, c, d: {
        "seat": a,
        "card": IDS[b],
        "at": t.cell(c),
        "beside": t.beside(c),
        "armies": d,
    },
    notes.LOCATION_REPLACED: lambda t, a, b, c, d: {
        "seat": a,
        "card": IDS[b],
        "at": t.cell(c),
        "old": IDS[d],
    },
    notes.SWEPT: _dealt,
    notes.DEALT: _dealt,
    # Turns, phases and points
    notes.POINTS: ValhallaTeller.points,
    notes.PHASE: lambda t, a, b, c, d: {"seat": a, "phase": b, "forced": bool(c)},
    notes.UNABLE: lambda t, a, b, c, d: {"seat": a, "phase": b},
    notes.RESHUFFLED: lambda t, a, b, c, d: {"count": a},
    notes.CYCLE: lambda t, a, b, c, d: {"seat": a, "cycle": b},
    notes.GAME_OVER: ValhallaTeller.outcome,
    notes.PASSED: _seat,
    notes.READIED: _seat,
    notes.TURN: _seat,
}
"""Fields of each event but battles."""
