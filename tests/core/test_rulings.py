"""Readings of the rules: which are accepted, in which order they stand, what an edition fills in (E-1)."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from gladsheim.core.errors import OptionsError
from gladsheim.core.rulings import Ruling, Rulings

NAMES = ("first", "second", "third")
RULINGS = Rulings(tuple(Ruling(name, ("X-1",)) for name in NAMES), {"usual": (), "other": ("third", "first")})


@pytest.mark.parametrize("chosen", list(itertools.permutations(NAMES)))
def test_any_order_is_accepted_and_one_is_kept(chosen: tuple[str, ...]) -> None:
    """Order means nothing (E-1.1)."""
    assert RULINGS.settle({"rulings": list(chosen)}) == {"rulings": list(NAMES)}


def test_no_reading_is_no_option() -> None:
    """An empty list is written nowhere (E-1.3)."""
    assert RULINGS.settle({"players": 2, "rulings": []}) == {"players": 2} == RULINGS.settle({"players": 2})


@pytest.mark.parametrize(
    "value", ["first", None, 3, {"first": True}, ["fourth"], ["first", "first"], [["first"]], [1], ["x"] * 99]
)
def test_anything_else_is_refused(value: Any) -> None:
    """The refusal names the option and what is allowed (E-1.1)."""
    with pytest.raises(OptionsError) as caught:
        RULINGS.check(value)
    assert caught.value.option == "rulings"
    assert all(name in caught.value.allowed for name in NAMES)


def test_an_edition_fills_in_its_readings_besides_those_named() -> None:
    """Both together are the readings of both (E-1.2)."""
    filled = RULINGS.with_edition("other", {"rulings": ["second", "first"]})
    assert RULINGS.settle(filled) == {"rulings": list(NAMES)}
    assert RULINGS.settle(RULINGS.with_edition("usual", {})) == {}


def test_an_edition_is_known_by_its_readings() -> None:
    """A mixture is none (E-1.5)."""
    assert RULINGS.edition_of([]) == "usual"
    assert RULINGS.edition_of(["first", "third"]) == "other"
    assert RULINGS.edition_of(["first"]) is None


def test_kernels_see_bits() -> None:
    """The n-th reading is bit n."""
    assert [RULINGS.bits([name]) for name in NAMES] == [1, 2, 4]
    assert RULINGS.bits(NAMES) == 7
