"""Each game draws its board: every position of a game, the same size, nothing that is hidden."""

from __future__ import annotations

import random
from typing import Any
from xml.etree import ElementTree

import pytest

from gladsheim.core.game import State
from gladsheim.games import game, names
from gladsheim.testing.contract import viewers
from gladsheim.testing.twins import asked_in_secret, redealt
from tests.fourth_game.registered import seats

MOST = 60_000
"""Bytes of the longest drawing."""
OPTIONS: list[tuple[str, dict[str, Any]]] = [
    *((name, {"players": seats(name, 2)}) for name in names()),
    ("voluspa", {"players": 5, "set": "all"}),
    ("valda", {"players": 5}),
    ("valhalla", {"players": 6, "decks": 2, "extended": True}),
]


def positions(name: str, options: dict[str, Any]) -> list[State]:
    """Positions of a random game: the deal, some in between, and the end."""
    state, chance = game(name, **options).deal(3), random.Random(4)
    found = [state.clone()]
    while not state.is_terminal:
        state.apply(chance.choice(state.legal_actions()))
        found.append(state.clone())
    return [*found[:: max(1, len(found) // 8)], found[-1]]


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_each_position_is_drawn(name: str, options: dict[str, Any]) -> None:
    """The drawing is XML of bounded size, with nothing from outside, and equally high in the whole game."""
    sizes = set()
    for state in positions(name, options):
        for viewer in (None, 0):
            drawn = state.svg(viewer)
            root = ElementTree.fromstring(drawn)  # noqa: S314  # written here
            sizes.add((viewer, root.get("width"), root.get("height")))
            assert len(drawn.encode()) < MOST
            assert {element.tag.partition("}")[2] for element in root.iter()} == {
                "svg",
                "title",
                "rect",
                "text",
            }
            assert "href" not in drawn
            assert drawn.count("http") == 1
            shown = {text.text for text in root.iter() if text.tag.endswith("text")}
            assert {seat["display"] for seat in state.game.presenter.scene(state, viewer)["seats"]} <= shown
        assert state._repr_svg_() == state.svg()
    assert len(sizes) == 2


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_a_drawing_shows_nothing_hidden(name: str, options: dict[str, Any]) -> None:
    """Positions that a viewer cannot tell apart are drawn the same, to the byte."""
    for number, state in enumerate(positions(name, options)):
        for viewer in viewers(state.game):
            # What a seat is asked in secret is redrawn with the cards.
            if not state.is_terminal and not asked_in_secret(state, viewer):
                assert redealt(state, viewer, number).svg(viewer) == state.svg(viewer)
