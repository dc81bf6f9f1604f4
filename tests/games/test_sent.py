"""What states give to be sent is what they tell."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from gladsheim import game
from gladsheim.core.game import State
from gladsheim.core.telling.columns import unpacked
from tests.core.positions.test_record_state import moved, opening

GAMES = [
    ("voluspa", {"players": 3}),
    ("voluspa", {"set": "custom", "kinds": ["Od", "Jo", "Hm", "Va", "Fe", "Lo", "Dr", "Fr", "Ra", "He"]}),
    ("valda", {"players": 3}),
    ("valhalla", {"players": 2}),
]


def encoded(scene: dict[str, Any] | bytes) -> bytes:
    """A scene as a message has it; bytes are JSON already."""
    return scene if isinstance(scene, bytes) else msgspec.json.encode(scene)


def check(state: State, rng: random.Random) -> None:
    """Compare the scenes of all viewers, who come in any order, and the choices."""
    for viewer in rng.sample([None, *range(state.game.players)], state.game.players + 1):
        scene = state.game.presenter.scene(state, viewer)
        assert encoded(state.game.presenter.sent_scene(state, viewer)) == msgspec.json.encode(scene)
    choices = state.game.presenter.choices(state)
    assert list(unpacked(state.game.presenter.sent_choices(state))) == choices
    assert [choice["action"] for choice in choices] == state.legal_actions()


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
