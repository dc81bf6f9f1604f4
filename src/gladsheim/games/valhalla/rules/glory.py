"""Phase 4: scoring, the end, and the next cycle (VH-10, VH-11)."""

from gladsheim.core.chance import remainder
from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valhalla import acts, kinds, notes, stages
from gladsheim.games.valhalla.pieces import ACE, PAWN
from gladsheim.games.valhalla.record import CAP, HELD, NONE, RANK, SEATS, SYMBOLS, TARGET, Valhalla
from gladsheim.games.valhalla.rules.maps import anybody_around, in_valhalla, places, slot_count
from gladsheim.games.valhalla.rules.menu import offer
from gladsheim.games.valhalla.rules.recruit import enter_phase
from gladsheim.games.valhalla.rules.uses.favour import score
from gladsheim.games.valhalla.rules.value import glory_of
from gladsheim.games.valhalla.rules.zone import place_of, ready, to_discard, use_up


@kernel
def begin_glory(s: Valhalla, seat: int) -> None:
    """Begin the glory phase of a seat."""
    enter_phase(s, seat, 4)
    s.stage = stages.GLORY
    s.kind = kinds.GLORY
    s.ace_count = 0


@kernel
def matches(s: Valhalla, seat: int, card: int) -> bool:
    """Return whether an ace doubles a location of rank 2 to 9 that the seat holds (VH-10.5)."""
    for at in range(s.cell_count):
        cell = s.cells[at]
        land = s.land[cell]
        if s.owner[cell] == seat and RANK[land] < PAWN and SYMBOLS[land] & SYMBOLS[card]:
            return True
    return False


@kernel
def offer_glory(s: Valhalla, seat: int) -> bool:
    """Offer aces to turn before the scoring; return False if there are none."""
    for at in range(seat * HELD, seat * HELD + s.zone_count[seat]):
        card = s.zone[at]
        if RANK[card] == ACE and ready(s, at) and matches(s, seat, card):
            offer(s, acts.GLORY_ACE, card, 0, 0)
    # No ace, or none left: the scoring follows by itself (VH-10.5).
    if s.menu_count == 0:
        return False
    offer(s, acts.SCORE, 0, 0, 0)
    return True


@kernel
def turn_ace(s: Valhalla, seat: int, card: int) -> None:
    """Turn an ace for this glory phase."""
    use_up(s, place_of(s, seat, card))
    s.aces[s.ace_count] = card
    s.ace_count += 1
    note(s, notes.GLORY_ACE, seat, card, 0, 0)


@kernel
def score_all(s: Valhalla, seat: int) -> None:
    """Score for everybody; in the first glory phase of a player only for that player (VH-10.1)."""
    symbols = 0
    for at in range(s.ace_count):
        symbols |= SYMBOLS[s.aces[at]]
        s.aces[at] = 0
    s.ace_count = 0
    s.kind = 0
    # The order has no effect on the points (VH-10.4), only on the notes.
    for ahead in range(s.players):
        other = (seat + ahead) % s.players
        if other == seat or s.cycle[seat] > 1:
            # A turned ace doubles for the active player only (VH-10.5).
            points = glory_of(s, other, symbols if other == seat else 0)
            if points > 0:
                score(s, other, points, notes.BY_GLORY)
    s.glories += 1


@kernel
def ends_game(s: Valhalla) -> bool:
    """Return whether the game is over after a scoring (VH-11.1, VH-11.3)."""
    most = s.score[0]
    leaders = 0
    for seat in range(s.players):
        most = max(most, s.score[seat])
    for seat in range(s.players):
        leaders += int(s.score[seat] == most)
    # A tie for the lead means playing on (VH-11.1).
    if most >= s.target and leaders == 1:
        s.reason = TARGET
    # Asked second: a lone leader who has the target wins in the last glory phase too (VH-11.1, VH-11.3).
    elif s.glories >= s.glory_cap:
        s.reason = CAP
    else:
        return False
    s.stage = stages.OVER
    note(s, notes.GAME_OVER, 0, 0, 0, 0)
    return True


@kernel
def make_ready(s: Valhalla, seat: int) -> None:
    """Make used cards ready again; their uses stay (VH-11.4)."""
    changed = False
    for at in range(seat * HELD, seat * HELD + s.zone_count[seat]):
        changed = changed or s.used[at] != 0
        s.used[at] = 0
    if changed:
        note(s, notes.READIED, seat, 0, 0, 0)


@kernel
def offer_take(s: Valhalla, seat: int) -> bool:
    """Offer armies that may return from Valhalla; return False if there are none."""
    if in_valhalla(s, seat) == 0:
        return False
    # As many as wanted, a slot at a time (VH-11.4).
    for slot in range(slot_count(s)):
        for count in range(1, s.slots[slot * SEATS + seat] + 1):
            offer(s, acts.TAKE, slot, 0, count)
    offer(s, acts.END, 0, 0, 0)
    return True


@kernel
def take_back(s: Valhalla, seat: int, slot: int, count: int) -> None:
    """Return armies to the reserve."""
    s.slots[slot * SEATS + seat] -= count
    s.reserve[seat] += count
    note(s, notes.TAKEN_BACK, seat, slot, count, 0)


@kernel
def sweep(s: Valhalla) -> None:
    """Discard cards that no army surrounds, in reading order (VH-11.5)."""
    for position in range(places(s)):
        if s.market[position] >= 0 and not anybody_around(s, position):
            note(s, notes.SWEPT, s.market[position], position, 0, 0)
            to_discard(s, s.market[position])
            s.market[position] = NONE


@kernel
def refill(s: Valhalla) -> None:
    """Fill empty positions from the draw pile, in reading order (VH-11.6)."""
    for position in range(places(s)):
        if s.market[position] < 0:
            # Only when a card is needed: a pile that has run out stays so until then (VH-11.6).
            if s.draw_count == 0:
                reshuffle(s)
            # With both piles empty the position stays empty (VH-11.6).
            if s.draw_count > 0:
                s.draw_count -= 1
                s.market[position] = s.draw[s.draw_count]
                s.draw[s.draw_count] = 0
                note(s, notes.DEALT, s.market[position], position, 0, 0)


@kernel
def reshuffle(s: Valhalla) -> None:
    """Turn the discard pile into the draw pile; lists run from the top, which is stored last."""
    count = s.discard_count
    for at in range(count):
        s.draw[count - 1 - at] = s.discard[at]
        s.discard[at] = 0
    s.discard_count = 0
    s.draw_count = count
    shuffle_draw(s)
    if count > 0:
        note(s, notes.RESHUFFLED, count, 0, 0, 0)


@kernel
def shuffle_draw(s: Valhalla) -> None:
    """Shuffle the draw pile (VH-12.2)."""
    last = s.draw_count - 1
    # The rules count from the top, which is stored last: their index i is `last - i` (VH-12.2).
    for item in range(last, 0, -1):
        here, other = last - item, last - remainder(s.rng, item + 1)
        card = s.draw[here]
        s.draw[here] = s.draw[other]
        s.draw[other] = card


@kernel
def next_cycle(s: Valhalla, seat: int) -> None:
    """Sweep and fill Valhalla; the next turn of the seat begins its next cycle (VH-11.7)."""
    # In this order: the cards just swept belong to a reshuffle (VH-11.6).
    sweep(s)
    refill(s)
    s.cycle[seat] += 1
    s.phase[seat] = 1
    s.placed[seat] = s.recruited[seat] = s.fought[seat] = 0
    note(s, notes.CYCLE, seat, s.cycle[seat], 0, 0)
