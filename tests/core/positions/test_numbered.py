"""Numbered constants, and what they are called in documents."""

import pytest

from gladsheim.core.positions.numbered import texts_of


def test_constants_are_told_by_their_own_names() -> None:
    """Texts follow from names and numbers; a gap in the numbers, or one that stands twice, is refused."""
    assert texts_of({"E_ROLL": 1, "OTHER": 7, "E_GAIN": 0}, "E_") == ("gain", "roll")
    assert texts_of({"__name__": "acts", "TRADE": 0, "PLAY": 1}) == ("trade", "play")
    for wrong in ({"E_ROLL": 2, "E_GAIN": 0}, {"E_ROLL": 1, "E_GAIN": 0, "E_DRAW": 1}):
        with pytest.raises(ValueError, match="E_"):
            texts_of(wrong, "E_")
