"""Routes of games: their list, their pieces and the constants of their rules."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from gladsheim.core.game import Json
from gladsheim.server.identity.admission import PUBLIC
from gladsheim.server.identity.moderation import Moderation
from gladsheim.server.live_tables.library import Library
from gladsheim.server.lobby import catalogue
from gladsheim.server.lobby.wire import GameCard
from gladsheim.server.wire.requests import GameName
from gladsheim.tables.refusals import UnknownTable

About = Annotated[bool, QueryParameter(description="Whether descriptions are wanted")]


@get("/games", **PUBLIC)
async def games(library: NamedDependency[Library], moderation: NamedDependency[Moderation]) -> list[GameCard]:
    """Return the games for which tables may be opened, with their options and bots."""
    offered = [name for name in library.games.names() if moderation.offers(name)]
    return [catalogue.game_card(library, name) for name in offered]


@get("/games/{name:str}/pieces", **PUBLIC)
async def game_pieces(library: NamedDependency[Library], name: GameName, about: About = True) -> list[Json]:
    """Return a row for each kind of piece; `about`: with its description in English, if the game has one."""
    if name not in library.games.names():
        raise UnknownTable
    rows = library.games.info(name).pieces()
    return rows if about else [{key: row[key] for key in row if key != "about"} for row in rows]


@get("/games/{name:str}/constants", **PUBLIC)
async def game_constants(library: NamedDependency[Library], name: GameName) -> Json:
    """Return the constants of the rules that forms and editors need; the `readings` of the rules that a
    table can choose, each with the rules that it is read `instead` of, and those of each of the `editions`.
    """
    if name not in library.games.names():
        raise UnknownTable
    kind = library.games.info(name)
    return {**kind().presenter.constants(), **kind.traits.rulings.to_json()}


HANDLERS = [games, game_pieces, game_constants]
