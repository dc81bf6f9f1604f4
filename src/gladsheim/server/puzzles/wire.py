"""Requests and answers about puzzles. No part reveals a solution too early."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gladsheim.bots.contests.shares import wilson
from gladsheim.core.game import Json
from gladsheim.core.telling.story import StoryDocument
from gladsheim.server.wire.bodies import Action
from gladsheim.store.results.puzzles import StoredProgress
from gladsheim.tables.results.review import Decision
from gladsheim.tables.shapes import EventJson, PartJson

PuzzleState = Literal["new", "open", "solved", "shown"]


class Progress(Struct):
    """Progress of the caller with a puzzle; `at_once`: solved at the first try."""

    state: PuzzleState
    tries: int
    at_once: bool

    @classmethod
    def of(cls, tried: StoredProgress | None) -> Progress:
        """Return the view of the stored progress."""
        if tried is None:
            return cls("new", 0, False)
        return cls(tried.state, tried.tries, tried.at_once)


class PuzzleRow(Struct):
    """Puzzle in a list. `level`: 1 where all bots solve it, up to 6 where none does.

    Of the `people` who have tried it, `solved` solved it at the first try; `low` and `high` bound that
    share with 95 % confidence. `choices` is the number of legal actions. `lead`: the points of the seat to
    act minus those of the best other seat.
    """

    id: str
    level: int
    choices: int
    players: int
    lead: int
    people: int
    solved: int
    low: float
    high: float
    progress: Progress

    @classmethod
    def of(
        cls,
        puzzle_id: str,
        figures: tuple[int, int, int, int],
        first: tuple[int, int],
        tried: StoredProgress | None,
    ) -> PuzzleRow:
        """Return a row.
        `figures` are level, choices, players and lead; `first` are how many people tried and solved it.
        """
        low, high = wilson(first[1], first[0]) if first[0] else (0.0, 1.0)
        return cls(puzzle_id, *figures, *first, round(low, 3), round(high, 3), Progress.of(tried))


class OwnRow(Struct):
    """Puzzle from one of the caller's games: action `number` at `table`, whose review ended at `reviewed`."""

    id: str
    table: str
    number: int
    reviewed: str
    choices: int
    progress: Progress


class PuzzleList(Struct):
    """Puzzles of a game, easiest first, and those from the caller's own games, newest first."""

    game: str
    puzzles: list[PuzzleRow]
    own: list[OwnRow]


class TriedAction(Struct):
    """Action in words: its certain effects, as an entry of the log tells them.

    `missed` is by how much it is worse than the best, `missed_error` the standard error of that; null where
    the action was examined only briefly. `behind` is by how much it was behind the best at the end of games
    that were played on, with its standard error; null if none were.
    """

    action: str
    points: int
    parts: list[PartJson]
    events: list[EventJson]
    story: StoryDocument
    missed: float
    missed_error: float | None
    behind: float | None
    behind_error: float | None


class Solution(Struct):
    """Solution beside another action, `played`, which was tried or is the second best, as in a review."""

    action: str
    played: TriedAction
    decision: Decision


class PuzzleView(Struct):
    """Puzzle to solve: a position of the laboratory as the seat imagines it, unknown parts drawn at random.

    There is a `solution` only if the caller has solved the puzzle or given up.
    """

    id: str
    game: str
    own: bool
    document: Json
    seat: int
    choices: int
    progress: Progress
    row: PuzzleRow | None
    solution: Solution | None


class TryAction(Struct, forbid_unknown_fields=True):
    """Action to try."""

    action: Action


class Answer(Struct):
    """Result of a try: `tried` says what it brings, `solution` is there once it may be."""

    solved: bool
    tried: TriedAction | None
    progress: Progress
    solution: Solution | None
