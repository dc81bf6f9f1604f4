"""The naive twin against the golden cases, and whole random games of its own."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.voluspa.checking import compare_after, take_step
from tests.games.voluspa.twin import Twin
from tests.games.voluspa.twin.board import AXES, LONGEST, is_tile, line, neighbours
from tests.games.voluspa.twin.position import Position, tiles_in_play
from tests.games.voluspa.twin.tiles import KINDS, SETS, TOKENS, all_tiles, without_hels

GOLDEN = Path(__file__).parents[2] / "data" / "cases" / "voluspa.json"
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
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_game(name: str, players: int) -> None:
    """A whole random game of each set keeps every tile, offers a way on until it is over, and ends well."""
    rng = random.Random(f"{name} {players}")
    twin = Twin.deal(players, SETS[name], bool(rng.getrandbits(1)), rng)
    expected = all_tiles(SETS[name])
    decisions = 0
    while twin.table.phase != "over":
        check_position(twin.table, expected)
        # Reading back does not depend on the phase; every few decisions meet them all.
        if decisions % 7 == 0:
            assert Twin.from_document(twin.document()).document() == twin.document()
        legal = twin.legal()
        assert legal and len(legal) == len(set(legal))
        twin.apply(rng.choice(legal))
        decisions += 1
    check_position(twin.table, expected)
    result = twin.result()
    assert twin.legal() == []
    assert result["over"] and result["winners"] == result["ranking"][:1]
    assert sorted(result["ranking"]) == list(range(players))


def check_position(table: Position, expected: Counter[str]) -> None:
    """What holds in every position: conserved tiles, one island, short lines, tokens, known hands."""
    assert tiles_in_play(table) + Counter(table.removed) == expected
    island = {min(table.board)}
    frontier = list(island)
    while frontier:
        fresh = [cell for cell in neighbours(frontier.pop()) if cell in table.board and cell not in island]
        island.update(fresh)
        frontier += fresh
    assert island == table.board.keys()
    tiles = [cell for cell in table.board if is_tile(table.board, cell)]
    assert all(len(line(table.board, cell, axis)) <= LONGEST for cell in tiles for axis in AXES)
    tokens = Counter(KINDS[kind].value + boost for kind, boost in table.board.values() if boost)
    assert tokens <= TOKENS
    assert table.discard.count("Fr") >= sum(boost for _kind, boost in table.board.values())
    for known, hand in zip(table.known, table.hands, strict=True):
        assert Counter(known) <= Counter(hand)
    if table.phase == "play":
        # Between turns every seat has refilled: nobody is short while the deck lasts.
        assert all(len(without_hels(hand)) == 5 for hand in table.hands) or not table.deck
    if table.no_late_hel and not table.deck:
        assert not any("He" in hand for hand in table.hands)
