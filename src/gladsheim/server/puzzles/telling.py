"""Texts for tries and solutions: the certain effects of an action, and comparisons as in a review."""

from __future__ import annotations

from gladsheim.bots.reviewing import grade, offered, sure_events
from gladsheim.puzzles.posed import SOLVED, JudgedTry, PosedPosition
from gladsheim.server.puzzles.wire import Solution, TriedAction
from gladsheim.tables.results.review import Alternative, Decision


def tried(posed: PosedPosition, action: str, judged: JudgedTry) -> TriedAction:
    """Return an action with its effects in words."""
    preview, events = posed.state.preview(action), sure_events(posed.state, action, posed.id)
    story = posed.game.presenter.story(posed.seat, action, preview.parts, events).document()
    figures = judged.missed, judged.error, *posed.behind.get(action, (None, None))
    return TriedAction(action, preview.points, preview.parts, events, story, *figures)


def solution(posed: PosedPosition, action: str | None) -> Solution:
    """Return the solution beside the tried action; if that is None or solved the puzzle, beside the second
    best.
    """
    other = posed.rival if action is None or action in posed.solved_by else action
    judged = posed.judged(other)
    best = tried(posed, posed.best, SOLVED)
    error, value = judged.error or 0.0, posed.values[posed.best].points
    words = offered(posed.state)
    better = Alternative(
        best.action,
        value,
        judged.missed,
        error,
        best.points,
        best.parts,
        best.events,
        best.story,
        words.get(best.action),
    )
    decision = Decision(
        ply=0,
        seat=posed.seat,
        action=other,
        value=round(value - judged.missed, 2),
        error=posed.error,
        missed=judged.missed,
        missed_error=error,
        grade=grade(judged.missed, error, posed.game.bots.effort),  # type: ignore[arg-type]  # one of these words
        worlds=posed.worlds,
        choices=len(posed.state.legal_codes()),
        alternatives=[better],
        words=words.get(other),
    )
    return Solution(posed.best, tried(posed, other, judged), decision)
