"""Reasons of an action's followers: the parts of its points, with the rules they rest on."""

from __future__ import annotations

from typing import Any

from gladsheim.core.game import Json
from gladsheim.games.valda import acts
from gladsheim.games.valda.notation.actions import parts_of
from gladsheim.games.valda.pieces import GODS
from gladsheim.games.valda.rules.preview import points

_RULES = {
    acts.THOR: ("thor", ["VA-9.1"]),
    acts.ODIN: ("odin", ["VA-9.2"]),
    acts.WEAPON: ("resisted", ["VA-12.4"]),
    acts.CARD: ("sacrifice", ["VA-13"]),
    acts.PLAYER: ("theft", ["VA-10.2", "VA-13"]),
}


def parts(record: Any, code: int) -> list[Json]:
    """Return the parts of the followers that an action certainly gains; they add up to its points."""
    won = int(points(record, code))
    if won == 0:
        return []
    word, first, _ = parts_of(code)
    if word in (acts.BUILD, acts.GOD):
        god = GODS[first - 2 if word == acts.BUILD else first]
        temple = {"kind": "temple", "points": 1, "god": god, "rules": ["VA-7.3"]}
        lock = {"kind": "lock", "points": 1, "god": god, "rules": ["VA-11.6"]}
        return [temple, lock] if won > 1 else [temple]
    kind, rules = _RULES.get(word, ("card", ["VA-6.6", "VA-13"]))
    return [{"kind": kind, "points": won, "rules": rules}]
