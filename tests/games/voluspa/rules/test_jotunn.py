"""Jotunn: bumping a tile to an end of its line (V-5.11)."""

import pytest

from gladsheim.core.game import State
from gladsheim.testing.ledger import rule
from tests.games.voluspa.boards import after, board, points, spots, table


def bumps(state: State, cell: str) -> str:
    """The directions in which the tile on a cell may be bumped."""
    return "".join(way for way in "NESW" if f"{cell}>{way}" in spots(state, "Jo"))


@rule("V-5.11a")
def test_an_end_with_a_hel_is_closed() -> None:
    """A tile cannot be bumped toward the Hel at the end of its line, but it can the other way."""
    state = table("Od Th He", hand="Jo")
    assert bumps(state, "0,0") == "NSW"
    assert bumps(state, "1,0") == "NSW"
    assert bumps(state, "2,0") == ""


@rule("V-5.11a")
def test_a_bumped_tile_lands_beyond_the_end_of_its_line() -> None:
    """It passes over all tiles of its line, and comes to lie on the first cell without one."""
    assert board(after(table("Od Th Va", hand="Jo"), "Jo@0,0>E")) == {
        "0,0": "Jo", "1,0": "Th", "2,0": "Va", "3,0": "Od"
    }  # fmt: skip


@rule("V-5.11b")
def test_no_bump_makes_a_line_of_eight() -> None:
    """From a full row no tile goes along it, but across it; nor into a cell that joins too much."""
    assert bumps(table("Od Th Od Th Od Th Od", hand="Jo"), "3,0") == "NS"
    joining = table("Od Th Od .. Th Od Th Od", ".. .. He He He", hand="Jo")
    assert "E" not in bumps(joining, "0,0")
    assert "E" in bumps(table("Od Th Od .. Th Od Th", ".. .. He He He", hand="Jo"), "0,0")


@rule("V-5.11b")
def test_a_bump_looks_at_both_axes_of_the_landing() -> None:
    """The landing cell may be full across the way of the bump."""
    rows = ("Od ..", "Th ..", "Od ..", "Th He", ".. Va", "Od He", "Th ..", "Od ..")
    state = table(*rows, hand="Jo")
    assert "W" not in bumps(state, "1,4")
    assert "E" in bumps(state, "1,4")


@rule("V-5.11c")
@pytest.mark.parametrize("kind", ["Va", "Dw", "Jo", "Dr"])
def test_no_tile_is_bumped_next_to_a_troll(kind: str) -> None:
    """The landing cell must not touch a Troll; a Dwarf is no exception."""
    state = table(f"{kind} .. Tr", "He He He", hand="Jo")
    assert "E" not in bumps(state, "0,0")
    assert "W" in bumps(state, "0,0")


@rule("V-5.11c")
def test_a_troll_may_be_bumped_next_to_a_troll() -> None:
    """What a Troll is bumped beside does not matter."""
    state = table("Tr Va .. Tr", "He He He He", hand="Jo")
    assert "E" in bumps(state, "0,0")


@rule("V-5.11d")
def test_jotunn_is_never_next_to_a_troll() -> None:
    """Not next to one that stays, and not next to the one that it has just bumped."""
    state = table("Va Tr", hand="Jo")
    assert bumps(state, "0,0") == ""
    assert bumps(state, "1,0") == "W"
    assert bumps(table("Tr Tr", hand="Jo Od"), "0,0") == ""


@rule("V-5.11e")
def test_ends_and_lone_tiles() -> None:
    """An end goes outward by one cell; a tile alone in an axis goes one cell to either side."""
    assert bumps(table("Od", hand="Jo"), "0,0") == "NESW"
    state = table("Va Od", hand="Jo")
    assert board(after(state, "Jo@1,0>E")) == {"0,0": "Va", "1,0": "Jo", "2,0": "Od"}
    assert board(after(state, "Jo@1,0>S")) == {"0,0": "Va", "1,0": "Jo", "1,1": "Od"}


@rule("V-5.11f")
def test_a_bumped_tile_keeps_its_boost_and_scores_nothing() -> None:
    """Only the Jotunn is counted; the tile lies there with its boost and does nothing."""
    state = table("Od+2 Va", hand="Jo", others=("Th",), scores=[3, 4], reached=[1, 2])
    applied = state.apply("Jo@0,0>E")
    assert board(state) == {"0,0": "Jo", "1,0": "Va", "2,0": "Od+2"}
    assert applied.points == 0
    assert state.scores == [3, 4]
    assert state.document()["phase"] == "play"


@rule("V-5.11f")
@pytest.mark.parametrize("kind", ["Dr", "Ra", "Lb", "Hm"])
def test_a_bumped_tile_is_just_that_tile(kind: str) -> None:
    """Bumped Dragons, Ravens, Lightning Bolts and Hermods trigger nothing."""
    state = after(table(f"{kind} Va", hand="Jo Th"), "Jo@0,0>N")
    assert board(state)["0,-1"] == kind
    assert (state.document()["phase"], state.current_player) == ("play", 1)


@rule("V-5.11g")
def test_a_bumping_jotunn_may_be_boosted() -> None:
    """With a Freya a Jotunn is worth six, also when it bumps."""
    state = table("Tr Fe Sk", hand="Jo Fr")
    assert "Jo+1@2,0>S" in state.legal_actions()
    assert points(state, "Jo+1@2,0>S") == 2
    assert board(after(state, "Jo+1@2,0>S"))["2,0"] == "Jo+1"
