"""Course of turns, and the loop that works off the stack (VA-4, VA-14, VA-16.2)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valda import acts, frames, limits, notes
from gladsheim.games.valda.acts import FIRST_SHIFT, LOW, WORD_SHIFT
from gladsheim.games.valda.pieces import OVER, RESOURCE
from gladsheim.games.valda.record import NOBODY, TAKE_RESOURCES, Valda
from gladsheim.games.valda.rules.dice import add_dice, begin_roll, clear_roll, end_roll, take_roll
from gladsheim.games.valda.rules.effects.choices import choose, throw
from gladsheim.games.valda.rules.effects.effects import run_next
from gladsheim.games.valda.rules.effects.offers import offer_choice
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
from gladsheim.games.valda.rules.stack import step
from gladsheim.games.valda.rules.windows import ask, pass_window, play_weapon

YELLOW_DIE, BLUE_DIE = 0, 1


@kernel
def clear_turn(s: Valda) -> None:
    """Clear everything that lasts only for a turn (VA-4.1)."""
    s.actions = 0
    s.builds = 0
    # Yggdrasil raises it for one turn only (VA-7.1).
    s.build_limit = s.limits[limits.BUILDS]
    for at in range(5):
        s.used[at] = 0
    for res in range(3):
        s.received[res] = 0
    # Unused entries are zero, so that equal positions have equal bytes.
    for at in range(s.played_count):
        s.played[at] = 0
    s.played_count = 0
    for at in range(s.lent_count):
        s.lent[at] = 0
    s.lent_count = 0


@kernel
def begin_turn(s: Valda) -> None:
    """Begin a turn: one die per mine and drill is rolled (VA-5.1)."""
    clear_turn(s)
    seat = s.active
    s.phase = RESOURCE
    note(s, notes.TURN_STARTED, seat, s.round, 0, 0)
    # Below the roll: trades come when the dice have been paid out (VA-5.1).
    step(s, frames.RESOURCE)
    begin_roll(s, seat, TAKE_RESOURCES)
    # All yellow dice first: forced faces and chance go by this order (VA-3.3).
    add_dice(s, YELLOW_DIE, s.mines[seat])
    add_dice(s, BLUE_DIE, s.drills[seat])
    end_roll(s)


@kernel
def seat_of(s: Valda, turns: int) -> int:
    """Return the seat whose turn it is after `turns` turns (VA-4.1, VA-4.2)."""
    place = turns % s.players
    if s.turnaround and turns >= (s.limits[limits.ROUNDS] - 1) * s.players:
        # The last round runs backwards and begins with the last player (VA-4.2).
        return (s.start - 1 - place) % s.players
    return (s.start + place) % s.players


@kernel
def end_turn(s: Valda) -> None:
    """Begin the next turn, or end the game (VA-14.1)."""
    note(s, notes.TURN_ENDED, s.active, 0, 0, 0)
    s.turns += 1
    if s.turns >= s.limits[limits.ROUNDS] * s.players:
        finish(s)
        return
    s.active = seat_of(s, s.turns)
    # With a turnaround, too, everybody has one turn in a round.
    if s.turns % s.players == 0:
        s.round += 1
        note(s, notes.SHIP_MOVED, s.round, 0, 0, 0)
    step(s, frames.BEGIN_TURN)


@kernel
def finish(s: Valda) -> None:
    """End the game."""
    s.phase = OVER
    s.turn = NOBODY
    # Nothing still to be done is done after the end (VA-14.2).
    s.depth = 0
    note(s, notes.GAME_ENDED, 0, 0, 0, 0)


@kernel
def win_race(s: Valda) -> None:
    """Drop everything that is still in progress, and put active cards away (VA-14.2, VA-14.4)."""
    # In this order, which the discard pile shows: the yellow card, weapons, defence, attack (VA-14.4).
    for at in range(s.depth):
        if s.f_op[at] == frames.FINISH_PLAY:
            discard(s, s.f_by[at], s.f_a[at], notes.WHY_PLAYED)
    for at in range(s.depth):
        if s.f_op[at] == frames.TO_DISCARD:
            discard(s, s.f_by[at], s.f_a[at], notes.WHY_WEAPON)
        elif s.f_op[at] == frames.KEEP:
            # Cards that a player looks at were taken off their deck, whose number is the god's and one.
            put_under(s, s.f_a[at] + 1, s.f_b[at])
            put_under(s, s.f_a[at] + 1, s.f_c[at])
    for at in range(s.shield_count):
        discard(s, s.target, s.shield_cards[at], notes.WHY_DEFENCE)
        s.shield_cards[at] = 0
    s.shield_count = 0
    # Where Tyr's Revenge took it, it is in a hand (VA-12.4).
    if s.attack_card >= 0 and not s.cancelled:
        discard(s, s.attacker, s.attack_card, notes.WHY_ATTACK)
    clear_attack(s)
    clear_roll(s)
    s.planned = NOBODY
    s.stopped = 0
    close_open(s)
    finish(s)


@kernel
def leave(s: Valda, op: int) -> None:
    """Remove a decision at which there is nothing to decide."""
    if op == frames.BUILD:
        # The phase closes by itself at the limit, and another follows it (VA-7.1).
        leave_building(s)
    elif op == frames.THROW:
        # A switch that cannot go on draws for what was thrown away so far (VA-13).
        throw(s, acts.DONE, 0)
    else:
        s.depth -= 1


@kernel
def advance(s: Valda) -> bool:
    """Do the next step that needs no decision; return False when a seat is to decide, or the game is over.

    At a decision `turn` is the seat and `menu` holds its legal actions.
    """
    s.menu_count = 0
    if s.phase == OVER:
        return False
    # Before the next frame: everything after the gain that wins is dropped (VA-14.2).
    if s.winner >= 0:
        win_race(s)
        return True
    op = s.f_op[s.depth - 1]
    # Takes itself off with its last effect; until then effects put their frames above it.
    if op == frames.EFFECTS:
        run_next(s)
        return True
    # Steps are numbered below decisions, see the record.
    if op > frames.LAST_STEP:
        if offer_decision(s, op):
            return False
        leave(s, op)
        return True
    s.depth -= 1
    if op >= frames.ATTACK_END or op in (frames.TAKE_ROLL, frames.DO_BUILD, frames.RESOLVE, frames.IMPACT):
        finish_step(s, op)
    elif op == frames.BEGIN_TURN:
        begin_turn(s)
    elif op == frames.BEGIN_GAME:
        begin_game(s)
    elif op == frames.BEGIN_BUILD:
        begin_build(s)
    elif op == frames.BEGIN_ATTACK:
        begin_attack(s)
    elif op == frames.BEGIN_FOLLOWERS:
        begin_followers(s)
    else:
        end_turn(s)
    return True


@kernel
def finish_step(s: Valda, op: int) -> None:
    """Carry out a step that finishes an earlier one; the frame has been taken off."""
    # The contents of the frame stay until another is put over it.
    top = s.depth
    if op == frames.TAKE_ROLL:
        take_roll(s)
    elif op == frames.DO_BUILD:
        do_build(s)
    elif op == frames.RESOLVE:
        resolve(s)
    elif op == frames.IMPACT:
        impact(s)
    elif op == frames.ATTACK_END:
        attack_end(s)
    elif op == frames.GOD_CARD:
        god_card(s, s.f_by[top], s.f_a[top])
    elif op == frames.TO_DISCARD:
        discard(s, s.f_by[top], s.f_a[top], notes.WHY_WEAPON)
    else:
        discard(s, s.f_by[top], s.f_a[top], notes.WHY_PLAYED)


@kernel
def offer_decision(s: Valda, op: int) -> bool:
    """Fill the menu for the frame on top; return False if there is nothing to decide any more."""
    if op == frames.GAME:
        offer_game(s)
    elif op == frames.WINDOW:
        return ask(s)
    elif op == frames.LINE:
        return line_up(s)
    elif op == frames.DEFEND:
        return line_up_defence(s)
    elif op == frames.BUILD:
        return offer_buildings(s)
    elif op == frames.RESOURCE:
        offer_trades(s)
    elif op == frames.FOLLOWERS:
        offer_followers(s)
    elif op == frames.DISCARD:
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
    """Take a legal action, without its automatic consequences."""
    op = s.f_op[s.depth - 1]
    word = code >> WORD_SHIFT
    first = (code >> FIRST_SHIFT) & LOW
    second = code & LOW
    # A weapon is the same action in a window and at a plain decision (VA-12.5).
    if word == acts.WEAPON:
        play_weapon(s, s.turn, first)
    elif op == frames.GAME:
        act_in_game(s, word, first)
    elif op == frames.LINE:
        if word == acts.ATTACK:
            attack(s, first)
        else:
            pass_line(s)
    elif op == frames.DEFEND:
        if word == acts.DEFEND:
            defend(s, first)
        else:
            give_in(s)
    elif op == frames.BUILD:
        if word == acts.BUILD:
            declare(s, first)
        else:
            leave_building(s)
    else:
        act_elsewhere(s, op, word, first, second)


@kernel
def act_in_game(s: Valda, word: int, first: int) -> None:
    """Take an action of the game phase."""
    if word == acts.PLAY:
        play(s, first)
    elif word == acts.TAKE:
        take(s, first)
    elif word == acts.BUY:
        buy(s)
    else:
        leave_game(s)


@kernel
def act_elsewhere(s: Valda, op: int, word: int, first: int, second: int) -> None:
    """Take an action of a rarer decision."""
    if op == frames.RESOURCE:
        if word == acts.TRADE:
            trade(s, first, second)
        else:
            leave_resources(s)
    elif op == frames.FOLLOWERS:
        if word in (acts.THOR, acts.ODIN):
            exchange_for_followers(s, word, first, second)
        elif word == acts.LOKI:
            loki_roll(s)
        else:
            leave_followers(s)
    elif op == frames.WINDOW:
        pass_window(s)
    elif op == frames.DISCARD:
        trim(s, first)
    elif op == frames.LOCK_DRAW:
        choose_deck(s, first)
    else:
        choose(s, op, word, first, second)


@kernel
def apply(s: Valda, code: int) -> int:
    """Take a legal action and go on to the next decision.

    Returns the followers that the acting seat certainly gains by it.
    """
    # Before the action: afterwards chance and others have had their say.
    won = points(s, code)
    act(s, code)
    settle(s)
    return won
