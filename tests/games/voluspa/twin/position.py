"""The table between two actions, and its document (V-8)."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.voluspa.twin.board import Board, Cell, cell_text, text_cell
from tests.games.voluspa.twin.tiles import KINDS, all_tiles

Json = dict[str, Any]
READINGS = (
    "dragons-spare-trolls",
    "bookends-score-only",
    "dwarf-never-zero",
    "hermod-must-follow",
    "skadi-no-refill",
    "boosters-unlimited",
    "lone-start-scores-nothing",
    "hermod-frees",
    "hel-beside-hermod",
)
"""The readings in the order of E-3."""


@dataclass
class Position:
    """Everything on the table, hidden or not; the fields are those of V-8.1."""

    players: int
    kinds: list[str]
    no_late_hel: bool
    board: Board
    hands: list[list[str]]
    known: list[list[str]]
    scores: list[int]
    reached: list[int]
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    events: int = 0
    first: int = 0
    turn: int | None = 0
    phase: str = "play"
    hermod: Cell | None = None
    raven: tuple[Cell, str | None] | None = None
    """Where the Raven is that may still fly on, and the kind under it."""
    rulings: list[str] = field(default_factory=list)
    """The readings that the table has chosen (E-3)."""


def tiles_in_play(position: Position) -> Counter[str]:
    """Every tile of the game that is not in the box."""
    found = Counter(kind for kind, _boost in position.board.values())
    for pile in (*position.hands, position.deck, position.discard):
        found.update(pile)
    if position.raven is not None and position.raven[1] is not None:
        found[position.raven[1]] += 1
    return found


def read(document: Json) -> Position:
    """The position that a valid document describes, with the defaults of V-8.1."""
    options = document["options"]
    players = options["players"]
    reached = list(document.get("reached", [0] * players))
    raven = document.get("raven")
    hermod = document.get("hermod")
    position = Position(
        players=players,
        kinds=[kind for kind in KINDS if kind in options["kinds"]],
        no_late_hel=options.get("no_late_hel", False),
        board={text_cell(cell): read_tile(tile) for cell, tile in document["board"].items()},
        hands=[sorted(hand) for hand in document["hands"]],
        known=[sorted(kinds) for kinds in document.get("known", [[]] * players)],
        deck=list(document.get("deck", [])),
        discard=sorted(document.get("discard", [])),
        scores=list(document.get("scores", [0] * players)),
        reached=reached,
        events=document.get("events", max(reached)),
        first=document.get("first", 0),
        turn=document.get("turn", 0),
        phase=document.get("phase", "play"),
        hermod=text_cell(hermod) if hermod else None,
        raven=(text_cell(raven["at"]), raven["under"]) if raven else None,
        rulings=[name for name in READINGS if name in options.get("rulings", [])],
    )
    boxed = document.get("removed", (all_tiles(position.kinds) - tiles_in_play(position)).elements())
    position.removed = sorted(boxed)
    return position


def write(position: Position) -> Json:
    """The document of a position in its canonical form, every field written out (V-8.1)."""
    from_the_top = sorted(position.board, key=lambda cell: (cell[1], cell[0]))
    document: Json = {
        "game": "voluspa",
        "version": 1,
        "options": {
            "players": position.players,
            "kinds": list(position.kinds),
            "no_late_hel": position.no_late_hel,
        },
        "board": {cell_text(cell): tile_text(*position.board[cell]) for cell in from_the_top},
        "hands": [sorted(hand) for hand in position.hands],
        "known": [sorted(kinds) for kinds in position.known],
        "deck": list(position.deck),
        "discard": sorted(position.discard),
        "removed": sorted(position.removed),
        "scores": list(position.scores),
        "reached": list(position.reached),
        "events": position.events,
        "first": position.first,
        "turn": position.turn,
        "phase": position.phase,
    }
    if position.rulings:
        document["options"]["rulings"] = list(position.rulings)
    if position.hermod is not None:
        document["hermod"] = cell_text(position.hermod)
    if position.raven is not None:
        at, under = position.raven
        document["raven"] = {"at": cell_text(at), "under": under}
    return document


def read_tile(text: str) -> tuple[str, int]:
    """Kind and boosts of a tile as the board of a document writes it."""
    kind, _plus, boost = text.partition("+")
    return kind, int(boost or 0)


def tile_text(kind: str, boost: int) -> str:
    """A tile as the board of a document writes it."""
    return f"{kind}+{boost}" if boost else kind
