"""The routes of prepared moves: each for one's own seat alone."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, put
from litestar.params import JSONBody, QueryParameter

from gladsheim.server.edge.requests import REFUSALS, Caller, TableId
from gladsheim.server.hall.wire import MOST_SEATS, Strict
from gladsheim.server.identity.admission import BOTS, BOTS_DEAR
from gladsheim.server.identity.guests import caller_id, hall_of
from gladsheim.server.prepared.wire import PreparedView, PrepareMove

OfSeat = Annotated[int, QueryParameter(ge=0, lt=MOST_SEATS)]
WithChoices = Annotated[bool, QueryParameter()]


@get("/tables/{table:str}/prepared", responses=REFUSALS, **BOTS_DEAR)
async def prepared(
    request: Caller, table: TableId, seat: OfSeat, choices: WithChoices = True
) -> PreparedView:
    """The move that waits for the turn of one's own seat, and what may be prepared. Others never see it."""
    user = await caller_id(request)
    return await hall_of(request).prepared.view(user, table, seat, offers=choices)


@put("/tables/{table:str}/prepared", dto=Strict[PrepareMove], return_dto=None, responses=REFUSALS, **BOTS)
async def prepare(request: Caller, table: TableId, data: JSONBody[PrepareMove]) -> PreparedView:
    """Prepare a move, in the place of another, while the seat waits for its turn. Nobody is told."""
    return await hall_of(request).prepared.prepare(await caller_id(request), table, data)


@delete("/tables/{table:str}/prepared", status_code=200, responses=REFUSALS, **BOTS)
async def cancel(request: Caller, table: TableId, seat: OfSeat) -> PreparedView:
    """Cancel the move that waits, or put away why one was dropped; what is gone stays so."""
    return await hall_of(request).prepared.cancel(await caller_id(request), table, seat)


HANDLERS = [prepared, prepare, cancel]
