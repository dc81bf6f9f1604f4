"""The record of a Valhalla game, and the numbers that kernels speak in.

The landscape lies in a grid of 10 x 10 cells, with room on all sides for whatever may still
be added (VH-3.1); `corner_x` and `corner_y` are the coordinates of cell 0. Beside the real
landscape there is the planned one (VH-8.3), on which the steps of a plan have been made.
The legal actions of the present decision are kept in `menu`.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Literal, Protocol, get_args

from gladsheim.core.kernel import table
from gladsheim.core.positions.notes import NOTE
from gladsheim.core.state import Field, Knower, Layout
from gladsheim.games.valhalla.pieces import CARDS as DECKTET
from gladsheim.games.valhalla.pieces import KINDS, PAWN

SEATS = 6
CARDS = 2 * KINDS
POSITIONS = 12
SLOTS = 17
SIDE = 10
CELLS = SIDE * SIDE
MARGIN = 3
"""Free cells before the first column and row of a landscape when it is laid out."""
STEPS_AROUND = (-SIDE, 1, SIDE, -1)
HELD = 5
"""Places of a control zone: four, and one for a card that replaces another (VH-7.7)."""
PLAN_STEPS = 64
MOST_ACTIONS = 1024
NONE = -1

SYMBOLS = table([card.symbols for card in DECKTET] * 2)
RANK = table([card.rank for card in DECKTET] * 2)
TYPE = table([card.uses for card in DECKTET] * 2)
LEVEL = table([1 if card.rank >= PAWN else card.rank for card in DECKTET] * 2)
"""Height of a location where it is compared: pawns and courts lie lowest (VH-9.3)."""

TURN, PAY, DROP, PLAN, ASK, GLORY, TAKE, OVER = range(8)
Stage = Literal["turn", "pay", "drop", "plan", "excuse", "glory", "take", "over"]
STAGES: tuple[Stage, ...] = get_args(Stage)
KIND_NONE, KIND_RECRUIT, KIND_EVENT, KIND_PERSON, KIND_LOCATION, KIND_ACE, KIND_GLORY = range(7)
KIND_NAMES = ("", "recruit", "event", "person", "location", "ace", "glory")
TARGET, CAP = 1, 2
REASONS = ("", "target", "cap")

# Actions: the word, then three parameters of eight bits each.
(
    A_PLACE,
    A_PASS,
    A_SKIP,
    A_BATTLE,
    A_RECRUIT,
    A_EVENT,
    A_PERSON,
    A_LEADER,
    A_LOCATION,
    A_DISCARD,
    A_ACE,
    A_REFRESH,
    A_GLORY,
    A_PAY,
    A_PAY_RESERVE,
    A_DROP,
    A_PUT,
    A_MARCH,
    A_MUSTER,
    A_END,
    A_EXCUSE,
    A_ALLOW,
    A_GLORY_ACE,
    A_SCORE,
    A_TAKE,
) = range(25)
WORD_SHIFT, FIRST_SHIFT, SECOND_SHIFT, LOW = 24, 16, 8, 255

_ALL, _NO, _DERIVED = Knower.EVERYONE, Knower.NOBODY, Knower.DERIVED

NOTES = 128

LAYOUT = Layout(
    "ValhallaRecord",
    (
        # What nearly every decision of two players reads lies in the first cache lines.
        # Options
        Field("players", 16, _ALL),
        # The turn, and what is pending
        Field("turn", 16, _ALL),
        Field("stage", 16, _ALL),
        Field("seat", 16, _ALL),
        Field("menu_count", 16, _DERIVED),
        Field("noting", 16, _NO),
        Field("kind", 16, _ALL),
        Field("card", 16, _ALL),
        Field("dest", 16, _ALL),
        Field("due", 16, _ALL),
        Field("ask", 32, _ALL),
        Field("left", 16, _DERIVED),
        Field("origin", 16, _DERIVED),
        Field("free_kill", 8, _DERIVED),
        Field("rulings", 8, _ALL),
        Field("step_count", 16, _ALL),
        Field("width", 16, _ALL),
        Field("cell_count", 16, _DERIVED),
        Field("pass_run", 64, _ALL),
        Field("ace_count", 16, _ALL),
        Field("reason", 16, _ALL),
        Field("draw_count", 16, _ALL),
        Field("discard_count", 16, _ALL),
        Field("first", 16, _ALL),
        Field("note_count", 16, _NO),
        # Players
        Field("score", 64, _ALL, SEATS),
        Field("reserve", 16, _ALL, SEATS),
        Field("phase", 16, _ALL, SEATS),
        Field("placed", 8, _ALL, SEATS),
        Field("recruited", 8, _ALL, SEATS),
        Field("fought", 8, _ALL, SEATS),
        Field("stalled", 8, _ALL, SEATS),
        Field("zone_count", 16, _ALL, SEATS),
        Field("cycle", 32, _ALL, SEATS),
        Field("zone", 8, _ALL, SEATS * HELD),
        Field("uses", 8, _ALL, SEATS * HELD),
        Field("used", 8, _ALL, SEATS * HELD),
        Field("bound", 8, _ALL, SEATS * HELD),
        # The two maps
        Field("market", 8, _ALL, POSITIONS),
        Field("cells", 8, _DERIVED, POSITIONS),
        Field("slots", 8, _ALL, SLOTS * SEATS),
        Field("land", 8, _ALL, CELLS),
        Field("owner", 8, _ALL, CELLS),
        Field("armies", 8, _ALL, CELLS),
        # The decision
        Field("menu", 32, _DERIVED, MOST_ACTIONS),
        # Options and counts that are asked for now and then
        Field("decks", 16, _ALL),
        Field("extended", 16, _ALL),
        Field("excuse", 16, _ALL),
        Field("target", 64, _ALL),
        Field("glory_cap", 64, _ALL),
        Field("glories", 64, _ALL),
        Field("corner_x", 64, _ALL),
        Field("corner_y", 64, _ALL),
        # Piles
        Field("draw", 8, _NO, CARDS),
        Field("discard", 8, _NO, CARDS),
        # Plans
        Field("aces", 8, _ALL, HELD),
        Field("steps", 32, _ALL, PLAN_STEPS),
        Field("named", 8, _DERIVED, CELLS),
        Field("plan_owner", 8, _DERIVED, CELLS),
        Field("plan_armies", 8, _DERIVED, CELLS),
        Field("plan_reserve", 16, _DERIVED, SEATS),
        Field("way", 16, _DERIVED, CELLS),
        # Chance, and what has happened, noted while somebody wants to know
        Field("rng", 64, _NO, 1),
        Field("notes", 32, _NO, NOTES * NOTE),
    ),
)
MENU = Layout("ValhallaMenu", (Field("count", 32, _DERIVED),))
"""Legal actions are kept in the record itself."""

Ints = MutableSequence[int]


class Valhalla(Protocol):
    """A record of LAYOUT, as kernels see it."""

    players: int
    rulings: int
    decks: int
    extended: int
    excuse: int
    target: int
    glory_cap: int
    first: int
    draw: Ints
    draw_count: int
    discard: Ints
    discard_count: int
    width: int
    market: Ints
    slots: Ints
    corner_x: int
    corner_y: int
    land: Ints
    owner: Ints
    armies: Ints
    cells: Ints
    cell_count: int
    reserve: Ints
    score: Ints
    cycle: Ints
    phase: Ints
    placed: Ints
    recruited: Ints
    fought: Ints
    stalled: Ints
    zone: Ints
    uses: Ints
    used: Ints
    bound: Ints
    zone_count: Ints
    turn: int
    stage: int
    pass_run: int
    glories: int
    reason: int
    kind: int
    card: int
    dest: int
    due: int
    ask: int
    aces: Ints
    ace_count: int
    steps: Ints
    step_count: int
    left: int
    origin: int
    free_kill: int
    named: Ints
    plan_owner: Ints
    plan_armies: Ints
    plan_reserve: Ints
    seat: int
    menu: Ints
    menu_count: int
    way: Ints
    rng: Ints
    noting: int
    notes: Ints
    note_count: int
