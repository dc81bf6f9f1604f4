"""Each bound god weapon in its window, and the thief (VA-12.4 to VA-12.10)."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.testing.ledger import rule
from tests.games.valda.boards import (
    after,
    decision,
    followers,
    refuses,
    seat,
    stock,
    strike,
    table,
    texts,
    window,
)

Json = dict[str, Any]


@rule("VA-12.4", "VA-5.1")
def test_crown_turns_one_die_before_it_is_paid() -> None:
    """The roller first, then clockwise; one die changes to another result, then all are paid."""
    state = table({}, {}, {"hand": ["freya.weapon"]}, phase="followers", forced=[1, 4])
    state = after(state, "end")
    assert window(state) == ("rolled", 2)
    assert stock(state, 1) == (0, 0, 0)
    state = after(state, "weapon:crown")
    assert texts(state) == {f"die:{die}:{face}" for die, faces in ((0, "346"), (1, "136")) for face in faces}
    later = after(state, "die:0:6")
    assert stock(later, 1) == (0, 0, 3)
    assert later.document()["discard"] == ["freya.weapon"]
    assert (decision(later), later.current_player) == ("resource", 1)


@rule("VA-12.4", "VA-9.4")
def test_crown_saves_from_a_skull() -> None:
    """Loki's dice and those of a rune open the window, too."""
    own = {"hand": ["freya.weapon"], "temples": {"loki": 1}, "followers": 3}
    state = after(table(own, {}, phase="followers", forced=[1]), "loki")
    assert window(state) == ("rolled", 0)
    assert followers(after(state, "weapon:crown", "die:0:6"))[0] == 6
    rune = {"hand": ["freya.weapon", "thor.rune-blue"]}
    state = after(table(rune, {}, phase="game", forced=[6]), "play:thor.rune-blue")
    assert window(state) == ("rolled", 0)
    assert followers(after(state, "pass"))[0] == 3


@rule("VA-12.4", "VA-12.9")
def test_war_horn_shuts_out_defence() -> None:
    """No defence card is asked for; Revenge and Vanished still work."""
    state = strike(
        {"hand": ["base.shield-3", "tyr.weapon", "freya.weapon"], "followers": 4},
        {"hand": ["base.kill", "heimdall.weapon"]}, {"followers": 9},
    )  # fmt: skip
    state = after(state, "weapon:warhorn")
    assert window(state) == ("declared", 0)
    assert texts(state) == {"weapon:revenge", "weapon:vanished", "pass"}
    hit = after(state, "pass")
    assert followers(hit)[0] == 3
    assert seat(hit)["hand"] == ["base.shield-3", "freya.weapon", "tyr.weapon"]
    passed = after(state, "weapon:vanished", "player:2")
    assert followers(passed) == [4, 11, 8]
    cancelled = after(state, "weapon:revenge")
    assert followers(cancelled)[0] == 4


@rule("VA-12.4", "VA-8.4")
def test_wrath_by_anybody_but_the_target() -> None:
    """A third player doubles the power: three swords need six shields."""
    shields = ["base.shield-2"] * 3
    own = strike({"hand": ["thor.weapon", *shields], "followers": 4}, {"hand": ["base.kill"]}, {})
    assert decision(own) == "defend"
    state = strike({"hand": shields, "followers": 4}, {"hand": ["base.kill"]}, {"hand": ["thor.weapon"]})
    state = after(state, "weapon:wrath", "defend:base.shield-2", "defend:base.shield-2")
    assert decision(state) == "defend"
    assert followers(after(state, "defend:base.shield-2"))[0] == 4


@rule("VA-12.4")
def test_revenge_takes_the_attack_card() -> None:
    """The attack is cancelled, its card goes to the target's hand, and the attack counts as made."""
    state = strike({"hand": ["tyr.weapon"], "followers": 4}, {"hand": ["base.kill", "base.torch"]})
    later = after(state, "weapon:revenge")
    assert (seat(later)["hand"], seat(later, 1)["hand"]) == (["base.kill"], ["base.torch"])
    assert (followers(later)[0], decision(later)) == (4, "followers")


@rule("VA-12.4", "VA-10.2")
def test_soulspear_doubles_those_killed_before_the_safe_zone() -> None:
    """One killed becomes two, two become four; a safe zone holds."""
    for card, have, left in (("base.kill", 9, 7), ("base.double-kill", 10, 6), ("base.double-kill", 7, 5)):
        state = strike({"followers": have}, {"hand": [card]}, {"hand": ["odin.weapon"]})
        later = after(state, "yield", "weapon:soulspear")
        assert followers(later) == [left, 11, 0]
        assert decision(later) == "line"


@rule("VA-12.4", "VA-12.10")
def test_claim_attacks_once_more() -> None:
    """A repelled card strikes its target anew, also where the shields were only just enough."""
    target = {"hand": ["base.shield-3", "base.shield-1"], "followers": 4}
    state = strike(target, {"hand": ["base.kill", "surtur.weapon"]}, {})
    state = after(state, "defend:base.shield-3")
    assert window(state) == ("defended", 1)
    again = after(state, "weapon:claim")
    assert (decision(again), again.current_player) == ("defend", 0)
    assert again.document()["attack"]["shields"] == 0
    assert again.document()["discard"] == ["base.shield-3", "surtur.weapon"]
    later = after(again, "yield")
    assert followers(later)[0] == 3
    # It was no further attack: the line goes on with the next seat.
    assert later.current_player == 2


@rule("VA-12.4")
def test_claim_forgets_horn_and_wrath() -> None:
    """The second time there is neither double power nor a horn."""
    target = {"hand": ["base.shield-3", "base.shield-3", "base.shield-2"], "followers": 4}
    state = strike(target, {"hand": ["base.kill", "surtur.weapon", "thor.weapon"]})
    state = after(state, "weapon:wrath", "defend:base.shield-3", "defend:base.shield-3", "weapon:claim")
    attack = state.document()["attack"]
    assert (attack["wrath"], attack["horn"], attack["claimed"]) == (False, False, True)


@rule("VA-12.4", "VA-12.10")
def test_resisted_brings_two_followers() -> None:
    """The target of a successful defence, after the attacker was asked, gains two."""
    target = {"hand": ["base.shield-3", "surtur.weapon"], "followers": 4}
    state = after(strike(target, {"hand": ["base.kill"]}), "defend:base.shield-3")
    assert window(state) == ("defended", 0)
    assert followers(after(state, "weapon:resisted"))[0] == 6
    failed = after(strike(target, {"hand": ["thor.hammer-blow"]}), "defend:base.shield-3", "yield")
    assert decision(failed) == "followers"


@rule("VA-12.4", "VA-6.6")
def test_hammertime_repeats_without_an_action() -> None:
    """All effects resolve once more; only the player of the card is asked."""
    state = table({"hand": ["thor.weapon", "thor.feast"]}, {}, phase="game")
    state = after(state, "play:thor.feast", "res:b", "res:g")
    assert window(state) == ("played", 0)
    later = after(state, "weapon:hammertime", "res:d", "res:d")
    assert (followers(later)[0], stock(later)) == (2, (1, 1, 2))
    assert (later.document()["actions"], decision(later)) == (2, "game")
    other = table({"hand": ["thor.feast"]}, {"hand": ["thor.weapon"]}, phase="game")
    assert decision(after(other, "play:thor.feast", "res:b", "res:g")) == "game"


@rule("VA-12.6", "VA-8.8")
def test_vanished_passes_the_attack_on() -> None:
    """Neither to oneself nor to the attacker; Wrath and power stay, the new target alone is asked."""
    state = strike(
        {"hand": ["freya.weapon"], "followers": 4}, {"hand": ["base.kill", "thor.weapon"]},
        {"hand": ["tyr.weapon"], "followers": 3}, {},
    )  # fmt: skip
    state = after(state, "weapon:wrath")
    assert window(state) == ("declared", 0)
    state = after(state, "weapon:vanished")
    assert texts(state) == {"player:2", "player:3"}
    refuses(state, "player:1", "VA-12.6")
    refuses(state, "player:0", "VA-13.1")
    asked = after(state, "player:2")
    assert window(asked) == ("declared", 2)
    assert texts(asked) == {"weapon:revenge", "pass"}
    attack = after(asked, "pass").document()["attack"]
    assert (attack["by"], attack["target"], attack["card"], attack["wrath"]) == (1, 2, "base.kill", True)
    hit = after(asked, "pass", "yield")
    assert followers(hit) == [4, 11, 2, 0]
    revenge = after(asked, "weapon:revenge")
    assert seat(revenge, 2)["hand"] == ["base.kill"]
    assert after(state, "player:3").current_player == 3


@rule("VA-12.6")
def test_vanished_needs_a_third_player() -> None:
    """At a table of two it is not offered, so its holder is not asked."""
    assert decision(strike({"hand": ["freya.weapon"]}, {"hand": ["base.kill"]})) == "defend"


@rule("VA-12.6", "VA-12.4")
def test_resisted_and_claim_follow_the_new_target() -> None:
    """After a redirected attack the new target resists, and the claim strikes it again."""
    state = strike(
        {"hand": ["freya.weapon"]}, {"hand": ["base.kill", "surtur.weapon"]},
        {"hand": ["base.shield-3"], "followers": 3},
    )  # fmt: skip
    state = after(state, "weapon:vanished", "player:2", "defend:base.shield-3", "weapon:claim")
    assert (decision(state), state.current_player) == ("defend", 2)
    assert followers(after(state, "yield"))[2] == 2
    resisting = strike(
        {"hand": ["freya.weapon"]}, {"hand": ["base.kill"]},
        {"hand": ["base.shield-3", "surtur.weapon"], "followers": 3},
    )  # fmt: skip
    resisting = after(resisting, "weapon:vanished", "player:2", "defend:base.shield-3")
    assert window(resisting) == ("defended", 2)


@rule("VA-12.7")
def test_backstab_negates_the_last_structure() -> None:
    """It is not built, nothing is paid or gained, and the option is gone."""
    rich = {"blood": 9, "gold": 9, "diamond": 9}
    state = table(rich, {}, {"hand": ["loki.weapon"]}, phase="build")
    state = after(state, "build:mine", "build:tyr")
    assert window(state) == ("build", 2)
    later = after(state, "weapon:backstab")
    assert (decision(later), seat(later)["temples"], stock(later)) == ("line", {}, (8, 8, 8))
    assert followers(later)[0] == 0
    assert later.document()["discard"] == ["loki.weapon"]
    own = table({**rich, "hand": ["loki.weapon"]}, {}, phase="build")
    assert decision(after(own, "build:mine", "build:drill")) == "line"


@rule("VA-12.7")
@pytest.mark.parametrize(("builds", "asked"), [(0, False), (1, False), (2, True)])
def test_the_last_structure_is_that_of_the_limit(builds: int, asked: bool) -> None:
    """With Yggdrasil the third structure is the last one."""
    rich = {"blood": 9, "gold": 9, "diamond": 9}
    state = table(rich, {"hand": ["loki.weapon"]}, phase="build", builds=builds, build_limit=3)
    assert (window(after(state, "build:mine")) is not None) is asked


@rule("VA-12.8", "VA-3.4")
def test_the_thief_takes_blindly_or_by_name() -> None:
    """A player with a card, then the hand or one of the open cards."""
    decks = {"base": ["base.torch", "base.barter"]}
    state = table({"hand": ["base.kill"]}, {"hand": ["tyr.weapon"]}, {}, decks=decks)
    # Seat 1 is asked in the window after the opening draw, where cards lie open.
    state = after(state, "end", "weapon:thief")
    assert texts(state) == {"player:0"}
    refuses(state, "player:2", "VA-12.8")
    state = after(state, "player:0")
    assert texts(state) == {"hand", "card:base.torch", "card:base.barter"}
    assert seat(after(state, "hand"), 1)["hand"] == ["base.kill"]
    later = after(state, "card:base.torch")
    assert seat(later, 1)["hand"] == ["base.torch"]
    assert later.document()["discard"] == ["tyr.weapon"]


@rule("VA-12.8")
def test_a_stolen_yellow_card_may_be_played() -> None:
    """In one's own game phase what was stolen can be played at once."""
    state = table({"hand": ["tyr.weapon"]}, {"hand": ["base.seduction-1"]}, phase="game")
    later = after(state, "weapon:thief", "player:1", "hand", "play:base.seduction-1")
    assert followers(later)[0] == 1


@rule("VA-12.8")
def test_an_active_card_cannot_be_stolen() -> None:
    """The target steals from the attacker, whose attack card is not in its hand any more."""
    state = strike({"hand": ["tyr.weapon"]}, {"hand": ["base.kill"]})
    assert texts(after(state, "pass")) == {"yield"}
    assert "tyr.weapon" in seat(state)["hand"]


@rule("VA-12.9")
def test_revenge_answers_a_horn() -> None:
    """War Horn and Revenge: the attack is cancelled all the same."""
    state = strike({"hand": ["tyr.weapon"], "followers": 3}, {"hand": ["base.kill", "heimdall.weapon"]})
    later = after(state, "weapon:warhorn", "weapon:revenge")
    assert followers(later)[0] == 3
    assert seat(later)["hand"] == ["base.kill"]


@rule("VA-12.10", "VA-8.5")
def test_more_than_the_power_is_a_success_too() -> None:
    """Shields beyond the power repel like exact ones."""
    target = {"hand": ["tyr.iron-shield", "surtur.weapon"]}
    state = after(strike(target, {"hand": ["base.kill"]}), "defend:tyr.iron-shield")
    assert window(state) == ("defended", 0)
