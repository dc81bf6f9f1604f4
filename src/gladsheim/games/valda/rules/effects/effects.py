"""Effects of cards, one after the other (VA-13); one that needs a choice becomes a frame."""

from gladsheim.core.chance import remainder
from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valda import does, frames, notes
from gladsheim.games.valda.record import EFFECT, MOST_LEFT, NOBODY, Valda
from gladsheim.games.valda.rules.dice import begin_roll, roll_dice
from gladsheim.games.valda.rules.phases.building import build_now
from gladsheim.games.valda.rules.piles import draw_cards, draws_openly, take_in, take_out
from gladsheim.games.valda.rules.stack import ASK_BITS, ASK_MASK, clockwise, push
from gladsheim.games.valda.rules.standing import gain_followers, gain_goods, kill_followers, steal_followers

ONE, ALL = 1, 2
"""Players whom a yellow card hits; 0 means the target of an attack."""


@kernel
def run_next(s: Valda) -> None:
    """Take the next effect off the frame on top, and carry it out."""
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
    if word <= does.DRAW:
        simple(s, at, by)
    elif word in (does.STEAL_FOLLOWERS, does.KILL_FOLLOWERS, does.STEAL_RESOURCES, does.STEAL_CARDS):
        take_from(s, at, by, target)
    elif word in (does.DESTROY, does.MOVE_TEMPLE):
        strike(s, at, by, target)
    else:
        choice(s, at, by)


@kernel
def simple(s: Valda, at: int, by: int) -> None:
    """Carry out a simple effect: gaining, rolling, drawing."""
    word = s.effects[at]
    if word == does.GAIN:
        if s.effects[at + 4]:
            # The choice lies above, the fixed resources come at once: the supply is what they leave (VA-13).
            push(s, frames.RES, by, s.effects[at + 4], NOBODY, 0)
        gain_goods(s, by, s.effects[at + 1], s.effects[at + 2], s.effects[at + 3])
    elif word == does.FOLLOWERS:
        gain_followers(s, by, s.effects[at + 1], notes.BY_CARD)
    elif word == does.ROLL:
        begin_roll(s, by, s.effects[at + 3])
        roll_dice(s, s.effects[at + 1], s.effects[at + 2])
    else:
        openly = s.effects[at + 2] and draws_openly(s, by)
        draw_cards(s, by, 0, s.effects[at + 1], int(openly))


@kernel
def choice(s: Valda, at: int, by: int) -> None:
    """Carry out an effect that requires a choice of its player, or one on the turn's counters."""
    word, n, other = s.effects[at], s.effects[at + 1], s.effects[at + 2]
    if word == does.DRAW_GOD:
        push(s, frames.GOD, by, frames.GOD_TO_DRAW, n, 0)
    elif word == does.LOOK_GOD:
        push(s, frames.GOD, by, frames.GOD_TO_LOOK, n, 0)
    elif word == does.LOOK_HAND:
        push(s, frames.PLAYER, by, frames.FOR_LOOK, 1, 0)
    elif word == does.CHANGE:
        push(s, frames.CHANGE, by, n, other, s.effects[at + 3])
    elif word == does.SACRIFICE:
        push(s, frames.THROW, by, frames.THROW_SACRIFICE, n, 0)
    elif word == does.SWITCH:
        push(s, frames.THROW, by, frames.THROW_SWITCH, n, 0)
    elif word == does.BUILD_LIMIT:
        # A second Yggdrasil does not add up (VA-7.1).
        s.build_limit = max(s.build_limit, n)
    elif word == does.BUILD:
        if n < 2:
            # At once and past the limit of the building phase (VA-7.6).
            build_now(s, by, n, other)
        else:
            push(s, frames.TEMPLE, by, other, 0, 0)
    elif word == does.RECOVER:
        push(s, frames.RECOVER, by, n, other, 0)
    elif word == does.LEND:
        push(s, frames.GOD, by, frames.GOD_TO_LEND, 1, 0)
    elif word == does.REPLAY:
        push(s, frames.REPLAY, by, 0, 0, 0)
    elif word == does.ACTIONS:
        # A bound for the record: cards of any file may add to it.
        s.actions = min(s.actions + n, MOST_LEFT)
        note(s, notes.ACTION_SPENT, by, s.actions, 0, 0)


@kernel
def take_from(s: Valda, at: int, by: int, target: int) -> None:
    """Carry out an effect that takes something from a chosen player, from all, or from the target."""
    word, n, who = s.effects[at], s.effects[at + 1], s.effects[at + 2]
    if who == ONE:
        push(s, frames.PLAYER, by, frames.FOR_STEAL_FOLLOWERS + word - does.STEAL_FOLLOWERS, n, 0)
    elif who == ALL:
        victims = clockwise(s, by, by)
        if word == does.STEAL_RESOURCES:
            # Backwards, so that the next player clockwise is robbed first (VA-13.1).
            for ahead in range(s.players - 1, 0, -1):
                push(s, frames.RES, by, n, (by + ahead) % s.players, 0)
            return
        # Further victims are dropped once a race is won (VA-14.2).
        while victims and s.winner < 0:
            suffer(s, word, by, (victims & ASK_MASK) - 1, n)
            victims >>= ASK_BITS
    else:
        if word == does.KILL_FOLLOWERS and s.spear and by == s.attacker:
            # The spear doubles the attack's own effects, not those of a defence (VA-12.4).
            n *= 2
        suffer(s, word, by, target, n)


@kernel
def suffer(s: Valda, word: int, by: int, victim: int, n: int) -> None:
    """Take followers, resources or cards from one player."""
    if word == does.STEAL_FOLLOWERS:
        steal_followers(s, by, victim, n)
    elif word == does.KILL_FOLLOWERS:
        kill_followers(s, victim, n)
    elif word == does.STEAL_RESOURCES:
        push(s, frames.RES, by, n, victim, 0)
    else:
        steal_cards(s, by, victim, n)


@kernel
def take_from_player(s: Valda, what: int, by: int, victim: int, n: int) -> None:
    """Take something from one player, where `what` is the purpose of an F_PLAYER frame."""
    suffer(s, does.STEAL_FOLLOWERS + what - frames.FOR_STEAL_FOLLOWERS, by, victim, n)


@kernel
def steal_cards(s: Valda, by: int, victim: int, n: int) -> None:
    """Move blind cards from hand to hand (VA-3.4)."""
    for _ in range(n):
        if s.held[victim] == 0:
            return
        # By its place in the sorted hand (VA-3.4).
        card = take_out(s, victim, remainder(s.rng, s.held[victim]))
        take_in(s, by, card)
        note(s, notes.CARD_STOLEN, by, victim, 0, card)


@kernel
def strike(s: Valda, at: int, by: int, target: int) -> None:
    """Destroy or move temples and works."""
    if s.effects[at] == does.DESTROY:
        push(s, frames.DESTROY, by, target, s.effects[at + 1], 0)
    else:
        push(s, frames.MOVE, by, target, NOBODY, NOBODY)
