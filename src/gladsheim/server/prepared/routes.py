"""Routes of prepared moves. Callers reach only their own seats."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from gladsheim.server.identity.admission import BOTS, BOTS_DEAR
from gladsheim.server.identity.guests import UserId
from gladsheim.server.prepared.offering import OfferParts
from gladsheim.server.prepared.prepared import PreparedMoves
from gladsheim.server.prepared.wire import PreparedView, PrepareMove
from gladsheim.server.wire.bodies import LONGEST_ACTION, MOST_SEATS, Strict
from gladsheim.server.wire.refusals import BEGUN, SUPPOSED
from gladsheim.server.wire.requests import TableId

OfSeat = Annotated[int, QueryParameter(ge=0, lt=MOST_SEATS, description="The number of a seat of one's own")]
WithChoices = Annotated[bool, QueryParameter(description="Whether choices are wanted")]
WithSuppositions = Annotated[bool, QueryParameter(description="Whether suppositions are wanted")]
Supposed = Annotated[
    str | None,
    QueryParameter(
        min_length=1,
        max_length=LONGEST_ACTION,
        description="The text of an action that another seat is supposed to take",
    ),
]


@get("/tables/{table:str}/prepared", refuses=(*BEGUN, *SUPPOSED, "not_your_seat"), **BOTS_DEAR)
async def prepared_moves(
    user: UserId,
    prepared: NamedDependency[PreparedMoves],
    table: TableId,
    seat: OfSeat,
    choices: WithChoices = True,
    suppositions: WithSuppositions = False,
    supposed: Supposed = None,
) -> PreparedView:
    """Return the move prepared for a seat of the caller's own, and what may be prepared. Other players
    never see it. At tables by days, return instead of the choices the `suppositions` that conditions may
    have, or the choices after one of them that is `supposed`.
    """
    wanted = OfferParts(choices, suppositions, supposed)
    return await prepared.view(user, table, seat, wanted)


@put(
    "/tables/{table:str}/prepared",
    dto=Strict[PrepareMove],
    return_dto=None,
    refuses=(*BEGUN, *SUPPOSED, "not_your_seat", "left", "over", "too_many_conditions", "your_turn"),
    **BOTS,
)
async def prepare_move(
    user: UserId, prepared: NamedDependency[PreparedMoves], table: TableId, data: JSONBody[PrepareMove]
) -> PreparedView:
    """Prepare a move, replacing any other, while the seat waits for its turn. Other players are not
    notified. With an action that may be `supposed`, at tables by days: prepare a condition, replacing any
    other for that action.
    """
    return await prepared.prepare(user, table, data)


@delete("/tables/{table:str}/prepared", status_code=200, refuses=(*BEGUN, "not_your_seat"), **BOTS)
async def cancel_prepared(
    user: UserId,
    prepared: NamedDependency[PreparedMoves],
    table: TableId,
    seat: OfSeat,
    supposed: Supposed = None,
) -> PreparedView:
    """Cancel the prepared move, or dismiss the notice that one was dropped; with `supposed`, cancel its
    condition. Does nothing if there is none.
    """
    return await prepared.cancel(user, table, seat, supposed)


HANDLERS = [prepared_moves, prepare_move, cancel_prepared]
