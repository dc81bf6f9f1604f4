"""The naive twin against the golden cases, and whole random games of its own."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.valda.book.card_files import write_card_file
from tests.games.valda.playing import likely
from tests.games.valda.starts import rich_position
from tests.games.valda.tables import TABLES
from tests.games.valda.twin import Twin
from tests.games.valda.twin.cards import read_cards
from tests.games.valda.whole.invariants import check_position

GOLDEN = Path(__file__).parents[3] / "data" / "cases" / "valda.json"
CASES: list[dict[str, Any]] = json.loads(GOLDEN.read_text("utf-8"))["cases"]
RENAMED = {"base.sacrifice": "base.offering"}
"""Cards of the first list, which the cases are for, by their ids in the list that the twin reads."""
Start = Callable[[random.Random, dict[str, Any]], Twin]
PLAYABLE = [case for case in CASES if "refused" not in case]


def look_up(document: Any, path: str) -> Any:
    """What a dotted path leads to: names of fields, numbers of places, `#` for the length."""
    name, _dot, rest = path.partition(".")
    if name == "#":
        return len(document)
    found = document[int(name)] if isinstance(document, list) else document[name]
    return look_up(found, rest) if rest else found


def comparable(path: str, value: Any) -> Any:
    """Hands and discard pile without order; everything else as it is. Cards have their present names."""
    if isinstance(value, list):
        value = [RENAMED.get(one, one) if isinstance(one, str) else one for one in value]
    return sorted(value) if path.rpartition(".")[2] in ("hand", "open", "discard") else value


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
    """An action that is not offered raises and leaves the position as it was (VA-15.4)."""
    twin = Twin.deal(2, 1)
    before = twin.document()
    with pytest.raises(ValueError, match="not legal"):
        twin.apply("trade:g:g")
    assert twin.document() == before


def test_generator() -> None:
    """The first numbers from seed 1 are those of the rules (VA-3.1)."""
    twin = Twin.from_document({"options": {"players": 2}, "rng": f"{1:016x}"})
    drawn = [twin.table.next64() for _ in range(3)]
    assert drawn == [10451216379200822465, 13757245211066428519, 17911839290282890590]


def check_view(twin: Twin) -> None:
    """Every observer sees their own hand and no other, and who is to act unless a window waits (VA-17.5)."""
    acting, doc = twin.current_player, twin.document()
    secret = bool(doc["pending"]) and doc["pending"][-1]["op"] == "window"
    for viewer in (None, *range(len(doc["players"]))):
        view = twin.observe(viewer)
        seen = [seat for seat, player in enumerate(view["players"]) if player["hand"] is not None]
        assert doc["phase"] == "over" or seen == ([] if viewer is None else [viewer])
        assert view["to_act"] == (None if secret and viewer != acting else acting)
        assert (view["legal"] is not None) == (acting is not None and viewer == acting)


@pytest.mark.parametrize("file", range(6))
def test_odd_card_file(file: int, tmp_path: Path) -> None:
    """Any effects on any cards, other limits, dice and costs: cards and bounds are kept (VA-13.5)."""
    path = write_card_file(tmp_path, file)
    rng = random.Random(file)
    options = {"players": rng.randint(2, 5), "turnaround": True, "race": False, "first": 0}
    twin = Twin.from_document(rich_position(rng, read_cards(path), options), path)
    for _ in range(1_000):
        check_position(twin.document(), read_cards(path))
        if not (legal := sorted(twin.legal())):
            break
        twin.apply(likely(legal, rng))


def from_the_deal(rng: random.Random, options: dict[str, Any]) -> Twin:
    """A new game."""
    return Twin.deal(seed=rng.getrandbits(64), **options)


def from_the_middle(rng: random.Random, options: dict[str, Any]) -> Twin:
    """A game that has gone on for long."""
    return Twin.from_document(rich_position(rng, read_cards(), options))


@pytest.mark.parametrize("start", [from_the_deal, from_the_middle])
@pytest.mark.parametrize(("players", "variants"), TABLES)
def test_random_game(players: int, variants: int, start: Start, long: bool) -> None:
    """Whole random games keep every card and bound, offer a way on until they are over, and end well."""
    for number in range(40 if long else 1):
        rng = random.Random(f"{players} {variants} {number}")
        options = {
            "players": players,
            "turnaround": bool(variants & 1),
            "race": bool(variants & 2),
            "first": rng.randrange(players),
        }
        twin = start(rng, options)
        decisions = 0
        while legal := sorted(twin.legal()):
            doc = twin.document()
            check_position(doc, read_cards())
            if decisions % 9 == 0:
                check_view(twin)
                assert Twin.from_document(doc).document() == doc
                assert Twin.from_document(doc).legal() == set(legal)
            twin.apply(likely(legal, rng))
            decisions += 1
        check_end(twin)


def check_end(twin: Twin) -> None:
    """A game that is over has played its turns or was won by a race, and ranks everybody."""
    doc, result = twin.document(), twin.result()
    race = doc["options"]["race"]
    check_view(twin)
    check_position(doc, read_cards())
    assert result["over"]
    assert twin.current_player is None
    assert sorted(result["ranking"]) == list(range(len(doc["players"])))
    assert result["winners"] == result["ranking"][: len(result["winners"])]
    if doc["winner"] is None:
        assert doc["turns"] == 6 * len(doc["players"])
        assert not race or max(result["followers"]) < 20
    else:
        assert race
        assert result["followers"][doc["winner"]] >= 20
        assert result["winners"] == [doc["winner"]]
