"""PPO in JAX learns to beat a bot through Gymnasium's `make_vec`.

    python examples/research/against_bots.py [UPDATES] [BOT]

Network, advantages and updates are those of `ppo.py`. The bot acts inside the environment, so all steps are
the agent's.
"""

import sys
from typing import Any

import gymnasium
import jax
import numpy as np
import ppo
from gymnasium.vector import VectorEnv

import gladsheim.research.environments  # noqa: F401  # registers the games
from gladsheim.research.environments.forms import VectorNormalised

GAMES, STEPS = 256, 128
Now = tuple[np.ndarray, np.ndarray]  # observations and masks


def begin(games: int, seed: int, bot: str) -> tuple[VectorEnv, Now]:
    """Return an environment of short games for two against a bot, and what its agents see first."""
    env = VectorNormalised(
        gymnasium.make_vec("gladsheim/Valhalla-v1", num_envs=games, bots=bot, utility="rank", target=20)
    )
    seen, info = env.reset(seed=seed)
    return env, (seen, info["action_mask"].astype(bool))


def play(env: VectorEnv, now: Now, weights: ppo.Weights, key: jax.Array) -> tuple[Now, dict[str, Any]]:
    """Take a step in all games; return what the agents see then, and what the step was, by name."""
    ids, old, values = map(np.asarray, ppo.sample(weights, key, *now))
    seen, rewards, done, _, info = env.step(ids)
    step = {"seen": now[0], "masks": now[1], "ids": ids, "old": old, "values": values, "done": done}
    step |= {"rewards": rewards.astype(np.float32), "acted": np.ones_like(done)}
    return (seen, info["action_mask"].astype(bool)), step


def won(weights: ppo.Weights, bot: str, games: int = GAMES, seed: int = 1_000_000) -> float:
    """Return the share of first games that the agent wins against a bot; a tie counts half."""
    (env, now), key = begin(games, seed, bot), jax.random.key(seed)
    results = np.full(games, np.nan)
    while np.isnan(results).any():
        key, one = jax.random.split(key)
        now, step = play(env, now, weights, one)
        ended = step["done"] & np.isnan(results)
        results[ended] = step["rewards"][ended]
    return float((results.mean() + 1) / 2)


def train(updates: int, bot: str = "random") -> tuple[float, float]:
    """Train against a bot, print the progress, and return the share of games won before and after."""
    chance, key = np.random.default_rng(1), jax.random.key(1)
    weights = ppo.network(key)
    momenta = ppo.OPTIMIZER.init(weights)
    env, now = begin(GAMES, 1, bot)
    before = share = won(weights, bot)
    print(f"before: {share:.0%} of the games won")
    for number in range(1, updates + 1):
        steps = []
        key, *keys = jax.random.split(key, STEPS + 1)
        for one in keys:
            now, step = play(env, now, weights, one)
            steps.append(step)
        last = np.asarray(ppo.forward(weights, *now)[1])
        played = {name: np.stack([step[name] for step in steps]) for name in steps[0]}
        weights, momenta = ppo.learn(weights, momenta, (played, last), chance)
        if number % 10 == 0 or number == updates:
            share = won(weights, bot)
            print(f"{number * GAMES * STEPS:>9,} steps: {share:.0%} of the games won")
    return before, share


if __name__ == "__main__":
    train(int(sys.argv[1]) if len(sys.argv) > 1 else 30, *sys.argv[2:3])
