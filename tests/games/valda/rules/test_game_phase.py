"""The game phase (VA-6)."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.testing.ledger import rule
from tests.games.valda.boards import (
    after,
    copies,
    decision,
    followers,
    refuses,
    seat,
    stock,
    table,
    texts,
    window,
)
from tests.games.valda.book.own_cards import FIRST_LIST

TOP = {"base": ["base.kill", "base.torch", "base.barter"]}


@rule("VA-6.1")
def test_two_open_cards() -> None:
    """Without Freya the top two base cards lie open, in the order drawn."""
    later = after(table({}, {}, decks=TOP), "end")
    assert (seat(later)["open"], seat(later)["hand"]) == (["base.kill", "base.torch"], [])
    assert later.document()["decks"]["base"][0] == "base.barter"


@rule("VA-6.1", "VA-2.3")
def test_the_first_cards_of_the_file_are_cards_like_others() -> None:
    """An unshuffled base deck begins with the first kind of the file, which can be drawn and bought."""
    later = after(table({}, {}), "end", "buy")
    assert seat(later)["open"] == ["base.blood-vein-2"] * 4


@rule("VA-6.1", "VA-11.2")
@pytest.mark.parametrize(("temples", "cards"), [(1, 2), (2, 3)])
def test_freya_draws_closed_cards(temples: int, cards: int) -> None:
    """With one temple two closed cards; with two temples three, closed too."""
    later = after(table({"temples": {"freya": temples}}, {}, decks=TOP), "end")
    assert sorted(seat(later)["hand"]) == sorted(TOP["base"][:cards])
    assert seat(later)["open"] == []


@rule("VA-6.1", "VA-6.2")
def test_an_owner_with_freya_draws_closed_cards() -> None:
    """With two Freya temples the god card takes the place of one of three, and all are closed."""
    own = {"temples": {"freya": 3}, "bonus": ["freya"]}
    later = after(table(own, {}, decks={**TOP, "freya": ["freya.necklace"]}), "end")
    assert sorted(seat(later)["hand"]) == ["base.kill", "base.torch", "freya.necklace"]
    assert seat(later)["open"] == []


@rule("VA-6.2")
def test_an_owner_draws_a_god_card_first() -> None:
    """The top card of the only owned deck is drawn unasked in place of a base card, and before it."""
    decks = {**TOP, "tyr": ["tyr.trial", "tyr.wergild"]}
    drawn = after(table({"temples": {"tyr": 3}, "bonus": ["tyr"]}, {}, decks=decks), "end")
    assert decision(drawn) == "game"
    assert seat(drawn)["open"] == ["tyr.trial", "base.kill"]
    assert drawn.document()["decks"]["tyr"][0] == "tyr.wergild"


@rule("VA-6.2")
def test_an_owner_of_several_areas_chooses_one_deck() -> None:
    """Whoever owns several areas still draws a single god card; others' areas are no choice."""
    own = {"temples": {"tyr": 3, "loki": 3, "odin": 2}, "bonus": ["tyr", "loki"]}
    state = table(own, {"temples": {"thor": 3}, "bonus": ["thor"]}, decks=TOP)
    later = after(state, "end")
    assert texts(later) == {"god:tyr", "god:loki"}
    refuses(later, "god:thor", "VA-6.2")
    drawn = after(later, "god:loki")
    assert [card.split(".")[0] for card in seat(drawn)["open"]] == ["loki", "base"]


@rule("VA-6.2", "VA-3.5")
def test_base_cards_stand_in_for_an_empty_god_deck() -> None:
    """If no god card can be had, base cards are drawn for it; a discarded one can be had."""
    own = {"temples": {"tyr": 3}, "bonus": ["tyr"]}
    gone = table(own, {"hand": copies("tyr")[1:]}, decks=TOP, discard=["tyr.weapon"])
    assert seat(after(gone, "end"))["open"] == ["tyr.weapon", "base.kill"]
    # All are in a hand now, the weapon among those of the active player, where nobody is asked.
    held = table({**own, "hand": ["tyr.weapon"]}, {"hand": copies("tyr")[1:]}, decks=TOP)
    assert seat(after(held, "end"))["open"] == ["base.kill", "base.torch"]


@rule("VA-6.3", "VA-12.3")
def test_after_the_opening_draw_the_others_are_asked() -> None:
    """Clockwise, each who holds a free weapon; the active player and everybody else are not."""
    state = table(
        {"hand": ["loki.weapon", "odin.weapon"]},
        {"hand": ["tyr.weapon"]},
        {"hand": ["heimdall.weapon", "freya.weapon"]},
        {"hand": ["base.kill"]},
        active=0,
        discard=["base.shield-1"],
    )
    later = after(state, "end")
    assert window(later) == ("free", 1)
    assert texts(later) == {"weapon:thief", "pass"}
    later = after(later, "pass")
    assert window(later) == ("free", 2)
    assert texts(later) == {"weapon:gjallarhorn", "pass"}
    assert decision(after(later, "pass")) == "game"


@rule("VA-6.3")
def test_open_cards_can_be_stolen_before_they_are_played() -> None:
    """In the window after the draw the thief may take one of the cards that lie open."""
    state = table({}, {"hand": ["tyr.weapon"]}, decks=TOP)
    later = after(state, "end", "weapon:thief", "player:0", "card:base.kill")
    assert seat(later)["open"] == ["base.torch"]
    assert seat(later, 1)["hand"] == ["base.kill"]
    assert decision(later) == "game"


@rule("VA-6.4")
def test_three_actions_in_any_mixture() -> None:
    """Playing, taking and buying use up three actions; then only the end is left."""
    state = table({"hand": ["base.seduction-1"]}, {}, phase="game", decks=TOP)
    later = after(state, "take:d", "play:base.seduction-1", "take:b")
    assert (stock(later), followers(later)[0], later.document()["actions"]) == ((1, 0, 1), 1, 0)
    assert texts(later) == {"end"}
    refuses(later, "take:g", "VA-6.4")
    bought = after(state, "buy")
    assert (seat(bought)["open"], bought.document()["actions"]) == (["base.kill", "base.torch"], 1)
    refuses(bought, "buy", "VA-6.4")


@rule("VA-6.4", "VA-11.2")
@pytest.mark.parametrize("temples", [1, 2])
def test_freya_buys_single_closed_cards(temples: int) -> None:
    """With Freya one card costs one action and goes to the hand; two for two is not offered."""
    state = table({"temples": {"freya": temples}}, {}, phase="game", decks=TOP)
    later = after(state, "buy")
    assert (seat(later)["hand"], seat(later)["open"]) == (["base.kill"], [])
    assert later.document()["actions"] == 2
    last = after(later, "buy", "buy")
    assert (len(seat(last)["hand"]), last.document()["actions"]) == (3, 0)


@rule("VA-6.4")
def test_actions_not_used_are_lost() -> None:
    """Ending early is legal and brings nothing."""
    later = after(table({}, {}, phase="game"), "end")
    assert decision(later) == "build"
    assert stock(later) == (0, 0, 0)


@rule("VA-6.4")
def test_cards_gained_by_effects_are_closed() -> None:
    """A draw goes to the hand; one that says `open` lies open, except with Freya."""
    hand = {"hand": ["base.backup-2", "freya.harvest"]}
    closed = after(table(hand, {}, phase="game", decks=TOP), "play:base.backup-2")
    assert sorted(seat(closed)["hand"]) == ["base.kill", "base.torch", "freya.harvest"]
    harvest = after(table(hand, {}, phase="game", decks=TOP), "play:freya.harvest")
    assert seat(harvest)["open"] == ["base.kill", "base.torch"]
    freya = after(table({**hand, "temples": {"freya": 1}}, {}, phase="game", decks=TOP), "play:freya.harvest")
    assert seat(freya)["open"] == []
    assert sorted(seat(freya)["hand"]) == ["base.backup-2", "base.kill", "base.torch"]


@rule("VA-6.5")
def test_a_card_without_cost_needs_no_action() -> None:
    """It is played with no action left and uses none; a card for two, as the first list had it, needs two."""
    first: dict[str, Any] = {"cards": FIRST_LIST, "phase": "game"}
    state = table({"hand": ["base.barter", "base.drakkar"]}, {}, **first, actions=1)
    later = after(state, "take:b", "play:base.barter", "done")
    assert later.document()["actions"] == 0
    refuses(state, "play:base.drakkar", "VA-6.4")
    two = table({"hand": ["base.drakkar"]}, {}, **first, actions=2)
    assert after(two, "play:base.drakkar", "god:tyr").document()["actions"] == 0


@rule("VA-6.6")
def test_a_played_card_is_discarded_after_its_effects() -> None:
    """While its effects resolve it is neither in hand nor in the pile; then it lies on top."""
    state = table({"hand": ["freya.falcon-cloak"]}, {}, phase="game", discard=["base.barter", "base.kill"])
    later = after(state, "play:freya.falcon-cloak")
    assert seat(later)["hand"] == []
    assert texts(later) == {"card:base.barter"}
    assert "freya.falcon-cloak" not in later.document()["discard"]
    last = after(later, "card:base.barter")
    assert decision(last) == "game"
    assert last.document()["discard"] == ["base.kill", "freya.falcon-cloak"]
    assert seat(last)["hand"] == ["base.barter"]


@rule("VA-6.6")
def test_a_card_may_be_wasted() -> None:
    """A card that can do nothing may be played; its action is gone all the same."""
    state = table({"hand": ["tyr.god-of-war"]}, {}, phase="game")
    later = after(state, "play:tyr.god-of-war")
    assert (later.document()["actions"], later.document()["discard"]) == (2, ["tyr.god-of-war"])
    assert later.document()["played"] == ["tyr.god-of-war"]


@rule("VA-6.6", "VA-12.8")
def test_an_active_card_cannot_be_sacrificed() -> None:
    """Of two copies one is being played: only the other can be given away."""
    state = table({"hand": ["base.offering", "base.offering"]}, {}, phase="game")
    later = after(state, "play:base.offering")
    last = after(later, "card:base.offering")
    assert followers(last)[0] == 1
    assert "card:base.offering" not in texts(last)
    ended = last if decision(last) == "game" else after(last, "done")
    assert ended.document()["discard"] == ["base.offering", "base.offering"]


@rule("VA-6.7")
def test_the_open_copy_is_used() -> None:
    """Of a card in hand and on the table the one on the table is played."""
    state = table({"hand": ["base.seduction-1"], "open": ["base.seduction-1"]}, {}, phase="game")
    assert [one for one in state.legal_actions() if one.startswith("play")] == ["play:base.seduction-1"]
    later = after(state, "play:base.seduction-1")
    assert (seat(later)["hand"], seat(later)["open"]) == (["base.seduction-1"], [])


@rule("VA-6.8")
def test_open_cards_go_to_the_hand() -> None:
    """At the end of the phase what lies open is taken up."""
    later = after(table({"hand": ["base.kill"], "open": ["base.torch"]}, {}, phase="game"), "end")
    assert (sorted(seat(later)["hand"]), seat(later)["open"]) == (["base.kill", "base.torch"], [])


@rule("VA-6.8")
def test_more_than_ten_cards_are_discarded_one_by_one() -> None:
    """Twelve cards, two of them open: two of choice are discarded, weapons count, nothing else is asked."""
    hand = [*copies("odin")[1:], "base.kill"]
    state = table({"hand": hand, "open": ["tyr.weapon", "base.torch"]}, {}, phase="game")
    later = after(state, "end")
    assert decision(later) == "discard"
    assert texts(later) == {f"discard:{card}" for card in [*hand, "tyr.weapon", "base.torch"]}
    later = after(later, "discard:tyr.weapon")
    assert decision(later) == "discard"
    later = after(later, "discard:base.torch")
    assert decision(later) == "build"
    assert later.document()["discard"] == ["tyr.weapon", "base.torch"]
    assert len(seat(later)["hand"]) == 10


@rule("VA-6.8")
def test_ten_cards_are_kept() -> None:
    """With exactly ten cards nothing is discarded, and nobody may discard of his own will."""
    state = table({"hand": copies("odin")}, {}, phase="game")
    refuses(state, "discard:odin.leader", "VA-15")
    assert decision(after(state, "end")) == "build"


@rule("VA-6.8")
def test_the_limit_is_checked_in_the_game_phase_only() -> None:
    """An eleventh card of a temple stays in hand until the next game phase ends."""
    rich = {"hand": copies("odin"), "blood": 2, "gold": 2}
    later = after(table(rich, {}, phase="build"), "build:tyr")
    later = after(later, later.legal_actions()[0], "end", "pass", "end")
    assert len(seat(later)["hand"]) == 11
    assert later.current_player == 1
