"""What callers send about puzzles and get of them. Nothing in it tells a solution before its time."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gladsheim.core.game import Json
from gladsheim.core.telling.story import StoryDocument
from gladsheim.server.wire.bodies import Action
from gladsheim.store.results.puzzles import Tried
from gladsheim.tables.results.review import Decision
from gladsheim.tables.results.shares import wilson
from gladsheim.tables.shapes import EventJson, PartJson

PuzzleState = Literal["new", "open", "solved", "shown"]


class Progress(Struct):
    """How far the caller is with a puzzle; `at_once`: solved at the first try."""

    state: PuzzleState
    tries: int
    at_once: bool

    @classmethod
    def of(cls, tried: Tried | None) -> Progress:
        """What is stored, in these words."""
        if tried is None:
            return cls("new", 0, False)
        return cls(tried.state, tried.tries, tried.at_once)


class PuzzleRow(Struct):
    """A puzzle in a list. `level`: 1 where all bots solve it, up to 6 where none does.

    Of the `people` that have tried it, so many `solved` it at the first try; `low` and `high` bound that
    share with 95 % confidence. `choices` are the legal actions. `lead`: the points of the seat to act less
    those of the best other seat.
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
        cls, puzzle_id: str, figures: tuple[int, int, int, int], first: tuple[int, int], tried: Tried | None
    ) -> PuzzleRow:
        """A row from level, choices, players and lead, and from how many tried and solved it."""
        low, high = wilson(first[1], first[0]) if first[0] else (0.0, 1.0)
        return cls(puzzle_id, *figures, *first, round(low, 3), round(high, 3), Progress.of(tried))


class OwnRow(Struct):
    """A puzzle from a game of the caller's own: action `number` at a `table`, reviewed at a time."""

    id: str
    table: str
    number: int
    reviewed: str
    choices: int
    progress: Progress


class PuzzleList(Struct):
    """The puzzles of a game, the easiest first, and those from the caller's own games, the newest first."""

    game: str
    puzzles: list[PuzzleRow]
    own: list[OwnRow]


class TriedAction(Struct):
    """An action in words: what it does in any case, as an entry of the log tells it.

    `missed` is by how much it is worse than the best, `missed_error` the standard error of that; null where
    it was only looked at in passing. `behind` is by how much it was behind the best in the end of games that
    were played on, with its standard error; null where there were none.
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
    """The solution beside another action, `played`, which was tried or is the next best, as in a review."""

    action: str
    played: TriedAction
    decision: Decision


class PuzzleView(Struct):
    """A puzzle to solve: a position of the laboratory as the seat imagines it, what it cannot know drawn.

    There is a `solution` only where the caller has solved it or let it be shown.
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
    """An action that is tried."""

    action: Action


class Answer(Struct):
    """What came of a try: `tried` says what it brings, `solution` is there once it may be."""

    solved: bool
    tried: TriedAction | None
    progress: Progress
    solution: Solution | None
