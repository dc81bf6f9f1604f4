"""Values of cards and their effects: rules of thumb for bots, in hundredths of a follower.

Nothing here knows a single card: the value of a card follows from its effects, power and type.
"""

from gladsheim.core.kernel import kernel, table
from gladsheim.games.valda import does, frames, limits
from gladsheim.games.valda.bot.worth import (
    PIECE,
    die_mean,
    die_number,
    phases_ahead,
    pieces_worth,
    turns_ahead,
    works_worth,
)
from gladsheim.games.valda.pieces import ATTACK, DEFENCE, GAME, STRIKE, YELLOW
from gladsheim.games.valda.record import EFFECT, NOBODY, TAKE_FOLLOWERS, Valda
from gladsheim.games.valda.rules.standing import affordable, has_room, safe_zone, temples_built

CARD = 28
"""Value of an unseen card of the base deck."""
GODS_CARD = 42
"""Value of an unseen card of a god's deck."""
ACTION = 26
"""Value of an action: it takes a piece of a resource at least."""
FREE_PIECE = 29
"""Value of a piece of a resource that the player can choose."""
ROBBED = 12
"""Value to a seat of another's loss of a piece or a card."""
RAZED, WRECKED, MOVED, LENT_ABILITY, REPLAYED = 110, 60, 30, 40, 60
"""Values of a temple or works of another that fall, a temple that is moved, an ability that is lent for a
turn, a card that is played again.
"""
HITS = 55
"""Percentage of attacks that hit."""
WEAPON_WORTH = 70
"""Value of a god weapon in the hand, at least two turns before the end."""
SHIELD, SHIELD_POWER = 10, 9
"""Value of a defence card, and of each of its shields."""
KEPT = 70
"""Percentage of a yellow card's value that counts while it is still in the hand."""
SPARE_PIECES = 8
"""Number of resources beyond which one more structure in a turn can be paid."""
LOOKED, CHANGED, SWITCHED = 1, 5, 8
"""Values of a look at a card, a resource that is changed, a card that is switched for another."""
LEAST = 4
"""Value of a card that can still be used: to be thrown away for something, or to hide others."""
TEMPLE_IN_TURN, TEMPLE_FOR_NOTHING = 80, 250
"""Values of a temple that a card builds beside the two of a turn, at its cost or without."""
FLAT = table(
    [
        {
            does.DRAW: CARD,
            does.DRAW_GOD: GODS_CARD,
            does.LOOK_GOD: LOOKED,
            does.LOOK_HAND: LOOKED,
            does.SWITCH: SWITCHED,
            does.ACTIONS: ACTION,
        }.get(word, 0)
        for word in range(len(does.WORDS))
    ]
)
"""Values of effects that are the same everywhere, for each unit of their number."""


@kernel
def can_lose(s: Valda, victim: int, count: int) -> int:
    """Return how many of `count` followers a seat can lose (VA-10.2)."""
    return min(count, s.followers[victim] - safe_zone(s, victim))


@kernel
def hurt(s: Valda) -> int:
    """Return the value to a seat of another's loss of a follower."""
    return 100 if s.players == 2 else 120 // (s.players - 1)


@kernel
def damage(s: Valda, word: int, n: int, victim: int) -> int:
    """Return the value of an effect that takes something from one other seat."""
    if word == does.KILL_FOLLOWERS:
        return can_lose(s, victim, n) * hurt(s)
    if word == does.STEAL_FOLLOWERS:
        return can_lose(s, victim, n) * (100 + hurt(s))
    if word == does.STEAL_RESOURCES:
        goods = s.goods[victim * 3] + s.goods[victim * 3 + 1] + s.goods[victim * 3 + 2]
        return min(n, goods) * (PIECE + ROBBED)
    return min(n, s.held[victim]) * (CARD + ROBBED)


@kernel
def taking_worth(s: Valda, at: int, by: int, target: int) -> int:
    """Return the value of an effect that takes from the target, from the best victim, or from all others."""
    word, n, who = s.effects[at], s.effects[at + 1], s.effects[at + 2]
    if target >= 0:
        return damage(s, word, n, target)
    most = total = 0
    for seat in range(s.players):
        if seat != by:
            found = damage(s, word, n, seat)
            most = max(most, found)
            total += found
    return total if who == 2 else most


@kernel
def gain_worth(s: Valda, at: int, by: int) -> int:
    """Return the value of resources from the supply."""
    total = s.effects[at + 4] * FREE_PIECE
    for res in range(3):
        total += pieces_worth(s, by, res, s.goods[by * 3 + res], s.effects[at + 1 + res])
    return total


@kernel
def build_worth(s: Valda, at: int, by: int) -> int:
    """Return the value of a structure built out of turn."""
    what, priced = s.effects[at + 1], s.effects[at + 2]
    if what == 2:
        for god in range(7):
            if has_room(s, by, god + 2) and (not priced or affordable(s, by, god + 2)):
                return TEMPLE_IN_TURN if priced else TEMPLE_FOR_NOTHING
        return 0
    return works_worth(s, by, what) if has_room(s, by, what) and not priced else 0


@kernel
def own_worth(s: Valda, at: int, by: int) -> int:
    """Return the value of an effect on its own player, where it depends on the position."""
    word, n = s.effects[at], s.effects[at + 1]
    if word == does.GAIN:
        return gain_worth(s, at, by)
    if word == does.FOLLOWERS:
        return 100 * n
    if word == does.ROLL:
        if s.effects[at + 3] == TAKE_FOLLOWERS:
            return s.effects[at + 2] * die_number(s, n)
        return s.effects[at + 2] * die_mean(s, n) * PIECE // 100
    if word == does.SACRIFICE:
        return min(n, max(0, s.held[by] - 1)) * (100 - CARD)
    if word == does.BUILD_LIMIT:
        goods = s.goods[by * 3] + s.goods[by * 3 + 1] + s.goods[by * 3 + 2]
        return max(0, goods - SPARE_PIECES) * 10 if n > s.build_limit else 0
    if word == does.BUILD:
        return build_worth(s, at, by)
    if word == does.RECOVER:
        return s.effects[at + 2] * CARD if s.pile_size > 0 else 0
    if word == does.LEND:
        return LENT_ABILITY
    return REPLAYED if word == does.REPLAY and s.played_count > 0 else 0


@kernel
def fall_worth(s: Valda, what: int, target: int) -> int:
    """Return the value of a temple, or works, of the target that fall, if there are any."""
    if what == frames.DESTROY_TEMPLE:
        return RAZED if temples_built(s, target) > 0 else 0
    return WRECKED if s.drills[target] > 0 or s.mines[target] > s.limits[limits.START_MINES] else 0


@kernel
def effects_worth(s: Valda, begin: int, count: int, by: int, target: int) -> int:
    """Return the value of a list of effects to the player who carries them out; target -1 without one."""
    total = 0
    for at in range(begin * EFFECT, (begin + count) * EFFECT, EFFECT):
        word = s.effects[at]
        if does.STEAL_FOLLOWERS <= word <= does.STEAL_CARDS:
            total += taking_worth(s, at, by, target)
        elif word == does.DESTROY:
            total += fall_worth(s, s.effects[at + 1], target)
        elif word == does.MOVE_TEMPLE:
            total += MOVED
        elif word == does.CHANGE:
            total += CHANGED * s.effects[at + 3]
        elif FLAT[word]:
            total += FLAT[word] * max(1, s.effects[at + 1])
        else:
            total += own_worth(s, at, by)
    return total


@kernel
def played_worth(s: Valda, card: int, by: int) -> int:
    """Return the value of a yellow card when it is played, without its actions."""
    return effects_worth(s, s.effect_at[card], s.effect_count[card], by, NOBODY)


@kernel
def blow(s: Valda, card: int, by: int, target: int) -> int:
    """Return the value of an attack card when it hits."""
    return effects_worth(s, s.effect_at[card], s.effect_count[card], by, target)


@kernel
def strikes_ahead(s: Valda, seat: int) -> int:
    """Return the number of attack phases of other players that are not over."""
    total = 0
    for other in range(s.players):
        if other != seat:
            total += phases_ahead(s, other, STRIKE)
    return total


@kernel
def weapon_worth(s: Valda, seat: int) -> int:
    """Return the value of a god weapon in the hand, which falls towards the end."""
    return WEAPON_WORTH * min(4, strikes_ahead(s, seat) + 2 * turns_ahead(s, seat)) // 4


@kernel
def hand_worth(s: Valda, card: int, seat: int) -> int:
    """Return the value of a card in a hand; 0 where it cannot be used any more."""
    kind = s.kind_of[card]
    if kind == YELLOW:
        if phases_ahead(s, seat, GAME) == 0:
            return 0
        return max(LEAST, KEPT * (played_worth(s, card, seat) - ACTION * s.price[card]) // 100)
    if kind == ATTACK:
        if strikes_ahead(s, seat) == 0:
            return 0
        return LEAST + HITS * static_blow(s, card) // 200
    if kind == DEFENCE:
        shield = SHIELD + SHIELD_POWER * s.power[card]
        return shield if phases_ahead(s, seat, STRIKE) > 0 else 0
    return weapon_worth(s, seat)


@kernel
def static_blow(s: Valda, card: int) -> int:
    """Return the value of an attack card against a player who has enough to lose."""
    total = 0
    for place in range(s.effect_count[card]):
        at = (s.effect_at[card] + place) * EFFECT
        word, n = s.effects[at], s.effects[at + 1]
        if word == does.KILL_FOLLOWERS:
            total += n * hurt(s)
        elif word == does.STEAL_FOLLOWERS:
            total += n * (100 + hurt(s))
        elif word in (does.STEAL_RESOURCES, does.STEAL_CARDS):
            total += n * (PIECE + ROBBED)
        else:
            total += WRECKED
    return total
