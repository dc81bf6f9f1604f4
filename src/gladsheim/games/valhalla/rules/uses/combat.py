"""Armies that arrive, fight and fall (VH-9)."""

from typing import NamedTuple

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valhalla import notes
from gladsheim.games.valhalla.pieces import CROWN
from gladsheim.games.valhalla.record import LEVEL, NONE, RANK, Ints, Valhalla


class ArmyPlaces(NamedTuple):
    """The armies of the landscape, real or planned: the holder of each cell, the armies there, and the
    reserves.
    """

    owner: Ints
    armies: Ints
    reserve: Ints


class Attack(NamedTuple):
    """Armies that come to a cell on which an enemy stands."""

    seat: int
    armies: int
    terrain: int
    """Number of its armies that fall before the others fight: 1 uphill."""
    crown: int
    """Number of the defender's armies that fall so: 1 to a crown."""


@kernel
def higher(s: Valhalla, cell: int, other: int) -> bool:
    """Return whether a cell is higher than another; next to a crown none is (VH-9.3)."""
    here, there = s.land[cell], s.land[other]
    # A crown is level with every rank, pawns and courts included (ruling of VH-9.3).
    if RANK[here] == CROWN or RANK[there] == CROWN:
        return False
    return LEVEL[here] > LEVEL[there]


@kernel
def enemy_on(s: Valhalla, cell: int, seat: int) -> bool:
    """Return whether another seat holds a cell."""
    return s.plan_armies[cell] > 0 and s.plan_owner[cell] != seat


@kernel
def arrive(s: Valhalla, cell: int, count: int, terrain: int, crown: int) -> None:
    """Move `count` armies of the active seat to a planned cell, where they fight an enemy."""
    if enemy_on(s, cell, s.turn):
        planned = ArmyPlaces(s.plan_owner, s.plan_armies, s.plan_reserve)
        battle(s, planned, cell, Attack(s.turn, count, terrain, crown))
    else:
        s.plan_owner[cell] = s.turn
        s.plan_armies[cell] += count


@kernel
def battle(s: Valhalla, ground: ArmyPlaces, cell: int, attack: Attack) -> None:
    """Fight a battle on a cell, one army against one; the fallen return to their reserves (VH-9.4)."""
    defender, defenders = ground.owner[cell], ground.armies[cell]
    # Both at once: the crown removes its army even if the terrain fells all attackers (VH-9.4, VH-9.5).
    attackers = max(0, attack.armies - attack.terrain)
    guards = max(0, defenders - attack.crown)
    fallen = min(attackers, guards)
    attackers -= fallen
    guards -= fallen
    ground.reserve[attack.seat] += attack.armies - attackers
    ground.reserve[defender] += defenders - guards
    # There is a battle to tell of only if both sides have armies.
    if attack.armies > 0 and defenders > 0:
        # A note has four numbers, so two share one: there are never more than 12 armies.
        note(
            s,
            notes.BATTLE,
            cell,
            defender,
            attack.armies | defenders << 8,
            attack.terrain | attack.crown << 1,
        )
        note(s, notes.BATTLE_LOSSES, attackers, guards, 0, 0)
    ground.armies[cell] = attackers + guards
    if attackers > 0:
        ground.owner[cell] = attack.seat
    elif guards == 0:
        # Where both sides fell the place is nobody's (VH-9.1).
        ground.owner[cell] = NONE


@kernel
def leave(s: Valhalla, cell: int, count: int) -> None:
    """Remove armies of their owner from a cell."""
    s.plan_armies[cell] -= count
    if s.plan_armies[cell] == 0:
        s.plan_owner[cell] = NONE
