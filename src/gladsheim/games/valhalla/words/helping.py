"""Help in the terminal: topics, and their texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gladsheim.core.words import AS_USUAL, Played
from gladsheim.games.valhalla.pieces import CARDS, SUITS, Card
from gladsheim.games.valhalla.words.describe import SIGNS, abilities, figures
from gladsheim.games.valhalla.words.naming import card_of, joined
from gladsheim.games.valhalla.words.voice import Voice, voice

MOST_FOUND = 8
LEGEND = ("price", "zone", "region")
PHASES = (1, 2, 3, 4)


def about(card: str, locale: str = "en", played: Played = AS_USUAL) -> str:
    """Return the facts and abilities of a card. Raises KeyError for an unknown id."""
    say, found = voice(locale, played), card_of(card)
    return f"{_figures(say, found)}. {say.say(joined(abilities(found)))}"


def _figures(say: Voice, card: Card) -> str:
    """Return signs, rank, suits and types."""
    signs = "".join(SIGNS[suit] for suit in card.suits)
    told = ", ".join(map(say.say, figures(card))) or say.kinds(card)
    return f"{signs} {told}".strip()


def help_text(topic: str, locale: str = "en", played: Played = AS_USUAL) -> str:
    """Return the help on a topic.

    A topic is empty (what can be asked), one of `cards`, `cards SUIT`, `signs`, `turn`,
    `price`, `fight` and `glory`, or (the beginning of a word of) the name of a card, or its id.
    """
    say = voice(locale, played)
    wanted = topic.strip().lower()
    word, _, rest = wanted.partition(" ")
    if not word:
        return say("help-terminal")
    if word == "cards" and (not rest or rest in SUITS):
        return _cards(say, rest)
    if word in _PAGES and not rest:
        return _PAGES[word](say)
    return _named(say, wanted) or say("help-unknown", topic=topic)


def _cards(say: Voice, suit: str) -> str:
    """Return all cards, or those of a suit."""
    found = [card for card in CARDS if not suit or suit in card.suits]
    return "\n".join(f"{say.card(card.id)} – {_figures(say, card)}" for card in found)


def _signs(say: Voice) -> str:
    """Return the suits with their signs, and the notation of places."""
    suits = [f"{SIGNS[suit]}  {say(f'suit-{suit}')}" for suit in SUITS]
    return "\n".join([*suits, say("help-maps"), *(say(f"legend-{part}") for part in LEGEND)])


def _turn(say: Voice) -> str:
    """Return the course of a cycle, how to pass, and how the game ends."""
    phases = ["  " + say.pair(say(f"phase-{phase}"), say(f"phase-about-{phase}")) for phase in PHASES]
    return "\n".join([say("help-cycle-about"), *phases, say("help-passing"), say("help-win")])


def _price(say: Voice) -> str:
    """Return the price of recruiting, and how cards of a control zone are used up."""
    return "\n".join([say("help-price-about"), say("help-cards-about")])


def _fight(say: Voice) -> str:
    """Return how armies fight."""
    return say("help-combat-about")


def _glory(say: Voice) -> str:
    """Return the scores of locations, and when they count."""
    numbers = say.pair(say("group-number"), say("worth-number", n="2–9"))
    worths = [say.pair(say(f"rank-{rank}"), say(f"worth-{rank}")) for rank in ("crown", "pawn", "court")]
    return "\n".join([say("help-glory-about"), numbers, *worths, say("does-ace")])


_PAGES: Mapping[str, Callable[[Voice], str]] = {
    "signs": _signs,
    "turn": _turn,
    "price": _price,
    "fight": _fight,
    "glory": _glory,
}


def _named(say: Voice, wanted: str) -> str:
    """Return the cards with this id or name, or else with it in their names; may be empty."""
    names = {card.id: say.card(card.id) for card in CARDS}
    found = [code for code, name in names.items() if wanted in (code, f"{code}.2", name.lower())]
    found = found or [code for code, name in names.items() if wanted in name.lower()]
    lines = [f"{names[code]} – {about(code, say.locale, say.played)}" for code in found[:MOST_FOUND]]
    left = len(found) - len(lines)
    return "\n".join([*lines, say("help-more", n=left)] if left else lines)
