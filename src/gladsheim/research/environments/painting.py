"""Pictures of a table: text, or the same text painted."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

COLUMNS, LINES = 100, 60
"""Number of columns and lines in a painted picture; all pictures have the same size."""
LETTER, LINE, SIZE = 9, 18, 14
"""Width and height of a letter's cell, and size of the letters, in pixels."""
_PAPER, _INK = (24, 27, 33), (226, 221, 208)
_LETTERS = str.maketrans({"☾": "m", "☼": "s", "♠": "l"})
"""Replacements for signs that the font lacks; the picture's own legend then shows them, too."""

Pixels = npt.NDArray[np.uint8]


def painted(text: str) -> Pixels:
    """Paint text in letters of equal width: height × width × 3, from 0 to 255.

    Text outside the picture is cut off.
    """
    image = Image.new("RGB", (COLUMNS * LETTER, LINES * LINE), _PAPER)
    for row, line in enumerate(text.translate(_LETTERS).splitlines()[:LINES]):
        for column, letter in enumerate(line[:COLUMNS]):
            if letter != " ":
                image.paste(_letter(letter), (column * LETTER, row * LINE))
    return np.asarray(image)


@lru_cache(maxsize=512)
def _letter(letter: str) -> Image.Image:
    image = Image.new("RGB", (LETTER, LINE), _PAPER)
    ImageDraw.Draw(image).text(
        (LETTER / 2, LINE / 2), letter, fill=_INK, font=ImageFont.load_default(SIZE), anchor="mm"
    )
    return image
