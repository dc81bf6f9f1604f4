"""Golden cases: small positions with what must come of them, however the kernels run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gladsheim.testing.cases import run_cases
from tests.fourth_game.registered import with_a_page
from tests.games.modes import MOSTLY, run

FOLDER = Path(__file__).parents[1] / "data" / "cases"
FILES = sorted(FOLDER.glob("*.json"))
FULL: dict[str, dict[str, Any]] = {path.stem: json.loads(path.read_text("utf-8")) for path in FILES}
CASES = [(name, case) for name, document in FULL.items() for case in document["cases"]]


@pytest.mark.parametrize(("name", "case"), CASES, ids=lambda one: one if isinstance(one, str) else one["id"])
def test_case(name: str, case: dict[str, Any]) -> None:
    """A case comes out as it must."""
    (outcome,) = run_cases({**FULL[name], "cases": [case]})
    assert not outcome.wrong


@pytest.mark.parametrize("way", MOSTLY)
def test_cases_with_compiled_kernels(way: dict[str, str]) -> None:
    """All cases come out so with compiled kernels, too."""
    told = run(["-m", "gladsheim", "cases", *map(str, FILES)], way)
    for path in FILES:
        count = len(FULL[path.stem]["cases"])
        assert f"{path.name}: {count} cases, {count} passed" in told.replace("\n", "")


def test_every_game_has_cases() -> None:
    """There is a file for each game, and no case stands in it twice."""
    assert set(FULL) == set(with_a_page())
    for name, document in FULL.items():
        assert document["game"] == name
        ids = [case["id"] for case in document["cases"]]
        assert len(set(ids)) == len(ids) > 20
