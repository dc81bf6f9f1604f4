"""Numbers of the rules that forms and editors need."""

from __future__ import annotations

from typing import cast

from gladsheim.core.game import Json
from gladsheim.games.valhalla.notation.reading import MOST_COUNT, MOST_POINTS
from gladsheim.games.valhalla.options import (
    CAP_EACH,
    FEWEST,
    MOST,
    MOST_CAP,
    MOST_DECKS,
    MOST_TARGET,
    ONE_DECK,
    TARGET_EACH,
    TARGETS,
)
from gladsheim.games.valhalla.pieces import ARMIES, HEIGHT, LOCATIONS, MANY, WIDTHS, ZONE
from gladsheim.games.valhalla.rules.maps import slot_names
from gladsheim.games.valhalla.views.shapes import ValhallaConstants, ValhallaMaps


def constants() -> Json:
    """Return the numbers that follow from the options, and those that are the same for every player."""
    found: ValhallaConstants = {
        "armies": ARMIES,
        "zone": ZONE,
        "rows": HEIGHT,
        "target_each": TARGET_EACH,
        "cap_each": CAP_EACH,
        "targets": dict(TARGETS),
        "maps": [_maps(players) for players in range(FEWEST, MOST + 1)],
        "most": {
            "decks": MOST_DECKS,
            "target": MOST_TARGET,
            "glory_cap": MOST_CAP,
            "score": MOST_POINTS,
            "cycle": MOST_COUNT,
            "glories": MOST_COUNT,
            "pass_run": MOST_COUNT,
        },
    }
    return cast(Json, found)


def _maps(players: int) -> ValhallaMaps:
    width = WIDTHS[players >= MANY]
    return {
        "players": players,
        "decks": 1 if players <= ONE_DECK else 2,
        "width": width,
        "slots": list(slot_names(width)),
        "locations": LOCATIONS[players >= MANY],
    }
