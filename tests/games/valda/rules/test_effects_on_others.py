"""Effects of cards on other players, loans and repetitions (VA-13)."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.testing.ledger import rule
from tests.games.valda.boards import (
    SplitMix,
    after,
    decision,
    followers,
    played,
    refuses,
    seat,
    stock,
    struck,
    table,
    texts,
)
from tests.games.valda.book.own_cards import SECOND_LIST

Json = dict[str, Any]
TOP = {"base": ["base.kill", "base.torch", "base.barter"]}


@rule("VA-13", "VA-13.1", "VA-10.2")
def test_steal_followers_from_a_chosen_player() -> None:
    """Any other player may be chosen; the thief gains what was really lost."""
    state = played("odin.chosen", None, {"followers": 6}, {"followers": 5})
    assert texts(state) == {"player:1", "player:2"}
    assert followers(after(state, "player:1")) == [1, 5, 5]
    assert followers(after(state, "player:2")) == [0, 6, 5]


@rule("VA-13", "VA-13.1")
def test_kill_followers_of_all() -> None:
    """Every other player loses one; nobody gains."""
    assert followers(played("surtur.burning-sky", {"followers": 4}, {"followers": 4}, {"followers": 7})) == [
        4, 3, 6,
    ]  # fmt: skip


@rule("VA-13", "VA-13.1", "VA-13.3")
def test_steal_resources_from_one() -> None:
    """One who has some is chosen; what he has is taken one by one, until nothing is left."""
    state = played("base.light-fingers", None, {"gold": 1}, {})
    assert texts(state) == {"player:1"}
    state = after(state, "player:1")
    assert texts(state) == {"res:g"}
    later = after(state, "res:g")
    assert (stock(later), stock(later, 1), decision(later)) == ((0, 1, 0), (0, 0, 0), "game")
    assert decision(played("base.light-fingers", {"gold": 3}, {}, {})) == "game"


@rule("VA-13", "VA-13.1")
def test_steal_resources_from_all() -> None:
    """Clockwise, as many of each as there are; who has nothing is passed over."""
    state = after(
        table({"gold": 1}, {}, {"hand": ["heimdall.bridge-toll"]}, {"blood": 1, "diamond": 2},
              phase="game", active=2),
        "play:heimdall.bridge-toll",
    )  # fmt: skip
    assert texts(state) == {"res:b", "res:d"}
    later = after(state, "res:d", "res:d")
    assert texts(later) == {"res:g"}
    last = after(later, "res:g")
    assert (stock(last, 2), decision(last)) == ((0, 1, 2), "game")
    assert (stock(last, 3), stock(last, 0)) == ((1, 0, 0), (0, 0, 0))


@rule("VA-13", "VA-3.4", "VA-13.3")
def test_steal_cards() -> None:
    """Blind cards, one after the other, from each other player or a chosen one with cards."""
    hand = ["base.barter", "base.kill", "base.torch"]
    chance = SplitMix(11)
    first = hand[chance.below(3)]
    rest = [card for card in hand if card != first]
    second = rest[chance.below(2)]
    state = played("freya.necklace", None, {"hand": hand}, {}, rng=f"{11:016x}")
    assert texts(state) == {"player:1"}
    state = after(state, "player:1")
    assert texts(state) == {"player:1"}
    later = after(state, "player:1")
    assert seat(later)["hand"] == sorted([first, second])
    assert len(seat(later, 1)["hand"]) == 1


@rule("VA-13", "VA-13.1")
def test_steal_cards_from_all() -> None:
    """One from every other player who has any, as the second list had it."""
    others: tuple[Json, ...] = ({"hand": ["base.kill"]}, {}, {"hand": ["base.barter"]})
    later = played("loki.pilfer", None, *others, cards=SECOND_LIST)
    assert seat(later)["hand"] == ["base.barter", "base.kill"]
    assert decision(later) == "game"


@rule("VA-13", "VA-13.3")
def test_destroy_a_temple() -> None:
    """One of the target's temples of the attacker's choice; a safe zone of followers saves none."""
    state = struck("base.torch", {"temples": {"tyr": 1, "odin": 2}, "followers": 5}, {"temples": {"loki": 1}})
    assert (state.current_player, texts(state)) == (1, {"god:tyr", "god:odin"})
    later = after(state, "god:odin")
    assert (seat(later)["temples"], followers(later)[0]) == ({"tyr": 1, "odin": 1}, 5)


@rule("VA-13", "VA-1.4")
def test_destroy_works() -> None:
    """A drill or a mine beyond the two of the start; if there is neither, nothing."""
    state = struck("surtur.scorched-earth", {"mines": 2, "drills": 2})
    assert texts(state) == {"works:drill"}
    assert seat(after(state, "works:drill"))["drills"] == 1
    assert decision(struck("surtur.scorched-earth", {})) == "followers"


@rule("VA-13", "VA-11.5", "VA-1.1")
def test_move_a_temple() -> None:
    """A temple of somebody else finds a new area that is neither full nor owned by a third player."""
    own: Json = {"temples": {"loki": 1, "heimdall": 3}, "bonus": ["heimdall"]}
    others = ({"temples": {"tyr": 3}, "bonus": ["tyr"]}, {"temples": {"thor": 1, "odin": 2}})
    full = ({"temples": {"odin": 2}}, {"temples": {"odin": 1}})
    state = played("loki.wandering-stones", own, *others, *full)
    assert texts(state) == {"move:1:tyr", "move:2:thor", "move:2:odin", "move:3:odin", "move:4:odin"}
    going = after(state, "move:2:thor")
    assert texts(going) == {"god:freya", "god:surtur", "god:loki"}
    refuses(going, "god:heimdall", "VA-11.5")
    refuses(going, "god:odin", "VA-1.1")
    refuses(going, "god:thor", "VA-13")
    later = after(going, "god:loki")
    assert seat(later, 2)["temples"] == {"loki": 1, "odin": 2}
    home = after(state, "move:1:tyr")
    assert "god:heimdall" not in texts(home)
    assert seat(after(home, "god:freya"), 1)["temples"] == {"tyr": 2, "freya": 1}


@rule("VA-13", "VA-11.5")
def test_a_temple_may_move_into_its_owners_area() -> None:
    """An area owned by the temple's owner is open to it, also when the mover owns nothing."""
    state = played("loki.wandering-stones", None, {"temples": {"tyr": 3, "thor": 1}, "bonus": ["tyr"]})
    assert "god:tyr" in texts(after(state, "move:1:thor"))


@rule("VA-13")
def test_an_attack_moves_the_temples_of_its_target() -> None:
    """Other temples cannot be chosen; without one the next effect follows."""
    target = {"temples": {"tyr": 1}, "followers": 7}
    state = struck("loki.false-pilgrims", target, {"temples": {"odin": 1}}, {"temples": {"thor": 1}})
    assert texts(state) == {"move:0:tyr"}
    later = after(state, "move:0:tyr", "god:freya")
    assert (seat(later)["temples"], followers(later)) == ({"freya": 1}, [6, 12, 0])
    bare = struck("loki.false-pilgrims", {"followers": 7})
    assert followers(bare) == [6, 12]


@rule("VA-13", "VA-13.2")
def test_lend_takes_nothing_from_the_other() -> None:
    """Only gods where others have a temple; nothing moves, and without one nothing happens."""
    state = played("loki.shapeshift", {"temples": {"odin": 1}}, {"temples": {"tyr": 1}})
    assert texts(state) == {"god:tyr"}
    later = after(state, "god:tyr")
    assert (seat(later)["temples"], seat(later, 1)["temples"]) == ({"odin": 1}, {"tyr": 1})
    assert later.document()["lent"] == ["tyr"]
    assert decision(played("loki.shapeshift", {"temples": {"odin": 1}}, {})) == "game"


@rule("VA-13", "VA-6.6")
def test_replay() -> None:
    """A card of this turn resolves again without an action; those that replay are no choice."""
    state = table({"hand": ["base.seduction-1", "loki.twice-told", "base.barter"]}, {}, phase="game")
    state = after(state, "play:base.seduction-1", "play:loki.twice-told")
    assert texts(state) == {"card:base.seduction-1"}
    later = after(state, "card:base.seduction-1")
    assert (followers(later)[0], later.document()["actions"], decision(later)) == (2, 1, "game")
    assert later.document()["discard"] == ["base.seduction-1", "loki.twice-told"]
    assert decision(played("loki.twice-told")) == "game"


@rule("VA-13", "VA-6.4")
def test_actions() -> None:
    """More actions in this game phase."""
    assert played("loki.sleepless").document()["actions"] == 3 - 1 + 2
    assert played("freya.harvest", None, decks=TOP).document()["actions"] == 3 + 1


@rule("VA-13")
def test_effects_in_the_order_of_the_list() -> None:
    """A follower first, then the god card; each choice is one decision."""
    state = played("odin.gallows-wisdom", None, decks={"tyr": ["tyr.trial"]})
    assert (followers(state)[0], decision(state)) == (1, "god")
    assert seat(after(state, "god:tyr"))["hand"] == ["tyr.trial"]


@rule("VA-13.1")
def test_in_an_attack_the_target_is_meant() -> None:
    """Nobody is asked whom to rob: two cards of the target change hands, third players lose nothing."""
    target = {"hand": ["base.barter", "base.shield-1", "base.shield-2"]}
    later = struck("loki.web-of-lies", target, None, {"hand": ["base.torch"]})
    assert [len(seat(later, one)["hand"]) for one in range(3)] == [1, 2, 1]


@rule("VA-13.1", "VA-13")
def test_in_a_success_the_attacker_is_meant() -> None:
    """A successful defence steals a card from the attacker, not from anybody else."""
    state = table(
        {"hand": ["tyr.wolf-binding"]}, {"hand": ["base.kill", "base.torch"], "followers": 1},
        {"hand": ["base.barter"]}, phase="attack",
    )  # fmt: skip
    later = after(state, "attack:base.kill", "defend:tyr.wolf-binding")
    assert seat(later)["hand"] == ["base.torch"]
    assert seat(later, 2)["hand"] == ["base.barter"]


@rule("VA-13.3")
def test_goods_know_no_safe_zone() -> None:
    """At five followers resources and cards are lost all the same."""
    robbed = struck("base.plunder", {"gold": 1, "followers": 5})
    assert stock(after(robbed, "res:g")) == (0, 0, 0)
    assert seat(struck("base.cutpurse", {"hand": ["base.barter"], "followers": 5}))["hand"] == []


@rule("VA-13")
def test_a_choice_without_options_does_nothing() -> None:
    """Cards that find nothing to choose pass on to the next effect or to the game."""
    for card in ("tyr.god-of-war", "loki.wandering-stones", "loki.twice-told", "loki.pilfer"):
        state = played(card)
        assert (decision(state), state.document()["discard"]) == ("game", [card])


@rule("VA-13.4", "VA-13")
@pytest.mark.parametrize(
    ("symbol", "actions", "gained"),
    [
        ("replay", ["play:thor.seduction-2", "play:loki.twice-told", "card:thor.seduction-2"], 4),
        ("hammertime", ["play:thor.seduction-2", "weapon:hammertime"], 4),
        ("sacrifice", ["play:odin.sacrifice", "card:thor.weapon", "done"], 1),
    ],
)
def test_printed_symbols_have_their_effects(symbol: str, actions: list[str], gained: int) -> None:
    """What the glossary shows as playing again is an effect of a card, or a weapon."""
    hand = ["thor.seduction-2", "loki.twice-told", "thor.weapon", "odin.sacrifice"]
    if symbol == "replay":
        hand.remove("thor.weapon")
    assert followers(after(table({"hand": hand}, {}, phase="game"), *actions))[0] == gained


@rule("VA-13.1")
@pytest.mark.parametrize("kind", ["blood", "gold", "diamond"])
def test_whoever_has_some_of_any_kind_can_be_robbed(kind: str) -> None:
    """One resource of any kind is enough to be chosen, and it is what is taken."""
    state = after(played("base.light-fingers", None, {}, {kind: 1}), "player:2")
    assert texts(state) == {f"res:{kind[0]}"}
    assert sum(stock(after(state, f"res:{kind[0]}"))) == 1
