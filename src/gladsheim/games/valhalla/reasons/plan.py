"""Plan tried out on a copy of the landscape, and reasons why a step of it is not possible
(VH-8.3 to VH-9).
"""

from __future__ import annotations

from collections.abc import Iterator

from gladsheim.core.errors import Refusal
from gladsheim.core.words import Value
from gladsheim.games.valhalla.notation.phrases import (
    Cell,
    armies,
    card_of,
    crowned,
    label,
    numbered,
    rank,
    refusal,
    share,
    spot,
    suits,
)
from gladsheim.games.valhalla.pieces import COURT, PAWN
from gladsheim.games.valhalla.reasons.ground import PlannedLandscape
from gladsheim.games.valhalla.reasons.situation import Situation, around
from gladsheim.games.valhalla.reasons.text import ParsedAction, parse
from gladsheim.games.valhalla.rulings import LEADER

CROWN_POWER = 10
"""Number of armies of a crown event, and of movements of a crown leader (VH-8.10, VH-8.22)."""


class Plan(PlannedLandscape):
    """The announced use of an event or a personality, with the steps made so far."""

    def __init__(self, position: Situation, kind: str, card: str, dest: Cell | None) -> None:
        super().__init__(position, card, dest)
        self.kind = kind
        self.reserve = position.reserve
        self.power = CROWN_POWER if crowned(card) else card_of(card).rank
        self.small = card_of(card).rank in (PAWN, COURT)
        self.spent = 0
        self.named: list[Cell] = []
        self.origin: Cell | None = None
        self.casualty = crowned(card) and kind == "person"
        self.any_neighbour = self.small and LEADER in position.readings

    # Making steps

    def make(self, step: ParsedAction) -> None:
        """Make a legal step."""
        if step.type == "put":
            self.named.append(step.at)
            self.spent += step.count
            self.arrive(step.at, step.count, False, False)
            return
        goal, last, cost = step.to, step.at, step.count
        if step.type == "muster":
            assert self.dest is not None
            goal, last = self.dest, step.to
            cost *= (self.way(step.at, step.to) or 0) + 1
        self.spent += cost
        self.origin = self.origin or step.at
        fights = bool(self.enemies(goal))
        self.leave(step.at, step.count)
        self.arrive(goal, step.count, self.uphill(goal, last), self.casualty)
        self.casualty = self.casualty and not fights

    def possible(self) -> bool:
        """Return whether any further step is legal: if so, one with a single army is."""
        return any(self.refuse(step) is None for step in self.smallest_steps())

    def smallest_steps(self) -> Iterator[ParsedAction]:
        """Yield all steps of one army, legal or not."""
        if self.kind == "event":
            yield from (ParsedAction("", "put", at=cell, count=1) for cell in self.cards)
        elif self.dest is not None:
            lasts = list(around(self.dest))
            yield from (
                ParsedAction("", "muster", at=cell, to=last, count=1) for cell in self.cards for last in lasts
            )
        else:
            yield from (
                ParsedAction("", "march", at=cell, to=goal, count=1)
                for cell in self.cards
                for goal in around(cell)
            )

    # Refusing steps

    def refuse(self, step: ParsedAction) -> Refusal | None:
        """Return why a step cannot be made next."""
        due = "put" if self.kind == "event" else "march" if self.dest is None else "muster"
        if step.type != due:
            rules = ("VH-13", {"put": "VH-8.10", "march": "VH-8.20", "muster": "VH-8.22"}[due])
            return refusal(f"steps-{due}", rules, card=label(self.card), text=step.text)
        if due == "put":
            return self.refuse_put(step)
        return self.refuse_start(step) or (
            self.refuse_march(step) if due == "march" else self.refuse_muster(step)
        )

    def refuse_cell(self, cell: Cell) -> Refusal | None:
        """Refuse a cell without a location."""
        if cell in self.cards:
            return None
        cells = ", ".join(map(spot, self.cards))
        return refusal("no-location-among", ("VH-4.6",), at=spot(cell), cells=cells)

    def refuse_put(self, step: ParsedAction) -> Refusal | None:
        """Refuse armies of the reserve for a location without a shared symbol, or named before (VH-8.10)."""
        if found := self.refuse_cell(step.at):
            return found
        place = self.cards[step.at]
        if self.small and self.named:
            at = spot(self.named[0])
            return refusal("reaches-one", ("VH-8.11",), card=label(self.card), at=at)
        if step.at in self.named:
            return refusal("named-twice", ("VH-8.10",), at=spot(step.at))
        if not share(self.card, place):
            rules = ("VH-8.11" if self.small else "VH-8.10", "VH-2.5")
            return refusal("reaches-symbols", rules, **self.symbols(place))
        if self.small and not numbered(place):
            values = {"place": label(place), "rank": rank(place), "card": label(self.card)}
            return refusal("reaches-ranks", ("VH-8.11",), **values)
        return self.refuse_number(step.count, place)

    def symbols(self, place: str) -> dict[str, Value]:
        """Return a location and the card with their symbols."""
        own = {"card": label(self.card), "suits": suits(self.card)}
        return {"place": label(place), "has": suits(place), **own}

    def refuse_number(self, number: int, place: str) -> Refusal | None:
        """Refuse more armies than the reserve has, or than the event may send (VH-8.10 to VH-8.12)."""
        left = self.reserve - self.spent
        if number > left:
            values: dict[str, Value] = {"armies": armies(self.reserve), "count": str(number)}
            if self.spent:
                return refusal("reserve-sent", ("VH-8.12", "VH-8.10"), n=self.spent, **values)
            return refusal("reserve-small", ("VH-8.12", "VH-8.10"), **values)
        if self.small:
            most = card_of(place).rank
            if number <= most:
                return None
            return refusal("rank-most", ("VH-8.11",), most=most, place=label(place), count=str(number))
        if number <= self.power - self.spent:
            return None
        values = {"card": label(self.card), "most": armies(self.power), "count": str(number)}
        return refusal("event-most", ("VH-8.10",), left=self.power - self.spent, **values)

    def refuse_start(self, step: ParsedAction) -> Refusal | None:
        """Refuse a start from a location that the player does not hold, or with more armies
        than there are (VH-8.20).
        """
        rules = {"muster": "VH-8.22", "march": "VH-8.25" if self.small else "VH-8.20"}[step.type]
        if found := self.refuse_cell(step.at):
            return found
        if not self.my_armies(step.at) and step.at != self.dest:
            return refusal("no-army-there", (rules,), at=spot(step.at))
        own = self.my_armies(step.at)
        if step.at != self.dest and step.count > own:
            return refusal("too-many", (rules,), armies=armies(own), at=spot(step.at), count=str(step.count))
        return None

    def refuse_march(self, step: ParsedAction) -> Refusal | None:
        """Refuse a march other than to a reachable neighbour, with the movements left (VH-8.20, VH-8.25)."""
        rule = "VH-8.25" if self.small else "VH-8.20"
        if step.to not in around(step.at):
            return refusal("no-neighbour", (rule,), to=spot(step.to), at=spot(step.at))
        if found := self.refuse_cell(step.to):
            return found
        if self.small:
            return self.refuse_origin(step.at) or self.refuse_electable(step.at, step.to)
        left = self.power - self.spent
        if step.count > left:
            return refusal("no-movement", (rule,), n=step.count, card=label(self.card), left=left)
        return self.refuse_symbols(step.at, step.to, rule)

    def refuse_origin(self, start: Cell) -> Refusal | None:
        """Refuse a pawn's or court's start from a second location, or from one without its
        symbol (VH-8.25).
        """
        if self.origin is not None and start != self.origin:
            return refusal("one-start", ("VH-8.25",), card=label(self.card), at=spot(self.origin))
        place = self.cards[start]
        if share(place, self.card):
            return None
        return refusal("leads-from", ("VH-8.25", "VH-2.5"), **self.symbols(place))

    def refuse_electable(self, start: Cell, goal: Cell) -> Refusal | None:
        """Refuse a pawn's or court's way to a location that it could not elect, unless a
        reading allows it (VH-8.25, E-5.1).
        """
        return None if self.any_neighbour else self.refuse_symbols(start, goal, "VH-8.25")

    def refuse_symbols(self, start: Cell, goal: Cell, rule: str) -> Refusal | None:
        """Refuse a goal that shares no symbol with the cell before it, or none with the leader (VH-8.20)."""
        place, before = self.cards[goal], self.cards[start]
        for other in (before, self.card):
            if not share(place, other):
                values = {"place": label(place), "has": suits(place)}
                others = {"other": label(other), "suits": suits(other)}
                return refusal("shares-none", (rule, "VH-2.5"), **values, **others)
        return None

    def refuse_muster(self, step: ParsedAction) -> Refusal | None:
        """Refuse a muster other than to the destination, on the shortest way, with the
        movements left (VH-8.22, VH-8.24).
        """
        dest = self.dest
        assert dest is not None
        if step.at == dest:
            return refusal("from-destination", ("VH-8.22",), at=spot(dest))
        if step.to not in around(dest):
            return refusal("not-beside", ("VH-8.22",), to=spot(step.to), at=spot(dest))
        if found := self.refuse_cell(step.to) or self.refuse_symbols(step.to, dest, "VH-8.24"):
            return found
        way = self.way(step.at, step.to)
        if way is None:
            cells = {"at": spot(step.at), "to": spot(step.to)}
            return refusal("no-way", ("VH-8.24",), card=label(self.card), **cells)
        cost, left = step.count * (way + 1), CROWN_POWER - self.spent
        if cost <= left:
            return None
        numbers = {"steps": way + 1, "cost": cost, "left": left, "of": CROWN_POWER}
        return refusal("way-long", ("VH-8.24", "VH-8.22"), armies=armies(step.count), **numbers)


def pending_plan(position: Situation) -> Plan:
    """Return the plan in progress, its steps made."""
    pending = position.pending
    dest = pending["dest"]
    plan = Plan(position, pending["kind"], pending["card"], None if dest is None else (dest[0], dest[1]))
    for text in pending["steps"]:
        step = parse(text)
        assert isinstance(step, ParsedAction)
        plan.make(step)
    return plan
