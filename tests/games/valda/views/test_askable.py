"""Whom an action lets a window ask: known to everybody, whoever holds what (VA-12.3, VA-17.4)."""

from __future__ import annotations

from typing import Any

from tests.games.valda.boards import strike, table

Json = dict[str, Any]
FILLER = ["base.shield-3", "base.shield-3"]


def asks(target: list[str], attacker: list[str], third: list[str]) -> list[tuple[int, ...]]:
    """Whom an attack of seat 1 against seat 0 could ask, with these cards in the hands, if all pass."""
    hands: list[Json] = [
        {"hand": target, "followers": 4},
        {"hand": ["base.kill", *attacker], "followers": 11},
        {"hand": third},
    ]
    state = table(*hands, phase="attack")
    found = list(state.apply("attack:base.kill").asks)
    while state.game.secrets.acting(state, None) is None and not state.is_terminal:
        found += state.apply("pass").asks
    return found


def test_who_could_be_asked_does_not_depend_on_who_is() -> None:
    """The attacker, the others, last the target: the same whoever of them holds a weapon."""
    nobody = asks(["base.shield-3"], ["base.kill"], ["base.kill"])
    assert nobody == [(1, 2, 0)]
    assert asks(["tyr.weapon"], ["base.kill"], ["base.kill"]) == nobody
    assert asks(["base.shield-3"], ["heimdall.weapon"], ["base.kill"]) == nobody
    assert asks(["tyr.weapon"], ["heimdall.weapon"], ["thor.weapon"]) == nobody


def test_who_holds_no_card_cannot_be_asked() -> None:
    """How many cards a hand has everybody sees."""
    assert asks(["base.shield-3"], ["base.kill"], []) == [(1, 0)]
    assert asks([], ["base.kill"], ["base.kill"])[0] == (1, 2)


def test_a_weapon_that_is_played_lets_the_rest_of_its_window_be_asked() -> None:
    """Others may be asked after it, so it has a pause of its own, and names them."""
    hands: list[Json] = [
        {"hand": ["base.shield-3"]},
        {"hand": ["base.kill", "base.shield-1", "heimdall.weapon"]},
        {"hand": ["thor.weapon"]},
    ]
    state = strike(*hands)
    applied = state.apply("weapon:warhorn")
    assert (applied.pause, applied.asks) == (True, ((1, 2, 0),))
    silent = strike(hands[0], hands[1], {"hand": ["base.shield-3"]}).apply("weapon:warhorn")
    assert (silent.pause, silent.asks[0]) == (True, (1, 2, 0))


def test_a_yellow_card_may_ask_its_own_player_and_pauses_nobody() -> None:
    """Hammertime is asked of nobody else; a table with windows gives it its time all the same."""
    state = table({"hand": ["base.seduction-1", "base.shield-3"]}, {}, phase="game", actions=3)
    card = next(action for action in state.legal_actions() if action.startswith("play:"))
    applied = state.apply(card)
    assert (applied.pause, applied.asks) == (False, ((0,),))


def test_a_pass_names_only_what_it_opens() -> None:
    """The window in which it is made was named before."""
    state = strike({"hand": ["tyr.weapon"]}, {"hand": ["base.kill", "heimdall.weapon"]}, {"hand": FILLER})
    assert state.apply("pass").asks == ()
