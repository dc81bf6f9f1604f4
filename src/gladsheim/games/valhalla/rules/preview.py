"""Points that an action certainly gains its player at once (when nobody can stop it any more)."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valhalla import acts
from gladsheim.games.valhalla.acts import FIRST_SHIFT, LOW, SECOND_SHIFT, WORD_SHIFT
from gladsheim.games.valhalla.pieces import ACE, EXCUSE
from gladsheim.games.valhalla.record import HELD, NONE, RANK, SYMBOLS, Valhalla
from gladsheim.games.valhalla.rules.glory import matches
from gladsheim.games.valhalla.rules.maps import list_cells
from gladsheim.games.valhalla.rules.uses.favour import added_points
from gladsheim.games.valhalla.rules.value import glory_of, value
from gladsheim.games.valhalla.rules.zone import holder, place_of, ready

SCORING = frozenset((acts.SCORE, acts.GLORY_ACE, acts.GLORY, acts.ACE, acts.LOCATION))
"""Words of the actions that can gain points at once."""


@kernel
def may_be_stopped(s: Valhalla) -> bool:
    """Return whether a rival has the Excuse (VH-8.7)."""
    for seat in range(s.players):
        if seat != s.turn and holder(s, seat, EXCUSE) >= 0:
            return True
    return False


@kernel
def location_points(s: Valhalla, seat: int, card: int, cell: int) -> int:
    """Return the points of a new location (VH-8.32, VH-8.33); the state is the same afterwards."""
    land, owner, armies = s.land[cell], s.owner[cell], s.armies[cell]
    # Enemies on the cell: no points, whatever comes of the fight (VH-8.33).
    if land >= 0 and armies > 0 and owner != seat:
        return 0
    # Laid for a moment: values are taken on the new landscape (VH-8.32).
    s.land[cell] = card
    s.armies[cell] = armies + s.bound[place_of(s, seat, card)]
    s.owner[cell] = seat if s.armies[cell] > 0 else NONE
    list_cells(s)
    # A neighbour scores beside an added location, not beside one that replaces another (VH-8.33).
    found = added_points(s, seat, card, cell) if land < 0 else value(s, cell, seat)
    s.land[cell] = land
    s.owner[cell] = owner
    s.armies[cell] = armies
    list_cells(s)
    return found


@kernel
def turned_symbols(s: Valhalla) -> int:
    """Return the symbols of the aces turned in this glory phase."""
    symbols = 0
    for at in range(s.ace_count):
        symbols |= SYMBOLS[s.aces[at]]
    return symbols


@kernel
def other_ace(s: Valhalla, seat: int, card: int) -> bool:
    """Return whether an ace besides this one can still be turned before the scoring."""
    for at in range(seat * HELD, seat * HELD + s.zone_count[seat]):
        other = s.zone[at]
        if other != card and RANK[other] == ACE and ready(s, at) and matches(s, seat, other):
            return True
    return False


@kernel
def points(s: Valhalla, code: int) -> int:
    """Return the points that an action certainly gains at once. The state is the same afterwards."""
    word = code >> WORD_SHIFT
    first, second = (code >> FIRST_SHIFT) & LOW, (code >> SECOND_SHIFT) & LOW
    seat = s.turn
    if word in (acts.SCORE, acts.GLORY_ACE):
        # While another ace can be turned the scoring is not sure to follow at once.
        if word == acts.GLORY_ACE and other_ace(s, seat, first):
            return 0
        return glory_of(s, seat, turned_symbols(s) | (SYMBOLS[first] if word == acts.GLORY_ACE else 0))
    if word == acts.GLORY:
        return 0 if other_ace(s, seat, NONE) else glory_of(s, seat, 0)
    # A rival's Excuse may still stop these, so nothing is sure (VH-8.7).
    if word in (acts.ACE, acts.LOCATION) and not may_be_stopped(s):
        if word == acts.ACE:
            return value(s, second, seat)
        return location_points(s, seat, first, second)
    return 0
