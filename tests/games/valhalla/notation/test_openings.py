"""Where an editor may add a location to a position that is set up, faults or none."""

from __future__ import annotations

import re
from itertools import chain
from typing import Any

import pytest

from gladsheim import game
from gladsheim.testing.ledger import rule
from tests.games.valhalla.bot.policies import some_positions
from tests.games.valhalla.playing import POLICIES

LAID = re.compile(r"use:[^:]+:location:(-?\d+,-?\d+)")


@rule("VH-8.31")
def test_a_location_may_be_added_where_one_may_be_laid_in_play() -> None:
    """Whenever a player may lay a location, the free cells offered are those that the editor is told."""
    looked_at = 0
    for state in chain.from_iterable(some_positions(policy, 5) for policy in POLICIES):
        document = state.document()
        taken = {f"{one['x']},{one['y']}" for one in document["landscape"]}
        offered = {match[1] for action in state.legal_actions() if (match := LAID.fullmatch(action))} - taken
        if offered:
            assert set(game("valhalla").presenter.openings(document)) == offered
            looked_at += 1
    assert looked_at > 20


def test_a_document_with_faults_has_openings() -> None:
    """What is wrong besides options and landscape does not matter."""
    document = game("valhalla").deal(1).document()
    assert len(game("valhalla").presenter.openings(document)) == 8
    faulty = {**document, "draw": None, "players": 7, "landscape": document["landscape"][:1]}
    assert game("valhalla").presenter.openings(faulty) == ["0,-1", "1,0", "0,1", "-1,0"]


@pytest.mark.parametrize(
    "spoilt",
    [
        {"options": None},
        {"options": {"players": "2"}},
        {"options": {"players": 99}},
        {"landscape": None},
        {"landscape": []},
        {"landscape": [{"x": 0, "y": None}]},
        {"landscape": [{"x": 10**12, "y": 0}]},
    ],
)
def test_a_document_that_does_not_say_enough_has_none(spoilt: dict[str, Any]) -> None:
    """Without players, or cells within the bounds, nothing is told."""
    assert game("valhalla").presenter.openings({**game("valhalla").deal(1).document(), **spoilt}) == []
