"""Explanations of points (VH-8.6, VH-8.32, VH-10): exact parts, and what is then scored."""

from __future__ import annotations

import pytest

from gladsheim.core.game import Json, State
from gladsheim.testing.ledger import rule
from tests.games.valhalla.bot.policies import some_positions, starts, steps
from tests.games.valhalla.playing import POLICIES, kind
from tests.games.valhalla.twin.cards import numbered, share
from tests.games.valhalla.twin.table import Table, to_cell

POLICY = pytest.mark.parametrize("policy", POLICIES)


def scores(state: State) -> list[int]:
    """Points by seat, as the document has them."""
    return [player["score"] for player in state.document()["players"]]


@rule("VH-8.6", "VH-8.32", "VH-8.33", "VH-10.1", "VH-10.2")
@POLICY
def test_foretold_points_are_those_that_come(policy: str) -> None:
    """For every legal action: the preview, its parts, the choice and what the acting seat then has."""
    for position in some_positions(policy, 4):
        seat, before = position.current_player, scores(position)
        offered = {choice["action"]: choice["points"] for choice in position.game.presenter.choices(position)}
        for action in position.legal_actions():
            preview = position.preview(action)
            assert sum(part["points"] for part in preview.parts) == preview.points == offered[action]
            later = position.clone()
            applied = later.apply(action)
            assert (applied.points, applied.parts) == (preview.points, preview.parts)
            assert seat is not None
            assert scores(later)[seat] - before[seat] == preview.points, action


@rule("VH-10.2", "VH-10.3", "VH-10.5")
@POLICY
def test_parts_name_what_the_locations_are_worth(policy: str) -> None:
    """Values are the twin's, doubled only by an ace, and of identical locations one brings points."""
    seen = 0
    for position in some_positions(policy, 2):
        for action in position.legal_actions():
            if kind(action) in ("glory", "score"):
                table = Table(position.document())
                for part in position.preview(action).parts:
                    check_glory_part(table, part)
                    seen += 1
    assert seen or policy == "idler"


def check_glory_part(table: Table, part: Json) -> None:
    """One location of the active player's glory."""
    cell, aces = to_cell(part["at"]), (table.doc["pending"] or {"aces": []})["aces"]
    entry = table.location(cell)
    assert entry["owner"] == table.turn
    assert part["kind"] == "location"
    assert part["card"] == entry["card"]
    assert part["value"] == table.value(cell, table.turn)
    doubled = numbered(entry["card"]) and any(share(ace, entry["card"]) for ace in aces)
    assert part["doubled"] is doubled
    assert part["points"] in (0, part["value"] * (2 if doubled else 1))
    assert part["rules"]


@rule("VH-15", "VH-10.1", "VH-8.7")
@POLICY
def test_events_tell_every_point(policy: str) -> None:
    """What the events of an action say of points is what each seat then has more, whoever acted."""
    for state, rng in starts(policy):
        before = scores(state)
        for action, applied in steps(state, policy, rng):
            told = [0] * len(before)
            for event in applied.events:
                shown = event.seen_by(None)
                if shown["event"] == "points":
                    told[shown["seat"]] += shown["points"]
                    assert sum(part["points"] for part in shown["parts"]) == shown["points"], action
            after = scores(state)
            assert [new - old for new, old in zip(after, before, strict=True)] == told, action
            before = after
