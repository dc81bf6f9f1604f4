"""The routes of the hall: each reads a request, asks the hall, and answers."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from gladsheim.core.game import Json
from gladsheim.core.words import Words
from gladsheim.server.edge.errors import Refused, log_fault
from gladsheim.server.edge.requests import Caller, GameName, TableId, ask, language_of
from gladsheim.server.hall import catalogue
from gladsheim.server.hall.acting import Acting, Move
from gladsheim.server.hall.library import Library
from gladsheim.server.hall.views import TableViews
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
from gladsheim.server.history.routes import EyesOf
from gladsheim.server.identity.admission import ANYBODY, BOTS, BOTS_DEAR, DEAR, PUBLIC
from gladsheim.server.identity.guests import UserId
from gladsheim.server.operators.health import Health as HallHealth
from gladsheim.server.operators.moderation import Moderation
from gladsheim.server.refusals import BEGUN, MOVES, TO_ACT
from gladsheim.server.talk.talk import Talk
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
async def health(health: NamedDependency[HallHealth]) -> Health:
    """Whether the hall and its database answer, and whether changes are saved."""
    try:
        await health.check()
    except DatabaseError as error:
        log_fault(error, 503, "GET /api/health")
        code, words = ("not_saved", "faults-not-saved") if isinstance(error, NotSaved) else NO_DATABASE
        raise Refused(503, code, Words(words), retry_after=RETRY_SECONDS) from error
    return Health("ok", version(), "ok")


@get("/games", **PUBLIC)
async def games(library: NamedDependency[Library], moderation: NamedDependency[Moderation]) -> list[GameCard]:
    """The games of which tables may be opened, with their options and bots."""
    offered = [name for name in library.games.names() if moderation.offers(name)]
    return [catalogue.game_card(library, name) for name in offered]


@get("/games/{name:str}/pieces", **PUBLIC)
async def game_pieces(library: NamedDependency[Library], name: GameName, about: About = True) -> list[Json]:
    """A row for each kind of piece; `about`: with its description in English, where the game has one."""
    if name not in library.games.names():
        raise UnknownTable
    rows = library.games.info(name).pieces()
    return rows if about else [{key: row[key] for key in row if key != "about"} for row in rows]


@get("/games/{name:str}/constants", **PUBLIC)
async def game_constants(library: NamedDependency[Library], name: GameName) -> Json:
    """The numbers of the rules that forms and editors need; the `readings` of the rules that a table can
    choose, each with the rules that it is read `instead` of, and those of each of the `editions`.
    """
    if name not in library.games.names():
        raise UnknownTable
    kind = library.games.info(name)
    return {**kind.constants(), **kind.rulings.told()}


@get("/tables/{table:str}", **BOTS)
async def table_view(
    user: UserId, talk: NamedDependency[Talk], views: NamedDependency[TableViews], table: TableId
) -> TableView:
    """The table as the caller may see it."""
    found = await views.view(user, table)
    await talk.attend(user, table)
    return found


@get("/tables/{table:str}/entries", refuses=(*BEGUN, "409 running"), **BOTS_DEAR)
async def table_entries(
    user: UserId, views: NamedDependency[TableViews], table: TableId, since: Since = 0, eyes: EyesOf = None
) -> LogPage:
    """The log after entry `since`, 500 entries at most, as the caller may see it.

    `eyes` as for positions of before.
    """
    return await views.entries(user, table, since, eyes)


@get("/tables/{table:str}/preview", refuses=(*BEGUN, *TO_ACT, "422 illegal"), **BOTS_DEAR)
async def preview_action(
    user: UserId, views: NamedDependency[TableViews], table: TableId, action: ActionText, seq: MaybeSeq = None
) -> PreviewView | None:
    """What an action of the caller's seat to act would bring at once; null if the table is not at `seq`."""
    return await views.preview(user, table, action, seq)


@get("/tables/{table:str}/advice", refuses=(*BEGUN, *TO_ACT), **DEAR)
async def advice(user: UserId, views: NamedDependency[TableViews], table: TableId) -> Advice:
    """One line of advice to the caller's seat to act, for who plays a game for the first time."""
    return await views.advice(user, table)


@get("/tables/{table:str}/why", refuses=(*BEGUN, *TO_ACT), **BOTS_DEAR)
async def why_not(
    request: Caller, user: UserId, views: NamedDependency[TableViews], table: TableId, action: ActionText
) -> Why:
    """Why the caller's seat to act may not take an action."""
    refusal = await views.why_not(user, table, action)
    return Why.of(refusal, language_of(request))


@ask("/tables/{table:str}/actions", Strict[TakeAction], refuses=(*MOVES, "422 illegal"), **BOTS)
async def take_action(
    user: UserId,
    acting: NamedDependency[Acting],
    talk: NamedDependency[Talk],
    table: TableId,
    data: JSONBody[TakeAction],
) -> TableView:
    """Take an action. The same `action_id` again gets the same answer."""
    move = Move(data.seat, ACTION, data.action, data.action_id, data.expected_seq)
    await talk.attend(user, table)
    return await acting.move(user, table, move)


@ask("/tables/{table:str}/undo", Strict[TakeBack], refuses=(*MOVES, "409 no_undo", "409 undo_limit"), **BOTS)
async def take_back(
    user: UserId, acting: NamedDependency[Acting], table: TableId, data: JSONBody[TakeBack]
) -> TableView:
    """Take back the last action, if it revealed nothing and the same seat is still to act."""
    move = Move.beside(UNDO, data.seat, data.action_id, data.expected_seq)
    return await acting.move(user, table, move)


@get("/tables/{table:str}/record", refuses=(*BEGUN, "409 running"), **BOTS_DEAR)
async def table_record(user: UserId, views: NamedDependency[TableViews], table: TableId) -> dict[str, Any]:
    """The record: complete when the game is over; before that without anything hidden, or refused."""
    return await views.record_of(user, table)
