"""Types of the data that is sent of a game of Völuspá: the scene, the choices, the parts of
their points, the pieces.

Cells are texts "x,y", x to the right and y downward; kinds of tiles are their two-letter codes.
`scripts/openapi` writes these types for the page.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from gladsheim.games.voluspa import phases
from gladsheim.games.voluspa.notation.shapes import VoluspaRaven

Axis = Literal["row", "col"]
Dir = Literal["N", "E", "S", "W"]
Outcome = Literal["highest", "tied", "lower", "bookends", "bookended"]
Way = Literal["beside", "cover", "capture", "bump"]


class VoluspaOptions(TypedDict):
    """Options as chosen, complete."""

    players: int
    set: str
    kinds: list[str]
    bolt: bool
    no_late_hel: bool
    rulings: NotRequired[list[str]]
    """Readings of the rules that the table has chosen; missing where there are none."""


class VoluspaTileFigures(TypedDict):
    """Tile on the board, without its place."""

    tile: str
    boost: int
    face: int | None
    """Value after Loki and boosts; null for Hel, as are row and col."""
    row: int | None
    col: int | None
    muted: bool
    bookend_row: bool
    bookend_col: bool


class VoluspaTile(VoluspaTileFigures):
    """Tile on the board."""

    at: str
    x: int
    y: int


class VoluspaSeat(TypedDict):
    """Seat, as the viewer may know it."""

    score: int
    display: str
    tiles: int
    hels: int
    known: list[str]
    """Part of the hand that everybody can know."""
    hand: list[str] | None


class VoluspaScene(TypedDict):
    """Table as a viewer may see it."""

    game: Literal["voluspa"]
    options: VoluspaOptions
    viewer: int | None
    board: list[VoluspaTile]
    seats: list[VoluspaSeat]
    deck: int
    discard: list[str]
    removed: list[str]
    turn: int | None
    first: int
    phase: phases.Phase
    hermod: str | None
    reach: list[int] | None
    """Numbers of cells from that Hermod, as in a choice."""
    raven: VoluspaRaven | None
    over: bool
    ranking: list[int]


class VoluspaChoice(TypedDict):
    """Legal action with its immediate points; `to`: cell on which the bumped tile will land."""

    action: str
    type: Literal["play", "flight", "stay", "end", "discard"]
    piece: NotRequired[str]
    boosts: NotRequired[int]
    at: NotRequired[str]
    way: NotRequired[Way]
    dir: NotRequired[Dir | None]
    to: NotRequired[str]
    points: int
    reach: NotRequired[list[int]]
    """Number of cells north, east, south and west of a Hermod laid here on which another tile may follow."""


class VoluspaColumns(TypedDict):
    """Legal actions that put the same tile with the same boosts on cells, or bump in the same direction.

    See `ChoiceColumns`; a list has for each action the value that `VoluspaChoice` has.
    """

    type: Literal["play", "flight"]
    prefix: str
    suffix: NotRequired[str]
    piece: str
    boosts: int
    at: list[str]
    way: Way | list[Way]
    dir: Dir | None
    to: NotRequired[list[str]]
    points: list[int]
    reach: NotRequired[list[list[int]]]


class VoluspaConstants(TypedDict):
    """Numbers of the rules: numbers of players, the kinds of each set, and the greatest numbers that a
    position document may have: boosts of a tile, points of a player, tiles in all.
    """

    players: list[int]
    most_boost: int
    most_points: int
    tiles: int
    sets: dict[str, list[str]]


class VoluspaPiece(TypedDict):
    """Kind of tile.

    `follow`: what the same player may do right after it landed; `boosts`: it may be discarded to boost
    another tile; `mutes`: its neighbours are worth 0; `apart`: it is not dealt from the deck.
    """

    code: str
    name: str
    value: int | None
    count: int
    set: str
    ways: list[Way]
    follow: Literal["chain", "flight"] | None
    boosts: bool
    mutes: bool
    apart: bool
    rules: list[str]
    about: str


VoluspaEnds = TypedDict("VoluspaEnds", {"axis": Axis, "from": str, "to": str})
"""Line from its first to its last cell."""


class _Bonus(TypedDict):
    bonus_tiles: int
    """Number of tiles with a bonus that count here; `bonus` is their bonus together, 0 if they score none."""
    bonus: int
    points: int


class _Compared(TypedDict):
    value: int
    best_other: int


class _Offered(TypedDict):
    offered: int
    chosen: bool


class VoluspaLinePart(VoluspaEnds, _Compared, _Bonus):
    """Line in which the tile lies."""

    kind: Literal["line"]
    tiles: int
    rule: Outcome


class VoluspaSinglePart(_Bonus):
    """Tile without a line."""

    kind: Literal["single"]


class VoluspaHelPart(_Bonus):
    """Tiles around Hel."""

    kind: Literal["hel"]
    cells: list[str]


class VoluspaSerpentPart(VoluspaEnds, _Compared, _Bonus, _Offered):
    """Whole row or column that Jormungand lies across."""

    kind: Literal["serpent"]
    cells: int
    rule: Outcome


class VoluspaBoltPart(VoluspaEnds, _Bonus, _Offered):
    """Shorter line, which the bolt scores."""

    kind: Literal["bolt"]
    tiles: int


class VoluspaNeighbour(TypedDict):
    """Tile beside a dwarf."""

    at: str
    tile: str
    value: int


class VoluspaDwarfPart(TypedDict):
    """Half of the sum of the neighbours' values."""

    kind: Literal["dwarf"]
    neighbours: list[VoluspaNeighbour]
    sum: int
    points: int


SENT = (
    VoluspaScene,
    VoluspaChoice,
    VoluspaColumns,
    VoluspaPiece,
    VoluspaConstants,
    VoluspaLinePart,
    VoluspaSinglePart,
    VoluspaHelPart,
    VoluspaSerpentPart,
    VoluspaBoltPart,
    VoluspaDwarfPart,
)
"""Types that the page is given, with all types that they are made of."""
