"""Reasons why a payment, a drop, an answer, an ace of the glory phase or a return is refused
(VH-7 to VH-11).
"""

from __future__ import annotations

from dataclasses import replace

from gladsheim.core.errors import Refusal
from gladsheim.games.valhalla.notation.phrases import (
    armies,
    card_of,
    label,
    labels,
    numbered,
    refusal,
    share,
    suits,
)
from gladsheim.games.valhalla.pieces import ACE
from gladsheim.games.valhalla.reasons.battle import refuse_ready
from gladsheim.games.valhalla.reasons.plan import pending_plan
from gladsheim.games.valhalla.reasons.situation import Situation, is_excuse
from gladsheim.games.valhalla.reasons.text import ParsedAction
from gladsheim.games.valhalla.reasons.turn import refuse_slot


def refuse_pay(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse an army that is not in the slot, or that is the last one of Valhalla (VH-7.4)."""
    if found := refuse_slot(position, asked.slot):
        return found
    if not position.here(asked.slot, position.turn):
        return refusal("slot-without-you", ("VH-7.4",), slot=asked.slot)
    if position.in_valhalla(position.turn) > 1:
        return None
    return refusal("last-army", ("VH-7.4",))


def refuse_pay_reserve(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse an army of an empty reserve (VH-7.4)."""
    return None if position.reserve else refusal("no-army-to-pay", ("VH-7.4",))


def refuse_drop(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a card that is not one of the four that were there before the new one (VH-7.7)."""
    new = position.pending["card"]
    others = [card for card in position.zone(position.turn) if card != new]
    if asked.card in others:
        return None
    message = "drop-new" if asked.card == new else "drop-not-held"
    return refusal(message, ("VH-7.7",), card=label(asked.card), cards=labels(others))


def refuse_step(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a step that cannot be made after those already planned (VH-8.3)."""
    return pending_plan(position).refuse(asked)


def refuse_end(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse to end a plan without a step (VH-8.3)."""
    if position.pending["steps"]:
        return None
    return refusal("no-step", ("VH-8.3",))


def refuse_excuse(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse the Excuse if it is not in the control zone of the seat that is asked (VH-8.7)."""
    assert position.seat is not None
    own = [card for card in position.zone(position.seat) if is_excuse(card)]
    if asked.card in own:
        return None
    if not is_excuse(asked.card):
        return refusal("excuse-stops", ("VH-8.7",), card=label(asked.card))
    return refusal("not-controlled", ("VH-8.7",), card=label(asked.card), cards=labels(own))


def refuse_glory_ace(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse an ace that is not ready, or doubles no location of rank 2 to 9 (VH-10.5)."""
    card = asked.card
    if card_of(card).rank != ACE:
        return refusal("no-ace", ("VH-10.5",), card=label(card))
    if card in position.pending["aces"]:
        return refusal("ace-turned", ("VH-10.5",), card=label(card))
    if found := refuse_ready(position, card):
        return replace(found, rules=("VH-10.5", *found.rules))
    places = [position.land[cell]["card"] for cell in position.mine()]
    if any(numbered(place) and share(place, card) for place in places):
        return None
    return refusal("ace-without-place", ("VH-10.5",), suits=suits(card))


def refuse_take(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse more armies of a slot than the player has there (VH-11.4)."""
    if found := refuse_slot(position, asked.slot):
        return found
    own = position.here(asked.slot, position.turn)
    if asked.count <= own:
        return None
    have, count = armies(own), str(asked.count)
    return refusal("take-most", ("VH-11.4",), armies=have, slot=asked.slot, count=count)
