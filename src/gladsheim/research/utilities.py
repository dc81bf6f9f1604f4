"""Utility of a finished game to each seat, for any number of seats.

- `points`: the points themselves.
- `margin`: points less the mean of the points of all others. Sums to 0.
- `rank`: 1 for most points, -1 for fewest, evenly spaced between; seats with equal points share the mean of
  their places. Sums to 0.

All are computed from points alone: a game's tiebreaks for equal points (`State.result`) do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from gladsheim.core.errors import UsageError, shorten

Utility = Literal["margin", "rank", "points"]
NAMES: tuple[Utility, ...] = get_args(Utility)
MOST_POINTS = 1_000_000
"""Bound on the final points of a seat, positive or negative."""

PENALTIES: Mapping[Utility, float] = {"rank": -1.0, "margin": -1_000.0, "points": -1_000.0}
"""Reward of an illegal action by default: at most that of the worst result of usual games."""

Floats = npt.NDArray[np.float64]


def _points(points: Floats) -> Floats:
    return points


def _margin(points: Floats) -> Floats:
    seats = points.shape[-1]
    return np.asarray((points * seats - points.sum(axis=-1, keepdims=True)) / (seats - 1))


def _rank(points: Floats) -> Floats:
    """Return, for each seat, how many it beats less how many beat it, divided by the number of others."""
    difference = points[..., :, None] - points[..., None, :]
    return np.asarray(np.sign(difference).sum(axis=-1) / (points.shape[-1] - 1))


_MAKE: Mapping[Utility, Callable[[Floats], Floats]] = {"margin": _margin, "rank": _rank, "points": _points}


def check(name: str) -> Utility:
    """Return the utility of that name. Raises UsageError."""
    for known in NAMES:
        if name == known:
            return known
    raise UsageError(f"utility is {shorten(name)}; allowed: {', '.join(NAMES)}")


def utilities(points: npt.ArrayLike, name: Utility) -> Floats:
    """Return the utility of each seat; points are by seat along the last axis, of at least two seats."""
    return _MAKE[name](np.asarray(points, dtype=np.float64))


def bound(name: Utility) -> float:
    """Return the bound on the absolute value of a utility."""
    return {"margin": 2.0 * MOST_POINTS, "rank": 1.0, "points": float(MOST_POINTS)}[name]


def penalty(given: float | Literal["raise"] | None, name: Utility) -> float | None:
    """Return the reward of an illegal action, None where it raises an error.

    `given` is that reward, `"raise"`, or None: the default of the utility. Raises UsageError.
    """
    if given is None:
        return PENALTIES[name]
    if given == "raise":
        return None
    most = bound("margin")
    if isinstance(given, str | bool) or not -most <= given <= most:
        raise UsageError(
            f"illegal_reward is {shorten(given)}; allowed: {-most:,.0f} to {most:,.0f}, 'raise', or None"
        )
    return float(given)
