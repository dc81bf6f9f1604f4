"""Reasons why a card cannot attack or defend (VA-8)."""

from __future__ import annotations

from gladsheim.core.errors import Refusal
from gladsheim.games.valda.notation.phrases import card_type, label, refusal
from gladsheim.games.valda.reasons.situation import Situation
from gladsheim.games.valda.reasons.text import ParsedAction


def refuse_attack(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse an attack without an attack card of the hand (VA-8.2)."""
    return refuse_card(position, asked, "attack", "VA-8.2")


def refuse_defend(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a defence without a defence card of the hand (VA-8.5)."""
    return refuse_card(position, asked, "defence", "VA-8.5")


def refuse_card(position: Situation, asked: ParsedAction, kind: str, rule: str) -> Refusal | None:
    """Refuse a card that is not of the type that the decision asks for, or not in hand."""
    card = position.card(asked.first)
    if card.type != kind:
        types = {"type": card_type(card.type), "due": card_type(kind)}
        return refusal("wrong-type-played", (rule, "VA-1.6"), card=label(card), **types)
    if position.hand[card.id]:
        return None
    return refusal("not-in-hand", (rule,), card=label(card))
