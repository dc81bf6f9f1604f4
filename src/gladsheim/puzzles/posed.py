"""Puzzle ready to be judged: one of the collection, or one from the review of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from gladsheim.bots.bot import imagine
from gladsheim.bots.judging import Scales
from gladsheim.bots.reviewing import BEST, BLUNDER, SURE, judge
from gladsheim.core.errors import IllegalAction
from gladsheim.core.game import Game, Json, State
from gladsheim.puzzles.puzzle import Puzzle

SURE_MISS = 3.0
"""Number of standard errors beyond which a miss of a review is clear enough for a puzzle."""


@dataclass(frozen=True, slots=True)
class ActionValue:
    """The value of an action, in points of lead, with the standard error of its difference to the best."""

    points: float
    error: float


@dataclass(frozen=True, slots=True)
class JudgedTry:
    """Judgement of a try: by how much it is worse than the best, with the standard error; None where the
    action had only a first look.
    """

    solved: bool
    missed: float
    error: float | None


SOLVED = JudgedTry(True, 0.0, 0.0)


@dataclass(frozen=True)
class PosedPosition:
    """Position with the known values of its actions: `values` of some; those of `solved_by` solve it.

    `best` is the solution that is shown, `rival` the action that it is compared with where nothing was tried;
    `error` is the standard error of the value of the best, in so many worlds.
    """

    id: str
    game: Game
    observation: Json
    best: str
    rival: str
    solved_by: frozenset[str]
    values: Mapping[str, ActionValue]
    error: float
    worlds: int
    looks: Mapping[str, float]
    """Points by which each other action is worse than the best, where all had a first look."""
    behind: Mapping[str, tuple[float, float]]
    """Points by which some actions were behind the best at the end of games played on, with
    the standard error.
    """

    @cached_property
    def state(self) -> State:
        """State that the seat considers possible, the same each time."""
        return imagine(self.game, self.observation, f"puzzle {self.id}")

    @property
    def seat(self) -> int:
        """Seat whose decision it is."""
        seat = self.state.current_player
        assert seat is not None
        return seat

    @property
    def standing(self) -> list[int]:
        """Points of all seats, those of the seat whose decision it is first."""
        scores = list(self.state.scores)
        return [scores.pop(self.seat), *scores]

    def judged(self, action: str) -> JudgedTry:
        """Judge an action as a try. Raises IllegalAction or MalformedAction."""
        refusal = self.state.why_not(action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        if action in self.solved_by:
            return SOLVED
        if action in self.values:
            missed = self.values[self.best].points - self.values[action].points
            return JudgedTry(False, round(max(0.0, missed), 2), self.values[action].error)
        if action in self.looks:
            return JudgedTry(False, self.looks[action], None)
        verdict = judge(Scales(self.game), self.state, action, f"puzzle {self.id}", self.game.bots.effort)
        assert verdict is not None
        return JudgedTry(verdict["grade"] == BEST, verdict["missed"], verdict["missed_error"])


def of_collection(puzzle: Puzzle, game: Game) -> PosedPosition:
    """Return a puzzle of the collection, ready to be judged."""
    values = {puzzle.solution: ActionValue(puzzle.value, 0.0)}
    values |= {one.action: ActionValue(puzzle.value - one.less, one.error) for one in puzzle.others}
    actions = imagine(game, puzzle.observation, f"puzzle {puzzle.id}").legal_actions()
    return PosedPosition(
        id=puzzle.id,
        game=game,
        observation=puzzle.observation,
        best=puzzle.solution,
        rival=puzzle.others[0].action,
        solved_by=frozenset({puzzle.solution}),
        values=values,
        error=puzzle.error,
        worlds=puzzle.worlds,
        looks=dict(zip(actions, (look / 10 for look in puzzle.looks), strict=True)),
        behind={one.action: (one.behind, one.behind_error) for one in puzzle.others},
    )


def of_review(puzzle_id: str, part: Json, game: Game, observation: Json) -> PosedPosition:
    """Return a clear miss of a review as a puzzle; actions within its noise of the best solve it, too."""
    verdict = part["verdict"]
    best, *others = sorted(verdict["alternatives"], key=lambda one: -one["more"])
    values = {part["action"]: ActionValue(verdict["value"], best["error"])}
    values |= {one["action"]: ActionValue(one["value"], one["error"]) for one in (best, *others)}
    near = max(SURE * best["error"], game.bots.effort.level)
    solved_by = {one["action"] for one in (best, *others) if best["more"] - one["more"] <= near}
    return PosedPosition(
        id=puzzle_id,
        game=game,
        observation=observation,
        best=best["action"],
        rival=part["action"],
        solved_by=frozenset(solved_by),
        values=values,
        error=verdict["error"],
        worlds=verdict["worlds"],
        looks={},
        behind={},
    )


def is_clear_miss(part: Json) -> bool:
    """Return whether a part of a review is a blunder, and surely one."""
    verdict = part.get("verdict")
    return (
        verdict is not None
        and verdict["grade"] == BLUNDER
        and verdict["missed"] > SURE_MISS * verdict["missed_error"]
    )
