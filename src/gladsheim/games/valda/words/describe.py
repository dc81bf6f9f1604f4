"""Descriptions of cards, effects and weapons, built from the card file.

No text belongs to a single card: a file may combine effects freely, and a card is described effect by effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gladsheim.core.words import AS_USUAL, Played, Value, Words
from gladsheim.games.valda.book import CardFile, CardKind, Effect
from gladsheim.games.valda.notation.phrases import weapon
from gladsheim.games.valda.pieces import RESOURCES
from gladsheim.games.valda.words.things import amounts, together, words
from gladsheim.games.valda.words.voice import voice

Given = Mapping[str, Any]


def describe(effect: Effect | Given, other: str = "target") -> Words:
    """Return one effect as a sentence, from its document or from the card file's object.

    `other` is the player whom an effect without `who` hits: the "target" of an attack, the "attacker" where a
    defence has held, or "one" player of choice on a yellow card.
    """
    if isinstance(effect, Effect):
        effect = effect.document()
    do = str(effect["do"])
    if do == "gain":
        return words("do-gain", what=amounts(effect, (*RESOURCES, "any")))
    values: dict[str, Value] = {"who": other}
    for name, value in effect.items():
        if name != "do" and isinstance(value, str | int) and not isinstance(value, bool):
            values[name] = value
    return words(f"do-{_message(do, effect)}", **values)


def _message(do: str, effect: Given) -> str:
    """Return the message for an effect."""
    variants = {
        "roll": f"roll-{effect.get('take')}" + "-white" * (effect.get("die") == "W"),
        "draw": "draw-open" if effect.get("open") else "draw",
        "build": "build-pay" if effect.get("pay") else "build-free",
        "destroy": f"destroy-{effect.get('what')}",
    }
    if effect.get("take") == "resources":
        return "roll-resources"
    return variants.get(do, do.replace("_", "-"))


def effects(found: Iterable[Effect], other: str) -> list[Value]:
    """Return the effects of a list, in its order."""
    return [describe(effect, other) for effect in found]


def figure(card: CardKind) -> Value:
    """Return the cost or the strength of a card; empty for god weapons."""
    if card.type == "yellow":
        return words("card-cost", n=card.cost)
    if card.type == "attack":
        return words("card-power", n=card.power)
    return words("card-shields", n=card.power) if card.type == "defence" else ""


def lines(card: CardKind) -> list[Value]:
    """Return the effects of a card besides its figure, one by one; the two uses of a god weapon."""
    found: list[Value] = [
        words("pair", name=weapon(mode), value=words(f"does-{mode}")) for mode in card.modes
    ]
    return found + _deeds(card)


def _deeds(card: CardKind) -> list[Value]:
    found = effects(card.effects, "one" if card.type == "yellow" else "target")
    if card.success:
        found.append(words("card-success", effects=together(effects(card.success, "attacker"))))
    return found


def brief(card: CardKind) -> Value:
    """Return the effect of a card in as few words as possible: its power, its effects or its two uses."""
    strong = card.type in ("attack", "defence")
    found: list[Value] = [words("sentence", text=figure(card))] if strong else []
    found += [mode_about(mode) for mode in card.modes] + _deeds(card)
    return together(found or [words("card-nothing")])


def about(card: CardKind, locale: str = "en", book: CardFile | None = None, played: Played = AS_USUAL) -> str:
    """Return the help text of a card: kind, deck, cost, copies, effects, source."""
    say = voice(locale, book, played)
    facts = [say(f"type-{card.type}"), say(f"deck-{card.deck}")]
    if card.type == "yellow":
        facts.append(say.said(figure(card)))
    facts.append(say("card-count", n=card.count))
    try:
        source = say(f"source-{card.source}")
    except KeyError:
        # A corrected file may name any.
        source = card.source
    return f"{', '.join(facts)}. {say.said(brief(card))} ({source})"


def mode_about(mode: str) -> Words:
    """Return one use of a god weapon: its name, its effect and its moment."""
    return words("mode-about", mode=weapon(mode), when=words(f"when-{mode}"), does=words(f"does-{mode}"))


def god_about(god: str) -> Words:
    """Return the effects of one and of two temples of a god."""
    return words("god-about", realm=words(f"realm-{god}"), one=words(f"one-{god}"), two=words(f"two-{god}"))


def notice(locale: str = "en", book: CardFile | None = None) -> str:
    """Return the notice that must accompany the list of cards: how much of it is reconstructed."""
    say = voice(locale, book)
    figures = say.book.figures
    told = say(
        "notice",
        total=figures.attested_copies + figures.reconstructed_copies,
        attested=figures.attested_copies,
        reconstructed=figures.reconstructed_copies,
    )
    return f"{told} {say('notice-correct')}"
