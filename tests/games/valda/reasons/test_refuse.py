"""Why an action is refused: the sentence, and the rules that it names, decision by decision."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.reasons.refuse import to_act, why_not
from gladsheim.testing.ledger import rule
from tests.games.valda.boards import table
from tests.games.valda.book.own_cards import FIRST_LIST
from tests.games.valda.reasons.refusals import allowed, attack, position, refused

Json = dict[str, Any]


@rule("VA-15")
@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "'' is not one of trade"),
        ("jump", "'jump' is not one of trade"),
        ("end:now", "the form end."),
        ("trade:g", "the form trade:<resource>:<resource>"),
        ("trade:x:g", "'x' is not a valid resource; allowed: b, g, d"),
        ("take:gold", "'gold' is not a valid resource; allowed: b, g, d"),
        ("god:ymir", "'ymir' is not a valid god"),
        ("build:wall", "allowed: mine, drill, heimdall"),
        ("thor:4:g", "allowed: 3, 2"),
        ("thor:3:b", "allowed: g, d"),
        ("odin:1", "allowed: 2, 3"),
        ("player:05", "'05' is not a valid seat"),
        ("die:0:7", "'7' is not a valid face; allowed: 1, 2, 3, 4, 5, 6"),
        ("weapon:axe", "'axe' is not a valid mode"),
        ("play:base.nothing", "has no card 'base.nothing'"),
        (" end", "' end' is not one of"),
        ("play:" + "x" * 300, "…"),
    ],
)
def test_texts_outside_the_grammar(text: str, part: str) -> None:
    """A text that is no action says which part is wrong and what may stand there."""
    found = refused(position("resource"), text)
    assert part in found.message
    assert "VA-15" in found.rules
    assert len(found.message) < 400


@rule("VA-15")
@pytest.mark.parametrize(
    ("op", "text", "due"),
    [
        ("resource", "buy", "trade, weapon or end"),
        ("game", "trade:g:b", "play, take, buy, weapon or end"),
        ("build", "yield", "build, weapon or end"),
        ("followers", "build:mine", "thor, odin, loki, weapon or end"),
        ("discard", "end", "discard"),
        ("lock_draw", "weapon:thief", "god"),
    ],
)
def test_actions_of_another_decision(op: str, text: str, due: str) -> None:
    """An action that belongs elsewhere is refused with what can be done here."""
    found = refused(position(op), text)
    assert f"must begin with {due}." in found.message
    assert found.rules[0] == "VA-15"


@rule("VA-14.1", "VA-14.2")
@pytest.mark.parametrize(("winner", "cites"), [(None, "VA-14.1"), (1, "VA-14.2")])
def test_nothing_after_the_end(winner: int | None, cites: str) -> None:
    """After the end nobody acts any more, and every action is refused with the rule that ended it."""
    document = position("resource", phase="over", winner=winner, pending=[])
    assert to_act(document) is None
    assert cites in refused(document, "end").rules


@rule("VA-16.2")
@pytest.mark.parametrize(
    ("entry", "seat"),
    [
        ({"op": "game"}, 1),
        ({"op": "line", "ask": [2, 0], "made": 0}, 2),
        ({"op": "line", "ask": [], "made": 0}, None),
        ({"op": "window", "kind": "free", "ask": [0, 2]}, 0),
        ({"op": "keep", "by": 2, "god": "tyr", "cards": ["tyr.trial"]}, 2),
        ({"op": "defend"}, 0),
        ({"op": "take_roll"}, None),
    ],
)
def test_who_is_to_act(entry: Json, seat: int | None) -> None:
    """The last entry of what is pending says who decides."""
    document = position("x", {}, {}, {}, active=1, attack=attack(2, 0), pending=[{"op": "game"}, entry])
    assert to_act(document) == seat


@rule("VA-5.2", "VA-5.3")
@pytest.mark.parametrize(("temples", "rate"), [(0, 4), (1, 2), (2, 1), (3, 1)])
def test_trade_rates(temples: int, rate: int) -> None:
    """Four of a kind for another, fewer with Heimdall; the sentence names the rate and what is held."""
    seat = {"temples": {"heimdall": temples}, "gold": rate}
    allowed(position("resource", seat), "trade:g:b", "trade:g:d", "end")
    found = refused(position("resource", {**seat, "gold": rate - 1}), "trade:g:d")
    held = f"{rate - 1} gold" if rate > 1 else "no gold"
    assert found.message == f"A trade costs you {rate} gold for 1 diamond; you have {held}."
    assert found.rules == (("VA-5.2", "VA-5.3") if temples else ("VA-5.2",))
    assert refused(position("resource", seat), "trade:g:g").rules == ("VA-5.2",)


@rule("VA-5.3", "VA-11.1")
def test_a_lent_ability_counts_for_the_active_seat_only() -> None:
    """What is lent adds a level for the seat whose turn it is, and never a third one."""
    allowed(position("resource", {"gold": 2}, lent=["heimdall"]), "trade:g:b")
    seat = {"gold": 1, "temples": {"heimdall": 1}}
    allowed(position("resource", seat, lent=["heimdall", "heimdall"]), "trade:g:b")
    refused(position("resource", {"gold": 1}, lent=["heimdall", "heimdall"]), "trade:g:b")


@rule("VA-5.4")
def test_a_received_kind_stays() -> None:
    """At one for one, what came by trade is not given away; at two for one it may be."""
    seat = {"gold": 3, "temples": {"heimdall": 2}}
    found = refused(position("resource", seat, received=["g"]), "trade:g:b")
    assert found.rules == ("VA-5.4",)
    assert "gold" in found.message
    allowed(position("resource", seat, received=["b"]), "trade:g:b")
    allowed(position("resource", {"gold": 3, "temples": {"heimdall": 1}}, received=["g"]), "trade:g:b")


@rule("VA-5.5", "VA-6.4")
def test_an_empty_supply_gives_nothing() -> None:
    """Nothing is traded for or taken that the supply has not."""
    seats = ({"gold": 9, "blood": 10}, {"blood": 20})
    found = refused(position("resource", *seats), "trade:g:b")
    assert (found.message, found.rules[0]) == ("The supply of blood is empty.", "VA-5.5")
    assert refused(position("game", *seats), "take:b").rules == ("VA-6.4", "VA-1.2")
    allowed(position("game", {"blood": 10}, {"blood": 19}), "take:b")


@rule("VA-6.2")
def test_the_opening_god_card_comes_from_an_own_area() -> None:
    """An owner of areas chooses among their decks, even if they are empty."""
    seats = ({"temples": {"tyr": 3, "loki": 4, "thor": 2}}, {"temples": {"freya": 3}})
    document = position("lock_draw", *seats)
    allowed(document, "god:tyr", "god:loki")
    for other in ("thor", "freya", "odin"):
        found = refused(document, f"god:{other}")
        assert "Tyr or Loki" in found.message
        assert found.rules == ("VA-6.2", "VA-11.5")


@rule("VA-6.4", "VA-6.5")
def test_playing_a_card() -> None:
    """A yellow card of hand or table, for its cost in actions; one without cost needs none left."""
    seat = {"hand": ["base.seduction-1", "base.barter", "base.kill"], "open": ["base.drakkar"]}
    document = position("game", seat, actions=2)
    allowed(document, "play:base.seduction-1", "play:base.barter", "play:base.drakkar", "end")
    tired = position("game", seat, actions=0)
    allowed(tired, "play:base.barter", "end")
    found = refused(tired, "play:base.seduction-1")
    assert "costs 1 action; you have no actions" in found.message
    # The last list has no card for two actions, the first had one.
    first = {**position("game", seat, actions=1), "cards": FIRST_LIST}
    assert "costs 2 actions; you have 1 action." in refused(first, "play:base.drakkar").message
    assert refused(document, "play:base.kill").rules == ("VA-6.4", "VA-1.6")
    assert "neither in your hand nor" in refused(document, "play:odin.leader").message


@rule("VA-6.4")
def test_plays_of_one_turn_are_bounded() -> None:
    """Where cards bring each other back without end, a turn ends them after 512."""
    for number, legal in ((511, True), (512, False)):
        state = table({"hand": ["base.barter"]}, {}, phase="game", played=["base.barter"] * number)
        assert ("play:base.barter" in state.legal_actions()) is legal
        assert (state.why_not("play:base.barter") is None) is legal


@rule("VA-6.4")
def test_buying_cards() -> None:
    """Two actions for two cards, with Freya one for one; some base card must be there."""
    decks: Json = {**position("game")["decks"], "base": ["base.kill"]}
    allowed(position("game", actions=2, decks=decks), "buy")
    found = refused(position("game", actions=1, decks=decks), "buy")
    assert found.message == "Buying 2 cards costs 2 actions; you have 1 action."
    freya = {"temples": {"freya": 1}}
    allowed(position("game", freya, actions=1, decks=decks), "buy")
    refused(position("game", freya, actions=0, decks=decks), "buy")
    allowed(position("game", discard=["base.kill"]), "buy")
    assert refused(position("game", discard=["tyr.trial"]), "buy").rules == ("VA-6.4", "VA-3.5")


@rule("VA-6.4")
def test_taking_a_resource_needs_an_action() -> None:
    """One action for one resource."""
    allowed(position("game", actions=1), "take:b", "take:g", "take:d")
    assert refused(position("game", actions=0), "take:d").rules == ("VA-6.4",)


@rule("VA-6.8")
def test_discarding_from_hand() -> None:
    """Only cards of the hand go down to the limit."""
    document = position("discard", {"hand": ["base.kill"], "open": ["base.torch"]})
    allowed(document, "discard:base.kill")
    assert refused(document, "discard:base.torch").rules == ("VA-6.8",)


@rule("VA-9.1", "VA-9.2", "VA-9.3", "VA-9.4")
def test_exchanges_of_the_followers_phase() -> None:
    """Each exchange needs its level, what it costs, and is bounded by itself."""
    rich = {"blood": 9, "gold": 9, "diamond": 2}
    seat = {**rich, "temples": {"thor": 1, "odin": 1, "loki": 1}}
    document = position("followers", seat)
    allowed(document, "thor:3:g", "odin:2", "loki", "end")
    assert refused(document, "thor:3:d").message == "Thor's exchange costs 3 diamonds; you have 2 diamonds."
    assert refused(document, "thor:2:g").rules == ("VA-9.1", "VA-11.1")
    assert refused(document, "odin:3").rules == ("VA-9.2", "VA-11.1")
    assert refused(position("followers", rich), "loki").rules == ("VA-9.4", "VA-11.1")
    high = {**rich, "temples": {"thor": 2, "odin": 2, "loki": 2}}
    used = {"thor3": 3, "thor2": 2, "odin2": 3, "odin3": 1, "loki": 1}
    spent = position("followers", high, used=used)
    allowed(spent, "thor:2:g", "thor:2:d", "odin:3")
    for action, cites in (("thor:3:g", "VA-9.1"), ("odin:2", "VA-9.2"), ("loki", "VA-9.4")):
        assert refused(spent, action).rules == (cites, "VA-9.3")


@rule("VA-15.3")
@pytest.mark.parametrize("text", ["end", "yield", "pass", "done"])
def test_ending_is_always_possible_at_its_decision(text: str) -> None:
    """To end, to yield, to pass and to be done need nothing."""
    ops: dict[str, list[tuple[str, Json]]] = {
        "end": [("resource", {}), ("game", {}), ("build", {}), ("followers", {})],
        "yield": [("defend", {})],
        "pass": [("line", {"ask": [1], "made": 0}), ("window", {"kind": "free", "ask": [1]})],
        "done": [
            ("change", {"by": 0, "from": "any", "to": "any", "n": 1}),
            ("throw", {"by": 0, "for": "switch", "n": 1, "done": 0}),
            ("temple", {"by": 0, "pay": True}),
        ],
    }
    for op, step in ops[text]:
        document = position(op, step=step, attack=attack() if op == "defend" else None)
        assert why_not(document, text, built_in()) is None
