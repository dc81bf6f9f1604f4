"""Deals and copies of a record (VH-3), and hidden cards drawn anew."""

from typing import Any

from gladsheim.core.chance import next_word, remainder
from gladsheim.core.kernel import copy_span, kernel, table
from gladsheim.games.valhalla import stages
from gladsheim.games.valhalla.pieces import ARMIES, CARDS as DECKTET, KINDS, LOCATION, LOCATIONS, MANY, WIDTHS
from gladsheim.games.valhalla.record import (
    CARDS,
    CELLS,
    HELD,
    MARGIN,
    NONE,
    POSITIONS,
    SEATS,
    SIDE,
    SLOTS,
    TYPE,
    Valhalla,
)
from gladsheim.games.valhalla.rules.glory import shuffle_draw
from gladsheim.games.valhalla.rules.maps import list_cells, places
from gladsheim.games.valhalla.rules.turn import settle, start_turn
from gladsheim.games.valhalla.rules.uses.battle import clear_plan

SET_OF = table([("basic", "extended", "excuse").index(card.set) for card in DECKTET])


@kernel
def clear(s: Valhalla) -> None:
    """An empty table; the options stay."""
    s.width = WIDTHS[1] if s.players >= MANY else WIDTHS[0]
    s.draw_count = s.discard_count = s.cell_count = 0
    for at in range(CARDS):
        s.draw[at] = s.discard[at] = 0
    for at in range(POSITIONS):
        s.market[at] = NONE
    for at in range(SLOTS * SEATS):
        s.slots[at] = 0
    # The first cell of the landscape, 0,0, lies MARGIN columns and rows inside the grid.
    s.corner_x = s.corner_y = -MARGIN
    for cell in range(CELLS):
        s.land[cell] = s.owner[cell] = s.plan_owner[cell] = NONE
        s.armies[cell] = s.plan_armies[cell] = s.named[cell] = s.way[cell] = 0
    for seat in range(SEATS):
        s.reserve[seat] = ARMIES if seat < s.players else 0
        s.score[seat] = s.placed[seat] = s.recruited[seat] = s.fought[seat] = s.stalled[seat] = 0
        s.cycle[seat] = s.phase[seat] = 1
        s.zone_count[seat] = s.plan_reserve[seat] = 0
    for at in range(SEATS * HELD):
        s.zone[at] = NONE
        s.uses[at] = s.used[at] = s.bound[at] = 0
    s.turn = s.seat = s.pass_run = s.glories = s.reason = s.ace_count = s.menu_count = 0
    s.stage = stages.TURN
    s.step_count = 0
    clear_plan(s)


@kernel
def fill_draw(s: Valhalla) -> None:
    """The chosen cards, in the order of the Decktet, the first on top (VH-3.2)."""
    # From the last card down: the top of a pile is stored last.
    for number in range(s.decks * KINDS - 1, -1, -1):
        kind = SET_OF[number % KINDS]
        if kind == 0 or (kind == 1 and s.extended) or (kind == 2 and s.excuse):
            s.draw[s.draw_count] = number
            s.draw_count += 1


@kernel
def turn_over(s: Valhalla) -> int:
    """The top card of the draw pile."""
    s.draw_count -= 1
    card = s.draw[s.draw_count]
    s.draw[s.draw_count] = 0
    return card


@kernel
def start_cell(s: Valhalla, number: int) -> int:
    """The cells that the landscape starts with, in reading order: two columns."""
    return (MARGIN + number // 2) * SIDE + MARGIN + number % 2


@kernel
def lay_maps(s: Valhalla) -> None:
    """Fill both maps; what is no location is put aside once Valhalla is full (VH-3.3, VH-3.4)."""
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
    """Cards put aside go under the others, and all are shuffled (VH-3.5)."""
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
    """A fresh deal from the record's own generator, up to the first decision (VH-3)."""
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
    """A deal with one drawn number: the state of the generator."""
    s.rng[0] = numbers[0]
    deal(s)


@kernel
def shuffle(s: Valhalla, rng: Any) -> None:
    """A fresh deal with the record's own options."""
    s.rng[0] = next_word(rng)
    deal(s)


@kernel
def redeal(s: Valhalla, seat: int, rng: Any) -> None:
    """Draw anew what nobody may look at: the cards of the two piles, and chance."""
    count = s.draw_count
    # Nobody may look through either pile (VH-14.4): mix both and fill them again to their sizes.
    for at in range(s.discard_count):
        s.draw[count + at] = s.discard[at]
    total = count + s.discard_count
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
    """Put the draw pile into another order, and let chance go on otherwise."""
    for last in range(s.draw_count - 1, 0, -1):
        other = remainder(rng, last + 1)
        card = s.draw[last]
        s.draw[last] = s.draw[other]
        s.draw[other] = card
    s.rng[0] = next_word(rng)


@kernel
def copy(t: Valhalla, s: Valhalla) -> None:
    """Make t equal to s."""
    copy_maps(t, s)
    copy_players(t, s)
    copy_turn(t, s)


@kernel
def copy_maps(t: Valhalla, s: Valhalla) -> None:
    """Options, piles and the two maps."""
    t.players = s.players
    t.decks = s.decks
    t.extended = s.extended
    t.excuse = s.excuse
    t.target = s.target
    t.glory_cap = s.glory_cap
    t.first = s.first
    t.rulings = s.rulings
    # To the longer of both: what lies above the count has to be empty.
    copy_span(t.draw, s.draw, 0, max(t.draw_count, s.draw_count))
    copy_span(t.discard, s.discard, 0, max(t.discard_count, s.discard_count))
    t.draw_count = s.draw_count
    t.discard_count = s.discard_count
    t.width = s.width
    copy_span(t.market, s.market, 0, POSITIONS)
    copy_span(t.slots, s.slots, 0, SLOTS * SEATS)
    t.corner_x = s.corner_x
    t.corner_y = s.corner_y
    copy_span(t.land, s.land, 0, CELLS)
    copy_span(t.owner, s.owner, 0, CELLS)
    copy_span(t.armies, s.armies, 0, CELLS)
    copy_span(t.cells, s.cells, 0, POSITIONS)
    t.cell_count = s.cell_count


@kernel
def copy_players(t: Valhalla, s: Valhalla) -> None:
    """What players have."""
    copy_span(t.reserve, s.reserve, 0, SEATS)
    copy_span(t.score, s.score, 0, SEATS)
    copy_span(t.cycle, s.cycle, 0, SEATS)
    copy_span(t.phase, s.phase, 0, SEATS)
    copy_span(t.placed, s.placed, 0, SEATS)
    copy_span(t.recruited, s.recruited, 0, SEATS)
    copy_span(t.fought, s.fought, 0, SEATS)
    copy_span(t.stalled, s.stalled, 0, SEATS)
    copy_span(t.zone, s.zone, 0, SEATS * HELD)
    copy_span(t.uses, s.uses, 0, SEATS * HELD)
    copy_span(t.used, s.used, 0, SEATS * HELD)
    copy_span(t.bound, s.bound, 0, SEATS * HELD)
    copy_span(t.zone_count, s.zone_count, 0, SEATS)


@kernel
def copy_turn(t: Valhalla, s: Valhalla) -> None:
    """The turn, the plan, the decision and chance."""
    t.turn = s.turn
    t.stage = s.stage
    t.pass_run = s.pass_run
    t.glories = s.glories
    t.reason = s.reason
    t.kind = s.kind
    t.card = s.card
    t.dest = s.dest
    t.due = s.due
    t.ask = s.ask
    copy_span(t.aces, s.aces, 0, HELD)
    t.ace_count = s.ace_count
    copy_span(t.steps, s.steps, 0, max(t.step_count, s.step_count))
    t.step_count = s.step_count
    t.left = s.left
    t.origin = s.origin
    t.free_kill = s.free_kill
    copy_span(t.named, s.named, 0, CELLS)
    copy_span(t.plan_owner, s.plan_owner, 0, CELLS)
    copy_span(t.plan_armies, s.plan_armies, 0, CELLS)
    copy_span(t.plan_reserve, s.plan_reserve, 0, SEATS)
    t.seat = s.seat
    # What lies above its count is never read.
    copy_span(t.menu, s.menu, 0, s.menu_count)
    t.menu_count = s.menu_count
    copy_span(t.way, s.way, 0, CELLS)
    t.rng[0] = s.rng[0]
    t.noting = s.noting
    t.note_count = 0
