"""Conversion of a position document to its state (V-8), every fault listed.

`views/document.py` writes documents.

Reading goes in three steps: `_Reader` checks the form of each field, `checks.py` what V-8.3
demands of the position as a whole, and `build` sets up the record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from gladsheim.core.game import Json
from gladsheim.core.positions.reader import DocumentReader, an_object, field_names, padded
from gladsheim.core.state import write
from gladsheim.games.voluspa import options as choice, phases
from gladsheim.games.voluspa.notation.actions import parse_cell
from gladsheim.games.voluspa.notation.position import Cell, Position
from gladsheim.games.voluspa.notation.shapes import OPTION_FIELDS, VoluspaDocument, VoluspaRaven
from gladsheim.games.voluspa.pieces import BY_CODE, CODES, KIND, KINDS
from gladsheim.games.voluspa.record import LAYOUT, SEATS, TILES_IN_ALL, cell_number
from gladsheim.games.voluspa.rules.board import lay
from gladsheim.games.voluspa.rules.columns import SUPPLY
from gladsheim.games.voluspa.rules.setup import clear
from gladsheim.games.voluspa.rulings import RULINGS

T = TypeVar("T")

FIELDS = field_names(VoluspaDocument)
MOST_POINTS = 1_000_000
MOST_BOOST = 9
FARTHEST = 900_000
"""Bound of the coordinates of a board, so that every cell beside it can be written."""


def read_document(document: object) -> Position:
    """Return the position of a document, its form checked. Raises DocumentError with all faults."""
    return _Reader(an_object(document)).read()


class _Reader(DocumentReader):
    """Reader of one document, which collects the faults of its form."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        super().__init__()
        self.document = document

    def read(self) -> Position:
        document = self.document
        self.known(document, "", FIELDS)
        self._expect("game", "voluspa")
        self._expect("version", 1)
        options = self._options()
        self.check()
        seats: int = options["players"]
        position = Position(
            options=options,
            board=self._board(),
            hands=self._per_seat("hands", seats, self._tiles, required=True) or [],
            known=self._per_seat("known", seats, self._tiles) or [[] for _ in range(seats)],
            deck=self._tiles(document.get("deck", []), "deck"),
            discard=self._tiles(document.get("discard", []), "discard"),
            removed=self._tiles(document["removed"], "removed") if "removed" in document else None,
            scores=self._per_seat("scores", seats, self._points) or [0] * seats,
            reached=self._per_seat("reached", seats, self._points) or [0] * seats,
            first=self.whole(document.get("first", 0), "first", 0, seats - 1),
            turn=self._turn(seats),
            phase=self._phase(),
            hermod=self._cell(document["hermod"], "hermod") if "hermod" in document else None,
        )
        position.events = self._points(document.get("events", max(position.reached)), "events")
        if "raven" in document:
            position.raven, position.under = self._raven(document["raven"])
        self.check()
        return position

    def _expect(self, name: str, value: object) -> None:
        found = self.document.get(name)
        if found != value or isinstance(found, bool):
            self.refuse(name, found, repr(value))

    def _options(self) -> Json:
        found = self.fields(self.document.get("options"), "options", OPTION_FIELDS, ("players", "kinds"))
        if self.faults:
            return {}
        return self.options(lambda chosen: choice.choose(set=choice.CUSTOM, **chosen), found)

    def _board(self) -> dict[Cell, tuple[str, int]]:
        found = self.document.get("board")
        board: dict[Cell, tuple[str, int]] = {}
        if not isinstance(found, Mapping):
            self.refuse("board", found, "an object of cells")
            return board
        if len(found) > TILES_IN_ALL:
            self.fault("board", f"has {len(found)} cells; allowed: at most {TILES_IN_ALL}")
            return board
        for text, tile in found.items():
            cell = parse_cell(text)
            if cell is None:
                self.fault(f"board.{str(text)[:40]}", "not a cell; allowed: X,Y with up to 6 digits each")
                continue
            if max(map(abs, cell)) > FARTHEST:
                self.fault(f"board.{text}", f"is too far away; allowed: -{FARTHEST} to {FARTHEST}")
                continue
            shown = self._tile_on_board(tile, f"board.{text}")
            if shown is not None:
                board[cell] = shown
        return board

    def _tile_on_board(self, tile: object, where: str) -> tuple[str, int] | None:
        if isinstance(tile, str):
            code, plus, boost = tile.partition("+")
            if code in BY_CODE and (not plus or (len(boost) == 1 and boost in "123456789")):
                return code, int(boost or 0)
        self.refuse(where, tile, f"a code, with +1 to +{MOST_BOOST} if boosted")
        return None

    def _tiles(self, found: object, where: str) -> list[str]:
        if not isinstance(found, list) or len(found) > TILES_IN_ALL:
            self.refuse(where, found, f"a list of at most {TILES_IN_ALL} codes")
            return []
        return self.members(found, where, BY_CODE, ", ".join(BY_CODE))

    def _points(self, found: object, where: str) -> int:
        return self.whole(found, where, 0, MOST_POINTS)

    def _per_seat(
        self, name: str, seats: int, read_one: Callable[[Any, str], T], required: bool = False
    ) -> list[T] | None:
        if name not in self.document and not required:
            return None
        found = self.document.get(name)
        if not isinstance(found, list) or len(found) != seats:
            self.refuse(name, found, f"a list with one entry for each of {seats} seats")
            return None
        return [read_one(one, f"{name}.{seat}") for seat, one in enumerate(found)]

    def _turn(self, seats: int) -> int | None:
        found = self.document.get("turn", 0)
        return None if found is None else self.whole(found, "turn", 0, seats - 1)

    def _phase(self) -> str:
        return self.one_of(self.document.get("phase", "play"), "phase", phases.NAMES)

    def _cell(self, found: object, where: str) -> Cell | None:
        cell = parse_cell(found)
        if cell is None:
            self.refuse(where, found, "a cell X,Y")
        return cell

    def _raven(self, found: object) -> tuple[Cell | None, str | None]:
        if not isinstance(found, Mapping) or set(found) != {*field_names(VoluspaRaven)}:
            self.refuse("raven", found, "an object with at and under")
            return None, None
        under = found["under"]
        if under is not None and not (isinstance(under, str) and under in BY_CODE):
            self.refuse("raven.under", under, "a code or null")
            return None, None
        return self._cell(found["at"], "raven.at"), under


def build(position: Position) -> Any:
    """Return the record of a checked position."""
    record = LAYOUT.batch(1)[0]
    options = position.options
    write(record, "players", options["players"])
    write(record, "no_late_hel", int(options["no_late_hel"]))
    write(record, "rulings", RULINGS.bits(options.get("rulings", ())))
    in_play = options["kinds"]
    write(record, "copies", [BY_CODE[code].count if code in in_play else 0 for code in CODES])
    clear(record)
    _lay_board(record, position)
    hands, known = _counts(position.hands), _counts(position.known)
    write(record, "hands", hands)
    write(record, "known", known)
    held = [sum(1 for code in hand if not BY_CODE[code].apart) for hand in position.hands]
    write(record, "held", padded(held, SEATS))
    deck = [KIND[code] for code in reversed(position.deck)]
    write(record, "deck", padded(deck, TILES_IN_ALL))
    write(record, "deck_left", len(deck))
    write(record, "discard", _count(position.discard))
    write(record, "removed", _count(position.removed or []))
    for name in ("scores", "reached"):
        write(record, name, padded(getattr(position, name), SEATS))
    write(record, "events", position.events)
    write(record, "first", position.first)
    write(record, "turn", -1 if position.turn is None else position.turn)
    write(record, "phase", phases.NAMES.index(position.phase))
    if position.hermod is not None:
        write(record, "hermod", cell_number(*position.hermod))
    return record


def _count(codes: list[str]) -> list[int]:
    counts = Counter(codes)
    return [counts[code] for code in CODES]


def _counts(seats: list[list[str]]) -> list[int]:
    flat = [number for codes in seats for number in _count(codes)]
    return padded(flat, SEATS * KINDS)


def _lay_board(record: Any, position: Position) -> None:
    board = dict(position.board)
    tokens = list(SUPPLY)
    for code, boost in board.values():
        if boost:
            tokens[(BY_CODE[code].value or 0) + boost] -= 1
    write(record, "tokens", tokens)
    if position.raven is not None:
        _, boost = board.pop(position.raven)
        write(record, "raven", cell_number(*position.raven))
        write(record, "under", KIND[position.under] if position.under else 0)
        write(record, "raven_boost", boost)
        if position.under:
            board[position.raven] = (position.under, 0)
    left = min(x for x, _ in position.board) - 1
    top = min(y for _, y in position.board) - 1
    write(record, "corner", cell_number(left, top))
    write(record, "corner_x", left)
    write(record, "corner_y", top)
    write(record, "width", max(x for x, _ in position.board) - left + 2)
    write(record, "height", max(y for _, y in position.board) - top + 2)
    for (x, y), (code, boost) in sorted(board.items(), key=lambda item: item[0][::-1]):
        lay(record, cell_number(x, y), KIND[code], boost)
