"""Standing orders: weapons that are played in windows without anybody being asked."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.games.valda.game import ValdaGame
from gladsheim.games.valda.pieces import MODE_NAMES
from gladsheim.games.valda.secrets import MOST_POWER
from tests.games.valda.boards import strike, table

Json = dict[str, Any]
SHIELD: Json = {"hand": ["base.shield-3", "base.shield-3"]}
ATTACKER: Json = {"hand": ["base.kill", "base.shield-1"]}


def attacked(weapon: str = "tyr.weapon") -> Any:
    """Seat 0 is attacked, holds a weapon, and is asked whether to play it."""
    state = strike({"hand": [weapon, "base.shield-3"]}, ATTACKER, SHIELD)
    assert state.current_player == 0
    return state


def ordered(state: Any, orders: dict[str, int]) -> str | None:
    """The action that the seat to act has ordered."""
    found: str | None = state.game.secrets.ordered(state, orders)
    return found


def power(state: Any) -> int:
    """The power of the attack, as everybody sees it."""
    return int(state.game.presenter.scene(state, None)["attack"]["power"])


def test_every_weapon_can_be_ordered_and_those_of_attacks_from_a_power_on() -> None:
    """Both ways of each weapon, in the order of the rules."""
    kinds = ValdaGame.traits.orders
    assert tuple(kind.name for kind in kinds) == MODE_NAMES
    bounds = {kind.name: (kind.low, kind.high) for kind in kinds}
    assert bounds["revenge"] == bounds["claim"] == bounds["soulspear"] == (1, MOST_POWER)
    assert bounds["crown"] == bounds["hammertime"] == bounds["thief"] == (0, 0)


def test_a_weapon_is_played_from_the_power_on_that_was_ordered() -> None:
    """At that power and above, not below it; 0 is the first chance."""
    state = attacked()
    strength = power(state)
    assert ordered(state, {"revenge": 0}) == "weapon:revenge"
    assert ordered(state, {"revenge": strength}) == "weapon:revenge"
    assert ordered(state, {"revenge": strength + 1}) is None


@pytest.mark.parametrize("orders", [{}, {"wrath": 0}, {"thief": 0}])
def test_what_was_not_ordered_or_cannot_be_played_is_passed(orders: dict[str, int]) -> None:
    """A weapon that is not held, or whose other way is meant, lets the seat pass."""
    assert ordered(attacked(), orders) is None


def test_what_is_ordered_is_legal_until_nobody_is_asked() -> None:
    """With all weapons ordered every question is answered by a legal action."""
    given = dict.fromkeys(MODE_NAMES, 0)
    state = strike(
        {"hand": ["tyr.weapon"]}, {"hand": ["base.kill", "heimdall.weapon"]}, {"hand": ["thor.weapon"]}
    )
    played = []
    while state.game.secrets.acting(state, None) is None and not state.is_terminal:
        action = ordered(state, given) or "pass"
        assert action in state.legal_actions()
        state.apply(action)
        played.append(action)
    assert [action for action in played if action != "pass"] == [
        "weapon:warhorn",
        "weapon:wrath",
        "weapon:revenge",
    ]


def test_orders_answer_no_plain_decision() -> None:
    """What everybody knows is decided is left to the player."""
    state = table({"hand": ["odin.weapon"]}, {}, phase="game", actions=3)
    assert ordered(state, dict.fromkeys(MODE_NAMES, 0)) is None
