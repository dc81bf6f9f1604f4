"""Observer of OpenSpiel for a seat."""

from __future__ import annotations

import hashlib

import numpy as np

from gladsheim.core.tensors.encoder import Encoder
from gladsheim.research.spiel.state import SpielState


class Observer:
    """Observer that gives observations as numbers from 0 to 1, each by the highest of its
    section, and as text.

    With perfect recall the text is one hash of all observations and choices of a seat since the deal; the
    whole game is replayed for it.
    """

    def __init__(self, encoder: Encoder, *, recalls: bool) -> None:
        encoding, self._recalls = encoder.encoding, recalls
        self.tensor = np.zeros(encoding.size, dtype=np.float32)
        self.dict: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float32]]] = {}
        self._highs = np.ones(encoding.size, dtype=np.float32)
        at = 0
        for section in encoding.sections:
            self.dict[section.name] = self.tensor[at : at + section.size].reshape(section.shape)
            self._highs[at : at + section.size] = section.high
            at += section.size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of a seat into `tensor`."""
        np.divide(state.observed(player), self._highs, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the observation of a seat as hexadecimal digits."""
        if self._recalls:
            return _recalled(state, player)
        return hashlib.sha256(state.observed(player).tobytes()).hexdigest()


def _recalled(state: SpielState, player: int) -> str:
    again = state.get_game().new_initial_state()
    digest, seen = hashlib.sha256(), b""
    for action in state.history():
        if again.current_player() == player:
            digest.update(f"choose {action} ".encode())
        again.apply_action(action)
        now = again.observed(player).tobytes()
        if now != seen:
            digest.update(now)
            seen = now
    return digest.hexdigest()
