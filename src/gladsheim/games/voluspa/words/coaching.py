"""Advice for newcomers, a line at a time, only from the scene and the choices that a seat is sent."""

from __future__ import annotations

from collections.abc import Sequence

from gladsheim.core.game import Json
from gladsheim.core.words import Words
from gladsheim.games.voluspa.pieces import TILES

VALUES = {tile.code: tile.value or 0 for tile in TILES}
"""Printed values; 0 for kinds without one."""


def advice(scene: Json, choices: Sequence[Json]) -> Words | None:
    """Return a line of advice for now; None where there is none."""
    laid = [choice for choice in choices if choice.get("piece") and choice.get("at")]
    if scene["phase"] == "hermod":
        return Words("voluspa-coach-hermod") if laid else None
    if scene["phase"] == "raven":
        return Words.of("voluspa-coach-raven", points=max(choice["points"] for choice in choices))
    if scene["phase"] != "play" or not laid:
        return None
    most = max(choice["points"] for choice in laid)
    if most == 0:
        low = min(laid, key=lambda choice: VALUES[choice["piece"]])["piece"]
        return Words.of("voluspa-coach-nothing", tile=_tile(low))
    best = [choice for choice in laid if choice["points"] == most and not choice["boosts"]]
    if not best:
        return Words.of("voluspa-coach-boost", points=most)
    # Of several tiles that bring as much the lowest is named: the others are worth keeping.
    tile = min((choice["piece"] for choice in best), key=lambda code: VALUES[code])
    places = len({choice["at"] for choice in best if choice["piece"] == tile})
    highest = VALUES[tile] == max(VALUES[choice["piece"]] for choice in laid)
    message = "voluspa-coach-highest" if highest else "voluspa-coach-best"
    return Words.of(message, tile=_tile(tile), places=places, points=most)


def _tile(code: str) -> Words:
    return Words(f"voluspa-tile-{code}")
