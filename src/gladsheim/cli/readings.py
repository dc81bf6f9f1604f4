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
    """Return lines about the readings that differ from the usual ones, and the edition that has exactly
    these; none if there are none.
    """
    from gladsheim.locales import text

    chosen = game.options.get(OPTION, ())
    edition = game.traits.rulings.edition_of(chosen)
    title = text(locale, f"readings{game.name}-edition-{edition}") if edition else ""
    lines = [f"{text(locale, 'readings-here')} {title}".strip()] if chosen else []
    for name in chosen:
        reading = text(locale, f"readings{game.name}-{name}")
        lines += textwrap.wrap(reading, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return lines
