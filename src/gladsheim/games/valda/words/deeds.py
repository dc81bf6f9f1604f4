"""Kinds of actions, by which statistics over many games group them."""

from __future__ import annotations

from gladsheim.core.words import Value, Words
from gladsheim.games.valda import acts
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.notation.actions import parts_of, to_code
from gladsheim.games.valda.notation.phrases import title, weapon
from gladsheim.games.valda.pieces import BUILDINGS, GODS, MODE_NAMES, WORKS
from gladsheim.games.valda.words.things import words

CHOICE = "choice"
_BY_THEMSELVES = {
    acts.TRADE: "trade",
    acts.TAKE: "take",
    acts.BUY: "buy",
    acts.ATTACK: "attack",
    acts.PASS: "pass",
    acts.DEFEND: "defence",
    acts.YIELD: "defence",
    acts.THOR: "exchange-thor",
    acts.ODIN: "exchange-odin",
    acts.LOKI: "exchange-loki",
    acts.DISCARD: "hand",
    acts.KEEP: "hand",
    acts.END: "end",
}
"""Kinds of single words; all other words, except those below, answer a card or a god: they
are a `choice`.
"""


def kind_of(action: str, book: CardFile) -> str:
    """Return the kind of an action: yellow cards by their decks, temples by their gods,
    weapons by their uses.

    Raises MalformedAction.
    """
    word, first, _ = parts_of(to_code(action, book))
    if word == acts.PLAY:
        return f"card-{book.by_id[action.partition(':')[2]].deck}"
    if word == acts.BUILD:
        return f"build-{BUILDINGS[first]}"
    if word == acts.WEAPON:
        return f"weapon-{MODE_NAMES[first]}"
    return _BY_THEMSELVES.get(word, CHOICE)


def kind_name(kind: str) -> Value:
    """Return the name of a kind."""
    head, _, which = kind.partition("-")
    if head == "weapon":
        return weapon(which)
    if head == "card":
        return Words.of("trendsvalda-card", deck=words(f"deck-{which}"))
    if head == "exchange" or (head == "build" and which in GODS):
        return Words.of(f"trendsvalda-{head}", god=title(which))
    assert head != "build" or which in WORKS
    return Words(f"trendsvalda-{kind}")
