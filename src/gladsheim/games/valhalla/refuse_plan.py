"""A plan played on a landscape of its own, and why a step of it is not possible (VH-8.3 to VH-9)."""

from __future__ import annotations

from collections.abc import Iterator

from gladsheim.core.errors import Refusal
from gladsheim.games.valhalla.pieces import COURT, PAWN
from gladsheim.games.valhalla.refuse_ground import Ground
from gladsheim.games.valhalla.refuse_position import Position, around
from gladsheim.games.valhalla.refuse_text import Asked, parse
from gladsheim.games.valhalla.refuse_words import (
    Cell,
    armies,
    card_of,
    count,
    crowned,
    label,
    numbered,
    rank,
    share,
    spot,
    suits,
)

CROWN_POWER = 10
"""Armies of a crown event, movements of a crown leader (VH-8.10, VH-8.22)."""


class Plan(Ground):
    """The announced use of an event or a personality, with the steps made so far."""

    def __init__(self, position: Position, kind: str, card: str, dest: Cell | None) -> None:
        super().__init__(position, card, dest)
        self.kind = kind
        self.reserve = position.reserve
        self.power = CROWN_POWER if crowned(card) else card_of(card).rank
        self.small = card_of(card).rank in (PAWN, COURT)
        self.spent = 0
        self.named: list[Cell] = []
        self.origin: Cell | None = None
        self.casualty = crowned(card) and kind == "person"

    # Making steps

    def make(self, step: Asked) -> None:
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
        """Whether any further step is legal: one with a single army then is, too."""
        return any(self.refuse(step) is None for step in self.smallest_steps())

    def smallest_steps(self) -> Iterator[Asked]:
        """All steps of one army, legal or not."""
        if self.kind == "event":
            yield from (Asked("", "put", at=cell, count=1) for cell in self.cards)
        elif self.dest is not None:
            lasts = list(around(self.dest))
            yield from (
                Asked("", "muster", at=cell, to=last, count=1) for cell in self.cards for last in lasts
            )
        else:
            yield from (
                Asked("", "march", at=cell, to=goal, count=1) for cell in self.cards for goal in around(cell)
            )

    # Refusing steps

    def refuse(self, step: Asked) -> Refusal | None:
        """Why a step cannot be made next."""
        due = "put" if self.kind == "event" else "march" if self.dest is None else "muster"
        if step.type != due:
            kind = {"put": "an event", "march": "a leader", "muster": "a crown leader"}[due]
            return Refusal(
                f"{label(self.card)} is used as {kind}: its steps are {due} or end; {step.text} is neither.",
                ("VH-13", {"put": "VH-8.10", "march": "VH-8.20", "muster": "VH-8.22"}[due]),
            )
        if due == "put":
            return self.refuse_put(step)
        return self.refuse_start(step) or (
            self.refuse_march(step) if due == "march" else self.refuse_muster(step)
        )

    def refuse_cell(self, cell: Cell) -> Refusal | None:
        """There must be a location."""
        if cell in self.cards:
            return None
        return Refusal(
            f"There is no location at {spot(cell)}; the landscape has {', '.join(map(spot, self.cards))}.",
            ("VH-4.6",),
        )

    def refuse_put(self, step: Asked) -> Refusal | None:
        """Armies of the reserve for a location that shares a symbol, each named once (VH-8.10)."""
        if found := self.refuse_cell(step.at):
            return found
        place = self.cards[step.at]
        if self.small and self.named:
            return Refusal(
                f"{label(self.card)} reaches one location only: {spot(self.named[0])} has been named.",
                ("VH-8.11",),
            )
        if step.at in self.named:
            return Refusal(f"{spot(step.at)} has been named: each location is named once.", ("VH-8.10",))
        if not share(self.card, place):
            return Refusal(
                f"{label(place)} has {suits(place)}; {label(self.card)} reaches {suits(self.card)}.",
                ("VH-8.11" if self.small else "VH-8.10", "VH-2.5"),
            )
        if self.small and not numbered(place):
            return Refusal(
                f"{label(place)} is of rank {rank(place)}; {label(self.card)} reaches ranks 2 to 9 only.",
                ("VH-8.11",),
            )
        return self.refuse_number(step.count, place)

    def refuse_number(self, number: int, place: str) -> Refusal | None:
        """No more armies than the reserve had, and than the event may send (VH-8.10 to VH-8.12)."""
        left = self.reserve - self.spent
        if number > left:
            sent = f", {self.spent} of them sent already" if self.spent else ""
            return Refusal(
                f"Your reserve had {armies(self.reserve)} when the event was announced{sent};"
                f" you cannot send {number}.",
                ("VH-8.12", "VH-8.10"),
            )
        if self.small:
            most = card_of(place).rank
            if number <= most:
                return None
            return Refusal(
                f"At most {most} armies go to {label(place)}, as many as its rank; not {number}.",
                ("VH-8.11",),
            )
        if number <= self.power - self.spent:
            return None
        return Refusal(
            f"{label(self.card)} sends at most {armies(self.power)} in all; {self.power - self.spent} left,"
            f" not {number}.",
            ("VH-8.10",),
        )

    def refuse_start(self, step: Asked) -> Refusal | None:
        """Armies start where the player holds a location and has so many (VH-8.20)."""
        rules = {"muster": "VH-8.22", "march": "VH-8.25" if self.small else "VH-8.20"}[step.type]
        if found := self.refuse_cell(step.at):
            return found
        if not self.my_armies(step.at) and step.at != self.dest:
            return Refusal(f"You have no army at {spot(step.at)} to lead from there.", (rules,))
        if step.at != self.dest and step.count > self.my_armies(step.at):
            return Refusal(
                f"You have {armies(self.my_armies(step.at))} at {spot(step.at)}; not {step.count}.", (rules,)
            )
        return None

    def refuse_march(self, step: Asked) -> Refusal | None:
        """To a neighbour that can be reached, with the movements left (VH-8.20, VH-8.25)."""
        rule = "VH-8.25" if self.small else "VH-8.20"
        if step.to not in around(step.at):
            return Refusal(f"{spot(step.to)} is no neighbour of {spot(step.at)}.", (rule,))
        if found := self.refuse_cell(step.to):
            return found
        if self.small:
            return self.refuse_origin(step.at)
        left = self.power - self.spent
        if step.count > left:
            return Refusal(
                f"This step takes {count(step.count, 'movement')}; {label(self.card)} has {left} left.",
                (rule,),
            )
        return self.refuse_symbols(step.at, step.to, rule)

    def refuse_origin(self, start: Cell) -> Refusal | None:
        """A pawn or court leads from one location that shares its symbol (VH-8.25)."""
        if self.origin is not None and start != self.origin:
            return Refusal(
                f"All armies of {label(self.card)} start at one location: {spot(self.origin)}.", ("VH-8.25",)
            )
        place = self.cards[start]
        if share(place, self.card):
            return None
        return Refusal(
            f"{label(place)} has {suits(place)}; {label(self.card)} leads from {suits(self.card)}.",
            ("VH-8.25", "VH-2.5"),
        )

    def refuse_symbols(self, start: Cell, goal: Cell, rule: str) -> Refusal | None:
        """The goal shares a symbol with the cell before it, and one with the leader (VH-8.20)."""
        place, before = self.cards[goal], self.cards[start]
        for other in (before, self.card):
            if not share(place, other):
                return Refusal(
                    f"{label(place)} has {suits(place)}, and shares none with {label(other)},"
                    f" which has {suits(other)}.",
                    (rule, "VH-2.5"),
                )
        return None

    def refuse_muster(self, step: Asked) -> Refusal | None:
        """To the destination, on the shortest way, with the movements left (VH-8.22, VH-8.24)."""
        dest = self.dest
        assert dest is not None
        if step.at == dest:
            return Refusal(
                f"{spot(dest)} is the destination itself: armies come from elsewhere.", ("VH-8.22",)
            )
        if step.to not in around(dest):
            return Refusal(
                f"{spot(step.to)} is no neighbour of the destination {spot(dest)}: it cannot be entered"
                " from there.",
                ("VH-8.22",),
            )
        if found := self.refuse_cell(step.to) or self.refuse_symbols(step.to, dest, "VH-8.24"):
            return found
        way = self.way(step.at, step.to)
        if way is None:
            return Refusal(
                f"No way leads from {spot(step.at)} to {spot(step.to)} over cells that are free or yours and"
                f" share a symbol with the one before and with {label(self.card)}.",
                ("VH-8.24",),
            )
        cost, left = step.count * (way + 1), CROWN_POWER - self.spent
        if cost <= left:
            return None
        return Refusal(
            f"{armies(step.count)} over {count(way + 1, 'step')} cost {count(cost, 'movement')};"
            f" {left} of {CROWN_POWER} are left.",
            ("VH-8.24", "VH-8.22"),
        )


def pending_plan(position: Position) -> Plan:
    """The plan under way, its steps made."""
    pending = position.pending
    dest = pending["dest"]
    plan = Plan(position, pending["kind"], pending["card"], None if dest is None else (dest[0], dest[1]))
    for text in pending["steps"]:
        step = parse(text)
        assert isinstance(step, Asked)
        plan.make(step)
    return plan
