"""Hermod: another tile in its line (V-5.10)."""

from typing import Any

import pytest

from gladsheim.core.game import State
from gladsheim.testing.ledger import rule
from tests.games.voluspa.boards import after, board, spots, table


def chained(*rows: str, hand: str, at: str = "0,0", **fields: Any) -> State:
    """A position after a Hermod at a cell, its follow-up open."""
    return table(*rows, hand=hand, phase="hermod", hermod=at, **fields)


@rule("V-5.10a")
def test_the_same_line() -> None:
    """A follow-up extends either line of the Hermod at either end."""
    state = chained("Hm Va", "Fe ..", hand="Od")
    assert spots(state, "Od") == {"-1,0", "2,0", "0,-1", "0,2"}


@rule("V-5.10a")
def test_a_gap_may_be_filled() -> None:
    """Filling the first gap joins the lines; what lies beyond it is not in line yet."""
    state = chained("Hm Va .. Fe", ".. He He He", hand="Od")
    assert spots(state, "Od") == {"-1,0", "2,0", "0,-1", "0,1"}


@rule("V-5.10a")
@pytest.mark.parametrize("kind", ["Dr", "Sk", "Ra", "Lb"])
def test_covering_and_capturing_in_line(kind: str) -> None:
    """Tiles of either line may be covered or captured, and no others."""
    state = chained("Hm Va", "Fe Th", hand=kind)
    assert spots(state, kind) & {"0,0", "1,0", "0,1", "1,1"} == {"0,0", "1,0", "0,1"}


@rule("V-5.10a")
def test_bumps_in_line() -> None:
    """For a bump the Jotunn's cell counts on the board after it: a bumped tile may close the gap."""
    state = chained("Hm .. Th", "He He He", hand="Jo")
    bumps = {spot for spot in spots(state, "Jo") if spot.startswith("2,0")}
    assert bumps == {"2,0>W"}
    assert board(after(state, "Jo@2,0>W")) == {
        "0,0": "Hm", "1,0": "Th", "2,0": "Jo", "0,1": "He", "1,1": "He", "2,1": "He"
    }  # fmt: skip


@rule("V-5.10a")
def test_how_far_it_leads_is_told() -> None:
    """Along its lines to the free cells at their ends, and not beyond a Hel: north, east, south, west."""
    riding = chained("Hm Od .. Th", "Fe Va Fe Fe", hand="Dr")
    assert riding.game.presenter.scene(riding, None)["reach"] == [1, 2, 2, 1]
    waiting = table("He .. Va Od", "Fe Th Dr ..", hand="Hm")
    choices = waiting.game.presenter.choices(waiting)
    assert {choice["at"]: choice["reach"] for choice in choices}["1,0"] == [1, 3, 2, 0]
    assert all("reach" not in choice for choice in riding.game.presenter.choices(riding))


@rule("V-5.10b")
def test_the_hermod_itself() -> None:
    """The Hermod just played may be covered, captured, bumped or turned into a Hel."""
    state = chained("Hm Va", hand="Dr Ra Lb Sk Jo He")
    for kind in ("Dr", "Ra", "Lb", "Sk", "He"):
        assert "0,0" in spots(state, kind)
    assert {"0,0>N", "0,0>E", "0,0>S", "0,0>W"} <= spots(state, "Jo")


@rule("V-5.10c")
def test_hel_after_hermod() -> None:
    """A Hel goes to one of the eight cells around or to the Hermod's own, not farther along the line."""
    state = chained("Va Fe Lo", "Th Hm Sk Od", "Fe Sk ..", hand="He", at="1,1")
    assert spots(state, "He") == {"0,0", "1,0", "2,0", "0,1", "1,1", "2,1", "0,2", "1,2"}


@rule("V-5.10d")
def test_a_second_hermod_starts_again() -> None:
    """After another Hermod only the last one counts for the line."""
    state = after(chained("Hm Va", hand="Hm Od"), "Hm@0,1")
    assert (state.document()["phase"], state.document()["hermod"]) == ("hermod", "0,1")
    assert spots(state, "Od") == {"-1,1", "1,1", "0,-1", "0,2"}


@rule("V-5.10e")
def test_boosts_and_ravens_follow_too() -> None:
    """A follow-up may be boosted; a Raven's first landing is in line, its second is free."""
    boosted = chained("Hm Va", hand="Th Fr")
    assert "Th+1@2,0" in boosted.legal_actions()
    flying = after(chained("Hm Va", "He Sk", hand="Ra Od"), "Ra@2,0")
    assert flying.document()["phase"] == "raven"
    assert {"fly@1,1", "fly@2,1"} & set(flying.legal_actions()) == {"fly@1,1", "fly@2,1"}
    assert "hermod" not in flying.document()


@rule("V-5.10f")
def test_the_follow_up_is_optional() -> None:
    """Where a play is legal the turn may end instead; no discard is offered."""
    state = chained("Hm Va", hand="Od")
    assert "end" in state.legal_actions()
    assert not [action for action in state.legal_actions() if action.startswith("discard")]
    assert after(state, "end").current_player == 1


@rule("V-5.10f")
def test_a_forced_discard_after_hermod() -> None:
    """Walled in, without a follow-up, one tile goes to the box, and the turn ends."""
    state = chained(".. Tr ..", "Va Hm He", "He He ..", hand="Od He", at="1,1", others=("Th",))
    walled = chained("He He ..", "He Hm He", ".. He ..", hand="Od Va", at="1,1", others=("Th",))
    assert "end" in state.legal_actions()
    assert walled.legal_actions() == ["discard:Od", "discard:Va"]
    later = after(walled, "discard:Od")
    assert "Od" in later.document()["removed"]
    assert later.document()["hands"][0] == ["Va"]
    assert later.current_player == 1


@rule("V-5.10f")
def test_an_empty_hand_ends_the_turn() -> None:
    """Who plays Hermod as the last tile is not asked for a follow-up."""
    state = after(table("Od Va", hand="Hm"), "Hm@2,0")
    assert (state.document()["phase"], state.current_player) == ("play", 1)


@rule("V-5.10f")
def test_a_hel_counts_as_a_tile_in_hand() -> None:
    """With a Hel left the follow-up is open."""
    state = after(table("Od Va", hand="Hm He"), "Hm@2,0")
    assert state.document()["phase"] == "hermod"
    assert spots(state, "He") == {"1,0", "2,0"}


@rule("V-5.10g")
def test_the_refill_comes_at_the_end() -> None:
    """Nothing is drawn after the Hermod itself; all that is missing after the last tile."""
    state = table("Od Va", hand="Hm Th Fe Fe Fe", deck=["Lo"] * 5)
    state.apply("Hm@2,0")
    assert len(state.document()["deck"]) == 5
    state.apply("Th@3,0")
    assert len(state.document()["deck"]) == 3
    assert len(state.document()["hands"][0]) == 5
