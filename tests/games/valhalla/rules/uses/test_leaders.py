"""Leaders and combat (VH-8.20 to VH-8.25, VH-9)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gladsheim.core.game import State
from gladsheim.games.valhalla.rulings import LEADER
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import after, army, refuses, reserves, stage, table, texts, told

ANY = [LEADER]
SUNS = ("desert:0:4 mountain castle", "market window island")
"""All but the market bear suns, so that the Bard leads everywhere but there."""


def led(land: tuple[str, ...], card: str, *steps: str, dest: str = "", rulings: Sequence[str] = ()) -> State:
    """The position after some steps of a leader of seat 0."""
    head = f"use:{card}:person:{dest}" if dest else f"use:{card}:person"
    return after(table(land, zones=[[card]], options={"decks": 2, "rulings": list(rulings)}), head, *steps)


def finished(state: State) -> State:
    """The position after the end of the plan."""
    return after(state, "end") if stage(state) == "plan" else state


@rule("VH-8.20")
def test_movements() -> None:
    """A step of n armies uses n movements, and there are as many as the leader's rank."""
    land = ("mountain:0:6 castle", "forest market")
    state = led(land, "painter")
    assert texts(state) == {f"march:0,0:1,0:{n}" for n in (1, 2, 3)}
    state = led(land, "painter", "march:0,0:1,0:1")
    assert {text for text in texts(state) if text.startswith("march:0,0")} == {
        "march:0,0:1,0:1",
        "march:0,0:1,0:2",
    }
    assert stage(led(land, "painter", "march:0,0:1,0:3")) == "turn"


@rule("VH-8.20")
def test_both_symbols_are_needed() -> None:
    """The destination shares one with the origin and, perhaps another, one with the leader."""
    land = (".. forest ..", "castle mountain:0:3 desert", "market cave window")
    # The Mountain (moons, suns) shares with all but the Cave and the Market; the Author has moons, knots.
    assert {text.split(":")[2] for text in texts(led(land, "author"))} == {"1,0", "0,1"}
    assert {text.split(":")[2] for text in texts(led(land, "penitent"))} == {"0,1", "2,1"}


@rule("VH-8.20")
def test_marches_go_to_neighbours_of_held_places() -> None:
    """Never over a corner, never from where a rival or nobody stands."""
    land = ("mountain:0:2 castle:1:2", "forest mountain.2:0:1")
    starts = {text.split(":")[1] for text in texts(led(land, "diplomat"))}
    assert starts == {"0,0", "1,1"}
    refuses(led(land, "diplomat"), "march:0,0:1,1:1", "VH-8.20")
    refuses(led(land, "diplomat"), "march:1,0:0,0:1", "VH-8.20")


@rule("VH-8.21")
def test_armies_march_on_from_what_they_won() -> None:
    """The armies of a step fight at once, and later steps see what came of it."""
    land = ("mountain:0:3 castle:1:1", "forest market")
    state = led(land, "diplomat", "march:0,0:1,0:3")
    assert {text for text in texts(state) if text.startswith("march")} == {"march:1,0:0,0:1"}
    done = after(state, "march:1,0:0,0:1")
    done = finished(done)
    assert (army(done, 0, 0), army(done, 1, 0)) == ((0, 1), (None, 0))
    assert reserves(done) == [11, 12]


@rule("VH-8.21", "VH-9.1")
def test_steps_are_fought_one_by_one() -> None:
    """Two steps of one army meet what the first has left; both lose their man to the terrain."""
    land = ("mountain:0:2 castle:1:1", "forest market")
    single = finished(led(land, "diplomat", "march:0,0:1,0:1", "march:0,0:1,0:1"))
    assert (army(single, 1, 0), army(single, 0, 0)) == ((1, 1), (None, 0))
    double = finished(led(land, "diplomat", "march:0,0:1,0:2"))
    assert army(double, 1, 0) == (None, 0)


@rule("VH-8.22")
def test_a_crown_names_its_destination() -> None:
    """Only places that share its symbol and can be reached; all musters go there."""
    state = table(SUNS, zones=[["bard"]])
    assert texts(state, "use") == {f"use:bard:person:{cell}" for cell in ("1,0", "2,0", "1,1", "2,1")}
    refuses(state, "use:bard:person", "VH-8.22")
    planned = after(state, "use:bard:person:1,0")
    assert planned.document()["pending"]["dest"] == [1, 0]
    assert texts(planned) == {f"muster:0,0:0,0:{n}" for n in range(1, 5)}
    assert army(after(planned, "muster:0,0:0,0:4"), 1, 0) == (0, 4)


@rule("VH-8.22", "VH-8.24")
def test_what_a_muster_costs() -> None:
    """Armies times steps, the last included, out of ten movements; the way in is chosen."""
    state = led(SUNS, "bard", dest="2,0")
    # By 1,0 it is two steps, by 2,1 (over 1,0 and 1,1) four.
    assert texts(state) == {f"muster:0,0:1,0:{n}" for n in (1, 2, 3, 4)} | {
        f"muster:0,0:2,1:{n}" for n in (1, 2)
    }
    state = led(SUNS, "bard", "muster:0,0:2,1:2", dest="2,0")
    assert texts(state) == {"muster:0,0:1,0:1", "end"}
    assert army(after(state, "muster:0,0:1,0:1"), 2, 0) == (0, 3)


@rule("VH-8.24")
@pytest.mark.parametrize(
    ("land", "ways"),
    [
        (("desert:0:1 mountain castle", "market window island"), {"1,0", "2,1"}),
        (("desert:0:1 mountain:0:1 castle", "market window island"), {"1,0", "2,1"}),
        (("desert:0:1 mountain:1:1 castle", "market window island"), set()),
        (("desert:0:1 forest castle", "market window island"), set()),
        (("desert:0:1 mountain castle", "mountain.2 market island"), {"1,0"}),
        (("desert:0:1 castle mountain", "mountain.2 window island"), {"1,0", "2,1"}),
    ],
)
def test_the_way_of_a_muster(land: tuple[str, ...], ways: set[str]) -> None:
    """Over cells that are free or one's own, each sharing a symbol with the last and the leader."""
    state = table(land, zones=[["bard"]], options={"decks": 2})
    if not ways:
        refuses(state, "use:bard:person:2,0", "VH-8.24")
        return
    found = {text.split(":")[2] for text in texts(after(state, "use:bard:person:2,0")) if "0,0:" in text}
    assert {way for way in found if way != "0,0"} >= ways


@rule("VH-8.24")
def test_a_muster_does_not_pass_its_destination() -> None:
    """In a row the far side of the destination is out of reach."""
    land = ("desert:0:2 mountain castle", "market forest cave")
    state = led(land, "bard", dest="1,0")
    assert {text.split(":")[2] for text in texts(state)} == {"0,0"}
    refuses(state, "muster:0,0:2,0:1", "VH-8.24")


@rule("VH-8.23", "VH-9.4")
def test_the_free_casualty() -> None:
    """The first muster that meets enemies fells one for nothing; the next one does not."""
    land = ("castle:0:4 desert:1:3", "market cave")
    one = finished(led(land, "bard", "muster:0,0:0,0:1", dest="1,0"))
    assert army(one, 1, 0) == (1, 1)
    two = finished(led(land, "bard", "muster:0,0:0,0:1", "muster:0,0:0,0:1", dest="1,0"))
    assert army(two, 1, 0) == (None, 0)
    at_once = finished(led(land, "bard", "muster:0,0:0,0:3", dest="1,0"))
    assert army(at_once, 1, 0) == (0, 1)
    events = told(
        table(land, zones=[["bard"]]), "use:bard:person:1,0", "muster:0,0:0,0:1", "end"
    )  # fmt: skip
    battle = next(event for event in events if event["event"] == "battle")
    assert (battle["crown"], battle["terrain"]) == (True, False)
    assert (battle["attackers"], battle["defenders"]) == (1, 3)
    assert (battle["attackers_left"], battle["defenders_left"]) == (0, 1)


@rule("VH-8.23")
def test_the_free_casualty_waits_for_enemies() -> None:
    """A leader who is no crown fells nobody for free."""
    land = ("castle:0:4 desert:1:3", "market cave")
    state = finished(led(land, "diplomat", "march:0,0:1,0:1"))
    assert army(state, 1, 0) == (1, 2)


@rule("VH-8.25")
def test_pawn_and_court_leaders() -> None:
    """Every army of one location may go one cell, in any groups, to electable neighbours.

    The Mountain (moons, suns) leads to the Castle (suns, knots) and the Forest (moons, leaves), not to the
    Desert (suns, wyrms), which shares nothing with the Consul, nor to the Cave (waves, wyrms).
    """
    land = (".. castle ..", "forest mountain:0:3 desert", ".. cave ..")
    state = led(land, "consul")
    goals = {text.split(":")[2] for text in texts(state)}
    assert goals == {"1,0", "0,1"}
    state = after(state, "march:1,1:0,1:1", "march:1,1:1,0:1")
    assert texts(state) == {f"march:1,1:{goal}:1" for goal in goals} | {"end"}
    done = after(state, "end")
    assert (army(done, 1, 1), army(done, 0, 1), army(done, 1, 0)) == ((0, 1), (0, 1), (0, 1))


@rule("VH-8.25", "VH-8.3")
def test_a_location_without_an_electable_neighbour_is_no_start() -> None:
    """And a leader without a start may not be announced, but by a reading."""
    land = ("cave desert", "market mountain:0:3")
    refused = table(land, zones=[["consul"]])
    assert "none of your armies" in refuses(refused, "use:consul:person", "VH-8.25", "VH-8.3")
    assert {text.split(":")[1] for text in texts(led(land, "consul", rulings=ANY))} == {"1,1"}


@rule("VH-8.25")
def test_leaders_to_any_neighbour_by_a_reading() -> None:
    """Every army of one location may go one cell, in any groups, to any neighbour (E-5.1)."""
    land = ("cave forest:0:1 ..", "market mountain:0:3 desert", ".. origin ..")
    state = led(land, "consul", rulings=ANY)
    assert {text.split(":")[1] for text in texts(state)} == {"1,0", "1,1"}
    goals = {text.split(":")[2] for text in texts(state) if text.startswith("march:1,1")}
    assert goals == {"1,0", "0,1", "2,1", "1,2"}
    state = after(state, "march:1,1:0,1:1", "march:1,1:1,2:1")
    assert texts(state) == {f"march:1,1:{goal}:1" for goal in goals} | {"end"}
    done = after(state, "end")
    assert (army(done, 1, 1), army(done, 0, 1), army(done, 1, 2)) == ((0, 1), (0, 1), (0, 1))
    assert stage(after(state, "march:1,1:2,1:1")) == "turn"


@rule("VH-8.25")
def test_the_start_of_a_pawn_shares_its_symbol() -> None:
    """The Watchman has moons, wyrms and knots: he leads from the Cave, not from the Mill."""
    land = ("cave:0:2 mill:0:2", "castle forest")
    starts = {text.split(":")[1] for text in texts(led(land, "watchman", rulings=ANY))}
    assert starts == {"0,0"}


@rule("VH-9.1")
@pytest.mark.parametrize(
    ("sent", "there", "left"), [(3, 1, (0, 2)), (1, 3, (1, 2)), (3, 3, (None, 0)), (9, 9, (None, 0))]
)
def test_equal_numbers_fall(sent: int, there: int, left: tuple[int | None, int]) -> None:
    """Until one side at most is left; the fallen go to their reserves."""
    state = table((f"mountain:1:{there} castle", "forest market"), zones=[["pact"]])
    state = finished(after(state, "use:pact:event", f"put:0,0:{sent}"))
    assert army(state, 0, 0) == left
    fallen = min(sent, there)
    assert reserves(state) == [12 - sent + fallen, 12 - there + fallen]


@rule("VH-9.2", "VH-9.3")
def test_no_terrain_for_deployed_armies() -> None:
    """An event fights on a nine as on a two."""
    state = table(("mountain castle", "darkness:1:1 market"), zones=[["discovery"]])
    state = finished(after(state, "use:discovery:event", "put:0,1:2"))
    assert army(state, 0, 1) == (0, 1)


@rule("VH-9.3")
@pytest.mark.parametrize(
    ("start", "goal", "lost"),
    [
        ("mountain", "castle", True),
        ("castle", "mountain", False),
        ("mountain", "mountain.2", False),
        ("window", "desert", True),
        ("island", "desert", True),
        ("desert", "window", False),
        ("window", "island", False),
        ("borderland", "island", False),
        ("borderland", "cave", True),
        ("sea", "cave", False),
        ("mill", "sea", False),
        ("borderland", "sea", False),
        ("sea", "borderland", False),
    ],
)
def test_terrain(start: str, goal: str, lost: bool) -> None:
    """Marching uphill costs one army first; crowns are level with all, pawns and courts the lowest."""
    # The Light Keeper (suns, waves, knots) leads from each of these starts to its neighbour.
    leader = "light-keeper"
    land = (f"{start}:0:2 {goal}:1:1", "origin end")
    state = finished(led(land, leader, "march:0,0:1,0:2"))
    assert army(state, 1, 0) == ((None, 0) if lost else (0, 1))


@rule("VH-9.3")
def test_terrain_needs_an_enemy_and_costs_one() -> None:
    """Nobody falls on the way to a free place; of a large step one army falls."""
    land = ("mountain:0:5 castle", "forest market")
    assert army(finished(led(land, "diplomat", "march:0,0:1,0:5")), 1, 0) == (0, 5)
    land = ("mountain:0:5 castle:1:1", "forest market")
    assert army(finished(led(land, "diplomat", "march:0,0:1,0:5")), 1, 0) == (0, 3)


@rule("VH-9.3")
def test_the_last_cell_decides() -> None:
    """A muster from a low place enters from the high one before the destination."""
    land = ("desert:0:2 castle mountain:1:1", "market forest cave")
    state = finished(led(land, "bard", "muster:0,0:1,0:1", dest="2,0"))
    assert army(state, 2, 0) == (0, 1)
    direct = finished(
        led(("desert:0:2 mountain:1:1", "market forest"), "bard", "muster:0,0:0,0:1", dest="1,0")
    )
    assert army(direct, 1, 0) == (None, 0)


@rule("VH-9.4", "VH-9.5")
@pytest.mark.parametrize(
    ("attackers", "defenders", "left"),
    [(1, 1, (None, 0)), (2, 1, (0, 1)), (1, 2, (1, 1)), (3, 2, (0, 1)), (2, 2, (None, 0)), (4, 1, (0, 3))],
)
def test_terrain_and_casualty_at_once(attackers: int, defenders: int, left: tuple[int | None, int]) -> None:
    """Uphill under a crown: both lose one, then equal numbers."""
    land = (f"mountain:0:{attackers} castle:1:{defenders}", "forest market")
    state = finished(led(land, "bard", f"muster:0,0:0,0:{attackers}", dest="1,0"))
    assert army(state, 1, 0) == left


@rule("VH-9.5")
def test_the_example_without_a_crown() -> None:
    """One marches uphill against one: the attacker falls, the defender stays."""
    land = ("mountain:0:1 castle:1:1", "forest market")
    state = finished(led(land, "diplomat", "march:0,0:1,0:1"))
    assert (army(state, 0, 0), army(state, 1, 0), reserves(state)) == ((None, 0), (1, 1), [12, 11])


@rule("VH-9.1", "VH-2.1")
def test_no_army_is_lost_in_a_long_plan() -> None:
    """Twelve for each player after every step that happens."""
    land = ("mountain:0:4 castle:1:3 desert:0:3", "forest:1:2 window:2:3 island")
    state = table(land, zones=[["diplomat"]], options={"players": 3})
    steps = ["march:0,0:1,0:4", "march:2,0:1,0:3"]
    done = finished(after(state, "use:diplomat:person", *steps))
    document = done.document()
    for number, player in enumerate(document["players"]):
        there = sum(place["armies"] for place in document["landscape"] if place["owner"] == number)
        assert player["reserve"] + there == 12
    assert army(done, 0, 0) != army(state, 0, 0)
