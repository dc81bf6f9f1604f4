"""Effects of legal actions and of the steps of plans, in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gladsheim.core.words import Player, Value, Words
from gladsheim.games.valhalla.words.naming import Scene, card_name, phrase, place_name, slot_name

Choice = Mapping[str, Any]
AIMED = frozenset({"put", "leader", "ace"})
"""Choices that take place at a cell of the landscape."""


def action_words(choice: Choice, places: Mapping[str, Value], stage: str, phase: int) -> Words:
    """Return the effect of a choice; `places` are the names of its `spots`, `phase` that of
    the active player.
    """
    values = dict(places)
    if "card" in choice:
        values["card"] = card_name(choice.get("target", choice["card"]))
    if "seat" in choice:
        values["who"] = Player(choice["seat"])
    values |= {name: choice[field] for field, name in _NUMBERS.items() if field in choice}
    return phrase(f"choice-{_message(choice, stage, phase)}", **values)


_NUMBERS = {"price": "price", "count": "n"}


def _message(choice: Choice, stage: str, phase: int) -> str:
    kind: str = choice["type"]
    if kind == "location":
        return f"location-{choice['way']}"
    if kind == "muster" and choice["via"] == choice["from"]:
        return "march"
    if kind == "skip":
        return "skip-recruit" if phase == 2 else "skip-place"
    if kind == "end":
        return "end-take" if stage == "take" else "end-plan"
    return kind.replace("_", "-")


def spots(choice: Choice, dest: str | None) -> dict[str, str]:
    """Return the spots of a choice, by the names that its message has for them."""
    kind = choice["type"]
    if "slot" in choice:
        return {"slot": choice["slot"]}
    if kind == "march":
        return {"from": choice["from"], "to": choice["to"]}
    if kind == "muster":
        around = {} if choice["via"] == choice["from"] else {"via": choice["via"]}
        return {"from": choice["from"], **around, "to": dest or ""}
    return {"where": choice["at"]} if kind in AIMED or choice.get("way") == "replace" else {}


def places(choice: Choice, scene: Scene) -> dict[str, Value]:
    """Return the names of the spots of a choice, with their positions."""
    found = spots(choice, (scene["pending"] or {}).get("dest"))
    return {name: (slot_name if name == "slot" else place_name)(scene, at) for name, at in found.items()}


def step_words(step: str, scene: Scene) -> Words:
    """Return the words for a step of a plan."""
    word, place, *rest = step.split(":")
    if word == "put":
        return phrase("step-put", n=int(rest[0]), where=place_name(scene, place))
    to = scene["pending"]["dest"] if word == "muster" else rest[0]
    ways = {"from": place_name(scene, place), "to": place_name(scene, to)}
    return phrase("step-march", n=int(rest[1]), **ways)
