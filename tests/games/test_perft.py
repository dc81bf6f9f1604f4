"""Counts of action sequences under fixed deals: generator, application and turns in one number."""

import json
from pathlib import Path
from typing import Any

import pytest

from gladsheim import from_document, game
from gladsheim.core.game import State, by_version
from gladsheim.testing import perft
from gladsheim.testing.ledger import rule
from tests.games.frozen import FROZEN, version

FOLDER = Path(__file__).parents[1] / "data" / "perft"
FILES = sorted(FOLDER.glob("*/*.json"))
NOW = [path for path in FILES if version(path) is None]
BY_TEXTS = 400


def begun(path: Path, position: dict[str, Any]) -> State:
    """The position by the rules under which its sequences were counted."""
    number = version(path)
    if number is None:
        return from_document(position)
    return by_version(game(position["game"], **position["options"]), number).from_document(position)


@rule("V-7.2", "VA-15", "VH-13")
@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_perft(path: Path) -> None:
    """From each position as many sequences lead on as were counted when the file was written."""
    for entry in json.loads(path.read_text("utf-8")):
        state: Any = begun(path, entry["position"])
        rules = state.game.rules
        found = [perft.count(rules, state.record, depth + 1) for depth in range(len(entry["counts"]))]
        assert found == entry["counts"]
        assert state.document() == entry["position"]
        deep = max((d for d, count in enumerate(found, 1) if count < BY_TEXTS), default=0)
        if deep and len(found) > 2:
            assert perft.count_by_texts(state, deep) == found[deep - 1]


def test_every_game_is_counted() -> None:
    """Each of the options of each game has its file."""
    wanted = [f"{frozen.game}-{frozen.title(options)}" for frozen in FROZEN for options in frozen.options]
    assert sorted(f"{path.parent.name}-{path.stem}" for path in NOW) == sorted(wanted)


@pytest.mark.parametrize(
    ("name", "options"),
    [("voluspa", {"set": "edda"}), ("valda", {"players": 3}), ("valhalla", {"players": 4})],
)
def test_both_ways_to_count_agree(name: str, options: dict[str, Any]) -> None:
    """Kernels and texts count the same sequences."""
    state: Any = game(name, **options).deal("both")
    assert perft.count(state.game.rules, state.record, 2) == perft.count_by_texts(state, 2)


def test_a_finished_game_leads_nowhere() -> None:
    """Sequences end with the game; at depth 0 there is exactly the empty one."""
    document = {**game("voluspa").deal(1).document(), "hands": [[], []], "deck": [], "phase": "over"}
    document |= {"turn": None}
    del document["removed"]
    ended = {"phase": "over", "round": 6, "active": 1, "turns": 12, "pending": []}
    scored = {"winners": [0, 1], "scores": [0, 0], "reason": "cap"}
    capped = {
        **game("valhalla", first=1).deal(1).document(),
        "stage": "over",
        "result": scored,
        "glories": 120,
    }
    capped["players"][1]["phase"] = 4
    others = [{**game("valda").deal(1).document(), **ended}, capped]
    for one in (document, *others):
        state: Any = from_document(one)
        assert perft.count(state.game.rules, state.record, 3) == 0
        assert perft.count(state.game.rules, state.record, 0) == 1
