"""Routes of tables in play: views, previews, actions and undo."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from gladsheim.server.acting.acting import Acting, Move
from gladsheim.server.acting.wire import TakeAction, TakeBack
from gladsheim.server.identity.admission import BOTS, BOTS_DEAR, DEAR
from gladsheim.server.identity.guests import UserId
from gladsheim.server.talk.talk import Talk
from gladsheim.server.views.views import TableViews
from gladsheim.server.views.wire import Advice, PreviewView, Why
from gladsheim.server.wire.bodies import LONGEST_ACTION, Strict
from gladsheim.server.wire.refusals import BEGUN, MOVES, TO_ACT
from gladsheim.server.wire.requests import Caller, EyesOf, TableId, ask, language_of
from gladsheim.tables.table import ACTION, MOST_LINES, UNDO
from gladsheim.tables.views.log import LogPage
from gladsheim.tables.views.view import TableView

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


@get("/tables/{table:str}", **BOTS)
async def table_view(
    user: UserId, talk: NamedDependency[Talk], views: NamedDependency[TableViews], table: TableId
) -> TableView:
    """Return the table as the caller may see it."""
    found = await views.view(user, table)
    await talk.attend(user, table)
    return found


@get("/tables/{table:str}/entries", refuses=(*BEGUN, "running"), **BOTS_DEAR)
async def table_entries(
    user: UserId, views: NamedDependency[TableViews], table: TableId, since: Since = 0, eyes: EyesOf = None
) -> LogPage:
    """Return the log after entry `since`, at most 500 entries, as the caller may see it.
    `eyes` as for past positions.
    """
    return await views.entries(user, table, since, eyes)


@get("/tables/{table:str}/preview", refuses=(*BEGUN, *TO_ACT, "illegal"), **BOTS_DEAR)
async def preview_action(
    user: UserId, views: NamedDependency[TableViews], table: TableId, action: ActionText, seq: MaybeSeq = None
) -> PreviewView | None:
    """Return the immediate effect of an action of the caller's seat to act; null if not at `seq`."""
    return await views.preview(user, table, action, seq)


@get("/tables/{table:str}/advice", refuses=(*BEGUN, *TO_ACT, "no_aids"), **DEAR)
async def advice(user: UserId, views: NamedDependency[TableViews], table: TableId) -> Advice:
    """Return one line of advice for the caller's seat to act, for players who are new to the game."""
    return await views.advice(user, table)


@get("/tables/{table:str}/why", refuses=(*BEGUN, *TO_ACT), **BOTS_DEAR)
async def why_not(
    request: Caller, user: UserId, views: NamedDependency[TableViews], table: TableId, action: ActionText
) -> Why:
    """Explain why the caller's seat to act may not take an action."""
    refusal = await views.why_not(user, table, action)
    return Why.of(refusal, language_of(request))


@ask("/tables/{table:str}/actions", Strict[TakeAction], refuses=(*MOVES, "illegal"), **BOTS)
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
    return await acting.submit(user, table, move)


@ask("/tables/{table:str}/undo", Strict[TakeBack], refuses=(*MOVES, "no_undo", "undo_limit"), **BOTS)
async def take_back(
    user: UserId, acting: NamedDependency[Acting], table: TableId, data: JSONBody[TakeBack]
) -> TableView:
    """Undo the last action, if it revealed nothing and the same seat is still to act."""
    move = Move.beside(UNDO, data.seat, data.action_id, data.expected_seq)
    return await acting.submit(user, table, move)


@get("/tables/{table:str}/record", refuses=(*BEGUN, "running"), **BOTS_DEAR)
async def table_record(user: UserId, views: NamedDependency[TableViews], table: TableId) -> dict[str, Any]:
    """Return the record.
    It is complete when the game is over; before that it leaves out everything hidden, or is refused.
    """
    return await views.record_of(user, table)


HANDLERS = [table_view, table_entries, preview_action, advice, why_not, take_action, take_back, table_record]
