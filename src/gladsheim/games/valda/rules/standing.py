"""State of the players: resources, followers, temples, abilities, control (VA-5, VA-10, VA-11)."""

from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valda import limits, notes
from gladsheim.games.valda.record import NOBODY, Valda
from gladsheim.games.valda.rules.stack import amounts
from gladsheim.games.valda.rulings import OPENS_AT_ONE_LOSS


@kernel
def level(s: Valda, seat: int, god: int) -> int:
    """Return the level of an ability: temples there, and one more if lent, at most 2 (VA-11.1)."""
    found = s.temples[seat * 7 + god]
    # Only yellow cards lend, so it is the active player who borrows (VA-11.1).
    if seat == s.active and found < 2:
        for at in range(s.lent_count):
            if s.lent[at] == god:
                found += 1
                # Lending the same god again adds nothing more (VA-11.1).
                break
    return min(2, found)


@kernel
def controller(s: Valda, god: int) -> int:
    """Return the seat with three temples in an area, -1 if there is none."""
    for seat in range(s.players):
        # An area has five sites: no two players have three there.
        if s.temples[seat * 7 + god] >= s.limits[limits.CONTROL]:
            return seat
    return NOBODY


@kernel
def owner_of(s: Valda, god: int) -> int:
    """Return the seat that owns an area, -1 if nobody does (VA-11.5, E-4.5)."""
    return NOBODY if s.opened >> god & 1 else controller(s, god)


@kernel
def free_site(s: Valda, god: int) -> bool:
    """Return whether an area has a free site."""
    standing = 0
    for seat in range(s.players):
        standing += s.temples[seat * 7 + god]
    return standing < s.limits[limits.SITES_PER_AREA]


@kernel
def may_stand(s: Valda, seat: int, god: int) -> bool:
    """Return whether a temple of this seat may be placed in an area: a free site, and no
    other owner (VA-7.2).
    """
    if not free_site(s, god):
        return False
    # Its owner may go on building there (VA-7.2).
    owner = owner_of(s, god)
    return owner in (NOBODY, seat)


@kernel
def temples_built(s: Valda, seat: int) -> int:
    """Return the number of a seat's temples on the map."""
    standing = 0
    for god in range(7):
        standing += s.temples[seat * 7 + god]
    return standing


@kernel
def affordable(s: Valda, seat: int, what: int) -> bool:
    """Return whether a seat holds the full cost of a building (0 mine, 1 drill, from 2 the gods)."""
    at = seat * 3
    of = what * 3
    return (
        s.goods[at] >= s.costs[of]
        and s.goods[at + 1] >= s.costs[of + 1]
        and s.goods[at + 2] >= s.costs[of + 2]
    )


@kernel
def has_room(s: Valda, seat: int, what: int) -> bool:
    """Return whether a building may be built, its cost aside (VA-7.2)."""
    if what == 0:
        return s.mines[seat] < s.limits[limits.MAX_MINES]
    if what == 1:
        return s.drills[seat] < s.limits[limits.MAX_DRILLS]
    return temples_built(s, seat) < s.limits[limits.TEMPLES_PER_PLAYER] and may_stand(s, seat, what - 2)


@kernel
def gain_goods(s: Valda, seat: int, blood: int, gold: int, diamond: int) -> None:
    """Take resources from the supply, as many as it holds (VA-1.2)."""
    # A shortage is not made up for later (VA-1.2).
    blood = min(blood, s.supply[0])
    gold = min(gold, s.supply[1])
    diamond = min(diamond, s.supply[2])
    at = seat * 3
    s.goods[at] += blood
    s.goods[at + 1] += gold
    s.goods[at + 2] += diamond
    s.supply[0] -= blood
    s.supply[1] -= gold
    s.supply[2] -= diamond
    # Nothing gained is no event.
    if blood + gold + diamond > 0:
        note(s, notes.RESOURCES_GAINED, seat, amounts(blood, gold, diamond), NOBODY, 0)


@kernel
def gain_one(s: Valda, seat: int, res: int) -> None:
    """Take one resource from the supply."""
    gain_goods(s, seat, int(res == 0), int(res == 1), int(res == 2))


@kernel
def spend(s: Valda, seat: int, res: int, count: int) -> None:
    """Return resources to the supply."""
    s.goods[seat * 3 + res] -= count
    s.supply[res] += count


@kernel
def exchange(s: Valda, seat: int, given: int, wanted: int, rate: int) -> None:
    """Exchange `rate` of one kind for one of another, with the supply."""
    spend(s, seat, given, rate)
    s.goods[seat * 3 + wanted] += 1
    s.supply[wanted] -= 1
    note(s, notes.TRADED, seat, given, wanted, rate)


@kernel
def pay(s: Valda, seat: int, what: int) -> None:
    """Pay for a building."""
    of = what * 3
    for res in range(3):
        spend(s, seat, res, s.costs[of + res])
    note(s, notes.RESOURCES_SPENT, seat, amounts(s.costs[of], s.costs[of + 1], s.costs[of + 2]), what, 0)


@kernel
def gain_followers(s: Valda, seat: int, count: int, cause: int) -> None:
    """Add a single gain of followers; in a race it may end the game (VA-14.2)."""
    if count > 0:
        s.followers[seat] += count
        note(s, notes.FOLLOWERS_CHANGED, seat, count, s.followers[seat], cause)
        # The first single gain that reaches the goal decides (VA-14.2).
        if s.race and s.winner < 0 and s.followers[seat] >= s.limits[limits.RACE_GOAL]:
            s.winner = seat


@kernel
def safe_zone(s: Valda, seat: int) -> int:
    """Return the highest safe zone at or below a seat's followers (VA-10.1)."""
    zone = 0
    for at in range(limits.ZONES, limits.ZONES + limits.ZONE_COUNT):
        # Places of the list without a zone hold -1, which no zone is.
        if zone < s.limits[at] <= s.followers[seat]:
            zone = s.limits[at]
    return zone


@kernel
def lose_followers(s: Valda, seat: int, count: int, cause: int) -> int:
    """Remove followers, down to the safe zone (VA-10.2); return how many were really lost."""
    lost = min(count, s.followers[seat] - safe_zone(s, seat))
    s.followers[seat] -= lost
    # Also where a safe zone kept all of them: the table is told why nothing went.
    if count > 0:
        note(s, notes.FOLLOWERS_CHANGED, seat, -lost, s.followers[seat], cause + notes.CAUSE * (count - lost))
    return lost


@kernel
def steal_followers(s: Valda, by: int, victim: int, count: int) -> None:
    """Move followers that were really lost to a thief (VA-10.2)."""
    # The loss comes first: what a safe zone keeps is not gained (VA-10.2).
    gain_followers(s, by, lose_followers(s, victim, count, notes.BY_STOLEN), notes.BY_THEFT)


@kernel
def kill_followers(s: Valda, victim: int, count: int) -> None:
    """Remove followers without a gain for another player."""
    lose_followers(s, victim, count, notes.BY_KILLED)


@kernel
def add_temple(s: Valda, seat: int, god: int) -> None:
    """Place a temple; a player's third one there brings the lock bonus (VA-11.6)."""
    at = seat * 7 + god
    s.temples[at] += 1
    # The fourth locks nothing again, unless a loss has opened the area (VA-11.5, E-4.5).
    opened = s.opened >> god & 1
    if s.temples[at] == s.limits[limits.CONTROL] or (opened and s.temples[at] > s.limits[limits.CONTROL]):
        s.opened -= opened << god
        note(s, notes.AREA_LOCKED, seat, god, 0, 0)


@kernel
def lock_bonus(s: Valda, seat: int, god: int) -> None:
    """Add one follower when the count reaches three, once per player and area (VA-11.6)."""
    at = seat * 7 + god
    # Once in a game, also where the third temple went and another came (VA-11.6).
    if s.temples[at] == s.limits[limits.CONTROL] and not s.bonus[at]:
        s.bonus[at] = 1
        gain_followers(s, seat, 1, notes.BY_LOCK)


@kernel
def temple_follower(s: Valda, seat: int) -> None:
    """Add the follower of a built temple (VA-7.3)."""
    gain_followers(s, seat, 1, notes.BY_TEMPLE)


@kernel
def remove_temple(s: Valda, seat: int, god: int) -> None:
    """Remove a temple; with fewer than three, or by a reading, the area is open again (VA-11.5, E-4.5)."""
    at = seat * 7 + god
    owned = owner_of(s, god) == seat
    s.temples[at] -= 1
    if s.opened >> god & 1:
        # Open already: from now on by the rule itself, if nobody has three left.
        if controller(s, god) == NOBODY:
            s.opened -= 1 << god
    elif owned and s.temples[at] >= s.limits[limits.CONTROL] and s.rulings & OPENS_AT_ONE_LOSS:
        s.opened += 1 << god
        note(s, notes.AREA_UNLOCKED, god, 0, 0, 0)
    elif s.temples[at] == s.limits[limits.CONTROL] - 1:
        note(s, notes.AREA_UNLOCKED, god, 0, 0, 0)
