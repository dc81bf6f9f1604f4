"""Why a control card cannot be used, refreshed or announced (VH-8)."""

from __future__ import annotations

from gladsheim.core.errors import Refusal
from gladsheim.games.valhalla.pieces import ACE
from gladsheim.games.valhalla.refuse_plan import Plan
from gladsheim.games.valhalla.refuse_position import Position, around, is_excuse
from gladsheim.games.valhalla.refuse_text import Asked
from gladsheim.games.valhalla.refuse_words import (
    armies,
    both,
    card_of,
    crowned,
    label,
    labels,
    phase,
    share,
    spot,
    suits,
)

REFRESH_PRICE = 2
"""Armies that a refreshed card binds (VH-8.5)."""
REPLACEABLE = 5
"""Cards that the landscape must have before one is replaced (VH-8.33)."""
FACE_DOWN = 2


def refuse_phase(position: Position, rule: str = "VH-8.1") -> Refusal | None:
    """In phase 3, or in phase 2 after recruiting (VH-8.1)."""
    if position.phase == 3 or (position.phase == 2 and position.me["recruited"]):
        return None
    if position.phase == 2:
        return Refusal("Cards are used once you have recruited in this cycle.", (rule, "VH-7.8"))
    return Refusal(
        f"Cards are used in {phase(3)}, or in {phase(2)} after recruiting;"
        f" you are in {phase(position.phase)}.",
        (rule,),
    )


def refuse_held(position: Position, card: str) -> Refusal | None:
    """The card is in the player's control zone."""
    if position.held(position.turn, card) is not None:
        return None
    own = labels(position.zone(position.turn), "and")
    return Refusal(f"{label(card)} is not in your control zone; you control {own}.", ("VH-8.2",))


def refuse_ready(position: Position, card: str) -> Refusal | None:
    """A ready card, used less than twice (VH-8.2)."""
    if found := refuse_held(position, card):
        return found
    held = position.held(position.turn, card)
    assert held is not None
    if held["used"]:
        return Refusal(f"{label(card)} is used: it is ready again in your next cycle.", ("VH-8.2",))
    if held["uses"] == FACE_DOWN:
        return Refusal(
            f"{label(card)} lies face down after two uses: it must be refreshed first.", ("VH-8.2", "VH-8.5")
        )
    return None


def refuse_type(position: Position, card: str, kind: str) -> Refusal | None:
    """The card is ready and of the type that it is used as (VH-2.2, VH-2.4)."""
    if found := refuse_phase(position) or refuse_ready(position, card):
        return found
    types = card_of(card).types
    if kind in types:
        return None
    what = f"is of type {both(types)}" if types else "has no type"
    return Refusal(f"{label(card)} {what}; it cannot be used as {kind}.", ("VH-2.2", "VH-2.4"))


def refuse_event(position: Position, asked: Asked) -> Refusal | None:
    """An event that can send an army at least (VH-8.10)."""
    card = asked.card
    if found := refuse_type(position, card, "event"):
        return found
    if not position.reserve:
        return Refusal("You have no army in reserve to send.", ("VH-8.10", "VH-8.3"))
    plan = Plan(position, "event", card, None)
    if plan.possible():
        return None
    ranks = " of rank 2 to 9" if plan.small else ""
    return Refusal(
        f"No location{ranks} in the landscape shares a symbol with {label(card)}, which has {suits(card)}.",
        ("VH-8.11" if plan.small else "VH-8.10", "VH-8.3"),
    )


def refuse_person(position: Position, asked: Asked) -> Refusal | None:
    """A leader who is no crown, with a step to make (VH-8.20, VH-8.25)."""
    card = asked.card
    if found := refuse_type(position, card, "personality"):
        return found
    if crowned(card):
        return Refusal(
            f"{label(card)} is a crown: name its destination, use:{card}:person:<x>,<y>.", ("VH-8.22",)
        )
    plan = Plan(position, "person", card, None)
    if plan.possible():
        return None
    if not position.mine():
        return Refusal("You hold no location to lead armies from.", ("VH-8.20", "VH-8.3"))
    return Refusal(
        f"{label(card)}, which has {suits(card)}, can lead none of your armies to a neighbour.",
        ("VH-8.25" if plan.small else "VH-8.20", "VH-8.3"),
    )


def refuse_leader(position: Position, asked: Asked) -> Refusal | None:
    """A crown leader with a destination that some army can reach (VH-8.22)."""
    card = asked.card
    if found := refuse_type(position, card, "personality"):
        return found
    if not crowned(card):
        return Refusal(
            f"{label(card)} is no crown: it names no destination, use:{card}:person.", ("VH-8.22", "VH-8.20")
        )
    plan = Plan(position, "person", card, asked.at)
    if found := plan.refuse_cell(asked.at):
        return found
    if plan.possible():
        return None
    return Refusal(
        f"{label(card)} can bring none of your armies to {spot(asked.at)}:"
        " no way with fitting symbols, or too long a one.",
        ("VH-8.24", "VH-8.3"),
    )


def refuse_location(position: Position, asked: Asked) -> Refusal | None:
    """A location that is added to the landscape or replaces a card of it (VH-8.30)."""
    if found := refuse_type(position, asked.card, "location"):
        return found
    if asked.at in position.land:
        if len(position.land) >= REPLACEABLE:
            return None
        return Refusal(
            f"{spot(asked.at)} is taken, and a card is replaced only when the landscape has {REPLACEABLE} or"
            f" more; it has {len(position.land)}.",
            ("VH-8.33",),
        )
    if not any(cell in position.land for cell in around(asked.at)):
        return Refusal(f"{spot(asked.at)} has no neighbour in the landscape.", ("VH-8.31",))
    cells = [*position.land, asked.at]
    for axis, (name, most) in enumerate(zip(("columns", "rows"), position.frame, strict=True)):
        span = [cell[axis] for cell in cells]
        if max(span) - min(span) >= most:
            return Refusal(
                f"With {spot(asked.at)} the landscape would have {max(span) - min(span) + 1} {name};"
                f" allowed: {most}.",
                ("VH-8.31", "VH-3.1"),
            )
    return None


def refuse_discard(position: Position, asked: Asked) -> Refusal | None:
    """The Excuse against a card of a rival's control zone (VH-8.8).

    It is gone after its one use, so nothing of VH-8.2 about ready and used cards applies to it.
    """
    card, seat, target = asked.card, asked.seat, asked.target
    if not is_excuse(card):
        return Refusal(f"{label(card)} is not the Excuse, which alone discards cards.", ("VH-8.8",))
    if found := refuse_phase(position) or refuse_held(position, card):
        return found
    if seat >= len(position.players):
        return Refusal(
            f"There is no seat {seat}; seats are 0 to {len(position.players) - 1}.", ("VH-8.8", "VH-1.1")
        )
    if seat == position.turn:
        return Refusal(f"Seat {seat} is yourself: the Excuse discards a rival's card.", ("VH-8.8",))
    if position.held(seat, target) is not None:
        return None
    return Refusal(
        f"Seat {seat} does not control {label(target)}; it controls {labels(position.zone(seat), 'and')}.",
        ("VH-8.8",),
    )


def refuse_ace(position: Position, asked: Asked) -> Refusal | None:
    """A ready ace and a location of the player that shares its symbol (VH-8.6)."""
    card = asked.card
    if card_of(card).rank != ACE:
        return Refusal(f"{label(card)} is no ace.", ("VH-8.6",))
    if found := refuse_phase(position, "VH-8.6") or refuse_ready(position, card):
        return found
    place = position.land.get(asked.at)
    if place is None:
        return Refusal(f"There is no location at {spot(asked.at)}.", ("VH-8.6", "VH-4.6"))
    if place["owner"] != position.turn:
        return Refusal(f"You do not hold {label(place['card'])} at {spot(asked.at)}.", ("VH-8.6",))
    if share(card, place["card"]):
        return None
    return Refusal(
        f"{label(place['card'])} has {suits(place['card'])}; the ace scores {suits(card)} only.",
        ("VH-8.6", "VH-2.5"),
    )


def refuse_refresh(position: Position, asked: Asked) -> Refusal | None:
    """A ready card that lies face down, for two armies of the reserve (VH-8.5)."""
    if found := refuse_phase(position) or refuse_held(position, asked.card):
        return found
    if is_excuse(asked.card):
        return Refusal("The Excuse is never refreshed: it is gone after its one use.", ("VH-8.9", "VH-8.5"))
    held = position.held(position.turn, asked.card)
    assert held is not None
    if held["used"]:
        return Refusal(f"{label(asked.card)} is used: it is ready again in your next cycle.", ("VH-8.5",))
    if held["uses"] != FACE_DOWN:
        return Refusal(
            f"{label(asked.card)} has been used {('never', 'once')[held['uses']]};"
            " only a card that lies face down is refreshed.",
            ("VH-8.5",),
        )
    if position.reserve >= REFRESH_PRICE:
        return None
    return Refusal(
        f"A refresh costs {armies(REFRESH_PRICE)} of the reserve; you have {position.reserve or 'none'}.",
        ("VH-8.5",),
    )
