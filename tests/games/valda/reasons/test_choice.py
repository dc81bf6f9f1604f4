"""Why a choice of an effect or a weapon cannot be made that way."""

from __future__ import annotations

import pytest

from gladsheim.testing.ledger import rule
from tests.games.valda.reasons.refusals import allowed, attack, position, refused


@rule("VA-13", "VA-1.2")
def test_a_resource_from_the_supply_or_a_victim() -> None:
    """The supply, or the victim, must have it."""
    seats = ({"gold": 1}, {"blood": 30})
    free = position("res", *seats, step={"by": 0, "n": 1, "victim": None})
    allowed(free, "res:g", "res:d")
    assert refused(free, "res:b").rules == ("VA-13", "VA-1.2")
    theft = position("res", *seats, step={"by": 0, "n": 1, "victim": 1})
    allowed(theft, "res:b")
    assert refused(theft, "res:g").message == "Seat 1 has no gold."


@rule("VA-13.1")
@pytest.mark.parametrize(
    ("purpose", "able", "unable"),
    [
        ("look", {"hand": ["base.kill"]}, {"open": ["base.kill"]}),
        ("steal_cards", {"hand": ["base.kill"]}, {"gold": 1}),
        ("steal_resources", {"diamond": 1}, {"hand": ["base.kill"]}),
        ("thief", {"open": ["base.kill"]}, {"gold": 1}),
    ],
)
def test_a_player_who_has_some(purpose: str, able: dict[str, object], unable: dict[str, object]) -> None:
    """One chooses another player who has what is looked at or stolen."""
    full = {"hand": ["base.torch"], "gold": 3}
    document = position("player", full, able, unable, step={"by": 0, "for": purpose, "n": 1})
    allowed(document, "player:1")
    assert refused(document, "player:2").rules in (("VA-13.1",), ("VA-12.8",))
    assert refused(document, "player:0").message == "Seat 0 is you: choose another player."
    assert refused(document, "player:3").message == "There is no seat 3; seats are 0 to 2."


@rule("VA-13.1")
@pytest.mark.parametrize("purpose", ["steal_followers", "kill_followers"])
def test_any_other_player_may_lose_followers(purpose: str) -> None:
    """Followers can be taken aim at even where there are none."""
    document = position("player", {}, {}, {}, step={"by": 1, "for": purpose, "n": 1})
    allowed(document, "player:0", "player:2")
    refused(document, "player:1")


@rule("VA-12.6")
def test_an_attack_passes_to_a_third_player() -> None:
    """Neither to the one who vanishes nor to the attacker."""
    step = {"by": 0, "for": "vanished"}
    document = position("player", {}, {}, {}, step=step, attack=attack(1, 0))
    allowed(document, "player:2")
    assert refused(document, "player:1").rules == ("VA-12.6",)
    refused(document, "player:0")


@rule("VA-12.8")
def test_what_the_thief_takes() -> None:
    """A blind card of a hand that has one, or an open card by name."""
    step = {"by": 0, "victim": 1}
    document = position("thief", {}, {"hand": ["base.torch"], "open": ["base.kill"]}, step=step)
    allowed(document, "hand", "card:base.kill")
    assert refused(document, "card:base.torch").rules == ("VA-12.8",)
    assert "no card in hand" in refused(position("thief", {}, {}, step=step), "hand").message


@rule("VA-13", "VA-3.5")
@pytest.mark.parametrize("purpose", ["draw", "look"])
def test_a_deck_that_can_yield_a_card(purpose: str) -> None:
    """A god's cards in the deck or the discard pile can be drawn and looked at."""
    decks = {**position("god")["decks"], "tyr": ["tyr.trial"]}
    step = {"by": 0, "for": purpose, "n": 2, "seen": []}
    document = position("god", step=step, decks=decks, discard=["loki.pilfer", "base.kill"])
    allowed(document, "god:tyr", "god:loki")
    assert refused(document, "god:odin").rules == ("VA-13", "VA-3.5")


@rule("VA-13")
def test_a_different_deck_each_time() -> None:
    """One looks at a deck once; one may draw from it again."""
    decks = {**position("god")["decks"], "tyr": ["tyr.trial"]}
    step = {"by": 0, "n": 1, "seen": ["tyr"]}
    look = position("god", step={**step, "for": "look"}, decks=decks)
    assert "different god" in refused(look, "god:tyr").message
    allowed(position("god", step={**step, "for": "draw"}, decks=decks), "god:tyr")


@rule("VA-11.1", "VA-13")
def test_lending_from_others() -> None:
    """An ability is lent where another player has a temple."""
    seats = ({"temples": {"odin": 2}}, {"temples": {"tyr": 1}})
    document = position("god", *seats, step={"by": 0, "for": "lend", "n": 1, "seen": []})
    allowed(document, "god:tyr")
    assert refused(document, "god:odin").rules == ("VA-13", "VA-11.1")


@rule("VA-13")
def test_changing_resources() -> None:
    """One gives a kind that the card takes for another that it gives and the supply has."""
    seats = ({"gold": 1, "blood": 2}, {"diamond": 30})
    step = {"by": 0, "from": "gold-diamond", "to": "blood", "n": 5}
    narrow = position("change", *seats, step=step)
    allowed(narrow, "change:g:b", "done")
    assert refused(narrow, "change:b:g").message == "This card changes gold or diamonds, not blood."
    assert "into blood, not into diamonds" in refused(narrow, "change:g:d").message
    assert refused(narrow, "change:d:b").message == "You have no diamonds to change."
    wide = position("change", *seats, step={**step, "from": "any", "to": "any"})
    allowed(wide, "change:g:b", "change:b:g")
    assert refused(wide, "change:g:d").rules == ("VA-13", "VA-1.2")
    assert "for another kind" in refused(wide, "change:b:b").message


@rule("VA-13")
@pytest.mark.parametrize("purpose", ["sacrifice", "switch"])
def test_cards_given_away(purpose: str) -> None:
    """Cards of hand and table can be sacrificed and switched."""
    seat = {"hand": ["base.kill"], "open": ["base.torch"]}
    document = position("throw", seat, step={"by": 0, "for": purpose, "n": 2, "done": 0})
    allowed(document, "card:base.kill", "card:base.torch", "done")
    assert refused(document, "card:base.barter").rules == ("VA-13",)


@rule("VA-13", "VA-12.5")
def test_cards_of_the_discard_pile() -> None:
    """Only cards that lie there, and of the type asked for."""
    pile = ["base.kill", "base.shield-1"]
    document = position("recover", step={"by": 0, "type": "defence", "n": 1}, discard=pile)
    allowed(document, "card:base.shield-1")
    assert "of type attack" in refused(document, "card:base.kill").message
    assert "not in the discard pile" in refused(document, "card:base.shield-2").message
    allowed(position("recover", step={"by": 0, "type": "any", "n": 1}, discard=pile), "card:base.kill")


@rule("VA-13", "VA-1.4")
def test_what_is_destroyed() -> None:
    """A temple that stands; a drill; a mine beyond the two of the start."""
    victim = {"temples": {"tyr": 1}, "mines": 2, "drills": 1}
    temples = position("destroy", {}, victim, step={"by": 0, "victim": 1, "what": "temple"})
    allowed(temples, "god:tyr")
    assert refused(temples, "god:odin").message == "Seat 1 has no temple of Odin."
    assert (
        refused(temples, "works:drill").message == "This attack destroys a temple, not a resource building."
    )
    works = position("destroy", {}, victim, step={"by": 0, "victim": 1, "what": "works"})
    allowed(works, "works:drill")
    found = refused(works, "works:mine")
    assert found.message == "Seat 1 has 2 mines, and 2 are never lost."
    assert found.rules == ("VA-13", "VA-1.4")
    assert "a mine or a drill" in refused(works, "god:tyr").message
    more = position("destroy", {}, {"mines": 3}, step={"by": 0, "victim": 1, "what": "works"})
    allowed(more, "works:mine")
    assert refused(more, "works:drill").message == "Seat 1 has no drills."


@rule("VA-13", "VA-11.5")
def test_moving_a_temple() -> None:
    """A temple of another player, to a different area that is open to its owner."""
    seats = ({"temples": {"loki": 1}}, {"temples": {"tyr": 3}}, {"temples": {"odin": 3, "thor": 1}})
    choose = position("move", *seats, step={"by": 0, "victim": None, "from": None, "seat": None})
    allowed(choose, "move:1:tyr", "move:2:odin", "move:2:thor")
    assert "is you" in refused(choose, "move:0:loki").message
    assert refused(choose, "move:1:thor").message == "Seat 1 has no temple of Thor."
    assert "VA-15" in refused(choose, "god:loki").rules
    target = position("move", *seats, step={"by": 0, "victim": 1, "from": None, "seat": None})
    assert "seat 1, not of seat 2" in refused(target, "move:2:thor").message
    going = position("move", *seats, step={"by": 0, "victim": None, "from": "thor", "seat": 2})
    allowed(going, "god:odin", "god:loki")
    assert refused(going, "god:tyr").message == (
        "Seat 1 owns Tyr's area: a temple of seat 2 cannot go there."
    )
    assert "different area" in refused(going, "god:thor").message
    assert "VA-15" in refused(going, "move:2:odin").rules


@rule("VA-13", "VA-1.1")
def test_a_full_area_takes_no_moved_temple() -> None:
    """A temple cannot go where no site is free; if every area is full it stays."""
    full = {"temples": {"tyr": 2, "loki": 1}}
    seats = (full, full, {"temples": {"tyr": 1, "odin": 1}})
    document = position("move", *seats, step={"by": 0, "victim": None, "from": "odin", "seat": 2})
    assert refused(document, "god:tyr").rules == ("VA-13", "VA-1.1")
    areas = ("heimdall", "freya", "surtur", "tyr", "thor", "odin", "loki")
    halves = [{"temples": dict.fromkeys(areas, 2)}, {"temples": dict.fromkeys(areas, 2)}]
    last = {"temples": dict.fromkeys(areas, 1)}
    stuck = position("move", *halves, last, step={"by": 0, "victim": None, "from": None, "seat": None})
    assert "no area to which a temple" in refused(stuck, "move:2:tyr").message


@rule("VA-13")
def test_playing_a_card_again() -> None:
    """A card of this turn, but none that itself plays another again."""
    played = ["base.barter", "loki.twice-told"]
    document = position("replay", step={"by": 0}, played=played)
    allowed(document, "card:base.barter")
    assert "have not played" in refused(document, "card:base.seduction-1").message
    assert "not itself" in refused(document, "card:loki.twice-told").message
