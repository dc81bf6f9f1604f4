"""The building phase, temples, abilities and control (VA-7, VA-11)."""

from __future__ import annotations

import pytest

from gladsheim.games.valda.pieces import GODS
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

RICH = {"blood": 9, "gold": 9, "diamond": 9}
PRICES = {
    "mine": (1, 1, 1),
    "drill": (0, 2, 2),
    "heimdall": (1, 2, 2),
    "freya": (0, 3, 3),
    "surtur": (2, 0, 2),
    "tyr": (2, 2, 0),
    "thor": (2, 2, 2),
    "odin": (2, 3, 3),
    "loki": (4, 1, 1),
}


@rule("VA-7.1")
def test_two_structures_close_the_phase() -> None:
    """After the second structure the attack phase begins by itself; before it one may end."""
    state = table(RICH, {}, phase="build")
    one = after(state, "build:mine")
    assert (decision(one), one.document()["builds"]) == ("build", 1)
    assert "end" in texts(one)
    two = after(one, "build:drill")
    assert (decision(two), two.document()["phase"]) == ("line", "attack")
    assert (seat(two)["mines"], seat(two)["drills"]) == (3, 1)


@rule("VA-7.1", "VA-13")
@pytest.mark.parametrize(("cards", "limit"), [(["base.yggdrasil-3"], 3), (["odin.yggdrasil-4"], 4)])
def test_yggdrasil_raises_the_limit(cards: list[str], limit: int) -> None:
    """Three or four structures in this turn."""
    rich = dict.fromkeys(RICH, 9)
    state = after(table({**rich, "hand": cards}, {}, phase="game"), f"play:{cards[0]}", "end")
    assert state.document()["build_limit"] == limit
    for structure in ("mine", "mine", "drill", "drill")[:limit]:
        assert decision(state) == "build"
        state = after(state, f"build:{structure}")
    assert decision(state) == "line"


@rule("VA-7.1", "VA-13")
def test_limits_are_never_added_up() -> None:
    """The greater of two limits holds, in whichever order they come."""
    hand = {"hand": ["base.yggdrasil-3", "odin.yggdrasil-4"]}
    for cards in (("base.yggdrasil-3", "odin.yggdrasil-4"), ("odin.yggdrasil-4", "base.yggdrasil-3")):
        later = after(table(hand, {}, phase="game"), *(f"play:{card}" for card in cards))
        assert later.document()["build_limit"] == 4


@rule("VA-7.2", "VA-1.4")
def test_works_up_to_the_highest_number() -> None:
    """The fourth mine and the third drill can be built, no fifth and no fourth."""
    assert {"build:mine", "build:drill"} <= texts(table({**RICH, "mines": 3, "drills": 2}, {}, phase="build"))
    state = table({**RICH, "mines": 4, "drills": 3}, {}, phase="build")
    refuses(state, "build:mine", "VA-7.2", "VA-1.4")
    refuses(state, "build:drill", "VA-7.2", "VA-1.4")


@rule("VA-7.2", "VA-11.5")
def test_the_owner_goes_on_building() -> None:
    """In an owned area only the owner builds, as long as a site is free."""
    own = {"temples": {"tyr": 3}, "bonus": ["tyr"]}
    refuses(table(RICH, own, phase="build"), "build:tyr", "VA-7.2", "VA-11.5")
    state = table({**RICH, **own}, {"temples": {"tyr": 1}}, phase="build")
    later = after(state, "build:tyr")
    assert seat(later)["temples"] == {"tyr": 4}
    full = after(later, later.legal_actions()[0])
    refuses(full, "build:tyr", "VA-7.2", "VA-1.1")


@rule("VA-7.4", "VA-7.2")
@pytest.mark.parametrize("structure", PRICES)
def test_the_cost_is_paid(structure: str) -> None:
    """Exactly the cost is enough and is spent; with one less the structure cannot be built."""
    price = dict(zip(("blood", "gold", "diamond"), PRICES[structure], strict=True))
    later = after(table(price, {}, phase="build"), f"build:{structure}")
    assert stock(later) == (0, 0, 0)
    for resource, number in price.items():
        if number:
            poor = table({**price, resource: number - 1}, {}, phase="build")
            refuses(poor, f"build:{structure}", "VA-7.4")


@rule("VA-7.3")
def test_a_temple_gives_a_follower_then_a_god_card() -> None:
    """The temple stands and its follower is gained before the god card is chosen."""
    state = table(RICH, {}, phase="build", decks={"thor": ["thor.feast", "thor.hammer-blow"]})
    later = after(state, "build:thor")
    assert (seat(later)["temples"], followers(later)[0], decision(later)) == ({"thor": 1}, 1, "keep")
    assert stock(later) == (7, 7, 7)


@rule("VA-7.3", "VA-12.4")
def test_the_window_opens_for_the_last_structure_only() -> None:
    """Nobody is asked at the first of two structures; at the second the cost is not yet paid."""
    state = table(RICH, {"hand": ["loki.weapon"]}, {}, phase="build")
    one = after(state, "build:mine")
    assert decision(one) == "build"
    two = after(one, "build:drill")
    assert window(two) == ("build", 1)
    assert (stock(two), seat(two)["drills"]) == ((8, 8, 8), 0)
    assert seat(after(two, "pass"))["drills"] == 1


@rule("VA-7.5", "VA-17.2")
def test_one_of_two_god_cards_is_kept() -> None:
    """One of the top two goes to the hand, the other under the deck."""
    decks = {"thor": ["thor.feast", "thor.hammer-blow", "thor.weapon"]}
    state = after(table(RICH, {}, phase="build", decks=decks), "build:thor")
    assert texts(state) == {"keep:thor.feast", "keep:thor.hammer-blow"}
    later = after(state, "keep:thor.hammer-blow")
    assert seat(later)["hand"] == ["thor.hammer-blow"]
    deck = later.document()["decks"]["thor"]
    assert (deck[0], deck[-1], len(deck)) == ("thor.weapon", "thor.feast", 9)
    assert decision(later) == "build"


@rule("VA-7.5")
def test_two_copies_are_one_choice() -> None:
    """If both cards are the same there is still a decision, with one action."""
    decks = {"thor": ["thor.rune-blue", "thor.rune-blue"]}
    state = after(table(RICH, {}, phase="build", decks=decks), "build:thor")
    assert state.legal_actions() == ["keep:thor.rune-blue"]
    later = after(state, "keep:thor.rune-blue")
    assert seat(later)["hand"] == ["thor.rune-blue"]
    assert later.document()["decks"]["thor"][-1] == "thor.rune-blue"


@rule("VA-7.5")
def test_a_single_god_card_is_taken_without_a_choice() -> None:
    """One card to be had goes to the hand at once; with none nothing happens."""
    thor = copies("thor")
    one = table(
        {**RICH, "hand": []}, {"hand": [card for card in thor if card != "thor.feast"]}, phase="build"
    )
    later = after(one, "build:thor")
    assert (decision(later), seat(later)["hand"]) == ("build", ["thor.feast"])
    none = after(table(RICH, {"hand": thor}, phase="build"), "build:thor")
    assert (decision(none), seat(none)["hand"], followers(none)[0]) == ("build", [], 1)


@rule("VA-7.5", "VA-3.5")
def test_the_second_card_may_come_from_the_pile() -> None:
    """A deck of one card is made anew from the pile before the second is looked at."""
    rest = [card for card in copies("thor") if card not in ("thor.feast", "thor.weapon")]
    state = table(RICH, {"hand": rest}, phase="build", decks={"thor": ["thor.feast"]},
                  discard=["thor.weapon"])  # fmt: skip
    later = after(state, "build:thor")
    assert texts(later) == {"keep:thor.feast", "keep:thor.weapon"}
    assert later.document()["discard"] == []


@rule("VA-7.6", "VA-13")
def test_structures_by_cards_are_free_of_the_limit() -> None:
    """A drill and a temple by cards leave both structures of the phase, and give all a temple gives."""
    hand = {"hand": ["heimdall.blood-spring", "odin.sanctuary"]}
    state = table({**RICH, **hand}, {"hand": ["loki.weapon"]}, phase="game", decks={"tyr": ["tyr.trial"]})
    later = after(state, "play:heimdall.blood-spring", "play:odin.sanctuary", "god:tyr")
    assert (decision(later), followers(later)[0]) == ("keep", 1)
    later = after(later, "keep:tyr.trial")
    assert (seat(later)["drills"], seat(later)["temples"]) == (1, {"tyr": 1})
    assert stock(later) == (7, 7, 9)
    assert (later.document()["builds"], decision(later)) == (0, "game")


@rule("VA-7.6", "VA-11.6")
def test_a_lock_by_a_card() -> None:
    """The third temple built by a card brings the bonus, too."""
    own = {"temples": {"tyr": 2}, "hand": ["odin.sanctuary"]}
    later = after(table({**RICH, **own}, {}, phase="game"), "play:odin.sanctuary", "god:tyr")
    assert followers(later)[0] == 2
    assert seat(later)["bonus"] == ["tyr"]


@rule("VA-11.1", "VA-11.2")
def test_more_than_two_temples_are_level_two() -> None:
    """A third temple raises no ability: four Tyr temples add two to each shield."""
    tyr = {"temples": {"tyr": 4}, "bonus": ["tyr"], "hand": ["base.shield-1"]}
    state = after(table(tyr, {"hand": ["thor.hammer-blow"]}, phase="attack"), "attack:thor.hammer-blow")
    later = after(state, "defend:base.shield-1")
    assert later.document()["attack"]["shields"] == 3


@rule("VA-11.1", "VA-13", "VA-13.2")
def test_lending_adds_a_level_for_the_turn() -> None:
    """A lent ability counts like a temple more, once for each god, and ends with the turn."""
    own = {"hand": ["loki.shapeshift", "loki.shapeshift"], "blood": 6}
    state = table(own, {"temples": {"odin": 1}}, phase="game")
    later = after(state, "play:loki.shapeshift")
    assert texts(later) == {"god:odin"}
    later = after(later, "god:odin", "play:loki.shapeshift", "god:odin")
    assert later.document()["lent"] == ["odin", "odin"]
    assert seat(later, 1)["temples"] == {"odin": 1}
    phase = after(later, "end", "end", "pass")
    assert "odin:2" in texts(phase)
    assert "odin:3" not in texts(phase)
    over = after(phase, "end")
    assert over.document()["lent"] == []


@rule("VA-11.1")
def test_lending_to_an_own_temple() -> None:
    """With a temple of one's own the lent level is the second."""
    own = {"hand": ["loki.shapeshift"], "temples": {"odin": 1}, "blood": 6}
    state = table(own, {"temples": {"odin": 1}}, phase="game")
    later = after(state, "play:loki.shapeshift", "god:odin", "end", "end", "pass")
    assert {"odin:2", "odin:3"} <= texts(later)
    assert seat(later)["temples"] == {"odin": 1}


@rule("VA-11.1")
def test_lending_never_makes_a_third_level() -> None:
    """With two temples of one's own a loan adds nothing: a shield counts two more, not three."""
    own = {"hand": ["loki.shapeshift", "base.shield-1"], "temples": {"tyr": 2}}
    other = {"hand": ["thor.hammer-blow"], "temples": {"tyr": 1}}
    state = after(table(own, other, phase="game"), "play:loki.shapeshift", "god:tyr", "end", "end")
    later = after(state, "attack:thor.hammer-blow", "defend:base.shield-1")
    assert later.document()["attack"]["shields"] == 3


@rule("VA-11.1", "VA-7.2")
def test_lending_builds_no_temple() -> None:
    """A lent god counts for abilities only: two temples and a loan own nothing."""
    own = {"hand": ["loki.shapeshift"], "temples": {"tyr": 2}}
    state = table(own, {**RICH, "temples": {"tyr": 1}}, phase="game")
    later = after(state, "play:loki.shapeshift", "god:tyr", "end", "end", "pass", "end", "end", "end")
    assert later.document()["active"] == 1
    assert "build:tyr" in texts(later)


@rule("VA-11.3")
def test_an_ability_begins_with_the_temple() -> None:
    """A temple of Freya built by a card makes the next card of the same phase cost one action."""
    own = {**RICH, "hand": ["odin.sanctuary"]}
    state = after(table(own, {}, phase="game"), "play:odin.sanctuary", "god:freya")
    later = after(state, state.legal_actions()[0], "buy")
    assert later.document()["actions"] == 2


@rule("VA-11.3", "VA-11.4")
def test_an_ability_ends_with_the_temple() -> None:
    """Without the destroyed Odin temple no blood is exchanged, and the temple can be built again."""
    own = {**RICH, "temples": {"odin": 1}}
    state = table(own, {"hand": ["base.torch"]}, phase="attack")
    later = after(state, "attack:base.torch", "yield", "god:odin")
    assert seat(later)["temples"] == {}
    assert texts(later) == {"end"}
    eight = {**RICH, "temples": {"odin": 4, "thor": 5}, "bonus": ["odin", "thor"]}
    attacked = after(
        table(eight, {"hand": ["base.torch"]}, phase="attack"), "attack:base.torch", "yield", "god:thor"
    )
    document = attacked.document()
    document.update(phase="build", pending=[{"op": "build"}])
    again = table(*document["players"], phase="build", discard=document["discard"])
    assert "build:thor" in texts(again)


@rule("VA-11.5")
def test_temples_already_there_stay() -> None:
    """Under another's lock a temple keeps its ability and counts as a site taken."""
    state = table(
        {"blood": 2, "temples": {"odin": 1}}, {"temples": {"odin": 3}, "bonus": ["odin"]}, phase="followers"
    )
    assert "odin:2" in texts(state)
    rich = table({**RICH, "temples": {"odin": 1}}, {"temples": {"odin": 3}}, phase="build")
    refuses(rich, "build:odin", "VA-11.5")


@rule("VA-11.5")
@pytest.mark.parametrize(("temples", "free"), [(3, True), (4, False)])
def test_fewer_than_three_open_the_area(temples: int, free: bool) -> None:
    """An owner of three who loses one owns no more; an owner of four still does."""
    own = {"temples": {"tyr": temples}, "bonus": ["tyr"]}
    state = table(own, {"hand": ["base.torch"], **RICH}, {}, phase="attack")
    later = after(state, "attack:base.torch", "yield", "god:tyr", "pass", "end", "end", "end")
    assert later.document()["active"] == 1
    assert ("build:tyr" in texts(later)) is free


@rule("VA-11.6")
def test_the_bonus_for_the_lock_comes_once() -> None:
    """The third temple brings a second follower; after it was destroyed and built again, it does not."""
    state = table({**RICH, "temples": {"tyr": 2}}, {}, phase="build")
    later = after(state, "build:tyr")
    assert followers(later)[0] == 2
    assert seat(later)["bonus"] == ["tyr"]
    again = table({**RICH, "temples": {"tyr": 2}, "bonus": ["tyr"]}, {}, phase="build")
    assert followers(after(again, "build:tyr"))[0] == 1


@rule("VA-11.6")
def test_a_fourth_temple_brings_no_bonus() -> None:
    """Only reaching three is rewarded."""
    state = table({**RICH, "temples": {"tyr": 3}, "bonus": ["tyr"]}, {}, phase="build")
    assert followers(after(state, "build:tyr"))[0] == 1


@rule("VA-11.6", "VA-13")
def test_the_bonus_for_a_moved_temple() -> None:
    """A third temple that was moved there brings its owner the bonus, but no follower of its own."""
    state = table(
        {"hand": ["loki.wandering-stones"]}, {"temples": {"tyr": 2, "odin": 1}}, phase="game"
    )  # fmt: skip
    later = after(state, "play:loki.wandering-stones", "move:1:odin", "god:tyr")
    assert seat(later, 1)["temples"] == {"tyr": 3}
    assert followers(later) == [0, 1]
    assert seat(later, 1)["bonus"] == ["tyr"]


@rule("VA-10.3", "VA-11.4")
def test_followers_outlive_their_temple() -> None:
    """A destroyed temple takes no follower with it."""
    own = {"temples": {"tyr": 3}, "bonus": ["tyr"], "followers": 4}
    later = after(
        table(own, {"hand": ["base.torch"]}, phase="attack"), "attack:base.torch", "yield", "god:tyr"
    )
    assert followers(later)[0] == 4
    assert seat(later)["bonus"] == ["tyr"]


@rule("VA-1.1", "VA-7.2")
@pytest.mark.parametrize("god", GODS)
def test_five_sites_in_every_area(god: str) -> None:
    """The fifth temple of an area can be built, a sixth cannot."""
    two = {"temples": {god: 2}}
    assert f"build:{god}" in texts(table({**RICH, **two}, two, {}, phase="build"))
    one = {"temples": {god: 1}}
    refuses(table({**RICH, **two}, two, one, phase="build"), f"build:{god}", "VA-1.1")
