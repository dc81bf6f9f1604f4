"""Record of a Valhalla game, and the numbers that kernels use.

The landscape is in a grid of 10 x 10 cells, with room on all sides for all later additions (VH-3.1);
`corner_x` and `corner_y` are the coordinates of cell 0. Beside the real landscape there is the planned one
(VH-8.3), on which the steps of a plan have been made. The legal actions of the present decision are kept in
`menu`.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Literal, Protocol, get_args

from gladsheim.core.kernel import table
from gladsheim.core.positions.notes import NOTE
from gladsheim.core.state import CopyRule, Extent, Field, FieldAudience, FieldType, Layout, fields_of
from gladsheim.games.valhalla.pieces import CARDS as DECKTET, KINDS, PAWN

SEATS = 6
CARDS = 2 * KINDS
POSITIONS = 12
SLOTS = 17
SIDE = 10
CELLS = SIDE * SIDE
MARGIN = 3
"""Number of free cells before the first column and row of a new landscape."""
STEPS_AROUND = (-SIDE, 1, SIDE, -1)
HELD = 5
"""Number of cards of a control zone: four, and one that replaces another (VH-7.7)."""
PLAN_STEPS = 64
MOST_ACTIONS = 1024
NONE = -1

SYMBOLS = table([card.symbols for card in DECKTET] * 2)
RANK = table([card.rank for card in DECKTET] * 2)
TYPE = table([card.uses for card in DECKTET] * 2)
LEVEL = table([1 if card.rank >= PAWN else card.rank for card in DECKTET] * 2)
"""Height of a location for comparisons: pawns and courts are lowest (VH-9.3)."""

TARGET, CAP = 1, 2
Reason = Literal["target", "cap"]
REASONS: tuple[Literal[""] | Reason, ...] = ("", *get_args(Reason))

_ALL, _NO, _DERIVED = FieldAudience.EVERYONE, FieldAudience.NOBODY, FieldAudience.DERIVED

NOTES = 128

Ints = MutableSequence[int]


class Valhalla(Protocol):
    """Record as kernels see it."""

    # The fields that nearly every decision of two players reads are in the first cache lines.
    # Options
    players: Annotated[int, FieldType(16, _ALL, empty=None)]
    # The turn, and what is pending
    turn: Annotated[int, FieldType(16, _ALL)]
    stage: Annotated[int, FieldType(16, _ALL)]
    seat: Annotated[int, FieldType(16, _ALL)]
    menu_count: Annotated[int, FieldType(16, _DERIVED)]
    noting: Annotated[int, FieldType(16, _NO, empty=None)]
    kind: Annotated[int, FieldType(16, _ALL)]
    card: Annotated[int, FieldType(16, _ALL)]
    dest: Annotated[int, FieldType(16, _ALL, empty=NONE)]
    due: Annotated[int, FieldType(16, _ALL)]
    ask: Annotated[int, FieldType(32, _ALL)]
    left: Annotated[int, FieldType(16, _DERIVED)]
    origin: Annotated[int, FieldType(16, _DERIVED, empty=NONE)]
    free_kill: Annotated[int, FieldType(8, _DERIVED)]
    rulings: Annotated[int, FieldType(8, _ALL, empty=None)]
    step_count: Annotated[int, FieldType(16, _ALL)]
    width: Annotated[int, FieldType(16, _ALL)]
    cell_count: Annotated[int, FieldType(16, _DERIVED)]
    first_column: Annotated[int, FieldType(16, _DERIVED)]
    pass_run: Annotated[int, FieldType(64, _ALL)]
    ace_count: Annotated[int, FieldType(16, _ALL)]
    reason: Annotated[int, FieldType(16, _ALL)]
    draw_count: Annotated[int, FieldType(16, _ALL)]
    discard_count: Annotated[int, FieldType(16, _ALL)]
    first: Annotated[int, FieldType(16, _ALL, empty=None)]
    note_count: Annotated[int, FieldType(16, _NO, copied=CopyRule.NEVER)]
    # Players
    score: Annotated[Ints, FieldType(64, _ALL, SEATS)]
    reserve: Annotated[Ints, FieldType(16, _ALL, SEATS)]
    phase: Annotated[Ints, FieldType(16, _ALL, SEATS, empty=1)]
    placed: Annotated[Ints, FieldType(8, _ALL, SEATS)]
    recruited: Annotated[Ints, FieldType(8, _ALL, SEATS)]
    fought: Annotated[Ints, FieldType(8, _ALL, SEATS)]
    stalled: Annotated[Ints, FieldType(8, _ALL, SEATS)]
    zone_count: Annotated[Ints, FieldType(16, _ALL, SEATS)]
    cycle: Annotated[Ints, FieldType(32, _ALL, SEATS, empty=1)]
    zone: Annotated[Ints, FieldType(8, _ALL, SEATS * HELD, empty=NONE)]
    uses: Annotated[Ints, FieldType(8, _ALL, SEATS * HELD)]
    used: Annotated[Ints, FieldType(8, _ALL, SEATS * HELD)]
    bound: Annotated[Ints, FieldType(8, _ALL, SEATS * HELD)]
    # The two maps
    market: Annotated[Ints, FieldType(8, _ALL, POSITIONS, empty=NONE)]
    cells: Annotated[Ints, FieldType(8, _DERIVED, POSITIONS)]
    slots: Annotated[Ints, FieldType(8, _ALL, SLOTS * SEATS)]
    land: Annotated[Ints, FieldType(8, _ALL, CELLS, empty=NONE)]
    owner: Annotated[Ints, FieldType(8, _ALL, CELLS, empty=NONE)]
    armies: Annotated[Ints, FieldType(8, _ALL, CELLS)]
    # The decision
    menu: Annotated[Ints, FieldType(32, _DERIVED, MOST_ACTIONS, extent=Extent("menu_count", padded=False))]
    # Options and counts that are asked for now and then
    decks: Annotated[int, FieldType(16, _ALL, empty=None)]
    extended: Annotated[int, FieldType(16, _ALL, empty=None)]
    excuse: Annotated[int, FieldType(16, _ALL, empty=None)]
    target: Annotated[int, FieldType(64, _ALL, empty=None)]
    glory_cap: Annotated[int, FieldType(64, _ALL, empty=None)]
    glories: Annotated[int, FieldType(64, _ALL)]
    corner_x: Annotated[int, FieldType(64, _ALL, empty=-MARGIN)]
    corner_y: Annotated[int, FieldType(64, _ALL, empty=-MARGIN)]
    # Piles
    draw: Annotated[Ints, FieldType(8, _NO, CARDS, extent=Extent("draw_count"))]
    discard: Annotated[Ints, FieldType(8, _NO, CARDS, extent=Extent("discard_count"))]
    # Plans
    aces: Annotated[Ints, FieldType(8, _ALL, HELD)]
    steps: Annotated[Ints, FieldType(32, _ALL, PLAN_STEPS, extent=Extent("step_count"))]
    named: Annotated[Ints, FieldType(8, _DERIVED, CELLS)]
    plan_owner: Annotated[Ints, FieldType(8, _DERIVED, CELLS, empty=NONE)]
    plan_armies: Annotated[Ints, FieldType(8, _DERIVED, CELLS)]
    plan_reserve: Annotated[Ints, FieldType(16, _DERIVED, SEATS)]
    way: Annotated[Ints, FieldType(16, _DERIVED, CELLS)]
    # Chance, and events, noted while a caller wants to know
    rng: Annotated[Ints, FieldType(64, _NO, 1, empty=None)]
    notes: Annotated[Ints, FieldType(32, _NO, NOTES * NOTE, copied=CopyRule.NEVER)]


LAYOUT = Layout("ValhallaRecord", fields_of(Valhalla))
MENU = Layout("ValhallaMenu", (Field("count", 32, _DERIVED),))
"""Empty menu layout: legal actions are kept in the record itself."""
