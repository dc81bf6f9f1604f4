"""Freya's boosts (V-5.14) and the Raven's second landing (V-5.16)."""

from typing import Any

import pytest

from gladsheim.core.game import State
from gladsheim.games.voluspa.pieces import BY_CODE
from gladsheim.testing.ledger import rule
from tests.games.voluspa.boards import after, board, points, table


def flying(*rows: str, at: str, under: str | None = None, **fields: Any) -> State:
    """A position after a Raven's first landing."""
    raven = {"at": at, "under": under}
    return table(*rows, hand=fields.pop("hand", "Od"), phase="raven", raven=raven, **fields)


def flights(state: State) -> set[str]:
    """The cells to which the Raven may fly on."""
    return {action.removeprefix("fly@") for action in state.legal_actions() if action.startswith("fly@")}


@rule("V-5.14a")
@pytest.mark.parametrize("kind", BY_CODE)
def test_what_may_be_boosted(kind: str) -> None:
    """Any kind but Hel and the Lightning Bolt; a single Freya cannot boost itself, two can."""
    state = table("Va", hand=f"{kind} Fr" if kind != "Fr" else "Fr Fr")
    boosted = [action for action in state.legal_actions() if action.startswith(f"{kind}+1")]
    assert bool(boosted) is (kind not in ("He", "Lb"))
    assert not [action for action in state.legal_actions() if "+2" in action]


@rule("V-5.14")
def test_a_boost_costs_freyas() -> None:
    """Each boost is a Freya from hand to the discard pile; the tile carries them."""
    state = after(table("Od Va", hand="Th Fr Fr Lo"), "Th+2@-1,0")
    assert state.document()["hands"][0] == ["Lo"]
    assert state.document()["discard"] == ["Fr", "Fr"]
    assert board(state)["-1,0"] == "Th+2"


@rule("V-5.14a")
def test_a_boosted_tile_scores_with_its_boosts() -> None:
    """It is stronger from its first moment, in every way of landing."""
    assert points(table("Od Va", hand="Th Fr"), "Th+1@2,0") == 0
    assert points(table("Od Va", hand="Th Fr Fr"), "Th+2@2,0") == 3
    assert points(table("Va Th Va Sk", hand="Sk Fr"), "Sk+1@1,0") == 4
    assert points(table("Tr Fe", hand="Ra Fr Fr Fr"), "Ra+3@2,0") == 3


@rule("V-5.14b")
def test_tokens_must_be_in_the_supply() -> None:
    """Without its token this number of boosts is illegal; fewer or more may be legal."""
    state = table("Va+2 Od", hand="Hm Fr Fr")
    cells = {action.partition("@")[0] for action in state.legal_actions()}
    assert {"Hm", "Hm+2"} <= cells
    assert "Hm+1" not in cells


@rule("V-5.14b")
def test_a_token_comes_back_with_the_tile_that_is_covered_or_captured() -> None:
    """The last token 4 may go from the very tile that this play takes away."""
    state = table("Va+2 Od", hand="Sk Fr")
    found = [action for action in state.legal_actions() if action.startswith("Sk+1")]
    assert found == ["Sk+1@0,0"]
    assert board(after(state, "Sk+1@0,0"))["0,0"] == "Sk+1"


@rule("V-5.14b")
def test_there_are_no_tokens_beyond_twelve() -> None:
    """Odin takes four boosts at most, Loki one makes the lowest token."""
    odin = table("Va", hand="Od Fr Fr Fr Fr Fr").legal_actions()
    assert {action.partition("@")[0] for action in odin if action.startswith("Od")} == {
        "Od", "Od+1", "Od+2", "Od+3", "Od+4"
    }  # fmt: skip
    assert "Lo+1@1,0" in table("Va", hand="Lo Fr").legal_actions()


@rule("V-5.14c")
@pytest.mark.parametrize(
    ("hand", "action", "left"),
    [("Jo", "Jo@0,0>W", "-1,0"), ("Dr", "Dr@0,0", None), ("He", "He@0,0", None), ("Lb", "Lb@0,0", None)],
)
def test_a_boost_stays_with_its_tile(hand: str, action: str, left: str | None) -> None:
    """A bump leaves the boost on the tile; covering sends the token back to the supply."""
    state = after(table("Va+2 Od", hand=hand, others=("Sk Fr",)), action)
    assert [cell for cell, tile in board(state).items() if tile == "Va+2"] == ([left] if left else [])
    fours = [text for text in state.legal_actions() if text.startswith("Sk+1") and text != f"Sk+1@{left}"]
    assert bool(fours) is (left is None)


@rule("V-5.14c", "V-5.16a")
def test_a_raven_takes_the_boost_with_its_first_landing() -> None:
    """The tile comes back when the Raven flies on, but without its boost."""
    state = after(table("Va+2 Od Fe", hand="Ra Th"), "Ra@0,0")
    assert state.document()["raven"] == {"at": "0,0", "under": "Va"}
    later = after(state, "fly@3,0")
    assert board(later) == {"0,0": "Va", "1,0": "Od", "2,0": "Fe", "3,0": "Ra"}
    assert later.document()["discard"] == ["Fr", "Fr"]


@rule("V-5.14d")
def test_capturing_a_boosted_tile() -> None:
    """The captor gets the tile and a Freya out of the discard pile for each boost."""
    state = after(table("Dr+2 Va", hand="Sk Fr"), "Sk+1@0,0")
    assert state.document()["hands"][0] == ["Dr", "Fr", "Fr"]
    assert state.document()["discard"] == ["Fr"]


@rule("V-5.14e")
def test_a_boost_is_worth_nothing_beside_a_loki() -> None:
    """Muted is muted."""
    assert points(table("Lo", hand="Od Fr Fr"), "Od+2@1,0") == 0


@rule("V-5.14f")
def test_boosts_come_with_the_play_only() -> None:
    """A tile that lies on the board cannot be boosted, and a flying Raven gets no more."""
    assert all("+" not in action for action in table("Od Va", hand="Fr").legal_actions())
    state = after(table("Od Va", hand="Ra Fr Fr"), "Ra+1@2,0")
    assert all("+" not in action for action in state.legal_actions())


@rule("V-5.16")
def test_the_second_landing_scores_again() -> None:
    """Each landing is scored for itself, by the same rules."""
    state = table("Va Lo Va", "Va .. ..", hand="Ra Od")
    first = state.apply("Ra@0,2")
    second = state.apply("fly@3,0")
    assert (first.points, second.points) == (3, 4)
    assert state.scores == [7, 0]
    assert state.current_player == 1


@rule("V-5.16a")
def test_the_second_landing_is_judged_without_the_raven() -> None:
    """The cell it left supports nothing and fills no line; what it had covered is back with its powers."""
    state = after(table("Od Va", hand="Ra Th"), "Ra@2,0")
    assert "3,0" not in flights(state)
    assert {"1,1", "-1,0"} <= flights(state)
    troll = after(table("Tr Va", hand="Ra Th"), "Ra@0,0")
    assert "0,1" not in flights(troll)
    assert "1,1" in flights(troll)
    seven = after(table("Od Th Od Th Od Th", hand="Ra Va"), "Ra@6,0")
    assert "-1,0" in flights(seven)


@rule("V-5.16a")
def test_a_loki_below_is_heard_again() -> None:
    """For the first landing the neighbours are awake, for the second they are muted again."""
    state = table("Od Lo", hand="Ra Th")
    assert state.apply("Ra@1,0").points == 0
    assert points(state, "fly@-1,0") == 3
    awake = table("Fe Lo Va", hand="Ra Th")
    assert awake.apply("Ra@1,0").points == 0
    assert points(awake, "fly@3,0") == 4


@rule("V-5.16")
def test_never_back_to_the_same_cell() -> None:
    """The second landing is on a different cell."""
    assert "0,0" not in flights(flying("Ra Od", at="0,0", under="Va"))
    assert "2,0" not in flights(flying("Va Od Ra", at="2,0"))


@rule("V-5.16b")
def test_a_raven_that_stays() -> None:
    """The second landing is optional; if it stays, what it covered goes to the discard pile."""
    state = after(flying("Ra Od", at="0,0", under="Va"), "stay")
    assert board(state) == {"0,0": "Ra", "1,0": "Od"}
    assert state.document()["discard"] == ["Va"]
    assert state.current_player == 1


@rule("V-5.16c")
def test_the_choice_is_always_offered() -> None:
    """Even where the Raven cannot fly anywhere it is asked."""
    # The only other cells are beside the Troll, and the Troll may not be covered next to a Troll.
    state = flying("Tr Ra", "Tr Tr", at="1,0", under="Tr")
    assert state.legal_actions() == ["stay"]


@rule("V-5.16d")
def test_a_boosted_raven_keeps_its_boosts() -> None:
    """Both landings are scored with the boosts, and they stay on it."""
    state = table("Th", "Va", hand="Ra Fr Fr Fr Fr Od", others=("Lo",))
    assert state.apply("Ra+4@1,0").points == 2
    assert state.document()["board"]["1,0"] == "Ra+4"
    assert state.apply("fly@0,2").points == 3
    assert board(state) == {"0,0": "Th", "0,1": "Va", "0,2": "Ra+4"}
