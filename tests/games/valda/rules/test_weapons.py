"""God weapons: when they may be played, by whom, and who is asked (VA-12.1 to VA-12.5)."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.testing.ledger import rule
from tests.games.valda.boards import after, decision, followers, refuses, seat, strike, table, texts, window

Json = dict[str, Any]
PILE = ["base.shield-1", "base.kill", "base.barter"]


@rule("VA-12.1", "VA-12.5")
@pytest.mark.parametrize("place", ["hand", "open"])
def test_a_weapon_costs_no_action(place: str) -> None:
    """It is played from hand or table without an action, and discarded after its choices."""
    state = table({place: ["loki.weapon"]}, {}, phase="game", actions=0, discard=PILE)
    later = after(state, "weapon:dagger")
    assert texts(later) == {"card:base.kill"}
    assert "loki.weapon" not in later.document()["discard"]
    last = after(later, "card:base.kill")
    assert last.document()["discard"] == ["base.shield-1", "base.barter", "loki.weapon"]
    assert seat(last)["hand"] == ["base.kill"]
    assert last.document()["actions"] == 0


@rule("VA-12.1")
def test_most_weapons_are_discarded_at_once() -> None:
    """War Horn lies in the pile before the effects; the attack card comes after it."""
    state = strike({"followers": 4}, {"hand": ["base.kill", "heimdall.weapon"]})
    later = after(state, "weapon:warhorn")
    assert later.document()["discard"] == ["heimdall.weapon", "base.kill"]


@rule("VA-12.1", "VA-12.4")
def test_hammertime_is_discarded_after_the_repeated_effects() -> None:
    """While the effects resolve again the weapon is not in the pile, then it lies under the card."""
    hand = ["thor.weapon", "freya.falcon-cloak"]
    pile = ["base.barter", "base.seduction-1", "base.drakkar"]
    state = table({"hand": hand}, {}, phase="game", discard=pile)
    state = after(state, "play:freya.falcon-cloak", "card:base.barter", "card:base.drakkar")
    assert window(state) == ("played", 0)
    state = after(state, "weapon:hammertime")
    assert texts(state) == {"card:base.seduction-1"}
    assert "thor.weapon" not in state.document()["discard"]
    last = after(state, "card:base.seduction-1")
    assert sorted(last.document()["discard"]) == ["freya.falcon-cloak", "thor.weapon"]
    assert last.document()["actions"] == 2


@rule("VA-12.2", "VA-12.5")
@pytest.mark.parametrize(
    ("phase", "fields"), [("resource", {}), ("game", {}), ("build", {}), ("followers", {})]
)
def test_free_weapons_in_every_phase_of_ones_own(phase: str, fields: Json) -> None:
    """The four free modes at each plain decision; bound modes at none."""
    hand = [f"{god}.weapon" for god in ("odin", "tyr", "heimdall", "loki", "surtur", "thor", "freya")]
    state = table({"hand": hand}, {"hand": ["base.kill"]}, phase=phase, discard=PILE, **fields)
    weapons = {text for text in texts(state) if text.startswith("weapon")}
    assert weapons == {"weapon:bullseye", "weapon:thief", "weapon:gjallarhorn", "weapon:dagger"}
    for bound in ("hammertime", "claim", "crown", "warhorn", "backstab", "soulspear"):
        refuses(state, f"weapon:{bound}", "VA-12.2")


@rule("VA-12.5")
def test_free_weapons_of_attackers_and_targets() -> None:
    """Before an attack the attacker, before defending the target may take what it needs."""
    state = table({"hand": ["heimdall.weapon"], "followers": 3}, {"hand": ["loki.weapon"]},
                  phase="attack", discard=["base.kill", "base.shield-3"])  # fmt: skip
    later = after(state, "weapon:dagger", "card:base.kill", "attack:base.kill")
    assert "weapon:gjallarhorn" in texts(later)
    last = after(later, "weapon:gjallarhorn", "card:base.shield-3", "defend:base.shield-3")
    assert followers(last)[0] == 3


@rule("VA-12.5")
def test_what_free_weapons_need() -> None:
    """Without a card to take the mode is not offered; with only one of the kind one is taken."""
    hand = {"hand": ["odin.weapon", "tyr.weapon", "heimdall.weapon", "loki.weapon"]}
    bare = table(hand, {}, phase="game")
    assert not {text for text in texts(bare) if text.startswith("weapon")}
    for mode, rules in (("bullseye", "VA-12.5"), ("thief", "VA-12.8"), ("gjallarhorn", "VA-12.5")):
        refuses(bare, f"weapon:{mode}", rules)
    yellow = table(hand, {}, phase="game", discard=["base.barter"])
    assert {text for text in texts(yellow) if text.startswith("weapon")} == {"weapon:bullseye"}
    one = after(table(hand, {}, phase="game", discard=["base.shield-1"]), "weapon:gjallarhorn")
    assert decision(after(one, "card:base.shield-1")) == "game"


@rule("VA-12.5", "VA-13")
def test_gjallarhorn_takes_two_of_choice() -> None:
    """Two defence cards, whichever the player likes."""
    pile = ["base.shield-1", "tyr.iron-shield", "base.kill", "base.shield-2"]
    state = after(table({"hand": ["heimdall.weapon"]}, {}, phase="build", discard=pile), "weapon:gjallarhorn")
    assert texts(state) == {"card:base.shield-1", "card:tyr.iron-shield", "card:base.shield-2"}
    later = after(state, "card:base.shield-1", "card:base.shield-2")
    assert later.document()["discard"] == ["tyr.iron-shield", "base.kill", "heimdall.weapon"]
    assert decision(later) == "build"


@rule("VA-12.5", "VA-12.1")
def test_bullseye_takes_any_card() -> None:
    """Any card of the pile, another weapon too, but not itself."""
    state = table({"hand": ["odin.weapon"]}, {}, phase="game", discard=["tyr.weapon", "base.barter"])
    later = after(state, "weapon:bullseye")
    assert texts(later) == {"card:tyr.weapon", "card:base.barter"}
    last = after(later, "card:tyr.weapon")
    assert seat(last)["hand"] == ["tyr.weapon"]
    assert last.document()["discard"] == ["base.barter", "odin.weapon"]


@rule("VA-12.5")
@pytest.mark.parametrize("op", ["lock_draw", "discard", "keep", "choice"])
def test_no_weapons_at_other_decisions(op: str) -> None:
    """Neither at the opening god card, nor at discards, at god cards and at choices of effects."""
    rich: Json = {"blood": 9, "gold": 9, "diamond": 9}
    state = {
        "lock_draw": lambda: after(
            table({"hand": ["loki.weapon"], "temples": {"tyr": 3, "odin": 3}}, {}, discard=PILE), "end"
        ),
        "discard": lambda: after(
            table({"hand": ["loki.weapon", *["base.shield-1"] * 5, *["base.shield-2"] * 5]}, {},
                  phase="game", discard=["base.kill"]), "end"
        ),
        "keep": lambda: after(
            table({**rich, "hand": ["loki.weapon"]}, {}, phase="build", discard=PILE), "build:tyr"
        ),
        "choice": lambda: after(
            table({"hand": ["loki.weapon", "base.drakkar"]}, {}, phase="game", discard=PILE),
            "play:base.drakkar",
        ),
    }[op]()  # fmt: skip
    refuses(state, "weapon:dagger", "VA-12.5")


@rule("VA-12.3", "VA-17.4")
def test_only_holders_are_asked() -> None:
    """A seat with no fitting weapon, or with one of another window, is passed over."""
    state = strike(
        {"hand": ["surtur.weapon", "heimdall.weapon"]}, {"hand": ["base.kill", "freya.weapon"]},
        {"hand": ["thor.weapon"]},
    )  # fmt: skip
    assert window(state) == ("declared", 2)
    assert texts(state) == {"weapon:wrath", "pass"}
    assert decision(after(state, "pass")) == "defend"


@rule("VA-12.3")
def test_a_holder_of_two_is_asked_again() -> None:
    """War Horn, then Wrath in the same window; whoever passes is not asked again."""
    state = strike({}, {"hand": ["base.kill", "thor.weapon", "heimdall.weapon"]})
    assert texts(state) == {"weapon:warhorn", "weapon:wrath", "pass"}
    later = after(state, "weapon:wrath")
    assert window(later) == ("declared", 1)
    assert texts(later) == {"weapon:warhorn", "pass"}
    attack = after(later, "pass").document()["attack"]
    assert (attack["wrath"], attack["horn"]) == (True, False)
    assert decision(after(state, "pass")) == "defend"


@rule("VA-12.3")
def test_some_weapons_close_the_window() -> None:
    """After Revenge nobody is asked any more, though the target is the last and holds another weapon."""
    state = strike({"hand": ["tyr.weapon", "freya.weapon"]}, {"hand": ["base.kill"]}, {})
    assert texts(state) == {"weapon:vanished", "weapon:revenge", "pass"}
    assert decision(after(state, "weapon:revenge")) == "line"
    spear = strike(
        {"followers": 4}, {"hand": ["surtur.double-kill", "odin.weapon"]}, {"hand": ["loki.weapon"]}
    )
    assert followers(after(spear, "yield", "weapon:soulspear"))[0] == 0
