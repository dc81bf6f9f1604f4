"""Words for the things in Valda's sentences: cards, gods, amounts, dice, turned into text
later in any language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, reduce

from gladsheim.core.words import Listed, Value, Words
from gladsheim.games.valda.book import CardFile, Face
from gladsheim.games.valda.notation.phrases import card_name, title
from gladsheim.games.valda.pieces import RESOURCES, WORKS


def words(message: str, /, **values: Value) -> Words:
    """Return a message of the game's catalogue, named without its game."""
    return Words(f"valda-{message}", values)


@cache
def card(code: str, book: CardFile) -> Value:
    """Return the name of a card; a text that is no id of a card in the file is returned as it is."""
    found = book.by_id.get(code)
    return code if found is None else card_name(found)


def cards(codes: Iterable[str], book: CardFile) -> Listed:
    """Return several cards by name."""
    return Listed(tuple(card(code, book) for code in codes))


def amounts(numbers: Mapping[str, int], kinds: Iterable[str] = RESOURCES) -> Value:
    """Return amounts of blood, gold and diamonds in words."""
    found = tuple(words(f"amount-{name}", n=numbers[name]) for name in kinds if numbers.get(name))
    if not found:
        return words("amount-nothing")
    return found[0] if len(found) == 1 else Listed(found)


def structure(what: str) -> Words:
    """Return a structure as the object of a sentence: a mine, a drill, or a temple of that god."""
    return words(f"structure-{what}") if what in WORKS else words("structure-temple", god=title(what))


def face(side: Face, use: str) -> Value:
    """Return the yield of a face when it is rolled for `resources` or for `followers`."""
    return result({name: getattr(side, name) for name in (*RESOURCES, "n")}, use)


def result(side: Mapping[str, int], use: str) -> Value:
    """Return the yield of a face as a scene has it: kinds of resources, and the number `n`."""
    if use == "resources":
        return amounts(side)
    if side["n"] < 0:
        return words("face-skull")
    return words("amount-followers", n=side["n"]) if side["n"] else words("face-nothing")


def together(sentences: Iterable[Value]) -> Value:
    """Return sentences one after the other as one text; there must be at least one."""
    return reduce(lambda first, then: words("sentences", first=first, then=then), sentences)
