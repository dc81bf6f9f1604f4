"""Help in the terminal: topics, and their texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gladsheim.core.words import AS_USUAL, Played
from gladsheim.games.valda.book import CardFile
from gladsheim.games.valda.pieces import CARD_TYPES, DECKS, GODS, PHASES
from gladsheim.games.valda.words.describe import about, god_about, mode_about, notice
from gladsheim.games.valda.words.voice import Voice, voice

MOST_FOUND = 8


def help_text(topic: str, locale: str = "en", book: CardFile | None = None, played: Played = AS_USUAL) -> str:
    """Return the help on a topic.

    A topic is empty (what can be asked), one of `cards`, `cards DECK`, `gods`, `weapons` and
    `turn`, or (the beginning of a word of) the name of a card, a god or a weapon, or its code.
    """
    say = voice(locale, book, played)
    word, _, rest = topic.strip().lower().partition(" ")
    if not word:
        return say("help-terminal")
    if word == "cards" and (not rest or rest in DECKS):
        return _cards(say, rest)
    if word in _PAGES and not rest:
        return _PAGES[word](say)
    return _named(say, topic.strip().lower()) or say("help-unknown", topic=topic)


def _cards(say: Voice, deck: str) -> str:
    """Return all cards, or those of a deck, with the notice that belongs to the list."""
    lines = [say("notice-title"), notice(say.locale, say.book)]
    for name in [deck] if deck else DECKS:
        found = [card for card in say.book.cards if card.deck == name]
        title = say(f"deck-{name}")
        lines += [
            "",
            say.pair(title[0].upper() + title[1:], say("cards", n=sum(card.count for card in found))),
        ]
        lines += [
            f"  {say.card(card.id)} – {about(card, say.locale, say.book, say.played)}" for card in found
        ]
    return "\n".join(lines)


def _gods(say: Voice) -> str:
    gods = [say.pair(say(f"god-{god}"), say.said(god_about(god))) for god in GODS]
    return "\n".join([say("about-temple"), say("about-lock", control=say.book.limit("control")), "", *gods])


def _weapons(say: Voice) -> str:
    modes = [(card.deck, mode) for card in say.book.cards for mode in card.modes]
    return "\n".join(say.pair(say(f"god-{god}"), say.said(mode_about(mode))) for god, mode in modes)


def _turn(say: Voice) -> str:
    """Return the course of a turn, the safe zones, how attacks are answered, and how the game ends."""
    zones = ", ".join(map(str, say.book.safe_zones[1:]))
    limits = {name: say.book.limit(name) for name in ("actions", "builds")}
    phases = [
        "  " + say.pair(say(f"phase-{name}"), say(f"phase-{name}-about", **limits))
        for name in PHASES
        if name != "over"
    ]
    types = ["  " + say.pair(say(f"type-{name}"), say(f"type-{name}-about")) for name in CARD_TYPES]
    return "\n".join(
        [
            say("help-aim", rounds=say.book.limit("rounds")),
            *phases,
            *types,
            say("help-attack-about"),
            say("help-safe-about", zones=zones),
            say("help-end-about"),
        ]
    )


_PAGES: Mapping[str, Callable[[Voice], str]] = {"gods": _gods, "weapons": _weapons, "turn": _turn}


def _named(say: Voice, wanted: str) -> str:
    """Return the help on all things with this code or name, or else with it in their names; may be empty."""
    modes = [mode for card in say.book.cards for mode in card.modes]
    names = {card.id: say.card(card.id) for card in say.book.cards}
    names |= {god: say(f"god-{god}") for god in GODS} | {mode: say(f"mode-{mode}") for mode in modes}
    found = [code for code, name in names.items() if wanted in (code, name.lower())]
    found = found or [code for code, name in names.items() if wanted in name.lower()]
    lines = [_one(say, code, names[code]) for code in found[:MOST_FOUND]]
    left = len(found) - len(lines)
    return "\n".join([*lines, say("help-more", n=left)] if left else lines)


def _one(say: Voice, code: str, name: str) -> str:
    if code in say.book.by_id:
        return f"{name} – {about(say.book.by_id[code], say.locale, say.book, say.played)}"
    return say.pair(name, say.said(god_about(code))) if code in GODS else say.said(mode_about(code))
