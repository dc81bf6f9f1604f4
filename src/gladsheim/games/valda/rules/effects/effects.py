"""Effects of cards, one after the other (VA-13); what needs a choice becomes a frame."""

from gladsheim.core.chance import remainder
from gladsheim.core.kernel import kernel
from gladsheim.games.valda.pieces import (
    E_ACTIONS,
    E_BUILD,
    E_BUILD_LIMIT,
    E_CHANGE,
    E_DESTROY,
    E_DRAW,
    E_DRAW_GOD,
    E_FOLLOWERS,
    E_GAIN,
    E_KILL_FOLLOWERS,
    E_LEND,
    E_LOOK_GOD,
    E_LOOK_HAND,
    E_MOVE_TEMPLE,
    E_RECOVER,
    E_REPLAY,
    E_ROLL,
    E_SACRIFICE,
    E_STEAL_CARDS,
    E_STEAL_FOLLOWERS,
    E_STEAL_RESOURCES,
    E_SWITCH,
)
from gladsheim.games.valda.record import (
    DRAW_CARD,
    EFFECT,
    F_CHANGE,
    F_DESTROY,
    F_GOD,
    F_MOVE,
    F_PLAYER,
    F_RECOVER,
    F_REPLAY,
    F_RES,
    F_TEMPLE,
    F_THROW,
    LEND,
    LOOK,
    LOOK_AT,
    MOST_LEFT,
    NOBODY,
    SACRIFICE,
    STEAL_FOLLOWERS,
    SWITCH,
    Valda,
)
from gladsheim.games.valda.rules.dice import begin_roll, roll_dice
from gladsheim.games.valda.rules.phases.building import build_now
from gladsheim.games.valda.rules.piles import draw_cards, draws_openly, take_in, take_out
from gladsheim.games.valda.rules.stack import (
    ACTIONS_LEFT,
    ASK_BITS,
    ASK_MASK,
    BY_CARD,
    STOLEN,
    clockwise,
    note,
    push,
)
from gladsheim.games.valda.rules.standing import (
    gain_followers,
    gain_goods,
    kill_followers,
    steal_followers,
)

ONE, ALL = 1, 2
"""Whom a yellow card meets; 0 stands for the target of an attack."""


@kernel
def run_next(s: Valda) -> None:
    """Take the next effect off the frame on top, and let it happen."""
    top = s.depth - 1
    at = s.f_a[top] * EFFECT
    by = s.f_by[top]
    target = s.f_c[top]
    # Taken off first: what the effect puts on the stack lies above the rest.
    s.f_a[top] += 1
    s.f_b[top] -= 1
    # The last effect leaves no frame behind, so that stacks stay short.
    if s.f_b[top] == 0:
        s.depth -= 1
    word = s.effects[at]
    if word <= E_DRAW:
        simple(s, at, by)
    elif word in (E_STEAL_FOLLOWERS, E_KILL_FOLLOWERS, E_STEAL_RESOURCES, E_STEAL_CARDS):
        take_from(s, at, by, target)
    elif word in (E_DESTROY, E_MOVE_TEMPLE):
        strike(s, at, by, target)
    else:
        choice(s, at, by)


@kernel
def simple(s: Valda, at: int, by: int) -> None:
    """Gaining, rolling, drawing."""
    word = s.effects[at]
    if word == E_GAIN:
        if s.effects[at + 4]:
            # The choice lies above, the fixed resources come at once: the supply is what they leave (VA-13).
            push(s, F_RES, by, s.effects[at + 4], NOBODY, 0)
        gain_goods(s, by, s.effects[at + 1], s.effects[at + 2], s.effects[at + 3])
    elif word == E_FOLLOWERS:
        gain_followers(s, by, s.effects[at + 1], BY_CARD)
    elif word == E_ROLL:
        begin_roll(s, by, s.effects[at + 3])
        roll_dice(s, s.effects[at + 1], s.effects[at + 2])
    else:
        openly = s.effects[at + 2] and draws_openly(s, by)
        draw_cards(s, by, 0, s.effects[at + 1], int(openly))


@kernel
def choice(s: Valda, at: int, by: int) -> None:
    """Effects that ask their player for something, and those on the turn's counters."""
    word, n, other = s.effects[at], s.effects[at + 1], s.effects[at + 2]
    if word == E_DRAW_GOD:
        push(s, F_GOD, by, DRAW_CARD, n, 0)
    elif word == E_LOOK_GOD:
        push(s, F_GOD, by, LOOK_AT, n, 0)
    elif word == E_LOOK_HAND:
        push(s, F_PLAYER, by, LOOK, 1, 0)
    elif word == E_CHANGE:
        push(s, F_CHANGE, by, n, other, s.effects[at + 3])
    elif word == E_SACRIFICE:
        push(s, F_THROW, by, SACRIFICE, n, 0)
    elif word == E_SWITCH:
        push(s, F_THROW, by, SWITCH, n, 0)
    elif word == E_BUILD_LIMIT:
        # A second Yggdrasil does not add up (VA-7.1).
        s.build_limit = max(s.build_limit, n)
    elif word == E_BUILD:
        if n < 2:
            # At once and past the limit of the building phase (VA-7.6).
            build_now(s, by, n, other)
        else:
            push(s, F_TEMPLE, by, other, 0, 0)
    elif word == E_RECOVER:
        push(s, F_RECOVER, by, n, other, 0)
    elif word == E_LEND:
        push(s, F_GOD, by, LEND, 1, 0)
    elif word == E_REPLAY:
        push(s, F_REPLAY, by, 0, 0, 0)
    elif word == E_ACTIONS:
        # A bound for the record: cards of any file may add to it.
        s.actions = min(s.actions + n, MOST_LEFT)
        note(s, ACTIONS_LEFT, by, s.actions, 0, 0)


@kernel
def take_from(s: Valda, at: int, by: int, target: int) -> None:
    """Effects that take something from a player of choice, from all, or from the target."""
    word, n, who = s.effects[at], s.effects[at + 1], s.effects[at + 2]
    if who == ONE:
        push(s, F_PLAYER, by, STEAL_FOLLOWERS + word - E_STEAL_FOLLOWERS, n, 0)
    elif who == ALL:
        victims = clockwise(s, by, by)
        if word == E_STEAL_RESOURCES:
            # Backwards, so that the next player clockwise is robbed first (VA-13.1).
            for ahead in range(s.players - 1, 0, -1):
                push(s, F_RES, by, n, (by + ahead) % s.players, 0)
            return
        # Further victims are dropped once a race is won (VA-14.2).
        while victims and s.winner < 0:
            suffer(s, word, by, (victims & ASK_MASK) - 1, n)
            victims >>= ASK_BITS
    else:
        if word == E_KILL_FOLLOWERS and s.spear and by == s.attacker:
            # The spear doubles the attack's own effects, not those of a defence (VA-12.4).
            n *= 2
        suffer(s, word, by, target, n)


@kernel
def suffer(s: Valda, word: int, by: int, victim: int, n: int) -> None:
    """One player loses followers, resources or cards."""
    if word == E_STEAL_FOLLOWERS:
        steal_followers(s, by, victim, n)
    elif word == E_KILL_FOLLOWERS:
        kill_followers(s, victim, n)
    elif word == E_STEAL_RESOURCES:
        push(s, F_RES, by, n, victim, 0)
    else:
        steal_cards(s, by, victim, n)


@kernel
def take_from_player(s: Valda, what: int, by: int, victim: int, n: int) -> None:
    """The same, where `what` says what an F_PLAYER frame was for."""
    suffer(s, E_STEAL_FOLLOWERS + what - STEAL_FOLLOWERS, by, victim, n)


@kernel
def steal_cards(s: Valda, by: int, victim: int, n: int) -> None:
    """Blind cards go from hand to hand (VA-3.4)."""
    for _ in range(n):
        if s.held[victim] == 0:
            return
        # By its place in the sorted hand (VA-3.4).
        card = take_out(s, victim, remainder(s.rng, s.held[victim]))
        take_in(s, by, card)
        note(s, STOLEN, by, victim, 0, card)


@kernel
def strike(s: Valda, at: int, by: int, target: int) -> None:
    """Temples and works are destroyed or moved."""
    if s.effects[at] == E_DESTROY:
        push(s, F_DESTROY, by, target, s.effects[at + 1], 0)
    else:
        push(s, F_MOVE, by, target, NOBODY, NOBODY)
