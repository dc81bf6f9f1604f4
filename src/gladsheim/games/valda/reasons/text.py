"""Grammar of action texts: the parts of a text, or why it is malformed (VA-15)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gladsheim.core.errors import Refusal, shorten
from gladsheim.core.words import Value, Words
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.notation.phrases import phrase, refusal
from gladsheim.games.valda.pieces import BUILDINGS, FACES, GODS, LETTERS, MODE_NAMES, WORKS

SEATS = tuple(str(seat) for seat in range(5))
MOST_DICE = 10
"""Largest number of dice: no effect of a card rolls more (VA-13.5)."""
CARD = "card"
"""Kind of a part that is a card's id: the only one whose values come from the card file."""
GIVEN = "given"
"""Kind of the part that a trade gives: a resource, or as many letters in order as a trade costs (E-4.2)."""
PARTS: Mapping[str, tuple[str, ...]] = {
    "resource": LETTERS,
    "god": GODS,
    "seat": SEATS,
    "mode": MODE_NAMES,
    "structure": BUILDINGS,
    "works": WORKS,
    "thor's rate": ("3", "2"),
    "odin's rate": ("2", "3"),
    "gold or diamond": ("g", "d"),
    "die": tuple(str(die) for die in range(MOST_DICE)),
    "face": tuple(str(face) for face in range(1, FACES + 1)),
}
"""Values that each kind of part may have."""
GRAMMAR: Mapping[str, tuple[str, ...]] = {
    "trade": (GIVEN, "resource"),
    "end": (),
    "weapon": ("mode",),
    "god": ("god",),
    "play": (CARD,),
    "take": ("resource",),
    "buy": (),
    "discard": (CARD,),
    "build": ("structure",),
    "keep": (CARD,),
    "attack": (CARD,),
    "pass": (),
    "defend": (CARD,),
    "yield": (),
    "thor": ("thor's rate", "gold or diamond"),
    "odin": ("odin's rate",),
    "loki": (),
    "res": ("resource",),
    "player": ("seat",),
    "hand": (),
    "card": (CARD,),
    "change": ("resource", "resource"),
    "done": (),
    "works": ("works",),
    "move": ("seat", "god"),
    "die": ("die", "face"),
}
"""Parts that follow the first word of each kind of action."""
RULE = "VA-15"


@dataclass(frozen=True, slots=True)
class ParsedAction:
    """An action text in its parts."""

    text: str
    type: str
    parts: tuple[str, ...]

    @property
    def first(self) -> str:
        """Part after the first word."""
        return self.parts[0]


def parse(text: str, book: CardFile) -> ParsedAction | Refusal:
    """Return the parts of an action text, or why it is malformed."""
    word, *parts = text.split(":")
    if word not in GRAMMAR:
        known = ", ".join(GRAMMAR)
        return refusal("no-word", (RULE,), text=shorten(text), word=shorten(word), known=known)
    kinds = GRAMMAR[word]
    if len(parts) != len(kinds):
        return refusal("no-form", (RULE,), text=shorten(text), form=form(word))
    for part, kind in zip(parts, kinds, strict=True):
        values = {"text": shorten(text), "part": shorten(part)}
        if kind == CARD:
            if part not in book.by_id:
                return refusal("no-card", (RULE, "VA-1.6"), file=book.id, **values)
        elif kind == GIVEN:
            if part not in LETTERS and not is_mixture(part, book):
                allowed = ", ".join(LETTERS)
                return refusal("no-part", (RULE,), kind=named("resource"), allowed=allowed, **values)
        elif part not in PARTS[kind]:
            allowed = ", ".join(PARTS[kind])
            return refusal("no-part", (RULE,), kind=named(kind), allowed=allowed, **values)
    return ParsedAction(text, word, tuple(parts))


def is_mixture(part: str, book: CardFile) -> bool:
    """Return whether a part is as many letters as a trade costs, in order and not of all three kinds."""
    alike = len(part) == book.limits["trade_rate"] and set(part) < set(LETTERS)
    return alike and list(part) == sorted(part, key=LETTERS.index)


def form(word: str) -> Value:
    """Return the form of an action with this first word."""
    kinds = [named("resource" if kind == GIVEN else kind) for kind in GRAMMAR[word]]
    if not kinds:
        return word
    if len(kinds) == 1:
        return phrase("form-one", word=word, one=kinds[0])
    return phrase("form-two", word=word, one=kinds[0], two=kinds[1])


def named(kind: str) -> Words:
    """Return the name of a kind of part."""
    return phrase("part-" + kind.replace("'s", "").replace(" ", "-"))
