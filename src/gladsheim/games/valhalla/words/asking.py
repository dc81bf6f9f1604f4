"""Decisions as questions: the prompt, and each choice as a sentence with its heading."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from gladsheim.core.telling.asking import DescribedAction, Question, Waiver
from gladsheim.core.words import Player, Value, Words
from gladsheim.games.valhalla.pieces import COURT, CROWN, PAWN
from gladsheim.games.valhalla.rules.uses.plan import CROWN_POWER
from gladsheim.games.valhalla.words.actions import Choice, action_words, places
from gladsheim.games.valhalla.words.describe import abilities, face, kinds
from gladsheim.games.valhalla.words.naming import (
    Scene,
    at_of,
    card_name,
    card_of,
    joined,
    phrase,
    place_name,
    placed,
    plain,
)

HEADINGS = {
    "place": "place",
    "recruit": "recruit",
    "event": "cards",
    "person": "cards",
    "leader": "cards",
    "ace": "ace",
    "refresh": "refresh",
    "discard": "excuse",
}
DEEDS = {
    "place": frozenset({"place"}),
    "recruit": frozenset({"recruit"}),
    "use": frozenset({"event", "person", "leader", "location", "ace", "refresh", "discard"}),
    "glory": frozenset({"glory"}),
}
"""Possible deeds of a turn besides passing, in the order of the phases."""
COUNTED = frozenset({"put", "march", "muster", "take"})
"""Choices of a number of armies: those that differ only in it share a line."""
USED = {"event": "event", "person": "personality"}
"""Choices of a card that is used as one of its types."""


def question(scene: Scene, choices: Sequence[Choice]) -> Question:
    """Return the question to the seat to act, from the scene that it sees."""
    offers = tuple(offer(choice, scene) for choice in choices)
    waiver = None
    if scene["stage"] == "excuse":
        span = f"{scene['active']}:{scene['seats'][scene['active']]['cycle']}"
        waiver = Waiver("allow", span, plain("allow-about"))
    types = {choice["type"] for choice in choices}
    return Question(prompt(scene, types, max(_count(choice) for choice in choices)), offers, waiver)


def offer(choice: Choice, scene: Scene) -> DescribedAction:
    """Return a choice with its line, its heading and its spot in the picture."""
    row: Value = ""
    amount = 0
    if choice["type"] in COUNTED:
        named = places(choice, scene)
        direct = choice["type"] == "muster" and "via" not in named
        row = phrase("row-march" if direct else f"row-{choice['type']}", **named)
        amount = _count(choice)
    return DescribedAction(
        choice["action"], text(choice, scene), heading(choice), spot(choice, scene), row, amount
    )


def _count(choice: Choice) -> int:
    return int(choice.get("count", 0))


def heading(choice: Choice) -> Value:
    """Return the heading of a choice; none for those that end something."""
    kind = choice["type"]
    if kind == "location":
        return phrase("pair", name=plain("group-locations"), value=card_name(choice["card"]))
    return plain(f"group-{HEADINGS[kind]}") if kind in HEADINGS else ""


def spot(choice: Choice, scene: Scene) -> str:
    """Return the spot of a choice in the picture."""
    kind = choice["type"]
    if "slot" in choice:
        return f"slot:{choice['slot']}"
    if kind == "recruit":
        return f"market:{choice['at']}"
    if kind == "discard":
        return f"zone:{choice['seat']}:{choice['target']}"
    if kind == "march":
        return f"land:{choice['to']}"
    if kind == "muster":
        return f"land:{choice['from']}"
    if "at" in choice:
        return f"land:{choice['at']}"
    return f"zone:{scene['turn']}:{choice['card']}" if "card" in choice else ""


def prompt(scene: Scene, types: Collection[str], most: int) -> Words:
    """Return the decision in words, from the types of the choices and the most armies of any of them."""
    stage, pending = scene["stage"], scene["pending"] or {}
    if stage == "turn":
        return plain(f"prompt-{_turn(scene, types)}")
    if stage not in ("plan", "pay", "excuse"):
        return plain(f"prompt-{stage}")
    card = card_name(pending["card"])
    if stage == "plan":
        return phrase(f"prompt-plan-{_plan(pending)}", card=card, **_plan_values(scene, most))
    if stage == "pay":
        return phrase("prompt-pay", card=card, n=pending["due"])
    return phrase("prompt-excuse", card=card, who=Player(scene["active"]))


def _turn(scene: Scene, types: Collection[str]) -> str:
    """Return the name of the prompt at the beginning of a turn: it lists exactly the possible deeds."""
    phase = scene["seats"][scene["active"]]["phase"]
    if "skip" in types:
        return "unable"
    if "pass" not in types:
        return ("place", "recruit", "only-pass", "glory-now")[phase - 1]
    deeds = [deed for deed, found in DEEDS.items() if not found.isdisjoint(types)]
    return "-".join([*deeds, "or-pass"]) if deeds else "only-pass"


def _plan(pending: Mapping[str, Any]) -> str:
    if pending["kind"] == "event":
        return "event"
    return "muster" if pending["dest"] else "person"


def _plan_values(scene: Scene, most: int) -> dict[str, Value]:
    """Return the rest of a plan, and its destination."""
    pending, planned = scene["pending"], scene["planned"]
    left = planned["left"] if planned else _whole(scene, most)
    return {"n": left} | ({"where": place_name(scene, pending["dest"])} if pending["dest"] else {})


def _whole(scene: Scene, most: int) -> int:
    """Return the armies or movements of a plan before its first step, as far as they can be used."""
    rank = card_of(scene["pending"]["card"]).rank
    if rank in (PAWN, COURT):
        # Not their own number binds them, but the location that is chosen.
        return most
    limit = CROWN_POWER if rank == CROWN else rank
    if scene["pending"]["kind"] == "event":
        return min(limit, int(scene["seats"][scene["active"]]["reserve"]))
    return limit


def text(choice: Choice, scene: Scene) -> Value:
    """Return the effect of a choice, with all that a page shows of it and the points that it
    certainly gains.
    """
    named = places(choice, scene)
    if choice["type"] == "place":
        # Its heading says the rest.
        return named["slot"]
    phase = scene["seats"][scene["active"]]["phase"]
    words = action_words(choice, named, scene["stage"], phase)
    explain = _EXPLAINED.get(choice["type"])
    if explain is not None:
        words = explain(words, choice, scene)
    return phrase("choice-gains", text=words, points=choice["points"]) if choice["points"] > 0 else words


def _with(words: Words, about: Value) -> Words:
    return phrase("choice-with-about", text=words, about=about)


def _used(words: Words, choice: Choice, scene: Scene) -> Words:
    """Add rank and suits of the card, and its ability as the type that it is used as."""
    card = card_of(choice["card"])
    does = joined(abilities(card, USED[choice["type"]]))
    return _with(words, phrase("pair", name=face(card), value=does))


def _dropped(words: Words, choice: Choice, scene: Scene) -> Words:
    """Add all abilities of the card."""
    return _with(words, joined(abilities(card_of(choice["card"]))))


def _recruited(words: Words, choice: Choice, scene: Scene) -> Words:
    """Add the facts of the card, and its position."""
    card = card_of(choice["card"])
    figures = phrase("pair", name=face(card), value=kinds(card)) if card.suits else kinds(card)
    return _with(words, placed(figures, choice["at"]))


def _laid(words: Words, choice: Choice, scene: Scene) -> Words:
    """Add the cell, if no card is there to be named."""
    return placed(words, choice["at"]) if choice["way"] == "add" else words


def _scored(words: Words, choice: Choice, scene: Scene) -> Words:
    """Add the points of a use: they are not certain while the Excuse may stop it, but are shown."""
    if choice["points"]:
        return words
    worth = at_of(scene["landscape"], choice["at"])["value"]
    return phrase("choice-worth", text=words, points=worth)


_EXPLAINED: Mapping[str, Callable[[Words, Choice, Scene], Words]] = {
    "event": _used,
    "person": _used,
    "drop": _dropped,
    "recruit": _recruited,
    "location": _laid,
    "ace": _scored,
}
