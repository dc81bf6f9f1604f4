"""Small complete position documents, and what is refused in them."""

from __future__ import annotations

from typing import Any

from gladsheim.core.errors import Refusal
from gladsheim.games.valda.book import book, built_in
from gladsheim.games.valda.pieces import DECKS
from gladsheim.games.valda.reasons.refuse import why_not
from tests.locales.sayable import assert_sayable

Json = dict[str, Any]


def player(**fields: Any) -> Json:
    """A seat's entry: no cards, no resources, the two starting mines."""
    return {
        "followers": 0,
        "blood": 0,
        "gold": 0,
        "diamond": 0,
        "mines": 2,
        "drills": 0,
        "temples": {},
        "bonus": [],
        "hand": [],
        "open": [],
        **fields,
    }


def position(op: str, *players: Json, step: Json | None = None, **fields: Any) -> Json:
    """A complete document in which `op` is to be decided, by seat 0 unless `step` says otherwise."""
    seats = [player(**one) for one in players]
    seats += [player() for _ in range(2 - len(seats))]
    phase = op if op in ("resource", "game", "build", "followers") else "game"
    return {
        "game": "valda",
        "cards": built_in().id,
        "options": {"players": len(seats)},
        "round": 1,
        "start": 0,
        "active": 0,
        "turns": 0,
        "phase": phase,
        "actions": 3,
        "builds": 0,
        "build_limit": 2,
        "used": {"thor3": 0, "thor2": 0, "odin2": 0, "odin3": 0, "loki": 0},
        "received": [],
        "played": [],
        "lent": [],
        "players": seats,
        "decks": {deck: [] for deck in DECKS},
        "discard": [],
        "attack": None,
        "roll": None,
        "building": None,
        "pending": [{"op": op, **(step or {})}],
        "winner": None,
        "rng": "0" * 16,
        "forced": [],
        **fields,
    }


def attack(by: int = 1, target: int = 0, **fields: Any) -> Json:
    """An attack under way."""
    return {
        "by": by,
        "target": target,
        "card": "base.kill",
        "horn": False,
        "wrath": False,
        "spear": False,
        "shields": 0,
        "used": [],
        "cancelled": False,
        "claimed": False,
        **fields,
    }


def refused(document: Json, action: str) -> Refusal:
    """The refusal of an action that must not be legal; every language says it."""
    found = why_not(document, action, book(document["cards"]))
    assert found is not None, action
    assert_sayable(found.words)
    return found


def allowed(document: Json, *actions: str) -> None:
    """Nothing stands against the actions."""
    assert [one for one in actions if why_not(document, one, book(document["cards"]))] == []
