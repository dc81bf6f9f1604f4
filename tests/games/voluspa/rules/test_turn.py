"""The turn: play, refill, hand limit, whose turn it is (V-4, V-7.2, V-9)."""

import pytest

from gladsheim.testing.ledger import rule
from tests.games.voluspa.boards import after, points, spots, table

SEVEN = "Od Th Od Th Od Th Od"


def hand(state: object, seat: int = 0) -> list[str]:
    """The tiles of a seat."""
    found: list[str] = state.document()["hands"][seat]  # type: ignore[attr-defined]  # a state
    return found


@rule("V-4.1")
def test_seats_act_clockwise() -> None:
    """After seat 0 comes seat 1, and after the last the first."""
    state = table("Od Va", hand="Th Th", others=("Fe Fe", "Lo Lo"))
    turns = []
    for action in ("Th@2,0", "Fe@0,1", "Lo@1,1", "Th@-1,0"):
        turns.append(state.current_player)
        state.apply(action)
    assert turns == [0, 1, 2, 0]


@rule("V-4.2")
def test_only_tiles_of_the_own_hand_are_played() -> None:
    """A kind that only another seat holds is not offered; one action for each kind, not each copy."""
    state = table("Va", hand="Od Od Th", others=("Fe",))
    assert {action[:2] for action in state.legal_actions()} == {"Od", "Th"}
    assert len(state.legal_actions()) == 8


@rule("V-4.2")
def test_occupied_cells_need_a_special_way() -> None:
    """A tile without such a way goes to empty cells only."""
    state = table("Va Fe", "Sk ..", hand="Od Dw Fr Ni")
    for kind in ("Od", "Dw", "Fr", "Ni"):
        assert spots(state, kind) == {"0,-1", "1,-1", "-1,0", "2,0", "-1,1", "1,1", "0,2"}


@rule("V-4.3")
def test_a_tile_touches_what_lies_there() -> None:
    """It must be next to an occupied cell by a side; a Hel suffices."""
    found = spots(table("Od He", hand="Th"), "Th")
    assert found == {"0,-1", "1,-1", "-1,0", "2,0", "0,1", "1,1"}


@rule("V-4.4")
def test_no_line_of_eight() -> None:
    """A line of seven is full at both ends, in rows and in columns."""
    row = spots(table(SEVEN, hand="Va"), "Va")
    assert "-1,0" not in row
    assert "7,0" not in row
    assert "6,1" in row
    column = spots(table(*SEVEN.split(), hand="Va"), "Va")
    assert "0,-1" not in column
    assert "0,7" not in column


@rule("V-4.4")
@pytest.mark.parametrize(("right", "fits"), [("Th Od Th", True), ("Th Od Th Od", False)])
def test_filling_a_gap_counts_both_parts(right: str, fits: bool) -> None:
    """Three and three make seven with the tile between; three and four would be eight."""
    state = table(f"Od Th Od .. {right}", ".. .. He He He", hand="Va")
    assert ("3,0" in spots(state, "Va")) is fits


@rule("V-4.4")
def test_gaps_are_not_counted() -> None:
    """A Hel in the middle lets a row of tiles and gaps grow beyond seven cells."""
    state = table("Od Th Od He Th Od Th Od", hand="Va")
    assert {"-1,0", "8,0"} <= spots(state, "Va")


@rule("V-4.5")
def test_nothing_playable() -> None:
    """Beside a lone Troll nothing can lie: one tile goes to the box without points, then comes the refill."""
    state = table("Tr", hand="Od Th", deck=["Va", "Fe", "Lo", "Sk", "Dr"])
    assert state.legal_actions() == ["discard:Od", "discard:Th"]
    applied = state.apply("discard:Od")
    document = state.document()
    assert (applied.points, document["scores"]) == (0, [0, 0])
    assert "Od" in document["removed"]
    assert document["discard"] == []
    assert hand(state) == ["Fe", "Lo", "Sk", "Th", "Va"]
    assert state.current_player == 1


@rule("V-4.5")
@pytest.mark.parametrize("saving", ["Dr", "Dw", "Tr", "He", "Sk", "Lb", "Jo Od"])
def test_no_discard_while_anything_is_playable(saving: str) -> None:
    """One tile that can be placed forbids the discard."""
    state = table("Tr Va", hand=f"Od {saving}") if saving == "Jo Od" else table("Tr", hand=f"Th {saving}")
    assert state.legal_actions()
    assert not any(action.startswith("discard") for action in state.legal_actions())


@rule("V-4.6")
def test_points_come_before_the_next_choice() -> None:
    """After a Hermod its points are there already, while its follow-up is still open."""
    state = after(table("Va Lo", hand="Hm Th"), "Hm@-1,0")
    assert state.document()["phase"] == "hermod"
    assert state.scores == [3, 0]


@rule("V-4.7")
@pytest.mark.parametrize(
    ("tiles", "action", "drawn"),
    [
        ("Th Fe Fe Fe Fe", "Th@2,0", 1),
        ("Th Fe", "Th@2,0", 4),
        ("Sk Fe Fe Fe Fe", "Sk@0,0", 0),
        ("Sk Fe Fe Fe Fe", "Sk@2,0", 1),
        ("He Fe Fe Fe Fe Lo", "He@0,0", 0),
        ("Th Fr Fr Fe Fe", "Th+2@2,0", 3),
    ],
)
def test_refill_to_five(tiles: str, action: str, drawn: int) -> None:
    """As many tiles are drawn as are missing to five besides Hels, however they came to be missing."""
    deck = ["Lo", "Va", "Va", "Lo", "Va", "Va"]
    state = after(table("Od Va", hand=tiles, deck=deck), action)
    assert state.document()["deck"] == deck[drawn:]
    assert len([tile for tile in hand(state) if tile != "He"]) == 5


@rule("V-4.7")
def test_refill_ends_with_the_deck() -> None:
    """Who draws the last tile goes short."""
    state = after(table("Od Va", hand="Th Fe Fe", deck=["Lo"]), "Th@2,0")
    assert hand(state) == ["Fe", "Fe", "Lo"]


@rule("V-4.8")
def test_hand_limit() -> None:
    """Six or seven tiles after a boosted capture: down to five, one by one, to the discard pile."""
    state = table("Dr+2 Va", hand="Sk Th Fe Lo Od He", deck=["Va"])
    state.apply("Sk@0,0")
    assert (state.document()["phase"], state.current_player) == ("trim", 0)
    assert state.legal_actions() == [
        "discard:Od",
        "discard:Th",
        "discard:Dr",
        "discard:Fe",
        "discard:Lo",
        "discard:Fr",
    ]
    state.apply("discard:Th")
    assert state.document()["phase"] == "trim"
    state.apply("discard:Fr")
    assert hand(state) == ["Dr", "Fe", "Fr", "He", "Lo", "Od"]
    assert state.document()["discard"] == ["Fr", "Th"]
    assert state.document()["deck"] == ["Va"]
    assert state.current_player == 1


@rule("V-4.9")
def test_hels_do_not_count_as_tiles() -> None:
    """Two Hels and one other tile: four are drawn after a play, none after a Hel with five in hand."""
    state = after(table("Od Va", hand="He He Th", deck=["Lo"] * 6), "Th@2,0")
    assert hand(state) == ["He", "He", "Lo", "Lo", "Lo", "Lo", "Lo"]


@rule("V-4.10")
def test_empty_hands_are_passed_over() -> None:
    """Without tiles there is no decision; the same seat may act again and again."""
    state = table("Od Va", hand="Th Fe Lo", others=("", "Va"))
    turns = []
    for action in ("Th@2,0", "Va@-1,0", "Fe@0,1", "Lo@1,1"):
        turns.append(state.current_player)
        state.apply(action)
    assert turns == [0, 2, 0, 0]
    assert state.is_terminal


@rule("V-4.10")
def test_a_hel_alone_is_a_hand() -> None:
    """A seat whose only tile is a Hel still acts."""
    state = after(table("Od Va", hand="Th", others=("He",)), "Th@2,0")
    assert state.current_player == 1
    assert state.legal_actions() == ["He@0,0", "He@1,0", "He@2,0"]


@rule("V-7.2")
def test_phases_offer_their_own_actions() -> None:
    """Plays in `play`, plays and `end` in `hermod`, flights and `stay` in `raven`, nothing in `over`."""
    assert "end" not in table("Od", hand="Th").legal_actions()
    chained = table("Hm", hand="Th", phase="hermod", hermod="0,0").legal_actions()
    assert chained == ["Th@0,-1", "Th@-1,0", "Th@1,0", "Th@0,1", "end"]
    flying = table("Od Ra", hand="Th", phase="raven", raven={"at": "1,0", "under": None}).legal_actions()
    assert flying == ["fly@0,-1", "fly@-1,0", "fly@0,0", "fly@0,1", "stay"]
    over = table("Od", hand="", others=("",), phase="over", turn=None)
    assert over.legal_actions() == []
    assert over.current_player is None


@rule("V-9")
@pytest.mark.parametrize("variant", [True, False])
def test_no_late_hel(variant: bool) -> None:
    """With the last tile drawn all Hels in hands go to the box; those on the board stay."""
    state = table("Od He", hand="Th He", others=("Va He",), deck=["Lo"], no_late_hel=variant)
    events = [event.seen_by(None) for event in state.apply("Th@-1,0").events if event.kind == "hels_gone"]
    document = state.document()
    assert document["hands"] == ([["Lo"], ["Va"]] if variant else [["He", "Lo"], ["He", "Va"]])
    assert document["board"]["1,0"] == "He"
    assert events == ([{"event": "hels_gone", "seat": s, "count": 1} for s in (0, 1)] if variant else [])


@rule("V-9", "V-4.10")
def test_a_hand_that_no_late_hel_empties() -> None:
    """A seat that held only Hels is passed over from then on."""
    state = after(table("Od Va", hand="Th", others=("He", "Fe"), deck=["Lo"], no_late_hel=True), "Th@2,0")
    assert state.current_player == 2


@rule("V-9")
def test_no_late_hel_waits_for_the_last_tile() -> None:
    """While the deck lasts Hels stay in the hands."""
    state = table("Od Va", hand="Th He Fe Fe Fe Fe", others=("Va",), deck=["Lo", "Lo"], no_late_hel=True)
    assert hand(after(state, "Th@2,0")).count("He") == 1


@rule("V-4.7", "V-9")
def test_the_last_tile_in_the_middle_of_a_refill() -> None:
    """Two are missing, one is left: the hand stays at four, and the Hels go."""
    state = after(table("Od Va", hand="Th Fr Fe Fe Fe He", deck=["Lo"], no_late_hel=True), "Th+1@2,0")
    assert hand(state) == ["Fe", "Fe", "Fe", "Lo"]
    assert points(state, "Od@-1,0") == 0
