"""Advice for newcomers: true of the position, said in every language, from what a seat is sent alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.game import State
from gladsheim.core.words import Words
from gladsheim.locales import LOCALES
from tests.games.valda.boards import played, strike, table

OPTIONS: dict[str, dict[str, Any]] = {
    "voluspa": {"players": 3, "set": "all"},
    "valda": {"players": 3},
    "valhalla": {"players": 3, "excuse": True},
}
NAMES = ("Ann", "Bo", "Cy")


def advice(state: State) -> Words | None:
    """The line that the seat to act is told."""
    return state.game.presenter.coach(
        state.game.presenter.scene(state, state.current_player), state.game.presenter.choices(state)
    )


def told(state: State) -> str:
    """The same in English."""
    line = advice(state)
    assert line is not None
    return line.say("en", NAMES)


@pytest.mark.parametrize("name", OPTIONS)
def test_advice_along_a_game_can_be_said_in_every_language(name: str) -> None:
    """At all decisions of a game; what an opponent holds does not change it."""
    rng = random.Random(5)  # the same game each time
    state = game(name, **OPTIONS[name]).deal(3)
    lines = 0
    while not state.is_terminal:
        line = advice(state)
        if line is not None:
            lines += 1
            assert all("{" not in line.say(language, NAMES) for language in LOCALES)
        seat = state.current_player
        assert seat is not None
        if lines % 20 == 0:
            assert advice(state.redeal(seat, lines)) == line
        state.apply(rng.choice(state.legal_actions()))
    assert lines > 20


def test_voluspa_names_the_tile_that_brings_most_and_counts_its_places() -> None:
    """Points and places are those of the choices; of tiles that bring as much it is the lowest."""
    state = game("voluspa", players=2, set="all").deal(7)
    line, choices = advice(state), state.game.presenter.choices(state)
    assert line is not None
    most = max(choice["points"] for choice in choices)
    assert (line.id, line.values["points"]) == ("voluspa-coach-highest", most)
    best = {choice["at"] for choice in choices if (choice["piece"], choice["points"]) == ("Th", most)}
    assert line.values["places"] == len(best)
    assert told(state).startswith("Thor is your highest tile: 4 cells score 2")


@pytest.mark.parametrize("hand", [["Od"], ["Od", "Va"]])
def test_voluspa_tells_of_a_tile_after_hermod_only_where_one_fits(hand: list[str]) -> None:
    """Not where one has to be discarded, nor where the turn can only be ended."""
    for rulings in ([], ["hermod-frees"]):
        table = game("voluspa", set="edda", rulings=rulings)
        board = {"0,0": "Hm", "1,0": "He", "-1,0": "He", "0,1": "He", "0,-1": "He"}
        shared = {"hands": [hand, ["Lo"]], "phase": "hermod", "hermod": "0,0"}
        options = table.deal(1).document()["options"]
        document = {"game": "voluspa", "version": 1, "options": options, "board": board, **shared}
        assert advice(table.from_document(document)) is None


def test_valda_tells_what_a_temple_lacks_and_what_shields_lack() -> None:
    """From one's own resources, hand and the attack that is under way."""
    poor = table({"blood": 2, "gold": 1}, {})
    assert told(poor).startswith("For a temple of Tyr you still need 1 gold")
    rich = table({"blood": 9, "gold": 9, "diamond": 9}, {})
    assert told(rich).startswith("You can already pay for a temple of")
    assert "costs no action" in told(table({"hand": ["base.change-of-wind"]}, {}, phase="game"))
    attacked = strike({"hand": ["base.shield-2"]}, {"hand": ["base.abduction"]})
    power = attacked.game.presenter.scene(attacked, 0)["attack"]["power"]
    assert told(attacked).startswith(f"You need {power} more shield")
    assert advice(played("base.raven-scout", None, {"hand": ["base.kill"]})) is None


def test_valhalla_names_the_cheapest_card() -> None:
    """Its price is that of the choice."""
    state = game("valhalla", players=2).deal(3)
    rng = random.Random(1)  # the same game each time
    while len({choice["price"] for choice in state.game.presenter.choices(state) if "price" in choice}) < 2:
        state.apply(rng.choice(state.legal_actions()))
    line = advice(state)
    assert line is not None
    assert line.values["n"] == min(
        choice["price"] for choice in state.game.presenter.choices(state) if "price" in choice
    )
