"""Actions as texts, position documents, and what an observer may see (VA-15 to VA-17)."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim import from_document, game
from gladsheim.core.errors import DocumentError, IllegalAction, MalformedAction
from gladsheim.core.game import State
from gladsheim.games.valda.book import built_in
from gladsheim.testing.ledger import rule
from tests.games.valda.boards import after, copies, decision, seat, table, texts, window

Json = dict[str, Any]
RICH: Json = {"blood": 9, "gold": 9, "diamond": 9}
FIELDS = {
    "game", "cards", "options", "round", "start", "active", "turns", "phase", "actions", "builds",
    "build_limit", "used", "received", "played", "lent", "players", "decks", "discard", "attack", "roll",
    "building", "pending", "winner", "rng", "forced",
}  # fmt: skip


@rule("VA-15")
def test_all_actions_of_a_rich_position() -> None:
    """Every kind of action of a phase is offered as its text, and nothing else."""
    own = {**RICH, "hand": ["base.seduction-1", "odin.weapon"]}
    assert texts(table(own, {}, phase="game", discard=["base.kill"])) == {
        "play:base.seduction-1", "take:b", "take:g", "take:d", "buy", "end", "weapon:bullseye",
    }  # fmt: skip
    temples = {"temples": {"thor": 2, "odin": 2, "loki": 1}}
    assert texts(table({**RICH, **temples}, {}, phase="followers")) == {
        "thor:3:g", "thor:3:d", "thor:2:g", "thor:2:d", "odin:2", "odin:3", "loki", "end",
    }  # fmt: skip
    assert texts(table(RICH, {}, phase="build")) == {
        "build:mine", "build:drill", *(f"build:{god}" for god in
        ("heimdall", "freya", "surtur", "tyr", "thor", "odin", "loki")), "end",
    }  # fmt: skip


@rule("VA-15.1")
def test_the_four_free_weapons() -> None:
    """Bullseye, thief, gjallarhorn and dagger, and no other, stand at plain decisions."""
    hand = [f"{god}.weapon" for god in ("heimdall", "freya", "surtur", "tyr", "thor", "odin", "loki")]
    state = table({"hand": hand}, {"hand": ["base.kill"]}, discard=["base.kill", "base.shield-1"])
    assert {text for text in texts(state) if text.startswith("weapon:")} == {
        "weapon:bullseye", "weapon:thief", "weapon:gjallarhorn", "weapon:dagger",
    }  # fmt: skip


@rule("VA-15.2", "VA-12.4")
@pytest.mark.parametrize(("shown", "faces"), [(1, "346"), (2, "346"), (3, "146"), (5, "136"), (6, "134")])
def test_a_die_lists_the_lowest_face_of_each_other_result(shown: int, faces: str) -> None:
    """Faces with the same result are one choice, named by the lowest number."""
    own = {"hand": ["freya.weapon", "base.rune-yellow"]}
    state = table(own, {}, phase="game", forced=[shown])
    state = after(state, "play:base.rune-yellow", "weapon:crown")
    assert state.legal_actions() == [f"die:0:{face}" for face in faces]


@rule("VA-15.3")
def test_no_decision_is_skipped() -> None:
    """Passing, yielding and ending are decisions even when nothing else is possible."""
    state = table({}, {"hand": ["base.kill"]}, {}, phase="attack")
    state = after(state, "attack:base.kill")
    assert texts(state) == {"yield"}
    state = after(state, "yield")
    assert texts(state) == {"pass"}
    assert texts(after(state, "pass")) == {"end"}


@rule("VA-15.4")
@pytest.mark.parametrize("action", ["trade:g:b", "play:base.kill", "yield", "nonsense", "", "end:1"])
def test_an_illegal_action_changes_nothing(action: str) -> None:
    """It is refused, the error names it, and the state is as it was."""
    state = table({"gold": 3}, {})
    before = state.document()
    with pytest.raises((IllegalAction, MalformedAction)) as caught:
        state.apply(action)
    assert caught.value.action == action
    assert caught.value.refusal.rules
    assert state.document() == before


@rule("VA-16")
def test_a_document_has_all_fields() -> None:
    """A deal writes every field; the entries of the seats are complete as well."""
    document = game("valda", players=4).deal(3).document()
    assert set(document) == FIELDS
    assert (document["game"], document["cards"]) == ("valda", built_in().id)
    for player in document["players"]:
        assert set(player) == {
            "followers", "blood", "gold", "diamond", "mines", "drills", "temples", "bonus", "hand", "open",
        }  # fmt: skip
        assert player["hand"] == sorted(player["hand"])
    assert set(document["used"]) == {"thor3", "thor2", "odin2", "odin3", "loki"}


@rule("VA-16", "VA-16.2")
def test_a_document_can_be_continued_from() -> None:
    """In the middle of an attack the position read back offers and does the same."""
    own = {"hand": ["base.shield-1", "tyr.weapon", "surtur.weapon"], "followers": 7}
    state = table(own, {"hand": ["base.kill", "heimdall.weapon"], "followers": 2}, {}, phase="attack")
    actions = ["attack:base.kill", "pass", "pass", "defend:base.shield-1", "yield", "pass"]
    for action in actions:
        again = from_document(state.document())
        assert again.document() == state.document()
        assert again.legal_actions() == state.legal_actions()
        state.apply(action)
        assert after(again, action).document() == state.document()


@rule("VA-16.1")
def test_everything_may_be_omitted() -> None:
    """An empty document is a fresh turn of seat 0 of two players, after the roll."""
    document = from_document({"game": "valda"}).document()
    assert (document["options"]["players"], document["round"], document["active"]) == (2, 1, 0)
    assert (document["phase"], document["turns"], document["rng"]) == ("resource", 0, "0" * 16)
    assert [player["mines"] for player in document["players"]] == [2, 2]
    assert [player["hand"] for player in document["players"]] == [[], []]
    assert document["decks"] == {deck: copies(deck) for deck in document["decks"]}
    assert document["pending"][-1]["op"] == "resource"
    assert table({}, {}, phase="game").document()["actions"] == 3


@rule("VA-16.1")
@pytest.mark.parametrize(
    ("phase", "op"),
    [("resource", "resource"), ("game", "game"), ("build", "build"), ("attack", "line"),
     ("followers", "followers")],
)  # fmt: skip
def test_the_plain_decision_of_each_phase(phase: str, op: str) -> None:
    """Where nothing is said of what is pending, it is the decision of the phase."""
    assert decision(table({}, {}, phase=phase)) == op


@rule("VA-16.1")
def test_a_deck_may_name_its_top_cards() -> None:
    """Cards that appear nowhere follow in file order."""
    state = table({"hand": ["tyr.trial"]}, {}, decks={"tyr": ["tyr.wergild"]}, discard=["tyr.weapon"])
    rest = [card for card in copies("tyr") if card not in ("tyr.trial", "tyr.wergild", "tyr.weapon")]
    assert state.document()["decks"]["tyr"] == ["tyr.wergild", *rest]


@rule("VA-16.1", "VA-4.2")
@pytest.mark.parametrize(
    ("fields", "turns"),
    [
        ({"round": 1, "active": 0}, 0),
        ({"round": 2, "active": 1, "start": 2}, 3 + 2),
        ({"round": 6, "active": 1, "start": 2, "options": {"turnaround": True}}, 15),
        ({"round": 6, "active": 2, "start": 2, "options": {"turnaround": True}}, 17),
    ],
)
def test_turns_are_counted_from_round_and_seat(fields: Json, turns: int) -> None:
    """The number of completed turns follows from round, start and active seat."""
    assert table({}, {}, {}, **fields).document()["turns"] == turns


@rule("VA-16.1")
@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"players": [{"hand": ["tyr.trial", "tyr.trial"]}, {}]}, "tyr.trial"),
        ({"players": [{"gold": 20}, {"gold": 11}]}, "gold"),
        ({"players": [{"temples": {"tyr": 3}}, {"temples": {"tyr": 3}}]}, "tyr"),
        ({"wood": 1}, "wood"),
        ({"players": [{"wood": 1}, {}]}, "wood"),
        ({"discard": ["base.nothing"]}, "base.nothing"),
    ],
)
def test_faulty_documents(fields: Json, field: str) -> None:
    """Too many copies, resources or temples and unknown fields are refused, and named."""
    with pytest.raises(DocumentError, match=field):
        from_document({"game": "valda", "options": {"players": 2}, **fields})


@rule("VA-16.2")
def test_the_last_entry_is_next() -> None:
    """A chain of pending steps is worked off from its end."""
    state = table({}, {"hand": ["base.kill"]}, phase="attack", pending=[{"op": "begin_followers"},
                  {"op": "line", "ask": [1], "made": 0}])  # fmt: skip
    assert (decision(state), state.current_player) == ("line", 1)
    assert decision(after(state, "pass")) == "followers"


def observed(phase: str = "game") -> State:
    """Three players with cards, seat 1 active."""
    return table(
        {"hand": ["base.kill", "tyr.weapon"]},
        {"hand": ["odin.leader"], "open": ["base.barter"] if phase == "game" else []},
        {"hand": ["loki.weapon"]},
        active=1,
        phase=phase,
        rng="00000000000000ff",
        forced=[3],
    )


@rule("VA-17.1", "VA-17.2", "VA-17.5")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_an_observation(viewer: int | None) -> None:
    """One's own hand, sizes of the others, no deck, no chance, and the choice of who is to act."""
    state = observed()
    seen, document = state.observe(viewer), state.document()
    for number, player in enumerate(seen["players"]):
        own = document["players"][number]["hand"]
        assert player["hand"] == (own if number == viewer else None)
        assert player["hand_count"] == len(own)
        assert player["open"] == document["players"][number]["open"]
    assert seen["decks"] is seen["rng"] is seen["forced"] is seen["pending"] is None
    assert seen["decks_count"] == {deck: len(cards) for deck, cards in document["decks"].items()}
    assert (seen["to_act"], seen["decision"]) == (1, "game")
    assert seen["legal"] == (state.legal_actions() if viewer == 1 else None)
    assert (seen["choice"] is not None) is (viewer == 1)
    shared = FIELDS - {"players", "decks", "rng", "forced", "pending"}
    assert {name: seen[name] for name in shared} == {name: document[name] for name in shared}


@rule("VA-17.1")
def test_the_attack_and_the_roll_are_seen_by_all() -> None:
    """Whoever watches sees the cards of the attack and the dice."""
    state = after(table({}, {"hand": ["base.kill"]}, {}, phase="attack"), "attack:base.kill")
    for viewer in (None, 0, 1, 2):
        assert state.observe(viewer)["attack"]["card"] == "base.kill"
    rolled = after(
        table({"temples": {"loki": 1}, "hand": ["freya.weapon"]}, {}, phase="followers", forced=[4]), "loki"
    )
    for viewer in (None, 0, 1):
        assert rolled.observe(viewer)["roll"]["faces"] == [4]


@rule("VA-17.2", "VA-7.5")
def test_the_two_god_cards_are_seen_by_their_chooser() -> None:
    """The others learn that a god card is chosen, not which there are."""
    state = after(table(RICH, {}, phase="build"), "build:tyr")
    assert state.observe(0)["choice"]["cards"] == ["tyr.weapon", "tyr.god-of-war"]
    for viewer in (None, 1):
        seen = state.observe(viewer)
        assert (seen["to_act"], seen["decision"], seen["choice"], seen["legal"]) == (0, "keep", None, None)
        assert "tyr.weapon" not in str(seen)


@rule("VA-17.3")
def test_after_the_end_everything_is_shown() -> None:
    """All hands are shown to everybody, and nobody is to act."""
    state = table({"hand": ["base.kill"]}, {"hand": ["tyr.trial"]}, phase="followers", round=6, active=1)
    over = after(state, "end")
    for viewer in (None, 0, 1):
        seen = over.observe(viewer)
        assert [player["hand"] for player in seen["players"]] == [["base.kill"], ["tyr.trial"]]
        assert (seen["to_act"], seen["decision"], seen["legal"]) == (None, None, None)


@rule("VA-17.4", "VA-17.5")
def test_nobody_but_the_asked_seat_learns_who_is_asked() -> None:
    """While a window waits the others see that nobody is to act, and no list of seats."""
    state = after(table(RICH, {"hand": ["loki.weapon"]}, {}, phase="build", builds=1), "build:mine")
    assert window(state) == ("build", 1)
    asked = state.observe(1)
    assert (asked["to_act"], asked["decision"]) == (1, "window")
    assert "ask" not in asked["choice"]
    assert set(asked["legal"]) == {"weapon:backstab", "pass"}
    for viewer in (None, 0, 2):
        seen = state.observe(viewer)
        for name in ("to_act", "decision", "choice", "legal", "pending"):
            assert seen[name] is None
        assert state.game.secrets.acting(state, viewer) is None
    assert state.game.secrets.acting(state, 1) == 1


@rule("VA-17.4")
def test_a_window_looks_the_same_whoever_is_asked() -> None:
    """A third player sees the same while seat 1 or seat 2 is asked."""
    armed, bare = {"hand": ["loki.weapon"]}, {"hand": ["base.kill"]}
    first = after(table(RICH, armed, bare, {}, phase="build", builds=1), "build:mine")
    second = after(table(RICH, bare, armed, {}, phase="build", builds=1), "build:mine")
    assert (window(first), window(second)) == (("build", 1), ("build", 2))
    for viewer in (None, 0, 3):
        assert first.observe(viewer) == second.observe(viewer)


@rule("VA-17.6", "VA-13")
def test_looking_is_not_part_of_the_observation() -> None:
    """After a look at a hand the observation shows no more of it than before."""
    state = table({"hand": ["base.raven-scout"]}, {"hand": ["base.kill"]}, phase="game")
    later = after(state, "play:base.raven-scout", "player:1")
    assert later.observe(0)["players"][1]["hand"] is None
    assert seat(later, 1)["hand"] == ["base.kill"]


@pytest.mark.parametrize("temples", [0, 1, 2])
def test_choices_tell_what_a_purchase_costs_and_how_many_dice_loki_rolls(temples: int) -> None:
    """The figures of a choice are what the action then does, with and without the god's help."""
    own = {"temples": {"freya": temples, "loki": temples}}
    buying = table(own, {}, phase="game")
    (buy,) = [choice for choice in buying.game.presenter.choices(buying) if choice["type"] == "buy"]
    assert after(buying, "buy").document()["actions"] == buying.document()["actions"] - buy["price"]
    rolling = table(own, {}, phase="followers")
    offered = [
        choice["dice"] for choice in rolling.game.presenter.choices(rolling) if choice["type"] == "loki"
    ]
    assert offered == [temples] * bool(temples)
    if offered:
        (rolled,) = [event for event in rolling.apply("loki").events if event.kind == "dice_rolled"]
        assert len(rolled.public["dice"]) == temples
