"""The games under OpenSpiel's interface: the library's own tests, its algorithms, and chance."""

from __future__ import annotations

import copy
import pickle
import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr

import gladsheim.research.spiel  # noqa: F401  # registers the games
from gladsheim.bots import create
from gladsheim.core.chance import SEED_BYTES
from gladsheim.core.contract.traits import Reach
from gladsheim.core.errors import OptionsError, UsageError
from gladsheim.core.game import State
from gladsheim.games import game as make_game, names
from gladsheim.research.spiel.options import position_text
from gladsheim.research.spiel.state import CHANCE, TERMINAL
from tests.fourth_game.registered import seats

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


def dealt(game: Any, seed: int = 1) -> Any:
    """A state after the deal."""
    return next(state for state in walk(game.new_initial_state(), seed) if not state.is_chance_node())


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
    state = dealt(game)
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
    assert (pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL) == (CHANCE, TERMINAL)
    deterministic = pyspiel.load_game("gladsheim_voluspa")
    nodes = [state.is_chance_node() for state in walk(deterministic.new_initial_state(), 3)]
    assert nodes[:3] == [True] * 3
    assert not any(nodes[3:])


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
        ({"deals": -1}, "deals is -1; allowed: 0 to 1000000"),
        ({"rolls": 0}, "rolls is 0; allowed: 1 to 1000000"),
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


def test_deals_are_fresh_by_default() -> None:
    """Every drawn deal is another one, no list of outcomes is long, and the history decides the deal."""
    game = pyspiel.load_game("gladsheim_voluspa")
    histories, positions = set(), set()
    for seed in range(40):
        state = game.new_initial_state()
        assert len(state.chance_outcomes()) <= game.max_chance_outcomes() <= 1_000
        state = dealt(game, seed)
        histories.add(tuple(state.history()))
        positions.add(str(state.episode.state.document()))
    assert len(histories) == len(positions) == 40
    # The order of outcomes matters: digits, not a sum.
    one, other = game.new_initial_state(), game.new_initial_state()
    for here, there in zip((1, 2, 3), (3, 2, 1), strict=True):
        one.apply_action(here)
        other.apply_action(there)
    assert one.episode.state != other.episode.state


@pytest.mark.parametrize("name", GAMES)
def test_what_is_quick_is_what_openspiel_says(name: str) -> None:
    """Methods that callers in Python get from the state itself answer like those of OpenSpiel."""
    game, own = pyspiel.load_game(name), pyspiel.State
    for at, state in enumerate(walk(game.new_initial_state(), 4)):
        if at % 11 == 0:
            assert state.legal_actions() == own.legal_actions(state)
            assert state.is_chance_node() == own.is_chance_node(state)
            for seat in range(2):
                assert state.legal_actions(seat) == own.legal_actions(state, seat)
                assert state.observation_tensor(seat) == own.observation_tensor(state, seat)
                assert state.information_state_string(seat) == own.information_state_string(state, seat)
    for number in (-1, 2):
        with pytest.raises(
            pyspiel.SpielError, match=f"player is {number}; allowed: player >= 0 and player < 2"
        ):
            state.observation_tensor(number)


def test_actions_are_read_in_words() -> None:
    """A debugging researcher reads the tile, and the words of OpenSpiel lead back to the id."""
    state = dealt(pyspiel.load_game("gladsheim_voluspa"))
    words = [state.action_to_string(number) for number in state.legal_actions()]
    assert all(one.startswith("tile ") for one in words)
    assert state.string_to_action(words[0]) == state.legal_actions()[0]
    assert state.observation_string().startswith("tile[")


@pytest.mark.parametrize("name", GAMES)
def test_a_tensor_of_an_information_state_is_refused(name: str) -> None:
    """An observation is not taken for all that a seat has seen."""
    game = pyspiel.load_game(name)
    state = dealt(game)
    recall = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.tensor is None
    assert not game.get_type().provides_information_state_tensor
    for ask in (state.information_state_tensor, lambda seat: recall.set_from(state, seat)):
        with pytest.raises(pyspiel.SpielError, match="information_state_tensor has no fixed size; allowed"):
            ask(0)


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("name", GAMES)
def test_games_keep_to_their_bounds(name: str, bot: str) -> None:
    """Lengths and utilities are inside what the game says, which is no more than some times as much."""
    game = pyspiel.load_game(name, {"options": "target:40" if name.endswith("valhalla") else ""})
    player, state = create(bot, game.game), dealt(game, 6)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(1)
            continue
        seen = state.episode.state.observe(state.current_player())
        action = player.choose(seen, state.move_number())
        code = state.episode.state.legal_codes()[state.episode.state.legal_actions().index(action)]
        for number in game.encoder.ids_of(state.episode.state, code):
            state.apply_action(number)
    assert state.episode.state.is_terminal
    assert len(state.history()) < game.max_game_length() < 100 * len(state.history())
    assert game.min_utility() < min(state.returns()) <= max(state.returns()) < game.max_utility()
    assert min(state.episode.state.scores) >= 0
    assert game.max_utility() < 1_000


@pytest.mark.parametrize(("utility", "least", "most"), [("points", 0, 1), ("margin", -1, 1), ("rank", -1, 1)])
def test_bounds_hold_whatever_is_played(
    utility: str, least: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A longer game ends at the bound, and more points count as the most."""
    game = pyspiel.load_game("gladsheim_valda", {"utility": utility})
    monkeypatch.setattr(game, "reach", Reach(140, 1))
    *_, state = walk(game.new_initial_state(), 2)
    assert len(state.history()) == 140
    assert state.legal_actions() == []
    assert least <= min(state.returns()) <= max(state.returns()) <= most
    assert max(state.episode.state.scores) > 1


@pytest.mark.parametrize("name", GAMES)
def test_games_and_states_are_copied_pickled_and_compared(name: str) -> None:
    """A copy equals its model, and goes on by itself; a text of either does not tell what is hidden."""
    players = seats(name.removeprefix("gladsheim_"), 3)
    game = pyspiel.load_game(name, {"players": players})
    for at, state in enumerate(walk(game.new_initial_state(), 9)):
        if at % 40 == 0:
            before = state.history()
            dumped = pickle.dumps(state)
            for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(dumped)):  # noqa: S301
                assert twin == state
                assert twin.legal_actions() == state.legal_actions()
                if not twin.is_terminal():
                    twin.apply_action(twin.legal_actions()[-1])
                    assert twin != state
            assert state.history() == before
            assert repr(state) == f"<SpielState of {game} at move {len(before)}>"
    for same in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):  # noqa: S301
        assert (same, hash(same), repr(same)) == (game, hash(game), str(game))
    assert game != pyspiel.load_game(name, {"players": players, "seed": 5})
    assert state != 3


def test_a_resampled_state_is_pickled_as_it_is() -> None:
    """The pickle has the position, which the history alone does not tell."""
    state = dealt(pyspiel.load_game("gladsheim_voluspa"))
    other = state.resampled(0, "another world")
    assert other != state
    assert pickle.loads(pickle.dumps(other)) == other  # noqa: S301
