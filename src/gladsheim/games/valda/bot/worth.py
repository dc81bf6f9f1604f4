"""Values of resources, works, temples and time to a seat: rules of thumb for bots.

All values are in hundredths of a follower, and follow from the card file in the record. The weights are
estimates for the built-in file; docs/bots/how-bots-think.md says how they were tested.
"""

from gladsheim.core.kernel import kernel, table
from gladsheim.games.valda import limits
from gladsheim.games.valda.pieces import BUILD, EXCHANGES, FACES, FOLLOWERS, GAME, GODS, RESOURCES, WHITE
from gladsheim.games.valda.record import Valda
from gladsheim.games.valda.rules.columns import DICE, ROLLER
from gladsheim.games.valda.rules.standing import has_room

PIECES = table([32, 30, 28, 26, 23, 19, 15, 11, 8, 6, 4])
"""Value of the first, second, ... piece of a resource.

About five become a temple, and each kind is needed; from the fourth on a kind tends to stay unused.
"""
PIECE = 26
"""Value of a piece of any kind that comes later."""
LAST_PIECE = 8
"""Value of a piece in the last building phase, where it has no other use."""
OUTLETS = table([0, 30, 38])
"""Value of a piece that can be exchanged for followers, by the level of the ability."""
EXCHANGERS = table(
    [next(GODS.index(row.god) for row in EXCHANGES if res in row.resources) for res in RESOURCES]
)
"""God who takes each resource for followers."""
IN_FOLLOWERS = table([god in {row.god for row in EXCHANGES} for god in GODS])
"""Whether each god's ability belongs to the followers phase and takes resources."""
ABILITIES = table([12, 20, 14, 34, 14, 20, 12, 20, 30, 55, 45, 75, 0, 0])
"""Values of the first and second temple of each god together, in each turn to come.

For Loki they are the average of his dice.
"""
GOD_CARD = 40
"""Value of the god card that comes with a temple."""
OWNED = 18
"""Value of a card from a god's deck instead of a base card, in each turn to come."""


@kernel
def turns_ahead(s: Valda, seat: int) -> int:
    """Return the number of turns that a seat has still to begin (VA-4.1, VA-4.2)."""
    gone = s.turns // s.players
    place = (seat - s.start) % s.players
    if s.turnaround and gone == s.limits[limits.ROUNDS] - 1:
        place = (s.start - 1 - seat) % s.players
    return max(0, s.limits[limits.ROUNDS] - 1 - gone + int(place > s.turns % s.players))


@kernel
def phases_ahead(s: Valda, seat: int, phase: int) -> int:
    """Return the number of phases of a kind that a seat has still to finish, including the present one."""
    return turns_ahead(s, seat) + int(seat == s.active and s.phase <= phase)


@kernel
def die_mean(s: Valda, die: int) -> int:
    """Return the average resources of a die, in hundredths."""
    total = 0
    for at in range(die * FACES * 4, (die + 1) * FACES * 4, 4):
        total += s.faces[at] + s.faces[at + 1] + s.faces[at + 2]
    return 100 * total // FACES


@kernel
def die_number(s: Valda, die: int) -> int:
    """Return the average number on a die, in hundredths."""
    total = 0
    for at in range(die * FACES * 4, (die + 1) * FACES * 4, 4):
        total += s.faces[at + 3]
    return 100 * total // FACES


@kernel
def level_of(s: Valda, seat: int, god: int) -> int:
    """Return the level of an ability without what is lent (VA-11.1)."""
    return min(2, s.temples[seat * 7 + god])


@kernel
def piece(s: Valda, seat: int, res: int, have: int) -> int:
    """Return the value of one more piece of a resource for a seat that has `have` of it."""
    built = 0
    if phases_ahead(s, seat, GAME) > 0:
        built = PIECES[min(have, len(PIECES) - 1)]
    elif phases_ahead(s, seat, BUILD) > 0:
        built = LAST_PIECE
    if phases_ahead(s, seat, FOLLOWERS) > 0:
        outlet = OUTLETS[level_of(s, seat, EXCHANGERS[res])]
        return max(built, outlet if have < 6 else outlet // 2)
    return built


@kernel
def pieces_worth(s: Valda, seat: int, res: int, have: int, count: int) -> int:
    """Return the value of `count` more pieces; have + count ≥ 0, a negative count takes pieces away."""
    total = 0
    for at in range(have, have + count):
        total += piece(s, seat, res, at)
    for at in range(have + count, have):
        total -= piece(s, seat, res, at)
    return total


@kernel
def goods_worth(s: Valda, seat: int) -> int:
    """Return the value of all resources of a seat."""
    total = 0
    for res in range(3):
        total += pieces_worth(s, seat, res, 0, s.goods[seat * 3 + res])
    return total


@kernel
def works_worth(s: Valda, seat: int, what: int) -> int:
    """Return the value of a mine (0) or a drill (1): the yield of its die in the turns to come."""
    return turns_ahead(s, seat) * die_mean(s, what) * PIECE // 100


@kernel
def ability_worth(s: Valda, seat: int, god: int, level: int) -> int:
    """Return the value of an ability of level 1 or 2, for the turns to come."""
    if god == ROLLER:
        return phases_ahead(s, seat, FOLLOWERS) * DICE[level] * die_number(s, WHITE)
    ahead = phases_ahead(s, seat, FOLLOWERS) if IN_FOLLOWERS[god] else turns_ahead(s, seat)
    return ahead * ABILITIES[god * 2 + level - 1]


@kernel
def temple_worth(s: Valda, seat: int, god: int, have: int) -> int:
    """Return the value that one more temple adds in the turns to come, for a seat that has `have` there."""
    if have < 2:
        low = ability_worth(s, seat, god, have) if have else 0
        return ability_worth(s, seat, god, have + 1) - low
    return turns_ahead(s, seat) * OWNED if have + 1 == s.limits[limits.CONTROL] else 0


@kernel
def building_worth(s: Valda, seat: int, what: int) -> int:
    """Return the value of a building, without its cost."""
    if what < 2:
        return works_worth(s, seat, what)
    god = what - 2
    at = seat * 7 + god
    have = s.temples[at]
    bonus = 100 if have + 1 == s.limits[limits.CONTROL] and not s.bonus[at] else 0
    card = GOD_CARD if turns_ahead(s, seat) > 0 else 0
    return 100 + bonus + card + temple_worth(s, seat, god, have)


@kernel
def price_worth(s: Valda, seat: int, what: int) -> int:
    """Return the value of the resources for a building."""
    total = 0
    for res in range(3):
        have = s.goods[seat * 3 + res]
        total -= pieces_worth(s, seat, res, have, -min(have, s.costs[what * 3 + res]))
    return total


@kernel
def missing(s: Valda, seat: int, what: int) -> int:
    """Return how many resources a seat lacks for a building."""
    total = 0
    for res in range(3):
        total += max(0, s.costs[what * 3 + res] - s.goods[seat * 3 + res])
    return total


@kernel
def wish(s: Valda, seat: int, res: int, reach: int) -> int:
    """Return how much one piece helps towards a building that lacks at most `reach` pieces."""
    most = 0
    for what in range(9):
        if s.goods[seat * 3 + res] < s.costs[what * 3 + res]:
            lacking = missing(s, seat, what)
            if lacking <= reach and has_room(s, seat, what):
                gain = building_worth(s, seat, what) - price_worth(s, seat, what)
                most = max(most, gain // (2 * lacking))
    return most
