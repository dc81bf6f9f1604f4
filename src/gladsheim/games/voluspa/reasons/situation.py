"""The reading of a position document on which the refusals rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gladsheim.games.voluspa.notation.actions import parse_cell
from gladsheim.games.voluspa.pieces import BY_CODE
from gladsheim.games.voluspa.reasons.spot import Board, Cell, Laid


@dataclass(frozen=True, slots=True)
class Situation:
    """The part of a position that decides what the seat to act may do."""

    phase: str
    board: Board
    hand: Counter[str]
    hermod: Cell | None
    """Cell in whose line the chain goes on, in phase hermod."""
    raven: Cell | None
    """Cell where the Raven landed first, in phase raven."""
    under: str | None
    """Kind that the Raven covered there, in phase raven."""
    readings: frozenset[str] = frozenset()
    """Readings of the rules that the table has chosen (E-3)."""


def read(document: Mapping[str, Any]) -> Situation:
    """Return the position of a document, for any number of questions."""
    turn, raven = document["turn"], document.get("raven") or {}
    return Situation(
        phase=document["phase"],
        board={read_cell(at): read_laid(shown) for at, shown in document["board"].items()},
        hand=Counter() if turn is None else Counter(document["hands"][turn]),
        hermod=read_cell(document["hermod"]) if document.get("hermod") else None,
        raven=read_cell(raven["at"]) if raven else None,
        under=raven.get("under"),
        readings=frozenset(document["options"].get("rulings", ())),
    )


def read_cell(text: str) -> Cell:
    """Return a cell of a valid document."""
    cell = parse_cell(text)
    assert cell is not None
    return cell


def read_laid(shown: str) -> Laid:
    """Return the tile and boosts of a cell text such as Dr or Dr+2."""
    code, _, boost = shown.partition("+")
    return Laid(BY_CODE[code], int(boost or 0))
