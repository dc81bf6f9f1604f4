"""Battle phase, phase 3: the possible uses of a control card (VH-8)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valhalla import acts, kinds, notes, stages
from gladsheim.games.valhalla.pieces import ACE, CROWN, EVENT, EXCUSE, KINDS, LOCATION, PAWN, PERSON
from gladsheim.games.valhalla.record import HELD, RANK, STEPS_AROUND, TYPE, Valhalla
from gladsheim.games.valhalla.rules.maps import share
from gladsheim.games.valhalla.rules.menu import offer
from gladsheim.games.valhalla.rules.recruit import enter_phase
from gladsheim.games.valhalla.rules.uses.favour import lay_location, offer_locations, score
from gladsheim.games.valhalla.rules.uses.plan import carry_out, lay_out, leads_to, offer_musters
from gladsheim.games.valhalla.rules.value import value
from gladsheim.games.valhalla.rules.zone import holder, place_of, ready, throw_away, use_up
from gladsheim.games.valhalla.rulings import ACE_ANY_TURN, EXCUSE_ANY_TURN

ASK_BITS, ASK_MASK = 4, 15
"""Packing of a list of seats in one number: the first seat plus one in the lowest bits, and so on."""
REFRESHING = 2
"""Number of armies that a refresh binds."""


@kernel
def offer_uses(s: Valhalla, seat: int) -> None:
    """Offer all present uses of a seat's control cards (VH-8.1)."""
    for at in range(seat * HELD, seat * HELD + s.zone_count[seat]):
        card = s.zone[at]
        # `% KINDS`: both copies of a card have the same number below KINDS (VH-2.3).
        if card % KINDS == EXCUSE:
            offer_discards(s, seat, card)
        elif ready(s, at):
            offer_card(s, seat, card)
        # Not ready and not used means face down, after two uses: a refresh makes it upright (VH-8.2, VH-8.5).
        elif not s.used[at] and s.reserve[seat] >= REFRESHING:
            offer(s, acts.REFRESH, card, 0, 0)


@kernel
def offer_card(s: Valhalla, seat: int, card: int) -> None:
    """Offer the uses of a ready card."""
    kind = TYPE[card]
    # A card of two types is offered as each of them: its owner chooses at every use (VH-2.4).
    if kind & EVENT and can_deploy(s, seat, card):
        offer(s, acts.EVENT, card, 0, 0)
    if kind & PERSON:
        if RANK[card] == CROWN:
            offer_leaders(s, card)
        elif can_march(s, seat, card):
            offer(s, acts.PERSON, card, 0, 0)
    if kind & LOCATION:
        offer_locations(s, card)
    if RANK[card] == ACE:
        offer_ace(s, seat, card)


@kernel
def offer_ace(s: Valhalla, seat: int, card: int) -> None:
    """Offer the locations that a ready ace can score (VH-8.6)."""
    for at in range(s.cell_count):
        cell = s.cells[at]
        if s.owner[cell] == seat and share(card, s.land[cell]):
            offer(s, acts.ACE, card, cell, 0)


@kernel
def offer_early(s: Valhalla, seat: int) -> None:
    """Offer the uses of control cards that readings allow before the battle phase (E-5.2 to E-5.4)."""
    for at in range(seat * HELD, seat * HELD + s.zone_count[seat]):
        card = s.zone[at]
        if card % KINDS == EXCUSE:
            if s.rulings & EXCUSE_ANY_TURN:
                offer_discards(s, seat, card)
        elif RANK[card] == ACE and s.rulings & ACE_ANY_TURN and ready(s, at):
            offer_ace(s, seat, card)


@kernel
def can_deploy(s: Valhalla, seat: int, card: int) -> bool:
    """Return whether an event has a first step."""
    if s.reserve[seat] == 0:
        return False
    # Pawn and court events reach locations of rank 2 to 9 only (VH-8.11).
    small = PAWN <= RANK[card] < CROWN
    for at in range(s.cell_count):
        land = s.land[s.cells[at]]
        if share(card, land) and not (small and RANK[land] >= PAWN):
            return True
    return False


@kernel
def can_march(s: Valhalla, seat: int, card: int) -> bool:
    """Return whether a leader that is no crown has a first step."""
    # Crowns are asked for in `offer_leaders`, so what is not 2 to 9 is a pawn or a court.
    small = RANK[card] >= PAWN
    for at in range(s.cell_count):
        cell = s.cells[at]
        if s.owner[cell] == seat and (not small or share(card, s.land[cell])):
            for step in STEPS_AROUND:
                goal = cell + step
                if s.land[goal] >= 0 and leads_to(s, card, s.land[cell], s.land[goal]):
                    return True
    return False


@kernel
def offer_leaders(s: Valhalla, card: int) -> None:
    """Offer destinations at which a crown can gather at least one army (VH-8.22)."""
    for at in range(s.cell_count):
        dest = s.cells[at]
        if share(card, s.land[dest]):
            # The plan's own fields serve to try it out: the musters are counted and taken off the menu again.
            lay_out(s, kinds.PERSON, card, dest)
            before = s.menu_count
            offer_musters(s)
            found = s.menu_count > before
            s.menu_count = before
            if found:
                offer(s, acts.LEADER, card, dest, 0)
    clear_plan(s)


@kernel
def clear_plan(s: Valhalla) -> None:
    """Clear the pending event."""
    s.kind = s.card = s.due = s.ask = 0
    s.dest = s.origin = -1
    s.left = s.free_kill = 0
    # Wiped, so that equal games have equal records.
    for at in range(s.step_count):
        s.steps[at] = 0
    s.step_count = 0


@kernel
def offer_discards(s: Valhalla, seat: int, card: int) -> None:
    """Offer cards of rivals that the Excuse can discard (VH-8.8)."""
    for other in range(s.players):
        if other != seat:
            # Any card, ready or used (VH-8.8).
            for at in range(other * HELD, other * HELD + s.zone_count[other]):
                offer(s, acts.DISCARD, card, other, s.zone[at])


@kernel
def fight(s: Valhalla, seat: int) -> None:
    """Announce an action of the battle phase (VH-5.7, VH-8.1)."""
    # At the announcement: it holds even if the Excuse stops the use (VH-5.7, VH-8.1).
    enter_phase(s, seat, 3)
    s.fought[seat] = 1


@kernel
def announce(s: Valhalla, seat: int, kind: int, card: int, dest: int) -> None:
    """Announce a use; events and personalities are planned step by step."""
    note(s, notes.ANNOUNCED, seat, card, kind, dest)
    # An ace is free: it moves the marker, but is no turn of the battle phase by itself (VH-5.7, VH-8.6);
    # by a reading it does not even move the marker (E-5.3).
    if kind != kinds.ACE:
        fight(s, seat)
    elif not s.rulings & ACE_ANY_TURN:
        enter_phase(s, seat, 3)
    lay_out(s, kind, card, dest)
    s.stage = stages.PLAN


@kernel
def ask_rivals(s: Valhalla) -> None:
    """Ask rivals with the Excuse, in turn order, once the plan is complete (VH-8.7)."""
    s.ask = 0
    # Backwards: the seat next in turn order ends up in the lowest bits.
    for ahead in range(s.players - 1, 0, -1):
        other = (s.turn + ahead) % s.players
        if holder(s, other, EXCUSE) >= 0:
            s.ask = s.ask << ASK_BITS | (other + 1)
    s.stage = stages.EXCUSE


@kernel
def excuse(s: Valhalla, seat: int, card: int) -> None:
    """Stop a rival's use: nothing of it happens, and the rival's turn is over."""
    note(s, notes.EXCUSED, seat, s.turn, s.card, card)
    # Used, without a use more (VH-8.7).
    s.used[place_of(s, s.turn, s.card)] = 1
    # A stopped ace counts as a battle turn as well (VH-5.7), but in phase 3 alone (E-5.3).
    if s.phase[s.turn] == 3:
        s.fought[s.turn] = 1
    throw_away(s, seat, card)


@kernel
def perform(s: Valhalla, seat: int) -> None:
    """Carry the use out."""
    card = s.card
    note(s, notes.USED, seat, card, s.kind, 0)
    # A location leaves the control zone for good: it has no uses to count (VH-8.30).
    if s.kind == kinds.LOCATION:
        lay_location(s, seat, card, s.dest)
        return
    if s.kind == kinds.ACE:
        score(s, seat, value(s, s.dest, seat), notes.BY_ACE)
    else:
        carry_out(s)
    use_up(s, place_of(s, seat, card))


@kernel
def refresh(s: Valhalla, seat: int, card: int) -> None:
    """Bind two armies to a face-down card, which is then upright again (VH-8.5)."""
    fight(s, seat)
    at = place_of(s, seat, card)
    s.reserve[seat] -= REFRESHING
    s.bound[at] += REFRESHING
    # Upright, but used: it serves again from the next cycle on (VH-8.5).
    s.uses[at] = 0
    s.used[at] = 1
    note(s, notes.REFRESHED, seat, card, 0, 0)


@kernel
def discard_rival(s: Valhalla, seat: int, own: int, rival: int, card: int) -> None:
    """Discard a rival's card, and the Excuse (VH-8.8)."""
    # By a reading the marker stays, so that this is a turn of the battle phase only there (E-5.4).
    if s.phase[seat] == 3 or not s.rulings & EXCUSE_ANY_TURN:
        fight(s, seat)
    note(s, notes.EXCUSE_DISCARD, seat, rival, card, 0)
    # The rival's card first: the order of the discard pile decides the next shuffle (VH-12.3).
    throw_away(s, rival, card)
    throw_away(s, seat, own)
