"""Why a payment, a drop, an answer, an ace of the glory phase or a return is refused (VH-7 to VH-11)."""

from __future__ import annotations

from gladsheim.core.errors import Refusal
from gladsheim.games.valhalla.pieces import ACE
from gladsheim.games.valhalla.refuse_battle import refuse_ready
from gladsheim.games.valhalla.refuse_plan import pending_plan
from gladsheim.games.valhalla.refuse_position import Position, is_excuse
from gladsheim.games.valhalla.refuse_text import Asked
from gladsheim.games.valhalla.refuse_turn import refuse_slot
from gladsheim.games.valhalla.refuse_words import armies, card_of, label, labels, numbered, share, suits


def refuse_pay(position: Position, asked: Asked) -> Refusal | None:
    """An army of a slot, but not the last one of Valhalla (VH-7.4)."""
    if found := refuse_slot(position, asked.slot):
        return found
    if not position.here(asked.slot, position.turn):
        return Refusal(f"You have no army in slot {asked.slot}.", ("VH-7.4",))
    if position.in_valhalla(position.turn) > 1:
        return None
    return Refusal("That is your last army in Valhalla; it cannot pay.", ("VH-7.4",))


def refuse_pay_reserve(position: Position, asked: Asked) -> Refusal | None:
    """An army of the reserve (VH-7.4)."""
    return None if position.reserve else Refusal("You have no army in reserve to pay with.", ("VH-7.4",))


def refuse_drop(position: Position, asked: Asked) -> Refusal | None:
    """One of the four cards that were there before the new one (VH-7.7)."""
    new = position.pending["card"]
    others = [card for card in position.zone(position.turn) if card != new]
    if asked.card in others:
        return None
    why = "is the new card" if asked.card == new else "is not in your control zone"
    return Refusal(f"{label(asked.card)} {why}; you drop {labels(others)}.", ("VH-7.7",))


def refuse_step(position: Position, asked: Asked) -> Refusal | None:
    """A step that can be made after those already planned (VH-8.3)."""
    return pending_plan(position).refuse(asked)


def refuse_end(position: Position, asked: Asked) -> Refusal | None:
    """A plan has a step at least (VH-8.3)."""
    if position.pending["steps"]:
        return None
    return Refusal("A plan of an event or a personality has at least one step.", ("VH-8.3",))


def refuse_excuse(position: Position, asked: Asked) -> Refusal | None:
    """The Excuse in the control zone of the seat that is asked (VH-8.7)."""
    assert position.seat is not None
    own = [card for card in position.zone(position.seat) if is_excuse(card)]
    if asked.card in own:
        return None
    if not is_excuse(asked.card):
        return Refusal(f"{label(asked.card)} is not the Excuse, which alone can stop a use.", ("VH-8.7",))
    return Refusal(
        f"{label(asked.card)} is not in your control zone; you control {labels(own)}.", ("VH-8.7",)
    )


def refuse_glory_ace(position: Position, asked: Asked) -> Refusal | None:
    """A ready ace that doubles a location of rank 2 to 9 (VH-10.5)."""
    card = asked.card
    if card_of(card).rank != ACE:
        return Refusal(f"{label(card)} is no ace.", ("VH-10.5",))
    if card in position.pending["aces"]:
        return Refusal(f"{label(card)} is turned already.", ("VH-10.5",))
    if found := refuse_ready(position, card):
        return Refusal(found.message, ("VH-10.5", *found.rules))
    places = [position.land[cell]["card"] for cell in position.mine()]
    if any(numbered(place) and share(place, card) for place in places):
        return None
    return Refusal(f"You hold no location of rank 2 to 9 with {suits(card)}.", ("VH-10.5",))


def refuse_take(position: Position, asked: Asked) -> Refusal | None:
    """As many armies of a slot as one has there (VH-11.4)."""
    if found := refuse_slot(position, asked.slot):
        return found
    own = position.here(asked.slot, position.turn)
    if asked.count <= own:
        return None
    return Refusal(
        f"You have {armies(own)} in slot {asked.slot}; you cannot take back {asked.count}.", ("VH-11.4",)
    )
