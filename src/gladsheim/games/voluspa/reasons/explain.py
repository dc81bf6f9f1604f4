"""Reasons of points (V-11): the parts of a landing, from the same kernels that count it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from gladsheim.core.game import Json
from gladsheim.core.positions.plain import EnginePosition
from gladsheim.core.state import look
from gladsheim.games.voluspa.pieces import CODES, TILES, Scoring
from gladsheim.games.voluspa.record import COL_STEP, FLY, MASK, ROW_STEP, STEPS, places_of
from gladsheim.games.voluspa.rules.columns import FLIER
from gladsheim.games.voluspa.rules.scoring import (
    HIGHEST,
    RULES,
    BoardLine,
    bonus_tiles,
    by_lines,
    scores_alone,
    span,
    value,
    wins,
)
from gladsheim.games.voluspa.rules.turn import code_cell, code_kind, hide, show
from gladsheim.games.voluspa.rulings import DWARF_NEVER_ZERO

_LINE = len(BoardLine._fields)
_HALF = _LINE + 1
"""Numbers that explain one line of a landing: those of the line, with its tiles with a bonus."""
_LEAST: Json = {"kind": "single", "bonus_tiles": 0, "bonus": 0, "points": 1}
"""Part of a tile that is scored as if it were alone, without bonus."""
AXES = (("row", ROW_STEP), ("col", COL_STEP))


def is_explained(code: int) -> bool:
    """Return whether kernels alone explain an action's points, without trying it out on the record."""
    kind = int(code_kind(code))
    return kind > FLY or bool(by_lines(FLIER if kind == FLY else kind))


def parts_of(hand: EnginePosition, code: int) -> list[Json]:
    """Return the parts of an action's points in the order of V-11; empty if it is no landing."""
    kind = int(code_kind(code))
    if kind > FLY:
        return []
    if kind == FLY:
        kind = FLIER
    cell = int(code_cell(code))
    if by_lines(kind):
        extra, *both = hand.explain(code)
        landing = _Landing(hand.record, cell, kind, extra)
        landing.lines = [(BoardLine(*half[:_LINE]), half[_LINE]) for half in (both[:_HALF], both[_HALF:])]
        return landing.parts(TILES[kind - 1].scoring)
    # These kinds are counted on the board as it is after the landing.
    with _shown(hand.record, cell, code) as extra:
        return _Landing(hand.record, cell, kind, extra).parts(TILES[kind - 1].scoring)


@contextmanager
def _shown(record: Any, cell: int, code: int) -> Iterator[int]:
    """Show a play or flight on the record's own board, and undo it afterwards; gives the
    bonus of what it covers.
    """
    shown, boost = look(record, "tile")[cell], look(record, "boost")[cell]
    extra, bumped_to = show(record, code)
    try:
        yield int(extra)
    finally:
        hide(record, cell, bumped_to, shown, boost)


class _Landing:
    """Tile that has just landed on a board.

    `lines`: in row and column, if it is scored by them, each with the number of its tiles with a bonus.
    """

    def __init__(self, board: Any, cell: int, kind: int, extra: int) -> None:
        self.board = board
        self.cell = cell
        self.kind = kind
        self.extra = extra
        self.covered = int(extra > 0)
        self.lines: list[tuple[BoardLine, int]] = []
        self.tiles: Sequence[int] = look(board, "tile")
        self._places = places_of(board)

    def parts(self, scoring: Scoring) -> list[Json]:
        if scoring is Scoring.ACROSS:
            return self._across()
        if scoring is Scoring.SHORTER:
            return self._shorter()
        if scoring is Scoring.HALF:
            return self._half()
        if scoring is Scoring.AROUND:
            return self._around()
        return self._lines()

    def _text(self, cell: int) -> str:
        return self._places[cell & MASK][2]

    def _ends(self, before: int, after: int, step: int) -> Json:
        return {"from": self._text(self.cell - before * step), "to": self._text(self.cell + after * step)}

    def _single(self) -> Json:
        if not scores_alone(self.board, self.cell):
            return {**_LEAST, "points": 0}
        own = TILES[self.kind - 1].bonus
        bonus, tiles = self.extra + own, self.covered + (own > 0)
        return {"kind": "single", "bonus_tiles": tiles, "bonus": bonus, "points": 1 + bonus}

    def _lines(self) -> list[Json]:
        parts = []
        for (axis, step), (found, bonus_count) in zip(AXES, self.lines, strict=True):
            if found.before + found.after == 0:
                continue
            bonus = found.bonus + self.extra
            won = wins(found.rule)
            tiles = found.before + found.after + 1
            parts.append(
                {
                    "kind": "line",
                    "axis": axis,
                    **self._ends(found.before, found.after, step),
                    "tiles": tiles,
                    "value": found.value,
                    "best_other": found.rival,
                    "rule": RULES[found.rule],
                    "bonus_tiles": bonus_count + self.covered,
                    "bonus": bonus if won else 0,
                    "points": tiles + bonus if won else 0,
                }
            )
        return parts or [self._single()]

    def _across(self) -> list[Json]:
        parts = []
        for axis, step in AXES:
            found = span(self.board, self.cell, step)
            if found.first == found.last:
                continue
            cells = found.last - found.first + 1
            won = found.rule == HIGHEST
            parts.append(
                {
                    "kind": "serpent",
                    "axis": axis,
                    **self._ends(-found.first, found.last, step),
                    "cells": cells,
                    "value": value(self.board, self.cell, step),
                    "best_other": found.rival,
                    "rule": RULES[found.rule],
                    "bonus_tiles": int(bonus_tiles(self.board, self.cell, step, found.first, found.last)),
                    "bonus": found.bonus if won else 0,
                    "offered": cells + found.bonus if won else 0,
                }
            )
        if not parts:
            return [dict(_LEAST)]
        return _choose(parts)

    def _shorter(self) -> list[Json]:
        both = zip(AXES, self.lines, strict=True)
        lines = [(*axis, *found) for axis, found in both if found[0].before + found[0].after]
        if not lines:
            return [self._single()]
        shortest = min(found.before + found.after + 1 for _, _, found, _ in lines)
        return _choose(
            [
                {
                    "kind": "bolt",
                    "axis": axis,
                    **self._ends(found.before, found.after, step),
                    "tiles": shortest,
                    "bonus_tiles": bonus_count + self.covered,
                    "bonus": found.bonus + self.extra,
                    "offered": shortest + found.bonus + self.extra,
                }
                for axis, step, found, bonus_count in lines
                if found.before + found.after + 1 == shortest
            ]
        )

    def _half(self) -> list[Json]:
        neighbours: list[Json] = []
        for step in STEPS:
            other = (self.cell + step) & MASK
            kind = int(self.tiles[other])
            if kind > 0:
                worth = int(value(self.board, other, abs(step)))
                neighbours.append({"at": self._text(other), "tile": CODES[kind], "value": worth})
        if not neighbours and look(self.board, "rulings") & DWARF_NEVER_ZERO:
            return [dict(_LEAST)]
        total = sum(neighbour["value"] for neighbour in neighbours)
        return [{"kind": "dwarf", "neighbours": neighbours, "sum": total, "points": total // 2}]

    def _around(self) -> list[Json]:
        offsets = [
            side + down
            for side in (-ROW_STEP, 0, ROW_STEP)
            for down in (-COL_STEP, 0, COL_STEP)
            if (side, down) != (0, 0)
        ]
        cells = [self._text(self.cell + off) for off in offsets if self.tiles[(self.cell + off) & MASK] > 0]
        return [
            {
                "kind": "hel",
                "cells": cells,
                "bonus_tiles": self.covered,
                "bonus": self.extra,
                "points": len(cells) + self.extra,
            }
        ]


def _choose(parts: list[Json]) -> list[Json]:
    """Mark the part that offers more, the row at equal offers (V-6.14)."""
    best = max(range(len(parts)), key=lambda at: (parts[at]["offered"], -at))
    for at, part in enumerate(parts):
        part["chosen"] = at == best
        part["points"] = part["offered"] if at == best else 0
    return parts
