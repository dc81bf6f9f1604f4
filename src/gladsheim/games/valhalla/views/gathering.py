"""Numbers of the players and the landscape, gathered by a kernel in one call."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valhalla.record import HELD, NONE, SIDE, Ints, Valhalla

OF_TABLE, OF_PLAYER, OF_CARD, OF_LOCATION = 7, 9, 4, 5
"""Lengths of the table, of a player without cards, of a card in a control zone, and of a location."""


@kernel
def gather(s: Valhalla, out: Ints) -> int:
    """Write the table, all players, and all locations; return how many numbers."""
    out[0] = s.turn
    out[1] = s.stage
    out[2] = s.width
    out[3] = s.pass_run
    out[4] = s.glories
    out[5] = s.draw_count
    out[6] = s.discard_count
    count = OF_TABLE
    for seat in range(s.players):
        count = _gather_player(s, seat, out, count)
    return _gather_landscape(s, out, count)


@kernel
def _gather_player(s: Valhalla, seat: int, out: Ints, count: int) -> int:
    """Write a player, the number of cards last, then the cards; return how many numbers there are now."""
    held = s.zone_count[seat]
    out[count] = s.reserve[seat]
    out[count + 1] = s.score[seat]
    out[count + 2] = s.cycle[seat]
    out[count + 3] = s.phase[seat]
    out[count + 4] = s.placed[seat]
    out[count + 5] = s.recruited[seat]
    out[count + 6] = s.fought[seat]
    out[count + 7] = s.stalled[seat]
    out[count + 8] = held
    count += OF_PLAYER
    for at in range(seat * HELD, seat * HELD + held):
        out[count] = s.zone[at]
        out[count + 1] = s.uses[at]
        out[count + 2] = s.used[at]
        out[count + 3] = s.bound[at]
        count += OF_CARD
    return count


@kernel
def _gather_landscape(s: Valhalla, out: Ints, count: int) -> int:
    """Write place, card, owner (or NONE) and armies of each location, by y, then x."""
    left, top = s.corner_x, s.corner_y
    for number in range(s.cell_count):
        cell = s.cells[number]
        armies = s.armies[cell]
        out[count] = left + cell % SIDE
        out[count + 1] = top + cell // SIDE
        out[count + 2] = s.land[cell]
        out[count + 3] = s.owner[cell] if armies > 0 else NONE
        out[count + 4] = armies
        count += OF_LOCATION
    return count
