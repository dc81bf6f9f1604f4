"""A position document as values."""

from __future__ import annotations

from dataclasses import dataclass, field

from gladsheim.core.game import Json

Cell = tuple[int, int]


@dataclass(slots=True)
class Position:
    """A position document as values; what was absent has its default."""

    options: Json
    board: dict[Cell, tuple[str, int]] = field(default_factory=dict)
    hands: list[list[str]] = field(default_factory=list)
    known: list[list[str]] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    removed: list[str] | None = None
    scores: list[int] = field(default_factory=list)
    reached: list[int] = field(default_factory=list)
    events: int = 0
    first: int = 0
    turn: int | None = 0
    phase: str = "play"
    hermod: Cell | None = None
    raven: Cell | None = None
    under: str | None = None
