"""Readings of the rules in a game, printed where it begins or is looked at (E-1.5)."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from gladsheim.core.rulings import OPTION

if TYPE_CHECKING:
    from gladsheim.core.game import Game

WIDTH = 78
INDENT = "  "


def readings_told(game: Game, locale: str) -> list[str]:
    """Return lines about the readings that differ from the usual ones; none if there are none."""
    from gladsheim.locales import text

    chosen = game.options.get(OPTION, ())
    lines = [text(locale, "readings-here")] if chosen else []
    for name in chosen:
        reading = text(locale, f"readings{game.name}-{name}")
        lines += textwrap.wrap(reading, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return lines
