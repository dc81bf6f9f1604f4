"""Puzzles: decisions with one clearly best action, and the collection that comes with the package."""

from __future__ import annotations

from functools import cache
from importlib import resources

from gladsheim.core.errors import DataFileError
from gladsheim.puzzles.puzzle import Puzzle

__all__ = ["Puzzle", "collection", "names"]

_END = ".jsonl"


@cache
def names() -> tuple[str, ...]:
    """Return the games that have puzzles."""
    files = (file.name for file in (resources.files(__name__) / "data").iterdir())
    return tuple(sorted(name.removesuffix(_END) for name in files if name.endswith(_END)))


@cache
def collection(game: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by their ids, the easiest first.

    Raises KeyError for a game that has none, DataFileError where its file in the package is damaged.
    """
    if game not in names():
        raise KeyError(game)
    file = resources.files(__name__) / "data" / f"{game}{_END}"
    try:
        read = [Puzzle.of_line(line) for line in file.read_bytes().splitlines()]
        found = sorted(read, key=lambda puzzle: (puzzle.level, puzzle.id))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise DataFileError.damaged(str(file)) from error
    if not found:
        raise DataFileError.damaged(str(file))
    return {puzzle.id: puzzle for puzzle in found}
