"""Locations that join the landscape or take a place in it (VH-8.30 to VH-8.34)."""

from __future__ import annotations

import pytest

from gladsheim.core.game import State
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import (
    WIDE_LAND,
    after,
    army,
    held,
    refuses,
    reserves,
    scores,
    site,
    table,
    texts,
    told,
    zone,
)


def cells(state: State, card: str) -> set[str]:
    """Where a location may be laid."""
    return {text.split(":", 3)[3] for text in texts(state, f"use:{card}:location")}


def laid(land: tuple[str, ...], card: str, cell: str, *, armies: int = 0, decks: int = 1) -> State:
    """The position after seat 0 has laid a location with some bound armies."""
    state = table(land, zones=[[held(card, armies=armies)]], options={"decks": decks})
    action = f"use:{card}:location:{cell}"
    points = state.preview(action).points
    later = after(state, action)
    assert scores(later)[0] == points
    return later


@rule("VH-8.30")
def test_a_location_leaves_the_control_zone() -> None:
    """It becomes part of the landscape for good, its armies ordinary ones on it."""
    state = laid(("mountain castle", "forest market"), "mill", "2,0", armies=3)
    assert (zone(state), site(state, 2, 0)) == ({}, ("mill", 0, 3))
    assert reserves(state)[0] == 9
    assert state.document()["discard"] == []
    assert site(laid(("mountain castle", "forest market"), "mill", "2,0"), 2, 0) == ("mill", None, 0)


@rule("VH-8.31", "VH-3.1")
def test_where_a_location_may_be_added() -> None:
    """At free cells with a neighbour, within three columns and three rows."""
    four = table(zones=[["mill"]])
    assert cells(four, "mill") == {"-1,0", "-1,1", "2,0", "2,1", "0,-1", "1,-1", "0,2", "1,2"}
    row = table(("mountain castle cave", "forest market .."), zones=[["mill"]], corner=(-4, 7))
    added = {"-4,6", "-3,6", "-2,6", "-2,8", "-4,9", "-3,9"}
    assert cells(row, "mill") == added | {"-4,7", "-3,7", "-2,7", "-4,8", "-3,8"}


@rule("VH-8.31", "VH-3.1")
def test_the_large_landscape_is_not_turned() -> None:
    """With five players four columns fit, but never four rows."""
    state = table(WIDE_LAND, zones=[["cave"]], options={"players": 5})
    free = cells(state, "cave") - {"0,0", "1,0", "0,1", "1,1", "0,2", "1,2"}
    assert free == {"-1,0", "-1,1", "-1,2", "2,0", "2,1", "2,2"}
    wide = table(("mountain castle mill origin", "forest market .. ..", "desert .. .. .."),
                 zones=[["cave"]], options={"players": 5})  # fmt: skip
    assert not {"4,0", "-1,0", "0,3", "0,-1"} & cells(wide, "cave")
    assert {"2,1", "3,1", "1,2"} <= cells(wide, "cave")


@rule("VH-8.32", "VH-10.2")
@pytest.mark.parametrize(
    ("land", "card", "cell", "armies", "points"),
    [
        # Nothing held beside it: the new location alone, though nobody stands on it.
        (("mountain castle", "forest market"), "mill", "2,0", 0, 8),
        (("mountain castle:1:2", "forest market"), "mill", "2,0", 0, 8),
        # The best of the neighbours that the player holds, and not one over a corner.
        (("mountain castle:0:2", "forest market:0:1"), "mill", "2,0", 0, 8 + 7),
        (("mountain castle:0:1", "forest market"), "mill", "2,1", 0, 8),
        (("mountain castle:0:1 ..", "forest mill:0:1 .."), "cave", "2,1", 0, 7 + 8),
        # Pawn and court count armies with the new card in place.
        (("mountain castle", "forest market"), "borderland", "2,0", 0, 0),
        (("mountain castle", "forest market"), "borderland", "2,0", 3, 3),
        (("mountain castle:0:2", "forest market"), "island", "2,0", 1, 3 + 7),
        (("mountain window:0:2", "forest market"), "island", "2,0", 1, 3 + 3),
        # A crown counts its group.
        (("mountain cave", "forest mill"), "sea", "2,0", 0, 6),
    ],
)
def test_the_points_of_adding(land: tuple[str, ...], card: str, cell: str, armies: int, points: int) -> None:
    """The new location as if held, and the best neighbour of one's own."""
    assert scores(laid(land, card, cell, armies=armies))[0] == points


@rule("VH-8.32")
def test_a_new_crown_is_best_with_its_neighbours_group() -> None:
    """The neighbour's value is taken with the new card in place."""
    state = laid(("mountain sea:0:1", "forest market"), "mill", "2,0")
    assert scores(state)[0] == 8 + 4


@rule("VH-8.32", "VH-8.34")
def test_identical_locations_when_adding() -> None:
    """An identical neighbour does not score; one elsewhere does not matter."""
    beside = laid(("mountain mill:0:1", "forest market:0:1"), "mill.2", "2,0", decks=2)
    assert scores(beside)[0] == 8
    elsewhere = laid(("mill:0:1 castle", "forest market"), "mill.2", "2,1", decks=2)
    assert scores(elsewhere)[0] == 8
    other = laid(("mountain mill:0:1 ..", "forest market:0:1 .."), "mill.2", "2,1", decks=2)
    assert scores(other)[0] == 8 + 6


@rule("VH-8.34")
def test_identical_locations_and_free_aces() -> None:
    """A free ace scores one of two identical locations in full, twice with two aces."""
    state = table(
        ("mill:0:1 castle", "forest mill.2:0:1"), zones=[["ace-waves", "ace-leaves"]], options={"decks": 2}
    )
    state = after(state, "ace:ace-waves:0,0", "ace:ace-leaves:1,1")
    assert scores(state)[0] == 16


@rule("VH-8.34")
def test_no_ace_doubles_these_points() -> None:
    """Neither a used ace nor a ready one changes what a location brings."""
    zones = [["mill", held("ace-waves", uses=1, used=True), "ace-leaves"]]
    state = after(table(zones=zones), "use:mill:location:2,0")
    assert scores(state)[0] == 8


@rule("VH-8.33")
def test_when_a_location_is_replaced() -> None:
    """Only with five cards or more; with five and six players therefore from the start."""
    land = ("mountain castle", "forest market")
    refuses(table(land, zones=[["mill"]]), "use:mill:location:0,0", "VH-8.33")
    five = table(("mountain castle cave", "forest market"), zones=[["mill"]])
    assert {"0,0", "1,0", "2,0", "0,1", "1,1"} <= cells(five, "mill")
    large = table(WIDE_LAND, zones=[["cave"]], options={"players": 5})
    assert {"0,0", "1,2"} <= cells(large, "cave")


@rule("VH-8.33")
@pytest.mark.parametrize(
    ("there", "bound", "left", "points"),
    [
        ("", 0, (None, 0), 8),
        ("", 2, (0, 2), 8),
        (":0:3", 0, (0, 3), 8),
        (":0:3", 2, (0, 5), 8),
        (":1:5", 0, (1, 2), 0),
        (":1:5", 1, (1, 1), 0),
        (":1:5", 2, (None, 0), 0),
        (":1:5", 4, (0, 2), 0),
        (":1:1", 0, (None, 0), 0),
        (":1:1", 3, (0, 3), 0),
    ],
)
def test_replacing(there: str, bound: int, left: tuple[int | None, int], points: int) -> None:
    """Own armies stay and score; of enemies half stay, fight what comes, and there are no points."""
    state = laid((f"mountain{there} castle cave", "forest market"), "mill", "0,0", armies=bound)
    assert (site(state, 0, 0)[0], army(state, 0, 0)) == ("mill", left)
    assert (scores(state)[0], state.document()["discard"]) == (points, ["mountain"])
    placed = [left[1] if left[0] == seat else 0 for seat in range(2)]
    assert reserves(state) == [12 - placed[0], 12 - placed[1]]


@rule("VH-8.33", "VH-9.2")
def test_no_terrain_when_replacing() -> None:
    """Bound armies fight one against one on the highest ground."""
    state = table(("mountain:1:4 castle cave", "forest market"), zones=[[held("darkness", armies=3)]])
    events = told(state, "use:darkness:location:0,0")
    battle = next(event for event in events if event["event"] == "battle")
    assert (battle["terrain"], battle["attackers_left"], battle["defenders_left"]) == (False, 1, 0)
    halved = next(event for event in events if event["event"] == "halved")
    assert (halved["from"], halved["to"], halved["seat"]) == (4, 2, 1)


@rule("VH-8.33")
def test_replacing_scores_no_neighbour() -> None:
    """Only the new location counts, not a neighbour of one's own."""
    state = laid(("mountain castle:0:3 cave", "forest market"), "mill", "0,0")
    assert scores(state)[0] == 8
