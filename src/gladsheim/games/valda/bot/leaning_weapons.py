"""Value of a god weapon at first sight; see `leaning`."""

from gladsheim.core.kernel import kernel, table
from gladsheim.games.valda import does
from gladsheim.games.valda.bot.card_worth import CARD, FREE_PIECE, HITS, blow, can_lose, hurt, played_worth
from gladsheim.games.valda.bot.worth import building_worth
from gladsheim.games.valda.pieces import FACES, Deed
from gladsheim.games.valda.record import EFFECT, TAKE_FOLLOWERS, Valda
from gladsheim.games.valda.rules.columns import MODE_CARDS, MODE_COUNT, MODE_DEED

RECOVERED = table([60, 30, 25, 60, 60])
"""Value of a card from the discard pile, by the type that it must have; the best if that is any."""
STOLEN_CARD = 40


@kernel
def blow_now(s: Valda) -> int:
    """Return the value of the present attack to the attacker."""
    if s.attack_card < 0:
        return 0
    return blow(s, s.attack_card, s.attacker, s.target)


@kernel
def face_worth(s: Valda, die: int, face: int) -> int:
    """Return the value of a face in the present roll."""
    at = (die * FACES + face) * 4
    if s.roll_use == TAKE_FOLLOWERS:
        return 100 * s.faces[at + 3]
    return FREE_PIECE * (s.faces[at] + s.faces[at + 1] + s.faces[at + 2])


@kernel
def best_turn(s: Valda) -> int:
    """Return the highest value that the roller can gain by turning one die."""
    most = 0
    for k in range(s.dice_count):
        shown = face_worth(s, s.dice[k], s.shown[k] - 1)
        for face in range(FACES):
            most = max(most, face_worth(s, s.dice[k], face) - shown)
    return most


@kernel
def more_killed(s: Valda) -> int:
    """Return how many more followers the target of the present attack loses if kills are doubled."""
    total = 0
    for place in range(s.effect_count[s.attack_card]):
        at = (s.effect_at[s.attack_card] + place) * EFFECT
        if s.effects[at] == does.KILL_FOLLOWERS:
            n = s.effects[at + 1]
            total += can_lose(s, s.target, 2 * n) - can_lose(s, s.target, n)
    return total


@kernel
def weapon_gain(s: Valda, seat: int, mode: int) -> int:
    """Return the value of a weapon in this mode."""
    deed = MODE_DEED[mode]
    if deed == Deed.FOLLOWERS:
        return 100 * MODE_COUNT[mode]
    if deed == Deed.RECOVER:
        return MODE_COUNT[mode] * RECOVERED[MODE_CARDS[mode]]
    if deed == Deed.ROB:
        return STOLEN_CARD
    if deed == Deed.TURN_DIE:
        return best_turn(s) if s.roller == seat else 0
    if deed == Deed.REPEAT:
        return played_worth(s, s.f_b[s.depth - 1], seat)
    if deed == Deed.STOP:
        return building_worth(s, s.active, s.planned) * hurt(s) // 100
    return weapon_in_attack(s, seat, deed)


@kernel
def weapon_in_attack(s: Valda, seat: int, deed: int) -> int:
    """Return the value of a weapon that changes an attack."""
    if deed == Deed.DOUBLE_KILLS:
        return more_killed(s) * hurt(s)
    gain = blow_now(s)
    if deed in (Deed.UNDEFENDED, Deed.DOUBLE_POWER):
        return gain * (100 - HITS) // 100 if seat == s.attacker and not s.horn else 0
    if deed == Deed.AGAIN:
        return gain * HITS // 100
    return gain + CARD if deed == Deed.CANCEL else gain
