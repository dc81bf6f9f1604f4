"""The games under OpenSpiel's interface: the library's own tests, its algorithms, and chance."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, outcome_sampling_mccfr

import gladsheim.research.spiel  # noqa: F401  # registers the games
from gladsheim.core.chance import SEED_BYTES
from gladsheim.core.errors import OptionsError, UsageError
from gladsheim.core.game import State
from gladsheim.games import game as make_game, names
from gladsheim.research.spiel.options import position_text

GAMES = [f"gladsheim_{name}" for name in names()]


def near_end(name: str, back: int) -> State:
    """A position so many actions before the end of a random game."""
    chance, state = random.Random(1), make_game(name).deal(5)
    past = []
    while not state.is_terminal:
        past.append(state.clone())
        state.apply(chance.choice(state.legal_actions()))
    return past[-back]


def walk(state: Any, seed: int) -> Any:
    """The states of a random game."""
    chance = random.Random(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            state.apply_action(chance.randrange(len(state.chance_outcomes())))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", GAMES)
def test_the_library_finds_no_fault(name: str) -> None:
    """OpenSpiel's random games, with states written and read back, and its tests of the interface."""
    # It loads what nothing else here needs, which each process that gathers the tests would pay for.
    from open_spiel.integration_tests import api_test

    game = pyspiel.load_game(name, {"deals": 3, "rolls": 2})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    # The library goes through the states of games that it knows by itself; so it is told of this one.
    kind = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5
    assert not result.failures
    assert not result.errors


@pytest.mark.parametrize("name", GAMES)
def test_what_seats_are_told_hides_what_they_may_not_know(name: str) -> None:
    """Histories that differ by what is hidden from a seat look the same to it, with perfect recall, too."""
    game = pyspiel.load_game(name, {"position": position_text(near_end(name.split("_")[1], 9)), "deals": 40})
    told: dict[Any, set[str]] = {}
    for outcome in range(40):
        state = game.new_initial_state()
        state.apply_action(outcome)
        seat = state.current_player()
        seen = state.episode.state.observe(seat)
        found = told.setdefault(repr(seen), set())
        found.add(state.information_state_string(seat) + state.observation_string(seat))
        assert len(found) == 1
    assert len({one for found in told.values() for one in found}) == len(told)


def test_a_small_game_is_solved() -> None:
    """CFR finds the best play at the end of a game of Völuspá, over two deals of what is hidden."""
    start = position_text(near_end("voluspa", 2))
    game = pyspiel.load_game("gladsheim_voluspa", {"position": start, "deals": 2, "utility": "rank"})
    solver = cfr.CFRSolver(game)
    worse = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < worse


def test_mccfr_runs_where_trees_are_too_large() -> None:
    """Outcome sampling learns something of each seat from a few games of the smallest Völuspá."""
    game = pyspiel.load_game("gladsheim_voluspa", {"options": "set:custom;kinds:Lo+Od", "deals": 3})
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    assert len(solver._infostates) > 10


def test_ismcts_searches_what_a_seat_may_know() -> None:
    """OpenSpiel's search over imagined worlds plays a legal action; the worlds agree with what is seen."""
    game = pyspiel.load_game("gladsheim_voluspa", {"options": "set:custom;kinds:Lo+Od"})
    state = game.new_initial_state()
    state.apply_action(5)
    seat = state.current_player()
    worlds: list[Any] = []

    def imagined(known: Any, player: int) -> Any:
        worlds.append(known.resampled(player, len(worlds)))
        assert worlds[-1].observation_string(player) == known.observation_string(player)
        return worlds[-1]

    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), 2, 12, random_state=chance, use_observation_string=True
    )
    bot.set_resampler(imagined)
    assert bot.step(state) in state.legal_actions()
    hands = {str(world.episode.state.document()["hands"][1 - seat]) for world in worlds}
    assert len(hands) > 1


@pytest.mark.long
def test_policy_gradient_runs() -> None:
    """A batch of games is learned from."""
    from open_spiel.python.jax import policy_gradient

    game = pyspiel.load_game("gladsheim_voluspa", {"options": "set:custom;kinds:Lo+Od", "utility": "rank"})
    table = rl_environment.Environment(game)
    agents = [
        policy_gradient.PolicyGradient(
            seat,
            game.observation_tensor_size(),
            game.num_distinct_actions(),
            hidden_layers_sizes=(8,),
            batch_size=4,
        )
        for seat in range(2)
    ]
    for _ in range(12):
        step = table.reset()
        while not step.last():
            step = table.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
    assert all(agent.loss is not None for agent in agents)


def test_chance_is_asked_where_it_decides() -> None:
    """Chance follows after the deal, and after actions that let anything be drawn or rolled."""
    game = pyspiel.load_game("gladsheim_valda", {"rolls": 6})
    asked, outcomes = 0, set()
    for state in walk(game.new_initial_state(), 3):
        if state.is_chance_node() and state.episode is not None:
            asked += 1
            before = state.episode.state.document()
            outcomes |= {str(state.child(roll).episode.state.document() == before) for roll in range(6)}
    assert asked > 10
    assert outcomes == {"False"}
    deterministic = pyspiel.load_game("gladsheim_voluspa")
    nodes = [state.is_chance_node() for state in walk(deterministic.new_initial_state(), 3)]
    assert nodes[0]
    assert not any(nodes[1:])


def test_the_same_history_is_the_same_state() -> None:
    """Outcomes and actions decide everything, whatever process plays them."""
    game = pyspiel.load_game("gladsheim_valhalla", {"players": 3, "options": "excuse:true;first:2"})
    *_, last = walk(game.new_initial_state(), 1)
    # Longer than any seed may be: chance follows from all of it.
    assert len(str(last.history())) > SEED_BYTES
    again = pyspiel.load_game(str(game)).new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert again.episode.state.document() == last.episode.state.document()
    assert again.returns() == last.returns()
    assert sum(again.returns()) == pytest.approx(0)


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"utility": "joy"}, "utility is 'joy'; allowed"),
        ({"deals": 0}, "deals is 0; allowed: 1 to 1000000"),
        ({"options": "set"}, "options has 'set'; allowed: players:VALUE"),
        ({"options": "set:none"}, "option 'set'"),
        ({"players": 7}, "option 'players'"),
        ({"options": "bolt:maybe"}, "true or false"),
        ({"position": "?"}, "position is"),
    ],
)
def test_what_cannot_be_is_refused(parameters: dict[str, Any], message: str) -> None:
    """Each parameter that there is no such value of is named with what is allowed."""
    with pytest.raises((UsageError, OptionsError, RuntimeError), match=message):
        pyspiel.load_game("gladsheim_voluspa", parameters)
