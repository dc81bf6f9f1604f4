"""Value of an action at first sight: rules of thumb for the quick play of bots.

`lean` is called for every action at every decision of a playout. Passing, allowing, and ending a plan are
worth 0, so that an action that costs more than it gains is not taken. The caller adds the points that an
action certainly gains at once. Hundredths of a point.
"""

from gladsheim.core.kernel import kernel
from gladsheim.games.valhalla import acts, kinds
from gladsheim.games.valhalla.acts import FIRST_SHIFT, LOW, SECOND_SHIFT, WORD_SHIFT
from gladsheim.games.valhalla.bot.leaning_land import (
    announce_lean,
    leader_lean,
    location_lean,
    march_lean,
    muster_lean,
    put_lean,
)
from gladsheim.games.valhalla.bot.worth import (
    ACE_USE,
    CARD_USES,
    IDLE,
    PARDON,
    STANDING,
    awaited,
    card_worth,
    use_worth,
    weakest,
)
from gladsheim.games.valhalla.pieces import PAWN
from gladsheim.games.valhalla.record import NONE, RANK, SLOTS, SYMBOLS, Valhalla
from gladsheim.games.valhalla.rules.maps import ENDS, surrounding
from gladsheim.games.valhalla.rules.preview import other_ace
from gladsheim.games.valhalla.rules.recruit import price
from gladsheim.games.valhalla.rules.value import glory_of, value
from gladsheim.games.valhalla.rules.zone import place_of

BEGINNING = 20
"""Value of placing, which is better than passing."""
TAKEN_CARD = 65
"""Percentage of a card's value that recruiting gains beyond surrounding it."""
CYCLE_OVER = 60
"""Value of a glory phase, which makes cards ready and fills Valhalla."""
INTERRUPTED = 300
"""Value that an interrupted plan would have had."""


@kernel
def stand_gain(s: Valhalla, seat: int, slot: int, more: int) -> int:
    """Return by how much `more` armies (or fewer) in a slot change the value of the cards around it."""
    least = weakest(s, seat)
    at = ((s.width - 3) * SLOTS + slot) * 2
    gain = 0
    for end in range(at, at + 2):
        place = ENDS[end]
        own = surrounding(s, place, seat)
        gain += awaited(s, seat, place, own + more, least) - awaited(s, seat, place, own, least)
    return gain


@kernel
def recruit_lean(s: Valhalla, seat: int, place: int) -> int:
    """Return the value of a card less its price."""
    gain = card_worth(s, s.market[place], 0, 0) - weakest(s, seat)
    return gain * TAKEN_CARD // 100 - IDLE * price(s, place, seat)


@kernel
def glory_lean(s: Valhalla, seat: int) -> int:
    """Return the value of the glory phase, less the points of the best rival in it."""
    best = 0
    if s.cycle[seat] > 1:
        for other in range(s.players):
            if other != seat:
                best = max(best, glory_of(s, other, 0))
    own = 100 * glory_of(s, seat, 0) if other_ace(s, seat, NONE) else 0
    return own - 100 * best + CYCLE_OVER


@kernel
def ace_doubles(s: Valhalla, seat: int, card: int) -> int:
    """Return the points that an ace adds in a glory phase."""
    total = 0
    for at in range(s.cell_count):
        cell = s.cells[at]
        land = s.land[cell]
        if s.owner[cell] == seat and RANK[land] < PAWN and SYMBOLS[land] & SYMBOLS[card]:
            total += 100 * RANK[land]
    return total


@kernel
def excuse_lean(s: Valhalla) -> int:
    """Return the value of stopping the rival whose turn it is."""
    loss = INTERRUPTED
    if s.kind == kinds.ACE:
        loss = 100 * value(s, s.dest, s.turn)
    elif s.kind == kinds.LOCATION:
        loss = use_worth(s, s.card)
    return loss // (s.players - 1) - PARDON


@kernel
def ready_again(s: Valhalla, card: int) -> int:
    """Return the value of making a face-down card upright."""
    return use_worth(s, card) * (CARD_USES[0] - CARD_USES[2]) // 200 - 2 * IDLE


@kernel
def zone_lean(s: Valhalla, word: int, first: int, second: int, third: int) -> int:
    """Return the value of a use of a control card."""
    if word in (acts.EVENT, acts.PERSON):
        return announce_lean(s, kinds.EVENT if word == acts.EVENT else kinds.PERSON, first)
    if word == acts.LEADER:
        return leader_lean(s, first, second)
    if word == acts.LOCATION:
        return location_lean(s, first, second)
    if word == acts.ACE:
        return -ACE_USE
    if word == acts.REFRESH:
        return ready_again(s, first)
    at = place_of(s, second, third)
    return card_worth(s, third, s.uses[at], 0) * 2 // (s.players + 1) - PARDON


@kernel
def market_lean(s: Valhalla, seat: int, word: int, first: int, third: int) -> int:
    """Return the value of a deed with armies and cards in Valhalla."""
    if word == acts.PLACE:
        return stand_gain(s, seat, first, 1) + BEGINNING
    if word == acts.RECRUIT:
        return recruit_lean(s, seat, first)
    if word == acts.PAY:
        return stand_gain(s, seat, first, -1) - STANDING
    if word == acts.PAY_RESERVE:
        return -IDLE
    if word == acts.TAKE:
        return (IDLE - STANDING) * third + stand_gain(s, seat, first, -third)
    at = place_of(s, seat, first)
    return -card_worth(s, first, s.uses[at], s.used[at])


@kernel
def lean(s: Valhalla, code: int) -> int:
    """Return the value that an action seems to have, besides the points that it gains at once."""
    word = code >> WORD_SHIFT
    first, second, third = ((code >> FIRST_SHIFT) & LOW, (code >> SECOND_SHIFT) & LOW, code & LOW)
    seat = s.turn
    if word == acts.PUT:
        return put_lean(s, first, third)
    if word == acts.MARCH:
        return march_lean(s, first, second, third)
    if word == acts.MUSTER:
        return muster_lean(s, first, second, third)
    if word == acts.GLORY:
        return glory_lean(s, seat)
    if word == acts.GLORY_ACE:
        return ace_doubles(s, seat, first) - ACE_USE
    if word == acts.EXCUSE:
        return excuse_lean(s)
    if word == acts.BATTLE:
        return 1
    if word in (acts.PLACE, acts.RECRUIT, acts.PAY, acts.PAY_RESERVE, acts.TAKE, acts.DROP):
        return market_lean(s, seat, word, first, third)
    if word in (acts.EVENT, acts.PERSON, acts.LEADER, acts.LOCATION, acts.ACE, acts.REFRESH, acts.DISCARD):
        return zone_lean(s, word, first, second, third)
    return 0


@kernel
def cost(s: Valhalla, code: int) -> int:
    """Return the hundredths of a point that an action gives away, besides the points that it gains."""
    return -lean(s, code)
