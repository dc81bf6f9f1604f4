"""Windows in which god weapons are played (VA-12)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valda import acts, frames, notes
from gladsheim.games.valda.pieces import FACES, MODE_NAMES, MODES, Deed, WeaponHolder, Window
from gladsheim.games.valda.record import ANY_KIND, NO_CARD, Valda
from gladsheim.games.valda.rules.columns import MODE_CARDS, MODE_COUNT, MODE_DEED, MODE_HOLDER, MODE_WINDOW
from gladsheim.games.valda.rules.piles import discard, give_up, holds, in_pile, take_in
from gladsheim.games.valda.rules.power import attack_power
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
from gladsheim.games.valda.rules.standing import gain_followers
from gladsheim.games.valda.rulings import STRONGEST

_MODES = len(MODES)
_GJALLARHORN = MODE_NAMES.index("gjallarhorn")
_FREE, _DECLARED = int(Window.FREE), int(Window.DECLARED)


@kernel
def open_window(s: Valda, kind: int, asked: int, card: int) -> None:
    """Put a window on the stack that asks these seats in turn."""
    push(s, frames.WINDOW, 0, kind, card, 0)
    s.f_ask[s.depth - 1] = asked


@kernel
def everybody_from(s: Valda, seat: int) -> int:
    """Return all seats, clockwise from one."""
    return put_first(clockwise(s, seat, seat), seat)


@kernel
def declare_window(s: Valda) -> None:
    """Open the window of a declared attack: the attacker, then the others clockwise, the
    target last (VA-8.5).
    """
    # The target answers last, knowing all that the attack has become (VA-8.5).
    others = clockwise(s, s.attacker, s.target)
    open_window(s, _DECLARED, put_last(put_first(others, s.attacker), s.target), NO_CARD)


@kernel
def can_turn(s: Valda) -> bool:
    """Return whether a die of the roll has another result than the one it shows."""
    for k in range(s.dice_count):
        for face in range(FACES):
            if differs(s, s.dice[k], face, s.shown[k] - 1):
                return True
    return False


@kernel
def differs(s: Valda, die: int, one: int, other: int) -> bool:
    """Return whether two faces of a kind of die have different results."""
    at, to = (die * FACES + one) * 4, (die * FACES + other) * 4
    return (
        s.faces[at] != s.faces[to]
        or s.faces[at + 1] != s.faces[to + 1]
        or s.faces[at + 2] != s.faces[to + 2]
        or s.faces[at + 3] != s.faces[to + 3]
    )


@kernel
def someone_has_cards(s: Valda, but: int) -> bool:
    """Return whether another player has a card in hand or open."""
    for seat in range(s.players):
        if seat != but and (s.held[seat] > 0 or (seat == s.active and s.open_count > 0)):
            return True
    return False


@kernel
def may_hold(s: Valda, seat: int, holder: int) -> bool:
    """Return whether a seat is on the side that may play a weapon."""
    if holder == WeaponHolder.ANYBODY:
        return True
    if holder == WeaponHolder.ATTACKER:
        return seat == s.attacker
    if holder == WeaponHolder.TARGET:
        return seat == s.target
    if holder == WeaponHolder.NOT_TARGET:
        return seat != s.target
    return (seat == s.active) == (holder == WeaponHolder.PLAYER)


@kernel
def can_work(s: Valda, seat: int, mode: int) -> bool:
    """Return whether a mode has what it needs."""
    deed = MODE_DEED[mode]
    if deed == Deed.RECOVER:
        # A weapon needs something to take (VA-12.5).
        return s.pile_size > 0 if MODE_CARDS[mode] == ANY_KIND else in_pile(s, MODE_CARDS[mode])
    if deed == Deed.ROB:
        return someone_has_cards(s, seat)
    if deed == Deed.TURN_DIE:
        return can_turn(s)
    if deed == Deed.REDIRECT:
        # With two there is nobody else to be attacked (VA-12.6).
        return s.players > 2
    return deed != Deed.AGAIN or not s.claimed


@kernel
def allowed(s: Valda, kind: int, seat: int, mode: int) -> bool:
    """Return whether a seat that holds the weapon may use this mode in a window (VA-12.4, VA-12.5)."""
    return MODE_WINDOW[mode] == kind and may_hold(s, seat, MODE_HOLDER[mode]) and can_work(s, seat, mode)


@kernel
def offer_weapons(s: Valda, kind: int, seat: int) -> None:
    """Add the weapons that a seat may play in a window to the menu."""
    # Most seats of most windows: no need to look for cards.
    if s.armed[seat] == 0:
        return
    for mode in range(_MODES):
        if allowed(s, kind, seat, mode) and holds(s, seat, s.mode_card[mode]):
            offer(s, acts.WEAPON, mode, 0)


@kernel
def offer_free_weapons(s: Valda, seat: int) -> None:
    """Add the weapons that may be played at any plain decision (VA-12.5)."""
    offer_weapons(s, _FREE, seat)


@kernel
def ask(s: Valda) -> bool:
    """Let the window on top find the next seat that can answer; return False if there is none."""
    top = s.depth - 1
    while s.f_ask[top]:
        seat = (s.f_ask[top] & ASK_MASK) - 1
        # A player who can play nothing is passed over in silence (VA-12.3).
        offer_weapons(s, s.f_a[top], seat)
        if s.menu_count > 0:
            offer(s, acts.PASS, 0, 0)
            s.turn = seat
            return True
        # A seat that plays a weapon stays first: it is asked again until it passes (VA-12.3).
        s.f_ask[top] >>= ASK_BITS
    return False


@kernel
def pass_window(s: Valda) -> None:
    """Pass: the asked seat plays nothing more in this window."""
    s.f_ask[s.depth - 1] >>= ASK_BITS


@kernel
def close_window(s: Valda) -> None:
    """Close the window: nobody is asked any more."""
    s.depth -= 1


@kernel
def claim(s: Valda) -> None:
    """Repeat the attack with the same card on the same target, as a new attack (VA-12.4)."""
    s.claimed = 1
    # A new attack: what was played for the first is gone, its target stays (VA-12.4).
    s.horn = s.wrath = s.spear = 0
    s.shields = 0
    step(s, frames.RESOLVE)
    step(s, frames.DEFEND)
    declare_window(s)


@kernel
def play_weapon(s: Valda, seat: int, mode: int) -> None:
    """Resolve a weapon at once; nothing can answer it (VA-12.1, VA-12.2)."""
    card = s.mode_card[mode]
    give_up(s, seat, card)
    note(s, notes.WEAPON_PLAYED, seat, card, mode, 0)
    deed = MODE_DEED[mode]
    # With a choice to make the weapon waits below it for the discard pile (VA-12.1).
    if deed <= Deed.REDIRECT:
        push(s, frames.TO_DISCARD, seat, card, 0, 0)
        weapon_choice(s, seat, mode)
    elif deed == Deed.REPEAT:
        # Read before the window goes, whose frame has it.
        played = s.f_b[s.depth - 1]
        close_window(s)
        push(s, frames.TO_DISCARD, seat, card, 0, 0)
        if s.effect_count[played]:
            push(s, frames.EFFECTS, seat, s.effect_at[played], s.effect_count[played], -1)
    else:
        discard(s, seat, card, notes.WHY_WEAPON)
        bound_weapon(s, seat, mode)


@kernel
def weapon_choice(s: Valda, seat: int, mode: int) -> None:
    """Play a weapon with choices of its own: it is discarded when those are made."""
    deed = MODE_DEED[mode]
    if deed == Deed.RECOVER:
        strongest = int(mode == _GJALLARHORN and (s.rulings & STRONGEST) != 0)
        push(s, frames.RECOVER, seat, MODE_CARDS[mode], MODE_COUNT[mode], strongest)
    elif deed == Deed.ROB:
        push(s, frames.PLAYER, seat, frames.FOR_THIEF, 1, 0)
    elif deed == Deed.TURN_DIE:
        push(s, frames.DIE, seat, 0, 0, 0)
    elif deed == Deed.REDIRECT:
        push(s, frames.PLAYER, seat, frames.FOR_VANISHED, 1, 0)


@kernel
def bound_weapon(s: Valda, seat: int, mode: int) -> None:
    """Play a weapon that changes what is in progress (VA-12.4)."""
    deed = MODE_DEED[mode]
    if deed == Deed.UNDEFENDED:
        s.horn = 1
        note(s, notes.ATTACK_CHANGED, attack_power(s), 1, 0, 0)
    elif deed == Deed.DOUBLE_POWER:
        s.wrath = 1
        note(s, notes.ATTACK_CHANGED, attack_power(s), s.horn, 0, 0)
    elif deed == Deed.FOLLOWERS:
        gain_followers(s, seat, MODE_COUNT[mode], notes.BY_RESISTED)
    else:
        # These close their window at once (VA-12.3).
        close_window(s)
        if deed == Deed.CANCEL:
            s.cancelled = 1
            take_in(s, s.target, s.attack_card)
            note(s, notes.ATTACK_CANCELLED, seat, 0, 0, 0)
        elif deed == Deed.DOUBLE_KILLS:
            s.spear = 1
        elif deed == Deed.AGAIN:
            claim(s)
        elif deed == Deed.STOP:
            # The seat that stabbed is kept, so that it can be told when the structure falls.
            s.stopped = seat + 1
