"""By which readings of the rules a game is played, told where one begins or looks at it (E-1.5)."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from gladsheim.core.rulings import OPTION

if TYPE_CHECKING:
    from gladsheim.core.game import Game

WIDTH = 78
INDENT = "  "


def readings_told(game: Game, locale: str) -> list[str]:
    """Lines with what is played otherwise than usual; none where nothing is."""
    from gladsheim.locales import text

    chosen = game.options.get(OPTION, ())
    lines = [text(locale, "readings-here")] if chosen else []
    for name in chosen:
        reading = text(locale, f"readings{game.name}-{name}")
        lines += textwrap.wrap(reading, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return lines
