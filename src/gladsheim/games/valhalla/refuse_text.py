"""The grammar of action texts: what a text says, or why it says nothing (VH-13)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gladsheim.core.errors import Refusal, shorten
from gladsheim.games.valhalla.pieces import NUMBER
from gladsheim.games.valhalla.refuse_words import Cell

RULE = "VH-13"
FORMS: Mapping[str, str] = {
    "place": "place:<slot>",
    "pass": "pass",
    "skip": "skip",
    "battle": "battle",
    "recruit": "recruit:<at>",
    "event": "use:<card>:event",
    "person": "use:<card>:person",
    "leader": "use:<card>:person:<at>",
    "location": "use:<card>:location:<at>",
    "discard": "use:<card>:discard:<seat>:<target>",
    "ace": "ace:<card>:<at>",
    "refresh": "refresh:<card>",
    "glory": "glory",
    "pay_reserve": "pay:reserve",
    "pay": "pay:<slot>",
    "drop": "drop:<card>",
    "put": "put:<at>:<count>",
    "march": "march:<at>:<to>:<count>",
    "muster": "muster:<at>:<to>:<count>",
    "end": "end",
    "excuse": "excuse:<card>",
    "allow": "allow",
    "glory_ace": "ace:<card>",
    "score": "score",
    "take": "take:<slot>:<count>",
}
"""Type of action → how its text looks."""
WORDS = tuple(dict.fromkeys(form.partition(":")[0] for form in FORMS.values()))
NUMBER_FORM = r"(?:0|[1-9][0-9]{0,8})"
WHOLE_FORM = r"(?:0|-?[1-9][0-9]{0,8})"
CELL_FORM = re.compile(f"{WHOLE_FORM},{WHOLE_FORM}", re.ASCII)
SLOT_FORM = re.compile(f"{NUMBER_FORM},{NUMBER_FORM}[ES]", re.ASCII)
SEAT_FORM = re.compile("[0-9]", re.ASCII)
COUNT_FORM = re.compile("[1-9][0-9]{0,8}", re.ASCII)
PATTERNS: Mapping[str, tuple[re.Pattern[str], str]] = {
    "slot": (SLOT_FORM, "a slot is written 0,0E or 0,0S"),
    "at": (CELL_FORM, "a cell is written as two whole numbers, such as 1,0"),
    "to": (CELL_FORM, "a cell is written as two whole numbers, such as 1,0"),
    "seat": (SEAT_FORM, "a seat is a number, such as 0"),
    "count": (COUNT_FORM, "a number of armies is 1 or more"),
}
"""How the parts that are no cards look, and what is said of one that does not."""


@dataclass(frozen=True, slots=True)
class Asked:
    """An action text in its parts; a part that its type does not have is empty."""

    text: str
    type: str
    card: str = ""
    target: str = ""
    slot: str = ""
    at: Cell = (0, 0)
    to: Cell = (0, 0)
    seat: int = 0
    count: int = 0


def parse(text: object) -> Asked | Refusal:
    """The parts of an action text, or what is wrong with it."""
    if not isinstance(text, str):
        return Refusal(f"{shorten(text)} is no action: an action is a text.", (RULE,))
    pieces = text.split(":")
    of_word = [form for form in FORMS.values() if form.partition(":")[0] == pieces[0]]
    if not of_word:
        return Refusal(f"{shorten(text)} is no action: it should begin with {', '.join(WORDS)}.", (RULE,))
    for kind, form in FORMS.items():
        if fits(pieces, form.split(":")):
            return read_parts(text, kind, pieces, form.split(":"))
    return Refusal(f"{shorten(text)} is no action: it should have the form {' or '.join(of_word)}.", (RULE,))


def fits(pieces: list[str], form: list[str]) -> bool:
    """Whether a text has the length and the fixed words of a form."""
    return len(pieces) == len(form) and all(
        part.startswith("<") or part == piece for piece, part in zip(pieces, form, strict=True)
    )


def read_parts(text: str, kind: str, pieces: list[str], form: list[str]) -> Asked | Refusal:
    """The values of a text that has a form."""
    values = {
        part.strip("<>"): piece for piece, part in zip(pieces, form, strict=True) if part.startswith("<")
    }
    for name, piece in values.items():
        if name in PATTERNS:
            pattern, about = PATTERNS[name]
            if not pattern.fullmatch(piece):
                return Refusal(f"{shorten(text)} is no action: {shorten(piece)} is none, {about}.", (RULE,))
        elif piece not in NUMBER:
            return Refusal(
                f"{shorten(text)} is no action: there is no card {shorten(piece)}.", ("VH-2.3", RULE)
            )
    read: dict[str, Any] = {
        name: READ[name](piece) if name in READ else piece for name, piece in values.items()
    }
    return Asked(text, kind, **read)


def cell_of(piece: str) -> Cell:
    """A cell from its text."""
    x, y = piece.split(",")
    return int(x), int(y)


READ: Mapping[str, Callable[[str], Any]] = {"at": cell_of, "to": cell_of, "seat": int, "count": int}
"""How the parts that are not texts themselves are read."""
