"""Effects of cards (VA-13), by the cards of the file that have them."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.testing.ledger import rule
from tests.games.valda.boards import after, copies, decision, followers, played, refuses, seat, stock, texts

Json = dict[str, Any]
TOP = {"base": ["base.kill", "base.torch", "base.barter"]}


@rule("VA-13")
@pytest.mark.parametrize(
    ("card", "gained"),
    [
        ("base.blood-vein-2", (2, 0, 0)),
        ("heimdall.treasure-chest-3", (0, 3, 0)),
        ("heimdall.spoils-of-war-3", (0, 0, 3)),
    ],
)
def test_gain(card: str, gained: tuple[int, int, int]) -> None:
    """So many of the kind from the supply."""
    assert stock(played(card)) == gained


@rule("VA-13", "VA-1.2")
def test_gain_of_choice() -> None:
    """One choice for each, among what the supply has; an empty supply ends it."""
    state = played("base.longhouse-stores", {"blood": 29}, {"gold": 30})
    assert texts(state) == {"res:b", "res:d"}
    later = after(state, "res:b")
    assert texts(later) == {"res:d"}
    assert stock(after(later, "res:d")) == (30, 0, 1)
    empty = played("base.longhouse-stores", {"blood": 30, "diamond": 30}, {"gold": 29})
    assert decision(after(empty, "res:g")) == "game"


@rule("VA-13")
def test_followers() -> None:
    """So many followers."""
    assert followers(played("thor.seduction-2")) == [2, 0]


@rule("VA-13", "VA-1.5")
def test_roll_for_followers() -> None:
    """The number on each die is gained; a skull costs one follower."""
    assert followers(played("freya.seed-rune", None, forced=[3, 1]))[0] == 3
    assert followers(played("thor.rune-blue", None, forced=[6]))[0] == 3
    assert followers(played("loki.rune-white", {"followers": 3}, forced=[1]))[0] == 2
    assert followers(played("loki.rune-white", {"followers": 5}, forced=[1]))[0] == 5


@rule("VA-13")
def test_roll_for_resources() -> None:
    """The faces are gained."""
    assert stock(played("base.prospectors", None, forced=[3, 4])) == (0, 2, 1)


@rule("VA-13", "VA-6.4")
def test_draw() -> None:
    """So many cards from the base deck, closed."""
    later = played("freya.backup-3", None, decks=TOP)
    assert sorted(seat(later)["hand"]) == sorted(TOP["base"])


@rule("VA-13", "VA-6.2", "VA-3.5")
def test_draw_god() -> None:
    """The top card of a god's deck, closed, without a look at two; only decks that yield one."""
    state = played("base.drakkar", None, {"hand": copies("tyr", "loki")}, decks={"thor": ["thor.feast"]})
    assert texts(state) == {f"god:{god}" for god in ("heimdall", "freya", "surtur", "thor", "odin")}
    refuses(state, "god:tyr", "VA-13", "VA-3.5")
    later = after(state, "god:thor")
    assert (seat(later)["hand"], decision(later)) == (["thor.feast"], "game")


@rule("VA-13")
def test_look_god() -> None:
    """Three different gods, one after the other; nothing moves."""
    state = played("base.bifrost-bridge")
    assert len(texts(state)) == 7
    later = after(state, "god:tyr")
    refuses(later, "god:tyr", "VA-13")
    last = after(later, "god:odin", "god:loki")
    assert decision(last) == "game"
    assert last.document()["decks"] == state.document()["decks"]


@rule("VA-13")
def test_look_god_where_there_is_nothing() -> None:
    """Decks without a card are no choice; when none is left the effect ends."""
    state = played(
        "base.bifrost-bridge", None, {"hand": copies("heimdall", "freya", "surtur", "tyr", "thor")}
    )
    assert texts(state) == {"god:odin", "god:loki"}
    assert decision(after(state, "god:odin", "god:loki")) == "game"


@rule("VA-13", "VA-13.1")
def test_look_hand() -> None:
    """Another player with cards in hand; with none the effect is passed over."""
    state = played("base.raven-scout", None, {}, {"hand": ["base.kill"]}, decks=TOP)
    assert texts(state) == {"player:2"}
    later = after(state, "player:2")
    assert seat(later)["open"] == ["base.kill"]
    assert decision(played("base.raven-scout", None, {})) == "game"


@rule("VA-13")
def test_change() -> None:
    """Up to so many, one for one of another kind, until one is done."""
    state = played("base.barter", {"gold": 2})
    assert texts(state) == {"change:g:b", "change:g:d", "done"}
    later = after(state, "change:g:b", "change:b:d", "change:g:b")
    assert (stock(later), decision(later)) == ((1, 0, 1), "game")
    assert stock(after(state, "done")) == (0, 2, 0)


@rule("VA-13")
def test_change_of_given_kinds() -> None:
    """Gold and diamonds into blood, five at most, and nothing else."""
    state = played("odin.leader", {"gold": 4, "diamond": 4, "blood": 1})
    assert texts(state) == {"change:g:b", "change:d:b", "done"}
    later = after(state, *["change:g:b"] * 3, *["change:d:b"] * 2)
    assert (stock(later), decision(later)) == ((6, 1, 2), "game")
    refuses(state, "change:b:g", "VA-13")


@rule("VA-13")
def test_sacrifice() -> None:
    """Cards of hand and table, one follower each, as many as one likes up to the limit."""
    own = {"hand": ["base.kill", "base.barter", "base.shield-1"], "open": ["base.torch"]}
    state = played("base.offering", own)
    assert texts(state) == {
        "card:base.kill", "card:base.barter", "card:base.shield-1", "card:base.torch", "done",
    }  # fmt: skip
    later = after(state, "card:base.torch", "card:base.kill")
    assert (followers(later)[0], decision(later)) == (2, "game")
    assert later.document()["discard"] == ["base.torch", "base.kill", "base.offering"]
    assert followers(after(state, "done"))[0] == 0


@rule("VA-13")
def test_switch() -> None:
    """Cards to the pile, god cards too; then as many closed cards from the base deck."""
    state = played("base.change-of-wind", {"hand": ["tyr.trial", "base.shield-1"]}, decks=TOP)
    later = after(state, "card:tyr.trial", "done")
    assert sorted(seat(later)["hand"]) == ["base.kill", "base.shield-1"]
    assert later.document()["discard"] == ["tyr.trial", "base.change-of-wind"]
    assert "tyr.trial" not in later.document()["decks"]["base"]
    none = after(state, "done")
    assert sorted(seat(none)["hand"]) == ["base.shield-1", "tyr.trial"]


@rule("VA-13")
def test_switch_up_to_three() -> None:
    """The third card ends the choice; three are drawn."""
    own = {"hand": ["tyr.trial", "base.shield-1", "base.shield-2", "base.shield-3"]}
    state = played("base.change-of-wind", own, decks=TOP)
    later = after(state, "card:tyr.trial", "card:base.shield-1", "card:base.shield-2")
    assert decision(later) == "game"
    assert sorted(seat(later)["hand"]) == sorted([*TOP["base"], "base.shield-3"])


@rule("VA-13", "VA-7.6")
def test_build_by_card() -> None:
    """Works without cost; a temple at its cost, or done, where one is possible."""
    assert seat(played("heimdall.dwarven-shaft"))["mines"] == 3
    state = played("odin.sanctuary", {"blood": 2, "gold": 2}, {"temples": {"tyr": 3}})
    assert decision(state) == "game"
    rich = played("odin.sanctuary", {"blood": 2, "gold": 2}, {"temples": {"tyr": 2}})
    assert texts(rich) == {"god:tyr", "done"}
    later = after(rich, "done")
    assert (decision(later), seat(later)["temples"]) == ("game", {})


@rule("VA-13", "VA-6.6")
def test_recover() -> None:
    """Cards of the type, the newest copy first; the newest leaves the pile."""
    pile = ["base.barter", "base.kill", "base.seduction-1", "base.barter", "base.torch"]
    state = played("freya.falcon-cloak", None, discard=pile)
    assert texts(state) == {"card:base.barter", "card:base.seduction-1"}
    later = after(state, "card:base.barter")
    assert later.document()["discard"] == ["base.barter", "base.kill", "base.seduction-1", "base.torch"]
    attack = played("surtur.reforged", None, discard=pile)
    assert texts(attack) == {"card:base.kill", "card:base.torch"}


@rule("VA-13", "VA-15.3")
def test_a_lone_done_is_not_asked_for() -> None:
    """Changes, cards thrown away and temples end by themselves where `done` would be all there is."""
    assert decision(played("base.barter")) == "game"
    switch = "base.change-of-wind"
    switched = played(switch, {"hand": ["base.kill"]})
    later = after(switched, "card:base.kill")
    # What was thrown away is drawn for all the same.
    assert (decision(later), len(seat(later)["hand"])) == ("game", 1)
    assert decision(played(switch)) == "game"
