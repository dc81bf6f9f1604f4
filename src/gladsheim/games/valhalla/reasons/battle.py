"""Reasons why a control card cannot be used, refreshed or announced (VH-8)."""

from __future__ import annotations

from gladsheim.core.errors import Refusal
from gladsheim.games.valhalla import rulings
from gladsheim.games.valhalla.notation.phrases import (
    armies,
    card_of,
    crowned,
    label,
    labels,
    phase,
    phrase,
    refusal,
    share,
    spot,
    suits,
    types,
)
from gladsheim.games.valhalla.pieces import ACE
from gladsheim.games.valhalla.reasons.plan import Plan
from gladsheim.games.valhalla.reasons.situation import Situation, around, is_excuse
from gladsheim.games.valhalla.reasons.text import ParsedAction

REFRESH_PRICE = 2
"""Number of armies that a refreshed card binds (VH-8.5)."""
REPLACEABLE = 5
"""Number of cards that the landscape must have before one is replaced (VH-8.33)."""
FACE_DOWN = 2
EARLY = {rulings.ACE: "VH-8.6", rulings.EXCUSE: "VH-8.8"}
"""Readings by which cards are used before the battle phase, and the rules that they change (E-5.2)."""


def refuse_phase(position: Situation, rule: str = "VH-8.1", early: str = "") -> Refusal | None:
    """Refuse an action outside phase 3, or phase 2 after recruiting (VH-8.1); `early` is a
    reading that allows more.
    """
    if position.phase == 3 or (position.phase == 2 and position.me["recruited"]):
        return None
    if early in position.readings:
        return refuse_early(position, early)
    if position.phase == 2:
        return refusal("use-recruit", (rule, "VH-7.8"))
    phases = {"due": phase(3), "early": phase(2), "phase": phase(position.phase)}
    return refusal("use-phase", (rule,), **phases)


def refuse_early(position: Situation, reading: str) -> Refusal | None:
    """Refuse an early use in the first turn of a cycle, and in the glory phase (E-5.2)."""
    rule = EARLY[reading]
    if position.phase == 4:
        return refusal("early-glory", (rule, reading, "VH-5.6"))
    if position.phase == 1 and not position.me["placed"]:
        return refusal("early-first", (rule, reading, "VH-6.2"))
    return None


def refuse_held(position: Situation, card: str) -> Refusal | None:
    """Refuse a card that is not in the player's control zone."""
    if position.held(position.turn, card) is not None:
        return None
    own = labels(position.zone(position.turn), "and")
    return refusal("not-controlled", ("VH-8.2",), card=label(card), cards=own)


def refuse_ready(position: Situation, card: str) -> Refusal | None:
    """Refuse a card that is not ready, or was used twice (VH-8.2)."""
    if found := refuse_held(position, card):
        return found
    held = position.held(position.turn, card)
    assert held is not None
    if held["used"]:
        return refusal("used", ("VH-8.2",), card=label(card))
    if held["uses"] == FACE_DOWN:
        return refusal("face-down", ("VH-8.2", "VH-8.5"), card=label(card))
    return None


def refuse_type(position: Situation, card: str, kind: str) -> Refusal | None:
    """Refuse a card that is not ready or not of the type that it is used as (VH-2.2, VH-2.4)."""
    if found := refuse_phase(position) or refuse_ready(position, card):
        return found
    own = card_of(card).types
    if kind in own:
        return None
    rules, due = ("VH-2.2", "VH-2.4"), phrase(f"type-{kind}")
    if not own:
        return refusal("no-type", rules, card=label(card), due=due)
    return refusal("wrong-type", rules, card=label(card), types=types(card), due=due)


def refuse_event(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse an event that cannot send an army (VH-8.10)."""
    card = asked.card
    if found := refuse_type(position, card, "event"):
        return found
    if not position.reserve:
        return refusal("no-army-to-send", ("VH-8.10", "VH-8.3"))
    plan = Plan(position, "event", card, None)
    if plan.possible():
        return None
    message = "no-ranked-target" if plan.small else "no-target"
    rules = ("VH-8.11" if plan.small else "VH-8.10", "VH-8.3")
    return refusal(message, rules, card=label(card), suits=suits(card))


def refuse_person(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a leader who is a crown, or has no step to make (VH-8.20, VH-8.25)."""
    card = asked.card
    if found := refuse_type(position, card, "personality"):
        return found
    if crowned(card):
        return refusal("crown-leads", ("VH-8.22",), card=label(card), id=card)
    plan = Plan(position, "person", card, None)
    if plan.possible():
        return None
    if not position.mine():
        return refusal("no-start", ("VH-8.20", "VH-8.3"))
    reading = [rulings.LEADER] * plan.any_neighbour
    rules = ("VH-8.25" if plan.small else "VH-8.20", *reading, "VH-8.3")
    return refusal("cannot-lead", rules, card=label(card), suits=suits(card))


def refuse_leader(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a leader who is no crown, or a destination that no army can reach (VH-8.22)."""
    card = asked.card
    if found := refuse_type(position, card, "personality"):
        return found
    if not crowned(card):
        return refusal("no-crown", ("VH-8.22", "VH-8.20"), card=label(card), id=card)
    plan = Plan(position, "person", card, asked.at)
    if found := plan.refuse_cell(asked.at):
        return found
    if plan.possible():
        return None
    return refusal("cannot-gather", ("VH-8.24", "VH-8.3"), card=label(card), at=spot(asked.at))


def refuse_location(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a location that can neither be added to the landscape nor replace a card of it (VH-8.30)."""
    if found := refuse_type(position, asked.card, "location"):
        return found
    if asked.at in position.land:
        if len(position.land) >= REPLACEABLE:
            return None
        sizes = {"least": REPLACEABLE, "n": len(position.land)}
        return refusal("cell-taken", ("VH-8.33",), at=spot(asked.at), **sizes)
    if not any(cell in position.land for cell in around(asked.at)):
        return refusal("cell-alone", ("VH-8.31",), at=spot(asked.at))
    cells = [*position.land, asked.at]
    for axis, (message, most) in enumerate(zip(("too-wide", "too-high"), position.frame, strict=True)):
        span = [cell[axis] for cell in cells]
        size = max(span) - min(span) + 1
        if size > most:
            return refusal(message, ("VH-8.31", "VH-3.1"), at=spot(asked.at), n=size, most=most)
    return None


def refuse_discard(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse the Excuse against a card that is not in a rival's control zone (VH-8.8).

    The Excuse is gone after its one use, so nothing of VH-8.2 about ready and used cards applies to it.
    """
    card, seat, target = asked.card, asked.seat, asked.target
    if not is_excuse(card):
        return refusal("excuse-discards", ("VH-8.8",), card=label(card))
    if found := refuse_phase(position, early=rulings.EXCUSE) or refuse_held(position, card):
        return found
    if seat >= len(position.players):
        return refusal("no-seat", ("VH-8.8", "VH-1.1"), seat=seat, last=len(position.players) - 1)
    if seat == position.turn:
        return refusal("own-seat", ("VH-8.8",), seat=seat)
    if position.held(seat, target) is not None:
        return None
    cards = labels(position.zone(seat), "and")
    return refusal("seat-not-controls", ("VH-8.8",), seat=seat, card=label(target), cards=cards)


def refuse_ace(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse an ace that is not ready, or a location that the player does not hold or without
    its symbol (VH-8.6).
    """
    card = asked.card
    if card_of(card).rank != ACE:
        return refusal("no-ace", ("VH-8.6",), card=label(card))
    if found := refuse_phase(position, "VH-8.6", rulings.ACE) or refuse_ready(position, card):
        return found
    place = position.land.get(asked.at)
    if place is None:
        return refusal("no-location", ("VH-8.6", "VH-4.6"), at=spot(asked.at))
    if place["owner"] != position.turn:
        return refusal("not-holding", ("VH-8.6",), place=label(place["card"]), at=spot(asked.at))
    if share(card, place["card"]):
        return None
    values = {"place": label(place["card"]), "has": suits(place["card"]), "suits": suits(card)}
    return refusal("ace-elsewhere", ("VH-8.6", "VH-2.5"), **values)


def refuse_refresh(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse to refresh a card that is not ready or not face down, or without two armies in
    reserve (VH-8.5).
    """
    if found := refuse_phase(position) or refuse_held(position, asked.card):
        return found
    if is_excuse(asked.card):
        return refusal("excuse-refreshed", ("VH-8.9", "VH-8.5"))
    held = position.held(position.turn, asked.card)
    assert held is not None
    if held["used"]:
        return refusal("used", ("VH-8.5",), card=label(asked.card))
    if held["uses"] != FACE_DOWN:
        return refusal("not-face-down", ("VH-8.5",), card=label(asked.card), n=held["uses"])
    if position.reserve >= REFRESH_PRICE:
        return None
    return refusal("refresh-price", ("VH-8.5",), price=armies(REFRESH_PRICE), n=position.reserve)
