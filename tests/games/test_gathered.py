"""What kernels gather for observations is what everyone may know, and fits into its buffer."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from gladsheim import game
from gladsheim.core.engine.head import MOST_GATHERED
from gladsheim.core.positions.open_view import OpenView, open_fields
from gladsheim.core.positions.record_state import RecordGame
from gladsheim.core.rules import nothing_gathered

GAMES = [
    ("voluspa", {"players": 2}),
    ("voluspa", {"players": 5, "set": "all"}),
    ("valda", {"players": 5}),
    ("valhalla", {"players": 2}),
    ("valhalla", {"players": 6, "decks": 2, "extended": True}),
]


class OpenRecord:
    """A record of which only the fields that everyone may know can be read."""

    def __init__(self, view: OpenView) -> None:
        self._view = view

    def __getattr__(self, name: str) -> Any:
        return self._view.look(name)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_kernels_gather_open_fields_alone(name: str, options: dict[str, Any]) -> None:
    """No number comes from a field that anybody may not know, and there is room for all of them."""
    chosen = cast(RecordGame[Any], game(name, **options))
    rules, chance, most = chosen.rules, random.Random(5), 0
    assert rules.gather is not nothing_gathered
    state = chosen.deal(5)
    open_to_all = open_fields(rules.layout)
    while legal := state.legal_actions():
        state.apply(chance.choice(legal))
        out = [0] * MOST_GATHERED
        record = OpenRecord(OpenView(state.clone().record, open_to_all))
        most = max(most, rules.gather(record, out))
    assert 0 < most <= MOST_GATHERED
