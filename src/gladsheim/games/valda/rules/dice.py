"""Dice: rolling, paying out, turning (VA-3.3, VA-5.1, VA-9.4)."""

from gladsheim.core.chance import remainder
from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valda import frames, notes
from gladsheim.games.valda.pieces import FACES, Window
from gladsheim.games.valda.record import NO_CARD, NOBODY, TAKE_RESOURCES, Valda
from gladsheim.games.valda.rules.stack import step
from gladsheim.games.valda.rules.standing import gain_followers, gain_goods, lose_followers
from gladsheim.games.valda.rules.windows import everybody_from, open_window

_ROLLED = int(Window.ROLLED)


@kernel
def next_face(s: Valda) -> int:
    """Return the face that a die shows, 1 to 6: a forced one, or a random one (VA-3.3)."""
    # A forced face uses up no number of chance (VA-3.3).
    if s.forced_count == 0:
        return remainder(s.rng, FACES) + 1
    face = s.forced[0]
    s.forced_count -= 1
    for at in range(s.forced_count):
        s.forced[at] = s.forced[at + 1]
    s.forced[s.forced_count] = 0
    return face


@kernel
def add_dice(s: Valda, die: int, count: int) -> None:
    """Add dice of one colour to the roll."""
    for at in range(s.dice_count, s.dice_count + count):
        s.dice[at] = die
        s.shown[at] = next_face(s)
    s.dice_count += count


@kernel
def begin_roll(s: Valda, seat: int, use: int) -> None:
    """Begin a roll without dice."""
    s.roller = seat
    s.roll_use = use
    s.dice_count = 0


@kernel
def end_roll(s: Valda) -> None:
    """End the roll: everybody may turn a die, then the dice are paid out."""
    note(s, notes.DICE_ROLLED, s.roller, 0, 0, 0)
    # Below the window, which may turn a die before it is paid out (VA-5.1).
    step(s, frames.TAKE_ROLL)
    open_window(s, _ROLLED, everybody_from(s, s.roller), NO_CARD)


@kernel
def roll_dice(s: Valda, die: int, count: int) -> None:
    """Roll dice of one colour."""
    add_dice(s, die, count)
    end_roll(s)


@kernel
def clear_roll(s: Valda) -> None:
    """Clear the roll."""
    # Zeros, so that equal positions have equal bytes.
    for at in range(s.dice_count):
        s.dice[at] = s.shown[at] = 0
    s.dice_count = 0
    s.roller = NOBODY
    s.roll_use = 0


@kernel
def take_roll(s: Valda) -> None:
    """Pay the faces out, dice in order; in a race a win ends it."""
    # A roll of cards happens in the game phase, Loki's above the followers phase (VA-9.4).
    cause = notes.BY_LOKI if s.depth > 0 and s.f_op[s.depth - 1] == frames.FOLLOWERS else notes.BY_ROLL
    # One by one: where the supply runs short, the earlier die has it (VA-5.1).
    for k in range(s.dice_count):
        at = (s.dice[k] * FACES + s.shown[k] - 1) * 4
        if s.roll_use == TAKE_RESOURCES:
            gain_goods(s, s.roller, s.faces[at], s.faces[at + 1], s.faces[at + 2])
        elif s.faces[at + 3] >= 0:
            gain_followers(s, s.roller, s.faces[at + 3], cause)
            if s.winner >= 0:
                # Further dice are dropped (VA-14.2).
                break
        else:
            # A skull; safe zones protect here, too (VA-9.4).
            lose_followers(s, s.roller, -s.faces[at + 3], cause)
    clear_roll(s)


@kernel
def turn_die(s: Valda, k: int, face: int) -> None:
    """Turn a die to another face."""
    s.shown[k] = face
    note(s, notes.DIE_TURNED, s.roller, k, face, 0)
