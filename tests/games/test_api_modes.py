"""The State API and the Stepper tell the same whether kernels run plain or compiled."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.games.modes import PLAIN, WAYS, run
from tests.proof_options import mostly_long

PROGRAM = Path(__file__).with_name("api_walk.py")
COMPILED = WAYS[0]
GAMES: dict[str, list[dict[str, Any]]] = {
    "voluspa": [{"players": 2}, {"players": 4, "set": "all", "no_late_hel": True}],
    "valda": [{"players": 2, "race": True}, {"players": 4}],
    "valhalla": [{"players": 2, "excuse": True}, {"players": 5, "decks": 2}],
}


def heard(name: str, when: str, way: dict[str, str], games: int = 1) -> list[str]:
    """What a process that runs kernels in this way tells of games of all options, line by line."""
    orders = [{"name": name, "options": one, "games": games, "when": when} for one in GAMES[name]]
    return run([str(PROGRAM)], way, "".join(json.dumps(order) + "\n" for order in orders)).splitlines()


@pytest.fixture(scope="module")
def plain() -> dict[str, list[str]]:
    """What plain kernels let a process tell of each game, worked out once."""
    return {}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("when", mostly_long(["changes", "now", "later", "last"], ["changes"]))
def test_whole_games_tell_the_same(name: str, when: str, plain: dict[str, list[str]]) -> None:
    """Actions, what they bring, refusals, documents, views and copies are equal, whenever they are read."""
    if name not in plain:
        plain[name] = heard(name, "now", PLAIN)
    found = heard(name, when, COMPILED)
    if when in {"now", "changes"}:
        assert found == plain[name]
    else:
        assert sorted(found) == sorted(plain[name])


@pytest.mark.parametrize("name", GAMES)
def test_steppers_tell_the_same(name: str) -> None:
    """Codes, seats and returns of steppers, and of their clones, are equal."""
    found = heard(name, "steps", COMPILED, games=3)
    assert found == heard(name, "steps", PLAIN, games=3)
    assert len(found) > 60
