"""Grammar of action texts: the parts of a text, or why it is malformed (VH-13)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gladsheim.core.errors import Refusal, shorten
from gladsheim.core.words import Value
from gladsheim.games.valhalla.notation.phrases import Cell, phrase, refusal
from gladsheim.games.valhalla.pieces import NUMBER

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
"""Form of the text of each type of action."""
WORDS = tuple(dict.fromkeys(form.partition(":")[0] for form in FORMS.values()))
OF_WORD: Mapping[str, Mapping[str, list[str]]] = {
    word: {kind: form.split(":") for kind, form in FORMS.items() if form.partition(":")[0] == word}
    for word in WORDS
}
"""Types of action by the first word of their texts, with the parts of these texts."""
NUMBER_FORM = r"(?:0|[1-9][0-9]{0,8})"
WHOLE_FORM = r"(?:0|-?[1-9][0-9]{0,8})"
CELL_FORM = re.compile(f"{WHOLE_FORM},{WHOLE_FORM}", re.ASCII)
SLOT_FORM = re.compile(f"{NUMBER_FORM},{NUMBER_FORM}[ES]", re.ASCII)
SEAT_FORM = re.compile("[0-9]", re.ASCII)
COUNT_FORM = re.compile("[1-9][0-9]{0,8}", re.ASCII)
PATTERNS: Mapping[str, tuple[re.Pattern[str], str]] = {
    "slot": (SLOT_FORM, "no-slot-text"),
    "at": (CELL_FORM, "no-cell-text"),
    "to": (CELL_FORM, "no-cell-text"),
    "seat": (SEAT_FORM, "no-seat-text"),
    "count": (COUNT_FORM, "no-count-text"),
}
"""Patterns of the parts that are no cards, and the message that refuses others."""


@dataclass(frozen=True, slots=True)
class ParsedAction:
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


def parse(text: object) -> ParsedAction | Refusal:
    """Return the parts of an action text, or why it is malformed."""
    if not isinstance(text, str):
        return refusal("no-text", (RULE,), text=shorten(text))
    pieces = text.split(":")
    of_word = OF_WORD.get(pieces[0])
    if of_word is None:
        return refusal("no-word", (RULE,), text=shorten(text), words=", ".join(WORDS))
    for kind, parts in of_word.items():
        if fits(pieces, parts):
            return read_parts(text, kind, pieces, parts)
    return refusal("no-form", (RULE,), text=shorten(text), form=one_of(list(of_word)))


def one_of(kinds: list[str]) -> Value:
    """Return the forms of the texts of some types of action."""
    found = form(kinds[0])
    for kind in kinds[1:]:
        found = phrase("either", one=found, other=form(kind))
    return found


def form(kind: str) -> Value:
    """Return the form of the text of a type of action, its parts named in the reader's language."""
    return phrase(f"form-{kind.replace('_', '-')}") if "<" in FORMS[kind] else FORMS[kind]


def fits(pieces: list[str], form: list[str]) -> bool:
    """Return whether a text has the length and the fixed words of a form."""
    return len(pieces) == len(form) and all(
        part.startswith("<") or part == piece for piece, part in zip(pieces, form, strict=True)
    )


def read_parts(text: str, kind: str, pieces: list[str], form: list[str]) -> ParsedAction | Refusal:
    """Return the values of a text that has a form."""
    values = {
        part.strip("<>"): piece for piece, part in zip(pieces, form, strict=True) if part.startswith("<")
    }
    for name, piece in values.items():
        if name in PATTERNS:
            pattern, message = PATTERNS[name]
            if not pattern.fullmatch(piece):
                return refusal(message, (RULE,), text=shorten(text), part=shorten(piece))
        elif piece not in NUMBER:
            return refusal("no-card-text", ("VH-2.3", RULE), text=shorten(text), part=shorten(piece))
    read: dict[str, Any] = {
        name: READ[name](piece) if name in READ else piece for name, piece in values.items()
    }
    return ParsedAction(text, kind, **read)


def cell_of(piece: str) -> Cell:
    """Return the cell of a text."""
    x, y = piece.split(",")
    return int(x), int(y)


READ: Mapping[str, Callable[[str], Any]] = {"at": cell_of, "to": cell_of, "seat": int, "count": int}
"""Conversions of the parts that do not stay texts."""
