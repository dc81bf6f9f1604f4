"""Checks of what the caller asks of a new batch."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np

from gladsheim.core.batches.numbers import numbers_of
from gladsheim.core.errors import UsageError, shorten
from gladsheim.core.rules import Rules


def check_number(name: str, value: int, most: int) -> None:
    """Raise UsageError unless a number is whole, and from 1 to `most`."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not 1 <= value <= most:
        raise UsageError(f"{name} is {shorten(value)}; allowed: 1 to {most}")


def check_memory(rules: Rules, players: int, n: int) -> None:
    """Refuse a batch that would not fit into memory: the system grants more than it has."""
    try:
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):
        return
    each = rules.layout.dtype.itemsize + 8 * (numbers_of(1, players))
    if n * each > memory:
        raise UsageError(
            f"n is {n}, for which {n * each / 1e9:.0f} GB are needed; "
            f"allowed: up to {memory // each} on this machine"
        )


def check_room(name: str, found: Any, shape: tuple[int, ...], kind: type[np.generic]) -> None:
    """Raise UsageError unless an engine can write so many numbers of that type into an array."""
    wanted = np.dtype(kind)
    if not isinstance(found, np.ndarray) or (found.shape, found.dtype) != (shape, wanted):
        had = f"of {found.dtype} and shape {found.shape}" if isinstance(found, np.ndarray) else shorten(found)
        raise UsageError(f"{name} is {had}; allowed: an array of {wanted} and shape {shape}")
    if not (found.flags.c_contiguous and found.flags.writeable):
        raise UsageError(f"{name} is a view or read-only; allowed: a contiguous array that can be written")


def seed_list(seeds: Any, n: int) -> Sequence[Any]:
    """Return a seed for each game. Raises UsageError."""
    if seeds is None:
        return [None] * n
    if isinstance(seeds, int | np.integer) and not isinstance(seeds, bool):
        return range(int(seeds), int(seeds) + n)
    if isinstance(seeds, np.ndarray) and seeds.ndim == 1:
        seeds = seeds.tolist()
    if not isinstance(seeds, list | tuple | range) or len(seeds) != n:
        raise UsageError(f"seeds is {shorten(seeds)}; allowed: an int, or a list or an array of {n} seeds")
    return seeds
