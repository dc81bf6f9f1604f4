"""State ↔ position document (V-8), every fault of a document listed.

Reading goes in three steps: `_Reader` checks the form of each field, `checks.py` what V-8.3
demands of the position as a whole, and `build` sets up the record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from gladsheim.core.errors import DocumentError, Fault, OptionsError, shorten
from gladsheim.core.game import Json
from gladsheim.core.state import read, span, write
from gladsheim.games.voluspa import options as choice
from gladsheim.games.voluspa.notation.actions import parse_cell
from gladsheim.games.voluspa.pieces import BY_CODE, CODES, KIND, KINDS
from gladsheim.games.voluspa.record import (
    LAYOUT,
    PHASES,
    SEATS,
    TILES_IN_ALL,
    cell_number,
)
from gladsheim.games.voluspa.rules.board import lay
from gladsheim.games.voluspa.rules.columns import SUPPLY
from gladsheim.games.voluspa.rules.setup import clear
from gladsheim.games.voluspa.views.view import View, board_part, codes_of, public_part

T = TypeVar("T")
Cell = tuple[int, int]

_REQUIRED = ("game", "version", "options", "board", "hands")
_PILES = ("known", "deck", "discard", "removed")
_COURSE = ("scores", "reached", "events", "first", "turn", "phase", "hermod", "raven")
FIELDS = (*_REQUIRED, *_PILES, *_COURSE)
OPTION_FIELDS = ("players", "kinds", "no_late_hel")
MOST_POINTS = 1_000_000
MOST_BOOST = 9
FARTHEST = 900_000
"""Bound of the coordinates of a board, so that whatever is played beside it can be written."""


@dataclass(slots=True)
class Position:
    """A position document as values; what was absent has its default."""

    options: Json
    board: dict[Cell, tuple[str, int]] = field(default_factory=dict)
    hands: list[list[str]] = field(default_factory=list)
    known: list[list[str]] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    removed: list[str] | None = None
    scores: list[int] = field(default_factory=list)
    reached: list[int] = field(default_factory=list)
    events: int = 0
    first: int = 0
    turn: int | None = 0
    phase: str = "play"
    hermod: Cell | None = None
    raven: Cell | None = None
    under: str | None = None


def to_document(record: Any, options: Json) -> Json:
    """The complete position document of a record."""
    view = View(record, None)
    public = public_part(view, options)
    hands, known = read(record, "hands"), read(record, "known")
    seats = range(options["players"])
    deck = span(record, "deck", 0, read(record, "deck_left"))
    head = {name: public.pop(name) for name in ("game", "version", "options")}
    return {
        **head,
        "board": board_part(view),
        "hands": [codes_of(hands[seat * KINDS : (seat + 1) * KINDS]) for seat in seats],
        "known": [codes_of(known[seat * KINDS : (seat + 1) * KINDS]) for seat in seats],
        "deck": [CODES[kind] for kind in reversed(deck)],
        **public,
    }


def read_document(document: object) -> Position:
    """The position of a document, its form checked. Raises DocumentError with all faults."""
    return _Reader(document).read()


class _Reader:
    """Reads one document and collects what is wrong with its form."""

    def __init__(self, document: object) -> None:
        if not isinstance(document, Mapping):
            raise DocumentError([Fault("", f"is {shorten(document)}; allowed: an object")])
        self.document = document
        self.faults: list[Fault] = []

    def read(self) -> Position:
        document = self.document
        for name in document:
            if name not in FIELDS:
                self._fault(str(name)[:40], "no such field; known: " + ", ".join(FIELDS))
        self._expect("game", "voluspa")
        self._expect("version", 1)
        options = self._options()
        if self.faults:
            raise DocumentError(self.faults)
        seats: int = options["players"]
        position = Position(
            options=options,
            board=self._board(),
            hands=self._per_seat("hands", seats, self._tiles, required=True) or [],
            known=self._per_seat("known", seats, self._tiles) or [[] for _ in range(seats)],
            deck=self._tiles("deck", document.get("deck", [])),
            discard=self._tiles("discard", document.get("discard", [])),
            removed=self._tiles("removed", document["removed"]) if "removed" in document else None,
            scores=self._per_seat("scores", seats, self._number) or [0] * seats,
            reached=self._per_seat("reached", seats, self._number) or [0] * seats,
            first=self._number("first", document.get("first", 0), seats - 1),
            turn=self._turn(seats),
            phase=self._phase(),
            hermod=self._cell("hermod", document["hermod"]) if "hermod" in document else None,
        )
        position.events = self._number("events", document.get("events", max(position.reached)))
        if "raven" in document:
            position.raven, position.under = self._raven(document["raven"])
        if self.faults:
            raise DocumentError(self.faults)
        return position

    def _fault(self, name: str, message: str) -> None:
        self.faults.append(Fault(name, message))

    def _expect(self, name: str, value: object) -> None:
        found = self.document.get(name)
        if found != value or isinstance(found, bool):
            self._fault(name, f"is {shorten(found)}; allowed: {value!r}")

    def _options(self) -> Json:
        found = self.document.get("options")
        if not isinstance(found, Mapping):
            self._fault("options", f"is {shorten(found)}; allowed: an object")
            return {}
        for name in found:
            if name not in OPTION_FIELDS:
                known = ", ".join(OPTION_FIELDS)
                self._fault(f"options.{str(name)[:40]}", f"no such field; known: {known}")
        for name in ("players", "kinds"):
            if name not in found:
                self._fault(f"options.{name}", "is missing")
        if self.faults:
            return {}
        try:
            return choice.choose(
                players=found["players"],
                set=choice.CUSTOM,
                kinds=found["kinds"],
                no_late_hel=found.get("no_late_hel", False),
            )
        except OptionsError as error:
            self._fault(f"options.{error.option}", f"is {shorten(error.value)}; allowed: {error.allowed}")
            return {}

    def _board(self) -> dict[Cell, tuple[str, int]]:
        found = self.document.get("board")
        board: dict[Cell, tuple[str, int]] = {}
        if not isinstance(found, Mapping):
            self._fault("board", f"is {shorten(found)}; allowed: an object of cells")
            return board
        if len(found) > TILES_IN_ALL:
            self._fault("board", f"has {len(found)} cells; allowed: at most {TILES_IN_ALL}")
            return board
        for text, tile in found.items():
            cell = parse_cell(text)
            if cell is None:
                self._fault(f"board.{str(text)[:40]}", "not a cell; allowed: X,Y with up to 6 digits each")
                continue
            if max(map(abs, cell)) > FARTHEST:
                self._fault(f"board.{text}", f"is too far away; allowed: -{FARTHEST} to {FARTHEST}")
                continue
            shown = self._tile_on_board(f"board.{text}", tile)
            if shown is not None:
                board[cell] = shown
        return board

    def _tile_on_board(self, name: str, tile: object) -> tuple[str, int] | None:
        if isinstance(tile, str):
            code, plus, boost = tile.partition("+")
            if code in BY_CODE and (not plus or (len(boost) == 1 and boost in "123456789")):
                return code, int(boost or 0)
        self._fault(name, f"is {shorten(tile)}; allowed: a code, with +1 to +{MOST_BOOST} if boosted")
        return None

    def _tiles(self, name: str, found: object) -> list[str]:
        if not isinstance(found, list) or len(found) > TILES_IN_ALL:
            allowed = f"a list of at most {TILES_IN_ALL} codes"
            self._fault(name, f"is {shorten(found)}; allowed: {allowed}")
            return []
        codes = [code for code in found if isinstance(code, str) and code in BY_CODE]
        if len(codes) != len(found):
            wrong = next(code for code in found if not isinstance(code, str) or code not in BY_CODE)
            self._fault(name, f"holds {shorten(wrong)}; allowed: {', '.join(BY_CODE)}")
        return codes

    def _number(self, name: str, found: object, high: int = MOST_POINTS) -> int:
        if isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= high:
            return found
        self._fault(name, f"is {shorten(found)}; allowed: a whole number from 0 to {high}")
        return 0

    def _per_seat(
        self, name: str, seats: int, read_one: Callable[[str, Any], T], required: bool = False
    ) -> list[T] | None:
        if name not in self.document and not required:
            return None
        found = self.document.get(name)
        if not isinstance(found, list) or len(found) != seats:
            self._fault(
                name, f"is {shorten(found)}; allowed: a list with one entry for each of {seats} seats"
            )
            return None
        return [read_one(f"{name}.{seat}", one) for seat, one in enumerate(found)]

    def _turn(self, seats: int) -> int | None:
        found = self.document.get("turn", 0)
        return None if found is None else self._number("turn", found, seats - 1)

    def _phase(self) -> str:
        found = self.document.get("phase", "play")
        if found in PHASES:
            return str(found)
        self._fault("phase", f"is {shorten(found)}; allowed: {', '.join(PHASES)}")
        return "play"

    def _cell(self, name: str, found: object) -> Cell | None:
        cell = parse_cell(found)
        if cell is None:
            self._fault(name, f"is {shorten(found)}; allowed: a cell X,Y")
        return cell

    def _raven(self, found: object) -> tuple[Cell | None, str | None]:
        if not isinstance(found, Mapping) or set(found) != {"at", "under"}:
            self._fault("raven", f"is {shorten(found)}; allowed: an object with at and under")
            return None, None
        under = found["under"]
        if under is not None and not (isinstance(under, str) and under in BY_CODE):
            self._fault("raven.under", f"is {shorten(under)}; allowed: a code or null")
            return None, None
        return self._cell("raven.at", found["at"]), under


def build(position: Position) -> Any:
    """The record of a position that was checked."""
    record = LAYOUT.batch(1)[0]
    options = position.options
    write(record, "players", options["players"])
    write(record, "no_late_hel", int(options["no_late_hel"]))
    in_play = options["kinds"]
    write(record, "copies", [BY_CODE[code].count if code in in_play else 0 for code in CODES])
    clear(record)
    _lay_board(record, position)
    hands, known = _counts(position.hands), _counts(position.known)
    write(record, "hands", hands)
    write(record, "known", known)
    held = [sum(1 for code in hand if not BY_CODE[code].apart) for hand in position.hands]
    write(record, "held", held + [0] * (SEATS - len(held)))
    deck = [KIND[code] for code in reversed(position.deck)]
    write(record, "deck", deck + [0] * (TILES_IN_ALL - len(deck)))
    write(record, "deck_left", len(deck))
    write(record, "discard", _count(position.discard))
    write(record, "removed", _count(position.removed or []))
    for name in ("scores", "reached"):
        values = getattr(position, name)
        write(record, name, values + [0] * (SEATS - len(values)))
    write(record, "events", position.events)
    write(record, "first", position.first)
    write(record, "turn", -1 if position.turn is None else position.turn)
    write(record, "phase", PHASES.index(position.phase))
    if position.hermod is not None:
        write(record, "hermod", cell_number(*position.hermod))
    return record


def _count(codes: list[str]) -> list[int]:
    counts = Counter(codes)
    return [counts[code] for code in CODES]


def _counts(seats: list[list[str]]) -> list[int]:
    flat = [number for codes in seats for number in _count(codes)]
    return flat + [0] * (SEATS * KINDS - len(flat))


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
