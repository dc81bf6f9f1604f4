"""What a finished game is worth to each seat, for any number of seats.

- `points`: the points themselves.
- `margin`: points less the mean of the points of all others. Sums to 0.
- `rank`: 1 for most points, -1 for fewest, evenly spaced between; seats with equal points share the mean of
  their places. Sums to 0.

All are worked out from points alone: what a game has to part equal points (`State.result`) does not count.
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
"""No seat has more points in the end, and none fewer than minus that."""

Floats = npt.NDArray[np.float64]


def _points(points: Floats) -> Floats:
    return points


def _margin(points: Floats) -> Floats:
    seats = points.shape[-1]
    return np.asarray((points * seats - points.sum(axis=-1, keepdims=True)) / (seats - 1))


def _rank(points: Floats) -> Floats:
    """Of each seat: how many it beats less how many beat it, in parts of those whom it meets."""
    difference = points[..., :, None] - points[..., None, :]
    return np.asarray(np.sign(difference).sum(axis=-1) / (points.shape[-1] - 1))


_MAKE: Mapping[Utility, Callable[[Floats], Floats]] = {"margin": _margin, "rank": _rank, "points": _points}


def check(name: str) -> Utility:
    """The utility of that name. Raises UsageError."""
    for known in NAMES:
        if name == known:
            return known
    raise UsageError(f"utility is {shorten(name)}; allowed: {', '.join(NAMES)}")


def utilities(points: npt.ArrayLike, name: Utility) -> Floats:
    """The utility of each seat; points stand by seat along the last axis, of at least two seats."""
    return _MAKE[name](np.asarray(points, dtype=np.float64))


def bound(name: Utility) -> float:
    """No utility is farther from 0."""
    return {"margin": 2.0 * MOST_POINTS, "rank": 1.0, "points": float(MOST_POINTS)}[name]
