"""Cards, effects and weapons in words, put together from what the card file says.

No text belongs to a card: a file may combine effects as it likes, and what a card does is
told effect by effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gladsheim.games.valda.book import Book, Card, Effect
from gladsheim.games.valda.pieces import RESOURCES
from gladsheim.games.valda.words.voice import card_of, voice

Given = Mapping[str, Any]


def describe(effect: Effect | Given, locale: str = "en", other: str = "target") -> str:
    """One effect as a sentence, from its document or as the card file holds it.

    `other` is whom an effect without `who` meets: the "target" of an attack, the "attacker"
    where a defence has held, or "one" player of choice on a yellow card.
    """
    say = voice(locale)
    if isinstance(effect, Effect):
        effect = effect.document()
    do = str(effect["do"])
    if do == "gain":
        kinds = [kind for kind in (*RESOURCES, "any") if effect.get(kind)]
        what = ", ".join(say(f"amount-{kind}", n=effect[kind]) for kind in kinds)
        return say("do-gain", what=what or say("amount-nothing"))
    values: dict[str, str | int] = {
        name: value for name, value in effect.items() if name != "do" and isinstance(value, str | int)
    }
    return say(f"do-{_message(do, effect)}", **{"who": other, **values})


def _message(do: str, effect: Given) -> str:
    """Which of the messages of an effect says it."""
    variants = {
        "roll": f"roll-{effect.get('take')}" + "-white" * (effect.get("die") == "W"),
        "draw": "draw-open" if effect.get("open") else "draw",
        "build": "build-pay" if effect.get("pay") else "build-free",
        "destroy": f"destroy-{effect.get('what')}",
    }
    if effect.get("take") == "resources":
        return "roll-resources"
    return variants.get(do, do.replace("_", "-"))


def effects(found: Iterable[Effect | Given], locale: str = "en", other: str = "target") -> str:
    """The effects of a list, in its order."""
    return " ".join(describe(effect, locale, other) for effect in found)


def brief(card: Card | Given | str, locale: str = "en", book: Book | None = None) -> str:
    """What a card does, in as few words as possible: its power, its effects or its two uses."""
    say = voice(locale, book)
    found = card_of(card, say.book)
    if found is None:
        return ""
    parts = []
    if found.type == "attack":
        parts.append(say("card-power", n=found.power) + ".")
    elif found.type == "defence":
        parts.append(say("card-shields", n=found.power) + ".")
    parts += [mode_about(mode, locale) for mode in found.modes]
    if found.effects:
        other = "one" if found.type == "yellow" else "target"
        parts.append(effects(found.effects, locale, other))
    if found.success:
        parts.append(say("card-success", effects=effects(found.success, locale, "attacker")))
    return " ".join(parts) or say("card-nothing")


def about(card: Card | Given | str, locale: str = "en", book: Book | None = None) -> str:
    """The help text of a card: kind, deck, cost, copies, what it does, where it comes from."""
    say = voice(locale, book)
    found = card_of(card, say.book)
    if found is None:
        return ""
    facts = [say(f"type-{found.type}"), say(f"deck-{found.deck}")]
    if found.type == "yellow":
        facts.append(say("card-cost", n=found.cost))
    facts.append(say("card-count", n=found.count))
    source = say.find(f"source-{found.source}") or found.source
    return f"{', '.join(facts)}. {brief(found, locale, say.book)} ({source})"


def mode_about(mode: str, locale: str = "en") -> str:
    """One use of a god weapon: its name, what it does and when."""
    say = voice(locale)
    return say("mode-about", mode=say(f"mode-{mode}"), when=say(f"when-{mode}"), does=say(f"does-{mode}"))


def god_about(god: str, locale: str = "en") -> str:
    """What one and two temples of a god do."""
    say = voice(locale)
    return say("god-about", realm=say(f"realm-{god}"), one=say(f"one-{god}"), two=say(f"two-{god}"))


def notice(locale: str = "en", book: Book | None = None) -> str:
    """What belongs wherever the list of cards is shown: how much of it is reconstructed."""
    say = voice(locale, book)
    figures = say.book.figures
    told = say(
        "notice",
        total=figures.attested_copies + figures.reconstructed_copies,
        attested=figures.attested_copies,
        reconstructed=figures.reconstructed_copies,
    )
    return f"{told} {say('notice-correct')}"
