"""Usual values of locations, armies and cards for bots: rules of thumb, no rules of the game.

Hundredths of a point of glory.
"""

from gladsheim.core.kernel import kernel, table
from gladsheim.games.valhalla.pieces import ACE, COURT, CROWN, EVENT, EXCUSE, KINDS, LOCATION, PAWN, PERSON
from gladsheim.games.valhalla.record import HELD, RANK, TYPE, Valhalla
from gladsheim.games.valhalla.rules.maps import share, surrounding
from gladsheim.games.valhalla.rules.recruit import FEWEST_AROUND, FULL_PRICE
from gladsheim.games.valhalla.rules.value import group_size

HOLDS = table([0, 95, 125, 145, 158, 167, 173, 177, 180, 182, 184, 185, 186])
"""Number of glory phases, in hundredths, for which a location is held, by the armies on it."""
IDLE = 30
"""Value of an army in the reserve."""
STANDING = 20
"""Value of an army in Valhalla, in any slot."""
BOUND = 6
"""Value of an army on a card, from which it returns later."""
FIELDED = 8
"""Value of an army on a location, besides holding it."""
AWAITED = table([0, 14, 40, 48, 54])
"""Percentage of a card's value that counts, by the number of armies around it."""
CARD_USES = table([170, 100, 25])
"""Percentage of a use that a card still has, by the number of its uses."""
RESTING = 85
"""Percentage of that for a card that was used in this cycle."""
SMALL_SITE = 300
"""Value of a location that scores for the armies there."""
DEPLOYED = 75
"""Value of sending one army by an event, besides the army's own value."""
MARCHED = 40
MOST_SENT, MOST_LED = 6, 5
"""Largest numbers of armies that count: more bring nothing."""
LAID = 250
"""Value of a location that joins the landscape, besides its rank: the neighbour, and later effects."""
ACE_USE = 380
"""Value of a use of an ace."""
PARDON = 320
"""Value of the Excuse."""


@kernel
def site_worth(s: Valhalla, cell: int) -> int:
    """Return the value of a location in a glory phase for the seat that holds it."""
    card = s.land[cell]
    return 200 * group_size(s, cell) if RANK[card] == CROWN else card_site(card)


@kernel
def card_site(card: int) -> int:
    """Return the usual value of a location in a glory phase, on any cell."""
    return SMALL_SITE if RANK[card] >= PAWN else 100 * RANK[card]


@kernel
def hold(worth: int, armies: int) -> int:
    """Return the value of a location to the seat that holds it with `armies` armies."""
    return worth * HOLDS[armies] // 100


@kernel
def rank_of(card: int) -> int:
    """Return the rank as a number of armies or movements; those of pawns and courts are few."""
    rank = RANK[card]
    if rank == CROWN:
        return 10
    return 4 if rank in (PAWN, COURT) else rank


@kernel
def fitting(s: Valhalla, card: int) -> int:
    """Return the number of locations that share a symbol with a card, at most three."""
    found = 0
    for at in range(s.cell_count):
        if share(card, s.land[s.cells[at]]):
            found += 1
    return min(3, found)


@kernel
def use_worth(s: Valhalla, card: int) -> int:
    """Return the usual value of using a card once."""
    if card % KINDS == EXCUSE:
        return PARDON
    if RANK[card] == ACE:
        return ACE_USE
    kind = TYPE[card]
    rank = rank_of(card)
    best = 0
    if kind & LOCATION:
        best = 100 * min(rank, 8) + LAID
    if kind & EVENT:
        best = max(best, DEPLOYED * min(MOST_SENT, rank) * (1 + fitting(s, card)) // 3)
    if kind & PERSON:
        best = max(best, MARCHED * min(MOST_LED, rank) * (1 + fitting(s, card)) // 3)
    return best


@kernel
def card_worth(s: Valhalla, card: int, uses: int, used: int) -> int:
    """Return the value of a card in a control zone after `uses` uses, and perhaps one in this cycle."""
    once = use_worth(s, card)
    gone = TYPE[card] & LOCATION or card % KINDS == EXCUSE
    total = once if gone else once * CARD_USES[uses] // 100
    return total * RESTING // 100 if used else total


@kernel
def weakest(s: Valhalla, seat: int) -> int:
    """Return the value of the card that a full control zone would give up; 0 if there is room."""
    if s.zone_count[seat] < HELD - 1:
        return 0
    least = 1 << 30
    for at in range(seat * HELD, seat * HELD + HELD - 1):
        least = min(least, card_worth(s, s.zone[at], s.uses[at], s.used[at]))
    return least


@kernel
def price_with(s: Valhalla, place: int, seat: int, own: int) -> int:
    """Return the price of a card for a seat with `own` armies around it (VH-7.3)."""
    rival = 0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, surrounding(s, place, other))
    return max(0, FULL_PRICE - (own - rival))


@kernel
def awaited(s: Valhalla, seat: int, place: int, own: int, least: int) -> int:
    """Return the value of `own` armies around a card of Valhalla."""
    card = s.market[place]
    if card < 0 or own == 0:
        return 0
    gain = card_worth(s, card, 0, 0) - least
    if own >= FEWEST_AROUND:
        gain -= IDLE * price_with(s, place, seat, own)
    return max(0, gain) * AWAITED[min(own, 4)] // 100
