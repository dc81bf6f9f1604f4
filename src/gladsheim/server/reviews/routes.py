"""The routes of what is looked at after a game: its review and its score curve."""

from __future__ import annotations

from litestar import get, post

from gladsheim.server.edge.requests import REFUSALS, Caller, TableId
from gladsheim.server.history.routes import EyesOf
from gladsheim.server.identity.admission import DEAR
from gladsheim.server.identity.guests import caller_id, hall_of
from gladsheim.server.reviews.wire import ReviewView
from gladsheim.tables.results.review import Curve


@post("/tables/{table:str}/review", status_code=200, responses=REFUSALS, **DEAR)
async def ask_for_review(request: Caller, table: TableId) -> ReviewView:
    """Let a game that is over be reviewed, once for all who ask; `GET` tells when it is there."""
    return await hall_of(request).history.reviews.ask(await caller_id(request), table)


@get("/tables/{table:str}/review", responses=REFUSALS)
async def review(request: Caller, table: TableId, eyes: EyesOf = None) -> ReviewView:
    """How far the review of a game is, and all of it when it is finished.

    `eyes` are those of `plies`: entries of the log are counted as they are seen through them.
    """
    return await hall_of(request).history.reviews.view(await caller_id(request), table, eyes)


@get("/tables/{table:str}/curve", responses=REFUSALS, **DEAR)
async def curve(request: Caller, table: TableId, eyes: EyesOf = None) -> Curve:
    """The points of every seat after each entry of the log of a game that is over."""
    return await hall_of(request).history.reviews.curve(await caller_id(request), table, eyes)


HANDLERS = [ask_for_review, review, curve]
