"""Features of learned values in Valhalla: the state of a seat, in numbers."""

from gladsheim.core.kernel import kernel, table
from gladsheim.core.rules import Features
from gladsheim.games.valhalla import kinds
from gladsheim.games.valhalla.bot.judging import value
from gladsheim.games.valhalla.bot.leaning_land import announce_lean, leader_lean, location_lean
from gladsheim.games.valhalla.bot.worth import awaited, card_site, card_worth, rank_of, use_worth, weakest
from gladsheim.games.valhalla.pieces import ACE, CROWN, EVENT, EXCUSE, KINDS, LOCATION, PERSON
from gladsheim.games.valhalla.record import CARDS, HELD, RANK, STEPS_AROUND, TYPE, Valhalla
from gladsheim.games.valhalla.rules.maps import in_valhalla, places, share, surrounding
from gladsheim.games.valhalla.rules.value import doubled, glory_of

CLASSES = ("location", "event", "person", "ace", "excuse")
STRENGTHS = ("1", "2", "3-4", "5")
NAMES = (
    "thumb",
    "score",
    "reserve",
    "standing",
    "bound",
    "fielded",
    "glory",
    *(f"held-{strength}-{what}" for strength in STRENGTHS for what in ("count", "worth")),
    "threatened",
    "threatened-worth",
    *(f"{kind}-{uses}" for kind in CLASSES for uses in range(3)),
    *(f"uses-{uses}" for uses in range(3)),
    "resting",
    "resting-worth",
    "cards",
    "weakest",
    "awaited",
    "awaited-others",
    "to-act",
    "gone",
    "left",
    "ready-event",
    "ready-event-rank",
    "ready-person",
    "ready-person-rank",
    "ready-ace",
    "deployable",
    "could-take",
    "could-take-worth",
    "could-lose",
    "could-lose-worth",
    "free",
    "free-worth",
    "rival-score",
    "rival-glory",
    "rival-reserve",
    "rival-cards",
    "best-use",
    "second-use",
    "best-use-to-act",
    "rival-best-use",
)
FIRST_SITE, FIRST_CARD, FIRST_SUM = 7, 17, 32


def _class(card: int) -> int:
    if card % KINDS == EXCUSE:
        return 4
    if RANK[card] == ACE:
        return 3
    return 0 if TYPE[card] & LOCATION else 1 if TYPE[card] & EVENT else 2


CLASS = table([_class(card) for card in range(CARDS)])


@kernel
def write_land(s: Valhalla, seat: int, out: list[int]) -> None:
    """Write the locations that a seat holds, by the armies on them."""
    for at in range(FIRST_SITE - 2, FIRST_CARD):
        out[at] = 0
    for place in range(s.cell_count):
        cell = s.cells[place]
        if s.owner[cell] == seat:
            worth, armies = doubled(s, cell, seat, 0), s.armies[cell]
            out[5] += armies
            out[6] += worth
            strength = FIRST_SITE + 2 * (min(armies, 3) - 1 + int(armies >= 5))
            out[strength] += 1
            out[strength + 1] += worth
            near = 0
            for step in STEPS_AROUND:
                if s.land[cell + step] >= 0 and s.owner[cell + step] != seat:
                    near = max(near, s.armies[cell + step])
            if near > armies:
                out[FIRST_CARD - 2] += 1
                out[FIRST_CARD - 1] += worth


@kernel
def write_zone(s: Valhalla, seat: int, out: list[int]) -> None:
    """Write the cards of a control zone."""
    for at in range(FIRST_CARD, FIRST_SUM + 6):
        out[at] = 0
    out[4] = 0
    for at in range(seat * HELD, seat * HELD + s.zone_count[seat]):
        card, uses = s.zone[at], min(2, s.uses[at])
        out[FIRST_CARD + 3 * CLASS[card] + uses] += 1
        out[FIRST_SUM + uses] += use_worth(s, card) // 10
        out[FIRST_SUM + 3] += int(s.used[at])
        out[FIRST_SUM + 4] += int(s.used[at]) * card_worth(s, card, s.uses[at], 0) // 10
        out[FIRST_SUM + 5] += 1
        out[4] += s.bound[at]


@kernel
def write(s: Valhalla, menu: object, seat: int, out: list[int]) -> None:
    """Write the features of a seat."""
    out[0], out[1], out[2], out[3] = value(s, seat), s.score[seat], s.reserve[seat], in_valhalla(s, seat)
    write_land(s, seat, out)
    write_zone(s, seat, out)
    least = weakest(s, seat)
    best = total = 0
    for place in range(places(s)):
        gain = awaited(s, seat, place, surrounding(s, place, seat), least)
        best = max(best, gain)
        total += gain
    at = FIRST_SUM + 6
    out[at], out[at + 1], out[at + 2], out[at + 3] = least, best, total - best, int(s.turn == seat)
    most = 0
    for other in range(s.players):
        most = max(most, s.score[other])
    out[at + 4] = 100 * most // max(1, s.target)
    out[at + 5] = max(0, s.target - most)
    write_ready(s, seat, out)
    write_rival(s, seat, out)


FIRST_READY = FIRST_SUM + 12


@kernel
def strike(s: Valhalla, by: int, land: int) -> int:
    """Return how many armies a seat can send to a location with its best ready event."""
    most = 0
    for at in range(by * HELD, by * HELD + s.zone_count[by]):
        card = s.zone[at]
        if s.uses[at] < 3 and not s.used[at] and TYPE[card] & EVENT and share(card, land):
            most = max(most, min(s.reserve[by], rank_of(card)))
    return most


@kernel
def write_ready(s: Valhalla, seat: int, out: list[int]) -> None:
    """Write the possible effects of a seat's cards that are still ready."""
    for at in range(FIRST_READY, FIRST_READY + 16):
        out[at] = 0
    for at in range(seat * HELD, seat * HELD + s.zone_count[seat]):
        card = s.zone[at]
        if s.uses[at] < 3 and not s.used[at]:
            if TYPE[card] & EVENT:
                out[FIRST_READY] += 1
                out[FIRST_READY + 1] += rank_of(card)
            if TYPE[card] & PERSON:
                out[FIRST_READY + 2] += 1
                out[FIRST_READY + 3] += rank_of(card)
            out[FIRST_READY + 4] += int(RANK[card] == ACE)
    out[FIRST_READY + 5] = min(s.reserve[seat], out[FIRST_READY + 1])
    for place in range(s.cell_count):
        cell = s.cells[place]
        land, armies, owner = s.land[cell], s.armies[cell], s.owner[cell]
        if armies == 0:
            out[FIRST_READY + 10] += 1
            out[FIRST_READY + 11] += card_site(land) // 100
        elif owner == seat:
            for other in range(s.players):
                if other != seat and strike(s, other, land) >= armies:
                    out[FIRST_READY + 8] += 1
                    out[FIRST_READY + 9] += doubled(s, cell, seat, 0)
        elif strike(s, seat, land) >= armies:
            out[FIRST_READY + 6] += 1
            out[FIRST_READY + 7] += doubled(s, cell, owner, 0)


@kernel
def use_gain(s: Valhalla, card: int) -> int:
    """Return the value that the best use of a card seems to have for the seat whose turn it is."""
    if RANK[card] == ACE:
        return 0
    kind = TYPE[card]
    best = -1000
    if kind & EVENT:
        best = max(best, announce_lean(s, kinds.EVENT, card))
    if kind & PERSON:
        if RANK[card] == CROWN:
            for at in range(s.cell_count):
                best = max(best, leader_lean(s, card, s.cells[at]))
        else:
            best = max(best, announce_lean(s, kinds.PERSON, card))
    if kind & LOCATION:
        for at in range(s.cell_count):
            best = max(best, location_lean(s, card, s.cells[at]))
    return best


@kernel
def write_uses(s: Valhalla, seat: int, out: list[int], at: int) -> None:
    """Write the values that the two best uses seem to have."""
    turn = s.turn
    # Rules of thumb judge for the seat whose turn it is: it is set, and put back below.
    s.turn = seat
    out[at] = out[at + 1] = 0
    for place in range(seat * HELD, seat * HELD + s.zone_count[seat]):
        if s.uses[place] < 3 and not s.used[place] and s.zone[place] % KINDS != EXCUSE:
            gain = use_gain(s, s.zone[place])
            if gain > out[at]:
                out[at + 1] = out[at]
                out[at] = gain
            elif gain > out[at + 1]:
                out[at + 1] = gain
    s.turn = turn


@kernel
def write_rival(s: Valhalla, seat: int, out: list[int]) -> None:
    """Write the state of the best other seat."""
    rival = -1
    for other in range(s.players):
        if other != seat and (rival < 0 or s.score[other] > s.score[rival]):
            rival = other
    at = FIRST_READY + 12
    out[at], out[at + 1] = s.score[rival], glory_of(s, rival, 0)
    out[at + 2], out[at + 3] = s.reserve[rival], s.zone_count[rival]
    write_uses(s, rival, out, at + 4)
    best = out[at + 4]
    write_uses(s, seat, out, at + 4)
    out[at + 6], out[at + 7] = out[at + 4] * int(s.turn == seat), best


FEATURES = Features(NAMES, write)
