"""Copies with the `copy` module of Python."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Self


class Cloned:
    """Object that `copy.copy` and `copy.deepcopy` copy with its `clone`."""

    @abstractmethod
    def clone(self) -> Self:
        """Return an independent copy."""

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()
