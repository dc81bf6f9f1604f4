"""Turns, phases, passing and being forced on (VH-5)."""

from __future__ import annotations

import pytest

from gladsheim.core.game import State
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import after, held, refuses, seat, stage, table, texts, told

FRESH = {"phase": 1, "placed": False, "recruited": False}
PLACED = {"phase": 1, "placed": True, "recruited": False}
UNREADY = {"phase": 2, "placed": True, "recruited": False}
RECRUITED = {"phase": 2, "placed": True, "recruited": True}
FIGHTING = {"phase": 3, "placed": True, "recruited": True}
FULL = ("mountain:0:12 castle", "forest market")
"""All armies of seat 0 stand on the landscape."""


def phase(state: State, number: int = 0) -> int:
    """The phase of a player."""
    found: int = seat(state, number)["phase"]
    return found


def run(state: State) -> int:
    """The consecutive passing turns."""
    found: int = state.document()["pass_run"]
    return found


@rule("VH-5.1")
def test_seats_in_order_each_in_a_phase_of_its_own() -> None:
    """The turn goes round without end, and players may be in different phases and cycles."""
    seats = [FIGHTING, {**PLACED, "cycle": 5}, {**RECRUITED, "cycle": 1}]
    state = table(seats=seats, options={"players": 3})
    order, phases = [], []
    for action in ("pass", "place:0,0E", "battle", "pass"):
        order.append(state.current_player)
        phases.append([phase(state, number) for number in range(3)])
        state = after(state, action)
    assert order == [0, 1, 2, 0]
    assert phases == [[3, 1, 2]] * 3 + [[3, 1, 3]]


@rule("VH-5.2")
def test_no_phase_is_skipped() -> None:
    """From phase 1 neither battle nor glory; from phase 2 no glory; recruiting and using move on."""
    zones = [["journey"]]
    state = table(zones=zones, slots={"0,0E": [2, 0]}, seats=[PLACED])
    for action in ("battle", "glory", "use:journey:event"):
        assert action not in texts(state)
    state = after(state, "recruit:0,0", "place:1,0E")
    assert phase(state) == 2
    assert "glory" not in texts(state)
    assert phase(after(state, "use:journey:event")) == 3


@rule("VH-5.3")
def test_unable_to_place() -> None:
    """Without an army in reserve the first turn is a skip: phase 2, counted as a pass."""
    state = table(FULL, seats=[FRESH], pass_run=1)
    assert texts(state) == {"skip"}
    later = after(state, "skip")
    assert (phase(later), run(later), seat(later)["stalled"]) == (2, 2, False)
    closed = table(market=[None] * 9, seats=[FRESH])
    assert texts(closed) == {"skip"}


@rule("VH-5.3", "VH-7.8")
def test_unable_to_recruit() -> None:
    """In phase 2 with nothing recruited and nothing to recruit the marker goes to 3."""
    state = table(seats=[UNREADY])
    assert texts(state) == {"skip"}
    later = after(state, "skip")
    assert (phase(later), run(later), seat(later)["recruited"]) == (3, 1, False)


@rule("VH-5.3")
def test_unable_to_do_more_of_phase_one() -> None:
    """Placed, but neither a placement nor a recruitment is possible: at once to phase 3."""
    state = table(("mountain:0:11 castle", "forest market"), seats=[PLACED], slots={"0,0E": [1, 0]})
    assert texts(state) == {"skip", "pass"}
    later = after(state, "skip")
    assert (phase(later), run(later)) == (3, 1)
    assert told(state, "skip")[0] == {"event": "unable", "seat": 0, "phase": 1}


@rule("VH-5.3")
def test_nobody_is_unable_while_a_placement_is_possible() -> None:
    """The duty to recruit is not dodged by placing one army only."""
    state = table(seats=[PLACED], slots={"0,0E": [1, 0]})
    refuses(state, "skip", "VH-5.3")
    assert "pass" in texts(state)


@rule("VH-5.4")
@pytest.mark.parametrize(
    ("player", "legal"),
    [(FRESH, False), (PLACED, True), (UNREADY, False), (RECRUITED, True), (FIGHTING, True)],
)
def test_when_one_passes(player: dict[str, object], legal: bool) -> None:
    """After the first placement, after the first recruitment, and always in phase 3; the marker stays."""
    state = table(seats=[player], slots={"0,0E": [2, 0]})
    assert ("pass" in texts(state)) is legal
    if legal:
        later = after(state, "pass")
        assert (phase(later), seat(later)["stalled"], run(later)) == (player["phase"], True, 1)


@rule("VH-5.4", "VH-5.7")
def test_passing_into_the_battle_phase() -> None:
    """`battle` moves the marker to 3, ends the turn and counts as a pass made there."""
    later = after(table(seats=[RECRUITED]), "battle")
    assert (phase(later), seat(later)["stalled"], seat(later)["fought"], run(later)) == (3, True, True, 1)
    assert later.current_player == 1
    assert "battle" not in texts(table(seats=[UNREADY]))


@rule("VH-5.5", "VH-5.6")
def test_forced_from_phase_to_phase() -> None:
    """Who passed, and then everybody else, is forced on; step by step to the glory phase."""
    state = table(seats=[PLACED, FIGHTING], slots={"0,0E": [2, 0]})
    state = after(state, "pass", "pass")
    assert (state.current_player, phase(state), seat(state)["stalled"]) == (0, 2, False)
    assert {"recruit:0,0", "recruit:1,0"} == texts(state)
    other = table(seats=[RECRUITED, FIGHTING])
    other = after(other, "pass", "pass")
    assert phase(other) == 3
    assert "pass" in texts(other)
    # The pass goes on counting: now the other is forced, too.
    other = after(other, "pass")
    assert (other.current_player, phase(other, 1), texts(other)) == (1, 4, {"glory"})
    refuses(other, "pass", "VH-5.6")


@rule("VH-5.5")
def test_battle_and_skip_count_as_passes() -> None:
    """A `battle` makes one stalled, a `skip` does not; both count in the run of others."""
    state = after(table(("mountain castle:1:12", "forest market"), seats=[RECRUITED, FRESH]), "battle")
    assert texts(state) == {"skip"}
    state = after(state, "skip")
    assert (run(state), phase(state), texts(state)) == (2, 4, {"glory"})
    # Seat 1 skipped: it is not forced, although everybody else has passed since.
    state = table(("mountain castle:1:12", "forest market"), seats=[FIGHTING, FRESH], pass_run=7)
    state = after(state, "pass", "skip")
    assert phase(state, 1) == 2
    seats = [FIGHTING, {**UNREADY, "cycle": 3}]
    state = after(table(seats=seats, turn=1), "skip", "pass")
    assert (phase(state, 1), run(state)) == (3, 2)


@rule("VH-5.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_else_must_have_passed(players: int) -> None:
    """One is forced only after a whole round of passes."""
    state = table(seats=[FIGHTING] * players, options={"players": players})
    for _ in range(players):
        assert phase(state) == 3
        state = after(state, "pass")
    assert (state.current_player, phase(state)) == (0, 4)
    moved = table(seats=[FIGHTING] * players, options={"players": players}, zones=[[], ["journey"]])
    moved = after(moved, "pass", "use:journey:event", "put:0,0:3", *["pass"] * (players - 2))
    assert (moved.current_player, phase(moved), run(moved)) == (0, 3, players - 2)


@rule("VH-5.5", "VH-8.7")
def test_a_turn_lost_to_the_excuse_is_no_pass() -> None:
    """The run of passes begins anew."""
    zones = [["journey"], ["excuse"]]
    state = table(zones=zones, pass_run=5)
    state = after(state, "use:journey:event", "put:0,0:3", "excuse:excuse")
    assert (run(state), seat(state)["stalled"], state.current_player) == (0, False, 1)


@rule("VH-5.6")
def test_choices_after_being_forced() -> None:
    """The choices are those of the new phase, in the same turn; forced to 4 only glory is left."""
    seats = [{**RECRUITED, "stalled": False}, FIGHTING]
    state = after(table(seats=seats, zones=[["journey"]]), "pass", "pass")
    assert (phase(state), "use:journey:event" in texts(state)) == (3, True)
    assert "battle" not in texts(state)
    state = after(table(seats=[FIGHTING, FIGHTING], zones=[["journey"]]), "pass", "pass")
    assert texts(state) == {"glory"}
    events = told(table(seats=[FIGHTING, FIGHTING]), "pass", "pass")
    assert {"event": "phase", "seat": 0, "phase": 4, "forced": True} in events


@rule("VH-5.7")
def test_glory_follows_a_turn_of_battle() -> None:
    """A pass, a use and an interrupted ace are such turns; a free ace alone is not."""
    mine = ("mountain:0:2 castle", "forest market")
    zones = [["journey", "ace-moons", held("author", uses=2)], ["excuse"]]
    state = table(mine, zones=zones)
    assert "glory" not in texts(state)
    aced = after(state, "ace:ace-moons:0,0", "allow")
    assert (aced.current_player, seat(aced)["fought"], "glory" in texts(aced)) == (0, False, False)
    announced = after(state, "use:journey:event")
    assert seat(announced)["fought"]
    for way in (
        ["pass"],
        ["refresh:author"],
        ["use:journey:event", "put:0,0:3", "allow"],
        ["use:journey:event", "put:0,0:3", "excuse:excuse"],
        ["ace:ace-moons:0,0", "excuse:excuse"],
    ):
        later = after(state, *way)
        assert (later.current_player, seat(later)["fought"]) == (1, True), way
        assert "glory" in texts(after(later, "place:0,0E"))


@rule("VH-5.8")
def test_aces_and_a_pass_are_a_pass() -> None:
    """Aces do not end the turn, and the pass after them counts."""
    state = table(
        ("mountain:0:2 castle", "forest market"), zones=[["ace-moons", "ace-suns"]], pass_run=1
    )  # fmt: skip
    state = after(state, "ace:ace-moons:0,0", "ace:ace-suns:0,0")
    assert (state.current_player, stage(state), run(state)) == (0, "turn", 1)
    later = after(state, "pass")
    assert (run(later), seat(later)["stalled"]) == (2, True)
