"""Phases 1 and 2: armies into Valhalla, cards out of it (VH-6, VH-7)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valhalla import acts, kinds, notes, stages
from gladsheim.games.valhalla.record import HELD, NONE, SEATS, Valhalla
from gladsheim.games.valhalla.rules.maps import in_valhalla, is_open, places, slot_count, surrounding
from gladsheim.games.valhalla.rules.menu import offer
from gladsheim.games.valhalla.rules.zone import add_to_zone, has_twin, throw_away

# Armies that must surround a card (VH-7.2); the price before a lead is taken off (VH-7.3).
FEWEST_AROUND = 2
FULL_PRICE = 2


@kernel
def offer_places(s: Valhalla, seat: int) -> None:
    """Offer slots that an army may go to (VH-6.1)."""
    if s.reserve[seat] > 0:
        for slot in range(slot_count(s)):
            if is_open(s, slot):
                offer(s, acts.PLACE, slot, 0, 0)


@kernel
def place(s: Valhalla, seat: int, slot: int) -> None:
    """Move an army from the reserve to a slot."""
    s.reserve[seat] -= 1
    s.slots[slot * SEATS + seat] += 1
    s.placed[seat] = 1
    note(s, notes.PLACED, seat, slot, 0, 0)


@kernel
def price(s: Valhalla, position: int, seat: int) -> int:
    """Return the number of armies that a card costs (VH-7.3)."""
    own = surrounding(s, position, seat)
    rival = 0
    # The strongest rival counts, not all together: 4 own, rivals 3 and 4 make the price 2 (VH-7.3).
    for other in range(s.players):
        if other != seat:
            rival = max(rival, surrounding(s, position, other))
    return max(0, FULL_PRICE - (own - rival))


@kernel
def offer_recruits(s: Valhalla, seat: int) -> None:
    """Offer cards that a seat can recruit (VH-7.2 to VH-7.5)."""
    away = in_valhalla(s, seat)
    # With fewer armies in all no card has two around it.
    if away < FEWEST_AROUND:
        return
    # The last army in Valhalla may not pay (VH-7.4).
    purse = s.reserve[seat] + away - 1
    for position in range(places(s)):
        card = s.market[position]
        if card < 0 or surrounding(s, position, seat) < FEWEST_AROUND:
            continue
        # An identical card bars its twin, even as a replacement (ruling of VH-7.5).
        if not has_twin(s, seat, card) and purse >= price(s, position, seat):
            offer(s, acts.RECRUIT, position, 0, 0)


@kernel
def recruit(s: Valhalla, seat: int, position: int) -> None:
    """Move a card into the control zone; its price is still to be paid (VH-7.6)."""
    # Counted before anything moves (VH-7.3).
    due = price(s, position, seat)
    card = s.market[position]
    note(s, notes.RECRUITED, seat, card, position, due)
    # No more placements in this cycle (VH-7.1).
    enter_phase(s, seat, 2)
    s.recruited[seat] = 1
    # Empty until the next refill (VH-7.6).
    s.market[position] = NONE
    add_to_zone(s, seat, card)
    s.kind = kinds.RECRUIT
    s.card = card
    s.due = due
    s.stage = stages.PAY


@kernel
def enter_phase(s: Valhalla, seat: int, phase: int) -> None:
    """Move the phase marker of a seat on, if it is not there."""
    if s.phase[seat] != phase:
        s.phase[seat] = phase
        note(s, notes.PHASE, seat, phase, 0, 0)


@kernel
def offer_payments(s: Valhalla, seat: int) -> None:
    """Offer the places from which an army may be bound to the card (VH-7.4)."""
    if s.reserve[seat] > 0:
        offer(s, acts.PAY_RESERVE, 0, 0, 0)
    # The last army in Valhalla may not be taken (VH-7.4).
    if in_valhalla(s, seat) > 1:
        for slot in range(slot_count(s)):
            if s.slots[slot * SEATS + seat] > 0:
                offer(s, acts.PAY, slot, 0, 0)


@kernel
def pay(s: Valhalla, seat: int, slot: int) -> None:
    """Bind one army to the new card, from a slot or (-1) the reserve."""
    if slot == notes.FROM_RESERVE:
        s.reserve[seat] -= 1
    else:
        s.slots[slot * SEATS + seat] -= 1
    # The new card came last into the control zone.
    s.bound[seat * HELD + s.zone_count[seat] - 1] += 1
    s.due -= 1
    note(s, notes.BOUND, seat, s.card, slot, 0)


@kernel
def offer_drops(s: Valhalla, seat: int) -> None:
    """Offer cards that can make room for the new one, which is the last (VH-7.7)."""
    for at in range(seat * HELD, seat * HELD + s.zone_count[seat] - 1):
        offer(s, acts.DROP, s.zone[at], 0, 0)


@kernel
def drop(s: Valhalla, seat: int, card: int) -> None:
    """Drop a card to make room."""
    # Its armies come home now, too late to pay for the new card (ruling of VH-7.7).
    throw_away(s, seat, card)


@kernel
def after_payment(s: Valhalla, seat: int) -> bool:
    """Return whether the turn is over: the price is paid and the zone not too full."""
    if s.due > 0:
        return False
    # HELD is one more than the four cards that may stay (VH-7.7).
    if s.zone_count[seat] == HELD:
        s.stage = stages.DROP
        return False
    return True
