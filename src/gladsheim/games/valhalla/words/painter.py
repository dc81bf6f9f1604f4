"""Layout of the picture of the table in lines: margins, marks, colours, cells of a fixed width."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence

from gladsheim.games.valhalla.words.naming import letter
from gladsheim.games.valhalla.words.voice import Voice

WIDE = 100
NARROW = 80
"""Number of columns that two players need."""
DOT = " · "
BOLD, DIM, PLAIN = "\033[1m", "\033[2m", "\033[0m"
GOLD = "\033[33m"
SEAT_COLOURS = ("\033[36m", "\033[31m", "\033[32m", "\033[35m", "\033[34m", "\033[33m")


class SpotPainter:
    """A voice that writes with colours or without; it writes marks beside their spots."""

    def __init__(
        self, say: Voice, names: Sequence[str], marks: Mapping[str, str], colour: bool, wide: int = WIDE
    ) -> None:
        self.wide = wide
        self.say = say
        self.names = names
        self.marks = marks
        self.colour = colour

    def paint(self, text: str, colour: str) -> str:
        """Return a text in a colour, if colours are on."""
        return f"{colour}{text}{PLAIN}" if self.colour and colour and text.strip() else text

    def mark(self, at: str) -> str:
        """Return the mark of a spot, with a space before the text."""
        found = self.marks.get(at, "")
        return f"{found} " if found else ""

    def lines(self, text: str, colour: str = "", indent: int = 1) -> list[str]:
        """Return a text, continued below where it is too long."""
        rows = textwrap.wrap(text, self.wide - indent, subsequent_indent="  ")
        return [" " * indent + self.paint(row, colour) for row in rows]

    def items(self, parts: Sequence[str], colour: str = "", indent: int = 1) -> list[str]:
        """Return parts in a row; a part without room moves to the next row."""
        rows = packed(parts, self.wide - indent, DOT)
        return [line for row in rows for line in self.lines(row, colour, indent)]

    def title(self, text: str) -> list[str]:
        """Return a heading."""
        return self.lines(text, BOLD)

    def cell(self, text: str, width: int, colour: str = "", at: str = "") -> str:
        """Return a text in a field, cut where it is too long; a mark in front of it is never cut."""
        mark = self.mark(at)
        shown = cut(text, width - len(mark))
        fill = " " * (width - len(mark) - len(shown))
        return self.paint(mark, BOLD + GOLD) + self.paint(shown, colour) + fill

    def field(self, text: str, width: int, colour: str = "", at: str = "") -> str:
        """Return a text in a field like `cell`, with a space behind it."""
        return self.cell(text, width - 1, colour, at) + " "

    def who(self, seat: int) -> str:
        """Return a player with the letter on the maps."""
        return f"{letter(seat)} {self.names[seat]}"


def cut(text: str, width: int) -> str:
    """Return a text, shortened where it is too long for a field."""
    return text if len(text) <= width else text[: max(0, width - 1)] + "…"


def packed(tokens: Iterable[str], width: int, glue: str = " ") -> list[str]:
    """Return short tokens on as many lines of a field as they need, without breaking one."""
    lines: list[str] = []
    for token in tokens:
        if lines and len(lines[-1]) + len(glue) + len(token) <= width:
            lines[-1] += glue + token
        else:
            lines.append(token)
    return lines


def beside(blocks: Sequence[Sequence[str]], width: int) -> list[str]:
    """Return blocks of lines of at most `width` side by side."""
    height = max(map(len, blocks))
    padded = [[*block, *[""] * (height - len(block))] for block in blocks]
    return ["".join(_fill(line, width) for line in row) for row in zip(*padded, strict=True)]


def _fill(line: str, width: int) -> str:
    """Return a line with spaces up to a width; colour codes count as nothing."""
    return line + " " * (width - visible(line))


def visible(line: str) -> int:
    """Return how many characters of a line are visible."""
    return sum(len(part.split("m", 1)[-1]) if at else len(part) for at, part in enumerate(line.split("\033")))
