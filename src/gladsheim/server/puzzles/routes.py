"""Routes of puzzles. A caller without a user who tries one becomes a guest, so that the try is stored."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from gladsheim.server.identity.admission import DEAR
from gladsheim.server.identity.guests import UserId, caller_or_new
from gladsheim.server.puzzles.puzzles import Puzzles
from gladsheim.server.puzzles.wire import Answer, PuzzleList, PuzzleView, TryAction
from gladsheim.server.wire.bodies import Strict
from gladsheim.server.wire.refusals import NEW_GUEST
from gladsheim.server.wire.requests import Caller, GameName, ask

PuzzleId = Annotated[
    str,
    PathParameter(
        min_length=1,
        max_length=60,
        pattern="^[A-Za-z0-9_.-]+$",
        description="The id of a puzzle, from the list of them",
    ),
]


@get("/puzzles/{game:str}")
async def puzzles(user: UserId, puzzles: NamedDependency[Puzzles], game: GameName) -> PuzzleList:
    """Return the puzzles of a game, with the caller's progress, and those from the caller's own games."""
    return await puzzles.listed(user, game)


@get("/puzzles/{game:str}/{puzzle:str}", **DEAR)
async def puzzle_view(
    user: UserId, puzzles: NamedDependency[Puzzles], game: GameName, puzzle: PuzzleId
) -> PuzzleView:
    """Return a puzzle. Those from games are returned only to the player of their seat."""
    return await puzzles.view(user, game, puzzle)


@ask("/puzzles/{game:str}/{puzzle:str}/try", Strict[TryAction], refuses=(*NEW_GUEST, "illegal"), **DEAR)
async def try_puzzle(
    request: Caller,
    puzzles: NamedDependency[Puzzles],
    game: GameName,
    puzzle: PuzzleId,
    data: JSONBody[TryAction],
) -> Response[Answer]:
    """Try an action. The answer includes the solution if the action solves the puzzle."""
    user, cookies = await caller_or_new(request)
    answer = await puzzles.answer(user.id, game, puzzle, data.action)
    return Response(answer, cookies=cookies)


@post("/puzzles/{game:str}/{puzzle:str}/solution", status_code=200, refuses=NEW_GUEST, **DEAR)
async def show_solution(
    request: Caller, puzzles: NamedDependency[Puzzles], game: GameName, puzzle: PuzzleId
) -> Response[Answer]:
    """Give up, and return the solution."""
    user, cookies = await caller_or_new(request)
    return Response(await puzzles.show(user.id, game, puzzle), cookies=cookies)


HANDLERS = [puzzles, puzzle_view, try_puzzle, show_solution]
