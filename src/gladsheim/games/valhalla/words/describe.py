"""Descriptions of cards and their abilities, built from rank and types (VH-8, VH-10.2)."""

from __future__ import annotations

from gladsheim.core.words import Listed, Value, Words
from gladsheim.games.valhalla.pieces import COURT, CROWN, PAWN, Card
from gladsheim.games.valhalla.words.naming import joined, kinds_of, phrase, plain

SIGNS = {"moons": "☾", "suns": "☼", "waves": "≈", "leaves": "♠", "wyrms": "§", "knots": "∞"}
"""Character for each suit, to be told apart without colour."""
NUMBERS = range(2, 10)
RANKED = {PAWN: "pawn", COURT: "court", CROWN: "crown"}


def variant(card: Card) -> str:
    """Return the suffix of the messages about events and leaders of a rank."""
    if card.rank == CROWN:
        return "-crown"
    return "-people" if card.rank in (PAWN, COURT) else ""


def abilities(card: Card, only: str | None = None) -> list[Words]:
    """Return the abilities of a card, sentence by sentence: all of them, or those as one of its types."""
    n = card.rank if card.rank in NUMBERS else 0
    told = []
    for kind in [only] if only else kinds_of(card):
        if kind == "location":
            told += [phrase(f"worth-{RANKED.get(card.rank, 'number')}", n=n), plain("does-location")]
        else:
            told.append(phrase(f"does-{kind}{variant(card)}", n=n))
    return told


def figures(card: Card) -> list[Value]:
    """Return rank, suits and types, unless the name already gives them."""
    rank: list[Value] = []
    if card.rank in NUMBERS:
        rank = [phrase("rank-number", n=card.rank)]
    elif card.rank in RANKED:
        rank = [plain(f"rank-{RANKED[card.rank]}")]
    suits = [Listed(tuple(plain(f"suit-{suit}") for suit in card.suits))] if card.suits else []
    return [*rank, *suits, *(plain(f"kind-{kind}") for kind in card.types)]


def kinds(card: Card) -> Listed:
    """Return the kinds of a card: a leader, a location, an event, an ace, the Excuse."""
    return Listed(tuple(plain(f"kind-{kind}") for kind in kinds_of(card)))


def face(card: Card) -> Value:
    """Return rank and suits as they are on a card, as short as possible."""
    named = plain(f"rank-{RANKED[card.rank]}") if card.rank in RANKED else str(card.rank)
    signs = "".join(SIGNS[suit] for suit in card.suits)
    return joined([named, signs]) if card.rank in NUMBERS or card.rank in RANKED else signs
