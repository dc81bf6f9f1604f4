"""Information states: what a seat has seen and chosen since the deal, as text."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple, Self

import numpy as np
import pyspiel

from gladsheim.core.encoding import Encoding
from gladsheim.core.tensors.batch import Shorts

MOST_SEEN = 64
"""Number of changes of an observation that a line lists; of all others it has a digest."""


def written(names: Sequence[str], seen: Shorts, places: Sequence[int]) -> list[str]:
    """Return numbers of an observation with their names, such as `tile[3,4]=2`."""
    return [f"{names[at]}={value}" for at, value in zip(places, seen[places].tolist(), strict=True)]


class Recall(NamedTuple):
    """Recall of a seat: a line for each id that it chose, and for each change of its observation.

    Two texts are equal exactly where the choices and the changes were equal, in the same order.
    """

    text: str
    seen: Shorts

    @classmethod
    def empty(cls, encoding: Encoding) -> Self:
        """Return the recall before the deal."""
        return cls("", np.zeros(encoding.size, dtype=np.int16))

    def after(self, encoding: Encoding, chosen: int | None, seen: Shorts) -> Self:
        """Return the recall after an id that the seat chose, or None, with its observation now."""
        text = self.text if chosen is None else f"{self.text}choose {encoding.label(chosen)}\n"
        places = np.flatnonzero(seen != self.seen).tolist()
        if places:
            told = written(encoding.names, seen, places[:MOST_SEEN])
            if more := places[MOST_SEEN:]:
                digest = hashlib.sha256(repr((more, seen[more].tolist())).encode()).hexdigest()
                told.append(f"and {len(more)} more {digest}")
            text = f"{text}see {' '.join(told)}\n"
        return type(self)(text, seen)


class Recalls(dict[int, Recall]):
    """Recalls by seat; those of seats for which none was asked for are missing."""

    def __deepcopy__(self, memo: object) -> Recalls:
        # A recall is replaced and never changed.
        return Recalls(self)


def no_tensor() -> pyspiel.SpielError:
    """Return the error for a tensor of an information state."""
    return pyspiel.SpielError(
        "information_state_tensor has no fixed size; allowed: observation_tensor, or information_state_string"
    )
