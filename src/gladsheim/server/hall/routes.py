"""The routes of the hall: each reads a request, asks the hall, and answers."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get
from litestar.params import JSONBody, QueryParameter

from gladsheim.core.game import Json
from gladsheim.core.words import Words
from gladsheim.server.accounts import routes as account_routes
from gladsheim.server.covers import routes as order_routes
from gladsheim.server.daily import routes as daily_routes
from gladsheim.server.edge.errors import Refused, log_fault
from gladsheim.server.edge.requests import Caller, GameName, TableId, ask, language_of
from gladsheim.server.finding import routes as finding_routes
from gladsheim.server.hall import catalogue, seat_routes
from gladsheim.server.hall.acting import Move
from gladsheim.server.hall.wire import (
    LONGEST_ACTION,
    Advice,
    GameCard,
    Health,
    PreviewView,
    Strict,
    TakeAction,
    TakeBack,
    Why,
)
from gladsheim.server.history import routes as past_routes
from gladsheim.server.history.routes import EyesOf
from gladsheim.server.identity.admission import ANYBODY, BOTS, BOTS_DEAR, DEAR, PUBLIC, admit
from gladsheim.server.identity.guests import caller_id, hall_of
from gladsheim.server.lab import lesson_routes, routes as lab_routes
from gladsheim.server.ladder import routes as ladder_routes
from gladsheim.server.live import presence_routes
from gladsheim.server.notifications import routes as contact_routes
from gladsheim.server.prepared import routes as prepared_routes
from gladsheim.server.puzzles import routes as puzzle_routes
from gladsheim.server.refusals import BEGUN, MOVES, TO_ACT
from gladsheim.server.reviews import routes as review_routes
from gladsheim.server.robots import routes as robot_routes, stream_routes as bot_routes
from gladsheim.server.talk import routes as talk_routes
from gladsheim.server.time import routes as time_routes
from gladsheim.server.version import version
from gladsheim.store import DatabaseError, NotSaved
from gladsheim.tables.refusals import UnknownTable
from gladsheim.tables.table import ACTION, MOST_LINES, UNDO
from gladsheim.tables.views.log import LogPage
from gladsheim.tables.views.view import TableView

RETRY_SECONDS = 5
NO_DATABASE = ("no_database", "faults-no-database")

MaybeSeq = Annotated[
    int | None,
    QueryParameter(
        ge=0,
        le=MOST_LINES,
        # Litestar leaves a bound of 0 out where null is allowed.
        schema_extra={"minimum": 0},
        description="The `seq` of the view that is asked about",
    ),
]
ActionText = Annotated[
    str,
    QueryParameter(
        min_length=1, max_length=LONGEST_ACTION, description="The text of an action, as choices have it"
    ),
]
Since = Annotated[
    int, QueryParameter(ge=0, le=MOST_LINES, description="The `seq` after which entries are wanted")
]
About = Annotated[bool, QueryParameter(description="Whether descriptions are wanted")]


@get("/health", refuses=("503 no_database",), **ANYBODY)
async def health(request: Caller) -> Health:
    """Whether the hall and its database answer, and whether changes are saved."""
    try:
        await hall_of(request).health.check()
    except DatabaseError as error:
        log_fault(error, 503, "GET /api/health")
        code, words = ("not_saved", "faults-not-saved") if isinstance(error, NotSaved) else NO_DATABASE
        raise Refused(503, code, Words(words), retry_after=RETRY_SECONDS) from error
    return Health("ok", version(), "ok")


@get("/games", **PUBLIC)
async def games(request: Caller) -> list[GameCard]:
    """The games of which tables may be opened, with their options and bots."""
    hall = hall_of(request)
    offered = [name for name in hall.library.games.names() if hall.moderation.offers(name)]
    return [catalogue.game_card(hall.library, name) for name in offered]


@get("/games/{name:str}/pieces", **PUBLIC)
async def game_pieces(request: Caller, name: GameName, about: About = True) -> list[Json]:
    """A row for each kind of piece; `about`: with its description in English, where the game has one."""
    library = hall_of(request).library
    if name not in library.games.names():
        raise UnknownTable
    rows = library.games.info(name).pieces()
    return rows if about else [{key: row[key] for key in row if key != "about"} for row in rows]


@get("/games/{name:str}/constants", **PUBLIC)
async def game_constants(request: Caller, name: GameName) -> Json:
    """The numbers of the rules that forms and editors need; the `readings` of the rules that a table can
    choose, each with the rules that it is read `instead` of, and those of each of the `editions`.
    """
    library = hall_of(request).library
    if name not in library.games.names():
        raise UnknownTable
    kind = library.games.info(name)
    return {**kind.constants(), **kind.rulings.told()}


@get("/tables/{table:str}", **BOTS)
async def table_view(request: Caller, table: TableId) -> TableView:
    """The table as the caller may see it."""
    hall, user = hall_of(request), await caller_id(request)
    found = await hall.views.view(user, table)
    await hall.talk.attend(user, table)
    return found


@get("/tables/{table:str}/entries", refuses=(*BEGUN, "409 running"), **BOTS_DEAR)
async def table_entries(request: Caller, table: TableId, since: Since = 0, eyes: EyesOf = None) -> LogPage:
    """The log after entry `since`, 500 entries at most, as the caller may see it.

    `eyes` as for positions of before.
    """
    return await hall_of(request).views.entries(await caller_id(request), table, since, eyes)


@get("/tables/{table:str}/preview", refuses=(*BEGUN, *TO_ACT, "422 illegal"), **BOTS_DEAR)
async def preview_action(
    request: Caller, table: TableId, action: ActionText, seq: MaybeSeq = None
) -> PreviewView | None:
    """What an action of the caller's seat to act would bring at once; null if the table is not at `seq`."""
    return await hall_of(request).views.preview(await caller_id(request), table, action, seq)


@get("/tables/{table:str}/advice", refuses=(*BEGUN, *TO_ACT, "409 no_aids"), **DEAR)
async def advice(request: Caller, table: TableId) -> Advice:
    """One line of advice to the caller's seat to act, for who plays a game for the first time."""
    return await hall_of(request).views.advice(await caller_id(request), table)


@get("/tables/{table:str}/why", refuses=(*BEGUN, *TO_ACT), **BOTS_DEAR)
async def why_not(request: Caller, table: TableId, action: ActionText) -> Why:
    """Why the caller's seat to act may not take an action."""
    refusal = await hall_of(request).views.why_not(await caller_id(request), table, action)
    return Why.of(refusal, language_of(request))


@ask("/tables/{table:str}/actions", Strict[TakeAction], refuses=(*MOVES, "422 illegal"), **BOTS)
async def take_action(request: Caller, table: TableId, data: JSONBody[TakeAction]) -> TableView:
    """Take an action. The same `action_id` again gets the same answer."""
    move = Move(data.seat, ACTION, data.action, data.action_id, data.expected_seq)
    hall, user = hall_of(request), await caller_id(request)
    await hall.talk.attend(user, table)
    return await hall.acting.move(user, table, move)


@ask("/tables/{table:str}/undo", Strict[TakeBack], refuses=(*MOVES, "409 no_undo", "409 undo_limit"), **BOTS)
async def take_back(request: Caller, table: TableId, data: JSONBody[TakeBack]) -> TableView:
    """Take back the last action, if it revealed nothing and the same seat is still to act."""
    move = Move.beside(UNDO, data.seat, data.action_id, data.expected_seq)
    return await hall_of(request).acting.move(await caller_id(request), table, move)


@get("/tables/{table:str}/record", refuses=(*BEGUN, "409 running"), **BOTS_DEAR)
async def table_record(request: Caller, table: TableId) -> dict[str, Any]:
    """The record: complete when the game is over; before that without anything hidden, or refused."""
    return await hall_of(request).views.record_of(await caller_id(request), table)


HANDLERS = [
    health,
    games,
    game_pieces,
    game_constants,
    *ladder_routes.HANDLERS,
    *account_routes.HANDLERS,
    *robot_routes.HANDLERS,
    *seat_routes.HANDLERS,
    *finding_routes.HANDLERS,
    *daily_routes.HANDLERS,
    *bot_routes.HANDLERS,
    *past_routes.HANDLERS,
    *review_routes.HANDLERS,
    *talk_routes.HANDLERS,
    *contact_routes.HANDLERS,
    *presence_routes.HANDLERS,
    *time_routes.HANDLERS,
    *order_routes.HANDLERS,
    *prepared_routes.HANDLERS,
    *lab_routes.HANDLERS,
    *lesson_routes.HANDLERS,
    *puzzle_routes.HANDLERS,
    table_view,
    table_entries,
    preview_action,
    advice,
    why_not,
    take_action,
    take_back,
    table_record,
]


def api(*more: Any) -> Router:
    """All routes under /api."""
    return Router("/api", route_handlers=[*HANDLERS, *more], before_request=admit)
