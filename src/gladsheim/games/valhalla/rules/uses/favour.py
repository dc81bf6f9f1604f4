"""Locations that are added to the landscape or replace one in it: Odin's favour (VH-8.30 to VH-8.34)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valhalla import acts, notes
from gladsheim.games.valhalla.pieces import KINDS
from gladsheim.games.valhalla.record import NONE, SIDE, STEPS_AROUND, Valhalla
from gladsheim.games.valhalla.rules.maps import beside, fits, list_cells
from gladsheim.games.valhalla.rules.menu import offer
from gladsheim.games.valhalla.rules.uses.combat import ArmyPlaces, Attack, battle
from gladsheim.games.valhalla.rules.value import value
from gladsheim.games.valhalla.rules.zone import place_of, remove_from_zone, to_discard

# Fewest cards on the landscape (VH-8.33); with five and six players it has more from the start.
FEWEST_TO_REPLACE = 5


@kernel
def offer_locations(s: Valhalla, card: int) -> None:
    """Offer cells for a location: free ones that fit, or any if there are five cards."""
    for at in range(s.cell_count):
        if s.cell_count >= FEWEST_TO_REPLACE:
            offer(s, acts.LOCATION, card, s.cells[at], 0)
    # Cells are in reading order: free neighbours lie at most a row before the first or after the last.
    first = s.cells[0] - SIDE
    last = s.cells[s.cell_count - 1] + SIDE
    for cell in range(first, last + 1):
        if s.land[cell] < 0 and beside(s, cell) and fits(s, cell):
            offer(s, acts.LOCATION, card, cell, 0)


@kernel
def score(s: Valhalla, seat: int, points: int, why: int) -> None:
    """Add points to a seat."""
    s.score[seat] += points
    note(s, notes.POINTS, seat, points, why, 0)


@kernel
def lay_location(s: Valhalla, seat: int, card: int, cell: int) -> None:
    """Move the card from the control zone into the landscape for good."""
    armies = remove_from_zone(s, seat, place_of(s, seat, card))
    if s.land[cell] < 0:
        add(s, seat, card, cell, armies)
    else:
        replace(s, seat, card, cell, armies)


@kernel
def add(s: Valhalla, seat: int, card: int, cell: int, armies: int) -> None:
    """Add a new location, which scores (VH-8.32)."""
    s.land[cell] = card
    s.armies[cell] = armies
    s.owner[cell] = seat if armies > 0 else NONE
    # Before the scoring, which sees the new card and its armies in place (VH-8.32).
    list_cells(s)
    note(s, notes.LOCATION_ADDED, seat, card, cell, armies)
    score(s, seat, added_points(s, seat, card, cell), notes.BY_ODIN)


@kernel
def added_points(s: Valhalla, seat: int, card: int, cell: int) -> int:
    """Return the score of a new location for its holder, and of its best neighbour (VH-8.32)."""
    best = 0
    for step in STEPS_AROUND:
        other = cell + step
        # With two decktets the twin of the new card does not score beside it (VH-8.32).
        if s.land[other] >= 0 and s.owner[other] == seat and s.land[other] % KINDS != card % KINDS:
            best = max(best, value(s, other, seat))
    return value(s, cell, seat) + best


@kernel
def replace(s: Valhalla, seat: int, card: int, cell: int, armies: int) -> None:
    """Replace a location with another (VH-8.33)."""
    note(s, notes.LOCATION_REPLACED, seat, card, cell, s.land[cell])
    to_discard(s, s.land[cell])
    s.land[cell] = card
    defender, defenders = s.owner[cell], s.armies[cell]
    # Enemies count as present when the card is played, even if none is left in the end (VH-8.33).
    if defenders == 0 or defender == seat:
        s.armies[cell] += armies
        s.owner[cell] = seat if s.armies[cell] > 0 else NONE
        score(s, seat, value(s, cell, seat), notes.BY_ODIN)
        return
    # Half of them stay, rounded down; then one against one, without terrain (VH-8.33, VH-9.2).
    half = defenders // 2
    s.reserve[defender] += defenders - half
    note(s, notes.HALVED, cell, defenders, half, defender)
    s.armies[cell] = half
    battle(s, ArmyPlaces(s.owner, s.armies, s.reserve), cell, Attack(seat, armies, 0, 0))
