"""What locations, armies and cards usually become, for bots: rules of thumb, no rules of the game.

Hundredths of a point of glory.
"""

from gladsheim.core.kernel import kernel, table
from gladsheim.games.valhalla.pieces import ACE, COURT, CROWN, EVENT, EXCUSE, KINDS, LOCATION, PAWN, PERSON
from gladsheim.games.valhalla.record import HELD, RANK, TYPE, Valhalla
from gladsheim.games.valhalla.rules.maps import share, surrounding
from gladsheim.games.valhalla.rules.recruit import FEWEST_AROUND, FULL_PRICE
from gladsheim.games.valhalla.rules.value import group_size

HOLDS = table([0, 95, 125, 145, 158, 167, 173, 177, 180, 182, 184, 185, 186])
"""How many glory phases, in hundredths, a location is held that so many armies hold."""
IDLE = 30
"""An army in the reserve."""
STANDING = 20
"""An army in Valhalla, wherever it stands."""
BOUND = 6
"""An army on a card: it comes home some day."""
FIELDED = 8
"""An army on a location, besides what it holds there."""
AWAITED = table([0, 14, 40, 48, 54])
"""Hundredths of a card that so many armies around it are worth."""
CARD_USES = table([170, 100, 25])
"""Hundredths of a use that a card still has in it after so many uses."""
RESTING = 85
"""Hundredths of that for a card that is used in this cycle."""
SMALL_SITE = 300
"""A location that brings points for the armies there."""
DEPLOYED = 75
"""What sending one army by an event brings, besides the army's own worth."""
MARCHED = 40
MOST_SENT, MOST_LED = 6, 5
"""Armies beyond that bring no more."""
LAID = 250
"""A location that joins the landscape, besides its rank: the neighbour, and what follows."""
ACE_USE = 380
"""A use of an ace."""
PARDON = 320
"""The Excuse."""


@kernel
def site_worth(s: Valhalla, cell: int) -> int:
    """What a location brings in a glory phase to whoever holds it."""
    card = s.land[cell]
    return 200 * group_size(s, cell) if RANK[card] == CROWN else card_site(card)


@kernel
def card_site(card: int) -> int:
    """What a location usually brings in a glory phase, wherever it lies."""
    return SMALL_SITE if RANK[card] >= PAWN else 100 * RANK[card]


@kernel
def hold(worth: int, armies: int) -> int:
    """What a location is worth to the seat that holds it with so many armies."""
    return worth * HOLDS[armies] // 100


@kernel
def rank_of(card: int) -> int:
    """The rank as a number of armies or movements; those of pawns and courts are few."""
    rank = RANK[card]
    if rank == CROWN:
        return 10
    return 4 if rank in (PAWN, COURT) else rank


@kernel
def fitting(s: Valhalla, card: int) -> int:
    """Locations that share a symbol with a card, at most three."""
    found = 0
    for at in range(s.cell_count):
        if share(card, s.land[s.cells[at]]):
            found += 1
    return min(3, found)


@kernel
def use_worth(s: Valhalla, card: int) -> int:
    """What using a card once brings, as a rule."""
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
    """What a card in a control zone is worth, used so often, and perhaps in this cycle."""
    once = use_worth(s, card)
    gone = TYPE[card] & LOCATION or card % KINDS == EXCUSE
    total = once if gone else once * CARD_USES[uses] // 100
    return total * RESTING // 100 if used else total


@kernel
def weakest(s: Valhalla, seat: int) -> int:
    """The worth of the card that a full control zone would part with; 0 if there is room."""
    if s.zone_count[seat] < HELD - 1:
        return 0
    least = 1 << 30
    for at in range(seat * HELD, seat * HELD + HELD - 1):
        least = min(least, card_worth(s, s.zone[at], s.uses[at], s.used[at]))
    return least


@kernel
def price_with(s: Valhalla, place: int, seat: int, own: int) -> int:
    """Armies that a card would cost a seat with so many armies around it (VH-7.3)."""
    rival = 0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, surrounding(s, place, other))
    return max(0, FULL_PRICE - (own - rival))


@kernel
def awaited(s: Valhalla, seat: int, place: int, own: int, least: int) -> int:
    """What it is worth to stand with so many armies around a card of Valhalla."""
    card = s.market[place]
    if card < 0 or own == 0:
        return 0
    gain = card_worth(s, card, 0, 0) - least
    if own >= FEWEST_AROUND:
        gain -= IDLE * price_with(s, place, seat, own)
    return max(0, gain) * AWAITED[min(own, 4)] // 100
