"""Decides whether an action solves a task of a lesson, from the points and refusals of the engine."""

from __future__ import annotations

from collections.abc import Sequence

from gladsheim.core.game import Json, State
from gladsheim.games import from_document
from gladsheim.lessons.reading import PLAY, WHY, LessonStep, LessonTask


def position_of(step: LessonStep, game: str) -> State:
    """The position that a step shows. Raises DocumentError or an ActionError."""
    state = from_document({"game": game, **step.position})
    for action in step.after:
        state.apply(action)
    return state


def solves(task: LessonTask, state: State, action: str) -> bool:
    """Whether a legal action of the position, or a refused one asked about, is what was wanted."""
    if task.kind == WHY:
        refusal = state.why_not(action)
        return refusal is not None and task.rule in refusal.rules
    return task.kind == PLAY and _fits(task, state.game.presenter.choices(state), action)


def _fits(task: LessonTask, choices: Sequence[Json], action: str) -> bool:
    if task.actions:
        return action in task.actions
    counted = [one for one in choices if not task.piece or one.get("piece") == task.piece]
    mine = next((one for one in counted if one["action"] == action), None)
    if mine is None:
        return False
    if task.best:
        return bool(mine["points"] == max(one["points"] for one in counted))
    return bool(mine["points"] >= task.least)
