"""Numbers that documents call by a name are called by that of their constant."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

import pytest

from gladsheim.core.positions.numbered import texts_of
from gladsheim.games.valhalla import acts, kinds, stages
from gladsheim.games.voluspa import phases

SHIFTS = ("WORD_SHIFT", "FIRST_SHIFT", "SECOND_SHIFT", "LOW")


@pytest.mark.parametrize(
    ("module", "names"),
    [
        (phases, phases.NAMES),
        (stages, stages.NAMES),
        (kinds, ("nothing", *kinds.NAMES[1:])),
        (acts, acts.WORDS),
    ],
)
def test_a_number_is_called_as_its_constant(module: ModuleType, names: Sequence[str]) -> None:
    """The names are declared as a type, the constants beside it: in the same order."""
    numbers = {name: value for name, value in vars(module).items() if name not in SHIFTS}
    assert texts_of(numbers) == tuple(names)
