"""What an example of a corner case is, and the short forms in which the tables write it."""

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]

KINDS = ("Od", "Th", "Tr", "Dr", "Fe", "Sk", "Va", "Lo", "He", "Hm", "Jo", "Se", "Lb", "Dw", "Fr", "Ra", "Ni")
"""The set `all`, in the order of V-1.1: every example is played with it."""


@dataclass(frozen=True)
class Corner:
    """One example of a corner case: a position, the steps taken in it, and what holds afterwards.

    `number` is that of the corner case in V-12, or above 100 for an example of anything else.
    `steps` and `after` are those of a golden case; a step may also say with `shows` what its parts
    contain (a dictionary for each part, only the fields given are compared).
    """

    number: int
    title: str
    rules: tuple[str, ...]
    position: Json
    steps: tuple[Json, ...] = ()
    after: Json = field(default_factory=dict)


def position(*rows: str, hand: str, other: str | tuple[str, ...] = "Od Th", **fields: Any) -> Json:
    """A position with seat 0 to act, its board drawn row by row from the cell 0,0.

    `..` is an empty cell; hands are kinds with spaces between, `other` those of the seats after 0. The
    discard pile holds the Freyas that the boosts on the board stand for; `fields` are further fields of
    the position document.
    """
    drawn = {
        f"{x},{y}": tile for y, row in enumerate(rows) for x, tile in enumerate(row.split()) if tile != ".."
    }
    boosts = sum(int(tile.partition("+")[2] or 0) for tile in drawn.values())
    hands = [hand, *([other] if isinstance(other, str) else other)]
    options = {"players": len(hands), "kinds": list(KINDS), "no_late_hel": fields.pop("no_late_hel", False)}
    return {
        "game": "voluspa",
        "version": 1,
        "options": options,
        "board": drawn,
        "hands": [sorted(tiles.split()) for tiles in hands],
        "discard": ["Fr"] * boosts,
        **fields,
    }


def takes(action: str, points: int, *shows: Json) -> Json:
    """A step that is legal and brings points; `shows` says what each of its parts contains."""
    return {"action": action, "legal": True, "points": points, **({"shows": list(shows)} if shows else {})}


def refuses(action: str) -> Json:
    """A step that is not legal."""
    return {"action": action, "legal": False}


def line(rule: str, best_other: int, **fields: Any) -> Json:
    """What a `line` or `serpent` part shows: who held it, and the best value that was in the way."""
    return {"rule": rule, "best_other": best_other, **fields}
