"""PPO in JAX learns to beat random play at short games of Valhalla.

    python examples/research/ppo.py [UPDATES]

The agent has seat 0 in each of 256 games, random play has seat 1. One compiled call steps all games.
"""

import sys
import time
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import optax

import gladsheim
from gladsheim.core.tensors.batch import TensorBatch
from gladsheim.core.tensors.forms import normalised

GAME = gladsheim.game("valhalla", players=2, target=20)
GAMES, STEPS, MINIBATCH, EPOCHS = 256, 128, 2_048, 2
LAMBDA, CLIP, ENTROPY, RATE = 0.95, 0.2, 0.01, 1e-3
SEAT = 0
ENCODING = GAME.rules.encoding
Weights = list[tuple[jax.Array, jax.Array]]
Arrays = tuple[Any, ...]
OPTIMIZER = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE))


def network(key: jax.Array) -> Weights:
    """Return the weights of two hidden layers, of the policy and of the value."""
    sizes = [(ENCODING.size, 256), (256, 128), (128, ENCODING.ids), (128, 1)]
    keys = jax.random.split(key, len(sizes))
    scales = [2**0.5, 2**0.5, 0.01, 1.0]
    return [
        (jax.nn.initializers.orthogonal(scale)(one, size), jnp.zeros(size[1]))
        for one, size, scale in zip(keys, sizes, scales, strict=True)
    ]


@jax.jit
def forward(weights: Weights, seen: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Return the log-probabilities of the ids, with illegal ids masked, and the values."""
    hidden = seen
    for matrix, bias in weights[:2]:
        hidden = jax.nn.relu(hidden @ matrix + bias)
    (policy, policy_bias), (value, value_bias) = weights[2:]
    scores = jnp.where(masks, hidden @ policy + policy_bias, -1e9)
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
        entropy = -(jnp.exp(logs) * jnp.where(masks, logs, 0)).sum(axis=1)
        return ((values - returns) ** 2 / 2 - gain - ENTROPY * entropy).mean()

    changes, momenta = OPTIMIZER.update(jax.grad(loss)(weights), momenta)
    return optax.apply_updates(weights, changes), momenta


def outcomes(batch: TensorBatch) -> np.ndarray:
    """Return 1 for each game that the agent has just won, -1 for each that it has lost, 0 for all others."""
    lead = batch.returns[:, SEAT] - batch.returns[:, 1 - SEAT]
    return np.where(batch.done, np.sign(lead), 0).astype(np.float32)


def seen_by_agent(batch: TensorBatch) -> np.ndarray:
    """Return the observations of the agent, each number divided by the highest value of its section."""
    return normalised(ENCODING, batch.observed(SEAT))


def random_ids(masks: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """Return a random legal id for each game."""
    return (masks * chance.random(masks.shape, np.float32)).argmax(axis=1)


def rollout(
    batch: TensorBatch, weights: Weights, key: jax.Array, chance: np.random.Generator
) -> tuple[dict[str, np.ndarray], np.ndarray]:
    """Play STEPS steps of all games. Return arrays by step and game, and the values of the last positions."""
    kept = {name: [] for name in ("seen", "masks", "ids", "old", "values", "acted", "rewards", "done")}
    for one in jax.random.split(key, STEPS):
        seen, masks, acted = seen_by_agent(batch), batch.id_masks(), batch.seats == SEAT
        ids, old, values = map(np.asarray, sample(weights, one, seen, masks))
        batch.step_ids(np.where(acted, ids, random_ids(masks, chance)))
        row = (seen, masks, ids, old, values, acted, outcomes(batch), batch.done.copy())
        for values_of, value in zip(kept.values(), row, strict=True):
            values_of.append(value)
    last = np.asarray(forward(weights, seen_by_agent(batch), batch.id_masks())[1])
    return {name: np.stack(values) for name, values in kept.items()}, last


def gae(played: dict[str, np.ndarray], following: np.ndarray) -> np.ndarray:
    """Return generalised advantages for the steps of the agent, with a discount of 1.

    The steps of the opponent belong to the environment: they are skipped.
    """
    advantages = np.zeros_like(played["values"])
    later, reward = np.zeros_like(following), np.zeros_like(following)
    for step in reversed(range(len(advantages))):
        done, acted = played["done"][step], played["acted"][step]
        following, later = np.where(done, 0, following), np.where(done, 0, later)
        reward = np.where(done, played["rewards"][step], reward)
        here = reward + following - played["values"][step] + LAMBDA * later
        advantages[step] = np.where(acted, here, 0)
        following = np.where(acted, played["values"][step], following)
        later, reward = np.where(acted, here, later), np.where(acted, 0, reward)
    return advantages


def learn(weights: Weights, momenta: Any, played: Arrays, chance: np.random.Generator) -> tuple[Weights, Any]:
    """Make EPOCHS passes over the steps of the agent, in minibatches."""
    steps, last = played
    advantages, mine = gae(steps, last), steps["acted"]
    columns = [steps[name][mine] for name in ("seen", "masks", "ids", "old")]
    gains, returns = advantages[mine], (advantages + steps["values"])[mine]
    columns += [(gains - gains.mean()) / (gains.std() + 1e-8), returns]
    for _ in range(EPOCHS):
        order = chance.permutation(len(gains))
        for begin in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
            chosen = order[begin : begin + MINIBATCH]
            weights, momenta = update(weights, momenta, tuple(column[chosen] for column in columns))
    return weights, momenta


def evaluate(weights: Weights, games: int = 500, seed: int = 1_000_000) -> float:
    """Return the share of new games that the agent wins against random play; a tie counts half."""
    batch = TensorBatch.dealt(GAME, games, seeds=seed, threads=1, redeal=False)
    chance, key, won = np.random.default_rng(seed), jax.random.key(seed), np.zeros(games, np.float32)
    while (batch.seats >= 0).any():
        key, one = jax.random.split(key)
        masks = batch.id_masks()
        ids = np.asarray(sample(weights, one, seen_by_agent(batch), masks)[0])
        batch.step_ids(np.where(batch.seats == SEAT, ids, random_ids(masks, chance)))
        won += outcomes(batch)
    return float((won.mean() + 1) / 2)


def train(updates: int, *, shown: int = 10) -> tuple[float, float]:
    """Train, print the progress, and return the share of games won before and after."""
    chance, key, begun = np.random.default_rng(1), jax.random.key(1), time.monotonic()
    weights = network(key)
    momenta = OPTIMIZER.init(weights)
    batch = TensorBatch.dealt(GAME, GAMES, seeds=1, threads=1, redeal=True)
    before = share = evaluate(weights)
    print(f"before: {share:.0%} of the games won")
    for number in range(1, updates + 1):
        key, one = jax.random.split(key)
        weights, momenta = learn(weights, momenta, rollout(batch, weights, one, chance), chance)
        if number % shown == 0 or number == updates:
            share = evaluate(weights)
            seconds = time.monotonic() - begun
            print(f"{number * GAMES * STEPS:>9,} steps, {seconds:4.0f} s: {share:.0%} of the games won")
    return before, share


if __name__ == "__main__":
    train(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
