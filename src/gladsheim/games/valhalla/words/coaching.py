"""Advice for newcomers, a line at a time, only from the scene and the choices that a seat is sent."""

from __future__ import annotations

from collections.abc import Sequence

from gladsheim.core.game import Json
from gladsheim.core.words import Words
from gladsheim.games.valhalla.words.naming import card_name, phrase


def advice(scene: Json, choices: Sequence[Json]) -> Words | None:
    """Return a line of advice for now; None where there is none, and at secret questions."""
    if scene["stage"] == "plan":
        return phrase("coach-plan")
    if scene["stage"] == "glory":
        return phrase("coach-glory-aces")
    if scene["stage"] != "turn":
        return None
    glory = next((choice for choice in choices if choice["type"] == "glory"), None)
    if glory is not None and glory["points"] > 0:
        return phrase("coach-glory", n=glory["points"])
    bought = [choice for choice in choices if choice["type"] == "recruit"]
    if bought:
        cheap = min(bought, key=lambda choice: choice["price"])
        return phrase("coach-recruit", card=card_name(cheap["card"]), n=cheap["price"])
    kinds = {choice["type"] for choice in choices}
    return next((line for kind, line in _LINES.items() if kind in kinds), None)


_LINES = {
    "place": phrase("coach-place"),
    "location": phrase("coach-location"),
    "leader": phrase("coach-leader"),
    "person": phrase("coach-leader"),
    "event": phrase("coach-event"),
    "ace": phrase("coach-ace"),
}
"""Lines of advice by type of choice, the most useful first."""
