"""OpenSpiel's MCTS and ISMCTS against random play, on Völuspá with its fewest tiles:
python examples/research/mcts.py.

MCTS looks at the whole state, hidden tiles too. ISMCTS looks at states that its seat imagines, so it plays
fairly.
"""

import itertools
import sys
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import gladsheim.research.spiel  # noqa: F401  # registers the games

Search = Callable[[pyspiel.Game, int, np.random.RandomState], pyspiel.Bot]


def seeing(game: pyspiel.Game, simulations: int, chance: np.random.RandomState) -> pyspiel.Bot:
    """MCTS, which sees all hands and the deck."""
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    return mcts.MCTSBot(game, 2, simulations, evaluator, random_state=chance)


def fair(game: pyspiel.Game, simulations: int, chance: np.random.RandomState) -> pyspiel.Bot:
    """ISMCTS, which draws all that its seat cannot know again for each simulation."""
    evaluator, words = mcts.RandomRolloutEvaluator(1, chance), itertools.count()
    bot = ismcts.ISMCTSBot(game, evaluator, 2, simulations, random_state=chance, use_observation_string=True)
    bot.set_resampler(lambda state, seat: state.resampled(seat, next(words)))
    return bot


def play(games: int, simulations: int, make: Search = seeing) -> float:
    """The mean margin by which a search wins in the first seat."""
    game = pyspiel.load_game("gladsheim_voluspa", {"options": "set:custom;kinds:Lo+Od"})
    chance, margins = np.random.RandomState(1), []
    for _ in range(games):
        bots = [make(game, simulations, chance), uniform_random.UniformRandomBot(1, chance)]
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choice(outcomes, p=odds))
            else:
                state.apply_action(bots[state.current_player()].step(state))
        margins.append(state.returns()[0])
    return float(np.mean(margins))


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    for make in (seeing, fair):
        for simulations in (10, 40):
            ahead = play(games, simulations, make)
            print(f"{make.__name__:6} {simulations:3} simulations: ahead by {ahead:5.1f} points")
