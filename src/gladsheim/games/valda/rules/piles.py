"""Hands, open cards, decks and the discard pile (VA-1.6, VA-1.7, VA-3.4, VA-3.5)."""

from gladsheim.core.chance import remainder
from gladsheim.core.kernel import kernel
from gladsheim.core.positions.notes import note
from gladsheim.games.valda import notes
from gladsheim.games.valda.pieces import WEAPON
from gladsheim.games.valda.record import CARDS, NO_CARD, Valda
from gladsheim.games.valda.rules.columns import HIDER, OPENLY
from gladsheim.games.valda.rules.standing import level


@kernel
def take_in(s: Valda, seat: int, card: int) -> None:
    """Add a card to a hand, which stays sorted."""
    begin = seat * CARDS
    at = begin + s.held[seat]
    # Sorted, since a blind card is drawn by its place (VA-3.4).
    while at > begin and s.hands[at - 1] > card:
        s.hands[at] = s.hands[at - 1]
        at -= 1
    s.hands[at] = card
    s.held[seat] += 1
    # Windows pass over seats without weapons by this count, without a search (VA-12.3).
    if s.kind_of[card] == WEAPON:
        s.armed[seat] += 1


@kernel
def take_out(s: Valda, seat: int, place: int) -> int:
    """Remove the card at an index of a hand, and return it."""
    begin = seat * CARDS
    at = begin + place
    card = s.hands[at]
    last = begin + s.held[seat] - 1
    while at < last:
        s.hands[at] = s.hands[at + 1]
        at += 1
    # Beyond the hand there are zeros, which copies rely on.
    s.hands[last] = 0
    s.held[seat] -= 1
    if s.kind_of[card] == WEAPON:
        s.armed[seat] -= 1
    return card


@kernel
def in_hand(s: Valda, seat: int, card: int) -> int:
    """Return the index of a card in a hand, -1 if it is not there."""
    begin = seat * CARDS
    for place in range(s.held[seat]):
        if s.hands[begin + place] == card:
            return place
    return -1


@kernel
def among_open(s: Valda, seat: int, card: int) -> int:
    """Return the index of a card among a seat's open cards, -1 if it is not there."""
    # Only the active player has open cards (VA-6.1).
    if seat == s.active:
        for place in range(s.open_count):
            if s.open[place] == card:
                return place
    return -1


@kernel
def lay_open(s: Valda, card: int) -> None:
    """Place a card open before the active player."""
    s.open[s.open_count] = card
    s.open_count += 1
    if s.kind_of[card] == WEAPON:
        s.armed[s.active] += 1


@kernel
def take_open(s: Valda, place: int) -> int:
    """Remove an open card from the table."""
    card = s.open[place]
    s.open_count -= 1
    for at in range(place, s.open_count):
        s.open[at] = s.open[at + 1]
    s.open[s.open_count] = 0
    if s.kind_of[card] == WEAPON:
        s.armed[s.active] -= 1
    return card


@kernel
def give_up(s: Valda, seat: int, card: int) -> None:
    """Remove a card from its player: the open copy if there is one (VA-6.7)."""
    place = among_open(s, seat, card)
    if place >= 0:
        take_open(s, place)
    else:
        take_out(s, seat, in_hand(s, seat, card))


@kernel
def close_open(s: Valda) -> None:
    """Move the remaining open cards to the hand (VA-6.8)."""
    while s.open_count > 0:
        # From the last one: none of the others has to move up.
        take_in(s, s.active, take_open(s, s.open_count - 1))


@kernel
def holds(s: Valda, seat: int, card: int) -> bool:
    """Return whether a seat has a card in hand or open."""
    return in_hand(s, seat, card) >= 0 or among_open(s, seat, card) >= 0


@kernel
def discard(s: Valda, seat: int, card: int, why: int) -> None:
    """Put a card on top of the discard pile."""
    s.pile[s.pile_size] = card
    s.pile_size += 1
    note(s, notes.CARD_DISCARDED, seat, card, why, 0)


@kernel
def newest(s: Valda, card: int) -> int:
    """Return the index of the newest copy of a card in the discard pile, -1 without one."""
    # Copies are alike, but the order of the pile decides later shuffles (VA-3.5).
    for at in range(s.pile_size - 1, -1, -1):
        if s.pile[at] == card:
            return at
    return -1


@kernel
def take_from_pile(s: Valda, place: int) -> int:
    """Remove a card from the discard pile."""
    card = s.pile[place]
    s.pile_size -= 1
    for at in range(place, s.pile_size):
        s.pile[at] = s.pile[at + 1]
    s.pile[s.pile_size] = 0
    return card


@kernel
def in_pile(s: Valda, kind: int) -> bool:
    """Return whether a card of this type is in the discard pile."""
    for at in range(s.pile_size):
        if s.kind_of[s.pile[at]] == kind:
            return True
    return False


@kernel
def can_yield(s: Valda, deck: int) -> bool:
    """Return whether a card can be drawn from a deck, refilled if need be (VA-3.5)."""
    if s.deck_size[deck] > 0:
        return True
    # Asking refills nothing: that happens when a card is drawn or looked at (VA-3.5).
    for at in range(s.pile_size):
        if s.deck_of[s.pile[at]] == deck:
            return True
    return False


@kernel
def shuffle_deck(s: Valda, deck: int) -> None:
    """Shuffle a deck from its last place down (VA-3.2). The top card is stored last."""
    begin = s.deck_at[deck]
    last = begin + s.deck_size[deck] - 1
    # Lists run from the top: item i of the list is stored `last - i`.
    for item in range(s.deck_size[deck] - 1, 0, -1):
        other = last - remainder(s.rng, item + 1)
        here = last - item
        card = s.deck[here]
        s.deck[here] = s.deck[other]
        s.deck[other] = card


@kernel
def refill(s: Valda, deck: int) -> None:
    """Shuffle the discarded cards of an empty deck into a new deck (VA-3.5)."""
    count = 0
    for at in range(s.pile_size):
        if s.deck_of[s.pile[at]] == deck:
            count += 1
    if count == 0:
        return
    begin = s.deck_at[deck]
    # Both lists keep their order: the deck has the bottom of the pile on top until it is shuffled (VA-3.5).
    taken = kept = 0
    for at in range(s.pile_size):
        card = s.pile[at]
        if s.deck_of[card] == deck:
            taken += 1
            s.deck[begin + count - taken] = card
        else:
            s.pile[kept] = card
            kept += 1
    for at in range(kept, s.pile_size):
        s.pile[at] = 0
    s.pile_size = kept
    s.deck_size[deck] = count
    # Not where there was nothing: then no number of chance is used.
    shuffle_deck(s, deck)
    note(s, notes.DECK_REFILLED, deck, count, 0, 0)


@kernel
def draw(s: Valda, deck: int) -> int:
    """Return the top card of a deck, which is refilled first if it is empty; -1 if there is none."""
    if s.deck_size[deck] == 0:
        refill(s, deck)
        if s.deck_size[deck] == 0:
            return NO_CARD
    s.deck_size[deck] -= 1
    at = s.deck_at[deck] + s.deck_size[deck]
    card = s.deck[at]
    # Beyond a deck's size there are zeros, which copies rely on.
    s.deck[at] = 0
    return card


@kernel
def put_under(s: Valda, deck: int, card: int) -> None:
    """Put a card at the bottom of its deck."""
    begin = s.deck_at[deck]
    for at in range(begin + s.deck_size[deck], begin, -1):
        s.deck[at] = s.deck[at - 1]
    s.deck[begin] = card
    s.deck_size[deck] += 1


@kernel
def draw_cards(s: Valda, seat: int, deck: int, count: int, openly: int) -> int:
    """Draw cards for a player, openly or not; return how many there were."""
    drawn = 0
    while drawn < count:
        card = draw(s, deck)
        # The pile may have fewer than wanted, also after a refill (VA-3.5).
        if card < 0:
            break
        note(s, notes.CARDS_DRAWN, seat, deck, card, openly)
        if openly:
            lay_open(s, card)
        else:
            take_in(s, seat, card)
        drawn += 1
    return drawn


@kernel
def draws_openly(s: Valda, seat: int) -> bool:
    """Return whether cards that are taken openly stay open: an ability closes them (VA-6.1, VA-6.4)."""
    return OPENLY[level(s, seat, HIDER)] == 1
