"""The course of turns, and the engine that works off the stack (VA-4, VA-14, VA-16.2)."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valda.pieces import OVER, RESOURCE
from gladsheim.games.valda.record import (
    A_ATTACK,
    A_BUILD,
    A_BUY,
    A_DEFEND,
    A_LOKI,
    A_ODIN,
    A_PLAY,
    A_TAKE,
    A_THOR,
    A_TRADE,
    A_WEAPON,
    ATTACK_END,
    BEGIN_ATTACK,
    BEGIN_BUILD,
    BEGIN_FOLLOWERS,
    BEGIN_GAME,
    BEGIN_TURN,
    BUILD_PHASE,
    BUILDS,
    DEFEND,
    DO_BUILD,
    FINISH_PLAY,
    FIRST_SHIFT,
    FOLLOWERS_PHASE,
    GAME_PHASE,
    GOD_CARD,
    IMPACT,
    KEEP,
    LAST_STEP,
    LINE,
    LOCK_DRAW,
    LOW,
    NOBODY,
    RESOLVE,
    RESOURCE_PHASE,
    ROUNDS,
    RUN,
    TAKE_RESOURCES,
    TAKE_ROLL,
    TO_DISCARD,
    TRIM,
    WINDOW,
    WORD_SHIFT,
    Valda,
)
from gladsheim.games.valda.rules.dice import add_dice, begin_roll, clear_roll, end_roll, take_roll
from gladsheim.games.valda.rules.effects.choices import choose
from gladsheim.games.valda.rules.effects.effects import run_next
from gladsheim.games.valda.rules.effects.offers import offer_choice
from gladsheim.games.valda.rules.effects.windows import ask, pass_window, play_weapon
from gladsheim.games.valda.rules.phases.attack import (
    attack,
    attack_end,
    begin_attack,
    clear_attack,
    defend,
    give_in,
    impact,
    line_up,
    line_up_defence,
    pass_line,
    resolve,
)
from gladsheim.games.valda.rules.phases.building import (
    begin_build,
    declare,
    do_build,
    god_card,
    leave_building,
    offer_buildings,
)
from gladsheim.games.valda.rules.phases.followers import (
    begin_followers,
    exchange_for_followers,
    leave_followers,
    loki_roll,
    offer_followers,
)
from gladsheim.games.valda.rules.phases.game import (
    begin_game,
    buy,
    choose_deck,
    leave_game,
    offer_game,
    offer_trim,
    play,
    take,
    trim,
)
from gladsheim.games.valda.rules.phases.resource import leave_resources, offer_trades, trade
from gladsheim.games.valda.rules.piles import close_open, discard, put_under
from gladsheim.games.valda.rules.preview import points
from gladsheim.games.valda.rules.stack import (
    ENDED,
    SHIP_MOVED,
    TURN_ENDED,
    TURN_STARTED,
    WHY_ATTACK,
    WHY_DEFENCE,
    WHY_PLAYED,
    WHY_WEAPON,
    note,
    step,
)

YELLOW_DIE, BLUE_DIE = 0, 1


@kernel
def clear_turn(s: Valda) -> None:
    """What lasts a turn is cleared (VA-4.1)."""
    s.actions = 0
    s.builds = 0
    s.build_limit = s.limits[BUILDS]
    for at in range(5):
        s.used[at] = 0
    for res in range(3):
        s.received[res] = 0
    for at in range(s.played_count):
        s.played[at] = 0
    s.played_count = 0
    for at in range(s.lent_count):
        s.lent[at] = 0
    s.lent_count = 0


@kernel
def begin_turn(s: Valda) -> None:
    """A turn begins: one die per mine and drill is rolled (VA-5.1)."""
    clear_turn(s)
    seat = s.active
    s.phase = RESOURCE
    note(s, TURN_STARTED, seat, s.round, 0, 0)
    step(s, RESOURCE_PHASE)
    begin_roll(s, seat, TAKE_RESOURCES)
    add_dice(s, YELLOW_DIE, s.mines[seat])
    add_dice(s, BLUE_DIE, s.drills[seat])
    end_roll(s)


@kernel
def seat_of(s: Valda, turns: int) -> int:
    """The seat whose turn it is after so many turns (VA-4.1, VA-4.2)."""
    place = turns % s.players
    if s.turnaround and turns >= (s.limits[ROUNDS] - 1) * s.players:
        return (s.start - 1 - place) % s.players
    return (s.start + place) % s.players


@kernel
def end_turn(s: Valda) -> None:
    """The next turn, or the end of the game (VA-14.1)."""
    note(s, TURN_ENDED, s.active, 0, 0, 0)
    s.turns += 1
    if s.turns >= s.limits[ROUNDS] * s.players:
        finish(s)
        return
    s.active = seat_of(s, s.turns)
    if s.turns % s.players == 0:
        s.round += 1
        note(s, SHIP_MOVED, s.round, 0, 0, 0)
    step(s, BEGIN_TURN)


@kernel
def finish(s: Valda) -> None:
    """The game is over."""
    s.phase = OVER
    s.turn = NOBODY
    s.depth = 0
    note(s, ENDED, 0, 0, 0, 0)


@kernel
def win_race(s: Valda) -> None:
    """Everything still going on is dropped, active cards are put away (VA-14.2, VA-14.4)."""
    for at in range(s.depth):
        if s.f_op[at] == FINISH_PLAY:
            discard(s, s.f_by[at], s.f_a[at], WHY_PLAYED)
    for at in range(s.depth):
        if s.f_op[at] == TO_DISCARD:
            discard(s, s.f_by[at], s.f_a[at], WHY_WEAPON)
        elif s.f_op[at] == KEEP:
            put_under(s, s.f_a[at] + 1, s.f_b[at])
            put_under(s, s.f_a[at] + 1, s.f_c[at])
    for at in range(s.shield_count):
        discard(s, s.target, s.shield_cards[at], WHY_DEFENCE)
        s.shield_cards[at] = 0
    s.shield_count = 0
    if s.attack_card >= 0 and not s.cancelled:
        discard(s, s.attacker, s.attack_card, WHY_ATTACK)
    clear_attack(s)
    clear_roll(s)
    s.planned = NOBODY
    s.stopped = 0
    close_open(s)
    finish(s)


@kernel
def advance(s: Valda) -> bool:
    """Do the next thing that needs no decision; False when a seat is to decide, or all is over.

    At a decision `turn` is the seat and `menu` holds its legal actions.
    """
    s.menu_count = 0
    if s.phase == OVER:
        return False
    if s.winner >= 0:
        win_race(s)
        return True
    op = s.f_op[s.depth - 1]
    if op == RUN:
        run_next(s)
        return True
    if op > LAST_STEP:
        if offer_decision(s, op):
            return False
        if op == BUILD_PHASE:
            leave_building(s)
        else:
            s.depth -= 1
        return True
    s.depth -= 1
    if op >= ATTACK_END or op in (TAKE_ROLL, DO_BUILD, RESOLVE, IMPACT):
        finish_step(s, op)
    elif op == BEGIN_TURN:
        begin_turn(s)
    elif op == BEGIN_GAME:
        begin_game(s)
    elif op == BEGIN_BUILD:
        begin_build(s)
    elif op == BEGIN_ATTACK:
        begin_attack(s)
    elif op == BEGIN_FOLLOWERS:
        begin_followers(s)
    else:
        end_turn(s)
    return True


@kernel
def finish_step(s: Valda, op: int) -> None:
    """Steps that finish what was begun; the frame has been taken off."""
    top = s.depth
    if op == TAKE_ROLL:
        take_roll(s)
    elif op == DO_BUILD:
        do_build(s)
    elif op == RESOLVE:
        resolve(s)
    elif op == IMPACT:
        impact(s)
    elif op == ATTACK_END:
        attack_end(s)
    elif op == GOD_CARD:
        god_card(s, s.f_by[top], s.f_a[top])
    elif op == TO_DISCARD:
        discard(s, s.f_by[top], s.f_a[top], WHY_WEAPON)
    else:
        discard(s, s.f_by[top], s.f_a[top], WHY_PLAYED)


@kernel
def offer_decision(s: Valda, op: int) -> bool:
    """Fill the menu for the frame on top; False if there is nothing to decide any more."""
    if op == GAME_PHASE:
        offer_game(s)
    elif op == WINDOW:
        return ask(s)
    elif op == LINE:
        return line_up(s)
    elif op == DEFEND:
        return line_up_defence(s)
    elif op == BUILD_PHASE:
        return offer_buildings(s)
    elif op == RESOURCE_PHASE:
        offer_trades(s)
    elif op == FOLLOWERS_PHASE:
        offer_followers(s)
    elif op == TRIM:
        return offer_trim(s)
    else:
        return offer_choice(s, op)
    return True


@kernel
def settle(s: Valda) -> None:
    """Go on until a seat is to decide, or the game is over."""
    while advance(s):
        pass


@kernel
def act(s: Valda, code: int) -> None:
    """Take a legal action, without what follows by itself."""
    op = s.f_op[s.depth - 1]
    word = code >> WORD_SHIFT
    first = (code >> FIRST_SHIFT) & LOW
    second = code & LOW
    if word == A_WEAPON:
        play_weapon(s, s.turn, first)
    elif op == GAME_PHASE:
        act_in_game(s, word, first)
    elif op == LINE:
        if word == A_ATTACK:
            attack(s, first)
        else:
            pass_line(s)
    elif op == DEFEND:
        if word == A_DEFEND:
            defend(s, first)
        else:
            give_in(s)
    elif op == BUILD_PHASE:
        if word == A_BUILD:
            declare(s, first)
        else:
            leave_building(s)
    else:
        act_elsewhere(s, op, word, first, second)


@kernel
def act_in_game(s: Valda, word: int, first: int) -> None:
    """The game phase."""
    if word == A_PLAY:
        play(s, first)
    elif word == A_TAKE:
        take(s, first)
    elif word == A_BUY:
        buy(s)
    else:
        leave_game(s)


@kernel
def act_elsewhere(s: Valda, op: int, word: int, first: int, second: int) -> None:
    """The rarer decisions."""
    if op == RESOURCE_PHASE:
        if word == A_TRADE:
            trade(s, first, second)
        else:
            leave_resources(s)
    elif op == FOLLOWERS_PHASE:
        if word in (A_THOR, A_ODIN):
            exchange_for_followers(s, word, first, second)
        elif word == A_LOKI:
            loki_roll(s)
        else:
            leave_followers(s)
    elif op == WINDOW:
        pass_window(s)
    elif op == TRIM:
        trim(s, first)
    elif op == LOCK_DRAW:
        choose_deck(s, first)
    else:
        choose(s, op, word, first, second)


@kernel
def apply(s: Valda, code: int) -> int:
    """Take a legal action and go on to the next decision; returns the followers that the
    acting seat surely gains by it.
    """
    won = points(s, code)
    act(s, code)
    settle(s)
    return won
