"""Control zones: their cards, and the removal of cards (VH-7.7, VH-8.2)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valhalla import notes
from gladsheim.games.valhalla.pieces import KINDS
from gladsheim.games.valhalla.record import HELD, NONE, Valhalla


@kernel
def place_of(s: Valhalla, seat: int, card: int) -> int:
    """Return the index of a card in a control zone, counted over all zones; -1 without it."""
    for at in range(seat * HELD, seat * HELD + s.zone_count[seat]):
        if s.zone[at] == card:
            return at
    return NONE


@kernel
def has_twin(s: Valhalla, seat: int, card: int) -> bool:
    """Return whether a seat controls a card identical to this one (VH-7.5)."""
    for at in range(seat * HELD, seat * HELD + s.zone_count[seat]):
        if s.zone[at] % KINDS == card % KINDS:
            return True
    return False


@kernel
def ready(s: Valhalla, at: int) -> bool:
    """Return whether the card at an index may be used (VH-8.2)."""
    return not s.used[at] and s.uses[at] < 2


@kernel
def use_up(s: Valhalla, at: int) -> None:
    """Count one more use, and allow no other until the next cycle."""
    s.uses[at] += 1
    s.used[at] = 1


@kernel
def add_to_zone(s: Valhalla, seat: int, card: int) -> None:
    """Add a card to a control zone: upright, ready, without armies (VH-7.6)."""
    at = seat * HELD + s.zone_count[seat]
    s.zone[at] = card
    s.uses[at] = s.used[at] = s.bound[at] = 0
    s.zone_count[seat] += 1


@kernel
def remove_from_zone(s: Valhalla, seat: int, at: int) -> int:
    """Remove a card from its control zone; return the armies bound to it, which are then nowhere."""
    armies = s.bound[at]
    s.zone_count[seat] -= 1
    last = seat * HELD + s.zone_count[seat]
    # The others move up: a zone keeps the order of recruiting (VH-14.1).
    for to in range(at, last):
        s.zone[to] = s.zone[to + 1]
        s.uses[to] = s.uses[to + 1]
        s.used[to] = s.used[to + 1]
        s.bound[to] = s.bound[to + 1]
    s.zone[last] = NONE
    s.uses[last] = s.used[last] = s.bound[last] = 0
    return armies


@kernel
def to_discard(s: Valhalla, card: int) -> None:
    """Put a card on the discard pile."""
    s.discard[s.discard_count] = card
    s.discard_count += 1


@kernel
def throw_away(s: Valhalla, seat: int, card: int) -> None:
    """Discard a control card; its armies return to the reserve (VH-7.7)."""
    # Armies are never lost: those bound to it go to the reserve (VH-2.1).
    armies = remove_from_zone(s, seat, place_of(s, seat, card))
    s.reserve[seat] += armies
    to_discard(s, card)
    note(s, notes.DROPPED, seat, card, armies, 0)


@kernel
def holder(s: Valhalla, seat: int, kind: int) -> int:
    """Return the card of a kind (either copy) that a seat controls; -1 without one."""
    for at in range(seat * HELD, seat * HELD + s.zone_count[seat]):
        if s.zone[at] % KINDS == kind:
            return s.zone[at]
    return NONE
