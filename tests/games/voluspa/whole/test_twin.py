"""The naive twin against the golden cases, and whole random games of its own."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.games.voluspa.checking import compare_after, take_step
from tests.games.voluspa.twin import Twin
from tests.games.voluspa.twin.tiles import SETS, without_hels
from tests.games.voluspa.whole.invariants import check_position
from tests.proof_options import mostly_long

GOLDEN = Path(__file__).parents[3] / "data" / "cases" / "voluspa.json"
CASES = [case for case in json.loads(GOLDEN.read_text("utf-8"))["cases"] if "position" in case]
PLAYABLE = [case for case in CASES if "refused" not in case]


@pytest.mark.parametrize("case", PLAYABLE, ids=lambda case: case["id"])
def test_golden_case(case: dict[str, Any]) -> None:
    """The twin agrees with the golden case in legality, points, parts and what comes after."""
    twin = Twin.from_document(case["position"])
    for step in case["steps"]:
        take_step(twin, step)
    compare_after(twin, case.get("after", {}))


def test_golden_cases_are_all_there() -> None:
    """No golden case falls through the filters unseen."""
    assert len(PLAYABLE) >= 88
    assert all(case.get("refused", "position") == "position" for case in CASES)


def test_refuses_an_illegal_action() -> None:
    """An action that is not offered raises and leaves the position as it was (V-7.3)."""
    twin = Twin.deal(2, SETS["base"], False, random.Random(1))
    before = twin.document()
    with pytest.raises(ValueError, match="not legal"):
        twin.apply("Od@9,9")
    assert twin.document() == before


@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("players", mostly_long([2, 3, 4, 5], [3]))
def test_random_game(name: str, players: int) -> None:
    """A whole random game of each set keeps every tile, offers a way on until it is over, and ends well."""
    rng = random.Random(f"{name} {players}")
    twin = Twin.deal(players, SETS[name], bool(rng.getrandbits(1)), rng)
    decisions = 0
    while twin.table.phase != "over":
        check_position(twin.table)
        if twin.table.phase == "play" and twin.table.deck:
            # Between turns every seat has refilled: nobody is short while the deck lasts (V-4.7).
            assert all(len(without_hels(hand)) == 5 for hand in twin.table.hands)
        # Reading back does not depend on the phase; every few decisions meet them all.
        if decisions % 7 == 0:
            assert Twin.from_document(twin.document()).document() == twin.document()
        legal = twin.legal()
        assert legal
        assert len(legal) == len(set(legal))
        twin.apply(rng.choice(legal))
        decisions += 1
    check_position(twin.table)
    result = twin.result()
    assert twin.legal() == []
    assert result["over"]
    assert result["winners"] == result["ranking"][:1]
    assert sorted(result["ranking"]) == list(range(players))
