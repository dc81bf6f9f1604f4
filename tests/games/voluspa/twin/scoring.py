"""Points of a landing with their explanation (V-6, V-11)."""

from collections.abc import Collection
from typing import Any

from tests.games.voluspa.twin.board import (
    AXES,
    STEPS,
    Board,
    Cell,
    around,
    cell_text,
    is_tile,
    line,
    shifted,
    span,
)
from tests.games.voluspa.twin.values import bookended, face, value, value_against

Part = dict[str, Any]
"""One part of an explanation, with the fields of V-11."""

COVERERS = ("Dr", "Ra", "Lb")
"""Kinds for which a Niohoggr that they cover counts in every scored line (V-6.13)."""


def score(before: Board, after: Board, at: Cell, rulings: Collection[str]) -> list[Part]:
    """The parts of the landing that led from one board to the other; their points add up (V-6.1)."""
    kind = after[at][0]
    covered_niohoggr = before.get(at, ("", 0))[0] == "Ni"
    counted = int(covered_niohoggr and kind in COVERERS)
    if kind == "He":
        return [hel_part(after, at, int(covered_niohoggr))]
    if kind == "Dw":
        lonely = not any(is_tile(after, shifted(at, step)) for step in STEPS.values())
        if lonely and "dwarf-never-zero" in rulings:
            return [{"kind": "single", "bonus_tiles": 0, "bonus": 0, "points": 1}]
        return [dwarf_part(after, at)]
    if set(after) == {at} and "lone-start-scores-nothing" in rulings:
        return [{"kind": "single", "bonus_tiles": 0, "bonus": 0, "points": 0}]
    ends_hold = "bookends-score-only" not in rulings
    if kind == "Se":
        return serpent_parts(after, at, ends_hold) or [single_part(after, at, counted)]
    if kind == "Lb":
        return bolt_parts(after, at, counted) or [single_part(after, at, counted)]
    return line_parts(after, at, counted, ends_hold) or [single_part(after, at, counted)]


def niohoggrs(board: Board, cells: list[Cell]) -> int:
    """How many Niohoggrs lie on the cells."""
    return sum(1 for cell in cells if board[cell][0] == "Ni")


def comparison(own: int, best_other: int) -> str:
    """How the landed tile compares with the best other one; a tie does not win (V-6.5)."""
    if own > best_other:
        return "highest"
    return "tied" if own == best_other else "lower"


def line_parts(board: Board, at: Cell, covered_niohoggr: int, ends_hold: bool) -> list[Part]:
    """Ordinary scoring: one part for each line of two or more tiles, won or not (V-6.5).

    Unless the `ends_hold` a line, Valkyries there score it themselves and hinder nobody (E-3.2).
    """
    parts = []
    for axis in AXES:
        cells = line(board, at, axis)
        if len(cells) < 2:
            continue
        own = value(board, at, axis)
        best_other = max(value_against(board, at, other, axis) for other in cells if other != at)
        rule = comparison(own, best_other)
        if bookended(board, cells):
            if at in (cells[0], cells[-1]):
                rule = "bookends"
            elif ends_hold:
                rule = "bookended"
        won = rule in ("highest", "bookends")
        count = niohoggrs(board, cells) + covered_niohoggr
        bonus = 2 * count if won else 0
        parts.append(
            {
                "kind": "line",
                "axis": axis,
                "from": cell_text(cells[0]),
                "to": cell_text(cells[-1]),
                "tiles": len(cells),
                "value": own,
                "best_other": best_other,
                "rule": rule,
                "bonus_tiles": count,
                "bonus": bonus,
                "points": len(cells) + bonus if won else 0,
            }
        )
    return parts


def single_part(board: Board, at: Cell, covered_niohoggr: int) -> Part:
    """A tile alone in both lines, or a Sea Serpent alone in its row and column (V-6.8, V-6.10.5)."""
    count = niohoggrs(board, [at]) + covered_niohoggr
    return {"kind": "single", "bonus_tiles": count, "bonus": 2 * count, "points": 1 + 2 * count}


def hel_part(board: Board, at: Cell, covered_niohoggr: int) -> Part:
    """A Hel scores the tiles around it, and the Niohoggr it swallows (V-6.9)."""
    cells = [cell for cell in around(at) if is_tile(board, cell)]
    bonus = 2 * covered_niohoggr
    return {
        "kind": "hel",
        "cells": [cell_text(cell) for cell in cells],
        "bonus_tiles": covered_niohoggr,
        "bonus": bonus,
        "points": len(cells) + bonus,
    }


def dwarf_part(board: Board, at: Cell) -> Part:
    """A Dwarf scores half of what its neighbours are worth along the line to it (V-6.12)."""
    found: list[Part] = []
    for direction, step in STEPS.items():
        near = shifted(at, step)
        if is_tile(board, near):
            worth = value(board, near, "col" if direction in "NS" else "row")
            found.append({"at": cell_text(near), "tile": board[near][0], "value": worth})
    total = sum(neighbour["value"] for neighbour in found)
    return {"kind": "dwarf", "neighbours": found, "sum": total, "points": total // 2}


def serpent_parts(board: Board, at: Cell, ends_hold: bool) -> list[Part]:
    """A Sea Serpent scores across gaps, but only the better axis; none if it has no axis (V-6.10)."""
    parts = []
    for axis in AXES:
        cells = span(board, at, axis)
        if len(cells) < 2:
            continue
        own = face(board, at)
        best_other = max(value(board, other, axis) for other in cells if other != at)
        held = ends_hold and bookended(board, line(board, at, axis))
        rule = "bookended" if held else comparison(own, best_other)
        (x1, y1), (x2, y2) = cells[0], cells[-1]
        length = (x2 - x1) + (y2 - y1) + 1
        count = niohoggrs(board, cells)
        bonus = 2 * count if rule == "highest" else 0
        parts.append(
            {
                "kind": "serpent",
                "axis": axis,
                "from": cell_text(cells[0]),
                "to": cell_text(cells[-1]),
                "cells": length,
                "value": own,
                "best_other": best_other,
                "rule": rule,
                "bonus_tiles": count,
                "bonus": bonus,
                "offered": length + bonus if rule == "highest" else 0,
            }
        )
    return with_choice(parts)


def bolt_parts(board: Board, at: Cell, covered_niohoggr: int) -> list[Part]:
    """A Lightning Bolt scores the shorter line, at equal lengths the better; none if alone (V-6.11)."""
    lines = {axis: line(board, at, axis) for axis in AXES}
    lengths = [len(cells) for cells in lines.values() if len(cells) >= 2]
    parts = []
    for axis, cells in lines.items():
        if len(cells) < 2 or len(cells) > min(lengths):
            continue
        count = niohoggrs(board, cells) + covered_niohoggr
        parts.append(
            {
                "kind": "bolt",
                "axis": axis,
                "from": cell_text(cells[0]),
                "to": cell_text(cells[-1]),
                "tiles": len(cells),
                "bonus_tiles": count,
                "bonus": 2 * count,
                "offered": len(cells) + 2 * count,
            }
        )
    return with_choice(parts)


def with_choice(parts: list[Part]) -> list[Part]:
    """The parts with the one that offers most chosen; the first, the row, at equal offers (V-6.14)."""
    # max() keeps the first of equals.
    best = max(parts, key=lambda part: int(part["offered"]), default=None)
    for part in parts:
        part["chosen"] = part is best
        part["points"] = part["offered"] if part is best else 0
    return parts
