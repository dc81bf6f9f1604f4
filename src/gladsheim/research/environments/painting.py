"""Drawings of a table as pixels."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from gladsheim.core.game import State
from gladsheim.core.telling.drawing import GROUND, WIDE, BoardDrawing, DrawnBox, DrawnText

SCALE = 2
"""Number of pixels for each unit of a drawing."""
_FINE = 2
"""Number of painted pixels for each pixel of the result, in both directions: edges become smooth."""
_ANCHORS = {"start": "lm", "middle": "mm", "end": "rm"}

Pixels = npt.NDArray[np.uint8]


def rendered(state: State, seat: int | None, mode: str) -> str | Pixels:
    """Return the table as a seat or a spectator (None) may see it: text in the mode "ansi", else painted."""
    presenter = state.game.presenter
    if mode == "ansi":
        return presenter.picture(state, seat)
    return painted(presenter.board(presenter.scene(state, seat)))


def painted(drawing: BoardDrawing) -> Pixels:
    """Paint a drawing: height × width × 3, from 0 to 255.

    Drawings of equal height have pictures of equal size.
    """
    unit = SCALE * _FINE
    image = Image.new("RGB", (WIDE * unit, round(drawing.height) * unit), GROUND)
    pen = ImageDraw.Draw(image)
    for shape in drawing.shapes:
        if isinstance(shape, DrawnBox):
            _box(pen, shape, unit)
        else:
            _text(pen, shape, unit)
    return np.asarray(image.reduce(_FINE))


def _box(pen: ImageDraw.ImageDraw, box: DrawnBox, unit: int) -> None:
    x, y, width, height = (unit * number for number in box.area)
    pen.rounded_rectangle(
        (x, y, x + max(0, width - 1), y + max(0, height - 1)),
        min(unit * box.radius, width / 2, height / 2),
        fill=box.fill,
        outline=box.rim or None,
        width=round(1.5 * unit),
    )


def _text(pen: ImageDraw.ImageDraw, text: DrawnText, unit: int) -> None:
    font = _font(round(text.size * unit))
    pen.text((text.x * unit, text.y * unit), _plain(text.text), text.fill, font, _ANCHORS[text.anchor])


def _plain(text: str) -> str:
    """Return a text in letters that the font has: without accents."""
    parts = unicodedata.normalize("NFKD", text.translate({ord("×"): "x", ord("–"): "-"}))
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


@lru_cache(maxsize=256)
def _font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(max(1, size))
