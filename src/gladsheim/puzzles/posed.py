"""A puzzle ready to be judged: of the collection, or from the review of a game."""

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
"""Standard errors beyond which a miss of a review is clear enough for a puzzle."""


@dataclass(frozen=True, slots=True)
class Value:
    """What an action is worth, in points of lead, with the standard error of its difference to the best."""

    points: float
    error: float


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of a try: by how much it is worse than the best, with the standard error of that; None
    where it was only looked at in passing.
    """

    solved: bool
    missed: float
    error: float | None


SOLVED = Judged(True, 0.0, 0.0)


@dataclass(frozen=True)
class Posed:
    """A position with what is known of its actions: `values` of some; those of `solved_by` solve it.

    `best` is the solution that is shown, `rival` what it is compared with where nothing was tried; `error` is
    the standard error of the value of the best, in so many worlds.
    """

    id: str
    game: Game
    observation: Json
    best: str
    rival: str
    solved_by: frozenset[str]
    values: Mapping[str, Value]
    error: float
    worlds: int
    looks: Mapping[str, float]
    """By how many points each other action is worse than the best, where all were looked at in passing."""
    behind: Mapping[str, tuple[float, float]]
    """How far some were behind the best in the end of games that were played on, with the standard error."""

    @cached_property
    def state(self) -> State:
        """A position that the seat imagines, the same each time."""
        return imagine(self.game, self.observation, f"puzzle {self.id}")

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        seat = self.state.current_player
        assert seat is not None
        return seat

    @property
    def standing(self) -> list[int]:
        """The points of all seats, those of the seat whose decision it is first."""
        scores = list(self.state.scores)
        return [scores.pop(self.seat), *scores]

    def judged(self, action: str) -> Judged:
        """What an action is worth as a try. Raises IllegalAction or MalformedAction."""
        refusal = self.state.why_not(action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        if action in self.solved_by:
            return SOLVED
        if action in self.values:
            missed = self.values[self.best].points - self.values[action].points
            return Judged(False, round(max(0.0, missed), 2), self.values[action].error)
        if action in self.looks:
            return Judged(False, self.looks[action], None)
        seed, game = f"puzzle {self.id}", self.game
        verdict = judge(Scales(game), game, self.observation, action, seed, game.bots.effort)
        assert verdict is not None
        return Judged(verdict["grade"] == BEST, verdict["missed"], verdict["missed_error"])


def of_collection(puzzle: Puzzle, game: Game) -> Posed:
    """A puzzle of the collection."""
    values = {puzzle.solution: Value(puzzle.value, 0.0)}
    values |= {one.action: Value(puzzle.value - one.less, one.error) for one in puzzle.others}
    actions = imagine(game, puzzle.observation, f"puzzle {puzzle.id}").legal_actions()
    return Posed(
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


def of_review(puzzle_id: str, part: Json, game: Game, observation: Json) -> Posed:
    """A clear miss of a review: what is within its noise of the best counts as solved, too."""
    verdict = part["verdict"]
    best, *others = sorted(verdict["alternatives"], key=lambda one: -one["more"])
    values = {part["action"]: Value(verdict["value"], best["error"])}
    values |= {one["action"]: Value(one["value"], one["error"]) for one in (best, *others)}
    near = max(SURE * best["error"], game.bots.effort.level)
    solved_by = {one["action"] for one in (best, *others) if best["more"] - one["more"] <= near}
    return Posed(
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
    """Whether a part of a review is a blunder, and surely one."""
    verdict = part.get("verdict")
    return (
        verdict is not None
        and verdict["grade"] == BLUNDER
        and verdict["missed"] > SURE_MISS * verdict["missed_error"]
    )
