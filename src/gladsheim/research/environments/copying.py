"""Copies of environments."""

from __future__ import annotations

import copy
from typing import Self


class CopiedWhole:
    """Environment of which `copy.copy` makes an independent copy, as `copy.deepcopy` does.

    Copies and pickles go on as the original does, with the same chance.
    """

    def __copy__(self) -> Self:
        return copy.deepcopy(self)
