"""The route of how strong the bots of a game are."""

from __future__ import annotations

from litestar import get

from gladsheim.server.edge.requests import Caller, GameName
from gladsheim.server.identity.admission import PUBLIC
from gladsheim.server.identity.guests import hall_of
from gladsheim.server.ladder.ladder import bots_view
from gladsheim.server.ladder.wire import BotsView
from gladsheim.tables.refusals import UnknownTable


@get("/games/{name:str}/bots", **PUBLIC)
async def game_bots(request: Caller, name: GameName) -> BotsView:
    """How strong the bots of a game were measured to be, and what they have learned."""
    library = hall_of(request).library
    if name not in library.games.names():
        raise UnknownTable
    return bots_view(library, name)


HANDLERS = [game_bots]
