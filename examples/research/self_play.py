"""One network in JAX plays all seats of short games of Valhalla, and learns from them.

    python examples/research/self_play.py [UPDATES]

`SelfPlay` steps 256 games in one call. The network plays whichever seat is to act, and learns by PPO.
"""

import sys
import time
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

from gladsheim.research.environments.self_play import SelfPlay

GAMES, STEPS, MINIBATCH, EPOCHS, EVALUATED = 256, 128, 4_096, 2, 500
LAMBDA, CLIP, ENTROPY, RATE = 0.95, 0.2, 0.01, 1e-3
OPTIMIZER = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))
Weights = list[tuple[jax.Array, jax.Array]]
Arrays = tuple[Any, ...]
Now = tuple[np.ndarray, dict[str, Any]]  # observations and infos of the seats to act


def games(number: int) -> SelfPlay:
    """Return an environment of short games for two."""
    return SelfPlay("valhalla", number, players=2, target=20, utility="rank", copy=False)


HIGHEST = games(1).single_observation_space.high.astype(np.float32)
IDS = int(games(1).single_action_space.n)


def network(key: jax.Array) -> Weights:
    """Return the weights of two hidden layers, of the policy and of the value."""
    sizes, scales = [(len(HIGHEST), 256), (256, 128), (128, IDS), (128, 1)], [2**0.5, 2**0.5, 0.01, 1.0]
    keys = jax.random.split(key, len(sizes))
    return [
        (jax.nn.initializers.orthogonal(scale)(one, size), jnp.zeros(size[1]))
        for one, size, scale in zip(keys, sizes, scales, strict=True)
    ]


@jax.jit
def forward(weights: Weights, seen: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return the log-probabilities of the ids, with illegal ids masked, and the values."""
    hidden = seen / HIGHEST
    for matrix, bias in weights[:2]:
        hidden = jax.nn.relu(hidden @ matrix + bias)
    (policy, policy_bias), (value, value_bias) = weights[2:]
    scores = jnp.where(masks > 0, hidden @ policy + policy_bias, -1e9)
    return jax.nn.log_softmax(scores), (hidden @ value + value_bias)[:, 0]


@jax.jit
def sample(weights: Weights, key: jax.Array, seen: jax.Array, masks: jax.Array) -> Arrays:
    """Return an id drawn from the policy for each game, its log-probability, and the value."""
    logs, values = forward(weights, seen, masks)
    ids = jax.random.categorical(key, logs)
    return ids, jnp.take_along_axis(logs, ids[:, None], axis=1)[:, 0], values


@jax.jit
def update(weights: Weights, momenta: Any, minibatch: Arrays) -> tuple[Weights, Any]:
    """Take one gradient step on a minibatch: clipped objective, value error and entropy bonus."""
    seen, masks, ids, old, advantages, returns = minibatch

    def loss(weights: Weights) -> jax.Array:
        logs, values = forward(weights, seen, masks)
        ratio = jnp.exp(jnp.take_along_axis(logs, ids[:, None], axis=1)[:, 0] - old)
        gain = jnp.minimum(ratio * advantages, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantages)
        entropy = -(jnp.exp(logs) * jnp.where(masks > 0, logs, 0)).sum(axis=1)
        return ((values - returns) ** 2 / 2 - gain - ENTROPY * entropy).mean()

    changes, momenta = OPTIMIZER.update(jax.grad(loss)(weights), momenta)
    return optax.apply_updates(weights, changes), momenta


def rollout(env: SelfPlay, now: Now, weights: Weights, key: jax.Array) -> tuple[dict[str, np.ndarray], Now]:
    """Play STEPS steps of all games. Return arrays by step and game, and what the seats to act see then."""
    kept = {name: [] for name in ("seen", "masks", "ids", "old", "values", "seats", "rewards", "done")}
    for one in jax.random.split(key, STEPS):
        # Copies: the environment writes into the same arrays again.
        seen, masks, seats = now[0].copy(), now[1]["action_mask"].copy(), now[1]["seat"]
        ids, old, values = map(np.asarray, sample(weights, one, seen, masks))
        after, rewards, done, _, info = env.step(ids)
        now = after, info
        row = (seen, masks, ids, old, values, seats, rewards, done.copy())
        for values_of, value in zip(kept.values(), row, strict=True):
            values_of.append(value)
    played = {name: np.stack(values) for name, values in kept.items()}
    value = np.asarray(forward(weights, now[0], now[1]["action_mask"])[1])
    played["advantages"] = gae(played, value, now[1]["seat"])
    return played, now


def gae(played: dict[str, np.ndarray], value: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """Return generalised advantages, with a discount of 1.

    What one seat gains the other loses: a value that is the other seat's counts negatively. `value` and
    `seats` are those after the last step.
    """
    advantages, later = np.zeros_like(played["values"]), np.zeros_like(value)
    for step in reversed(range(STEPS)):
        sign = np.where(played["done"][step], 0, np.where(seats == played["seats"][step], 1, -1))
        later = played["rewards"][step] + sign * (value + LAMBDA * later) - played["values"][step]
        advantages[step], value, seats = later, played["values"][step], played["seats"][step]
    return advantages


def learn(
    weights: Weights, momenta: Any, played: dict[str, np.ndarray], chance: np.random.Generator
) -> tuple[Weights, Any]:
    """Make EPOCHS passes over the steps of all seats, in minibatches."""
    advantages = played["advantages"]
    columns = [played[name] for name in ("seen", "masks", "ids", "old")]
    columns += [(advantages - advantages.mean()) / (advantages.std() + 1e-8), advantages + played["values"]]
    columns = [column.reshape(GAMES * STEPS, *column.shape[2:]) for column in columns]
    for _ in range(EPOCHS):
        for chosen in chance.permutation(GAMES * STEPS).reshape(-1, MINIBATCH):
            weights, momenta = update(weights, momenta, tuple(column[chosen] for column in columns))
    return weights, momenta


def evaluate(weights: Weights, rival: Weights | None, seed: int = 1_000_000) -> float:
    """Return the share of EVALUATED new games won against other weights, or random play; a tie counts half.

    The weights have seat 0 in every other game, and seat 1 in all others.
    """
    seen, info = (env := games(EVALUATED)).reset(seed=seed)
    chance, key = np.random.default_rng(seed), jax.random.key(seed)
    mine, results = np.arange(EVALUATED) % 2, np.full(EVALUATED, np.nan)
    while np.isnan(results).any():
        key, one, other = jax.random.split(key, 3)
        masks, acted = info["action_mask"], info["seat"] == mine
        ids = np.asarray(sample(weights, one, seen, masks)[0])
        others = (masks * chance.random(masks.shape, np.float32)).argmax(axis=1)
        if rival is not None:
            others = np.asarray(sample(rival, other, seen, masks)[0])
        seen, _, done, _, info = env.step(np.where(acted, ids, others))
        first = done & np.isnan(results)
        results[first] = info["rewards"][first, mine[first]]
    return float((results.mean() + 1) / 2)


def train(updates: int, *, shown: int = 10) -> list[tuple[float, ...]]:
    """Train, print the curve, and return its rows: shares won against random play, beginning, row before."""
    chance, key, begun = np.random.default_rng(1), jax.random.key(1), time.monotonic()
    weights = beginning = before = network(key)
    momenta, curve, env = OPTIMIZER.init(weights), [], games(GAMES)
    now = env.reset(seed=1)
    print("    steps  seconds  random  beginning  row before")
    for number in range(updates + 1):
        if number % shown == 0 or number == updates:
            curve.append(tuple(evaluate(weights, rival) for rival in (None, beginning, before)))
            seconds, before = time.monotonic() - begun, weights
            shares = "{:8.0%} {:10.0%} {:11.0%}".format(*curve[-1])
            print(f"{number * GAMES * STEPS:>9,} {seconds:8.0f}{shares}", flush=True)
        if number < updates:
            key, one = jax.random.split(key)
            played, now = rollout(env, now, weights, one)
            weights, momenta = learn(weights, momenta, played, chance)
    return curve


if __name__ == "__main__":
    train(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
