"""What an observer may know (VA-17), and nothing more."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.game import State
from gladsheim.core.positions.record_state import record_of
from gladsheim.core.state import Field, FieldAudience
from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.book.pack import order
from gladsheim.games.valda.record import LAYOUT
from gladsheim.games.valda.views.view import WHOLE, View
from gladsheim.testing.contract import viewers
from gladsheim.testing.ledger import rule
from tests.games.valda.boards import after, table
from tests.games.valda.bot.policies import MOSTLY, some_positions

Json = dict[str, Any]
HIDDEN = {
    "hands": FieldAudience.SEAT,
    "armed": FieldAudience.SEAT,
    **dict.fromkeys(("deck", "depth", "f_op", "f_by", "f_a", "f_b", "f_c", "f_ask"), FieldAudience.NOBODY),
    **dict.fromkeys(("turn", "menu", "menu_count", "rng", "forced", "forced_count"), FieldAudience.NOBODY),
    **dict.fromkeys(("noting", "notes", "note_count"), FieldAudience.NOBODY),
}
"""Hands belong to seats; decks, the stack, who is to act, chance and notes to nobody."""


def known_cards(document: Json, viewer: int | None) -> set[str]:
    """The cards that lie where this viewer may see them."""
    found = {*document["discard"], *document["played"]}
    for seat, player in enumerate(document["players"]):
        found.update(player["open"])
        if seat == viewer or document["phase"] == "over":
            found.update(player["hand"])
    if document["attack"] is not None:
        found.update([document["attack"]["card"], *document["attack"]["used"]])
    for entry in document["pending"]:
        if entry["op"] in ("finish_play", "to_discard"):
            found.add(entry["card"])
        elif entry["op"] == "keep" and entry["by"] == viewer:
            found.update(entry["cards"])
    return found


def cards_told(value: Any) -> set[str]:
    """Every card that a document or a scene names."""
    text = json.dumps(value)
    return {card.id for card in built_in().cards if f'"{card.id}"' in text or f":{card.id}" in text}


def shown(state: State, viewer: int | None) -> dict[str, Any]:
    """The observation and the scene."""
    return {"observation": state.observe(viewer), "scene": state.game.presenter.scene(state, viewer)}


@rule("VA-17.1", "VA-17.2", "VA-17.3", "VA-1.7")
@pytest.mark.parametrize("policy", MOSTLY)
def test_only_cards_that_may_be_seen_are_named(policy: str) -> None:
    """Along games, at windows and choices above all, no view names a card that it may not see."""
    for position in some_positions(policy, 7):
        document = position.document()
        for viewer in viewers(position.game):
            allowed = known_cards(document, viewer)
            for name, value in shown(position, viewer).items():
                assert cards_told(value) <= allowed, (name, viewer, document["pending"])


@rule("VA-17.5")
@pytest.mark.parametrize("policy", MOSTLY)
def test_an_observation_is_the_document_without_what_is_hidden(policy: str) -> None:
    """Field by field it is the document's, or null; sizes and what is to be decided come on top."""
    for position in some_positions(policy, 11):
        document = position.document()
        for viewer in viewers(position.game):
            seen = position.observe(viewer)
            assert set(seen) == {*document, "decks_count", "to_act", "decision", "choice", "legal"}
            null = {"decks", "pending", "rng", "forced"}
            assert all(seen[name] is None for name in null)
            for name in set(document) - null - {"players"}:
                assert seen[name] == document[name], name
            for seat, player in enumerate(seen["players"]):
                own = dict(document["players"][seat])
                assert player.pop("hand_count") == len(own["hand"])
                if seat != viewer and document["phase"] != "over":
                    own["hand"] = None
                assert player == own
            assert seen["decks_count"] == {deck: len(cards) for deck, cards in document["decks"].items()}
            assert seen["to_act"] == position.game.secrets.acting(position, viewer)
            assert (seen["legal"] is not None) is (viewer is not None and seen["to_act"] == viewer)
            assert (seen["choice"] is None) is (seen["legal"] is None)
            json.dumps(shown(position, viewer), allow_nan=False)


@rule("VA-17.1", "VA-11.1", "VA-5.3", "VA-8.4")
def test_a_scene_has_the_figures_of_the_table() -> None:
    """Levels with what is lent, safe zones, owners, sites, rates and limits are worked out."""
    temples = [{"tyr": 3, "heimdall": 1}, {"odin": 2, "tyr": 1}]
    players = [{"temples": one, "followers": 6, "hand": ["base.kill"]} for one in temples]
    state = table(*players, phase="game", lent=["odin"], build_limit=3)
    scene = state.game.presenter.scene(state, 0)
    mine, theirs = scene["seats"]
    assert (mine["safe"], mine["followers"], mine["score"], mine["display"]) == (5, 6, 6, "6")
    assert mine["levels"]["tyr"] == 2
    assert (mine["levels"]["odin"], mine["levels"]["heimdall"]) == (1, 1)
    assert (theirs["levels"]["odin"], theirs["levels"]["tyr"]) == (2, 1)
    assert (mine["owned"], theirs["owned"]) == (["tyr"], [])
    assert (mine["temples_left"], theirs["temples_left"]) == (5, 6)
    assert (mine["buildings"], theirs["buildings"]) == (6, 5)
    assert (mine["hand"], theirs["hand"], theirs["hand_count"]) == (["base.kill"], None, 1)
    areas = {area["god"]: area for area in scene["areas"]}
    assert sorted(areas["tyr"]["sites"], key=str) == [0, 0, 0, 1, None]
    assert (areas["tyr"]["owner"], areas["odin"]["owner"]) == (0, None)
    assert (scene["trade_rate"], scene["build_limit"], scene["rounds"]) == (2, 3, 6)
    assert (scene["turn"], scene["decision"], scene["resolving"], scene["over"]) == (0, "game", False, False)
    assert scene["supply"] == {"blood": 30, "gold": 30, "diamond": 30}


@rule("VA-8.4", "VA-8.5", "VA-17.1")
def test_a_scene_shows_the_attack_with_its_power() -> None:
    """Power with Surtur's bonus, doubled by Wrath, and each shield card with Tyr's."""
    target = {"temples": {"tyr": 1}, "hand": ["base.shield-1"]}
    attacker = {"followers": 5, "temples": {"surtur": 2}, "hand": ["base.kill", "thor.weapon"]}
    state = after(table(target, attacker, phase="attack"), "attack:base.kill", "weapon:wrath")
    power = built_in().by_id["base.kill"].power
    state = after(state, "defend:base.shield-1")
    attack = state.game.presenter.scene(state, None)["attack"]
    assert (attack["base"], attack["bonus"], attack["power"]) == (power, 1, 2 * (power + 1))
    assert (attack["wrath"], attack["horn"], attack["tyr"]) == (True, False, 1)
    assert (attack["shields"], attack["used"]) == (2, ["base.shield-1"])


@rule("VA-17.4")
def test_while_a_window_waits_the_scene_is_resolving() -> None:
    """Everybody but the asked seat sees that something is resolving, and no more."""
    rich = {"blood": 9, "gold": 9, "diamond": 9}
    state = after(table(rich, {"hand": ["loki.weapon"]}, {}, phase="build", builds=1), "build:mine")
    for viewer in viewers(state.game):
        scene = state.game.presenter.scene(state, viewer)
        assert scene["resolving"] is (viewer != 1)
        assert (scene["turn"], scene["decision"]) == ((1, "window") if viewer == 1 else (None, None))
        assert (scene["choice"] is not None) is (viewer == 1)


@rule("VA-17.2")
def test_hidden_fields_cannot_be_read_through_a_view() -> None:
    """A view hands out what is marked for everyone; all else raises, but for who may know all."""
    record = record_of(game("valda").deal(1))
    for viewer in (0, 1, None):
        view = View(record, built_in(), viewer)
        for field in LAYOUT.fields:
            if not is_open(field):
                with pytest.raises(PermissionError):
                    view.read(field.name)
        hands = [view.hand(seat) for seat in range(2)]
        assert [hand is not None for hand in hands] == [viewer == 0, viewer == 1]
    whole = View(record, built_in(), WHOLE)
    assert len(whole.read("deck")) > 0
    cards = [order(built_in())[number].id for number in whole.read("hands")[:6]]
    assert whole.hand(0) == cards


@rule("VA-17.2", "VA-17.4")
def test_the_marks_are_what_the_rules_say() -> None:
    """Every field that is not for everyone is listed here, and no other."""
    assert {field.name: field.knower for field in LAYOUT.fields if not is_open(field)} == HIDDEN


def is_open(field: Field) -> bool:
    """Whether everyone may know a field."""
    return field.knower in (FieldAudience.EVERYONE, FieldAudience.DERIVED)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seats_out_of_range(seat: int) -> None:
    """Asking for the view of a seat that there is not is an error with what is allowed."""
    state = game("valda").deal(1)
    presenter = state.game.presenter
    for shown in (presenter.scene, presenter.picture):
        with pytest.raises(ValueError, match="allowed: 0 to 1"):
            shown(state, seat)
    for ask in (state.observe, partial(state.game.secrets.acting, state)):
        with pytest.raises(ValueError, match="allowed: 0 to 1"):
            ask(seat)
    with pytest.raises(ValueError, match="allowed: 0 to 1"):
        state.redeal(seat, 1)
