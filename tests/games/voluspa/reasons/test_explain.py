"""Explanations of points (V-11): exact parts, in the fixed order."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.positions.record_state import record_of
from gladsheim.games.voluspa.pieces import KIND, KINDS
from gladsheim.games.voluspa.record import ROW_STEP, cell_number
from gladsheim.games.voluspa.rules import scoring
from gladsheim.testing.ledger import rule
from tests.games.voluspa.boards import table

Part = dict[str, Any]


def line(
    axis: str, ends: tuple[str, str], tiles: int, value: int, best_other: int, rule: str, **more: int
) -> Part:
    """A `line` part."""
    found = {"kind": "line", "axis": axis, "from": ends[0], "to": ends[1], "tiles": tiles, "value": value}
    found |= {"best_other": best_other, "rule": rule, "bonus_tiles": 0, "bonus": 0, "points": 0}
    return {**found, **more}


EXPLAINED: tuple[tuple[str, tuple[str, ...], str, list[Part]], ...] = (
    (
        "both lines, row before column",
        ("Fe Lo ..", ".. He Va"),
        "Th@2,0",
        [
            line("row", ("0,0", "2,0"), 3, 0, 1, "lower"),
            line("col", ("2,0", "2,1"), 2, 0, 2, "lower"),
        ],
    ),
    (
        "a line that is won",
        ("Fe Va",),
        "Th@2,0",
        [line("row", ("0,0", "2,0"), 3, 7, 4, "highest", points=3)],
    ),
    ("a tie", ("Th Va",), "Th@2,0", [line("row", ("0,0", "2,0"), 3, 7, 7, "tied")]),
    (
        "bookends scored at an end",
        ("Va Od",),
        "Va@2,0",
        [line("row", ("0,0", "2,0"), 3, 2, 8, "bookends", points=3)],
    ),
    (
        "a line held by other Valkyries",
        ("Va .. Va", "Fe Fe Fe"),
        "Th@1,0",
        [
            line("row", ("0,0", "2,0"), 3, 7, 2, "bookended"),
            line("col", ("1,0", "1,1"), 2, 7, 4, "highest", points=2),
        ],
    ),
    (
        "a Niohoggr in a line that is won",
        ("Ni Va",),
        "Od@2,0",
        [line("row", ("0,0", "2,0"), 3, 8, 7, "highest", bonus_tiles=1, bonus=2, points=5)],
    ),
    (
        "a Niohoggr in a line that is lost counts as there, but brings nothing",
        ("Ni Va",),
        "Fe@2,0",
        [line("row", ("0,0", "2,0"), 3, 4, 7, "lower", bonus_tiles=1)],
    ),
    ("alone", ("Od He",), "Fe@2,0", [{"kind": "single", "bonus_tiles": 0, "bonus": 0, "points": 1}]),
    (
        "a Niohoggr alone",
        ("Od He",),
        "Ni@2,0",
        [{"kind": "single", "bonus_tiles": 1, "bonus": 2, "points": 3}],
    ),
    (
        "a Hel among tiles, its cells by x then y",
        ("Od Va Fe", "Lo Th ..", ".. He .."),
        "He@1,1",
        [{"kind": "hel", "cells": ["0,0", "0,1", "1,0", "2,0"], "bonus_tiles": 0, "bonus": 0, "points": 4}],
    ),
    (
        "a Hel on a Niohoggr",
        ("Od Ni",),
        "He@1,0",
        [{"kind": "hel", "cells": ["0,0"], "bonus_tiles": 1, "bonus": 2, "points": 3}],
    ),
    (
        "a Sea Serpent with two axes takes the one that offers more",
        ("Va He He Fe", "Va .. .. ..", "Lo Va Sk .."),
        "Se@3,2",
        [
            {"kind": "serpent", "axis": "row", "from": "0,2", "to": "3,2", "cells": 4, "value": 6,
             "best_other": 3, "rule": "highest", "bonus_tiles": 0, "bonus": 0, "offered": 4, "chosen": True,
             "points": 4},
            {"kind": "serpent", "axis": "col", "from": "3,0", "to": "3,2", "cells": 3, "value": 6,
             "best_other": 4, "rule": "highest", "bonus_tiles": 0, "bonus": 0, "offered": 3, "chosen": False,
             "points": 0},
        ],
    ),
    (
        "a Sea Serpent that wins nothing has chosen the row",
        ("Od",),
        "Se@1,0",
        [
            {"kind": "serpent", "axis": "row", "from": "0,0", "to": "1,0", "cells": 2, "value": 6,
             "best_other": 8, "rule": "lower", "bonus_tiles": 0, "bonus": 0, "offered": 0, "chosen": True,
             "points": 0},
        ],
    ),
    (
        "a Lightning Bolt at equal lengths takes the line that offers more",
        ("Od Va", "Ni Fe"),
        "Lb@0,0",
        [
            {"kind": "bolt", "axis": "row", "from": "0,0", "to": "1,0", "tiles": 2, "bonus_tiles": 0,
             "bonus": 0, "offered": 2, "chosen": False, "points": 0},
            {"kind": "bolt", "axis": "col", "from": "0,0", "to": "0,1", "tiles": 2, "bonus_tiles": 1,
             "bonus": 2, "offered": 4, "chosen": True, "points": 4},
        ],
    ),
    (
        "a Lightning Bolt has no part for the longer line",
        ("Od Va Lo", "Ni .. .."),
        "Lb@0,0",
        [
            {"kind": "bolt", "axis": "col", "from": "0,0", "to": "0,1", "tiles": 2, "bonus_tiles": 1,
             "bonus": 2, "offered": 4, "chosen": True, "points": 4},
        ],
    ),
    (
        "a Dwarf and its neighbours N, E, S, W",
        (".. Od He", "Fe .. Th", "He Va He"),
        "Dw@1,1",
        [
            {"kind": "dwarf", "sum": 21, "points": 10, "neighbours": [
                {"at": "1,0", "tile": "Od", "value": 8}, {"at": "2,1", "tile": "Th", "value": 7},
                {"at": "1,2", "tile": "Va", "value": 2}, {"at": "0,1", "tile": "Fe", "value": 4}]},
        ],
    ),
)  # fmt: skip


@rule("V-11")
@pytest.mark.parametrize(
    ("rows", "action", "parts"), [case[1:] for case in EXPLAINED], ids=[case[0] for case in EXPLAINED]
)
def test_the_parts_of_a_landing(rows: tuple[str, ...], action: str, parts: list[Part]) -> None:
    """A landing is explained by exactly these parts, before and after it is taken."""
    state = table(*rows, hand=action[:2])
    assert state.preview(action).parts == parts
    applied = state.apply(action)
    assert applied.parts == parts
    assert applied.points == sum(part["points"] for part in parts)


@rule("V-11")
def test_without_a_landing_there_are_no_parts() -> None:
    """Ending a turn, staying and discarding bring 0 points and no parts."""
    chained = table("Hm Va", hand="Od", phase="hermod", hermod="0,0")
    flying = table("Od Ra", hand="Od", phase="raven", raven={"at": "1,0", "under": None})
    trimming = table("Od", hand="Va Va Va Va Va Va", phase="trim")
    for state, action in ((chained, "end"), (flying, "stay"), (trimming, "discard:Va")):
        preview = state.preview(action)
        assert (preview.points, preview.parts) == (0, [])
        applied = state.apply(action)
        assert (applied.points, applied.parts) == (0, [])


@rule("V-11")
def test_scored_events_tell_it_all() -> None:
    """Every landing is followed by a `scored` event, also one that brings nothing."""
    state = table("Od Va", hand="Fe Th", scores=[5, 0], reached=[1, 0])
    scored = [event.seen_by(None) for event in state.apply("Fe@2,0").events if event.kind == "scored"]
    assert [(event["seat"], event["points"], event["total"]) for event in scored] == [(0, 0, 5)]
    assert scored[0]["parts"][0]["rule"] == "lower"


@rule("V-6.13", "V-11")
def test_tiles_with_a_bonus_are_counted_whatever_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each counts once, also if kinds had different bonuses; a gap and a tile without one do not."""
    bonus = [0] * KINDS
    bonus[KIND["Ni"]], bonus[KIND["Od"]] = 2, 6
    monkeypatch.setattr(scoring, "BONUS", bonus)
    record, cell = record_of(table("Ni Va He Od Ni", hand="Th")), cell_number(1, 0)
    found = [scoring.bonus_tiles(record, cell, ROW_STEP, *ends) for ends in ((-1, 3), (0, 2), (0, 1), (0, 0))]
    assert found == [3, 1, 0, 0]


@rule("V-11", "V-6.14")
@pytest.mark.parametrize("seed", range(3))
def test_parts_add_up_along_games(seed: int) -> None:
    """For every legal action of whole games the parts add up, and one choice at most is chosen."""
    state = game("voluspa", players=2, set="all").deal(f"parts {seed}")
    step = 0
    while not state.is_terminal:
        legal = state.legal_actions()
        for action in legal[step % 5 :: 23]:
            preview = state.preview(action)
            assert sum(part["points"] for part in preview.parts) == preview.points
            choosing = [part for part in preview.parts if "chosen" in part]
            assert sum(part["chosen"] for part in choosing) == (1 if choosing else 0)
            if choosing:
                best = max(choosing, key=lambda part: (part["offered"], part["axis"] == "row"))
                assert best["chosen"]
        step += 1
        state.apply(legal[(11 * step + seed) % len(legal)])
