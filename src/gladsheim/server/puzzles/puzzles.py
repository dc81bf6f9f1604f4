"""Puzzles for people: lists, tasks, judgement of tries, and each person's progress.

Puzzles of the collection are open to all. A puzzle from a game is only for the player of its seat: it is
derived from the finished review each time, some days after the review, and no other user can learn that it
exists.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any

from gladsheim import puzzles as collected
from gladsheim.bots.reviewing import GameReview
from gladsheim.core.errors import ActionError
from gladsheim.core.game import Game, Json, by_version
from gladsheim.puzzles import Puzzle
from gladsheim.puzzles.posed import JudgedTry, PosedPosition, is_clear_miss, of_collection, of_review
from gladsheim.server.live_tables.library import Games, unless_damaged
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.puzzles import telling
from gladsheim.server.puzzles.wire import (
    Answer,
    OwnRow,
    Progress,
    PuzzleList,
    PuzzleRow,
    PuzzleView,
    Solution,
)
from gladsheim.server.shares.turns import Turns
from gladsheim.server.views.views import TableViews
from gladsheim.store.results.puzzles import OPEN, SHOWN, SOLVED, PuzzleStore, StoredProgress
from gladsheim.tables.record import record
from gladsheim.tables.refusals import Illegal, UnknownTable
from gladsheim.tables.results.review import VERSION
from gladsheim.tables.table import OVER

DAYS_LATER = 3
"""Days between the end of a review and the use of its misses as puzzles."""
MOST_OWN = 50
KEPT_REVIEWS = 256
KEPT_PUZZLES = 64
MARK = "."
"""Separator between the table and the number of the action, in the id of a puzzle from a game."""


class Puzzles:
    """Puzzles of a hall."""

    def __init__(
        self, tables: LiveTables, views: TableViews, games: Games, questions: Turns, clock: Callable[[], str]
    ) -> None:
        self._store: PuzzleStore = tables.store.puzzles
        self._reviews = tables.store.reviews
        self._views = views
        self._games = games
        self._questions = questions
        self._clock = clock
        self._misses: OrderedDict[str, list[Json]] = OrderedDict()
        self._posed: OrderedDict[str, PosedPosition] = OrderedDict()
        self._leads: dict[str, int] = {}

    async def listed(self, user: str | None, game: str) -> PuzzleList:
        """Return the puzzles of a game, and those from the user's own games. Raises UnknownTable."""
        self._check(game)
        tried = await self._store.of(user, game)
        first = await self._store.first_tries(game)
        collection = list(_collection(game).values())
        leads = await self._questions.work(lambda: [self._lead(puzzle) for puzzle in collection])
        rows = [_row(puzzle, lead, first, tried) for puzzle, lead in zip(collection, leads, strict=True)]
        own = [] if user is None else await self._own(user, game)
        return PuzzleList(
            game, rows, [OwnRow(**one, progress=Progress.of(tried.get(one["id"]))) for one in own[:MOST_OWN]]
        )

    async def view(self, user: str | None, game: str, puzzle: str) -> PuzzleView:
        """Return a puzzle; with its solution once the user may see it. Raises UnknownTable."""
        posed, tried = await self._found(user, game, puzzle)
        row = None
        if puzzle in _collection(game):
            first = await self._store.first_tries(game)
            found = _collection(game)[puzzle]
            row = _row(found, self._lead(found), first, {} if tried is None else {puzzle: tried})

        def work() -> tuple[Json, int, int, Solution | None]:
            document = {"game": game, **posed.state.document()}
            return document, posed.seat, len(posed.state.legal_codes()), _told(posed, tried, None)

        document, seat, choices, solution = await self._questions.work(work)
        return PuzzleView(
            puzzle, game, row is None, document, seat, choices, Progress.of(tried), row, solution
        )

    async def answer(self, user: str, game: str, puzzle: str, action: str) -> Answer:
        """Try an action, and return the result. Raises UnknownTable or Illegal."""
        posed, _ = await self._found(user, game, puzzle)
        judged = await self._questions.work(lambda: _judged(posed, action))
        tried = await self._store.note(user, game, puzzle, SOLVED if judged.solved else OPEN)
        shown, solution = await self._questions.work(
            lambda: (telling.tried(posed, action, judged), _told(posed, tried, action))
        )
        return Answer(judged.solved, shown, Progress.of(tried), solution)

    async def show(self, user: str, game: str, puzzle: str) -> Answer:
        """Give up: return the solution; later tries no longer count. Raises UnknownTable."""
        posed, _ = await self._found(user, game, puzzle)
        tried = await self._store.note(user, game, puzzle, SHOWN)
        solution = await self._questions.work(lambda: _told(posed, tried, None))
        return Answer(False, None, Progress.of(tried), solution)

    def _check(self, game: str) -> None:
        if game not in self._games.names():
            raise UnknownTable

    async def _found(
        self, user: str | None, game: str, puzzle: str
    ) -> tuple[PosedPosition, StoredProgress | None]:
        """Return a puzzle that the user may know of, and the user's progress. Raises UnknownTable."""
        self._check(game)
        collection = _collection(game)
        tried = (await self._store.of(user, game)).get(puzzle)
        if puzzle in collection:
            found = collection[puzzle]
            posed = await self._kept(puzzle, lambda: of_collection(found, self._game(found)))
            return posed, tried
        table, _, number = puzzle.partition(MARK)
        own = [] if user is None else await self._own(user, game)
        if not any(one["id"] == puzzle for one in own):
            raise UnknownTable
        live = await self._views.position_for(user, table)
        if live.status != OVER:
            raise UnknownTable
        part = next(part for part in await self._misses_of(table) if part["number"] == int(number))

        def work() -> PosedPosition:
            before = GameReview(record(live)).before(part["number"])
            return of_review(puzzle, part, before.game, before.observe(part["seat"]))

        return await self._kept(puzzle, work), tried

    async def _own(self, user: str, game: str) -> list[dict[str, Any]]:
        """Return the clear misses of a user in reviews that are old enough, newest first."""
        until = datetime.fromisoformat(self._clock()) - timedelta(days=DAYS_LATER)
        text = until.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S") + f".{until.microsecond // 1000:03d}Z"
        return [
            {
                "id": f"{table}{MARK}{part['number']}",
                "table": table,
                "number": part["number"],
                "reviewed": ended,
                "choices": part["verdict"]["choices"],
            }
            for table, seat, ended in await self._store.reviewed(user, game, VERSION, text)
            for part in await self._misses_of(table)
            if part["seat"] == seat
        ]

    async def _misses_of(self, table: str) -> list[Json]:
        """Return the clear misses of a finished review, which never change."""
        if table not in self._misses:
            parts = await self._reviews.parts(table)
            self._misses[table] = [part for part in parts if is_clear_miss(part)]
            while len(self._misses) > KEPT_REVIEWS:
                self._misses.popitem(last=False)
        return self._misses[table]

    async def _kept(self, puzzle: str, make: Callable[[], PosedPosition]) -> PosedPosition:
        """Return a puzzle from the cache, or make it."""
        if puzzle not in self._posed:
            self._posed[puzzle] = await self._questions.work(make)
            while len(self._posed) > KEPT_PUZZLES:
                self._posed.popitem(last=False)
        return self._posed[puzzle]

    def _lead(self, puzzle: Puzzle) -> int:
        """Return by how many points the seat to act leads the best other seat; cached for good."""
        if puzzle.id not in self._leads:
            own, *others = of_collection(puzzle, self._game(puzzle)).standing
            self._leads[puzzle.id] = own - max(others)
        return self._leads[puzzle.id]

    def _game(self, puzzle: Puzzle) -> Game:
        return by_version(self._games.game(puzzle.game, **puzzle.options), puzzle.rules)


@lru_cache(maxsize=16)
def _collection(game: str) -> dict[str, Puzzle]:
    return unless_damaged(lambda: collected.collection(game), {}) if game in collected.names() else {}


def _judged(posed: PosedPosition, action: str) -> JudgedTry:
    try:
        return posed.judged(action)
    except ActionError as error:
        raise Illegal(error.refusal) from error


def _row(
    puzzle: Puzzle, lead: int, first: dict[str, tuple[int, int]], tried: dict[str, StoredProgress]
) -> PuzzleRow:
    figures = puzzle.level, len(puzzle.looks), puzzle.options["players"], lead
    return PuzzleRow.of(puzzle.id, figures, first.get(puzzle.id, (0, 0)), tried.get(puzzle.id))


def _told(posed: PosedPosition, tried: StoredProgress | None, action: str | None) -> Solution | None:
    """Return the solution, if the user may see it."""
    return telling.solution(posed, action) if tried is not None and tried.state != OPEN else None
