"""Readings of the rules that a table can choose (E-5): their corners, and how refusals name them."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim import from_document, game
from gladsheim.core.errors import DocumentError, OptionsError
from gladsheim.core.game import State
from gladsheim.games.valhalla.rulings import ACE, EXCUSE, RULINGS
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import after, refuses, scores, seat, table, texts

MINE = ("mountain:0:3 castle:1:2", "forest market")
BEGUN: dict[str, Any] = {"phase": 1, "placed": True, "recruited": False}
FRESH: dict[str, Any] = {"phase": 1, "placed": False, "recruited": False}
BEFORE: dict[str, Any] = {"phase": 2, "placed": True, "recruited": False}
AFTER: dict[str, Any] = {"phase": 2, "placed": True, "recruited": True}
SHOT = "ace:ace-suns:0,0"
AWAY = "use:excuse:discard:1:mill"


def begun(player: dict[str, Any], *rulings: str, rival: str = "mill") -> State:
    """Seat 0 has an ace and the Excuse, and holds a location; seat 1 has a card."""
    own = ["ace-suns"] if rival == "excuse" else ["ace-suns", "excuse"]
    zones = [own, [rival]]
    return table(MINE, zones=zones, seats=[player], options={"rulings": list(rulings)})


@rule("VH-8.6", "VH-8.8")
@pytest.mark.parametrize("player", [BEGUN, BEFORE], ids=["phase 1", "before recruiting"])
def test_cards_wait_for_the_battle_phase_but_by_readings(player: dict[str, Any]) -> None:
    """Each reading lets its own card be used in any turn but the first (E-5.2)."""
    early = {SHOT, AWAY, "ace:ace-suns:0,1"}
    assert not early & texts(begun(player))
    assert early & texts(begun(player, ACE)) == {SHOT}
    assert early & texts(begun(player, EXCUSE)) == {AWAY}


@rule("VH-8.6", "VH-6.2")
def test_never_in_the_first_turn_of_a_cycle() -> None:
    """Nor when forced into glory; the refusal names the reading beside the rule (E-5.2, E-1.6)."""
    first = begun(FRESH, ACE, EXCUSE)
    assert "first turn of a cycle" in refuses(first, SHOT, "VH-8.6", ACE, "VH-6.2")
    assert "first turn of a cycle" in refuses(first, AWAY, "VH-8.8", EXCUSE, "VH-6.2")
    forced = begun({"phase": 4}, ACE, EXCUSE)
    assert texts(forced) == {"glory"}
    assert "You cannot use cards" in refuses(forced, SHOT, "VH-8.6", ACE)


@rule("VH-8.6")
@pytest.mark.parametrize("player", [BEGUN, BEFORE, AFTER], ids=["phase 1", "before", "after recruiting"])
def test_an_early_ace_leaves_the_turn_as_it_was(player: dict[str, Any]) -> None:
    """The marker stays, and the same turn offers what it offered besides the ace (E-5.3)."""
    state = begun(player, ACE)
    left = {text for text in texts(state) if text != SHOT}
    state = after(state, SHOT)
    assert scores(state) == [4, 0]
    assert {name: seat(state)[name] for name in player} == player
    assert not seat(state)["fought"]
    assert texts(state) == left


@rule("VH-8.6", "VH-8.7")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_a_stopped_early_ace_costs_the_turn(phase: int) -> None:
    """It is no pass, the marker stays, and only in phase 3 it is a turn of the battle phase (E-5.3)."""
    player = {"phase": phase, "placed": True, "recruited": phase > 1, "fought": False}
    state = after(begun(player, ACE, rival="excuse"), SHOT)
    assert from_document(state.document()).document() == state.document()
    state = after(state, "excuse:excuse")
    document = state.document()
    assert (document["turn"], document["pass_run"], scores(state)) == (1, 0, [0, 0])
    found = document["players"][0]
    assert (found["phase"], found["fought"], found["stalled"]) == (phase, phase == 3, False)
    assert found["cards"][0] == {"card": "ace-suns", "uses": 0, "used": True, "armies": 0}


@rule("VH-8.8")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_an_early_excuse_is_the_turn(phase: int) -> None:
    """The marker stays, and only in phase 3 it is a turn of the battle phase (E-5.4)."""
    player = {"phase": phase, "placed": True, "recruited": False, "fought": False}
    document = after(begun(player, EXCUSE), AWAY).document()
    found = document["players"][0]
    assert (document["turn"], found["phase"], found["fought"]) == (1, phase, phase == 3)
    assert document["discard"][-2:] == ["mill", "excuse"]
    assert document["pass_run"] == 0


@rule("VH-14.1")
def test_rivals_are_asked_about_an_early_ace_in_its_phases_only() -> None:
    """A document in which they are asked before the first placement is refused, or without the reading."""
    document = after(begun(BEGUN, ACE, rival="excuse"), SHOT).document()
    document["players"][0]["placed"] = False
    with pytest.raises(DocumentError, match="first placement"):
        from_document(document)
    document["players"][0]["placed"] = True
    del document["options"]["rulings"]
    with pytest.raises(DocumentError, match="of phase 3"):
        from_document(document)


def test_readings_are_listed_in_their_order_and_only_where_chosen() -> None:
    """Options, documents and observations have `rulings` exactly if any is chosen (E-1.1, E-1.3)."""
    chosen = game("valhalla", rulings=list(RULINGS.names[::-1]))
    assert chosen.options["rulings"] == list(RULINGS.names)
    state = chosen.deal(1)
    for document in (
        state.document(),
        state.observe(0),
        state.observe(None),
        state.game.presenter.scene(state, 0),
    ):
        assert document["options"]["rulings"] == chosen.options["rulings"]
    plain = game("valhalla", rulings=[]).deal(1).document()
    assert "rulings" not in plain["options"]
    written = {**plain, "options": {**plain["options"], "rulings": []}}
    assert from_document(written).document() == plain
    with pytest.raises(OptionsError, match=ACE):
        game("valhalla", rulings=["dwarf-never-zero"])
    with pytest.raises(DocumentError, match=ACE):
        from_document({**plain, "options": {**plain["options"], "rulings": [ACE, ACE]}})
