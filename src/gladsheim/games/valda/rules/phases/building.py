"""Building phase, and structures that cards build (VA-7)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valda import acts, frames, notes
from gladsheim.games.valda.pieces import BUILD, Window
from gladsheim.games.valda.record import NO_CARD, NOBODY, Valda
from gladsheim.games.valda.rules.piles import can_yield, draw, put_under, take_in
from gladsheim.games.valda.rules.stack import clockwise, offer, push, step
from gladsheim.games.valda.rules.standing import (
    add_temple,
    affordable,
    has_room,
    lock_bonus,
    pay,
    temple_follower,
)
from gladsheim.games.valda.rules.windows import offer_free_weapons, open_window

_BUILD = int(Window.BUILD)
BUILDINGS = 9


@kernel
def begin_build(s: Valda) -> None:
    """Begin the building phase."""
    s.phase = BUILD
    note(s, notes.PHASE_STARTED, s.active, BUILD, 0, 0)
    step(s, frames.BUILD)


@kernel
def offer_buildings(s: Valda) -> bool:
    """Offer structures; return False if the limit is reached, and the phase closes (VA-7.1, VA-7.2)."""
    if s.builds >= s.build_limit:
        return False
    seat = s.active
    for what in range(BUILDINGS):
        if affordable(s, seat, what) and has_room(s, seat, what):
            offer(s, acts.BUILD, what, 0)
    offer(s, acts.END, 0, 0)
    offer_free_weapons(s, seat)
    s.turn = seat
    return True


@kernel
def leave_building(s: Valda) -> None:
    """End the building phase."""
    s.depth -= 1
    step(s, frames.BEGIN_ATTACK)


@kernel
def declare(s: Valda, what: int) -> None:
    """Declare a structure; Backstab may stop the last one (VA-7.3, VA-12.7)."""
    s.planned = what
    s.stopped = 0
    step(s, frames.DO_BUILD)
    # An earlier structure is not known to be the last one (VA-12.7).
    if s.builds + 1 == s.build_limit:
        open_window(s, _BUILD, clockwise(s, s.active, s.active), NO_CARD)


@kernel
def do_build(s: Valda) -> None:
    """Pay for the structure and place it, unless it was negated; the option is used up."""
    what = s.planned
    stopped = s.stopped
    s.planned = NOBODY
    s.stopped = 0
    # A negated structure uses the option up as well (VA-12.7).
    s.builds += 1
    if stopped:
        # `stopped` is the seat plus one.
        note(s, notes.STRUCTURE_NEGATED, s.active, what, stopped - 1, 0)
    elif affordable(s, s.active, what) and has_room(s, s.active, what):
        # In a game nothing comes between declaring and building; a document may say otherwise.
        pay(s, s.active, what)
        place(s, s.active, what)


@kernel
def place(s: Valda, seat: int, what: int) -> None:
    """Place a structure; a temple brings a follower, lock bonus and god card (VA-7.3)."""
    note(s, notes.STRUCTURE_BUILT, seat, what, 0, 0)
    if what == 0:
        s.mines[seat] += 1
    elif what == 1:
        s.drills[seat] += 1
    else:
        god = what - 2
        add_temple(s, seat, god)
        # In this order, and no further once a race is won (VA-7.3, VA-14.2).
        temple_follower(s, seat)
        if s.winner < 0:
            lock_bonus(s, seat, god)
        if s.winner < 0:
            push(s, frames.GOD_CARD, seat, god, 0, 0)


@kernel
def build_now(s: Valda, seat: int, what: int, priced: int) -> None:
    """Build a mine or a drill by a card, if possible (VA-13)."""
    if has_room(s, seat, what) and (not priced or affordable(s, seat, what)):
        if priced:
            pay(s, seat, what)
        place(s, seat, what)


@kernel
def god_card(s: Valda, seat: int, god: int) -> None:
    """Look at the top two cards of a god deck, to keep one (VA-7.5)."""
    deck = god + 1
    first = draw(s, deck)
    if first < 0:
        return
    # A single card is taken without a choice (VA-7.5).
    if not can_yield(s, deck):
        note(s, notes.CARDS_DRAWN, seat, deck, first, 0)
        take_in(s, seat, first)
        return
    second = draw(s, deck)
    push(s, frames.KEEP, seat, god, first, second)
    note(s, notes.GOD_CARDS_OFFERED, seat, god, first, second)


@kernel
def offer_kept(s: Valda) -> None:
    """Offer either of the two cards, or the one kind if both are the same."""
    top = s.depth - 1
    s.turn = s.f_by[top]
    # By number, as hands are sorted, not by how they lay: that would tell the deck's order.
    offer(s, acts.KEEP, min(s.f_b[top], s.f_c[top]), 0)
    if s.f_b[top] != s.f_c[top]:
        offer(s, acts.KEEP, max(s.f_b[top], s.f_c[top]), 0)


@kernel
def keep(s: Valda, card: int) -> None:
    """Move one card to the hand and the other under its deck."""
    top = s.depth - 1
    seat, god, first, second = s.f_by[top], s.f_a[top], s.f_b[top], s.f_c[top]
    s.depth -= 1
    take_in(s, seat, card)
    # Two copies of one card are one action: either goes under the deck (VA-7.5).
    put_under(s, god + 1, second if card == first else first)
    note(s, notes.GOD_CARD_KEPT, seat, god, card, 0)
