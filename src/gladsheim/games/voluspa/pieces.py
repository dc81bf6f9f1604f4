"""The seventeen kinds of tile: one row each, data only (V-1.1, V-5, V-6).

Help pages, the page's tile help and the kernels all read these rows; what a kind does in
words stands in the catalogues (`voluspa-about-*`), as does what is said under its name
(`voluspa-epithet-*`). A column is named after a concept of the rules; most kinds leave most
columns as they are.
"""

from dataclasses import dataclass
from enum import IntEnum


class OnTile(IntEnum):
    """The way a tile may be placed on a cell that shows another tile."""

    NOT = 0
    COVER = 1
    """The other tile goes to the discard pile."""
    CAPTURE = 2
    """The other tile goes to the player's hand."""
    BUMP = 3
    """The other tile moves beyond an end of one of its lines."""


class Scoring(IntEnum):
    """How a landing is counted."""

    LINES = 0
    """Each line that it dominates (V-6.5)."""
    ACROSS = 1
    """The better axis, across gaps (V-6.10)."""
    SHORTER = 2
    """The shorter of its lines, whatever stands there (V-6.11)."""
    HALF = 3
    """Half the sum of its neighbours (V-6.12)."""
    AROUND = 4
    """The tiles in the eight cells around (V-6.9)."""


class Follow(IntEnum):
    """What the same player may do right after it landed."""

    NOTHING = 0
    CHAIN = 1
    """Play another tile in its line (V-5.10)."""
    FLIGHT = 2
    """Land it a second time (V-5.16)."""


@dataclass(frozen=True, slots=True)
class Tile:
    """What a kind of tile is."""

    code: str
    name: str
    value: int | None
    count: int
    set: str
    rules: tuple[str, ...]
    beside: bool = True
    """It may be placed on an empty cell (V-5.1)."""
    over: OnTile = OnTile.NOT
    spares: str = ""
    """Code of the one kind that it may not be placed over (V-5.13)."""
    spares_guards: bool = False
    """Nor over a guard, by the reading `dragons-spare-trolls` (E-3.1)."""
    bold: bool = False
    """It may be placed beside a guard, on an empty cell if `beside`, else over a tile."""
    guards: bool = False
    """Nobody but the bold may be placed beside it (V-5.3)."""
    mutes: bool = False
    """Neighbours that do not mute themselves are worth 0 (V-6.2)."""
    packs: bool = False
    """All of its kind in one line add up (V-6.3)."""
    bookends: bool = False
    """Two of them at the ends hold a line (V-6.4)."""
    gap: bool = False
    """The cell is a gap from then on (V-3.2)."""
    bonus: int = 0
    """Points more for a scored line in which it stands (V-6.13)."""
    scoring: Scoring = Scoring.LINES
    follow: Follow = Follow.NOTHING
    boosts: bool = False
    """It may be discarded to boost another tile (V-5.14)."""
    boostable: bool = True
    apart: bool = False
    """Dealt to the players besides the deck, and not counted in hands (V-2.4, V-4.9)."""
    starts: bool = True
    """It may be the start tile (V-2.5)."""
    chain_around: bool = False
    """In a chain it must lie around the last tile instead of in its line (V-5.10c)."""


TILES: tuple[Tile, ...] = (
    Tile("Od", "Odin", 8, 6, "base", ("V-5.7",)),
    Tile("Th", "Thor", 7, 8, "base", ("V-5.7",)),
    Tile("Tr", "Troll", 6, 6, "base", ("V-5.3",), bold=True, guards=True, starts=False),
    Tile(
        "Dr", "Dragon", 5, 8, "base", ("V-5.4", "V-5.5"), over=OnTile.COVER, spares="Dr", spares_guards=True
    ),
    Tile("Fe", "Fenrir", 4, 8, "base", ("V-5.7", "V-6.3", "V-6.6"), packs=True),
    Tile("Sk", "Skadi", 3, 9, "base", ("V-5.6",), over=OnTile.CAPTURE, spares="Sk"),
    Tile("Va", "Valkyrie", 2, 9, "base", ("V-5.7", "V-6.4", "V-6.7"), bookends=True),
    Tile("Lo", "Loki", 1, 6, "base", ("V-5.7", "V-6.2"), mutes=True),
    Tile(
        "He",
        "Hel",
        None,
        5,
        "edda",
        ("V-5.9", "V-6.9"),
        beside=False,
        over=OnTile.COVER,
        bold=True,
        gap=True,
        scoring=Scoring.AROUND,
        boostable=False,
        apart=True,
        starts=False,
        chain_around=True,
    ),
    Tile("Hm", "Hermod", 3, 8, "edda", ("V-5.10",), follow=Follow.CHAIN),
    Tile("Jo", "Jotunn", 5, 6, "edda", ("V-5.11",), over=OnTile.BUMP),
    Tile("Se", "Sea Serpent", 6, 6, "edda", ("V-5.7", "V-6.10"), scoring=Scoring.ACROSS),
    Tile(
        "Lb",
        "Lightning Bolt",
        0,
        6,
        "bolt",
        ("V-5.12", "V-6.11"),
        beside=False,
        over=OnTile.COVER,
        spares="Lb",
        scoring=Scoring.SHORTER,
        boostable=False,
    ),
    Tile("Dw", "Dwarf", 2, 6, "order", ("V-5.8", "V-6.12"), bold=True, scoring=Scoring.HALF),
    Tile("Fr", "Freya", 3, 8, "order", ("V-5.14",), boosts=True),
    Tile(
        "Ra",
        "Raven",
        4,
        6,
        "order",
        ("V-5.15", "V-5.16"),
        over=OnTile.COVER,
        spares="Ra",
        follow=Follow.FLIGHT,
    ),
    Tile("Ni", "Niohoggr", 7, 5, "order", ("V-5.7", "V-6.13"), bonus=2),
)

BY_CODE = {tile.code: tile for tile in TILES}
KIND = {tile.code: number for number, tile in enumerate(TILES, 1)}
"""Number of a kind in kernels: its place in the list, from 1."""
CODES = ("", *(tile.code for tile in TILES))
KINDS = len(CODES)
"""Length of an array that is indexed by kind number."""
TOKENS = {2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 1, 11: 1, 12: 1}
"""Booster tokens by the value printed on them (V-1.2)."""
TOKEN_VALUES = 16
"""Length of an array that is indexed by a token's value."""
LONGEST = 7
"""Tiles in a line at most (V-4.4)."""
HAND = 5
"""Tiles in a hand after a turn, as long as the deck lasts (V-4.7)."""
