"""Why not: every rule of Völuspá that an action can break, with what its refusal says."""

import copy
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gladsheim.core.errors import Refusal
from gladsheim.games.voluspa.notation.actions import parse
from gladsheim.games.voluspa.pieces import BY_CODE
from gladsheim.games.voluspa.reasons.refuse import why_not
from gladsheim.games.voluspa.reasons.spot import STEPS
from gladsheim.games.voluspa.rulings import RULINGS

GOLDEN = Path(__file__).parents[3] / "data" / "cases" / "voluspa.json"
CASES = [
    case
    for case in json.loads(GOLDEN.read_text("utf-8"))["cases"]
    if "position" in case and "refused" not in case
]
FULL = "Sk Va Th Od Sk Va Th"
"""A line of seven."""


def drawn(*rows: str, hand: str = "", rulings: Sequence[str] = (), **fields: Any) -> dict[str, Any]:
    """A position document: rows of tiles from 0,0 on, a point for an empty cell, the hand of seat 0."""
    chosen = {"rulings": list(rulings)} if rulings else {}
    board = {
        f"{x},{y}": shown for y, row in enumerate(rows) for x, shown in enumerate(row.split()) if shown != "."
    }
    return {
        "game": "voluspa",
        "version": 1,
        "options": {"players": 2, "kinds": list(BY_CODE), "no_late_hel": False, **chosen},
        "board": board,
        "hands": [sorted(hand.split()), ["Lo", "Th"]],
        "known": [[], []],
        "deck": ["Va"],
        "discard": [],
        "removed": [],
        "scores": [0, 0],
        "reached": [0, 0],
        "events": 0,
        "first": 0,
        "turn": 0,
        "phase": "play",
        **fields,
    }


def raven(*rows: str, at: str = "0,0", under: str | None = None) -> dict[str, Any]:
    """A position after a Raven's first landing."""
    return drawn(*rows, hand="Od", phase="raven", raven={"at": at, "under": under})


def hermod(*rows: str, at: str = "0,0", hand: str, rulings: Sequence[str] = ()) -> dict[str, Any]:
    """A position after a Hermod."""
    return drawn(*rows, hand=hand, rulings=rulings, phase="hermod", hermod=at)


class Broken(NamedTuple):
    """An action that is refused: the rules that it breaks, and words that its refusal must hold."""

    position: dict[str, Any]
    action: str
    rules: str
    words: str


TRIM = drawn("Sk Va", hand="Fr Fr Od Od Od Od He", phase="trim")
OVER = drawn("Sk Va", phase="over", turn=None, deck=[], hands=[[], []])
CLOSED = hermod("He Hm He", ". He .", hand="Od", at="1,0")
CLOSED["board"]["1,-1"] = "He"
FREED = {**CLOSED, "options": {**CLOSED["options"], "rulings": ["hermod-frees"]}}
DWARF = drawn("Va Sk Od .", ". . Va Tr", hand="Jo")
DWARF["board"]["0,0"] = "Dw"

READINGS = {f"E-3.{number}": name for number, name in enumerate(RULINGS.names, 1)}
"""What a refusal calls each reading, by its line in the specification."""
BROKEN = {
    # The phase.
    "over": Broken(OVER, "Od@2,0", "V-7.2 V-10.1", "over"),
    "fly at the start": Broken(drawn("Va", hand="Ra"), "fly@1,0", "V-7.2 V-4.1", "start of a turn|fly"),
    "end at the start": Broken(drawn("Va", hand="Od"), "end", "V-7.2 V-4.1", "start of a turn|end"),
    "stay at the start": Broken(drawn("Va", hand="Ra"), "stay", "V-7.2 V-4.1", "start of a turn|stay"),
    "end by a reading": Broken(
        hermod("Hm Va", hand="Od", rulings=["hermod-must-follow"]),
        "end",
        "V-5.10 hermod-must-follow",
        "Hermod at 0,0|requires another tile|Od@",
    ),
    "discard by a reading": Broken(
        FREED, "discard:Od", "V-5.10 hermod-frees", "Hermod at 1,0|nothing is discarded"
    ),
    "Hel on the Hermod by a reading": Broken(
        hermod("Hm Va", hand="He", rulings=["hel-beside-hermod"]),
        "He@0,0",
        "V-5.10 hel-beside-hermod",
        "Hel|touch the Hermod at 0,0|not cover",
    ),
    "cover a Troll by a reading": Broken(
        drawn("Va Tr", hand="Dr", rulings=["dragons-spare-trolls"]),
        "Dr@1,0",
        "V-5.4 dragons-spare-trolls",
        "Dragon|Troll at 1,0",
    ),
    "stay after Hermod": Broken(hermod("Hm Va", hand="Od"), "stay", "V-7.2 V-5.10", "Hermod at 0,0|stay"),
    "play after Raven": Broken(raven("Ra Va"), "Od@2,0", "V-7.2 V-5.16", "Raven at 0,0|place"),
    "discard after Raven": Broken(raven("Ra Va"), "discard:Od", "V-7.2 V-5.16", "Raven at 0,0|discard"),
    "play with too many": Broken(TRIM, "Od@2,0", "V-7.2 V-4.8", "too many tiles|place"),
    # The hand.
    "not in hand": Broken(drawn("Va", hand="Od"), "Th@1,0", "V-4.2", "no Thor"),
    "of another hand": Broken(drawn("Va", hand="Od"), "Lo@1,0", "V-4.2", "no Loki"),
    # Boosts.
    "too few Freyas": Broken(
        drawn("Va", hand="Dr Fr"), "Dr+2@1,0", "V-5.14", "Dragon+2|2 Freyas in your hand|you have 1"
    ),
    "no Freya": Broken(
        drawn("Va", hand="Dr"), "Dr+1@1,0", "V-5.14", "Dragon+1|1 Freya in your hand|you have none"
    ),
    "Freya for itself": Broken(drawn("Va", hand="Fr"), "Fr+1@1,0", "V-5.14", "Freya+1|you have none"),
    "boosted Hel": Broken(drawn("Va", hand="Fr He"), "He+1@0,0", "V-5.14", "Hel|cannot be boosted"),
    "boosted bolt": Broken(drawn("Va", hand="Fr Lb"), "Lb+1@0,0", "V-5.14", "Lightning Bolt|boosted"),
    "no token 13": Broken(
        drawn("Va", hand="Od Fr Fr Fr Fr Fr"), "Od+5@1,0", "V-1.2 V-5.14", "token of value 13|from 2 to 12"
    ),
    "token 4 in use": Broken(
        drawn("Va+2 Od", hand="Sk Fr"), "Sk+1@1,0", "V-1.2 V-5.14", "token of value 4|Skadi|Valkyrie at 0,0"
    ),
    "both tokens 8 in use": Broken(
        drawn("Th+1 Od Dr+3", hand="Fe Fr Fr Fr Fr"),
        "Fe+4@3,0",
        "V-1.2 V-5.14",
        "token of value 8|Thor at 0,0|Dragon at 2,0",
    ),
    "a bump frees no token": Broken(
        drawn("Jo+1 Od Fr+3", hand="Jo Fr"),
        "Jo+1@2,0>E",
        "V-1.2 V-5.14",
        "token of value 6|Jotunn at 0,0|Freya at 3,0",
    ),
    # The way of placing.
    "Odin on a tile": Broken(drawn("Va", hand="Od"), "Od@0,0", "V-4.2 V-5.7", "Odin|Valkyrie at 0,0"),
    "Dwarf on a tile": Broken(drawn("Va", hand="Dw"), "Dw@0,0", "V-4.2 V-5.8", "Dwarf|Valkyrie at 0,0"),
    "Hel beside": Broken(drawn("Va", hand="He"), "He@1,0", "V-5.1 V-5.9", "Hel|1,0 is empty"),
    "bolt beside": Broken(drawn("Va", hand="Lb"), "Lb@1,0", "V-5.1 V-5.12", "Lightning Bolt|1,0 is empty"),
    "on a Hel": Broken(drawn("Va He", hand="Dr"), "Dr@1,0", "V-5.9 V-5.13", "Hel at 1,0"),
    "Hel on a Hel": Broken(drawn("Va He", hand="He"), "He@1,0", "V-5.9 V-5.13", "Hel at 1,0"),
    "bump of a Hel": Broken(drawn("Va He", hand="Jo"), "Jo@1,0>E", "V-5.9 V-5.13", "Hel at 1,0"),
    "direction on an empty cell": Broken(drawn("Va", hand="Jo"), "Jo@1,0>E", "V-7.1", "1,0 is empty"),
    "direction of a Dragon": Broken(drawn("Va", hand="Dr"), "Dr@0,0>E", "V-7.1", "Dragon|direction"),
    "bump without direction": Broken(
        drawn("Va", hand="Jo"), "Jo@0,0", "V-7.1 V-5.11", "Jotunn|Valkyrie at 0,0|direction"
    ),
    "Dragon on a Dragon": Broken(drawn("Dr", hand="Dr"), "Dr@0,0", "V-5.4 V-5.13", "Dragon at 0,0"),
    "Skadi for a Skadi": Broken(drawn("Sk", hand="Sk"), "Sk@0,0", "V-5.6 V-5.13", "Skadi at 0,0"),
    "bolt on a bolt": Broken(drawn("Lb", hand="Lb"), "Lb@0,0", "V-5.12 V-5.13", "Lightning Bolt at 0,0"),
    "Raven on a Raven": Broken(drawn("Ra", hand="Ra"), "Ra@0,0", "V-5.15 V-5.13", "Raven at 0,0"),
    # Adjacency and lengths.
    "touches nothing": Broken(drawn("Sk Va", hand="Od"), "Od@2,1", "V-4.3", "2,1"),
    "far away": Broken(drawn("Sk Va", hand="Od"), "Od@99999,-99999", "V-4.3", "99999,-99999"),
    "eight in a row": Broken(drawn(FULL, hand="Od"), "Od@7,0", "V-4.4", "row|7,0|8 tiles"),
    "eight in a column": Broken(drawn(*FULL.split(), hand="Od"), "Od@0,-1", "V-4.4", "column|0,-1|8 tiles"),
    "a gap filled to nine": Broken(
        drawn("Sk Va Th Od . Sk Va Th Od", ". . . Va Th Va . . .", hand="Od"),
        "Od@4,0",
        "V-4.4",
        "row|4,0|9 tiles",
    ),
    # Trolls.
    "beside a Troll": Broken(drawn("Tr Va", hand="Od"), "Od@0,1", "V-5.3", "Odin|Troll at 0,0"),
    "beside two Trolls": Broken(
        drawn("Tr Va", ". Tr", hand="Od"), "Od@0,1", "V-5.3", "Troll at 0,0 and the Troll at 1,1"
    ),
    "Dragon beside a Troll": Broken(
        drawn("Tr Th", hand="Dr"), "Dr@1,0", "V-5.4 V-5.3", "Dragon|Thor at 1,0|Troll at 0,0"
    ),
    "Skadi beside a Troll": Broken(drawn("Tr Th", hand="Sk"), "Sk@1,0", "V-5.6 V-5.3", "Thor at 1,0|0,0"),
    "bolt beside a Troll": Broken(drawn("Tr Th", hand="Lb"), "Lb@1,0", "V-5.12 V-5.3", "Thor at 1,0|0,0"),
    "Raven beside a Troll": Broken(drawn("Tr Th", hand="Ra"), "Ra@1,0", "V-5.15 V-5.3", "Thor at 1,0|0,0"),
    "two Trolls protect each other": Broken(
        drawn("Tr Tr", hand="Dr"), "Dr@1,0", "V-5.4 V-5.3", "Troll at 1,0|Troll at 0,0"
    ),
    # Bumps.
    "bump toward a Hel": Broken(
        drawn("Sk Th He Va", hand="Jo"), "Jo@0,0>E", "V-5.11", "Skadi at 0,0|east|Hel at 2,0"
    ),
    "bump along a full line": Broken(
        drawn(FULL, hand="Jo"), "Jo@3,0>E", "V-4.4 V-5.11", "Odin at 3,0 bumped to 7,0|row|8 tiles"
    ),
    "bump into a full crossing line": Broken(
        drawn("Va Od .", ". . Va", ". . Sk", ". . Va", ". . Th", ". . Va", ". . Sk", ". . Lo", hand="Jo"),
        "Jo@0,0>E",
        "V-4.4 V-5.11",
        "bumped to 2,0|column|8 tiles",
    ),
    "bump that joins eight": Broken(
        drawn("Va Od Sk . Va Od Sk Lo", ". . Va Va Va . . .", hand="Jo"),
        "Jo@1,0>E",
        "V-4.4 V-5.11",
        "bumped to 3,0|row|8 tiles",
    ),
    "bump to a Troll": Broken(
        drawn("Va Sk Od .", ". . Va Tr", hand="Jo"), "Jo@0,0>E", "V-5.11", "Valkyrie|to 3,0|Troll at 3,1"
    ),
    "Dwarf bumped to a Troll": Broken(DWARF, "Jo@0,0>E", "V-5.11", "Dwarf|to 3,0|Troll at 3,1"),
    "Jotunn beside a Troll": Broken(
        drawn("Tr Sk Od", hand="Jo"), "Jo@1,0>S", "V-5.11 V-5.3", "Jotunn|Troll at 0,0"
    ),
    "Jotunn beside the Troll it bumped": Broken(
        drawn("Sk Tr", hand="Jo"),
        "Jo@1,0>E",
        "V-5.11 V-5.3",
        "Jotunn|Troll at 2,0, which was just bumped there",
    ),
    "Jotunn normally beside a Troll": Broken(drawn("Tr Sk", hand="Jo"), "Jo@0,1", "V-5.3", "Troll at 0,0"),
    # After a Hermod.
    "not in Hermod's line": Broken(
        hermod("Va Va Hm", hand="Od", at="2,0"), "Od@0,1", "V-5.10", "Odin at 0,1|Hermod at 2,0"
    ),
    "beyond a gap in Hermod's row": Broken(
        hermod("Hm Va . Va", ". Va Va Va", hand="Od"), "Od@4,0", "V-5.10", "Odin at 4,0|Hermod at 0,0"
    ),
    "capture out of Hermod's line": Broken(
        hermod("Hm Va", ". Od", hand="Sk"), "Sk@1,1", "V-5.10", "Skadi at 1,1|Hermod at 0,0"
    ),
    "bump away from Hermod's line": Broken(
        hermod("Hm Va", ". Od", hand="Jo"), "Jo@1,1>E", "V-5.10", "Jotunn at 1,1|Hermod at 0,0"
    ),
    "Hel along Hermod's line": Broken(
        hermod("Va Sk Hm", hand="He", at="2,0"), "He@0,0", "V-5.10", "0,0|eight cells|Hermod at 2,0"
    ),
    "end although nothing fits": Broken(CLOSED, "end", "V-5.10", "Hermod at 1,0|discard one"),
    "discard although something follows": Broken(
        hermod("Hm Va", hand="Od"), "discard:Od", "V-5.10", "Od@-1,0 is possible"
    ),
    "discard although a bump follows": Broken(
        hermod(". He . .", "He Hm Va He", ". He . .", at="1,1", hand="Jo"),
        "discard:Jo",
        "V-5.10",
        "Jo@2,1>N is possible",
    ),
    "discard after Hermod of what is not in hand": Broken(CLOSED, "discard:Th", "V-5.10", "no Thor"),
    # The Raven's second landing.
    "twice on one cell": Broken(raven("Ra Va", under="Fe"), "fly@0,0", "V-5.16", "0,0|different cell"),
    "leaning on the cell it left": Broken(
        raven("Ra Va"), "fly@-1,0", "V-4.3 V-5.16", "left 0,0|-1,0 touches"
    ),
    "flight on a Raven": Broken(
        raven("Ra Va Ra"), "fly@2,0", "V-5.15 V-5.13 V-5.16", "left 0,0|the Raven at 2,0"
    ),
    "flight on a Hel": Broken(raven("Ra Va He"), "fly@2,0", "V-5.9 V-5.13 V-5.16", "left 0,0|Hel at 2,0"),
    "beside the Troll that is back": Broken(
        raven("Ra Va", under="Tr"), "fly@0,1", "V-5.3 V-5.16", "left 0,0|Troll at 0,0"
    ),
    "on a tile beside the Troll that is back": Broken(
        raven("Ra Va", under="Tr"), "fly@1,0", "V-5.15 V-5.3 V-5.16", "Valkyrie at 1,0|Troll at 0,0"
    ),
    "flight to an eighth tile": Broken(
        raven("Ra", FULL), "fly@7,1", "V-4.4 V-5.16", "left 0,0|row|7,1|8 tiles"
    ),
    # Discards.
    "discard although something fits": Broken(
        drawn("Va", hand="Od Lb"), "discard:Od", "V-4.5", "Lb@0,0 is possible"
    ),
    "discard of what is not in hand": Broken(drawn("Lb", hand="Lb"), "discard:Od", "V-4.5", "no Odin"),
    "a Hel for the hand limit": Broken(TRIM, "discard:He", "V-4.8 V-4.9", "Hel"),
    "hand limit, not in hand": Broken(TRIM, "discard:Th", "V-4.8", "no Thor"),
}

LEGAL = {
    "a Hel suffices to lean on (V-4.3)": (drawn("Va He", hand="Od"), "Od@2,0"),
    "across a full line (V-4.4)": (drawn(FULL, hand="Od"), "Od@3,1"),
    "gaps do not count (V-4.4)": (drawn("Sk Va Th Od He Va Th Od Sk", hand="Va"), "Va@9,0"),
    "Troll beside a Troll (V-5.3)": (drawn("Tr Va", hand="Tr"), "Tr@0,1"),
    "a corner of a Troll (V-5.3)": (drawn("Tr Va Sk", hand="Od"), "Od@2,1"),
    "Dwarf beside a Troll (V-5.8)": (drawn("Tr Va", hand="Dw"), "Dw@0,1"),
    "Hel beside a Troll (V-5.9)": (drawn("Tr Va", hand="He"), "He@1,0"),
    "Hel on a Troll beside a Troll (V-12.18)": (drawn("Tr Tr", hand="He"), "He@0,0"),
    "Dragon on a Troll (V-5.4)": (drawn("Tr Va", hand="Dr"), "Dr@0,0"),
    "Dragon on a Raven (V-5.13)": (drawn("Ra Va", hand="Dr"), "Dr@0,0"),
    "Raven on a Dragon (V-5.15)": (drawn("Dr Va", hand="Ra"), "Ra@0,0"),
    "cover inside a full line (V-5.4)": (drawn(FULL, hand="Dr"), "Dr@3,0"),
    "one Freya for another (V-12.43)": (drawn("Va", hand="Fr Fr"), "Fr+1@1,0"),
    "the covered tile's token is back (V-12.44)": (drawn("Va+2 Od", hand="Dr Fe Sk Fr"), "Sk+1@0,0"),
    "the second token 8 (V-1.2)": (drawn("Th+1 Od", hand="Dr Fr Fr Fr"), "Dr+3@2,0"),
    "bump outward by one (V-5.11e)": (drawn("Va Sk", hand="Jo"), "Jo@1,0>E"),
    "bump across a full line (V-12.25)": (drawn(FULL, hand="Jo"), "Jo@3,0>S"),
    "bump of a Troll to the far end (V-12.24)": (drawn("Tr Sk Va", hand="Jo"), "Jo@0,0>E"),
    "bump that joins seven (V-12.26)": (drawn("Va Od Sk . Va Od Sk", ". . Va Va Va", hand="Jo"), "Jo@1,0>E"),
    "a filled gap joins Hermod's line (V-5.10a)": (hermod("Hm Va . Va", ". Va Va Va", hand="Od"), "Od@2,0"),
    "cover of the Hermod (V-5.10b)": (hermod("Hm Va", hand="Dr"), "Dr@0,0"),
    "bump of the Hermod (V-12.29)": (hermod("Hm Va", hand="Jo"), "Jo@0,0>N"),
    "bump that joins the Jotunn to Hermod's line (V-5.10a)": (
        hermod("Va Sk . Hm", ". Va Va Va", at="3,0", hand="Jo"),
        "Jo@0,0>E",
    ),
    "Hel at Hermod's corner (V-5.10c)": (hermod("Hm Va", ". Od", hand="He"), "He@1,1"),
    "boosted follow-up (V-5.10e)": (hermod("Hm Va", hand="Od Fr"), "Od+1@2,0"),
    "end of a chain that could go on (V-5.10f)": (hermod("Hm Va", hand="Od"), "end"),
    "forced discard in a chain (V-5.10f)": (CLOSED, "discard:Od"),
    "the Raven stays (V-5.16c)": (raven("Ra Va"), "stay"),
    "flight that the first landing's line forbade (V-12.22)": (raven(f"Ra {FULL[3:]}"), "fly@7,0"),
    "flight that leans on the tile that is back (V-5.16a)": (raven("Ra Va", under="Fe"), "fly@0,1"),
    "forced discard (V-4.5)": (drawn("Lb", hand="Lb"), "discard:Lb"),
    "discard for the hand limit (V-12.46)": (TRIM, "discard:Fr"),
}


@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN.keys())
def test_refuses_and_says_why(broken: Broken) -> None:
    """A refusal carries the rules that the action breaks and names what is wrong (V-7.3)."""
    refusal = why_not(broken.position, parse(broken.action))
    assert refusal is not None
    assert refusal.rules == tuple(broken.rules.split())
    for words in broken.words.split("|"):
        assert words in refusal.message
    assert refusal.message.endswith(".")


@pytest.mark.parametrize(("position", "action"), LEGAL.values(), ids=LEGAL.keys())
def test_admits(position: dict[str, Any], action: str) -> None:
    """A legal action that a careless reading of the rules would refuse is not refused (V-7.2)."""
    assert why_not(position, parse(action)) is None


@pytest.mark.parametrize("case", [case for case in CASES if case["steps"]], ids=lambda case: case["id"])
def test_golden_first_step(case: dict[str, Any]) -> None:
    """The first step of a golden case is refused exactly if the case says so."""
    first = case["steps"][0]
    refusal = why_not(case["position"], parse(first["action"]))
    assert (refusal is None) == first["legal"]
    if refusal is not None:
        assert set(refusal.rules) >= {READINGS.get(rule, rule) for rule in case["rules"]}


def candidates(position: dict[str, Any]) -> set[str]:
    """Every action text with a tile of the hand and a cell within two steps of the board."""
    cells = [tuple(map(int, at.split(","))) for at in position["board"]]
    near = {f"{x + dx},{y + dy}" for x, y in cells for dx in range(-2, 3) for dy in range(-2, 3)}
    hand = position["hands"][position["turn"]]
    plays = {f"{kind}@{at}{way}" for kind in hand for at in near for way in ("", *(f">{d}" for d in STEPS))}
    flights = {f"fly@{at}" for at in near}
    return {"stay", "end", *plays, *flights, *(f"discard:{kind}" for kind in hand)}


@pytest.mark.parametrize(
    "case",
    [case for case in CASES if not case["steps"] and "legal_actions" in case.get("after", {})],
    ids=lambda case: case["id"],
)
def test_golden_legal_actions(case: dict[str, Any]) -> None:
    """Of all actions near the board, exactly the golden list is legal (V-7.2)."""
    position = case["position"]
    legal = {text for text in candidates(position) if why_not(position, parse(text)) is None}
    assert legal == set(case["after"]["legal_actions"])


def test_golden_cases_are_all_there() -> None:
    """No golden case falls through the filters unseen."""
    assert sum(bool(case["steps"]) for case in CASES) >= 84
    assert sum("legal_actions" in case.get("after", {}) and not case["steps"] for case in CASES) == 4


def refusals(position: dict[str, Any]) -> dict[str, Refusal | None]:
    """The answer to every action near the board."""
    return {text: why_not(position, parse(text)) for text in candidates(position)}


@pytest.mark.parametrize(
    "position", [broken.position for broken in BROKEN.values() if broken.position["turn"] == 0]
)
def test_rests_on_what_the_seat_may_know(position: dict[str, Any]) -> None:
    """Neither other hands nor the deck change a word of any refusal (V-8.4)."""
    other = copy.deepcopy(position)
    other["hands"][1] = {"count": 5, "hel": 1, "known": []}
    other["deck"] = 40
    assert refusals(other) == refusals(position)


def test_changes_nothing() -> None:
    """Asking leaves the document as it was (V-7.3)."""
    position = raven("Ra+1 Va", ". Sk", under="Tr")
    before = copy.deepcopy(position)
    refusals(position)
    assert position == before
