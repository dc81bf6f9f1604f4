"""JSON-ready rows of the cards, gods and dice of a card file, which help pages and clients print."""

from __future__ import annotations

from gladsheim.core.game import Json
from gladsheim.core.words import unsaid
from gladsheim.games.valda.book import DEFAULT, EARLIER, CardFile, CardKind, books
from gladsheim.games.valda.pieces import DICE, GODS, RESOURCES
from gladsheim.games.valda.words.describe import about, figure, god_about, lines
from gladsheim.locales import text


def rows_of(book: CardFile) -> list[Json]:
    """Return a row for each kind of card in file order, then one for each god and each kind of die.

    Every row has `file`, the id of the card file: a hall may know several.
    """
    return [
        *(_card(book, card) for card in book.cards),
        *(_god(book, god) for god in GODS),
        *(_die(book, die) for die in DICE),
    ]


def rows_of_all() -> list[Json]:
    """Return the rows of all registered card files.

    An earlier version of the built-in list has only the rows in which it differs; `over` in them names the
    file that has its other rows, and `instead` the code of the row there that they replace.
    """
    last = rows_of(DEFAULT)
    found = last.copy()
    for book in books()[1:]:
        rows = rows_of(book)
        if book in EARLIER:
            rows = [
                {**row, "over": DEFAULT.id, "instead": late["code"]}
                for row, late in zip(rows, last, strict=True)
                if row != {**late, "file": book.id}
            ]
        found += rows
    return found


def _card(book: CardFile, card: CardKind) -> Json:
    return {
        "code": card.id,
        "kind": "card",
        "file": book.id,
        "name": card.name,
        "deck": card.deck,
        "type": card.type,
        "count": card.count,
        "cost": card.cost,
        "power": card.power,
        "modes": list(card.modes),
        "effects": [effect.document() for effect in card.effects],
        "success": [effect.document() for effect in card.success],
        "source": card.source,
        "attested": card.attested,
        "figure": unsaid(figure(card)),
        "text": [unsaid(line) for line in lines(card)],
        "about": about(card, book=book),
    }


def _god(book: CardFile, god: str) -> Json:
    return {
        "code": f"god:{god}",
        "kind": "god",
        "file": book.id,
        "name": god.title(),
        "cost": dict(zip(RESOURCES, book.costs[god], strict=True)),
        "about": god_about(god).say(),
    }


def _die(book: CardFile, die: str) -> Json:
    faces = [{name: getattr(face, name) for name in (*RESOURCES, "n")} for face in book.dice[die].faces]
    return {
        "code": f"die:{die}",
        "kind": "die",
        "file": book.id,
        "name": text("en", f"valda-die-{die}"),
        "count": book.dice[die].count,
        "faces": faces,
    }
