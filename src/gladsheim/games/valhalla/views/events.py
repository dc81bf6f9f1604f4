"""What an action made happen (VH-15): the kernels' notes made readable. Everybody may know all."""

from __future__ import annotations

from typing import Any

from gladsheim.core.events import Event
from gladsheim.core.game import Json
from gladsheim.core.positions.teller import Teller
from gladsheim.core.state import look, read, span
from gladsheim.games.valhalla import notes as note
from gladsheim.games.valhalla.notation.actions import cell_text, numbers_of, position_text, to_text
from gladsheim.games.valhalla.pieces import IDS
from gladsheim.games.valhalla.reasons.explain import glory_parts, use_parts
from gladsheim.games.valhalla.record import KIND_ACE, KIND_LOCATION, KIND_NAMES, SYMBOLS
from gladsheim.games.valhalla.rules.maps import slot_names
from gladsheim.games.valhalla.rules.outcome import result

_REVEALING = {note.DEALT: ("card",)}
"""What nobody could have known before, by note."""


class ValhallaTeller(Teller):
    """Tells the events of an action."""

    def __init__(self, record: Any) -> None:
        super().__init__(record)
        self._slots = slot_names(read(record, "width"))
        self._aces = 0
        self._parts: list[Json] = []
        self._turn = 0
        self._fight: list[int] = []
        self.look()

    def look(self) -> None:
        """Keep whose turn it is and which aces were turned: what follows may change both."""
        self._turn = read(self._record, "turn")
        turned = span(self._record, "aces", 0, read(self._record, "ace_count"))
        self._aces = 0
        for ace in turned:
            self._aces |= int(SYMBOLS[ace])
        kind = read(self._record, "kind")
        if kind in (KIND_ACE, KIND_LOCATION):
            seat, card, cell = (read(self._record, name) for name in ("turn", "card", "dest"))
            self._parts = use_parts(self._record, seat, kind == KIND_ACE, card, cell)

    def tell(self, word: int, a: int, b: int, c: int, d: int) -> None:
        """Add the event of a note."""
        if word == note.BATTLE:
            # What was left of both sides follows in a note of its own.
            self._fight = [a, b, c, d]
        elif word == note.BATTLE_LOSSES:
            self._battle(self._fight, attackers_left=a, defenders_left=b)
        else:
            kind, public = self._read(word, a, b, c, d)
            self.events.append(Event(kind, public, reveals=_REVEALING.get(word, ())))

    def _battle(self, fight: list[int], attackers_left: int, defenders_left: int) -> None:
        cell, defender, sides, extra = fight
        public = {
            **self._place(cell),
            "attacker": self._turn,
            "defender": defender,
            "attackers": sides & 255,
            "defenders": sides >> 8,
            "terrain": bool(extra & 1),
            "crown": bool(extra & 2),
            "attackers_left": attackers_left,
            "defenders_left": defenders_left,
        }
        self.events.append(Event("battle", public))

    def _read(self, word: int, a: int, b: int, c: int, d: int) -> tuple[str, Json]:
        """Kind and fields of a note."""
        for tell in (self._moves, self._cards, self._land):
            found = tell(word, a, b, c, d)
            if found is not None:
                return found
        return self._course(word, a, b, c, d)

    def _place(self, cell: int) -> Json:
        """A location by its place and its card: another may lie there later."""
        return {"at": cell_text(self._record, cell), "card": IDS[look(self._record, "land")[cell]]}

    def _slot(self, slot: int) -> str:
        return "reserve" if slot == note.FROM_RESERVE else self._slots[slot]

    def _moves(self, word: int, a: int, b: int, c: int, d: int) -> tuple[str, Json] | None:
        """Armies on their way."""
        record = self._record
        if word == note.PLACED:
            return "placed", {"seat": a, "slot": self._slots[b]}
        if word == note.BOUND:
            return "bound", {"seat": a, "card": IDS[b], "from": self._slot(c)}
        if word == note.DEPLOYED:
            return "deployed", {"seat": self._turn, **self._place(a), "armies": b}
        if word == note.MARCHED:
            way = {"from": cell_text(record, a), "via": cell_text(record, b), "to": cell_text(record, c)}
            cards = {"from_card": self._place(a)["card"], "card": self._place(c)["card"]}
            return "marched", {"seat": self._turn, **way, **cards, "armies": d}
        if word == note.TAKEN_BACK:
            return "taken_back", {"seat": a, "slot": self._slots[b], "armies": c}
        if word == note.HALVED:
            return "halved", {"at": cell_text(record, a), "seat": d, "from": b, "to": c}
        return None

    def _cards(self, word: int, a: int, b: int, c: int, d: int) -> tuple[str, Json] | None:
        """Control cards."""
        record = self._record
        if word == note.RECRUITED:
            return "recruited", {"seat": a, "card": IDS[b], "at": position_text(record, c), "due": d}
        if word == note.DROPPED:
            return "dropped", {"seat": a, "card": IDS[b], "armies": c}
        if word == note.ANNOUNCED:
            where = None if d < 0 else cell_text(record, d)
            return "announced", {"seat": a, "card": IDS[b], "as": KIND_NAMES[c], "at": where}
        if word == note.PLANNED:
            # Steps of all kinds begin with the place that their sentence names.
            place = self._place(numbers_of(a)[1])
            return "planned", {"seat": self._turn, "step": to_text(a, record), "card": place["card"]}
        if word == note.EXCUSED:
            return "excused", {"seat": a, "target": b, "card": IDS[c], "excuse": IDS[d]}
        if word == note.EXCUSE_DISCARD:
            return "excuse_discard", {"seat": a, "target": b, "card": IDS[c]}
        if word == note.USED:
            return "used", {"seat": a, "card": IDS[b], "as": KIND_NAMES[c]}
        kinds = {note.REFRESHED: "refreshed", note.GLORY_ACE: "glory_ace"}
        return (kinds[word], {"seat": a, "card": IDS[b]}) if word in kinds else None

    def _land(self, word: int, a: int, b: int, c: int, d: int) -> tuple[str, Json] | None:
        """The two maps."""
        record = self._record
        if word == note.ADDED:
            return "location_added", {"seat": a, "card": IDS[b], "at": cell_text(record, c), "armies": d}
        if word == note.REPLACED:
            where = cell_text(record, c)
            return "location_replaced", {"seat": a, "card": IDS[b], "at": where, "old": IDS[d]}
        kinds = {note.SWEPT: "swept", note.DEALT: "dealt"}
        if word in kinds:
            return kinds[word], {"card": IDS[a], "at": position_text(record, b)}
        return None

    def _course(self, word: int, a: int, b: int, c: int, d: int) -> tuple[str, Json]:
        """Turns, phases and points."""
        if word == note.POINTS:
            parts = self._parts
            if c == note.BY_GLORY:
                parts = glory_parts(self._record, a, self._aces if a == self._turn else 0)
            return "points", {"seat": a, "points": b, "why": note.WHYS[c], "parts": parts}
        if word == note.PHASE:
            return "phase", {"seat": a, "phase": b, "forced": bool(c)}
        if word == note.UNABLE:
            return "unable", {"seat": a, "phase": b}
        if word == note.RESHUFFLED:
            return "reshuffled", {"count": a}
        if word == note.CYCLE:
            return "cycle", {"seat": a, "cycle": b}
        if word == note.GAME_OVER:
            outcome = result(self._record)
            names = ("ranking", "winners", "scores", "reason")
            return "game_over", {name: outcome[name] for name in names}
        kinds = {note.PASSED: "passed", note.READIED: "readied", note.NEXT_TURN: "turn"}
        return kinds[word], {"seat": a}
