"""Routes of matchmaking."""

from __future__ import annotations

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import JSONBody

from gladsheim.server.accounts.accounts import Accounts
from gladsheim.server.finding.finding import Matchmaking
from gladsheim.server.finding.wire import FindSomeone, UsualWait
from gladsheim.server.identity.admission import DEAR, PUBLIC
from gladsheim.server.identity.guests import caller_or_new
from gladsheim.server.identity.visitors import visitor
from gladsheim.server.live_tables.library import Library
from gladsheim.server.wire.bodies import Strict
from gladsheim.server.wire.refusals import NAMED, NEW_GUEST, NEW_TABLE
from gladsheim.server.wire.requests import Caller, GameName, ask
from gladsheim.tables.refusals import UnknownTable
from gladsheim.tables.views.view import TableView


@ask(
    "/games/{name:str}/find",
    Strict[FindSomeone],
    refuses=(*NEW_GUEST, *NAMED, *NEW_TABLE, "try_again"),
    **DEAR,
)
async def find_table(
    request: Caller,
    accounts: NamedDependency[Accounts],
    finding: NamedDependency[Matchmaking],
    library: NamedDependency[Library],
    name: GameName,
    data: JSONBody[FindSomeone],
) -> Response[TableView]:
    """Sit down at the public table that fits best, or open one with the usual options and wait there. A
    caller who waits already gets the same table again.
    """
    if name not in library.games.names():
        raise UnknownTable
    user, cookies = await caller_or_new(request)
    await accounts.check_free(user, user.name, visitor(request))
    return Response(await finding.find(user, name, data.promise), cookies=cookies)


@get("/games/{name:str}/wait", refuses=("not_saved",), **PUBLIC)
async def usual_wait(
    finding: NamedDependency[Matchmaking], library: NamedDependency[Library], name: GameName
) -> UsualWait:
    """Return how long it took in the last weeks until a player joined a public table of a game."""
    if name not in library.games.names():
        raise UnknownTable
    return await finding.usual_wait(name)


HANDLERS = [find_table, usual_wait]
