"""Drawing of a table: boxes and texts, written as SVG here and painted as pixels by `research`.

Each game draws its board with it, from a scene: a drawing shows nothing that its viewer may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Literal, NamedTuple

Anchor = Literal["start", "middle", "end"]
"""Side of its area that a text is at."""

WIDE = 480
"""Width of all drawings, in units of their own."""
EDGE, GAP = 8, 6
"""Free space at the edges, and between neighbours."""
LETTER = 0.58
"""Width of an average letter, as a part of the size of the letters."""
LEAST = 6.5
"""Smallest size of letters; a text that needs a smaller one is cut."""
BASE = 0.35
"""Distance from the middle of a line down to its base line, as a part of the size of the letters."""

# The colours of the page.
GROUND, PLATE, RAISED = "#0d141b", "#17222c", "#26343f"
TEXT, SOFT, GOLD = "#f0eadb", "#a9aca9", "#f3cf7a"
BONE, INK, LOST = "#eee2c5", "#2b2015", "#b3261e"
SEATS = ("#e69f00", "#56b4e9", "#cc79a7", "#2fb38a", "#e0663a", "#c3ccd4")


class Area(NamedTuple):
    """Area of a drawing: its upper left corner, and its size."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class DrawnBox:
    """Box with round corners; with half its width as the radius it is a disc. The rim is inside it."""

    area: Area
    fill: str
    rim: str
    radius: float


@dataclass(frozen=True, slots=True)
class DrawnText:
    """Text in one line; `y` is the middle of its height."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: Anchor


class BoardDrawing:
    """Drawing with a title, `WIDE` wide and `height` high."""

    def __init__(self, title: str, height: float) -> None:
        self.title, self.height = title, height
        self.shapes: list[DrawnBox | DrawnText] = []
        """Shapes from the back to the front."""

    def box(self, area: Area, fill: str = PLATE, rim: str = "", radius: float = 5) -> None:
        """Draw a box."""
        self.shapes.append(DrawnBox(area, fill, rim, radius))

    def disc(self, x: float, y: float, radius: float, fill: str, text: str = "") -> None:
        """Draw a disc around a point, with a short text in it."""
        area = Area(x - radius, y - radius, 2 * radius, 2 * radius)
        self.box(area, fill, radius=radius)
        self.text(area, text, 1.3 * radius, INK, "middle")

    def text(
        self, area: Area, text: str, size: float, fill: str = TEXT, anchor: Anchor = "start", short: str = ""
    ) -> None:
        """Write a text in one line into an area, in smaller letters or cut where it is too long.

        `short` is written in its place if letters of `LEAST` are still too large.
        """
        shown = "".join(letter for letter in text if letter.isprintable())
        if short and LETTER * LEAST * len(shown) > area.width:
            shown = short
        most = int(area.width / (LETTER * LEAST))
        if len(shown) > most:
            shown = shown[: most - 1] + "…" if most > 1 else ""
        if not shown:
            return
        size = min(size, area.height, area.width / (LETTER * len(shown)))
        x = area.x + area.width * {"start": 0, "middle": 0.5, "end": 1}[anchor]
        self.shapes.append(DrawnText(x, area.y + area.height / 2, shown, size, fill, anchor))

    def letters(self, area: Area, lines: Sequence[str], size: float) -> None:
        """Write lines in letters of equal width; they are cut at the sides of the area."""
        wide, high = LETTER * size, 1.3 * size
        for row, line in enumerate(lines[: int(area.height / high)]):
            for column, letter in enumerate(line[: int(area.width / wide)]):
                if not letter.isspace():
                    at = Area(area.x + column * wide, area.y + row * high, wide, high)
                    self.text(at, letter, size, anchor="middle")

    def svg(self) -> str:
        """Return the drawing as SVG, without a font or an address of anything outside it."""
        shapes = [_box(one) if isinstance(one, DrawnBox) else _text(one) for one in self.shapes]
        high = _number(self.height)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{high}"'
            f' viewBox="0 0 {WIDE} {high}" role="img" font-family="system-ui, sans-serif">'
            f"<title>{escape(self.title)}</title>"
            f'<rect width="{WIDE}" height="{high}" rx="8" fill="{GROUND}"/>{"".join(shapes)}</svg>'
        )


def _box(box: DrawnBox) -> str:
    inset = 0.75 if box.rim else 0.0
    x, y, width, height = box.area
    rim = f' stroke="{box.rim}" stroke-width="1.5"' if box.rim else ""
    return (
        f'<rect x="{_number(x + inset)}" y="{_number(y + inset)}" width="{_number(width - 2 * inset)}"'
        f' height="{_number(height - 2 * inset)}" rx="{_number(box.radius)}" fill="{box.fill}"{rim}/>'
    )


def _text(text: DrawnText) -> str:
    return (
        f'<text x="{_number(text.x)}" y="{_number(text.y + BASE * text.size)}" font-size="'
        f'{_number(text.size)}" fill="{text.fill}" text-anchor="{text.anchor}">{escape(text.text)}</text>'
    )


def _number(number: float) -> str:
    return f"{round(number, 1):g}"


# Parts of all tables


def status(scene: Mapping[str, Any]) -> str:
    """Return whose turn it is, as far as the viewer of a scene may know, or the ranking at the end."""
    if scene["over"]:
        return f"game over, best first: seats {', '.join(map(str, scene['ranking']))}"
    turn = scene.get("turn")
    return "a secret question" if turn is None else f"seat {turn} to act"


def started(
    title: str,
    scene: Mapping[str, Any],
    height: float,
    *,
    notes: Sequence[str] = (),
    figures: Sequence[Sequence[str]] = (),
) -> tuple[BoardDrawing, float]:
    """Return a drawing that begins with the seats and the turn, and the y below them.

    `figures` are short lines for each seat, below its points; `notes` follow the turn in its line.
    """
    seats = scene["seats"]
    lines = len(figures[0]) if figures else 0
    top = EDGE + 30 + 12 * lines + 24
    drawing = BoardDrawing(f"{title}: {status(scene)}", top + height)
    wide = (WIDE - 2 * EDGE - GAP * (len(seats) - 1)) / len(seats)
    for seat, part in enumerate(seats):
        x, y = EDGE + seat * (wide + GAP), EDGE
        on_turn = not scene["over"] and scene.get("turn") == seat
        drawing.box(Area(x, y, wide, top - 32), PLATE, GOLD if on_turn else "")
        drawing.disc(x + 14, y + 14, 8, SEATS[seat % len(SEATS)], str(seat))
        drawing.text(Area(x + 26, y + 3, wide - 32, 22), part["display"], 18, GOLD, "end")
        for line, words in enumerate(figures[seat] if figures else ()):
            drawing.text(Area(x + 6, y + 25 + 12 * line, wide - 12, 12), words, 9.5, SOFT)
    told = " · ".join((status(scene), *notes))
    drawing.text(Area(EDGE, top - 20, WIDE - 2 * EDGE, 16), told[0].upper() + told[1:], 11)
    return drawing, top
