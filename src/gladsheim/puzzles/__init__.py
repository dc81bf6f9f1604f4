"""Puzzles: decisions with one clearly best action, and the collection that comes with the package."""

from __future__ import annotations

from functools import cache
from importlib import resources

from gladsheim.puzzles.puzzle import Puzzle

__all__ = ["Puzzle", "collection", "names"]

_END = ".jsonl"


@cache
def names() -> tuple[str, ...]:
    """The games that there are puzzles for."""
    files = (file.name for file in (resources.files(__name__) / "data").iterdir())
    return tuple(sorted(name.removesuffix(_END) for name in files if name.endswith(_END)))


@cache
def collection(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game by their ids, the easiest first. Raises KeyError for a game that has none."""
    if game not in names():
        raise KeyError(game)
    lines = (resources.files(__name__) / "data" / f"{game}{_END}").read_text(encoding="utf-8").splitlines()
    found = sorted(map(Puzzle.of_line, lines), key=lambda puzzle: (puzzle.level, puzzle.id))
    return {puzzle.id: puzzle for puzzle in found}
