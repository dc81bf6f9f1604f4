"""How a window is shared by its size."""

from __future__ import annotations

import pytest

from gladsheim.cli.play.screen.sizes import FRAME, LEAST, SIDE, layout, too_small


@pytest.mark.parametrize(
    ("width", "table", "name"),
    [
        (80, 80, "narrow"),
        (99, 80, "narrow"),
        (100, 80, "beside"),
        (119, 80, "beside"),
        (120, 80, "wide"),
        (120, 100, "beside"),
        (140, 100, "beside"),
        (150, 100, "wide"),
        (300, 100, "wide"),
    ],
)
def test_a_window_is_shared_by_its_width_and_by_that_of_the_table(width: int, table: int, name: str) -> None:
    """A table is never cut for what stands beside it; without room for that it stands below."""
    chosen = layout(width, table)
    assert chosen.name == name
    if name == "wide":
        assert chosen.side >= SIDE
        assert width - chosen.side >= table + FRAME


def test_a_window_is_too_small_in_either_direction() -> None:
    """80 by 24 is the least."""
    assert LEAST == (80, 24)
    assert not too_small(80, 24)
    assert too_small(79, 200)
    assert too_small(200, 23)
