"""The course of turns: phases, passing, being forced on; decisions one after the other (VH-5)."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valhalla.notes import (
    FROM_RESERVE,
    NEXT_TURN,
    PASSED,
    PHASE,
    PLANNED,
    UNABLE,
    note,
    offer,
)
from gladsheim.games.valhalla.pieces import EXCUSE
from gladsheim.games.valhalla.record import (
    A_ACE,
    A_ALLOW,
    A_BATTLE,
    A_DISCARD,
    A_END,
    A_EVENT,
    A_EXCUSE,
    A_GLORY,
    A_GLORY_ACE,
    A_LEADER,
    A_LOCATION,
    A_PASS,
    A_PAY_RESERVE,
    A_PERSON,
    A_PLACE,
    A_RECRUIT,
    A_REFRESH,
    A_SKIP,
    A_TAKE,
    ASK,
    DROP,
    FIRST_SHIFT,
    GLORY,
    KIND_ACE,
    KIND_EVENT,
    KIND_LOCATION,
    KIND_PERSON,
    LOW,
    NONE,
    PAY,
    PLAN,
    SECOND_SHIFT,
    TAKE,
    TURN,
    WORD_SHIFT,
    Valhalla,
)
from gladsheim.games.valhalla.rules.battle import (
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
from gladsheim.games.valhalla.rules.plan import add_step, offer_steps
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
from gladsheim.games.valhalla.rules.zone import holder
from gladsheim.games.valhalla.rulings import ACE_ANY_TURN, EXCUSE_ANY_TURN

EARLY = ACE_ANY_TURN | EXCUSE_ANY_TURN
"""Readings by which cards are used before the battle phase, too (E-5.2)."""


@kernel
def start_turn(s: Valhalla) -> None:
    """A turn begins; whoever passed while all others did is forced on (VH-5.5)."""
    seat = s.turn
    s.stage = TURN
    note(s, NEXT_TURN, seat, 0, 0, 0)
    # `stalled`: passed in the last turn; a run of passes that long holds all the others since (VH-5.5).
    if s.stalled[seat] and s.pass_run >= s.players:
        s.phase[seat] += 1
        note(s, PHASE, seat, s.phase[seat], 1, 0)
    # False during the seat's own turn (VH-14.1).
    s.stalled[seat] = 0


@kernel
def end_turn(s: Valhalla, passing: int) -> None:
    """The turn is over; the next seat's begins."""
    clear_plan(s)
    # Any other turn breaks the run, one lost to the Excuse too (VH-5.5).
    s.pass_run = s.pass_run + 1 if passing else 0
    s.turn = (s.turn + 1) % s.players
    start_turn(s)


# What may be done


@kernel
def offer_turn(s: Valhalla) -> None:
    """All that a seat may do at the beginning of its turn, or after a free ace (VH-5 to VH-8)."""
    seat = s.turn
    phase = s.phase[seat]
    if phase == 1:
        offer_places(s, seat)
        # A cycle begins with a placement if one is possible (VH-6.2).
        if not s.placed[seat]:
            if s.menu_count == 0:
                offer(s, A_SKIP, 0, 0, 0)
            return
        offer_recruits(s, seat)
        # Neither placing nor recruiting: unable, case 3 (VH-5.3).
        if s.menu_count == 0:
            offer(s, A_SKIP, 0, 0, 0)
        if s.rulings & EARLY:
            offer_early(s, seat)
        offer(s, A_PASS, 0, 0, 0)
    elif phase == 2:
        offer_recruits(s, seat)
        # Recruiting is a duty: before it nothing else is offered (VH-7.8), but by readings (E-5.2).
        if not s.recruited[seat]:
            if s.menu_count == 0:
                offer(s, A_SKIP, 0, 0, 0)
            if s.rulings & EARLY:
                offer_early(s, seat)
            return
        offer_uses(s, seat)
        offer(s, A_PASS, 0, 0, 0)
        # Without it a player who can use no card would never leave phase 2 by himself (ruling of VH-5.4).
        offer(s, A_BATTLE, 0, 0, 0)
    elif phase == 3:
        offer_uses(s, seat)
        offer(s, A_PASS, 0, 0, 0)
        # Only after a turn in phase 3 (VH-5.7).
        if s.fought[seat]:
            offer(s, A_GLORY, 0, 0, 0)
    else:
        # Forced into phase 4: glory now (VH-5.6).
        offer(s, A_GLORY, 0, 0, 0)


@kernel
def advance(s: Valhalla) -> bool:
    """Do what needs no decision; False when a seat is to decide, or the game is over.

    At a decision `seat` is the seat and `menu` holds its legal actions.
    """
    s.menu_count = 0
    s.seat = s.turn
    if s.stage == TURN:
        offer_turn(s)
        return False
    if s.stage == PLAN:
        return advance_plan(s)
    if s.stage == ASK:
        return advance_asking(s)
    if s.stage == PAY:
        # The price is paid army by army (VH-13).
        if s.due > 0:
            offer_payments(s, s.turn)
            return False
        if after_payment(s, s.turn):
            end_turn(s, 0)
        return True
    if s.stage == DROP:
        offer_drops(s, s.turn)
        return False
    if s.stage == GLORY:
        return advance_glory(s)
    if s.stage == TAKE:
        if offer_take(s, s.turn):
            return False
        next_cycle(s, s.turn)
        end_turn(s, 0)
        return True
    s.seat = NONE
    return False


@kernel
def advance_plan(s: Valhalla) -> bool:
    """The next step, or the end of the plan (VH-8.3)."""
    # Locations and aces have no steps: rivals are asked at once.
    if s.kind in (KIND_EVENT, KIND_PERSON):
        offer_steps(s)
        if s.menu_count > 0:
            # A plan needs a first step (VH-8.3).
            if s.step_count > 0:
                offer(s, A_END, 0, 0, 0)
            return False
    # No further step is legal: the plan ends by itself (VH-8.3).
    ask_rivals(s)
    return True


@kernel
def advance_asking(s: Valhalla) -> bool:
    """The next rival with the Excuse, or the use happens."""
    if s.ask:
        s.seat = (s.ask & ASK_MASK) - 1
        offer(s, A_EXCUSE, holder(s, s.seat, EXCUSE), 0, 0)
        offer(s, A_ALLOW, 0, 0, 0)
        return False
    perform(s, s.turn)
    # The use of an ace is free: the turn goes on (VH-8.6).
    if s.kind == KIND_ACE:
        clear_plan(s)
        s.stage = TURN
    else:
        end_turn(s, 0)
    return True


@kernel
def advance_glory(s: Valhalla) -> bool:
    """Aces to turn, or the scoring and what follows it (VH-11)."""
    if offer_glory(s, s.turn):
        return False
    finish_glory(s)
    return True


@kernel
def finish_glory(s: Valhalla) -> None:
    """The scoring, and what follows it."""
    score_all(s, s.turn)
    # At the end the position stays as the scoring left it (VH-11.1).
    if not ends_game(s):
        make_ready(s, s.turn)
        s.stage = TAKE


@kernel
def settle(s: Valhalla) -> None:
    """Go on until a seat is to decide, or the game is over."""
    while advance(s):
        pass


# What is done


@kernel
def act(s: Valhalla, code: int) -> None:
    """Take a legal action, without what follows by itself."""
    word = code >> WORD_SHIFT
    first, second, third = (code >> FIRST_SHIFT) & LOW, (code >> SECOND_SHIFT) & LOW, code & LOW
    if s.stage == TURN:
        # Words up to A_RECRUIT, and glory, concern phases; the others use a card.
        if word <= A_RECRUIT or word == A_GLORY:
            move_on(s, word, first)
        else:
            use(s, word, first, second, third)
    elif s.stage == PLAN:
        if word == A_END:
            ask_rivals(s)
        else:
            note(s, PLANNED, code, 0, 0, 0)
            add_step(s, code)
    elif s.stage == PAY:
        pay(s, s.turn, FROM_RESERVE if word == A_PAY_RESERVE else first)
    elif s.stage == DROP:
        drop(s, s.turn, first)
        end_turn(s, 0)
    elif s.stage == ASK:
        answer(s, word, first)
    elif s.stage == GLORY:
        if word == A_GLORY_ACE:
            turn_ace(s, s.turn, first)
        else:
            finish_glory(s)
    elif word == A_TAKE:
        take_back(s, s.turn, first, third)
    else:
        next_cycle(s, s.turn)
        end_turn(s, 0)


@kernel
def move_on(s: Valhalla, word: int, first: int) -> None:
    """Placing, recruiting, passing, glory."""
    seat = s.turn
    if word == A_PLACE:
        place(s, seat, first)
        end_turn(s, 0)
    elif word == A_RECRUIT:
        recruit(s, seat, first)
    elif word == A_GLORY:
        begin_glory(s, seat)
    elif word == A_SKIP:
        note(s, UNABLE, seat, s.phase[seat], 0, 0)
        # Case 1 leads to phase 2, cases 2 and 3 to phase 3 (VH-5.3). A pass, but it forces nobody on.
        enter_phase(s, seat, 2 if s.phase[seat] == 1 and not s.placed[seat] else 3)
        end_turn(s, 1)
    else:
        if word == A_BATTLE:
            enter_phase(s, seat, 3)
        # A pass in phase 3 is a turn of the battle phase (VH-5.7).
        if s.phase[seat] == 3:
            s.fought[seat] = 1
        note(s, PASSED, seat, 0, 0, 0)
        s.stalled[seat] = 1
        end_turn(s, 1)


@kernel
def use(s: Valhalla, word: int, first: int, second: int, third: int) -> None:
    """A control card is used (VH-8)."""
    seat = s.turn
    if word == A_EVENT:
        announce(s, seat, KIND_EVENT, first, NONE)
    elif word == A_PERSON:
        announce(s, seat, KIND_PERSON, first, NONE)
    elif word == A_LEADER:
        announce(s, seat, KIND_PERSON, first, second)
    elif word == A_LOCATION:
        announce(s, seat, KIND_LOCATION, first, second)
    elif word == A_ACE:
        announce(s, seat, KIND_ACE, first, second)
    elif word == A_DISCARD:
        discard_rival(s, seat, first, second, third)
        end_turn(s, 0)
    elif word == A_REFRESH:
        refresh(s, seat, first)
        end_turn(s, 0)


@kernel
def answer(s: Valhalla, word: int, card: int) -> None:
    """A rival stops the use with the Excuse, or lets it happen."""
    if word == A_ALLOW:
        s.ask >>= ASK_BITS
        return
    # The first Excuse ends the matter and the turn (VH-8.7).
    excuse(s, (s.ask & ASK_MASK) - 1, card)
    end_turn(s, 0)


@kernel
def apply(s: Valhalla, code: int) -> int:
    """Take a legal action and go on to the next decision; returns the points that the acting
    seat surely gets by it.
    """
    # Before the action: points are told from the state in which it is taken.
    won = points(s, code)
    act(s, code)
    settle(s)
    return won
