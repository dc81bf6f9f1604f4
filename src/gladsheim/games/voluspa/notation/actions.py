"""Action texts, action codes and the values between them (V-7.1).

play     Od@3,-1   Dr+2@4,0   Jo@2,0>E
flight   fly@1,1          stay   end
discard  discard:Od
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from gladsheim.core.errors import MalformedAction, Refusal
from gladsheim.core.words import Words
from gladsheim.games.voluspa.pieces import CODES, KIND
from gladsheim.games.voluspa.record import (
    BOOST_SHIFT,
    DIR_SHIFT,
    DIRS,
    DISCARD,
    END,
    FLY,
    KIND_SHIFT,
    MASK,
    STAY,
    WIDTH,
    cell_number,
    cell_place,
)

MOST_DIGITS = 6
_HALF = WIDTH // 2
_INT = rf"(0|-?[1-9][0-9]{{0,{MOST_DIGITS - 1}}})"
_PLAY = re.compile(rf"([A-Z][a-z])(?:\+([1-9]))?@{_INT},{_INT}(?:>([NESW]))?", re.ASCII)
_FLIGHT = re.compile(rf"fly@{_INT},{_INT}", re.ASCII)
_DISCARD = re.compile(r"discard:([A-Z][a-z])", re.ASCII)
_FORMS = "KIND[+BOOSTS]@X,Y[>N|E|S|W], fly@X,Y, stay, end, discard:KIND"
_GRAMMAR = Refusal(Words.of("whyvoluspa-grammar", forms=_FORMS, digits=MOST_DIGITS), ("V-7.1",))


class Action(NamedTuple):
    """Action as a value; fields that it does not have are empty."""

    type: str
    """Type: play, flight, stay, end or discard."""
    kind: str = ""
    boosts: int = 0
    at: tuple[int, int] | None = None
    dir: str = ""

    def __str__(self) -> str:
        if self.type == "discard":
            return f"discard:{self.kind}"
        if self.at is None:
            return self.type
        head = "fly" if self.type == "flight" else self.kind
        boosts = f"+{self.boosts}" if self.boosts else ""
        way = f">{self.dir}" if self.dir else ""
        return f"{head}{boosts}@{cell_text(self.at)}{way}"


def cell_text(at: tuple[int, int]) -> str:
    """Return a cell as the documents write it."""
    return f"{at[0]},{at[1]}"


def parse_cell(text: object) -> tuple[int, int] | None:
    """Return the coordinates of a cell text; None if it is malformed."""
    found = re.fullmatch(rf"{_INT},{_INT}", text, re.ASCII) if isinstance(text, str) else None
    return (int(found[1]), int(found[2])) if found else None


def parse(text: str) -> Action:
    """Return the action that a text names. Raises MalformedAction."""
    if not isinstance(text, str):
        raise MalformedAction(repr(text), _GRAMMAR)
    if text in ("stay", "end"):
        return Action(text)
    if found := _PLAY.fullmatch(text):
        kind, boosts, x, y, way = found.groups()
        if kind in KIND:
            return Action("play", kind, int(boosts or 0), (int(x), int(y)), way or "")
    elif found := _FLIGHT.fullmatch(text):
        return Action("flight", at=(int(found[1]), int(found[2])))
    elif (found := _DISCARD.fullmatch(text)) and found[1] in KIND:
        return Action("discard", found[1])
    raise MalformedAction(text, _GRAMMAR)


def to_code(action: Action) -> int:
    """Return the code of an action, for kernels. Cells far from the board share numbers with others."""
    if action.type == "stay":
        return STAY << KIND_SHIFT
    if action.type == "end":
        return END << KIND_SHIFT
    if action.type == "discard":
        return DISCARD << KIND_SHIFT | KIND[action.kind]
    assert action.at is not None
    head = FLY if action.type == "flight" else KIND[action.kind]
    cell = cell_number(*action.at)
    return head << KIND_SHIFT | action.boosts << BOOST_SHIFT | DIRS.index(action.dir) << DIR_SHIFT | cell


def near_code(text: str) -> int:
    """Return the code of an action on a board around 0,0; -1 for a text that names none there."""
    try:
        action = parse(text)
    except MalformedAction:
        return -1
    x, y = action.at or (0, 0)
    return to_code(action) if -_HALF <= x < _HALF and -_HALF <= y < _HALF else -1


def from_code(code: int, record: Any) -> Action:
    """Return the action of a code that is legal in the record."""
    kind = code >> KIND_SHIFT
    cell = code & MASK
    if kind == STAY:
        return Action("stay")
    if kind == END:
        return Action("end")
    if kind == DISCARD:
        return Action("discard", CODES[cell])
    at = cell_place(record, cell)
    if kind == FLY:
        return Action("flight", at=at)
    return Action("play", CODES[kind], (code >> BOOST_SHIFT) & 15, at, DIRS[(code >> DIR_SHIFT) & 7])
