"""Encoding of Valda with the cards of a file: their ids are the labels of the level `card`."""

from dataclasses import replace
from functools import cache

from gladsheim.core.encoding import Encoding, Level
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.book.pack import order
from gladsheim.games.valda.tensors.observation import ENCODING


@cache
def encoding_of(book: CardFile) -> Encoding:
    """Return the encoding with the cards of a file."""
    words = tuple(f"card {card.id}" for card in order(book))

    def named(level: Level) -> Level:
        return replace(level, words=words) if level.name == "card" else level

    return replace(ENCODING, levels=tuple(map(named, ENCODING.levels)))
