"""Random play through PettingZoo: python examples/research/random_agent.py [GAME]."""

import sys

import numpy as np

from gladsheim.research.environments.table import env


def play(game: str, seed: int) -> dict[str, float]:
    """One game between random agents; the reward of each."""
    table = env(game, players=2, utility="rank")
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            rewards[agent] = reward
            table.step(None)
        else:
            table.step(chance.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "voluspa"
    for number in range(3):
        print(number, play(name, number))
