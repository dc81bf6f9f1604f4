"""The routes of the hall: each reads a request, asks the hall, and answers."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from gladsheim.core.game import Json
from gladsheim.server import account_routes, catalogue, seat_routes
from gladsheim.server.guests import caller_id, hall_of
from gladsheim.server.hall import Move
from gladsheim.server.requests import REFUSALS, Caller, TableId
from gladsheim.server.version import version
from gladsheim.server.wire import (
    LONGEST_ACTION,
    GameCard,
    Health,
    PreviewView,
    Strict,
    TakeAction,
    TakeBack,
    Why,
)
from gladsheim.tables.refusals import UnknownTable
from gladsheim.tables.table import ACTION, MOST_LINES
from gladsheim.tables.view import Entry, TableView

ActionText = Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_ACTION)]
Since = Annotated[int, QueryParameter(ge=0, le=MOST_LINES)]


@get("/health")
async def health() -> Health:
    """Whether the hall answers."""
    return Health("ok", version())


@get("/games", responses=REFUSALS)
async def games(request: Caller) -> list[GameCard]:
    """The games of this hall, with their options and bots."""
    shelf = hall_of(request).shelf
    return [catalogue.game_card(shelf, name) for name in shelf.games.names()]


@get("/games/{name:str}/pieces", responses=REFUSALS)
async def pieces(request: Caller, name: FromPath[str]) -> list[Json]:
    """A row for each kind of piece."""
    shelf = hall_of(request).shelf
    if name not in shelf.games.names():
        raise UnknownTable
    return shelf.games.info(name).pieces()


@get("/tables/{table:str}", responses=REFUSALS)
async def table_view(request: Caller, table: TableId) -> TableView:
    """The table as the caller may see it."""
    return await hall_of(request).view(await caller_id(request), table)


@get("/tables/{table:str}/entries", responses=REFUSALS)
async def table_entries(request: Caller, table: TableId, since: Since = 0) -> list[Entry]:
    """The log after entry `since`, as the caller may see it."""
    return await hall_of(request).entries(await caller_id(request), table, since)


@get("/tables/{table:str}/preview", responses=REFUSALS)
async def preview(request: Caller, table: TableId, action: ActionText) -> PreviewView:
    """What an action of the caller's seat to act would bring at once."""
    found = await hall_of(request).preview(await caller_id(request), table, action)
    return PreviewView(action, found.points, found.parts)


@get("/tables/{table:str}/why", responses=REFUSALS)
async def why(request: Caller, table: TableId, action: ActionText) -> Why:
    """Why the caller's seat to act may not take an action."""
    refusal = await hall_of(request).why_not(await caller_id(request), table, action)
    return Why(True, "", []) if refusal is None else Why(False, refusal.message, list(refusal.rules))


@post(
    "/tables/{table:str}/actions",
    status_code=200,
    dto=Strict[TakeAction],
    return_dto=None,
    responses=REFUSALS,
)
async def take_action(request: Caller, table: TableId, data: JSONBody[TakeAction]) -> TableView:
    """Take an action. The same `action_id` again gets the same answer."""
    move = Move(data.seat, ACTION, data.action, data.action_id, data.expected_seq)
    return await hall_of(request).move(await caller_id(request), table, move)


@post("/tables/{table:str}/undo", status_code=200, dto=Strict[TakeBack], return_dto=None, responses=REFUSALS)
async def take_back(request: Caller, table: TableId, data: JSONBody[TakeBack]) -> TableView:
    """Take back the last action, if it revealed nothing and the same seat is still to act."""
    move = Move.undo(data.seat, data.action_id, data.expected_seq)
    return await hall_of(request).move(await caller_id(request), table, move)


@get("/tables/{table:str}/record", responses=REFUSALS)
async def record(request: Caller, table: TableId) -> dict[str, Any]:
    """The record: complete when the game is over; before that without anything hidden, or refused."""
    return await hall_of(request).record_of(await caller_id(request), table)


HANDLERS = [
    health,
    games,
    pieces,
    *account_routes.HANDLERS,
    *seat_routes.HANDLERS,
    table_view,
    table_entries,
    preview,
    why,
    take_action,
    take_back,
    record,
]


def api(*more: Any) -> Router:
    """All routes under /api."""
    return Router("/api", route_handlers=[*HANDLERS, *more])
