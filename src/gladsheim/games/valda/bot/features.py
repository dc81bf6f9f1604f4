"""Features of learned values in Valda: the state of a seat, in numbers."""

from gladsheim.core.kernel import kernel
from gladsheim.core.rules import Features
from gladsheim.games.valda.bot.card_worth import hand_worth
from gladsheim.games.valda.bot.judging import value
from gladsheim.games.valda.bot.worth import turns_ahead
from gladsheim.games.valda.pieces import ATTACK, GODS, RESOURCES
from gladsheim.games.valda.record import CARDS, Valda
from gladsheim.games.valda.rules.standing import affordable, has_room, safe_zone, temples_built

TYPES = ("yellow", "attack", "defence", "weapon")
MOST_TURNS = 6
NAMES = (
    "thumb",
    "followers",
    "exposed",
    "exposed-3",
    *(f"{res}-{most}" for res in RESOURCES for most in ("all", "2", "4")),
    "sets",
    "mines",
    "drills",
    *(f"{god}-{level}" for god in GODS for level in (1, 2, 3)),
    "temples",
    "affordable",
    "held",
    *(f"{kind}-{what}" for kind in TYPES for what in ("cards", "worth")),
    "gods-cards",
    "attacks-of-others",
    "to-act",
    *(f"turns-{count}" for count in range(1, MOST_TURNS + 1)),
)
FIRST_GOOD, FIRST_TEMPLE = 4, 16
FIRST_CARD = FIRST_TEMPLE + 24


@kernel
def write_land(s: Valda, seat: int, out: list[int]) -> None:
    """Write resources, works and temples."""
    at = FIRST_GOOD
    sets = 100
    for res in range(3):
        have = s.goods[seat * 3 + res]
        out[at], out[at + 1], out[at + 2] = have, min(have, 2), min(have, 4)
        sets = min(sets, have)
        at += 3
    out[at], out[at + 1], out[at + 2] = sets, s.mines[seat], s.drills[seat]
    at += 3
    could = 0
    for god in range(7):
        have = s.temples[seat * 7 + god]
        for level in range(3):
            out[at] = int(have > level)
            at += 1
        could += int(affordable(s, seat, god + 2) and has_room(s, seat, god + 2))
    out[at], out[at + 1], out[at + 2] = temples_built(s, seat), min(2, could), s.held[seat]


@kernel
def write_cards(s: Valda, seat: int, out: list[int]) -> None:
    """Write the cards of a seat, and the attack cards of others."""
    for at in range(FIRST_CARD, FIRST_CARD + 10):
        out[at] = 0
    for at in range(seat * CARDS, seat * CARDS + s.held[seat]):
        card = s.hands[at]
        kind = s.kind_of[card]
        out[FIRST_CARD + 2 * kind] += 1
        out[FIRST_CARD + 2 * kind + 1] += hand_worth(s, card, seat)
        out[FIRST_CARD + 8] += int(s.deck_of[card] > 0)
    for other in range(s.players):
        if other != seat:
            for at in range(other * CARDS, other * CARDS + s.held[other]):
                out[FIRST_CARD + 9] += int(s.kind_of[s.hands[at]] == ATTACK)


@kernel
def write(s: Valda, menu: object, seat: int, out: list[int]) -> None:
    """Write the features of a seat."""
    followers = s.followers[seat]
    exposed = followers - safe_zone(s, seat)
    out[0], out[1], out[2], out[3] = value(s, seat), followers, exposed, min(3, exposed)
    write_land(s, seat, out)
    write_cards(s, seat, out)
    out[FIRST_CARD + 10] = int(seat == s.active)
    ahead = turns_ahead(s, seat)
    for count in range(MOST_TURNS):
        out[FIRST_CARD + 11 + count] = int(ahead > count)


FEATURES = Features(NAMES, write)
