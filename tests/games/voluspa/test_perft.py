"""Counts of action sequences under fixed deals: generator, application and turns in one number."""

import json
from pathlib import Path
from typing import Any

import pytest

from gladsheim import from_document, game
from gladsheim.testing import perft
from gladsheim.testing.ledger import rule

FOLDER = Path(__file__).parents[2] / "data" / "perft" / "voluspa"
FILES = sorted(FOLDER.glob("*.json"))
BY_TEXTS = 400


@rule("V-7.2")
@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_perft(path: Path) -> None:
    """From each position as many sequences lead on as were counted when the file was written."""
    for entry in json.loads(path.read_text("utf-8")):
        state: Any = from_document(entry["position"])
        rules = state.game.rules
        found = [perft.count(rules, state.record, depth + 1) for depth in range(len(entry["counts"]))]
        assert found == entry["counts"]
        assert state.document() == entry["position"]
        if entry["counts"][0] < BY_TEXTS and len(entry["counts"]) > 2:
            assert perft.count_by_texts(state, 1) == entry["counts"][0]


def test_both_ways_to_count_agree() -> None:
    """Kernels and texts count the same sequences."""
    state: Any = game("voluspa", set="edda").deal("both")
    assert perft.count(state.game.rules, state.record, 2) == perft.count_by_texts(state, 2)


def test_a_finished_game_leads_nowhere() -> None:
    """Sequences end with the game; at depth 0 there is exactly the empty one."""
    document = {**game("voluspa").deal(1).document(), "hands": [[], []], "deck": [], "phase": "over"}
    document |= {"turn": None}
    del document["removed"]
    state: Any = from_document(document)
    assert perft.count(state.game.rules, state.record, 3) == 0
    assert perft.count(state.game.rules, state.record, 0) == 1
