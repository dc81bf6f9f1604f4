"""Route of the measured strength of a game's bots."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency

from gladsheim.server.identity.admission import PUBLIC
from gladsheim.server.ladder.ladder import bots_view
from gladsheim.server.ladder.wire import BotsView
from gladsheim.server.live_tables.library import Library
from gladsheim.server.wire.requests import GameName
from gladsheim.tables.refusals import UnknownTable


@get("/games/{name:str}/bots", **PUBLIC)
async def game_bots(library: NamedDependency[Library], name: GameName) -> BotsView:
    """Return the measured strength of a game's bots, and what they have learned."""
    if name not in library.games.names():
        raise UnknownTable
    return bots_view(library, name)


HANDLERS = [game_bots]
