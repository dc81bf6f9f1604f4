"""The board: cells, gaps, lines and neighbours (V-1.3, V-3)."""

from gladsheim.testing.ledger import rule
from tests.games.voluspa.boards import after, board, points, spots, table


@rule("V-1.3")
def test_boosts_belong_to_the_board() -> None:
    """A tile that leaves the board leaves its boost behind: in a hand it is an ordinary tile."""
    taken = after(table("Dr+2 Va", hand="Sk", deck=["Od"]), "Sk@0,0").document()
    assert taken["hands"][0] == ["Dr", "Fr", "Fr", "Od"]
    covered = after(table("Fe+2 Va", hand="Dr"), "Dr@0,0").document()
    assert covered["discard"] == ["Fe", "Fr", "Fr"]


@rule("V-3.1")
def test_directions() -> None:
    """North is y-1, East x+1, South y+1, West x-1; numbers below zero are as good as others."""
    for direction, cell in (("N", "0,-1"), ("E", "1,0"), ("S", "0,1"), ("W", "-1,0")):
        bumped = after(table("Od", hand="Jo"), f"Jo@0,0>{direction}")
        assert board(bumped) == {"0,0": "Jo", cell: "Od"}


@rule("V-3.2")
def test_a_hel_is_a_gap() -> None:
    """A Hel is occupied, but it ends lines like an empty cell, and nothing is compared with it."""
    assert points(table("Od He Va", hand="Th"), "Th@3,0") == 2
    assert points(table("Va Fe He Va", hand="Th"), "Th@-1,0") == 3
    assert "1,0" not in spots(table("Od He Va", hand="Th"), "Th")


@rule("V-3.3")
def test_lines_are_unbroken_runs() -> None:
    """A tile is in one row line and one column line; what lies beyond a gap is in neither."""
    state = table("Va Va .. Od", ".. He He He", hand="Th")
    assert points(state, "Th@-1,0") == 3
    parts = state.preview("Th@-1,0").parts
    assert [(part["axis"], part["from"], part["to"]) for part in parts] == [("row", "-1,0", "1,0")]


@rule("V-3.4")
def test_neighbours_share_a_side() -> None:
    """A Loki mutes the four cells beside it, not those at its corners."""
    state = table("Lo Va", hand="Od")
    assert points(state, "Od@1,1") == 2
    assert points(state, "Od@0,1") == 0


@rule("V-3.5")
def test_there_are_no_stacks() -> None:
    """What is covered has left the board: it does not come back when the coverer is taken away."""
    covered = after(table("Od Va", hand="Dr"), "Dr@0,0")
    assert board(covered) == {"0,0": "Dr", "1,0": "Va"}
    taken = table("Dr Va", hand="Sk", discard=["Od"])
    assert board(after(taken, "Sk@0,0")) == {"0,0": "Sk", "1,0": "Va"}
