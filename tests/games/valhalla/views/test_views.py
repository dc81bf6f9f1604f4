"""Actions, views, events and sizes (VH-13 to VH-16)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.chance import Stream, seed_key
from gladsheim.core.errors import IllegalAction, MalformedAction
from gladsheim.games.valhalla.game import ValhallaGame
from gladsheim.testing.ledger import rule
from tests.games.valhalla.boards import after, army, held, reserves, stage, table, texts, told
from tests.games.valhalla.lively import lively
from tests.games.valhalla.sets import Options, tables, title
from tests.games.valhalla.whole.invariants import check_position

MINE = ("mountain:0:3 castle:1:2", "forest market")
CELL, SLOT, CARD = r"-?\d+,-?\d+", r"\d,\d[ES]", r"[a-z-]+(\.2)?"
TEXTS = {
    "turn": rf"place:{SLOT}|pass|skip|battle|recruit:\d,\d|use:{CARD}:(event|person(:{CELL})?|location:{CELL}"
    rf"|discard:\d:{CARD})|ace:{CARD}:{CELL}|refresh:{CARD}|glory",
    "pay": rf"pay:(reserve|{SLOT})",
    "drop": rf"drop:{CARD}",
    "plan": rf"put:{CELL}:\d+|(march|muster):{CELL}:{CELL}:\d+|end",
    "excuse": rf"excuse:{CARD}|allow",
    "glory": rf"ace:{CARD}|score",
    "take": rf"take:{SLOT}:\d+|end",
}
"""How actions look in each stage (VH-13)."""
EVENTS = {
    "placed": {"seat", "slot", "between"},
    "passed": {"seat"},
    "unable": {"seat", "phase"},
    "phase": {"seat", "phase", "forced"},
    "recruited": {"seat", "card", "at", "due"},
    "bound": {"seat", "card", "from"},
    "dropped": {"seat", "card", "armies"},
    "announced": {"seat", "card", "as", "at"},
    "planned": {"seat", "step", "card"},
    "excused": {"seat", "target", "card", "excuse"},
    "excuse_discard": {"seat", "target", "card"},
    "used": {"seat", "card", "as"},
    "deployed": {"seat", "at", "card", "armies"},
    "marched": {"seat", "from", "via", "to", "from_card", "card", "armies"},
    "battle": {
        "at", "card", "attacker", "defender", "attackers", "defenders", "terrain", "crown",
        "attackers_left", "defenders_left",
    },
    "location_added": {"seat", "card", "at", "beside", "armies"},
    "location_replaced": {"seat", "card", "at", "old"},
    "halved": {"at", "seat", "from", "to"},
    "points": {"seat", "points", "why", "parts"},
    "refreshed": {"seat", "card"},
    "glory_ace": {"seat", "card"},
    "readied": {"seat"},
    "taken_back": {"seat", "slot", "between", "armies"},
    "swept": {"card", "at"},
    "reshuffled": {"count"},
    "dealt": {"card", "at"},
    "cycle": {"seat", "cycle"},
    "turn": {"seat"},
    "game_over": {"ranking", "winners", "scores", "reason"},
}  # fmt: skip
"""The events of VH-15 and what each tells."""


@rule("VH-13")
@pytest.mark.parametrize("options", list(tables())[::3], ids=title)
def test_the_texts_of_each_stage(options: Options) -> None:
    """Every legal action has a form of its stage, none is there twice, and each can be taken."""
    stream = Stream(seed_key(f"texts {title(options)}"))
    state = game("valhalla", **options).deal(2)
    for _ in range(150):
        if state.is_terminal:
            break
        legal = state.legal_actions()
        assert len(set(legal)) == len(legal)
        assert all(re.fullmatch(TEXTS[stage(state)], text) for text in legal)
        assert [choice["action"] for choice in state.game.presenter.choices(state)] == legal
        state.apply(lively(legal, stream))


@rule("VH-13")
def test_a_price_of_nothing_has_no_payment() -> None:
    """The turn ends at once; another single-option decision is still asked."""
    player = {"phase": 1, "placed": True, "recruited": False}
    state = after(table(seats=[player], slots={"0,0E": [2, 0]}), "recruit:0,0")
    assert (stage(state), state.current_player) == ("turn", 1)
    last = after(table(seats=[player], slots={"0,0E": [2, 2]}), "recruit:0,0", "pay:0,0E")
    assert texts(last) == {"pay:reserve"}


@rule("VH-13")
def test_illegal_and_malformed_texts() -> None:
    """A text that is no action is malformed, one that is not possible is illegal; nothing changes."""
    state = table(MINE, zones=[["pact"]])
    before = state.document()
    for text in ("", "use:pact", "put:0,0", "place:0,0X", "use:ymir:event", "put:0,0:0"):
        with pytest.raises(MalformedAction):
            state.apply(text)
    for text in ("skip", "put:0,0:1", "use:bard:person:0,0"):
        with pytest.raises(IllegalAction) as error:
            state.apply(text)
        assert error.value.refusal.rules
    assert state.document() == before


@rule("VH-14.2")
def test_the_board_shows_the_real_armies() -> None:
    """During a plan and while the Excuse is asked for nothing has moved yet."""
    state = table(MINE, zones=[["diplomat"], ["excuse"]])
    for actions in (
        ["use:diplomat:person", "march:0,0:1,0:2"],
        ["use:diplomat:person", "march:0,0:1,0:2", "end"],
    ):
        later = after(state, *actions)
        assert (army(later, 0, 0), army(later, 1, 0), reserves(later)) == ((0, 3), (1, 2), [9, 10])
        planned = {
            one["at"]: (one["owner"], one["armies"])
            for one in later.game.presenter.scene(later, None)["planned"]["landscape"]
        }
        assert (planned["0,0"], planned["1,0"]) == ((0, 1), (1, 1))
    done = after(state, "use:diplomat:person", "march:0,0:1,0:2", "end", "allow")
    assert (army(done, 0, 0), army(done, 1, 0)) == ((0, 1), (1, 1))


@rule("VH-14.2")
def test_a_new_card_is_in_the_zone_while_it_is_paid() -> None:
    """Then there may be five."""
    player = {"phase": 1, "placed": True, "recruited": False}
    zones = [["author", "savage", "sailor", "battle"]]
    state = after(table(zones=zones, seats=[player], slots={"0,0E": [2, 2]}), "recruit:0,0")
    assert len(state.document()["players"][0]["cards"]) == 5
    assert state.document()["pending"]["card"] == state.document()["players"][0]["cards"][-1]["card"]


@rule("VH-14.3")
def test_who_decides() -> None:
    """The seat whose turn it is; in stage excuse the first of those to be asked; at the end nobody."""
    state = after(table(zones=[["journey"], ["excuse"]]), "use:journey:event", "put:0,0:3")
    assert (state.document()["turn"], state.current_player, state.document()["pending"]["ask"]) == (0, 1, [1])
    assert ValhallaGame().bots.to_act(state.observe(0)) == 1
    planning = after(table(zones=[["journey"], ["excuse"]]), "use:journey:event")
    assert planning.current_player == ValhallaGame().bots.to_act(planning.observe(1)) == 0
    over = after(table(MINE, seats=[{"fought": True}], options={"target": 3}), "glory")
    assert over.current_player is ValhallaGame().bots.to_act(over.observe(None)) is None


@rule("VH-14.4")
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_what_is_hidden(seat: int | None) -> None:
    """Both piles and the generator are null, their sizes are told; all else is open to all."""
    state = table(MINE, zones=[["pact"], ["excuse"]], discard=["window", "journey"])
    document, seen = state.document(), state.observe(seat)
    assert (seen["draw"], seen["discard"], seen["rng"]) == (None, None, None)
    assert (seen["draw_count"], seen["discard_count"]) == (len(document["draw"]), 2)
    hidden = {"draw", "discard", "rng", "draw_count", "discard_count"}
    assert {name: seen[name] for name in seen if name not in hidden} == {
        name: document[name] for name in document if name not in hidden
    }


@rule("VH-15")
def test_every_event_is_told_with_its_fields() -> None:
    """Over many games each kind of event comes up, with the fields that a table shows."""
    stream = Stream(seed_key("events"))
    met: Counter[str] = Counter()
    for number in range(60):
        chosen = {"players": 2 + number % 3, "decks": 1, "extended": number % 2 == 0, "excuse": True}
        state = game("valhalla", **chosen, glory_cap=12).deal(number)
        while not state.is_terminal:
            for event in state.apply(lively(state.legal_actions(), stream)).events:
                met[event.kind] += 1
                assert EVENTS[event.kind] <= set(event.public), event
        if set(met) == set(EVENTS) and number > 5:
            break
    assert set(EVENTS) - set(met) <= {"reshuffled"}


def _around(scene: Any, event: Mapping[str, Any]) -> list[str | None]:
    """What lies on the two sides of an event's slot, or around its location, in a scene."""
    if "beside" in event:
        x, y = map(int, event["at"].split(","))
        near = {(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)}
        return [land["card"] for land in scene["landscape"] if (land["x"], land["y"]) in near]
    slot: str = event["slot" if "slot" in event else "from"]
    x, y = map(int, slot[:-1].split(","))
    held = {(place["x"], place["y"]): place["card"] for place in scene["market"]["cards"]}
    return [held[x, y], held[(x + 1, y) if slot[-1] == "E" else (x, y + 1)]]


@rule("VH-15", "VH-4.1")
def test_events_tell_what_lies_around_the_places_that_armies_and_locations_come_to_or_leave() -> None:
    """The cards are those that lay there when it happened, whatever the same action then deals."""
    stream = Stream(seed_key("between"))
    met: Counter[str] = Counter()
    for number in range(4):
        state = game("valhalla", players=2 + number, glory_cap=40).deal(number)
        while not state.is_terminal:
            scene = state.game.presenter.scene(state, None)
            for event in state.apply(lively(state.legal_actions(), stream)).events:
                told = event.public.get("between", event.public.get("beside"))
                if told is not None:
                    met[event.kind] += 1
                    assert sorted(map(str, told)) == sorted(map(str, _around(scene, event.public))), event
    assert met.keys() == {"placed", "bound", "taken_back", "location_added"}


@rule("VH-15")
def test_the_events_of_a_march() -> None:
    """What was planned is told when it happens, with the fight and what was left."""
    state = table(("mountain:0:3 castle:1:1", "forest market"), zones=[["diplomat"]])
    events = told(state, "use:diplomat:person", "march:0,0:1,0:3", "end")
    assert events[:3] == [
        {"event": "used", "seat": 0, "card": "diplomat", "as": "person"},
        {
            "event": "marched", "seat": 0, "from": "0,0", "via": "0,0", "to": "1,0", "from_card": "mountain",
            "card": "castle", "armies": 3,
        },
        {
            "event": "battle", "at": "1,0", "card": "castle", "attacker": 0, "defender": 1, "attackers": 3,
            "defenders": 1, "terrain": True, "crown": False, "attackers_left": 1, "defenders_left": 0,
        },
    ]  # fmt: skip
    planned = told(state, "use:diplomat:person", "march:0,0:1,0:3")
    assert planned == [{"event": "planned", "seat": 0, "step": "march:0,0:1,0:3", "card": "mountain"}]


@rule("VH-15")
def test_the_events_of_a_glory_phase() -> None:
    """Points of everybody who scores, then cards made ready, the sweep, the refill, the next turn."""
    zones = [[held("pact", uses=1, used=True)]]
    state = table(MINE, zones=zones, seats=[{"fought": True}], slots={"0,0E": [0, 1]})
    events = told(state, "glory")
    points = [
        (event["seat"], event["points"], event["why"]) for event in events if event["event"] == "points"
    ]
    assert points == [(0, 4, "glory"), (1, 7, "glory")]
    kinds = list(dict.fromkeys(event["event"] for event in events))
    assert kinds == ["phase", "points", "readied", "swept", "dealt", "cycle", "turn"]


@rule("VH-16")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_length_of_games(players: int) -> None:
    """Random games take about as long as was measured, and a decision has few actions."""
    stream = Stream(seed_key(f"sizes {players}"))
    decisions, offered, most, games = 0, 0, 0, 4
    for seed in range(games):
        state = game("valhalla", players=players).deal(seed)
        while not state.is_terminal:
            legal = state.legal_actions()
            decisions, offered, most = decisions + 1, offered + len(legal), max(most, len(legal))
            state.apply(legal[stream.below(len(legal))])
    assert 90 * (players - 1) < decisions / games < 200 * players
    assert 5 < offered / decisions < 12
    assert most < 70


@rule("VH-2.1", "VH-4.6", "VH-7.5")
@pytest.mark.parametrize("options", list(tables())[1::4], ids=title)
def test_armies_and_cards_are_conserved(options: Options) -> None:
    """Twelve armies for each player and every card once, at every decision and in every plan."""
    stream = Stream(seed_key(f"conserved {title(options)}"))
    state = game("valhalla", **options, glory_cap=20).deal(11)
    scores = [0] * state.game.players
    while not state.is_terminal:
        document = state.document()
        check_position(document)
        for seat, player in enumerate(document["players"]):
            assert player["score"] >= scores[seat]
            scores[seat] = player["score"]
        state.apply(lively(state.legal_actions(), stream))
    check_position(state.document())
