"""What clients are told (VA-18): each kind of event with its fields, and who learns what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gladsheim.core.game import State
from gladsheim.testing.ledger import rule
from tests.games.valda.boards import after, copies, table

Json = dict[str, Any]
RICH: Json = {"blood": 9, "gold": 9, "diamond": 9}


def told(state: State, action: str, viewer: int | None = None) -> list[Json]:
    """The events of an action as a seat or a spectator learns them."""
    return [event.seen_by(viewer) for event in state.clone().apply(action).events]


def assault(target: Json, attacker: Json, *others: Json, **fields: Any) -> State:
    """Seat 1, first in line, may attack seat 0."""
    return table(target, {"followers": 11, **attacker}, *others, phase="attack", **fields)


SCENES: dict[str, tuple[Callable[[], State], str, Json]] = {
    "turn_started": (
        lambda: table({}, {}, phase="followers", round=2),
        "end",
        {"seat": 1, "round": 2},
    ),
    "turn_ended": (lambda: table({}, {}, phase="followers"), "end", {"seat": 0}),
    "ship_moved": (lambda: table({}, {}, phase="followers", active=1, round=2), "end", {"round": 3}),
    "phase_started": (lambda: table({}, {}, phase="game"), "end", {"seat": 0, "phase": "build"}),
    "dice_rolled": (
        lambda: table({"temples": {"loki": 2}}, {}, phase="followers", forced=[3, 5]),
        "loki",
        {"seat": 0, "dice": ["W", "W"], "faces": [3, 5], "use": "followers"},
    ),
    "die_turned": (
        lambda: after(
            table({"temples": {"loki": 1}, "hand": ["freya.weapon"]}, {}, phase="followers", forced=[1]),
            "loki",
            "weapon:crown",
        ),
        "die:0:6",
        {"seat": 0, "index": 0, "face": 6},
    ),
    "resources_gained": (
        lambda: table({"hand": ["base.blood-vein-2"]}, {}, phase="game"),
        "play:base.blood-vein-2",
        {"seat": 0, "amounts": {"blood": 2}, "from": "supply"},
    ),
    "resources_gained from a seat": (
        lambda: after(
            assault({"gold": 1, "blood": 1}, {"hand": ["base.plunder"]}), "attack:base.plunder", "yield"
        ),
        "res:g",
        {"seat": 1, "amounts": {"gold": 1}, "from": 0},
    ),
    "resources_spent": (
        lambda: table(RICH, {}, phase="build"),
        "build:drill",
        {"seat": 0, "amounts": {"gold": 2, "diamond": 2}, "for": "drill"},
    ),
    "resources_spent in the followers phase": (
        lambda: table({**RICH, "temples": {"odin": 1}}, {}, phase="followers"),
        "odin:2",
        {"seat": 0, "amounts": {"blood": 2}, "for": "followers"},
    ),
    "traded": (
        lambda: table({"gold": 4}, {}),
        "trade:g:b",
        {"seat": 0, "given": "gold", "wanted": "blood", "rate": 4},
    ),
    "cards_drawn": (
        lambda: table({}, {}, decks={"base": ["base.kill", "base.barter"]}),
        "end",
        {"seat": 0, "deck": "base", "count": 2, "open": ["base.kill", "base.barter"]},
    ),
    "god_cards_offered": (
        lambda: table(RICH, {}, phase="build"),
        "build:tyr",
        {"seat": 0, "god": "tyr"},
    ),
    "god_card_kept": (
        lambda: after(table(RICH, {}, phase="build", decks={"tyr": ["tyr.trial"]}), "build:tyr"),
        "keep:tyr.trial",
        {"seat": 0, "god": "tyr"},
    ),
    "deck_refilled": (
        lambda: table({}, {}, phase="game", discard=copies("base")),
        "buy",
        {"deck": "base", "count": 80},
    ),
    "card_played": (
        lambda: table({"hand": ["base.seduction-1"]}, {}, phase="game"),
        "play:base.seduction-1",
        {"seat": 0, "card": "base.seduction-1"},
    ),
    "card_discarded": (
        lambda: table({"hand": ["base.seduction-1"]}, {}, phase="game"),
        "play:base.seduction-1",
        {"seat": 0, "card": "base.seduction-1", "why": "played"},
    ),
    "card_recovered": (
        lambda: after(
            table({"hand": ["odin.weapon"]}, {}, discard=["base.kill", "tyr.trial"]), "weapon:bullseye"
        ),
        "card:tyr.trial",
        {"seat": 0, "card": "tyr.trial"},
    ),
    "card_stolen": (
        lambda: after(assault({"hand": ["base.barter"]}, {"hand": ["base.cutpurse"]}),
                      "attack:base.cutpurse"),
        "yield",
        {"thief": 1, "victim": 0, "from": "hand"},
    ),
    "card_stolen from the table": (
        lambda: after(
            table({}, {"hand": ["tyr.weapon"]}, decks={"base": ["base.kill"]}),
            "end", "weapon:thief", "player:0",
        ),
        "card:base.kill",
        {"thief": 1, "victim": 0, "from": "open", "card": "base.kill"},
    ),
    "cards_seen": (
        lambda: after(table({"hand": ["base.raven-scout"]}, {"hand": ["base.kill"]}, phase="game"),
                      "play:base.raven-scout"),
        "player:1",
        {"seat": 0, "whose": 1},
    ),
    "cards_seen on a deck": (
        lambda: after(table({"hand": ["base.bifrost-bridge"]}, {}, phase="game"), "play:base.bifrost-bridge"),
        "god:tyr",
        {"seat": 0, "whose": "tyr"},
    ),
    "action_spent": (lambda: table({}, {}, phase="game"), "take:b", {"seat": 0, "left": 2}),
    "followers_changed": (
        lambda: after(assault({"followers": 6}, {"hand": ["base.double-kill"]}), "attack:base.double-kill"),
        "yield",
        {"seat": 0, "by": -1, "to": 5, "blocked": 1},
    ),
    "structure_built": (lambda: table(RICH, {}, phase="build"), "build:tyr", {"seat": 0, "what": "tyr"}),
    "structure_negated": (
        lambda: after(table(RICH, {"hand": ["loki.weapon"]}, phase="build", builds=1), "build:mine"),
        "weapon:backstab",
        {"seat": 0, "what": "mine", "by": 1},
    ),
    "temple_destroyed": (
        lambda: after(assault({"temples": {"tyr": 1, "odin": 1}}, {"hand": ["base.torch"]}),
                      "attack:base.torch", "yield"),
        "god:odin",
        {"seat": 0, "god": "odin", "by": 1},
    ),
    "temple_moved": (
        lambda: after(table({"hand": ["loki.wandering-stones"]}, {"temples": {"tyr": 1}}, phase="game"),
                      "play:loki.wandering-stones", "move:1:tyr"),
        "god:odin",
        {"seat": 1, "from": "tyr", "to": "odin", "by": 0},
    ),
    "works_lost": (
        lambda: after(assault({"drills": 1, "mines": 3}, {"hand": ["surtur.scorched-earth"]}),
                      "attack:surtur.scorched-earth", "yield"),
        "works:drill",
        {"seat": 0, "what": "drill", "by": 1},
    ),
    "area_locked": (
        lambda: table({**RICH, "temples": {"tyr": 2}}, {}, phase="build"),
        "build:tyr",
        {"seat": 0, "god": "tyr"},
    ),
    "area_unlocked": (
        lambda: after(
            assault({"temples": {"tyr": 3, "odin": 1}, "bonus": ["tyr"]}, {"hand": ["base.torch"]}),
            "attack:base.torch", "yield",
        ),
        "god:tyr",
        {"god": "tyr"},
    ),
    "ability_lent": (
        lambda: after(table({"hand": ["loki.shapeshift"]}, {"temples": {"tyr": 1}}, phase="game"),
                      "play:loki.shapeshift"),
        "god:tyr",
        {"seat": 0, "god": "tyr"},
    ),
    "attack_declared": (
        lambda: assault({}, {"hand": ["base.kill"]}),
        "attack:base.kill",
        {"attacker": 1, "target": 0, "card": "base.kill", "power": 3},
    ),
    "attack_changed": (
        lambda: after(assault({}, {"hand": ["base.kill", "thor.weapon"]}), "attack:base.kill"),
        "weapon:wrath",
        {"power": 6, "horn": False},
    ),
    "attack_changed by the horn": (
        lambda: after(assault({}, {"hand": ["base.kill", "heimdall.weapon"]}), "attack:base.kill"),
        "weapon:warhorn",
        {"power": 3, "horn": True},
    ),
    "attack_redirected": (
        lambda: after(assault({"hand": ["freya.weapon"]}, {"hand": ["base.kill"]}, {}),
                      "attack:base.kill", "weapon:vanished"),
        "player:2",
        {"from": 0, "to": 2},
    ),
    "attack_cancelled": (
        lambda: after(assault({"hand": ["tyr.weapon"]}, {"hand": ["base.kill"]}), "attack:base.kill"),
        "weapon:revenge",
        {"by": 0},
    ),
    "defence_played": (
        lambda: after(assault({"hand": ["base.shield-2"], "temples": {"tyr": 1}}, {"hand": ["tyr.trial"]}),
                      "attack:tyr.trial"),
        "defend:base.shield-2",
        {"seat": 0, "card": "base.shield-2", "sum": 3},
    ),
    "attack_repelled": (
        lambda: after(assault({"hand": ["base.shield-3"]}, {"hand": ["base.kill"]}), "attack:base.kill"),
        "defend:base.shield-3",
        {"attacker": 1, "target": 0},
    ),
    "attack_hit": (
        lambda: after(assault({}, {"hand": ["base.kill"]}), "attack:base.kill"),
        "yield",
        {"attacker": 1, "target": 0},
    ),
    "attack_passed": (lambda: table({}, {}, phase="attack"), "pass", {"seat": 1}),
    "weapon_played": (
        lambda: table({"hand": ["odin.weapon"]}, {}, discard=["base.kill"]),
        "weapon:bullseye",
        {"seat": 0, "card": "odin.weapon", "mode": "bullseye"},
    ),
    "game_ended": (
        lambda: table({"followers": 3}, {"followers": 1}, phase="followers", round=6, active=1),
        "end",
        {"ranking": [0, 1], "winners": [0]},
    ),
}  # fmt: skip
"""Kind of event (and which sort of it) → a position, the action, the fields that a spectator sees."""


@rule("VA-18")
@pytest.mark.parametrize("name", SCENES)
def test_each_event(name: str) -> None:
    """The action tells a spectator the event with these fields."""
    make, action, fields = SCENES[name]
    found = [event for event in told(make(), action) if event["event"] == name.partition(" ")[0]]
    assert any(fields.items() <= event.items() for event in found), found


PRIVATE: dict[str, tuple[Json, tuple[int, ...]]] = {
    "god_cards_offered": ({"cards": ["tyr.weapon", "tyr.god-of-war"]}, (0,)),
    "god_card_kept": ({"card": "tyr.trial"}, (0,)),
    "card_stolen": ({"card": "base.barter"}, (0, 1)),
    "cards_seen": ({"cards": ["base.kill"]}, (0,)),
    "cards_seen on a deck": ({"cards": ["tyr.weapon"]}, (0,)),
}
"""What only some seats learn in these scenes."""


@rule("VA-17.2", "VA-17.6", "VA-18")
@pytest.mark.parametrize("name", PRIVATE)
def test_private_fields_go_to_those_concerned(name: str) -> None:
    """Cards looked at, kept or stolen blindly are told to those who see them and to nobody else."""
    make, action, _ = SCENES[name]
    fields, knowing = PRIVATE[name]
    for viewer in (None, 0, 1):
        event = next(one for one in told(make(), action, viewer) if one["event"] == name.partition(" ")[0])
        if viewer in knowing:
            assert fields.items() <= event.items()
        else:
            assert not set(fields) & set(event)


@rule("VA-17.2", "VA-18")
def test_closed_cards_are_told_to_their_owner() -> None:
    """With Freya the cards drawn are told to the one who draws them only."""
    own = {"temples": {"freya": 1}}
    state = table(own, {}, {}, decks={"base": ["base.kill", "base.barter"]})
    for viewer in (None, 0, 1, 2):
        event = next(one for one in told(state, "end", viewer) if one["event"] == "cards_drawn")
        assert (event["count"], event["open"]) == (2, [])
        assert event.get("cards") == (["base.kill", "base.barter"] if viewer == 0 else None)


@rule("VA-17.6")
def test_looking_leaves_no_trace_in_the_position() -> None:
    """What was seen is told once; the position document does not hold it."""
    make, action, _ = SCENES["cards_seen on a deck"]
    state = make()
    later = after(state, action, "god:odin", "god:loki").document()
    expected = after(state, "god:odin", "god:loki", action).document()
    assert later == expected


@rule("VA-17.4", "VA-17.7")
def test_passing_in_a_window_is_never_told() -> None:
    """No event of the pass; what it leads to would follow without it, too."""
    builder: Json = {"phase": "build", "builds": 1}
    armed = table(RICH, {"hand": ["loki.weapon"]}, **builder)
    asked = after(armed, "build:mine")
    applied = asked.clone().apply("pass")
    assert applied.hidden == "all"
    in_two = [event["event"] for event in (*told(armed, "build:mine"), *told(asked, "pass"))]
    bare = table(RICH, {"hand": ["base.kill"]}, **builder)
    assert in_two == [event["event"] for event in told(bare, "build:mine")]


@rule("VA-17.7")
def test_what_is_kept_is_hidden_from_others() -> None:
    """The choice of a god card is marked as something that others must not learn."""
    state = after(table(RICH, {}, phase="build"), "build:tyr")
    assert state.clone().apply("keep:tyr.weapon").hidden == "action"
    assert table({}, {}).apply("end").hidden == ""
    assert state.game.traits.open_record is False


@rule("VA-18", "VA-1.2")
def test_nothing_gained_is_no_event() -> None:
    """Where the supply is empty nobody is told of a gain."""
    state = table({"hand": ["base.blood-vein-2"]}, {"blood": 30}, phase="game")
    assert "resources_gained" not in [event["event"] for event in told(state, "play:base.blood-vein-2")]
