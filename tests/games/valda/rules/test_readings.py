"""What readings of the rules change (E-4), beside the public cases and the games against the twin."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim import from_document, game
from gladsheim.core.errors import DocumentError
from gladsheim.core.game import State
from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.kernels import RULES
from gladsheim.games.valda.notation.document import new_record

Json = dict[str, Any]
OPENS = "area-opens-at-one-loss"
OWNED = {"temples": {"tyr": 4}, "bonus": ["tyr"], "followers": 4}
TORCH = {"hand": ["base.torch"]}
"""A card that destroys a temple."""


def at(*players: Json, rulings: list[str], **fields: Any) -> State:
    """A position of a table with these readings."""
    options = {"players": len(players), "rulings": rulings}
    return from_document({"game": "valda", "options": options, "players": list(players), **fields})


def play(state: State, *actions: str) -> list[Json]:
    """The events of some actions."""
    return [event.whole() for action in actions for event in state.apply(action).events]


def named(events: list[Json], *kinds: str) -> list[Json]:
    """The events of some kinds."""
    return [event for event in events if event["event"] in kinds]


def refused(state: State, action: str) -> tuple[str, ...]:
    """The rules by which an action is refused."""
    assert action not in state.legal_actions()
    refusal = state.why_not(action)
    assert refusal is not None
    return refusal.rules


def test_an_area_opens_and_closes_with_an_event() -> None:
    """The loss of one of four opens it, a further temple closes it without a follower for it (E-4.5)."""
    state = at(OWNED, TORCH, rulings=[OPENS], phase="attack")
    lost = play(state, "attack:base.torch", "yield", "god:tyr")
    assert named(lost, "area_unlocked") == [{"event": "area_unlocked", "god": "tyr"}]
    for document in (state.document(), state.observe(None), state.observe(0)):
        assert document["opened"] == ["tyr"]
    assert (
        next(area for area in state.game.presenter.scene(state, None)["areas"] if area["god"] == "tyr")[
            "owner"
        ]
        is None
    )
    rich = {**OWNED, "temples": {"tyr": 3}, "blood": 2, "gold": 2}
    state = at(rich, {}, rulings=[OPENS], phase="build", opened=["tyr"])
    built = play(state, "build:tyr")
    assert named(built, "area_locked") == [{"event": "area_locked", "seat": 0, "god": "tyr"}]
    assert [event["cause"] for event in named(built, "followers_changed")] == ["temple"]
    assert "opened" not in state.document()
    assert "opened" not in state.observe(1)


def test_an_area_with_too_few_temples_is_not_opened() -> None:
    """From three to two it is open by the rule itself, opened before or not (E-4.5)."""
    for opened in ([], ["tyr"]):
        owner = {**OWNED, "temples": {"tyr": 3}}
        state = at(owner, TORCH, rulings=[OPENS], phase="attack", opened=opened)
        events = play(state, "attack:base.torch", "yield", "god:tyr")
        assert len(named(events, "area_unlocked")) == (0 if opened else 1)
        assert "opened" not in state.document()


def test_an_opened_area_gives_no_god_card() -> None:
    """Nobody owns it, so nothing is drawn from its deck (E-4.5, VA-6.2)."""
    owner = {"temples": {"tyr": 3, "odin": 3, "loki": 3}}
    state = at(owner, {}, rulings=[OPENS], phase="resource", opened=["tyr"])
    play(state, "end")
    assert state.legal_actions() == ["god:odin", "god:loki"]
    assert OPENS in refused(state, "god:tyr")


@pytest.mark.parametrize(
    ("rulings", "opened"),
    [
        ([OPENS], ["nobody"]),
        ([OPENS], ["tyr", "tyr"]),
        ([OPENS], ["loki"]),
        ([OPENS], "tyr"),
        ([], ["tyr"]),
        (["thor-costs-three"], []),
    ],
)
def test_an_impossible_list_of_opened_areas_is_refused(rulings: list[str], opened: Any) -> None:
    """No god, a god twice, one without three temples of a player, or without the reading (E-4.5)."""
    with pytest.raises(DocumentError) as caught:
        at(OWNED, {}, rulings=rulings, opened=opened)
    assert {fault.field.partition(".")[0] for fault in caught.value.faults} == {"opened"}


def test_a_trade_of_any_four_is_told() -> None:
    """Several kinds are told with their numbers, four of one as such; nothing is received (E-4.2)."""
    goods = {"blood": 4, "gold": 2, "diamond": 2}
    state = at(goods, {}, rulings=["trade-any-four"])
    [choice] = [one for one in state.game.presenter.choices(state) if one["action"] == "trade:ggdd:b"]
    assert choice["given"] == {"gold": 2, "diamond": 2}
    assert choice["goods"] == {"gold": -2, "diamond": -2, "blood": 1}
    told = named(play(state, "trade:ggdd:b"), "traded")
    assert [(one["given"], one["wanted"]) for one in told] == [({"gold": 2, "diamond": 2}, "blood")]
    told = named(play(state, "trade:bbbb:g"), "traded")
    assert [(one["given"], one["rate"]) for one in told] == [("blood", 4)]
    assert state.document()["received"] == []


def test_heimdall_trades_as_always() -> None:
    """With a temple of Heimdall only single letters are trades (E-4.2)."""
    state = at({"gold": 4, "temples": {"heimdall": 1}}, {}, rulings=["trade-any-four"])
    assert "trade:g:b" in state.legal_actions()
    assert refused(state, "trade:gggg:b") == ("VA-5.2", "VA-5.3")


@pytest.mark.parametrize("action", ["trade:g:b", "trade:bbgg:d", "trade:gggg:g"])
def test_a_refused_trade_names_the_reading(action: str) -> None:
    """Also where the letters are right (E-1.6)."""
    assert "trade-any-four" in refused(at({"gold": 5}, {}, rulings=["trade-any-four"]), action)


@pytest.mark.parametrize("action", ["trade:gb:d", "trade:gbgb:d", "trade:bbgd:d", "trade:bbb:d"])
def test_other_letters_are_no_action(action: str) -> None:
    """Another order, all three kinds, or another number (E-4.2)."""
    assert refused(at({"gold": 5, "blood": 5}, {}, rulings=["trade-any-four"]), action) == ("VA-15",)


def test_only_gjallarhorn_is_restricted() -> None:
    """Its entry says so, a weaker card is refused by the reading; Bullseye takes any card (E-4.3)."""
    weapons = {"hand": ["heimdall.weapon", "odin.weapon"]}
    pile = ["base.shield-1", "base.shield-3", "base.kill"]
    state = at(weapons, {}, rulings=["gjallarhorn-strongest"], phase="game", discard=pile)
    play(state, "weapon:gjallarhorn")
    assert state.document()["pending"][-1]["strongest"] is True
    assert state.observe(0)["choice"]["strongest"] is True
    assert refused(state, "card:base.shield-1") == ("VA-12.5", "gjallarhorn-strongest")
    play(state, "card:base.shield-3", "card:base.shield-1", "weapon:bullseye")
    assert "strongest" not in state.document()["pending"][-1]


@pytest.mark.parametrize(
    ("rulings", "kind"), [([], "defence"), (["gjallarhorn-strongest"], "attack")], ids=["none", "attack"]
)
def test_a_strongest_card_is_a_defence_card_of_the_reading(rulings: list[str], kind: str) -> None:
    """Anything else in a document is a fault (E-4.3)."""
    entry = {"op": "recover", "by": 0, "type": kind, "n": 1, "strongest": True}
    with pytest.raises(DocumentError) as caught:
        at({}, {}, rulings=rulings, phase="game", pending=[{"op": "game"}, entry], discard=["base.shield-1"])
    assert [fault.field for fault in caught.value.faults] == ["pending.1.strongest"]


def test_costs_are_copied_between_tables() -> None:
    """A record that takes over another table's state takes its costs, too (E-4.1)."""
    rows: list[list[str]] = [[], ["thor-costs-three"]]
    records = [new_record(built_in(), {**game("valda", rulings=row).options}) for row in rows]
    for source, target in ((0, 1), (1, 0)):
        made = RULES.layout.twin(records[target])
        RULES.copy(made, records[source])
        assert made.costs[:] == records[source].costs[:]


def test_a_temple_of_thor_shows_and_costs_three() -> None:
    """Choice, scene and refusal say what is paid (E-4.1)."""
    rulings = ["thor-costs-three"]
    state = at({"blood": 3, "gold": 2, "diamond": 2}, {}, rulings=rulings, phase="build")
    [choice] = [one for one in state.game.presenter.choices(state) if one["action"] == "build:thor"]
    assert choice["goods"] == {"blood": -3, "gold": -2, "diamond": -2}
    area = next(area for area in state.game.presenter.scene(state, 0)["areas"] if area["god"] == "thor")
    assert area["cost"] == {"blood": 3, "gold": 2, "diamond": 2}
    poor = at({"blood": 2, "gold": 2, "diamond": 2}, {}, rulings=rulings, phase="build")
    assert refused(poor, "build:thor") == ("VA-7.4", "VA-7.2", "thor-costs-three")
    plain = at({"blood": 2, "gold": 2, "diamond": 2}, {}, rulings=[], phase="build")
    assert (
        next(area for area in plain.game.presenter.scene(plain, 0)["areas"] if area["god"] == "thor")["cost"][
            "blood"
        ]
        == 2
    )
