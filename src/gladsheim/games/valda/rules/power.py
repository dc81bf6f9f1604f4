"""Power of attacks and shields (VA-8.2, VA-8.4, VA-8.5)."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valda.record import Valda
from gladsheim.games.valda.rules.columns import (
    ATTACKS_FEW,
    GUARDIAN,
    RAIDER,
    SHIELDS,
    SWORDS,
    SWORDS_FEW,
    SWORDSMAN,
)
from gladsheim.games.valda.rules.standing import level
from gladsheim.games.valda.rulings import WRATH_CARD_ONLY

FEW = 3
"""Largest number of players with which an ability gives a second attack instead of a sword (VA-8.4)."""


@kernel
def extra_swords(s: Valda, seat: int) -> int:
    """Return the swords that the attacker's abilities add to an attack (VA-8.4)."""
    found = level(s, seat, SWORDSMAN)
    return SWORDS_FEW[found] if s.players <= FEW else SWORDS[found]


@kernel
def attacks_of(s: Valda, seat: int) -> int:
    """Return how many attacks a seat has in the line (VA-8.2)."""
    return ATTACKS_FEW[level(s, seat, RAIDER)] if s.players <= FEW else 1


@kernel
def attack_power(s: Valda) -> int:
    """Return the power of the present attack: card and added swords, doubled by a weapon."""
    card, swords = s.power[s.attack_card], extra_swords(s, s.attacker)
    if not s.wrath:
        return card + swords
    # The swords that Surtur adds are doubled, too, unless a reading says otherwise (VA-8.4, E-4.4).
    return 2 * card + (swords if s.rulings & WRATH_CARD_ONLY else 2 * swords)


@kernel
def shield_power(s: Valda, card: int) -> int:
    """Return the shields of a defence card for the target: its power and added shields."""
    return s.power[card] + SHIELDS[level(s, s.target, GUARDIAN)]
