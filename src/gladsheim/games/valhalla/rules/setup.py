"""Deals and copies of a record (VH-3), and hidden cards redrawn."""

from typing import Any

from gladsheim.core.chance import next_word, remainder
from gladsheim.core.kernel import kernel, table
from gladsheim.core.positions.copying import clearer, copier
from gladsheim.games.valhalla import stages
from gladsheim.games.valhalla.pieces import ARMIES, CARDS as DECKTET, KINDS, LOCATION, LOCATIONS, MANY, WIDTHS
from gladsheim.games.valhalla.record import CARDS, LAYOUT, MARGIN, SIDE, TYPE, Valhalla
from gladsheim.games.valhalla.rules.glory import shuffle_draw
from gladsheim.games.valhalla.rules.maps import list_cells, places
from gladsheim.games.valhalla.rules.turn import settle, start_turn

SET_OF = table([("basic", "extended", "excuse").index(card.set) for card in DECKTET])


wipe = clearer(LAYOUT)


@kernel
def clear(s: Valhalla) -> None:
    """Empty the table; the options stay."""
    wipe(s)
    s.width = WIDTHS[1] if s.players >= MANY else WIDTHS[0]
    for seat in range(s.players):
        s.reserve[seat] = ARMIES
    s.stage = stages.TURN


@kernel
def fill_draw(s: Valhalla) -> None:
    """Put the chosen cards on the draw pile, in the order of the Decktet, the first on top (VH-3.2)."""
    # From the last card down: the top of a pile is stored last.
    for number in range(s.decks * KINDS - 1, -1, -1):
        kind = SET_OF[number % KINDS]
        if kind == 0 or (kind == 1 and s.extended) or (kind == 2 and s.excuse):
            s.draw[s.draw_count] = number
            s.draw_count += 1


@kernel
def turn_over(s: Valhalla) -> int:
    """Take the top card of the draw pile and return it."""
    s.draw_count -= 1
    card = s.draw[s.draw_count]
    s.draw[s.draw_count] = 0
    return card


@kernel
def start_cell(s: Valhalla, number: int) -> int:
    """Return a cell that the landscape starts with, by its number in reading order: two columns."""
    return (MARGIN + number // 2) * SIDE + MARGIN + number % 2


@kernel
def lay_maps(s: Valhalla) -> None:
    """Fill both maps; cards that are no locations are put aside once Valhalla is full (VH-3.3, VH-3.4)."""
    wanted = LOCATIONS[1] if s.players >= MANY else LOCATIONS[0]
    laid = position = 0
    while s.draw_count > 0 and (laid < wanted or position < places(s)):
        card = turn_over(s)
        # A location that goes to the landscape leaves the position for the next card (VH-3.3).
        if laid < wanted and TYPE[card] & LOCATION:
            s.land[start_cell(s, laid)] = card
            laid += 1
        elif position < places(s):
            s.market[position] = card
            position += 1
        else:
            # Put aside for a moment (VH-3.4); the discard pile is empty in the end (VH-3.5).
            s.discard[s.discard_count] = card
            s.discard_count += 1
    list_cells(s)


@kernel
def put_back(s: Valhalla) -> None:
    """Put the cards put aside under the others, and shuffle all (VH-3.5)."""
    aside = s.discard_count
    # Those put aside come below: the undealt cards move up to make room.
    for at in range(s.draw_count - 1, -1, -1):
        s.draw[at + aside] = s.draw[at]
    for at in range(aside):
        s.draw[aside - 1 - at] = s.discard[at]
        s.discard[at] = 0
    s.draw_count += aside
    s.discard_count = 0
    # Also if nothing was put aside: the shuffle uses up numbers of chance (ruling of VH-3.5).
    shuffle_draw(s)


@kernel
def deal(s: Valhalla) -> None:
    """Make a fresh deal from the record's own generator, up to the first decision (VH-3)."""
    clear(s)
    fill_draw(s)
    shuffle_draw(s)
    lay_maps(s)
    put_back(s)
    # After both shuffles, in this order of chance (VH-12.3).
    s.turn = s.first if s.first >= 0 else remainder(s.rng, s.players)
    start_turn(s)
    settle(s)


@kernel
def deal_drawn(s: Valhalla, numbers: Any) -> None:
    """Make a deal with one drawn number: the state of the generator."""
    s.rng[0] = numbers[0]
    deal(s)


@kernel
def shuffle(s: Valhalla, rng: Any) -> None:
    """Make a fresh deal with the record's own options."""
    s.rng[0] = next_word(rng)
    deal(s)


@kernel
def sort_hidden(s: Valhalla, total: int) -> None:
    """Put the first `total` cards of the draw pile in order; the discard pile is scratch space, and zeros
    afterwards.

    Shuffled from this order, they depend on the generator alone and not on where they really were.
    """
    for card in range(CARDS):
        s.discard[card] = 0
    for at in range(total):
        s.discard[s.draw[at]] = 1
    at = 0
    for card in range(CARDS):
        if s.discard[card]:
            s.draw[at] = card
            s.discard[card] = 0
            at += 1


@kernel
def redeal(s: Valhalla, seat: int, rng: Any) -> None:
    """Redraw everything that no seat may look at: the cards of the two piles, and chance."""
    count = s.draw_count
    # Nobody may look through either pile (VH-14.4): mix both and fill them again to their sizes.
    for at in range(s.discard_count):
        s.draw[count + at] = s.discard[at]
    total = count + s.discard_count
    sort_hidden(s, total)
    for last in range(total - 1, 0, -1):
        other = remainder(rng, last + 1)
        card = s.draw[last]
        s.draw[last] = s.draw[other]
        s.draw[other] = card
    for at in range(s.discard_count):
        s.discard[at] = s.draw[count + at]
        s.draw[count + at] = 0
    # The generator decides the next reshuffle, so it is hidden too.
    s.rng[0] = next_word(rng)


@kernel
def stir(s: Valhalla, rng: Any) -> None:
    """Put the draw pile into another order, and give chance another state."""
    for last in range(s.draw_count - 1, 0, -1):
        other = remainder(rng, last + 1)
        card = s.draw[last]
        s.draw[last] = s.draw[other]
        s.draw[other] = card
    s.rng[0] = next_word(rng)


copy = copier(LAYOUT)
