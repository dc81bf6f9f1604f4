"""Lessons of each game: steps that show a position of the real engine and set a task in it."""

from __future__ import annotations

from functools import cache
from importlib import resources

from gladsheim.lessons.reading import GameLessons, Lesson, LessonStep, LessonTask, read_book

__all__ = ["GameLessons", "Lesson", "LessonStep", "LessonTask", "book", "names"]


@cache
def names() -> tuple[str, ...]:
    """Return the games that have lessons."""
    files = (file.name for file in (resources.files(__name__) / "data").iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml")))


@cache
def book(game: str) -> GameLessons:
    """Return the lessons of a game in their order. Raises KeyError for a game that has none."""
    if game not in names():
        raise KeyError(game)
    folder = resources.files(__name__) / "data"
    lessons, positions = (
        (folder / f"{game}{end}").read_bytes().decode(errors="replace") for end in (".toml", ".json")
    )
    return read_book(game, lessons, positions)
