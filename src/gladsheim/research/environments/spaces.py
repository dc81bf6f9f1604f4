"""Spaces of observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete

from gladsheim.core.encoding import Encoding
from gladsheim.core.tensors.batch import Flags

Mask = npt.NDArray[np.int8]
"""Mask of ids as `Discrete.sample` takes it: 1 for each id that may be chosen."""


def observations(encoding: Encoding) -> Any:
    """Return the space of observations: integers from 0 to the highest of each section."""
    highs = [np.full(section.size, section.high, dtype=np.int16) for section in encoding.sections]
    high = np.concatenate(highs)
    return Box(np.zeros_like(high), high, dtype=np.int16)


def actions(encoding: Encoding) -> Discrete:
    """Return the space of action ids; a mask says which of them may be chosen."""
    return Discrete(encoding.ids)


def mask(flags: Flags) -> Mask:
    """Return the same mask in the type that the libraries use."""
    return flags.view(np.int8)
