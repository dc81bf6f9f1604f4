"""Readings of the rules in a game, printed where it begins or is looked at (E-1.5)."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from gladsheim.core.rulings import OPTION

if TYPE_CHECKING:
    from gladsheim.core.game import Game

WIDTH = 78
INDENT = "  "


def edition_told(game: Game, locale: str) -> str:
    """Return the edition that has exactly the readings of a table, else their number; empty for the usual
    ones.
    """
    from gladsheim.locales import text

    chosen = game.options.get(OPTION, ())
    if not chosen:
        return ""
    edition = game.traits.rulings.edition_of(chosen)
    if edition is None:
        return text(locale, "readings-count", count=len(chosen))
    return text(locale, f"readings{game.name}-edition-{edition}")


def readings_told(game: Game, locale: str) -> list[str]:
    """Return lines about the readings that differ from the usual ones, and the edition that has exactly
    these; none if there are none.
    """
    from gladsheim.locales import text

    chosen = game.options.get(OPTION, ())
    known = game.traits.rulings.edition_of(chosen) is not None
    title = edition_told(game, locale) if known else ""
    lines = [f"{text(locale, 'readings-here')} {title}".strip()] if chosen else []
    for name in chosen:
        reading = text(locale, f"readings{game.name}-{name}")
        lines += textwrap.wrap(reading, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return lines
