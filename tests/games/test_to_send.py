"""What states give to be sent is what they tell."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from gladsheim import game
from gladsheim.core.game import State
from tests.core.positions.test_record_state import moved, opening

GAMES = [
    ("voluspa", {"players": 3}),
    ("voluspa", {"set": "custom", "kinds": ["Od", "Jo", "Hm", "Va", "Fe", "Lo", "Dr", "Fr", "Ra", "He"]}),
    ("valda", {"players": 3}),
    ("valhalla", {"players": 2}),
]


def encoded(found: Any) -> bytes:
    """A part of a view as a message has it; bytes are JSON already."""
    if isinstance(found, dict):
        found = {name: msgspec.Raw(part) if isinstance(part, bytes) else part for name, part in found.items()}
    return found if isinstance(found, bytes) else msgspec.json.encode(found)


def check(state: State, rng: random.Random) -> None:
    """Compare for all viewers, who come in any order."""
    for viewer in rng.sample([None, *range(state.game.players)], state.game.players + 1):
        scene, choices = state.to_send(viewer, offers=True)
        assert encoded(scene) == msgspec.json.encode(state.game.presenter.scene(state, viewer))
        assert encoded(choices) == msgspec.json.encode(state.game.presenter.choices(state))
        scene, choices = state.to_send(viewer, offers=False)
        assert (encoded(scene), encoded(choices)) == (
            msgspec.json.encode(state.game.presenter.scene(state, viewer)),
            b"[]",
        )


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_it_is_what_is_told(name: str, options: dict[str, Any], long: bool) -> None:
    """At positions of random games, byte for byte, also of a copy that goes another way."""
    for seed in range(3 if long else 1):
        state, rng = game(name, **options).deal(seed), random.Random(seed)
        while not state.is_terminal:
            other, legal = state.clone(), state.legal_actions()
            if long or rng.random() < 0.4:
                check(state, rng)
                other.apply(rng.choice(legal))
                check(other, rng)
            state.apply(rng.choice(legal))
        check(state, rng)


@pytest.mark.parametrize("x", [0, 40, 60, 64, 70, 1000, -62, -66, -5000])
def test_a_board_is_where_it_lies(x: int) -> None:
    """A board that lies elsewhere is drawn there, whatever was drawn of others."""
    state = opening("voluspa", 30)
    check(state, random.Random(1))
    # Cells that lie one row higher and 128 further to the right have the same numbers.
    check(state.game.from_document(moved(state.document(), x + 128, -x - 1)), random.Random(1))
    check(state.game.from_document(moved(state.document(), x, 0)), random.Random(1))
