"""Conversion of a card file to the numbers that kernels read, and back.

Kinds of cards are numbered in the order of their ids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from gladsheim.core.state import read, span, write
from gladsheim.games.valda import does, frames, limits
from gladsheim.games.valda.book import CardFile, CardKind, Effect
from gladsheim.games.valda.pieces import BUILDINGS, CARD_TYPES, DECKS, DICE, MODE_NAMES, RESOURCES, WORKS
from gladsheim.games.valda.record import ANY_KIND, ANY_RES, EFFECT, EFFECTS, GOLD_DIAMOND, KINDS, TAKES

WHO = (None, "one", "all")
BOOK_BITS = 60
"""Number of bits in the number by which two records tell whether they hold the same file."""
SPARE = 40
"""Number of rows at the end of the effects for lists of a document that belong to no card."""

Table = Mapping[Any, int]


def _numbers(*words: Any) -> Table:
    return {word: number for number, word in enumerate(words)}


PARAMETERS: Mapping[str, tuple[tuple[str, Table | None], ...]] = {
    "gain": tuple((name, None) for name in (*RESOURCES, "any")),
    "followers": (("n", None),),
    "roll": (("die", _numbers(*DICE)), ("n", None), ("take", _numbers(*TAKES))),
    "draw": (("n", None), ("open", None)),
    "draw_god": (("n", None),),
    "look_god": (("n", None),),
    "look_hand": (),
    "change": (
        ("from", {"any": ANY_RES, "gold-diamond": GOLD_DIAMOND}),
        ("to", {**_numbers(*RESOURCES), "any": ANY_RES}),
        ("max", None),
    ),
    "sacrifice": (("max", None),),
    "switch": (("max", None),),
    "build_limit": (("n", None),),
    "build": (("what", _numbers(*WORKS, "temple")), ("pay", None)),
    "recover": (("type", {**_numbers(*CARD_TYPES), "any": ANY_KIND}), ("n", None)),
    "steal_followers": (("n", None), ("who", _numbers(*WHO))),
    "kill_followers": (("n", None), ("who", _numbers(*WHO))),
    "steal_resources": (("n", None), ("who", _numbers(*WHO))),
    "steal_cards": (("n", None), ("who", _numbers(*WHO))),
    "destroy": (("what", _numbers(*frames.DESTROY_WHAT)),),
    "move_temple": (),
    "lend": (),
    "replay": (),
    "actions": (("n", None),),
}
"""Parameters of each effect in the order of the record, with their words' numbers."""


@cache
def order(book: CardFile) -> tuple[CardKind, ...]:
    """Return the cards by number: in the order of their ids."""
    return tuple(sorted(book.cards, key=lambda card: card.id))


@cache
def numbers(book: CardFile) -> Mapping[str, int]:
    """Return the number of each card id."""
    return {card.id: number for number, card in enumerate(order(book))}


def effect_row(effect: Effect) -> list[int]:
    """Return the numbers of an effect."""
    row = [does.WORDS.index(effect.do)]
    for name, words in PARAMETERS[effect.do]:
        value = effect.values[name]
        row.append(int(value or 0) if words is None else words[value])
    return row + [0] * (EFFECT - len(row))


@cache
def effect_rows(book: CardFile) -> tuple[tuple[Effect, ...], Mapping[str, int], Mapping[str, int]]:
    """Return all effects in one list, and the index in it of each card's effects, and of its successes."""
    rows: list[Effect] = []
    begin, success = {}, {}
    for card in order(book):
        begin[card.id] = len(rows)
        rows += card.effects
        success[card.id] = len(rows)
        rows += card.success
    return tuple(rows), begin, success


@cache
def book_number(book: CardFile) -> int:
    """Return a number for the content of a file, by which two records can be compared."""
    return int(book.digest[: BOOK_BITS // 4], 16)


def _by_card(values: Sequence[int]) -> list[int]:
    return [*values, *[0] * (KINDS - len(values))]


def write_book(record: Any, book: CardFile) -> None:
    """Write a card file into a record."""
    cards = order(book)
    rows, begin, success = effect_rows(book)
    number = numbers(book)
    columns = {
        "copies": [card.count for card in cards],
        "kind_of": [CARD_TYPES.index(card.type) for card in cards],
        "deck_of": [DECKS.index(card.deck) for card in cards],
        "price": [card.cost for card in cards],
        "power": [card.power for card in cards],
        "effect_at": [begin[card.id] for card in cards],
        "effect_count": [len(card.effects) for card in cards],
        "success_at": [success[card.id] for card in cards],
        "success_count": [len(card.success) for card in cards],
        "replays": [int(any(one.do == "replay" for one in card.effects)) for card in cards],
        "kills": [int(any(one.do == "kill_followers" for one in card.effects)) for card in cards],
        "file_order": [number[card.id] for card in book.cards],
    }
    write(record, "kinds", len(cards))
    for name, values in columns.items():
        write(record, name, _by_card(values))
    holders = {mode: number[card.id] for card in cards for mode in card.modes}
    write(record, "mode_card", [holders[mode] for mode in MODE_NAMES])
    flat = [one for effect in rows for one in effect_row(effect)]
    write(record, "effects", flat + [0] * (EFFECTS * EFFECT - len(flat)))
    _write_figures(record, book)
    write_costs(record, book, book.costs)


def write_costs(record: Any, book: CardFile, costs: Mapping[str, Sequence[int]]) -> None:
    """Write the costs of a table into a record; with costs that differ from the file's, it counts as another
    file (`copy`).
    """
    other = int(costs != book.costs)
    write(record, "book", book_number(book) | other << BOOK_BITS)
    write(record, "costs", [one for what in BUILDINGS for one in costs[what]])


def _write_figures(record: Any, book: CardFile) -> None:
    zones = list(book.safe_zones)
    found = [*(book.limit(name) for name in limits.NAMES), book.supply, *zones]
    write(record, "limits", found + [-1] * (limits.ZONE_COUNT - len(zones)))
    faces = [face for die in DICE for face in book.dice[die].faces]
    write(record, "faces", [one for face in faces for one in (face.blood, face.gold, face.diamond, face.n)])
    write(record, "starts", [one for seats in range(2, 6) for row in book.start[seats] for one in row])
    sizes = [sum(card.count for card in book.cards if card.deck == deck) for deck in DECKS]
    write(record, "deck_at", [sum(sizes[:deck]) for deck in range(len(DECKS) + 1)])


def find_lists(book: CardFile, lists: Sequence[Sequence[Effect]]) -> tuple[list[int], list[list[int]]]:
    """Return the index of each list of effects in a record, and the rows of those that belong to no card.

    These rows belong at the end of a record's effects, where there is room for `SPARE`.
    """
    known = [effect_row(effect) for effect in effect_rows(book)[0]]
    found: list[int] = []
    spare: list[list[int]] = []
    for effects in lists:
        wanted = [effect_row(effect) for effect in effects]
        last = len(known) - len(wanted)
        at = next((at for at in range(last + 1) if known[at : at + len(wanted)] == wanted), None)
        if at is None:
            at = EFFECTS - SPARE + len(spare)
            spare += wanted
        found.append(at)
    return found, spare


def place_lists(record: Any, book: CardFile, lists: Sequence[Sequence[Effect]]) -> list[int]:
    """Return the index of each list of effects in a record; those that belong to no card are added to it."""
    found, spare = find_lists(book, lists)
    if spare:
        flat = read(record, "effects")
        begin = (EFFECTS - SPARE) * EFFECT
        new = [one for row in spare for one in row]
        flat[begin : begin + len(new)] = new
        write(record, "effects", flat)
        # Records with other effects must not be taken for records of the plain file.
        write(record, "book", hash((read(record, "book"), *flat)) >> 1)
    return found


def effect_document(record: Any, at: int) -> dict[str, Any]:
    """Return the effect at an index of a record, as card files write it."""
    row = span(record, "effects", at * EFFECT, (at + 1) * EFFECT)
    word = does.WORDS[row[0]]
    found: dict[str, Any] = {"do": word}
    for value, (name, words) in zip(row[1:], PARAMETERS[word], strict=False):
        if words is not None:
            text = next(one for one, number in words.items() if number == value)
            if text is not None:
                found[name] = text
        elif name in ("open", "pay"):
            if value or name == "pay":
                found[name] = bool(value)
        elif value or word != "gain":
            found[name] = value
    # A gain of nothing must say so.
    return found if len(found) > 1 or word != "gain" else {**found, RESOURCES[0]: 0}
