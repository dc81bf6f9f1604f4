"""Progress of all people with each puzzle, and the reviews of own games that puzzles come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Integer, bindparam, cast, delete, func, insert, select, update

from gladsheim.store.engine.database import Connection
from gladsheim.store.results.review_schema import reviews
from gladsheim.store.schema import puzzle_tries, seats, tables
from gladsheim.store.topic import Topic

MOST_TRIES = 1_000
"""Most tries that are counted of one person at one puzzle."""
MOST_REVIEWS = 50
"""Most seats of one person in reviewed games, the newest, that puzzles come from."""

State = Literal["open", "solved", "shown"]
OPEN: State = "open"
SOLVED: State = "solved"
SHOWN: State = "shown"

_TRIED = (puzzle_tries.c.user_id == bindparam("user"), puzzle_tries.c.puzzle == bindparam("of_puzzle"))
_FIGURES = (puzzle_tries.c.tries, puzzle_tries.c.at_once, puzzle_tries.c.state)
TRIED = select(*_FIGURES).where(*_TRIED)
TRIED_OF_GAME = select(puzzle_tries.c.puzzle, *_FIGURES).where(
    puzzle_tries.c.user_id == bindparam("user"), puzzle_tries.c.game == bindparam("of_game")
)
# A user who had the solution shown without a try has not tried.
FIRST_TRIES = (
    select(puzzle_tries.c.puzzle, func.count(), func.sum(cast(puzzle_tries.c.at_once, Integer)))
    .where(puzzle_tries.c.game == bindparam("of_game"), puzzle_tries.c.tries > 0)
    .group_by(puzzle_tries.c.puzzle)
)
ADD_TRIED = insert(puzzle_tries)
CHANGE_TRIED = (
    update(puzzle_tries).where(*_TRIED).values(tries=bindparam("new_tries"), state=bindparam("new_state"))
)
_OF_ACCOUNT = select(puzzle_tries.c.puzzle).where(puzzle_tries.c.user_id == bindparam("new_owner"))
DROP_TRIED_TWICE = delete(puzzle_tries).where(
    puzzle_tries.c.user_id == bindparam("guest"), puzzle_tries.c.puzzle.in_(_OF_ACCOUNT)
)
GIVE_TRIED = (
    update(puzzle_tries)
    .where(puzzle_tries.c.user_id == bindparam("guest"))
    .values(user_id=bindparam("new_owner"))
)
DELETE_TRIED = delete(puzzle_tries).where(puzzle_tries.c.user_id == bindparam("user"))
REVIEWED = (
    select(reviews.c.table_id, seats.c.seat, reviews.c.ended)
    .join(tables, tables.c.id == reviews.c.table_id)
    .join(seats, seats.c.table_id == reviews.c.table_id)
    .where(
        seats.c.owner == bindparam("user"),
        tables.c.game == bindparam("of_game"),
        reviews.c.version == bindparam("of_version"),
        reviews.c.fault.is_(None),
        reviews.c.ended <= bindparam("until"),
    )
    .order_by(reviews.c.ended.desc(), reviews.c.table_id, seats.c.seat)
    .limit(bindparam("most"))
)


@dataclass(frozen=True, slots=True)
class StoredProgress:
    """Progress of a person with a puzzle; `at_once`: solved at the first try."""

    tries: int = 0
    at_once: bool = False
    state: State = OPEN


class PuzzleStore(Topic):
    """Store of tries at puzzles. Awaited changes are saved."""

    async def of(self, user: str | None, game: str) -> dict[str, StoredProgress]:
        """Return the progress of a user with the puzzles of a game, by their ids."""
        if user is None:
            return {}
        rows = await self._rows(TRIED_OF_GAME, user=user, of_game=game)
        return {row[0]: _tried(row[1:]) for row in rows}

    async def first_tries(self, game: str) -> dict[str, tuple[int, int]]:
        """Return by puzzle how many people have tried it, and how many solved it at once."""
        return {row[0]: (int(row[1]), int(row[2])) for row in await self._rows(FIRST_TRIES, of_game=game)}

    async def note(self, user: str, game: str, puzzle: str, state: State) -> StoredProgress:
        """Note a try that left a puzzle open or solved it, or that its solution was shown;
        return the progress.

        A solved or shown puzzle stays so: nothing after it counts.
        """

        def work(connection: Connection) -> StoredProgress:
            rows = connection.rows(TRIED, user=user, of_puzzle=puzzle)
            before = _tried(rows[0]) if rows else StoredProgress()
            if before.state != OPEN:
                return before
            tries = min(MOST_TRIES, before.tries + (state != SHOWN))
            if rows:
                connection.change(CHANGE_TRIED, user=user, of_puzzle=puzzle, new_tries=tries, new_state=state)
                return StoredProgress(tries, before.at_once, state)
            after = StoredProgress(tries, state == SOLVED, state)
            connection.change(
                ADD_TRIED,
                user_id=user,
                puzzle=puzzle,
                game=game,
                tries=after.tries,
                at_once=after.at_once,
                state=after.state,
            )
            return after

        return await self._write(work)

    async def reviewed(self, user: str, game: str, version: int, until: str) -> list[tuple[str, int, str]]:
        """Return the user's seats at tables whose reviews were finished until then, newest
        first, and when.
        """
        rows = await self._rows(
            REVIEWED, user=user, of_game=game, of_version=version, until=until, most=MOST_REVIEWS
        )
        return [(row[0], row[1], row[2]) for row in rows]


def _tried(row: tuple[object, ...]) -> StoredProgress:
    tries, at_once, state = row
    return StoredProgress(int(str(tries)), bool(at_once), state)  # type: ignore[arg-type]
