"""OpenSpiel's DQN in JAX, which knows legal actions, at the end of a game of Völuspá against random play:
python examples/research/dqn.py.

To begin near the end makes games short, so that a minute is enough to learn something.
"""

import random

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent
from open_spiel.python.jax import dqn

import gladsheim
import gladsheim.research.spiel  # registers the games
from gladsheim.research.spiel.options import position_text


def near_end(actions: int) -> str:
    """A position so many actions before the end of a random game."""
    chance, state, past = random.Random(3), gladsheim.game("voluspa").deal(3), []
    while not state.is_terminal:
        past.append(state.clone())
        state.apply(chance.choice(state.legal_actions()))
    return position_text(past[-actions])


def arrays(step: rl_environment.TimeStep) -> rl_environment.TimeStep:
    """A step with its observations as arrays: JAX takes a millisecond for a hundred numbers of a list."""
    seen = step.observations
    seen["info_state"] = [np.asarray(one, dtype=np.float32) for one in seen["info_state"]]
    return step


def episode(table: rl_environment.Environment, agents: list, seat: int, *, learns: bool) -> float:
    """Play one game; by how much a seat is ahead in the end."""
    step = arrays(table.reset())
    while not step.last():
        acting = step.observations["current_player"]
        step = arrays(table.step([agents[acting].step(step, is_evaluation=not learns).action]))
    for agent in agents:
        agent.step(step, is_evaluation=not learns)
    return step.rewards[seat]


def train(episodes: int, *, evaluated: int = 100) -> tuple[float, float]:
    """By how many points the seat to act is ahead on average, before and after so many games."""
    game = pyspiel.load_game("gladsheim_voluspa", {"position": near_end(4), "deals": 1})
    table = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    first = table.reset().observations["current_player"]
    agents = [random_agent.RandomAgent(seat, game.num_distinct_actions()) for seat in range(2)]
    agents[first] = dqn.DQN(
        player_id=first,
        state_representation_size=game.observation_tensor_size(),
        num_actions=game.num_distinct_actions(),
        hidden_layers_sizes=[64],
        replay_buffer_capacity=2_000,
        batch_size=32,
        min_buffer_size_to_learn=100,
        learn_every=3,
        update_target_network_every=100,
        epsilon_decay_duration=episodes * 3,
        optimizer_str="adam",
        learning_rate=1e-3,
        seed=1,
    )
    before = np.mean([episode(table, agents, first, learns=False) for _ in range(evaluated)])
    for _ in range(episodes):
        episode(table, agents, first, learns=True)
    after = np.mean([episode(table, agents, first, learns=False) for _ in range(evaluated)])
    return float(before), float(after)


if __name__ == "__main__":
    print("ahead by {:.1f} points before, {:.1f} after".format(*train(600)))
