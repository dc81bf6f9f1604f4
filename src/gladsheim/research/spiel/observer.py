"""Observer of OpenSpiel for a seat."""

from __future__ import annotations

import numpy as np

from gladsheim.core.encoding import Encoding
from gladsheim.core.tensors.batch import Shorts
from gladsheim.research.spiel.recall import no_tensor, written
from gladsheim.research.spiel.state import SpielState


class Observer:
    """Observer that gives observations as text, and as numbers from 0 to 1: each is divided by the highest of
    its section.

    With perfect recall there is only the text, an information state. `tensor` is then None, because the
    history of a seat has no fixed size.
    """

    tensor: np.ndarray[tuple[int], np.dtype[np.float32]] | None

    def __init__(self, encoding: Encoding, *, recalls: bool) -> None:
        self._encoding = encoding
        self.tensor = None if recalls else np.zeros(encoding.size, dtype=np.float32)
        self.dict: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]] = {}
        self._highs = np.ones(encoding.size, dtype=np.float32)
        at = 0
        for section in encoding.sections:
            if self.tensor is not None:
                self.dict[section.name] = self.tensor[at : at + section.size].reshape(section.shape)
            self._highs[at : at + section.size] = section.high
            at += section.size
        self._kept: list[tuple[Shorts, list[float]]] = []

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of a seat into `tensor`. Raises pyspiel.SpielError with perfect recall."""
        if self.tensor is None:
            raise no_tensor()
        np.divide(state.observed(player), self._highs, out=self.tensor)

    def listed(self, seen: Shorts) -> list[float]:
        """Return an observation as a list of the numbers of `tensor`."""
        # Few numbers differ from those of the last call, and to copy a list is faster than to make one.
        # The list is taken out meanwhile, so a call that is interrupted leaves no list half changed.
        last, numbers = self._kept.pop() if self._kept else (np.zeros_like(seen), [0.0] * len(seen))
        places = np.flatnonzero(seen != last)
        for at, value in zip(places.tolist(), (seen[places] / self._highs[places]).tolist(), strict=True):
            numbers[at] = value
        self._kept.append((seen, numbers))
        return numbers.copy()

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the information state with perfect recall, else the numbers of the observation that are not
        0, with their names.
        """
        if self.tensor is None:
            return state.information_state_string(player)
        seen = state.observed(player)
        return " ".join(written(self._encoding.names, seen, np.flatnonzero(seen).tolist()))
