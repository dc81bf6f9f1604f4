"""The attack phase (VA-8)."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.core.game import State
from gladsheim.testing.ledger import rule
from tests.games.valda.boards import after, decision, followers, refuses, seat, stock, table, texts, window

Json = dict[str, Any]


def line(state: State) -> list[int | None]:
    """Who is asked to attack, in order, if nobody does."""
    order = []
    while decision(state) == "line":
        order.append(state.current_player)
        state = after(state, "pass")
    return order


def attacked(target: Json, attacker: Json, *others: Json, **fields: Any) -> State:
    """Seat 0 is active; seat 1 attacks it with the first card of its hand."""
    state = table(target, attacker, *others, phase="attack", **fields)
    return after(state, f"attack:{attacker['hand'][0]}")


def power(state: State) -> int | None:
    """How many shields are needed: found by adding strong ones one by one."""
    needed = 0
    while decision(state) == "defend":
        needed += 1
        state = after(state, "defend:base.shield-1")
    return needed


@rule("VA-8.1")
def test_the_line_by_followers_resources_and_seat() -> None:
    """Most followers first, then most resources in total, then clockwise from the active player."""
    seats: tuple[Json, ...] = ({"followers": 2}, {"followers": 2}, {}, {"followers": 9}, {"followers": 2})
    assert line(table(*seats, phase="attack", active=2)) == [3, 4, 0, 1]
    rich = [{**one, "gold": gold, "blood": 1} for one, gold in zip(seats, (1, 3, 0, 0, 2), strict=True)]
    assert line(table(*rich, phase="attack", active=2)) == [3, 1, 4, 0]


@rule("VA-8.1")
def test_the_line_is_fixed_at_the_start() -> None:
    """A follower stolen by the first does not bring anybody forward."""
    state = table(
        {"followers": 9}, {"followers": 3, "hand": ["surtur.slave-raid"]}, {"followers": 2}, {"followers": 3},
        phase="attack",
    )  # fmt: skip
    later = after(state, "attack:surtur.slave-raid", "yield")
    assert followers(later) == [7, 5, 2, 3]
    assert line(later) == [3, 2]


@rule("VA-8.2", "VA-15.3")
def test_one_attack_each_and_all_are_asked() -> None:
    """Whoever has attacked is not asked again; one without attack cards can only pass."""
    state = table({}, {"hand": ["base.kill", "base.kill"]}, {}, phase="attack")
    later = after(state, "attack:base.kill", "yield")
    assert later.current_player == 2
    assert texts(later) == {"pass"}
    assert decision(after(later, "pass")) == "followers"


@rule("VA-8.2")
def test_only_attack_cards_of_the_hand_attack() -> None:
    """Shields and yellow cards do not attack, nor does a card that one has not."""
    state = table({}, {"hand": ["base.shield-1", "base.barter", "base.kill"]}, phase="attack")
    assert texts(state) == {"attack:base.kill", "pass"}
    refuses(state, "attack:base.shield-1", "VA-8.2")
    refuses(state, "attack:base.torch", "VA-8.2")


@rule("VA-8.2", "VA-8.4")
@pytest.mark.parametrize(("players", "temples", "attacks"), [(2, 1, 2), (3, 2, 2), (3, 0, 1), (4, 2, 1)])
def test_surtur_attacks_twice_at_small_tables(players: int, temples: int, attacks: int) -> None:
    """With Surtur at two or three players: two attacks in the same place of the line."""
    seat_1 = {"hand": ["base.kill"] * 3, "temples": {"surtur": temples}, "followers": 1}
    state = table({}, seat_1, *[{} for _ in range(players - 2)], phase="attack")
    made = 0
    while decision(state) == "line" and state.current_player == 1:
        state = after(state, "attack:base.kill", "yield")
        made += 1
    assert made == attacks


@rule("VA-8.2")
def test_whoever_passes_attacks_no_more() -> None:
    """A first attack may be followed by passing, and passing at once forgoes both."""
    surtur = {"hand": ["base.kill", "base.kill"], "temples": {"surtur": 1}}
    state = table({}, surtur, {}, phase="attack")
    assert after(state, "attack:base.kill", "yield", "pass").current_player == 2
    assert after(state, "pass").current_player == 2


@rule("VA-8.3")
def test_an_attack_without_effect_is_legal() -> None:
    """A theft from somebody who has nothing, and a torch where no temple stands."""
    for card in ("base.plunder", "base.torch", "base.abduction", "base.cutpurse"):
        state = attacked({}, {"hand": [card]})
        later = after(state, "yield")
        assert decision(later) == "followers"
        assert later.document()["discard"] == [card]


@rule("VA-8.4", "VA-11.2")
@pytest.mark.parametrize(
    ("players", "temples", "needed"), [(2, 1, 3), (2, 2, 4), (3, 2, 4), (4, 0, 3), (4, 1, 4), (5, 2, 5)]
)
def test_power_is_the_card_and_surtur(players: int, temples: int, needed: int) -> None:
    """At small tables the second temple adds one; at four and five each level adds one."""
    seat_1 = {"hand": ["base.kill"], "temples": {"surtur": temples}, "followers": 1}
    others: list[Json] = [{} for _ in range(players - 2)]
    assert power(attacked({"hand": ["base.shield-1"] * 5}, seat_1, *others)) == needed


@rule("VA-8.4", "VA-12.4")
@pytest.mark.parametrize(("temples", "needed"), [(0, 2), (2, 4)])
def test_wrath_doubles_surturs_bonus_too(temples: int, needed: int) -> None:
    """The power told all told is doubled."""
    seat_1 = {"hand": ["base.cutpurse", "thor.weapon"], "temples": {"surtur": temples}}
    state = after(attacked({"hand": ["base.shield-1"] * 5}, seat_1), "weapon:wrath")
    assert power(state) == needed


@rule("VA-8.5")
def test_the_attack_card_is_active() -> None:
    """While an attack goes on its card is in no hand and in no pile."""
    state = attacked({}, {"hand": ["base.kill", "base.torch"]})
    assert decision(state) == "defend"
    assert seat(state, 1)["hand"] == ["base.torch"]
    assert state.document()["discard"] == []
    assert state.document()["attack"]["card"] == "base.kill"


@rule("VA-8.5", "VA-12.10")
def test_defence_until_the_sum_is_reached() -> None:
    """Shields are added one by one; an exact sum ends the defence by itself and repels the attack."""
    state = attacked(
        {"hand": ["base.shield-1", "base.shield-2", "base.shield-3"], "followers": 3}, {"hand": ["base.kill"]}
    )
    assert texts(state) == {"defend:base.shield-1", "defend:base.shield-2", "defend:base.shield-3", "yield"}
    one = after(state, "defend:base.shield-2")
    assert (decision(one), one.document()["attack"]["shields"]) == ("defend", 2)
    two = after(one, "defend:base.shield-1")
    assert (decision(two), followers(two)[0]) == ("followers", 3)
    assert seat(two)["hand"] == ["base.shield-3"]
    assert two.document()["discard"] == ["base.shield-2", "base.shield-1", "base.kill"]
    assert two.document()["attack"] is None


@rule("VA-8.5", "VA-15.3")
def test_a_target_without_shields_is_asked() -> None:
    """The decision stands even if only yielding is possible."""
    state = attacked({"hand": ["base.kill"]}, {"hand": ["base.torch"]})
    assert (state.current_player, texts(state)) == (0, {"yield"})


@rule("VA-8.5", "VA-11.2")
@pytest.mark.parametrize("temples", [0, 1, 2, 3])
def test_tyr_strengthens_every_shield(temples: int) -> None:
    """Each defence card counts one more for each level of the target's Tyr, not of the attacker's."""
    target = {"hand": ["base.shield-1", "base.shield-1"], "temples": {"tyr": temples}, "bonus": ["tyr"]}
    attacker = {"hand": ["thor.hammer-blow"], "temples": {"tyr": 1 if temples < 3 else 0}}
    state = after(attacked(target, attacker), "defend:base.shield-1")
    bonus = min(temples, 2)
    assert state.document()["attack"]["shields"] == 1 + bonus
    later = after(state, "defend:base.shield-1")
    assert (decision(later) == "defend") is (2 * (1 + bonus) < 5)


@rule("VA-8.5", "VA-8.7")
def test_shields_of_a_failed_defence_are_lost() -> None:
    """All defence cards used are discarded, whatever the result, before the effects."""
    state = attacked({"hand": ["base.shield-1", "base.shield-2"], "followers": 3}, {"hand": ["base.kill"]})
    later = after(state, "defend:base.shield-1", "yield")
    assert followers(later)[0] == 2
    assert later.document()["discard"] == ["base.shield-1", "base.kill"]


@rule("VA-8.5")
def test_effects_are_those_of_the_attacker() -> None:
    """The attacker chooses what the target loses, and gains it."""
    state = after(attacked({"gold": 1, "blood": 2}, {"hand": ["base.plunder"]}), "yield")
    assert (state.current_player, texts(state)) == (1, {"res:b", "res:g"})
    later = after(state, "res:b")
    assert texts(later) == {"res:b", "res:g"}
    later = after(later, "res:b")
    assert (stock(later, 0), stock(later, 1)) == ((0, 1, 0), (2, 0, 0))


@rule("VA-8.5")
def test_success_effects_in_order_of_play() -> None:
    """The defender acts and the attacker is the target, card by card in the order they were played."""
    target = {"hand": ["tyr.oath-shield", "tyr.wergild"], "followers": 5}
    attacker = {"hand": ["thor.hammer-blow"], "gold": 2, "diamond": 1}
    state = after(attacked(target, attacker), "defend:tyr.wergild", "defend:tyr.oath-shield")
    assert (state.current_player, texts(state)) == (0, {"res:g", "res:d"})
    # The follower of the second card waits until the first card is done.
    assert followers(state) == [5, 0]
    assert state.document()["discard"] == ["tyr.wergild", "tyr.oath-shield"]
    later = after(state, "res:g", "res:d")
    assert (stock(later), stock(later, 1), followers(later)) == ((0, 1, 1), (0, 1, 0), [6, 0])
    assert later.document()["discard"][-1] == "thor.hammer-blow"


@rule("VA-8.5")
def test_success_effects_need_a_success() -> None:
    """A card of a failed defence brings nothing."""
    target = {"hand": ["tyr.oath-shield"], "followers": 7}
    later = after(attacked(target, {"hand": ["thor.hammer-blow"]}), "defend:tyr.oath-shield", "yield")
    assert followers(later) == [6, 0]


@rule("VA-8.5", "VA-12.4")
def test_windows_of_an_attack_in_order() -> None:
    """`declared`: the attacker, then the others clockwise from it, last the target."""
    state = table(
        {"hand": ["tyr.weapon"]},
        {"hand": ["thor.weapon"]},
        {"hand": ["base.kill", "heimdall.weapon"], "followers": 4},
        {},
        phase="attack",
    )
    state = after(state, "attack:base.kill")
    order = []
    while window(state):
        order.append(window(state))
        state = after(state, "pass")
    assert order == [("declared", 2), ("declared", 1), ("declared", 0)]
    assert (decision(state), state.current_player) == ("defend", 0)


@rule("VA-8.5", "VA-12.4")
def test_the_window_after_a_hit_is_for_killers_only() -> None:
    """The soulspear is asked for when followers are killed, not when they are stolen; never the target."""
    for card, asked in (("base.kill", ("hit", 2)), ("base.abduction", None)):
        state = attacked({"followers": 4, "hand": ["base.shield-1"]}, {"hand": [card], "followers": 1},
                         {"hand": ["odin.weapon"]})  # fmt: skip
        assert window(after(state, "yield")) == asked
    own = attacked({"followers": 4, "hand": ["odin.weapon"]}, {"hand": ["base.kill"]})
    assert window(after(own, "yield")) is None


@rule("VA-8.5")
def test_a_cancelled_attack_is_no_success_of_anybody() -> None:
    """Tyr's Revenge: no defence, no effect, no window for a success; the card changes hands."""
    target = {"hand": ["surtur.weapon", "tyr.weapon"], "followers": 4}
    state = after(attacked(target, {"hand": ["base.kill"]}), "weapon:revenge")
    assert decision(state) == "followers"
    assert followers(state)[0] == 4
    assert sorted(seat(state)["hand"]) == ["base.kill", "surtur.weapon"]
    assert state.document()["discard"] == ["tyr.weapon"]


@rule("VA-8.6", "VA-13")
def test_a_card_has_one_list_of_effects() -> None:
    """Both effects of a card resolve in the order of its list."""
    target = {"followers": 4, "drills": 1, "mines": 3}
    state = after(attacked(target, {"hand": ["surtur.scorched-earth"]}), "yield")
    assert texts(state) == {"works:drill", "works:mine"}
    assert followers(state)[0] == 4
    later = after(state, "works:mine")
    assert (seat(later)["mines"], seat(later)["drills"], followers(later)[0]) == (2, 1, 3)


@rule("VA-8.8", "VA-12.6")
def test_a_redirected_attack_hits_the_new_target() -> None:
    """Power and attacker stay, effects and shields are those of the new target."""
    state = attacked(
        {"hand": ["freya.weapon"], "followers": 9},
        {"hand": ["base.abduction"], "followers": 4},
        {"followers": 3, "hand": ["base.shield-2"], "temples": {"tyr": 1}},
    )
    state = after(state, "weapon:vanished", "player:2")
    assert (decision(state), state.current_player) == ("defend", 2)
    assert followers(after(state, "yield")) == [9, 5, 2]
    assert followers(after(state, "defend:base.shield-2")) == [9, 4, 3]
