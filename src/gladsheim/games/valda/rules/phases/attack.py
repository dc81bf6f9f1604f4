"""Attack phase: the line, one attack after the other, defence and effects (VA-8)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valda import acts, frames, notes
from gladsheim.games.valda.pieces import ATTACK, DEFENCE, STRIKE, Window
from gladsheim.games.valda.record import CARDS, NO_CARD, NOBODY, Valda
from gladsheim.games.valda.rules.piles import discard, in_hand, take_out
from gladsheim.games.valda.rules.power import attack_power, attacks_of, shield_power
from gladsheim.games.valda.rules.stack import (
    ASK_BITS,
    ASK_MASK,
    clockwise,
    offer,
    push,
    put_first,
    put_last,
    step,
)
from gladsheim.games.valda.rules.windows import declare_window, offer_free_weapons, open_window

_HIT, _DEFENDED = int(Window.HIT), int(Window.DEFENDED)


@kernel
def begin_attack(s: Valda) -> None:
    """Form the line: most followers, then most resources, then clockwise (VA-8.1)."""
    s.phase = STRIKE
    note(s, notes.PHASE_STARTED, s.active, STRIKE, 0, 0)
    # Below the line: the next phase comes when the line is done.
    step(s, frames.BEGIN_FOLLOWERS)
    step(s, frames.LINE)
    # Fixed now: later changes in the phase do not reorder it (VA-8.1).
    s.f_ask[s.depth - 1] = attack_line(s)


@kernel
def attack_line(s: Valda) -> int:
    """Return all seats but the active one, in the order in which they attack."""
    waiting = clockwise(s, s.active, s.active)
    line = 0
    while waiting:
        best = first_of(s, waiting)
        line = put_last(line, best)
        waiting = without(waiting, best)
    return line


@kernel
def first_of(s: Valda, waiting: int) -> int:
    """Return the seat of a list that attacks first; of equals the first in the list."""
    best = NOBODY
    while waiting:
        seat = (waiting & ASK_MASK) - 1
        # The list runs clockwise from the active player, which decides the last tie (VA-8.1).
        if best < 0 or stands_before(s, seat, best):
            best = seat
        waiting >>= ASK_BITS
    return best


@kernel
def stands_before(s: Valda, seat: int, other: int) -> bool:
    """Return whether a seat has more followers, or as many and more resources."""
    if s.followers[seat] != s.followers[other]:
        return s.followers[seat] > s.followers[other]
    return goods_of(s, seat) > goods_of(s, other)


@kernel
def goods_of(s: Valda, seat: int) -> int:
    """Return the total resources of a seat."""
    return s.goods[seat * 3] + s.goods[seat * 3 + 1] + s.goods[seat * 3 + 2]


@kernel
def without(asked: int, seat: int) -> int:
    """Return the list without a seat."""
    left = 0
    while asked:
        if (asked & ASK_MASK) - 1 != seat:
            left = put_last(left, (asked & ASK_MASK) - 1)
        asked >>= ASK_BITS
    return left


@kernel
def line_up(s: Valda) -> bool:
    """Find the next seat of the line that may attack; return False if the line is done (VA-8.2)."""
    top = s.depth - 1
    while s.f_ask[top]:
        seat = (s.f_ask[top] & ASK_MASK) - 1
        # One attack in any case; a level lost in between takes away the second only (VA-8.2, VA-11.3).
        if s.f_a[top] == 0 or s.f_a[top] < attacks_of(s, seat):
            s.turn = seat
            # Players without an attack card are asked, too: passing over would reveal the hand (VA-8.2).
            offer_kind(s, seat, ATTACK, acts.ATTACK)
            offer(s, acts.PASS, 0, 0)
            offer_free_weapons(s, seat)
            return True
        leave_line(s)
    return False


@kernel
def offer_kind(s: Valda, seat: int, kind: int, word: int) -> None:
    """Add the cards of a type in a hand to the menu, each kind once."""
    begin = seat * CARDS
    last = NO_CARD
    for at in range(begin, begin + s.held[seat]):
        card = s.hands[at]
        # Hands are sorted, so copies stand side by side.
        if card != last and s.kind_of[card] == kind:
            offer(s, word, card, 0)
        last = card


@kernel
def leave_line(s: Valda) -> None:
    """Remove the first of the line, who has attacked or passed."""
    top = s.depth - 1
    s.f_ask[top] >>= ASK_BITS
    s.f_a[top] = 0


@kernel
def pass_line(s: Valda) -> None:
    """Pass: the seat cannot attack later (VA-8.2)."""
    note(s, notes.ATTACK_PASSED, s.turn, 0, 0, 0)
    leave_line(s)


@kernel
def attack(s: Valda, card: int) -> None:
    """Declare an attack (VA-8.5)."""
    s.f_a[s.depth - 1] += 1
    s.attacker = s.turn
    s.target = s.active
    # It leaves the hand at once: an active card cannot be stolen (VA-12.8).
    s.attack_card = take_out(s, s.turn, in_hand(s, s.turn, card))
    s.horn = s.wrath = s.spear = 0
    s.shields = s.cancelled = s.claimed = 0
    note(s, notes.ATTACK_DECLARED, s.attacker, s.target, card, attack_power(s))
    # From the end to the beginning: the last frame is done first (VA-8.5).
    step(s, frames.ATTACK_END)
    step(s, frames.RESOLVE)
    step(s, frames.DEFEND)
    declare_window(s)


@kernel
def line_up_defence(s: Valda) -> bool:
    """Return whether the target is to defend; False if it cannot or need not any more."""
    # Reaching the power exactly is enough (VA-12.10).
    if s.cancelled or s.horn or s.shields >= attack_power(s):
        return False
    s.turn = s.target
    offer_kind(s, s.target, DEFENCE, acts.DEFEND)
    # Also with cards, and also after some that were too few: those are lost (VA-8.7).
    offer(s, acts.YIELD, 0, 0)
    offer_free_weapons(s, s.target)
    return True


@kernel
def defend(s: Valda, card: int) -> None:
    """Add one defence card."""
    take_out(s, s.target, in_hand(s, s.target, card))
    s.shield_cards[s.shield_count] = card
    s.shield_count += 1
    # Counted when it is played, with Tyr's level of that moment (VA-11.3).
    s.shields += shield_power(s, card)
    note(s, notes.DEFENCE_PLAYED, s.target, card, s.shields, attack_power(s))


@kernel
def give_in(s: Valda) -> None:
    """Let the target yield."""
    s.depth -= 1


@kernel
def resolve(s: Valda) -> None:
    """End the defence: discard the shields and find out who prevails (VA-8.5)."""
    # Lost whether they were enough or not (VA-8.7).
    for at in range(s.shield_count):
        discard(s, s.target, s.shield_cards[at], notes.WHY_DEFENCE)
    if not s.cancelled:
        if s.shields >= attack_power(s) and not s.horn:
            repel(s)
        else:
            note(s, notes.ATTACK_HIT, s.attacker, s.target, 0, 0)
            step(s, frames.IMPACT)
            # Nobody is asked for Soulspear where it would double nothing (VA-12.4).
            if s.kills[s.attack_card]:
                others = clockwise(s, s.attacker, s.target)
                open_window(s, _HIT, put_first(others, s.attacker), NO_CARD)
    for at in range(s.shield_count):
        # Only now: `repel` reads them for their effects.
        s.shield_cards[at] = 0
    s.shield_count = 0


@kernel
def repel(s: Valda) -> None:
    """Carry out a successful defence: effects of its cards, then the window."""
    note(s, notes.ATTACK_REPELLED, s.attacker, s.target, 0, 0)
    asked = put_first(put_first(0, s.target), s.attacker)
    # Below the effects of the defence: the attacker may claim after them (VA-8.5).
    open_window(s, _DEFENDED, asked, NO_CARD)
    # Backwards, so that the card played first takes effect first.
    for at in range(s.shield_count - 1, -1, -1):
        card = s.shield_cards[at]
        if s.success_count[card]:
            push(s, frames.EFFECTS, s.target, s.success_at[card], s.success_count[card], s.attacker)


@kernel
def impact(s: Valda) -> None:
    """Carry out the effects of the attack."""
    card = s.attack_card
    if s.effect_count[card]:
        push(s, frames.EFFECTS, s.attacker, s.effect_at[card], s.effect_count[card], s.target)


@kernel
def clear_attack(s: Valda) -> None:
    """Clear the attack."""
    s.attacker = s.target = NOBODY
    s.attack_card = NO_CARD
    s.horn = s.wrath = s.spear = 0
    s.shields = s.cancelled = s.claimed = 0


@kernel
def attack_end(s: Valda) -> None:
    """Move the attack card to the discard pile, unless Tyr's Revenge took it."""
    # Its new owner has it in hand (VA-12.4).
    if not s.cancelled:
        discard(s, s.attacker, s.attack_card, notes.WHY_ATTACK)
    clear_attack(s)
