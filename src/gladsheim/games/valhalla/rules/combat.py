"""Armies that arrive, fight and fall, on the planned landscape (VH-9)."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valhalla.pieces import CROWN
from gladsheim.games.valhalla.record import LEVEL, NONE, RANK, Valhalla
from gladsheim.games.valhalla.rules.notes import BATTLE, BATTLE_LOSSES, note


@kernel
def higher(s: Valhalla, cell: int, other: int) -> bool:
    """Whether a cell lies higher than another; next to a crown nobody does (VH-9.3)."""
    here, there = s.land[cell], s.land[other]
    # A crown is level with every rank, pawns and courts included (ruling of VH-9.3).
    if RANK[here] == CROWN or RANK[there] == CROWN:
        return False
    return LEVEL[here] > LEVEL[there]


@kernel
def enemy_on(s: Valhalla, cell: int, seat: int) -> bool:
    """Whether somebody else holds a cell."""
    return s.plan_armies[cell] > 0 and s.plan_owner[cell] != seat


@kernel
def arrive(s: Valhalla, cell: int, count: int, terrain: int, crown: int) -> None:
    """So many armies of the active seat come to a cell, and fight if an enemy stands there.

    `terrain` and `crown` are the armies that the attacker and the defender lose before the
    others fight one against one (VH-9.4). Fallen armies go home.
    """
    seat = s.turn
    if not enemy_on(s, cell, seat):
        s.plan_owner[cell] = seat
        s.plan_armies[cell] += count
        return
    defender, defenders = s.plan_owner[cell], s.plan_armies[cell]
    # Both at once: the crown removes its army even if the terrain fells all attackers (VH-9.4, VH-9.5).
    attack = max(0, count - terrain)
    defence = max(0, defenders - crown)
    fallen = min(attack, defence)
    attack -= fallen
    defence -= fallen
    s.plan_reserve[seat] += count - attack
    s.plan_reserve[defender] += defenders - defence
    # A note has four numbers, so two share one: there are never more than 12 armies.
    note(s, BATTLE, cell, defender, count | defenders << 8, terrain | crown << 1)
    note(s, BATTLE_LOSSES, attack, defence, 0, 0)
    if attack > 0:
        s.plan_owner[cell] = seat
        s.plan_armies[cell] = attack
    else:
        s.plan_armies[cell] = defence
        # Where both sides fell the place is nobody's (VH-9.1).
        if defence == 0:
            s.plan_owner[cell] = NONE


@kernel
def leave(s: Valhalla, cell: int, count: int) -> None:
    """Armies leave a cell of their owner."""
    s.plan_armies[cell] -= count
    if s.plan_armies[cell] == 0:
        s.plan_owner[cell] = NONE
