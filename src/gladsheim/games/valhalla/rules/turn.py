"""Course of turns: phases, passing, forced progress; decisions one after the other (VH-5)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valhalla import acts, kinds, notes, stages
from gladsheim.games.valhalla.acts import FIRST_SHIFT, LOW, SECOND_SHIFT, WORD_SHIFT
from gladsheim.games.valhalla.pieces import EXCUSE
from gladsheim.games.valhalla.record import NONE, Valhalla
from gladsheim.games.valhalla.rules.glory import (
    begin_glory,
    ends_game,
    make_ready,
    next_cycle,
    offer_glory,
    offer_take,
    score_all,
    take_back,
    turn_ace,
)
from gladsheim.games.valhalla.rules.menu import offer
from gladsheim.games.valhalla.rules.preview import points
from gladsheim.games.valhalla.rules.recruit import (
    after_payment,
    drop,
    enter_phase,
    offer_drops,
    offer_payments,
    offer_places,
    offer_recruits,
    pay,
    place,
    recruit,
)
from gladsheim.games.valhalla.rules.uses.battle import (
    ASK_BITS,
    ASK_MASK,
    announce,
    ask_rivals,
    clear_plan,
    discard_rival,
    excuse,
    offer_early,
    offer_uses,
    perform,
    refresh,
)
from gladsheim.games.valhalla.rules.uses.plan import add_step, offer_steps
from gladsheim.games.valhalla.rules.zone import holder
from gladsheim.games.valhalla.rulings import ACE_ANY_TURN, EXCUSE_ANY_TURN

EARLY = ACE_ANY_TURN | EXCUSE_ANY_TURN
"""Readings by which cards are used before the battle phase, too (E-5.2)."""


@kernel
def start_turn(s: Valhalla) -> None:
    """Begin a turn; a player who passed while all others did is forced on (VH-5.5)."""
    seat = s.turn
    s.stage = stages.TURN
    note(s, notes.TURN, seat, 0, 0, 0)
    # `stalled`: passed in the last turn; a run of passes that long holds all the others since (VH-5.5).
    if s.stalled[seat] and s.pass_run >= s.players:
        s.phase[seat] += 1
        note(s, notes.PHASE, seat, s.phase[seat], 1, 0)
    # False during the seat's own turn (VH-14.1).
    s.stalled[seat] = 0


@kernel
def end_turn(s: Valhalla, passing: int) -> None:
    """End the turn, and begin the next seat's."""
    clear_plan(s)
    # Any other turn breaks the run, one lost to the Excuse too (VH-5.5).
    s.pass_run = s.pass_run + 1 if passing else 0
    s.turn = (s.turn + 1) % s.players
    start_turn(s)


# Legal actions


@kernel
def offer_turn(s: Valhalla) -> None:
    """Offer all actions of a seat at the beginning of its turn, or after a free ace (VH-5 to VH-8)."""
    seat = s.turn
    phase = s.phase[seat]
    if phase == 1:
        offer_places(s, seat)
        # A cycle begins with a placement if one is possible (VH-6.2).
        if not s.placed[seat]:
            if s.menu_count == 0:
                offer(s, acts.SKIP, 0, 0, 0)
            return
        offer_recruits(s, seat)
        # Neither placing nor recruiting: unable, case 3 (VH-5.3).
        if s.menu_count == 0:
            offer(s, acts.SKIP, 0, 0, 0)
        if s.rulings & EARLY:
            offer_early(s, seat)
        offer(s, acts.PASS, 0, 0, 0)
    elif phase == 2:
        offer_recruits(s, seat)
        # Recruiting is a duty: before it nothing else is offered (VH-7.8), but by readings (E-5.2).
        if not s.recruited[seat]:
            if s.menu_count == 0:
                offer(s, acts.SKIP, 0, 0, 0)
            if s.rulings & EARLY:
                offer_early(s, seat)
            return
        offer_uses(s, seat)
        offer(s, acts.PASS, 0, 0, 0)
        # Without it a player who can use no card would never leave phase 2 by himself (ruling of VH-5.4).
        offer(s, acts.BATTLE, 0, 0, 0)
    elif phase == 3:
        offer_uses(s, seat)
        offer(s, acts.PASS, 0, 0, 0)
        # Only after a turn in phase 3 (VH-5.7).
        if s.fought[seat]:
            offer(s, acts.GLORY, 0, 0, 0)
    else:
        # Forced into phase 4: glory now (VH-5.6).
        offer(s, acts.GLORY, 0, 0, 0)


@kernel
def advance(s: Valhalla) -> bool:
    """Do everything that needs no decision; return False when a seat is to decide, or the game is over.

    At a decision `seat` is the seat and `menu` holds its legal actions.
    """
    s.menu_count = 0
    s.seat = s.turn
    if s.stage == stages.TURN:
        offer_turn(s)
        return False
    if s.stage == stages.PLAN:
        return advance_plan(s)
    if s.stage == stages.EXCUSE:
        return advance_asking(s)
    if s.stage == stages.PAY:
        # The price is paid army by army (VH-13).
        if s.due > 0:
            offer_payments(s, s.turn)
            return False
        if after_payment(s, s.turn):
            end_turn(s, 0)
        return True
    if s.stage == stages.DROP:
        offer_drops(s, s.turn)
        return False
    if s.stage == stages.GLORY:
        return advance_glory(s)
    if s.stage == stages.TAKE:
        if offer_take(s, s.turn):
            return False
        next_cycle(s, s.turn)
        end_turn(s, 0)
        return True
    s.seat = NONE
    return False


@kernel
def advance_plan(s: Valhalla) -> bool:
    """Offer the next step, or end the plan (VH-8.3)."""
    # Locations and aces have no steps: rivals are asked at once.
    if s.kind in (kinds.EVENT, kinds.PERSON):
        offer_steps(s)
        if s.menu_count > 0:
            # A plan needs a first step (VH-8.3).
            if s.step_count > 0:
                offer(s, acts.END, 0, 0, 0)
            return False
    # No further step is legal: the plan ends by itself (VH-8.3).
    ask_rivals(s)
    return True


@kernel
def advance_asking(s: Valhalla) -> bool:
    """Ask the next rival with the Excuse, or carry the use out."""
    if s.ask:
        s.seat = (s.ask & ASK_MASK) - 1
        offer(s, acts.EXCUSE, holder(s, s.seat, EXCUSE), 0, 0)
        offer(s, acts.ALLOW, 0, 0, 0)
        return False
    perform(s, s.turn)
    # The use of an ace is free: the turn goes on (VH-8.6).
    if s.kind == kinds.ACE:
        clear_plan(s)
        s.stage = stages.TURN
    else:
        end_turn(s, 0)
    return True


@kernel
def advance_glory(s: Valhalla) -> bool:
    """Offer aces to turn, or score and carry out what follows (VH-11)."""
    if offer_glory(s, s.turn):
        return False
    finish_glory(s)
    return True


@kernel
def finish_glory(s: Valhalla) -> None:
    """Score, and carry out what follows."""
    score_all(s, s.turn)
    # At the end the position stays as the scoring left it (VH-11.1).
    if not ends_game(s):
        make_ready(s, s.turn)
        s.stage = stages.TAKE


@kernel
def settle(s: Valhalla) -> None:
    """Go on until a seat is to decide, or the game is over."""
    while advance(s):
        pass


# Actions


@kernel
def act(s: Valhalla, code: int) -> None:
    """Take a legal action, without its automatic consequences."""
    word = code >> WORD_SHIFT
    first, second, third = ((code >> FIRST_SHIFT) & LOW, (code >> SECOND_SHIFT) & LOW, code & LOW)
    if s.stage == stages.TURN:
        # Words up to A_RECRUIT, and glory, concern phases; the others use a card.
        if word <= acts.RECRUIT or word == acts.GLORY:
            move_on(s, word, first)
        else:
            use(s, word, first, second, third)
    elif s.stage == stages.PLAN:
        if word == acts.END:
            ask_rivals(s)
        else:
            note(s, notes.PLANNED, code, 0, 0, 0)
            add_step(s, code)
    elif s.stage == stages.PAY:
        pay(s, s.turn, notes.FROM_RESERVE if word == acts.PAY_RESERVE else first)
    elif s.stage == stages.DROP:
        drop(s, s.turn, first)
        end_turn(s, 0)
    elif s.stage == stages.EXCUSE:
        answer(s, word, first)
    elif s.stage == stages.GLORY:
        if word == acts.GLORY_ACE:
            turn_ace(s, s.turn, first)
        else:
            finish_glory(s)
    elif word == acts.TAKE:
        take_back(s, s.turn, first, third)
    else:
        next_cycle(s, s.turn)
        end_turn(s, 0)


@kernel
def move_on(s: Valhalla, word: int, first: int) -> None:
    """Carry out placing, recruiting, passing, or glory."""
    seat = s.turn
    if word == acts.PLACE:
        place(s, seat, first)
        end_turn(s, 0)
    elif word == acts.RECRUIT:
        recruit(s, seat, first)
    elif word == acts.GLORY:
        begin_glory(s, seat)
    elif word == acts.SKIP:
        note(s, notes.UNABLE, seat, s.phase[seat], 0, 0)
        # Case 1 leads to phase 2, cases 2 and 3 to phase 3 (VH-5.3). A pass, but it forces nobody on.
        enter_phase(s, seat, 2 if s.phase[seat] == 1 and not s.placed[seat] else 3)
        end_turn(s, 1)
    else:
        if word == acts.BATTLE:
            enter_phase(s, seat, 3)
        # A pass in phase 3 is a turn of the battle phase (VH-5.7).
        if s.phase[seat] == 3:
            s.fought[seat] = 1
        note(s, notes.PASSED, seat, 0, 0, 0)
        s.stalled[seat] = 1
        end_turn(s, 1)


@kernel
def use(s: Valhalla, word: int, first: int, second: int, third: int) -> None:
    """Use a control card (VH-8)."""
    seat = s.turn
    if word == acts.EVENT:
        announce(s, seat, kinds.EVENT, first, NONE)
    elif word == acts.PERSON:
        announce(s, seat, kinds.PERSON, first, NONE)
    elif word == acts.LEADER:
        announce(s, seat, kinds.PERSON, first, second)
    elif word == acts.LOCATION:
        announce(s, seat, kinds.LOCATION, first, second)
    elif word == acts.ACE:
        announce(s, seat, kinds.ACE, first, second)
    elif word == acts.DISCARD:
        discard_rival(s, seat, first, second, third)
        end_turn(s, 0)
    elif word == acts.REFRESH:
        refresh(s, seat, first)
        end_turn(s, 0)


@kernel
def answer(s: Valhalla, word: int, card: int) -> None:
    """Let a rival stop the use with the Excuse, or allow it."""
    if word == acts.ALLOW:
        s.ask >>= ASK_BITS
        return
    # The first Excuse ends the matter and the turn (VH-8.7).
    excuse(s, (s.ask & ASK_MASK) - 1, card)
    end_turn(s, 0)


@kernel
def apply(s: Valhalla, code: int) -> int:
    """Take a legal action and go on to the next decision.

    Returns the points that the acting seat certainly gains by it.
    """
    # Before the action: points are told from the state in which it is taken.
    won = points(s, code)
    act(s, code)
    settle(s)
    return won
