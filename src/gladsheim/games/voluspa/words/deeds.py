"""Kinds of actions by tile, by which statistics over many games group them."""

from __future__ import annotations

from gladsheim.core.words import Words
from gladsheim.games.voluspa.notation.actions import parse
from gladsheim.games.voluspa.pieces import BY_CODE, TILES, Follow

_CHAINED, _FLOWN = (
    next(tile.code for tile in TILES if tile.follow == follow) for follow in (Follow.CHAIN, Follow.FLIGHT)
)
_FOLLOWING = {"flight": _FLOWN, "stay": _FLOWN, "end": _CHAINED}
"""Kind of tile whose second deed an action is: a Raven's flight, and the chain of a Hermod."""
DISCARD = "discard"


def kind_of(action: str) -> str:
    """Return the code of the tile that is played or goes on, or `discard`. Raises MalformedAction."""
    parsed = parse(action)
    if parsed.type == DISCARD:
        return DISCARD
    return _FOLLOWING.get(parsed.type, parsed.kind)


def kind_name(kind: str) -> Words:
    """Return the name of a kind."""
    return Words(f"voluspa-tile-{kind}" if kind in BY_CODE else f"trendsvoluspa-{kind}")
