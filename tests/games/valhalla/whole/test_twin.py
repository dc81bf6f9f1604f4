"""The naive twin against the golden cases, and whole random games of its own."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.games.valhalla.playing import TABLES, any_options, choose
from tests.games.valhalla.twin import Twin
from tests.games.valhalla.whole.invariants import check_end, check_position, check_step

GOLDEN = Path(__file__).parents[3] / "data" / "cases" / "valhalla.json"
CASES: list[dict[str, Any]] = json.loads(GOLDEN.read_text("utf-8"))["cases"]
PLAYABLE = [case for case in CASES if "refused" not in case]


def look_up(document: Any, path: str) -> Any:
    """What a dotted path leads to: names of fields, numbers of places, `#` for the length."""
    name, _dot, rest = path.partition(".")
    if name == "#":
        return len(document)
    found = document[int(name)] if isinstance(document, list) else document[name]
    return look_up(found, rest) if rest else found


def comparable(path: str, value: Any) -> Any:
    """The discard pile without order; everything else as it is."""
    return sorted(value) if path == "discard" else value


@pytest.mark.parametrize("case", PLAYABLE, ids=lambda case: case["id"])
def test_golden_case(case: dict[str, Any]) -> None:
    """The twin agrees with the golden case in legality and in what comes after."""
    if "position" in case:
        twin = Twin.from_document(case["position"])
    else:
        twin = Twin.deal(seed=case["seed"], **case["options"])
    for step in case["steps"]:
        assert (step["action"] in twin.legal()) is step["legal"], step
        if step["legal"]:
            twin.apply(step["action"])
    after = case["after"]
    if "legal_actions" in after:
        assert twin.legal() == set(after["legal_actions"])
    assert set(after.get("includes", [])) <= twin.legal()
    assert not set(after.get("excludes", [])) & twin.legal()
    if "to_act" in after:
        assert twin.current_player == after["to_act"]
    for path, expected in after.get("fields", {}).items():
        assert comparable(path, look_up(twin.document(), path)) == comparable(path, expected), path
    for key, expected in after.get("result", {}).items():
        assert twin.result()[key] == expected, key


def test_refuses_an_illegal_action() -> None:
    """An action that is not offered raises and leaves the position as it was (VH-13)."""
    twin = Twin.deal(1, players=2)
    before = twin.document()
    with pytest.raises(ValueError, match="not legal"):
        twin.apply("pass")
    assert twin.document() == before


def test_generator() -> None:
    """The first numbers from seed 1 are those of the rules (VH-12.4)."""
    twin = Twin.from_document({"rng": "1"})
    drawn = [twin.table.number() for _ in range(3)]
    assert drawn == [10451216379200822465, 13757245211066428519, 17911839290282890590]


@pytest.mark.timeout(3_600)
@pytest.mark.parametrize(("players", "policy"), TABLES)
def test_random_game(players: int, policy: str, long: bool) -> None:
    """Whole games keep every card and army, offer a way on until they are over, and end well (VH-11.10)."""
    for number in range(20 if long else 1):
        rng = random.Random(f"{players} {policy} {number}")
        twin = Twin.deal(rng.getrandbits(64), **any_options(rng, players, short=not long))
        before = twin.document()
        check_position(before)
        while legal := sorted(twin.legal()):
            twin.apply(choose(legal, rng, policy))
            after = twin.document()
            check_position(after)
            check_step(before, after)
            before = after
        check_end(twin)
