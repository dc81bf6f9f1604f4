"""Execution of the choices of effects and weapons (VA-12, VA-13)."""

from gladsheim.core.chance import remainder
from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valda import acts, frames, notes
from gladsheim.games.valda.record import NOBODY, PLAYED, Valda
from gladsheim.games.valda.rules.dice import turn_die
from gladsheim.games.valda.rules.effects.effects import take_from_player
from gladsheim.games.valda.rules.phases.building import keep, place
from gladsheim.games.valda.rules.piles import (
    among_open,
    discard,
    draw,
    draw_cards,
    give_up,
    newest,
    refill,
    take_from_pile,
    take_in,
    take_open,
    take_out,
)
from gladsheim.games.valda.rules.stack import amounts, push, put_first
from gladsheim.games.valda.rules.standing import (
    add_temple,
    exchange,
    gain_followers,
    gain_one,
    lock_bonus,
    pay,
    remove_temple,
)


@kernel
def choose(s: Valda, op: int, word: int, first: int, second: int) -> None:
    """Carry out a choice at the frame on top."""
    if op == frames.KEEP:
        keep(s, first)
    elif op == frames.RES:
        take_resource(s, first)
    elif op == frames.PLAYER:
        name_player(s, first)
    elif op == frames.GOD:
        name_god(s, first)
    elif op == frames.CHANGE:
        change(s, word, first, second)
    elif op == frames.THROW:
        throw(s, word, first)
    elif op == frames.RECOVER:
        recover(s, first)
    elif op == frames.THIEF:
        thief_takes(s, word, first)
    elif op == frames.TEMPLE:
        build_temple(s, word, first)
    elif op == frames.DESTROY:
        destroy(s, word, first)
    elif op == frames.MOVE:
        move_temple(s, word, first, second)
    elif op == frames.DIE:
        s.depth -= 1
        turn_die(s, first, second)
    else:
        play_again(s, first)


@kernel
def count_down(s: Valda) -> None:
    """Count down the frame's remaining choices, which are in its second number."""
    top = s.depth - 1
    s.f_b[top] -= 1
    if s.f_b[top] == 0:
        s.depth = top


@kernel
def take_resource(s: Valda, res: int) -> None:
    """Take one resource from the supply or from the victim."""
    top = s.depth - 1
    by, victim = s.f_by[top], s.f_b[top]
    s.f_a[top] -= 1
    if s.f_a[top] == 0:
        s.depth = top
    if victim == NOBODY:
        gain_one(s, by, res)
    else:
        s.goods[victim * 3 + res] -= 1
        s.goods[by * 3 + res] += 1
        note(s, notes.RESOURCES_GAINED, by, amounts(int(res == 0), int(res == 1), int(res == 2)), victim, 0)


@kernel
def name_player(s: Valda, seat: int) -> None:
    """Carry out the choice of a player."""
    top = s.depth - 1
    by, what, n = s.f_by[top], s.f_a[top], s.f_b[top]
    s.depth = top
    if what == frames.FOR_LOOK:
        note(s, notes.HAND_SEEN, by, seat, 0, 0)
    elif what == frames.FOR_THIEF:
        push(s, frames.THIEF, by, seat, 0, 0)
    elif what == frames.FOR_VANISHED:
        note(s, notes.ATTACK_REDIRECTED, s.target, seat, 0, 0)
        s.target = seat
        # Below lie the weapon that waits for the discard pile, and the window (VA-12.6).
        s.f_ask[top - 2] = put_first(0, seat)
    else:
        take_from_player(s, what, by, seat, n)


@kernel
def name_god(s: Valda, god: int) -> None:
    """Carry out the choice of a god: to draw, to look at, to borrow from."""
    top = s.depth - 1
    by, what = s.f_by[top], s.f_a[top]
    # So that the same deck is not looked at twice.
    s.f_c[top] |= 1 << god
    count_down(s)
    if what == frames.GOD_TO_LEND:
        # The list is bounded, as that of the played cards.
        if s.lent_count < PLAYED:
            s.lent[s.lent_count] = god
            s.lent_count += 1
        note(s, notes.ABILITY_LENT, by, god, 0, 0)
    elif what == frames.GOD_TO_DRAW:
        card = draw(s, god + 1)
        take_in(s, by, card)
        note(s, notes.CARDS_DRAWN, by, god + 1, card, 0)
    else:
        # Looking refills a deck, as drawing does (VA-3.5).
        if s.deck_size[god + 1] == 0:
            refill(s, god + 1)
        note(s, notes.TOP_SEEN, by, god, s.deck[s.deck_at[god + 1] + s.deck_size[god + 1] - 1], 0)


@kernel
def change(s: Valda, word: int, given: int, wanted: int) -> None:
    """Change one resource for another, or end the changes."""
    top = s.depth - 1
    by = s.f_by[top]
    if word == acts.DONE:
        s.depth = top
        return
    s.f_c[top] -= 1
    if s.f_c[top] == 0:
        s.depth = top
    exchange(s, by, given, wanted, 1)


@kernel
def throw(s: Valda, word: int, card: int) -> None:
    """Throw a card away for a follower, or to draw another in the end."""
    top = s.depth - 1
    by, what = s.f_by[top], s.f_a[top]
    thrown = s.f_c[top]
    if word == acts.DONE:
        s.depth = top
    else:
        thrown += 1
        s.f_c[top] = thrown
        count_down(s)
        give_up(s, by, card)
        discard(s, by, card, notes.WHY_SACRIFICE if what == frames.THROW_SACRIFICE else notes.WHY_SWITCH)
        if what == frames.THROW_SACRIFICE:
            gain_followers(s, by, 1, notes.BY_SACRIFICE)
    # All at once in the end: what is drawn cannot be thrown away again (VA-13).
    if what == frames.THROW_SWITCH and s.depth == top:
        draw_cards(s, by, 0, thrown, 0)


@kernel
def recover(s: Valda, card: int) -> None:
    """Move the newest copy of a card from the discard pile to the hand."""
    by = s.f_by[s.depth - 1]
    count_down(s)
    take_in(s, by, take_from_pile(s, newest(s, card)))
    note(s, notes.CARD_RECOVERED, by, card, 0, 0)


@kernel
def thief_takes(s: Valda, word: int, card: int) -> None:
    """Steal a blind card of the hand, or an open one (VA-12.8)."""
    top = s.depth - 1
    by, victim = s.f_by[top], s.f_a[top]
    s.depth = top
    openly = int(word != acts.HAND)
    if openly:
        stolen = take_open(s, among_open(s, victim, card))
    else:
        # By its place in the sorted hand (VA-3.4).
        stolen = take_out(s, victim, remainder(s.rng, s.held[victim]))
    take_in(s, by, stolen)
    note(s, notes.CARD_STOLEN, by, victim, openly, stolen)


@kernel
def build_temple(s: Valda, word: int, god: int) -> None:
    """Build a temple by a card, or none."""
    top = s.depth - 1
    by, priced = s.f_by[top], s.f_a[top]
    s.depth = top
    if word != acts.DONE:
        if priced:
            pay(s, by, god + 2)
        place(s, by, god + 2)


@kernel
def destroy(s: Valda, word: int, what: int) -> None:
    """Destroy a temple, a mine or a drill."""
    top = s.depth - 1
    by, victim = s.f_by[top], s.f_a[top]
    s.depth = top
    if word == acts.GOD:
        # Before it goes: what it opens is told after it.
        note(s, notes.TEMPLE_DESTROYED, victim, what, by, 0)
        remove_temple(s, victim, what)
    else:
        note(s, notes.WORKS_LOST, victim, what, by, 0)
        if what == 0:
            s.mines[victim] -= 1
        else:
            s.drills[victim] -= 1


@kernel
def move_temple(s: Valda, word: int, first: int, second: int) -> None:
    """Choose a temple to move, then its new area."""
    top = s.depth - 1
    # The frame stays and keeps which temple goes; the goal is asked for next.
    if word != acts.GOD:
        s.f_c[top] = first
        s.f_b[top] = second
        return
    by, seat, god = s.f_by[top], s.f_c[top], s.f_b[top]
    s.depth = top
    note(s, notes.TEMPLE_MOVED, seat, god, first, by)
    remove_temple(s, seat, god)
    add_temple(s, seat, first)
    # Moved there counts as well, but it is no building: no follower, no god card (VA-11.6).
    lock_bonus(s, seat, first)


@kernel
def play_again(s: Valda, card: int) -> None:
    """Resolve the effects of a card that was played this turn again."""
    by = s.f_by[s.depth - 1]
    s.depth -= 1
    if s.effect_count[card]:
        push(s, frames.EFFECTS, by, s.effect_at[card], s.effect_count[card], NOBODY)
