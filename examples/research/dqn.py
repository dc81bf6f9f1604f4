"""OpenSpiel's DQN in JAX, which knows legal actions, on Völuspá with its fewest tiles, against random play:
python examples/research/dqn.py.
"""

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent
from open_spiel.python.jax import dqn

import gladsheim.research.spiel  # noqa: F401  # registers the games


def arrays(step: rl_environment.TimeStep) -> rl_environment.TimeStep:
    """A step with its observations as arrays: JAX takes a millisecond for a hundred numbers of a list."""
    seen = step.observations
    seen["info_state"] = [np.asarray(one, dtype=np.float32) for one in seen["info_state"]]
    return step


def episode(table: rl_environment.Environment, agents: list, *, learns: bool) -> float:
    """Play one game; the first seat's utility."""
    step = arrays(table.reset())
    while not step.last():
        seat = step.observations["current_player"]
        step = arrays(table.step([agents[seat].step(step, is_evaluation=not learns).action]))
    for agent in agents:
        agent.step(step, is_evaluation=not learns)
    return step.rewards[0]


def train(episodes: int, *, evaluated: int = 50) -> tuple[float, float]:
    """The mean utility of the first seat before and after so many games, from -1 to 1."""
    game = pyspiel.load_game("gladsheim_voluspa", {"options": "set:custom;kinds:Lo+Od", "utility": "rank"})
    table = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    learner = dqn.DQN(
        player_id=0,
        state_representation_size=game.observation_tensor_size(),
        num_actions=game.num_distinct_actions(),
        hidden_layers_sizes=[64],
        replay_buffer_capacity=2_000,
        batch_size=32,
        min_buffer_size_to_learn=200,
        learn_every=3,
        epsilon_decay_duration=episodes * 4,
        update_target_network_every=100,
        seed=1,
    )
    agents = [learner, random_agent.RandomAgent(player_id=1, num_actions=game.num_distinct_actions())]
    before = np.mean([episode(table, agents, learns=False) for _ in range(evaluated)])
    for _ in range(episodes):
        episode(table, agents, learns=True)
    after = np.mean([episode(table, agents, learns=False) for _ in range(evaluated)])
    return float(before), float(after)


if __name__ == "__main__":
    print("utility before {:.2f}, after {:.2f}".format(*train(300)))
