"""Deals and copies of a record (V-2.4 to V-2.6), and hidden tiles redrawn."""

from typing import Any

from gladsheim.core.chance import below
from gladsheim.core.kernel import copy_span, kernel
from gladsheim.core.positions.copying import clearer, copier
from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.pieces import HAND, KINDS, TOKEN_VALUES
from gladsheim.games.voluspa.record import BARE, CELLS, COL_STEP, LAYOUT, MASK, ROOM_SIZE, ROW_STEP, Voluspa
from gladsheim.games.voluspa.rules.board import lay
from gladsheim.games.voluspa.rules.columns import APART, STARTS, SUPPLY
from gladsheim.games.voluspa.rules.prefetch import ask_box
from gladsheim.games.voluspa.rules.turn import drop_late

_APART_EACH_OF_TWO, _APART_EACH = 2, 1


@kernel
def clear_board(s: Voluspa) -> None:
    """Wipe the cells within the box: nothing lies outside it."""
    ask_box(s)
    for line in range(s.height):
        for column in range(s.width):
            cell = (s.corner + line * COL_STEP + column * ROW_STEP) & MASK
            s.tile[cell] = 0
            s.boost[cell] = 0
            s.worth[cell] = 0
            s.mutes[cell] = 0
            s.beside[cell] = 0
            s.full[cell] = 0
            s.room[cell] = 0
            s.slot[cell] = 0
    s.width = 0
    s.height = 0


wipe = clearer(LAYOUT, clear_board)


@kernel
def clear(s: Voluspa) -> None:
    """An empty table; players, copies of each kind, the variant and the readings stay."""
    wipe(s)
    for token in range(TOKEN_VALUES):
        s.tokens[token] = SUPPLY[token]
    s.phase = phases.PLAY


@kernel
def open_box(s: Voluspa, cell: int, x: int, y: int) -> None:
    """Begin the box around a first cell with these coordinates."""
    s.corner = (cell - COL_STEP - ROW_STEP) & MASK
    s.corner_x = x - 1
    s.corner_y = y - 1
    s.width = 3
    s.height = 3


@kernel
def fill_deck(s: Voluspa) -> None:
    """All tiles of the set but those that are dealt apart, in the order of V-1.1."""
    s.deck_left = 0
    # In a fixed order, so that a seed makes the same deal everywhere (V-2.7).
    for kind in range(1, KINDS):
        if not APART[kind]:
            for _ in range(s.copies[kind]):
                s.deck[s.deck_left] = kind
                s.deck_left += 1


@kernel
def deal_apart(s: Voluspa) -> None:
    """Hels: two for each player in a game of two, one otherwise, the rest to the box (V-2.4)."""
    each = _APART_EACH_OF_TWO if s.players == 2 else _APART_EACH
    for kind in range(1, KINDS):
        if APART[kind] and s.copies[kind]:
            for seat in range(s.players):
                s.hands[seat * KINDS + kind] = each
            # Tiles that are not dealt are in the box: Hels are never drawn (V-2.4).
            s.removed[kind] = s.copies[kind] - each * s.players


@kernel
def starters(s: Voluspa) -> int:
    """Number of tiles left in the deck that may be the start tile."""
    count = 0
    for at in range(s.deck_left):
        count += STARTS[s.deck[at]]
    return count


@kernel
def deal_hands(s: Voluspa) -> None:
    """Five tiles for each player from the top of the shuffled deck."""
    for seat in range(s.players):
        for _ in range(HAND):
            # The top of the deck is stored last: drawing shortens the list.
            s.deck_left -= 1
            s.hands[seat * KINDS + s.deck[s.deck_left]] += 1
            s.deck[s.deck_left] = 0
        s.held[seat] = HAND


@kernel
def lay_start(s: Voluspa, which: int) -> None:
    """The tile that is number `which` (from 0, from the bottom) of those that may start lies
    at 0,0; the others of the deck move up (V-2.5).
    """
    at = -1
    while which >= 0:
        at += 1
        which -= STARTS[s.deck[at]]
    kind = s.deck[at]
    # The tiles above keep their order, which is random already (V-2.5).
    for above in range(at, s.deck_left - 1):
        s.deck[above] = s.deck[above + 1]
    s.deck_left -= 1
    s.deck[s.deck_left] = 0
    open_box(s, 0, 0, 0)
    lay(s, 0, kind, 0)


@kernel
def shuffle_deck(s: Voluspa, count: int, rng: Any) -> None:
    """Put the lowest `count` tiles of the deck into random order."""
    # Fisher-Yates: every order is equally likely.
    for last in range(count - 1, 0, -1):
        other = below(rng, last + 1)
        kind = s.deck[last]
        s.deck[last] = s.deck[other]
        s.deck[other] = kind


@kernel
def shuffle(s: Voluspa, rng: Any) -> None:
    """A fresh deal with the record's own players, tiles and variant."""
    clear(s)
    fill_deck(s)
    shuffle_deck(s, s.deck_left, rng)
    # Hands first: the start tile is one of those left (V-2.5).
    deal_apart(s)
    deal_hands(s)
    lay_start(s, below(rng, starters(s)))
    s.first = below(rng, s.players)
    s.turn = s.first
    # The deal may have used up the whole deck (V-2.5, V-9).
    drop_late(s)


@kernel
def deal(s: Voluspa, numbers: Any) -> None:
    """A deal on an empty table: numbers of the kinds in the deck, from the bottom, which of the tiles that
    may start lies at 0,0, and the first player.
    """
    fill_deck(s)
    size = s.deck_left
    copy_span(s.deck, numbers, 0, size)
    deal_apart(s)
    deal_hands(s)
    lay_start(s, numbers[size])
    s.first = numbers[size + 1]
    s.turn = s.first
    drop_late(s)


@kernel
def redeal(s: Voluspa, seat: int, rng: Any) -> None:
    """Redraw what a seat cannot know: other hands beyond their known tiles, and the deck."""
    # Another hand counts the tiles of the deck, too, so that all can be sorted by kind: shuffled from a fixed
    # order, they depend on `rng` alone and not on where they really were.
    next_hand = (seat + 1) % s.players * KINDS
    for at in range(s.deck_left):
        s.hands[next_hand + s.deck[at]] += 1
    top = 0
    for kind in range(1, KINDS):
        # Hels stay: everybody knows how many are in each hand (V-8.4).
        if not APART[kind]:
            for other in range(s.players):
                if other != seat:
                    at = other * KINDS + kind
                    for _ in range(s.hands[at] - s.known[at]):
                        s.deck[top] = kind
                        top += 1
                    s.hands[at] = s.known[at]
    shuffle_deck(s, top, rng)
    for other in range(s.players):
        if other != seat:
            holding = 0
            for kind in range(1, KINDS):
                if not APART[kind]:
                    holding += s.hands[other * KINDS + kind]
            # `held` still counts the old hand: as many tiles are drawn again.
            for _ in range(s.held[other] - holding):
                top -= 1
                s.hands[other * KINDS + s.deck[top]] += 1
                s.deck[top] = 0


@kernel
def stir(s: Voluspa, rng: Any) -> None:
    """Put the deck into another order; all hands stay."""
    shuffle_deck(s, s.deck_left, rng)


@kernel
def copy_board(t: Voluspa, s: Voluspa) -> None:
    """Make the board of t that of s; only the cells of their boxes are touched."""
    # The box of t may be larger: what s does not write over has to be empty.
    clear_board(t)
    for line in range(s.height):
        begin = (s.corner + line * COL_STEP) & MASK
        end = begin + s.width * ROW_STEP
        # A row may run over the last number of the torus.
        copy_cells(t, s, begin, min(end, CELLS))
        if end > CELLS:
            copy_cells(t, s, 0, end - CELLS)
    # Room 0, nowhere, has no list.
    for room in range(1, 5):
        begin = room * ROOM_SIZE
        copy_span(t.rooms, s.rooms, begin, begin + s.sizes[room])
    copy_span(t.laid, s.laid, 0, s.sizes[BARE])


@kernel
def copy_cells(t: Voluspa, s: Voluspa, begin: int, end: int) -> None:
    """Copy the cells from begin to end, end excluded."""
    # The tiles, and all that lies between them.
    copy_span(t.tile, s.tile, begin, end)


copy = copier(LAYOUT, copy_board)
