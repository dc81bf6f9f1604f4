"""What a card is and may do, in words put together from its rank and its types (VH-8, VH-10.2)."""

from __future__ import annotations

from gladsheim.games.valhalla.pieces import COURT, CROWN, PAWN, Card
from gladsheim.games.valhalla.words.voice import card_of, kinds_of, voice

NUMBERS = range(2, 10)


def variant(card: Card) -> str:
    """Which of the messages about events and leaders holds for a rank."""
    if card.rank == CROWN:
        return "-crown"
    return "-people" if card.rank in (PAWN, COURT) else ""


def worth(card: Card) -> str:
    """Which of the messages about a location's worth holds for its rank."""
    return {PAWN: "pawn", COURT: "court", CROWN: "crown"}.get(card.rank, "number")


def brief(card: Card | str, locale: str = "en", only: str | None = None) -> str:
    """What a card may do, sentence by sentence: in every way, or only as one of its types."""
    say = voice(locale)
    found = card_of(card) if isinstance(card, str) else card
    n = found.rank if found.rank in NUMBERS else 0
    told = []
    for kind in [only] if only else kinds_of(found):
        if kind == "location":
            told += [say(f"worth-{worth(found)}", n=n), say("does-location")]
        else:
            told.append(say(f"does-{kind}{variant(found)}", n=n))
    return " ".join(told)


def figures(card: Card | str, locale: str = "en") -> str:
    """Rank, suits by name and sign, and types."""
    say = voice(locale)
    found = card_of(card) if isinstance(card, str) else card
    suits = ", ".join(say(f"suit-{suit}") for suit in found.suits)
    return ", ".join(part for part in (say.face(found), suits, say.kinds(found)) if part)


def about(card: Card | str, locale: str = "en") -> str:
    """The help text of a card: what it is, and what it may do."""
    return f"{figures(card, locale)}. {brief(card, locale)}"
