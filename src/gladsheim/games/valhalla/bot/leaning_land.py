"""Value of armies that are sent, led or placed on the landscape, at first sight, for quick play."""

from gladsheim.core.kernel import kernel
from gladsheim.games.valhalla import kinds
from gladsheim.games.valhalla.bot.worth import (
    FIELDED,
    IDLE,
    card_site,
    card_worth,
    hold,
    site_worth,
    use_worth,
)
from gladsheim.games.valhalla.pieces import ARMIES, CROWN, PAWN
from gladsheim.games.valhalla.record import NONE, RANK, STEPS_AROUND, Valhalla
from gladsheim.games.valhalla.rules.maps import share
from gladsheim.games.valhalla.rules.uses.battle import clear_plan
from gladsheim.games.valhalla.rules.uses.combat import enemy_on, higher
from gladsheim.games.valhalla.rules.uses.plan import CROWN_POWER, lay_out, leads, leads_to
from gladsheim.games.valhalla.rules.zone import place_of

TAKEN = 70
"""Percentage of a rival's loss that counts as a gain, with one rival; less with more."""
SPENT = 45
"""Percentage of a use's usual value that it must have to be made."""
COMING = 67
"""Percentage of the armies in reach that a crown calls: the others stay where they hold a location."""


@kernel
def harm(s: Valhalla, loss: int) -> int:
    """Return the value of one rival's loss."""
    return loss * TAKEN // (100 * (s.players - 1))


@kernel
def arrival(s: Valhalla, cell: int, count: int, fallen: int) -> int:
    """Return the value of armies that arrive on a planned location, where `fallen` enemies
    fall before the fight.
    """
    worth, armies = site_worth(s, cell), s.plan_armies[cell]
    if not enemy_on(s, cell, s.turn):
        return hold(worth, min(ARMIES, armies + count)) - hold(worth, armies)
    armies = max(0, armies - fallen)
    if count > armies:
        return hold(worth, count - armies) + harm(s, hold(worth, armies)) + IDLE * armies
    return harm(s, hold(worth, armies) - hold(worth, armies - count)) + IDLE * count


@kernel
def put_lean(s: Valhalla, cell: int, count: int) -> int:
    """Return the value of a step of an event: armies from the reserve."""
    return arrival(s, cell, count, 0) - (IDLE - FIELDED) * count


@kernel
def walk_gain(s: Valhalla, start: int, last: int, goal: int, count: int, fallen: int) -> int:
    """Return the value of moving armies from a planned location to another, which they enter
    from its neighbour `last`.
    """
    left, here = site_worth(s, start), s.plan_armies[start]
    given = hold(left, here) - hold(left, here - count)
    uphill = enemy_on(s, goal, s.turn) and higher(s, goal, last)
    return arrival(s, goal, count - int(uphill), fallen) - given


@kernel
def march_lean(s: Valhalla, start: int, goal: int, count: int) -> int:
    """Return the value of a leader's step."""
    return walk_gain(s, start, start, goal, count, 0)


@kernel
def muster_lean(s: Valhalla, start: int, last: int, count: int) -> int:
    """Return the value of a step to the destination of a crown, which kills one enemy."""
    return walk_gain(s, start, last, s.dest, count, s.free_kill)


@kernel
def announce_lean(s: Valhalla, kind: int, card: int) -> int:
    """Return the value of an event or a leader that is no crown, by its best single step."""
    lay_out(s, kind, card, NONE)
    found = best_put(s, card) if kind == kinds.EVENT else best_march(s, card)
    clear_plan(s)
    return found - use_worth(s, card) * SPENT // 100


@kernel
def best_put(s: Valhalla, card: int) -> int:
    """Return the value of the best first step of an event."""
    small = PAWN <= RANK[card] < CROWN
    best = 0
    for at in range(s.cell_count):
        cell = s.cells[at]
        goal = RANK[s.land[cell]]
        if share(card, s.land[cell]) and not (small and goal >= PAWN):
            most = min(goal, s.left) if small else s.left
            for count in range(1, most + 1):
                best = max(best, put_lean(s, cell, count))
    return best


@kernel
def best_march(s: Valhalla, card: int) -> int:
    """Return the value of the best first step of a leader that is no crown."""
    small = RANK[card] >= PAWN
    best = 0
    for at in range(s.cell_count):
        cell = s.cells[at]
        if s.owner[cell] == s.turn and (not small or share(card, s.land[cell])):
            most = s.armies[cell] if small else min(s.armies[cell], s.left)
            for step in STEPS_AROUND:
                goal = cell + step
                if s.land[goal] >= 0 and leads_to(s, card, s.land[cell], s.land[goal]):
                    for count in range(1, most + 1):
                        best = max(best, march_lean(s, cell, goal, count))
    return best


@kernel
def leader_lean(s: Valhalla, card: int, dest: int) -> int:
    """Return the value of a crown's call to a destination, which its neighbours follow."""
    near = 0
    for step in STEPS_AROUND:
        cell = dest + step
        if s.land[cell] >= 0 and s.owner[cell] == s.turn and leads(card, s.land[cell], s.land[dest]):
            near += s.armies[cell]
    lay_out(s, kinds.PERSON, card, dest)
    brought = arrival(s, dest, min(near, CROWN_POWER) * COMING // 100, 1)
    clear_plan(s)
    return brought - use_worth(s, card) * SPENT // 100


@kernel
def location_lean(s: Valhalla, card: int, cell: int) -> int:
    """Return the value of adding a location to the landscape or replacing one, besides its points."""
    seat = s.turn
    at = place_of(s, seat, card)
    bound, worth = s.bound[at], card_site(card)
    gain = -card_worth(s, card, s.uses[at], 0) * SPENT // 100
    if s.land[cell] < 0:
        return gain + hold(worth, bound)
    armies, old = s.armies[cell], site_worth(s, cell)
    if armies == 0 or s.owner[cell] == seat:
        return gain + hold(worth, min(ARMIES, armies + bound)) - hold(old, armies)
    half = armies // 2
    gain += harm(s, hold(old, armies) - hold(worth, max(0, half - bound)))
    return gain + hold(worth, max(0, bound - half))
