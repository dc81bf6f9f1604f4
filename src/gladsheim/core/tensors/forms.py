"""Forms of observations besides the one array of whole numbers: divided, one-hot, and by section."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import numpy.typing as npt

from gladsheim.core.encoding import Encoding, Section, places
from gladsheim.core.errors import UsageError
from gladsheim.core.tensors.batch import Shorts

Floats = npt.NDArray[np.float32]


def as_dict(encoding: Encoding, observations: Shorts) -> dict[str, Shorts]:
    """Return the sections of observations by name, each with its shape behind the shape of the batch.

    `observations`: one or many, their numbers along the last axis. The arrays share its memory. Raises
    UsageError.
    """
    _check(encoding, observations)
    parts = zip(encoding.sections, pairwise(places(encoding.sections)), strict=True)
    return {
        section.name: observations[..., begin:end].reshape(*observations.shape[:-1], *section.shape)
        for section, (begin, end) in parts
    }


def normalised(encoding: Encoding, observations: Shorts) -> Floats:
    """Return observations divided by the highest number of each section: from 0 to 1, with the same shape.

    `observations`: one or many, their numbers along the last axis. Raises UsageError.
    """
    _check(encoding, observations)
    highs = np.array([section.high for section in encoding.sections], dtype=np.float32)
    found: Floats = np.divide(
        observations, highs.repeat([section.size for section in encoding.sections]), dtype=np.float32
    )
    return found


def one_hot(encoding: Encoding, observations: Shorts) -> Floats:
    """Return observations from 0 to 1, with `high` + 1 numbers for each number of a categorical section.

    One of them is 1, the others are 0. All other sections are divided by their highest number.
    `observations`: one or many, their numbers along the last axis; `one_hot_size` is the size of that axis in
    the result. Raises UsageError.
    """
    divided = normalised(encoding, observations)
    out = np.empty((*divided.shape[:-1], one_hot_size(encoding)), dtype=np.float32)
    end = 0
    for section, (first, last) in zip(encoding.sections, pairwise(places(encoding.sections)), strict=True):
        begin, end = end, end + section.size * _width(section)
        if section.kinds:
            # A view: the numbers of each category along the last axis.
            hot = out[..., begin:end].reshape(*divided.shape[:-1], section.size, _width(section))
            np.equal(
                observations[..., first:last, None], np.arange(section.high + 1, dtype=np.int16), out=hot
            )
        else:
            out[..., begin:end] = divided[..., first:last]
    return out


def one_hot_size(encoding: Encoding) -> int:
    """Return how many numbers an observation has in the form of `one_hot`."""
    return sum(section.size * _width(section) for section in encoding.sections)


def _width(section: Section) -> int:
    return section.high + 1 if section.kinds else 1


def _check(encoding: Encoding, observations: Shorts) -> None:
    """Raise UsageError unless the last axis has the numbers of an observation."""
    shape = np.shape(observations)
    if shape[-1:] != (encoding.size,):
        raise UsageError(f"observations has the shape {shape}; allowed: (…, {encoding.size})")
