"""Picture of a table with the positions of its spots, so that a pane can scroll to one of them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from rich.cells import cell_len
from rich.text import Text

if TYPE_CHECKING:
    from gladsheim.cli.play.sitting import Sitting

FIRST, LAST = 0xE000, 0xF8FF
"""Range of Unicode's private-use characters, which no picture contains."""
RUN = re.compile(f"([{chr(FIRST)}-{chr(LAST)}])\\1*")
CODES = re.compile("\x1b\\[[0-9;]*m")
BLANKS = re.compile(" +((?:\x1b\\[[0-9;]*m)*)$", re.MULTILINE)
"""Invisible end of a row, which would make the picture wider."""


class Spot(NamedTuple):
    """Position of a mark in a picture, in columns and rows."""

    x: int
    y: int
    width: int


class Drawing(NamedTuple):
    """A picture with colours; its marks by spot; its size in columns and rows."""

    text: Text
    spots: dict[str, Spot]
    width: int
    height: int

    @classmethod
    def nothing(cls) -> Drawing:
        """Return an empty drawing."""
        return cls(Text(), {}, 0, 0)


def draw(
    sitting: Sitting, viewer: int | None, marks: Mapping[str, str], locale: str, *, also: str = ""
) -> Drawing:
    """Draw the table as a seat sees it, with marks in their spots; also find the position of the spot `also`.

    A mark is first drawn as a run of a private-use character: the position of that run is the position of the
    spot.
    """
    if also and also not in marks:
        plain, marked_too = draw(sitting, viewer, marks, locale), draw(sitting, viewer, {also: "#"}, locale)
        return plain._replace(spots={**marked_too.spots, **plain.spots})
    marked = list(marks.items())[: LAST - FIRST]
    stand_ins = {at: chr(FIRST + number) * len(mark) for number, (at, mark) in enumerate(marked)}
    picture = sitting.state.game.presenter.picture(
        sitting.state, viewer, colour=True, marks=stand_ins, names=sitting.names, locale=locale
    )
    picture = BLANKS.sub(r"\1", picture.rstrip("\n"))
    rows = CODES.sub("", picture).split("\n")
    spots = {
        marked[ord(run[1]) - FIRST][0]: Spot(cell_len(row[: run.start()]), y, len(run[0]))
        for y, row in enumerate(rows)
        for run in RUN.finditer(row)
    }
    text = Text.from_ansi(RUN.sub(lambda run: marked[ord(run[1]) - FIRST][1][: len(run[0])], picture))
    text.no_wrap = True
    return Drawing(text, spots, max(map(cell_len, rows)), len(rows))
