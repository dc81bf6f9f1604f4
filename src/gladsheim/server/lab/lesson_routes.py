"""Route of the lessons. They are the same for all callers and contain nothing of a table.

A lesson is played in the laboratory: clients query its positions there.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated

from litestar import get
from msgspec import Struct

from gladsheim import info, lessons
from gladsheim.core.game import Json
from gladsheim.lessons import GameLessons, LessonStep
from gladsheim.server.identity.admission import PUBLIC
from gladsheim.server.live_tables.library import unless_damaged
from gladsheim.server.wire.requests import Caller, GameName
from gladsheim.tables.enumerated import one_of
from gladsheim.tables.refusals import UnknownTable


class TaskView(Struct):
    """Task of a step. Fields that its `kind` does not use are empty."""

    kind: Annotated[str, one_of("look", "play", "why")]
    actions: tuple[str, ...]
    piece: str
    least: int
    best: bool
    rule: str
    answer: str
    points: int


class StepView(Struct):
    """Step of a lesson: a position of the laboratory, actions to take there first, and a task.

    `readings` are those that a table can play instead of a rule of the step, which is the default one.
    """

    id: str
    document: Json
    after: tuple[str, ...]
    task: TaskView
    readings: tuple[str, ...]


class LessonView(Struct):
    """Lesson: steps on one subject."""

    id: str
    part: str
    steps: list[StepView]


class LessonBook(Struct):
    """All lessons of a game, in their order."""

    game: str
    lessons: list[LessonView]


@get("/lessons/{game:str}", **PUBLIC)
async def lessons_of(request: Caller, game: GameName) -> LessonBook:
    """Return the lessons of a game: positions of the laboratory with tasks that the engine judges."""
    if game not in lessons.names():
        raise UnknownTable
    return _view(_book(game))


HANDLERS = [lessons_of]


@cache
def _book(game: str) -> GameLessons:
    return unless_damaged(lambda: lessons.book(game), GameLessons(game, ()))


def _view(book: GameLessons) -> LessonBook:
    return LessonBook(
        book.game,
        [
            LessonView(lesson.id, lesson.part, [_step(book.game, step) for step in lesson.steps])
            for lesson in book.lessons
        ],
    )


def _step(game: str, step: LessonStep) -> StepView:
    task = step.task
    return StepView(
        step.id,
        {"game": game, **step.position},
        step.after,
        TaskView(
            task.kind, task.actions, task.piece, task.least, task.best, task.rule, task.answer, task.points
        ),
        tuple(row.name for row in info(game).traits.rulings.rows if {*row.instead} & {*step.rules}),
    )
