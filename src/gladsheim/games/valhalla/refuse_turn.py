"""Why an action of the first two phases, a pass or the glory phase is not possible (VH-5 to VH-7)."""

from __future__ import annotations

from gladsheim.core.errors import Refusal
from gladsheim.games.valhalla.refuse_position import Position
from gladsheim.games.valhalla.refuse_text import Asked
from gladsheim.games.valhalla.refuse_words import armies, identical, label, phase, spot

ENOUGH = 2
"""Armies that must surround a card to recruit it (VH-7.2)."""


def refuse_place(position: Position, asked: Asked) -> Refusal | None:
    """An army of the reserve for an open slot, in phase 1 (VH-6.1)."""
    if position.phase != 1:
        return Refusal(
            f"Armies are placed in {phase(1)} only; you are in {phase(position.phase)}.", ("VH-6.1", "VH-7.1")
        )
    return refuse_slot(position, asked.slot) or refuse_placing(position, asked.slot)


def refuse_slot(position: Position, slot: str) -> Refusal | None:
    """There must be such a slot (VH-4.1)."""
    if slot in position.slots:
        return None
    return Refusal(
        f"There is no slot {slot}: the {position.width} x {position.height} positions of Valhalla have"
        f" the slots {', '.join(position.slots)}.",
        ("VH-4.1",),
    )


def refuse_placing(position: Position, slot: str) -> Refusal | None:
    """An army in reserve, and a card beside the slot (VH-6.1, VH-4.5)."""
    if not position.reserve:
        return Refusal("You have no army in reserve to place.", ("VH-6.1",))
    if position.open(slot):
        return None
    return Refusal(f"Slot {slot} is not open: there is no card on either side of it.", ("VH-4.5", "VH-6.1"))


def can_place(position: Position) -> bool:
    """Whether any placement is possible."""
    return any(refuse_placing(position, slot) is None for slot in position.slots)


def refuse_recruit(position: Position, asked: Asked) -> Refusal | None:
    """A card of Valhalla, in phase 2 or after the first placement (VH-7)."""
    if position.phase > 2:
        return Refusal(
            f"Nobody recruits after phase 2; you are in {phase(position.phase)}.", ("VH-8.1", "VH-7.1")
        )
    if position.phase == 1 and not position.me["placed"]:
        return Refusal(
            "You recruit from the turn after the first placement of a cycle on;"
            " you have placed no army in this cycle.",
            ("VH-7.1", "VH-6.2"),
        )
    if asked.at not in position.market:
        return Refusal(
            f"There is no position {spot(asked.at)} in Valhalla; allowed: 0 to {position.width - 1},"
            f" then 0 to {position.height - 1}.",
            ("VH-4.1",),
        )
    return refuse_recruiting(position, asked.at)


def refuse_recruiting(position: Position, at: tuple[int, int]) -> Refusal | None:
    """A card there, surrounded, no twin of it held, and a price that can be paid (VH-7.2 to VH-7.5)."""
    card = position.market[at]
    if card is None:
        return Refusal(
            f"Position {spot(at)} is empty; it is filled after a glory phase.", ("VH-7.6", "VH-7.1")
        )
    own = position.surrounding(at)[position.turn]
    if own < ENOUGH:
        return Refusal(
            f"{label(card)} must be surrounded by {ENOUGH} of your armies at least;"
            f" there stand{'s' if own == 1 else ''} {armies(own)}.",
            ("VH-7.2",),
        )
    twin = next((one for one in position.zone(position.turn) if identical(one, card)), None)
    if twin is not None:
        return Refusal(
            f"You control {label(twin)}; nobody controls two identical cards.", ("VH-7.5", "VH-2.3")
        )
    due, away = position.price(at), position.in_valhalla(position.turn) - 1
    if due <= position.reserve + away:
        return None
    return Refusal(
        f"{label(card)} costs {armies(due)}; you can pay {position.reserve} of the reserve and {away} of"
        " Valhalla, where your last army stays.",
        ("VH-7.4", "VH-7.3"),
    )


def can_recruit(position: Position) -> bool:
    """Whether any recruitment is possible."""
    return any(refuse_recruiting(position, at) is None for at in position.market)


def refuse_pass(position: Position, asked: Asked) -> Refusal | None:
    """After the first placement or recruitment of the phase, and always in phase 3 (VH-5.4)."""
    if position.phase == 1 and not position.me["placed"]:
        return Refusal(
            "The first turn of a cycle is a placement; you pass in phase 1 only after it.",
            ("VH-5.4", "VH-6.2"),
        )
    if position.phase == 2 and not position.me["recruited"]:
        return Refusal("You pass in phase 2 only after recruiting once in this cycle.", ("VH-5.4", "VH-7.8"))
    if position.phase == 4:
        return Refusal("You were moved on to phase 4 and must do your glory phase now.", ("VH-5.6", "VH-5.4"))
    return None


def refuse_battle(position: Position, asked: Asked) -> Refusal | None:
    """A pass into the battle phase, by one who has recruited (VH-5.4)."""
    if position.phase != 2:
        return Refusal(
            f"You pass into the battle phase from {phase(2)} only; you are in {phase(position.phase)}.",
            ("VH-5.4",),
        )
    if position.me["recruited"]:
        return None
    return Refusal(
        "You pass into the battle phase only after recruiting once in this cycle.", ("VH-5.4", "VH-7.8")
    )


def refuse_skip(position: Position, asked: Asked) -> Refusal | None:
    """Only who can do nothing of the phase is unable (VH-5.3)."""
    if position.phase > 2:
        return Refusal(
            f"You declare yourself unable in phase 1 or 2; you are in {phase(position.phase)}.", ("VH-5.3",)
        )
    if position.phase == 1 and can_place(position):
        rules = ("VH-5.3",) if position.me["placed"] else ("VH-5.3", "VH-6.2")
        return Refusal("You are not unable: you can place an army.", rules)
    if position.phase == 1 and not position.me["placed"]:
        return None
    if position.phase == 2 and position.me["recruited"]:
        return Refusal("You are not unable: you have recruited in this cycle and may pass.", ("VH-5.3",))
    if can_recruit(position):
        return Refusal("You are not unable: you can recruit a card.", ("VH-5.3", "VH-7.8"))
    return None


def refuse_glory(position: Position, asked: Asked) -> Refusal | None:
    """After a turn of phase 3 in this cycle, or forced (VH-5.7, VH-5.6)."""
    if position.phase == 4 or (position.phase == 3 and position.me["fought"]):
        return None
    if position.phase == 3:
        return Refusal(
            "You do your glory phase only after a turn in phase 3 of this cycle; this is the first.",
            ("VH-5.7",),
        )
    return Refusal(
        f"Phase 4 (glory) follows phase 3 (battle); you are in {phase(position.phase)}.", ("VH-5.2", "VH-5.7")
    )
