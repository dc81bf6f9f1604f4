"""The power of attacks and shields (VA-8.2, VA-8.4, VA-8.5)."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valda.pieces import SURTUR, TYR
from gladsheim.games.valda.record import Valda
from gladsheim.games.valda.rules.standing import level

FEW = 3
"""Up to so many players Surtur gives a second attack instead of a sword (VA-8.4)."""


@kernel
def surtur_bonus(s: Valda, seat: int) -> int:
    """What Surtur adds to an attack."""
    found = level(s, seat, SURTUR)
    return max(0, found - 1) if s.players <= FEW else found


@kernel
def attacks_of(s: Valda, seat: int) -> int:
    """How many attacks a seat has in the line (VA-8.2)."""
    return 2 if s.players <= FEW and level(s, seat, SURTUR) > 0 else 1


@kernel
def attack_power(s: Valda) -> int:
    """Power of the present attack: card and Surtur's bonus, doubled by Wrath."""
    power = s.power[s.attack_card] + surtur_bonus(s, s.attacker)
    return 2 * power if s.wrath else power


@kernel
def shield_power(s: Valda, card: int) -> int:
    """What a defence card counts for the target: its power and Tyr's bonus."""
    return s.power[card] + level(s, s.target, TYR)
