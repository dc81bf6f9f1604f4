"""OpenSpiel's MCTS against random play, on Völuspá with its fewest tiles: python examples/research/mcts.py.

MCTS looks at the whole state, hidden tiles too: in games with secrets it plays with open cards.
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import evaluate_bots, mcts
from open_spiel.python.bots import uniform_random

import gladsheim.research.spiel  # noqa: F401  # registers the games


def play(games: int, simulations: int) -> float:
    """The mean margin by which MCTS wins in the first seat."""
    game = pyspiel.load_game("gladsheim_voluspa", {"options": "set:custom;kinds:Lo+Od"})
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bots = [
        mcts.MCTSBot(game, 2, simulations, evaluator, random_state=chance),
        uniform_random.UniformRandomBot(1, chance),
    ]
    found = [evaluate_bots.evaluate_bots(game.new_initial_state(), bots, chance) for _ in range(games)]
    return float(np.mean(found, axis=0)[0])


if __name__ == "__main__":
    print(f"MCTS is ahead by {play(10, 40):.1f} points on average")
