"""Reasons why an action of the first two phases, a pass or the glory phase is not possible (VH-5 to VH-7)."""

from __future__ import annotations

from gladsheim.core.errors import Refusal
from gladsheim.games.valhalla.notation.phrases import armies, identical, label, phase, refusal, spot
from gladsheim.games.valhalla.reasons.situation import Situation
from gladsheim.games.valhalla.reasons.text import ParsedAction

ENOUGH = 2
"""Number of armies that must surround a card to recruit it (VH-7.2)."""


def refuse_place(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse an army without a reserve, for a slot that is not open, or outside phase 1 (VH-6.1)."""
    if position.phase != 1:
        rules = ("VH-6.1", "VH-7.1")
        return refusal("place-phase", rules, due=phase(1), phase=phase(position.phase))
    return refuse_slot(position, asked.slot) or refuse_placing(position, asked.slot)


def refuse_slot(position: Situation, slot: str) -> Refusal | None:
    """Refuse a slot that does not exist (VH-4.1)."""
    if slot in position.slots:
        return None
    size = {"width": position.width, "height": position.height}
    return refusal("no-slot", ("VH-4.1",), slot=slot, slots=", ".join(position.slots), **size)


def refuse_placing(position: Situation, slot: str) -> Refusal | None:
    """Refuse a placement without an army in reserve, or without a card beside the slot (VH-6.1, VH-4.5)."""
    if not position.reserve:
        return refusal("no-army-to-place", ("VH-6.1",))
    if position.open(slot):
        return None
    return refusal("slot-closed", ("VH-4.5", "VH-6.1"), slot=slot)


def can_place(position: Situation) -> bool:
    """Return whether any placement is possible."""
    return any(refuse_placing(position, slot) is None for slot in position.slots)


def refuse_recruit(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse to recruit outside phase 2, and before the first placement of phase 1 (VH-7)."""
    if position.phase > 2:
        return refusal("recruit-late", ("VH-8.1", "VH-7.1"), phase=phase(position.phase))
    if position.phase == 1 and not position.me["placed"]:
        return refusal("recruit-early", ("VH-7.1", "VH-6.2"))
    if asked.at not in position.market:
        last = {"right": position.width - 1, "bottom": position.height - 1}
        return refusal("no-position", ("VH-4.1",), at=spot(asked.at), **last)
    return refuse_recruiting(position, asked.at)


def refuse_recruiting(position: Situation, at: tuple[int, int]) -> Refusal | None:
    """Refuse a card that is missing, not surrounded, a twin of one held, or too expensive
    (VH-7.2 to VH-7.5).
    """
    card = position.market[at]
    if card is None:
        return refusal("position-empty", ("VH-7.6", "VH-7.1"), at=spot(at))
    own = position.surrounding(at)[position.turn]
    if own < ENOUGH:
        return refusal("not-surrounded", ("VH-7.2",), card=label(card), least=ENOUGH, n=own)
    twin = next((one for one in position.zone(position.turn) if identical(one, card)), None)
    if twin is not None:
        return refusal("twin", ("VH-7.5", "VH-2.3"), card=label(twin))
    due, away = position.price(at), position.in_valhalla(position.turn) - 1
    if due <= position.reserve + away:
        return None
    means = {"reserve": position.reserve, "away": away}
    return refusal("too-dear", ("VH-7.4", "VH-7.3"), card=label(card), price=armies(due), **means)


def can_recruit(position: Situation) -> bool:
    """Return whether any recruitment is possible."""
    return any(refuse_recruiting(position, at) is None for at in position.market)


def refuse_pass(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a pass before the first placement or recruitment of the phase; phase 3 always
    allows it (VH-5.4).
    """
    if position.phase == 1 and not position.me["placed"]:
        return refusal("pass-first", ("VH-5.4", "VH-6.2"))
    if position.phase == 2 and not position.me["recruited"]:
        return refusal("pass-recruit", ("VH-5.4", "VH-7.8"))
    if position.phase == 4:
        return refusal("pass-glory", ("VH-5.6", "VH-5.4"))
    return None


def refuse_battle(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse a pass into the battle phase by a player who has not recruited (VH-5.4)."""
    if position.phase != 2:
        return refusal("battle-phase", ("VH-5.4",), due=phase(2), phase=phase(position.phase))
    if position.me["recruited"]:
        return None
    return refusal("battle-recruit", ("VH-5.4", "VH-7.8"))


def refuse_skip(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse `skip` by a player who can do something in the phase (VH-5.3)."""
    if position.phase > 2:
        return refusal("unable-phase", ("VH-5.3",), phase=phase(position.phase))
    if position.phase == 1 and can_place(position):
        rules = ("VH-5.3",) if position.me["placed"] else ("VH-5.3", "VH-6.2")
        return refusal("able-to-place", rules)
    if position.phase == 1 and not position.me["placed"]:
        return None
    if position.phase == 2 and position.me["recruited"]:
        return refusal("able-to-pass", ("VH-5.3",))
    if can_recruit(position):
        return refusal("able-to-recruit", ("VH-5.3", "VH-7.8"))
    return None


def refuse_glory(position: Situation, asked: ParsedAction) -> Refusal | None:
    """Refuse the glory phase before a turn of phase 3 in this cycle, unless it is forced (VH-5.7, VH-5.6)."""
    if position.phase == 4 or (position.phase == 3 and position.me["fought"]):
        return None
    if position.phase == 3:
        return refusal("glory-early", ("VH-5.7",))
    return refusal("glory-phase", ("VH-5.2", "VH-5.7"), phase=phase(position.phase))
