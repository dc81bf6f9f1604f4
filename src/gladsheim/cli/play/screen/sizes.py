"""Layout of the screen by the size of the window."""

from __future__ import annotations

from typing import NamedTuple

LEAST = (80, 24)
"""Columns and rows below which the table is not shown."""
BESIDE = 100
"""Number of columns from which the log is beside the choices."""
WIDE = 120
"""Number of columns from which both are beside the table, if that keeps its width."""
SIDE = 38
"""Number of columns that choices and log need beside the table."""
FRAME = 2
"""Number of columns around the table: the sign of the focus, and the scroll bar."""


class ScreenLayout(NamedTuple):
    """An arrangement of the screen: its class in the style sheet, and the columns beside the table in the
    wide one.
    """

    name: str
    side: int = 0


LAYOUTS = ("narrow", "beside", "wide")


def too_small(width: int, height: int) -> bool:
    """Return whether a window is too small for a table."""
    return width < LEAST[0] or height < LEAST[1]


def layout(width: int, table: int) -> ScreenLayout:
    """Return the layout for a window, and for a table of `table` columns."""
    side = max(SIDE, width * 32 // 100)
    if width >= WIDE and width - side >= table + FRAME:
        return ScreenLayout("wide", side)
    return ScreenLayout("beside" if width >= BESIDE else "narrow")
