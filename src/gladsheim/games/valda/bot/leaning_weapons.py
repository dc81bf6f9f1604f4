"""What a god weapon seems to bring at first sight; see `leaning`."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valda.bot.card_worth import CARD, FREE_PIECE, HITS, blow, can_lose, hurt, played_worth
from gladsheim.games.valda.bot.worth import building_worth
from gladsheim.games.valda.pieces import (
    BACKSTAB,
    BULLSEYE,
    CLAIM,
    CROWN,
    DAGGER,
    E_KILL_FOLLOWERS,
    FACES,
    GJALLARHORN,
    HAMMERTIME,
    RESISTED,
    REVENGE,
    SOULSPEAR,
    THIEF,
    WARHORN,
    WRATH,
)
from gladsheim.games.valda.record import EFFECT, TAKE_FOLLOWERS, Valda

RECOVERED = 60
"""The best card of the discard pile."""
ATTACK_CARD, DEFENCE_CARD = 30, 25
"""A card of a kind out of the discard pile."""
STOLEN_CARD = 40
RESISTED_BRINGS = 200
"""Two followers (VA-12.4)."""


@kernel
def blow_now(s: Valda) -> int:
    """What the attack that is going on takes from its target, and brings to the attacker."""
    if s.attack_card < 0:
        return 0
    return blow(s, s.attack_card, s.attacker, s.target)


@kernel
def face_worth(s: Valda, die: int, face: int) -> int:
    """What a face of the present roll brings."""
    at = (die * FACES + face) * 4
    if s.roll_use == TAKE_FOLLOWERS:
        return 100 * s.faces[at + 3]
    return FREE_PIECE * (s.faces[at] + s.faces[at + 1] + s.faces[at + 2])


@kernel
def best_turn(s: Valda) -> int:
    """The most that turning one die brings to the roller."""
    most = 0
    for k in range(s.dice_count):
        shown = face_worth(s, s.dice[k], s.shown[k] - 1)
        for face in range(FACES):
            most = max(most, face_worth(s, s.dice[k], face) - shown)
    return most


@kernel
def more_killed(s: Valda) -> int:
    """Followers that the target of the present attack loses besides, if kills are doubled."""
    total = 0
    for place in range(s.effect_count[s.attack_card]):
        at = (s.effect_at[s.attack_card] + place) * EFFECT
        if s.effects[at] == E_KILL_FOLLOWERS:
            n = s.effects[at + 1]
            total += can_lose(s, s.target, 2 * n) - can_lose(s, s.target, n)
    return total


@kernel
def weapon_gain(s: Valda, seat: int, mode: int) -> int:
    """What a weapon brings in this mode."""
    if mode == RESISTED:
        return RESISTED_BRINGS
    if mode == BULLSEYE:
        return RECOVERED
    if mode in (GJALLARHORN, DAGGER):
        return 2 * (DEFENCE_CARD if mode == GJALLARHORN else ATTACK_CARD)
    if mode == THIEF:
        return STOLEN_CARD
    if mode == CROWN:
        return best_turn(s) if s.roller == seat else 0
    if mode == HAMMERTIME:
        return played_worth(s, s.f_b[s.depth - 1], seat)
    if mode == BACKSTAB:
        return building_worth(s, s.active, s.planned) * hurt(s) // 100
    return weapon_in_attack(s, seat, mode)


@kernel
def weapon_in_attack(s: Valda, seat: int, mode: int) -> int:
    """Weapons that change an attack."""
    if mode == SOULSPEAR:
        return more_killed(s) * hurt(s)
    gain = blow_now(s)
    if mode in (WARHORN, WRATH):
        return gain * (100 - HITS) // 100 if seat == s.attacker and not s.horn else 0
    if mode == CLAIM:
        return gain * HITS // 100
    return gain + CARD if mode == REVENGE else gain
