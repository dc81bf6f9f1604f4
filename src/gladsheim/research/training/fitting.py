"""Fitting of a network to positions with JAX, on a GPU where JAX finds one.

The difference of two seats' values is fitted to their final difference, over all pairs of seats, because a
part that all seats share says nothing. One position in twenty is held out to measure the fit; the games of
these positions are not learned from.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any

from gladsheim.bots.learned.estimate import FINER, SHIFT

if TYPE_CHECKING:
    from numpy.typing import NDArray

HELD_OUT = 20
EPOCHS = 6
BATCH = 2048
RATE = 3e-3
"""First step size of Adam; it falls to 0 along a cosine."""
DECAY = 1e-4
"""Factor of the sum of the squares of the units' weights that is added to the loss."""
POINTS = 1000.0
"""Number of hundredths of a point that count as 1 for the network."""


@dataclass(frozen=True, slots=True)
class FittedNetwork:
    """Network with its results on held-out positions."""

    weights: tuple[int, ...]
    positions: int
    explained: float
    """Share of the squares of the final differences that is explained."""


def fit(features: NDArray[Any], ends: NDArray[Any], units: int, seed: int) -> FittedNetwork:
    """Fit a network; the result is the same each time on the same machine."""
    import jax
    import jax.numpy as jnp
    import numpy as np
    import optax

    count = len(features)
    held = count // HELD_OUT
    flat = features.reshape(-1, features.shape[2]).astype(np.float64)
    mean, spread = flat.mean(0), flat.std(0) + 1e-3
    inputs, wanted = ((features - mean) / spread).astype(np.float32), (ends / POINTS).astype(np.float32)
    pairs = list(combinations(range(features.shape[1]), 2))
    chance = np.random.default_rng(seed)

    def values(net: Any, x: Any) -> Any:
        return x @ net["direct"] + jax.nn.relu(x @ net["in"] + net["constant"]) @ net["out"]

    def error(net: Any, x: Any, y: Any) -> Any:
        found = values(net, x) - y
        return sum(jnp.mean((found[:, one] - found[:, other]) ** 2) for one, other in pairs) / len(pairs)

    def loss(net: Any, x: Any, y: Any) -> Any:
        return error(net, x, y) + DECAY * (jnp.sum(net["in"] ** 2) + jnp.sum(net["out"] ** 2))

    steps = EPOCHS * max(1, (count - held) // BATCH)
    optimiser = optax.adam(optax.cosine_decay_schedule(RATE, steps))

    @jax.jit
    def step(net: Any, state: Any, x: Any, y: Any) -> Any:
        changes, state = optimiser.update(jax.grad(loss)(net, x, y), state)
        return optax.apply_updates(net, changes), state

    net = _fresh(chance, features.shape[2], units)
    state = optimiser.init(net)
    for _ in range(EPOCHS):
        order = held + chance.permutation(count - held)
        for begin in range(0, max(1, len(order) - BATCH + 1), BATCH):
            chosen = order[begin : begin + BATCH]
            net, state = step(net, state, inputs[chosen], wanted[chosen])
    nothing = jax.tree.map(jnp.zeros_like, net)
    left, all_of_it = (float(error(one, inputs[:held], wanted[:held])) for one in (net, nothing))
    weights = _whole({name: np.asarray(part, np.float64) for name, part in net.items()}, mean, spread)
    # So few positions may be held out that they end alike, or none.
    return FittedNetwork(weights, count, 1 - left / all_of_it if all_of_it > 0 else 0.0)


def _fresh(chance: Any, size: int, units: int) -> Any:
    """Return a network that has learned nothing yet."""
    import jax.numpy as jnp

    return {
        "in": jnp.asarray(chance.normal(0, size**-0.5, (size, units)), jnp.float32),
        "constant": jnp.asarray(chance.normal(0, 0.3, units), jnp.float32),
        "out": jnp.zeros(units, jnp.float32),
        "direct": jnp.zeros(size, jnp.float32),
    }


def values(weights: tuple[int, ...], features: NDArray[Any]) -> NDArray[Any]:
    """Return the values of positions to each seat by a network, in hundredths of a point."""
    import numpy as np

    units, size = weights[0], features.shape[2]
    numbers = np.array(weights[1:], np.float64)
    rows = numbers[: units * (1 + size)].reshape(units, 1 + size)
    direct, out = numbers[units * (1 + size) : -units], numbers[-units:]
    hidden = np.maximum(features @ rows[:, 1:].T + rows[:, 0], 0) / (1 << SHIFT)
    found: NDArray[Any] = (features @ direct + hidden @ out) / (1 << SHIFT)
    return found


def returns(known: NDArray[Any], ends: NDArray[Any], lengths: tuple[int, ...], trust: float) -> NDArray[Any]:
    """Return the target value of each position: the lambda-return of its game, from the known values."""
    wanted = ends.astype(float)
    last = 0
    for length in lengths:
        for at in range(last + length - 2, last - 1, -1):
            wanted[at] = (1 - trust) * known[at + 1] + trust * wanted[at + 1]
        last += length
    return wanted


def _whole(net: dict[str, NDArray[Any]], mean: NDArray[Any], spread: NDArray[Any]) -> tuple[int, ...]:
    """Return the list of integers that kernels read (`learned.estimate`), for features that
    are not normalised.
    """
    import numpy as np

    scale, fine = float(1 << SHIFT), float(1 << FINER)
    into = net["in"] / spread[:, None]
    constant = net["constant"] - mean @ into
    rows = np.concatenate([constant[None], into]).T * scale * fine
    direct, out = net["direct"] / spread * POINTS * scale, net["out"] * POINTS * scale / fine
    numbers = np.concatenate([rows.ravel(), direct, out])
    return (len(out), *(round(float(number)) for number in numbers))
