"""Deals and copies of a record (VA-2, VA-3), and hidden cards redrawn."""

from typing import Any

from gladsheim.core.chance import next_word, remainder
from gladsheim.core.kernel import kernel
from gladsheim.core.positions.copying import clearer, copier
from gladsheim.games.valda import frames, limits
from gladsheim.games.valda.pieces import WEAPON
from gladsheim.games.valda.record import CARDS, LAYOUT, NOBODY, SEATS, Valda
from gladsheim.games.valda.rules.piles import shuffle_deck, take_in, take_out
from gladsheim.games.valda.rules.stack import ASK_MASK, step
from gladsheim.games.valda.rules.turn import clear_turn, seat_of, settle

DECKS = 8
_ABSENT, _MISSING = CARDS, CARDS + DECKS
"""Places in the menu, as scratch space: cards that left each deck, cards that hands lack."""
_STARTS_AT = (0, 0, 0, 2, 5, 9)
"""Row of the first player in `starts`, by the number of players."""


wipe = clearer(LAYOUT)


@kernel
def clear(s: Valda) -> None:
    """Empty the table; the card file and the options stay."""
    wipe(s)
    clear_turn(s)
    for seat in range(s.players):
        s.mines[seat] = s.limits[limits.START_MINES]
    for res in range(3):
        s.supply[res] = s.limits[limits.SUPPLY]
    s.start = s.active = s.first


@kernel
def fill_decks(s: Valda, counts: Any) -> None:
    """Put so many cards of each kind on their decks, in file order, the first on top (VA-2.3)."""
    # Backwards: the top of a deck is stored last.
    for place in range(s.kinds - 1, -1, -1):
        card = s.file_order[place]
        deck = s.deck_of[card]
        for _ in range(counts[card]):
            s.deck[s.deck_at[deck] + s.deck_size[deck]] = card
            s.deck_size[deck] += 1


@kernel
def deal(s: Valda) -> None:
    """Make a fresh deal from the record's own generator, up to the first decision (VA-2)."""
    clear(s)
    fill_decks(s, s.copies)
    # In this order of chance, before the first player is drawn (VA-2.3, VA-2.4).
    for deck in range(DECKS):
        shuffle_deck(s, deck)
    s.start = remainder(s.rng, s.players) if s.turnaround else s.first
    s.active = seat_of(s, 0)
    for place in range(s.players):
        seat = (s.start + place) % s.players
        for _ in range(s.limits[limits.START_HAND]):
            # A card file may have fewer base cards than hands take.
            if s.deck_size[0] > 0:
                s.deck_size[0] -= 1
                take_in(s, seat, s.deck[s.deck_at[0] + s.deck_size[0]])
                s.deck[s.deck_at[0] + s.deck_size[0]] = 0
        row = (_STARTS_AT[s.players] + place) * 3
        for res in range(3):
            s.goods[seat * 3 + res] = min(s.starts[row + res], s.supply[res])
            s.supply[res] -= s.goods[seat * 3 + res]
    step(s, frames.BEGIN_TURN)
    settle(s)


@kernel
def deal_drawn(s: Valda, numbers: Any) -> None:
    """Make a deal with one drawn number: the state of the generator."""
    s.rng[0] = numbers[0]
    deal(s)


@kernel
def shuffle(s: Valda, rng: Any) -> None:
    """Make a fresh deal with the record's own card file and options."""
    s.rng[0] = next_word(rng)
    deal(s)


copy = copier(LAYOUT)


@kernel
def shuffle_span(cards: Any, begin: int, count: int, rng: Any) -> None:
    """Put `count` cards from `begin` on into a random order."""
    for last in range(count - 1, 0, -1):
        other = remainder(rng, last + 1)
        card = cards[begin + last]
        cards[begin + last] = cards[begin + other]
        cards[begin + other] = card


@kernel
def kept_back(s: Valda, seat: int) -> int:
    """Return the seat whose weapons stay where they are when another's hidden cards are redrawn: one that
    waits in a window, since the others know that a seat was asked. -1: none.
    """
    top = s.depth - 1
    if top >= 0 and s.f_op[top] == frames.WINDOW:
        asked = (s.f_ask[top] & ASK_MASK) - 1
        return NOBODY if asked == seat else asked
    return NOBODY


@kernel
def hide(s: Valda, card: int) -> None:
    """Put a hidden card on its deck, to be redrawn."""
    deck = s.deck_of[card]
    s.deck[s.deck_at[deck] + s.deck_size[deck]] = card
    s.deck_size[deck] += 1
    s.menu[_ABSENT + deck] += 1


@kernel
def sort_decks(s: Valda) -> None:
    """Put the cards of the decks in file order; the menu is scratch space."""
    for card in range(s.kinds):
        s.menu[card] = 0
    for deck in range(DECKS):
        for at in range(s.deck_at[deck], s.deck_at[deck] + s.deck_size[deck]):
            s.menu[s.deck[at]] += 1
        s.deck_size[deck] = 0
    fill_decks(s, s.menu)


@kernel
def redeal(s: Valda, seat: int, rng: Any) -> None:
    """Redraw what a seat cannot know: decks, other hands, cards that others look at, chance.

    All hidden cards are put on their decks, sorted and shuffled; as many as a deck is known to have
    stay, the others are dealt to the hands they came from. The menu is scratch space.
    """
    asked = kept_back(s, seat)
    for at in range(_ABSENT, _ABSENT + DECKS + SEATS):
        s.menu[at] = 0
    for other in range(s.players):
        if other != seat:
            # Backwards, so that the places still to come stay as they are.
            for place in range(s.held[other] - 1, -1, -1):
                card = s.hands[other * CARDS + place]
                # A player who is asked keeps weapons: other cards would not have been asked for (VA-12.3).
                if other != asked or s.kind_of[card] != WEAPON:
                    hide(s, take_out(s, other, place))
                    s.menu[_MISSING + other] += 1
    for at in range(s.depth):
        if s.f_op[at] == frames.KEEP and s.f_by[at] != seat:
            hide(s, s.f_b[at])
            hide(s, s.f_c[at])
    # Shuffled from a fixed order, the cards depend on `rng` alone and not on where they really were.
    sort_decks(s)
    for deck in range(DECKS):
        shuffle_span(s.deck, s.deck_at[deck], s.deck_size[deck], rng)
    give_out(s, seat, rng)
    s.rng[0] = next_word(rng)
    s.forced_count = 0
    # The menu was scratch space: it is filled again for the same decision.
    settle(s)


@kernel
def give_out(s: Valda, seat: int, rng: Any) -> None:
    """Deal cards from the decks again: those that another seat looks at, then those of other hands."""
    for at in range(s.depth):
        if s.f_op[at] == frames.KEEP and s.f_by[at] != seat:
            s.f_b[at] = absent_card(s, s.f_a[at] + 1)
            s.f_c[at] = absent_card(s, s.f_a[at] + 1)
    count = 0
    for deck in range(DECKS):
        while s.menu[_ABSENT + deck] > 0:
            s.menu[count] = absent_card(s, deck)
            count += 1
    # Cards of all decks mixed: from which deck a hidden card of a hand came is not known.
    shuffle_span(s.menu, 0, count, rng)
    for other in range(s.players):
        for _ in range(s.menu[_MISSING + other]):
            count -= 1
            take_in(s, other, s.menu[count])


@kernel
def absent_card(s: Valda, deck: int) -> int:
    """Take the top card of a deck, which is not known to lie there, and return it."""
    s.menu[_ABSENT + deck] -= 1
    s.deck_size[deck] -= 1
    at = s.deck_at[deck] + s.deck_size[deck]
    card = s.deck[at]
    s.deck[at] = 0
    return card


@kernel
def stir(s: Valda, rng: Any) -> None:
    """Put the decks into another order, and give chance another state, so that dice and draws
    change; all hands stay.
    """
    for deck in range(DECKS):
        shuffle_span(s.deck, s.deck_at[deck], s.deck_size[deck], rng)
    s.rng[0] = next_word(rng)
    s.forced_count = 0
