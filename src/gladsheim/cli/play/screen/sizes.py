"""How the places of the screen share a window."""

from __future__ import annotations

from typing import NamedTuple

LEAST = (80, 24)
"""Columns and rows below which the table is not shown."""
BESIDE = 100
"""Columns from which on the log stands beside the choices."""
WIDE = 120
"""Columns from which on both stand beside the table, where that keeps its width."""
SIDE = 38
"""Columns that choices and log need beside the table."""
FRAME = 2
"""Columns around the table: the sign of the focus, and the scroll bar."""


class ScreenLayout(NamedTuple):
    """An arrangement of the screen: its class in the style sheet, and the columns beside the table in the
    wide one.
    """

    name: str
    side: int = 0


LAYOUTS = ("narrow", "beside", "wide")


def too_small(width: int, height: int) -> bool:
    """Whether a window cannot show a table."""
    return width < LEAST[0] or height < LEAST[1]


def layout(width: int, table: int) -> ScreenLayout:
    """The arrangement for a window, and for a table of so many columns."""
    side = max(SIDE, width * 32 // 100)
    if width >= WIDE and width - side >= table + FRAME:
        return ScreenLayout("wide", side)
    return ScreenLayout("beside" if width >= BESIDE else "narrow")
