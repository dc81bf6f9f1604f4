"""Table of the seventeen kinds of tile: one row each, data only (V-1.1, V-5, V-6).

Help pages, the page's tile help and the kernels all read these rows; the descriptions of kinds are in the
catalogues (`voluspa-about-*`), as are the lines under their names (`voluspa-epithet-*`). A column is named
after a concept of the rules; most kinds leave most columns at their defaults.
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
    """Scoring: how a landing is counted."""

    LINES = 0
    """Count each line that the tile dominates (V-6.5)."""
    ACROSS = 1
    """Count the better axis, across gaps (V-6.10)."""
    SHORTER = 2
    """Count the shorter of its lines, whatever tiles are in it (V-6.11)."""
    HALF = 3
    """Count half the sum of its neighbours (V-6.12)."""
    AROUND = 4
    """Count the tiles in the eight cells around (V-6.9)."""


class Follow(IntEnum):
    """Follow-up: what the same player may do right after the tile landed."""

    NOTHING = 0
    CHAIN = 1
    """The player may play another tile in its line (V-5.10)."""
    FLIGHT = 2
    """The player may land it a second time (V-5.16)."""


@dataclass(frozen=True, slots=True)
class Tile:
    """Kind of tile."""

    code: str
    name: str
    value: int | None
    count: int
    set: str
    rules: tuple[str, ...]
    beside: bool = True
    """Whether it may be placed on an empty cell (V-5.1)."""
    over: OnTile = OnTile.NOT
    spares: str = ""
    """Code of the one kind that it may not be placed over (V-5.13)."""
    spares_guards: bool = False
    """Whether it may not be placed over a guard either, by the reading `dragons-spare-trolls` (E-3.1)."""
    bold: bool = False
    """Whether it may be placed beside a guard, on an empty cell if `beside`, else over a tile."""
    guards: bool = False
    """Whether only bold tiles may be placed beside it (V-5.3)."""
    mutes: bool = False
    """Whether neighbours that do not mute themselves are worth 0 (V-6.2)."""
    packs: bool = False
    """Whether all of its kind in one line add up (V-6.3)."""
    bookends: bool = False
    """Whether two of them at the ends hold a line (V-6.4)."""
    gap: bool = False
    """Whether its cell is a gap from then on (V-3.2)."""
    bonus: int = 0
    """Number of points added to a scored line that contains it (V-6.13)."""
    scoring: Scoring = Scoring.LINES
    follow: Follow = Follow.NOTHING
    boosts: bool = False
    """Whether it may be discarded to boost another tile (V-5.14)."""
    boostable: bool = True
    apart: bool = False
    """Whether it is dealt to the players besides the deck, and not counted in hands (V-2.4, V-4.9)."""
    starts: bool = True
    """Whether it may be the start tile (V-2.5)."""
    chain_around: bool = False
    """Whether in a chain it must lie around the last tile instead of in its line (V-5.10c)."""


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
"""Number of a kind in kernels: its index in the list, from 1."""
CODES = ("", *(tile.code for tile in TILES))
KINDS = len(CODES)
"""Length of an array that is indexed by kind number."""
TOKENS = {2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: 1, 11: 1, 12: 1}
"""Booster tokens by the value printed on them (V-1.2)."""
TOKEN_VALUES = 16
"""Length of an array that is indexed by a token's value."""
LONGEST = 7
"""Largest number of tiles in a line (V-4.4)."""
HAND = 5
"""Number of tiles in a hand after a turn, as long as the deck lasts (V-4.7)."""
