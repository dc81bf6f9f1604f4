"""Reader of a book of lessons: its TOML file and the positions beside it, all faults reported together.

A lesson is a list of steps. A step shows a position, after some actions where it says so, and
sets a task:

    look    read, then go on
    play    take an action: one of `actions`, or one that brings `least` points, or the `best`
            one; with `piece`, only those of this piece count
    why     ask about a forbidden action that breaks `rule`

`rules` are the rules that a step teaches and that a table can replace by a reading.

`answer` is an action that solves it and `points` what it brings; `wrong` is a legal action that
does not, and `wrong_points` what that one brings. Texts go by the ids of lessons and steps.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gladsheim.core.errors import DataFileError, Fault, shorten
from gladsheim.core.game import Json

LOOK, PLAY, WHY = "look", "play", "why"
KINDS = (LOOK, PLAY, WHY)
NAME = re.compile("[a-z][a-z0-9]{0,23}")
LONGEST = 80
MOST_POINTS = 100
MOST_STEPS = 12
MOST_ACTIONS = 16
_LESSON = frozenset({"id", "part", "step"})
_STEP = frozenset({"id", "position", "after", "task", "rules"})
_GOALS = ("actions", "least", "best")
_FIELDS: Mapping[str, frozenset[str]] = {
    LOOK: frozenset(),
    PLAY: frozenset({*_GOALS, "piece", "answer", "points", "wrong", "wrong_points"}),
    WHY: frozenset({"rule", "answer"}),
}


@dataclass(frozen=True, slots=True)
class LessonTask:
    """The task of a step; fields that its kind does not use are empty."""

    kind: str
    actions: tuple[str, ...] = ()
    piece: str = ""
    least: int = 0
    best: bool = False
    rule: str = ""
    answer: str = ""
    points: int = 0
    wrong: str = ""
    wrong_points: int = 0


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a lesson: a position, actions already taken in it, a task, and the rules that it teaches."""

    id: str
    position: Json
    after: tuple[str, ...]
    task: LessonTask
    rules: tuple[str, ...] = ()
    """Rules of the step that a table can replace by a reading."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Lesson: steps on one subject; `part` is the part of the game they belong to."""

    id: str
    part: str
    steps: tuple[LessonStep, ...]


@dataclass(frozen=True, slots=True)
class GameLessons:
    """The lessons of a game."""

    game: str
    lessons: tuple[Lesson, ...]


def read_book(game: str, lessons: str, positions: str) -> GameLessons:
    """Read a book from the texts of its two files. Raises DataFileError with all faults."""
    try:
        reader = _Reader(game, json.loads(positions))
        found = reader.book(tomllib.loads(lessons))
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise DataFileError(f"lessons of {game}", [Fault("file", f"is damaged: {error}")]) from error
    if reader.faults:
        raise DataFileError(f"lessons of {game}", reader.faults)
    return found


class _Reader:
    """Reader of one book, which collects its faults."""

    def __init__(self, game: str, positions: Mapping[str, Json]) -> None:
        self.game = game
        self.positions = positions
        self.used: set[str] = set()
        self.faults: list[Fault] = []

    def book(self, found: Mapping[str, Any]) -> GameLessons:
        self._known("", found, frozenset({"lesson"}))
        lessons = [self._lesson(f"lesson.{at}", one) for at, one in enumerate(found.get("lesson", ()))]
        self._distinct("lesson", [lesson.id for lesson in lessons])
        for name in sorted(set(self.positions) - self.used):
            self._fault(f"positions.{name}", "no step shows it")
        return GameLessons(self.game, tuple(lessons))

    def _lesson(self, path: str, found: Mapping[str, Any]) -> Lesson:
        self._known(path, found, _LESSON)
        steps = [self._step(f"{path}.step.{at}", one) for at, one in enumerate(found.get("step", ()))]
        if not 1 <= len(steps) <= MOST_STEPS:
            self._fault(f"{path}.step", f"has {len(steps)}; allowed: 1 to {MOST_STEPS}")
        self._distinct(f"{path}.step", [step.id for step in steps])
        return Lesson(self._name(path, found, "id"), self._name(path, found, "part"), tuple(steps))

    def _step(self, path: str, found: Mapping[str, Any]) -> LessonStep:
        kind = found.get("task")
        if kind not in KINDS:
            self._fault(f"{path}.task", f"is {shorten(kind)}; allowed: {', '.join(KINDS)}")
            kind = LOOK
        self._known(path, found, _STEP | _FIELDS[kind])
        name = str(found.get("position", ""))
        if name not in self.positions:
            self._fault(f"{path}.position", f"is {shorten(name)}, which there is not")
        self.used.add(name)
        task = self._task(path, kind, found)
        return LessonStep(
            self._name(path, found, "id"),
            self.positions.get(name, {}),
            self._texts(f"{path}.after", found.get("after", [])),
            task,
            self._texts(f"{path}.rules", found.get("rules", [])),
        )

    def _task(self, path: str, kind: str, found: Mapping[str, Any]) -> LessonTask:
        if kind == LOOK:
            return LessonTask(LOOK)
        answer = self._text(f"{path}.answer", found.get("answer"))
        if kind == WHY:
            return LessonTask(WHY, answer=answer, rule=self._text(f"{path}.rule", found.get("rule")))
        goals = [name for name in _GOALS if name in found]
        if len(goals) != 1:
            self._fault(path, f"has {' and '.join(goals) or 'no goal'}; allowed: one of {', '.join(_GOALS)}")
        if "best" in found and found["best"] is not True:
            self._fault(f"{path}.best", f"is {shorten(found['best'])}; allowed: true")
        return LessonTask(
            PLAY,
            actions=self._texts(f"{path}.actions", found.get("actions", [])),
            piece=self._text(f"{path}.piece", found.get("piece", ""), 0),
            least=self._number(f"{path}.least", found.get("least", 0)),
            best="best" in found,
            answer=answer,
            points=self._number(f"{path}.points", found.get("points", 0)),
            wrong=self._text(f"{path}.wrong", found.get("wrong", ""), 0),
            wrong_points=self._number(f"{path}.wrong_points", found.get("wrong_points", 0)),
        )

    def _fault(self, name: str, message: str) -> None:
        self.faults.append(Fault(name, message))

    def _known(self, path: str, found: Mapping[str, Any], fields: frozenset[str]) -> None:
        for name in sorted(set(found) - fields):
            self._fault(f"{path}.{name}".lstrip("."), "unknown field; known: " + ", ".join(sorted(fields)))

    def _distinct(self, path: str, names: list[str]) -> None:
        for name in sorted({name for name in names if names.count(name) > 1}):
            self._fault(path, f"the id {name!r} is there {names.count(name)} times")

    def _name(self, path: str, found: Mapping[str, Any], field: str) -> str:
        name = found.get(field)
        if isinstance(name, str) and NAME.fullmatch(name):
            return name
        self._fault(f"{path}.{field}", f"is {shorten(name)}; allowed: small letters and digits, at most 24")
        return ""

    def _text(self, path: str, value: object, shortest: int = 1) -> str:
        if isinstance(value, str) and shortest <= len(value) <= LONGEST:
            return value
        self._fault(path, f"is {shorten(value)}; allowed: a text of {shortest} to {LONGEST} characters")
        return ""

    def _texts(self, path: str, value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or len(value) > MOST_ACTIONS:
            self._fault(path, f"is {shorten(value)}; allowed: a list of at most {MOST_ACTIONS} texts")
            return ()
        return tuple(self._text(f"{path}.{at}", one) for at, one in enumerate(value))

    def _number(self, path: str, value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_POINTS:
            return value
        self._fault(path, f"is {shorten(value)}; allowed: a whole number from 0 to {MOST_POINTS}")
        return 0
