"""The routes of what was played: profiles, rankings, looking back, one's own records."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from gladsheim.core.game import Json
from gladsheim.core.words import Words
from gladsheim.server.accounts.names import LONGEST_NAME, typed_name
from gladsheim.server.accounts.routes import visitor
from gladsheim.server.edge.errors import Refused
from gladsheim.server.edge.requests import Caller, GameName, TableId
from gladsheim.server.hall.wire import Strict
from gladsheim.server.history.wire import GamesPage, ProfileSettings, ProfileView, RankingView, SitterView
from gladsheim.server.identity.admission import BOTS_DEAR, DEAR
from gladsheim.server.identity.guests import caller, caller_id, hall_of
from gladsheim.server.refusals import BEGUN, OWN_ACCOUNT
from gladsheim.store.results.results import Moment
from gladsheim.tables.people.people import User
from gladsheim.tables.refusals import UnknownTable
from gladsheim.tables.table import MOST_LINES
from gladsheim.tables.views.view import TableView

PlayerName = Annotated[
    str, PathParameter(min_length=1, max_length=LONGEST_NAME, description="The name of an account")
]
Before = Annotated[
    str | None,
    QueryParameter(
        max_length=80,
        pattern="^[0-9TZ:.+-]{1,39}/[A-Za-z0-9_-]{1,40}$",
        description="The `next` of the page before",
    ),
]
Ply = Annotated[int, PathParameter(ge=0, le=MOST_LINES, description="After how many entries of the log")]
EyesOf = Annotated[
    str | None,
    QueryParameter(
        pattern="^(public|[0-9])$",
        max_length=6,
        description="`public` for what a watcher saw, or the number of a seat",
    ),
]
RECORDS = "application/jsonl"
A_RECORD_EACH = ResponseSpec(
    str, description="a record on each line", media_type=RECORDS, generate_examples=False
)


@get("/players/{name:str}", refuses=("404 no_accounts",), **DEAR)
async def player(request: Caller, name: PlayerName) -> ProfileView:
    """The page of the account with this name."""
    found = await _player(request, name)
    return await hall_of(request).history.players.profile(found, await caller_id(request))


@get("/players/{name:str}/games", refuses=("404 no_accounts",), **DEAR)
async def player_games(request: Caller, name: PlayerName, before: Before = None) -> GamesPage:
    """Finished games of the account, newest first; `before` is what the page before said is `next`."""
    found = await _player(request, name)
    moment: Moment | None = None
    if before is not None:
        at, _, identity = before.partition("/")
        moment = (at, identity)
    return await hall_of(request).history.players.games(found, await caller_id(request), moment)


@get("/rankings/{game:str}")
async def ranking(request: Caller, game: GameName) -> RankingView:
    """The strongest accounts of a game, and the ladder of its bots."""
    hall = hall_of(request)
    if game not in hall.library.games.names():
        raise UnknownTable
    return await hall.history.players.ranking(game)


@get("/profile")
async def profile_settings(request: Caller) -> ProfileSettings:
    """What the caller decided about the page of their account; a guest has none, and decided nothing."""
    user = await caller_id(request)
    private = user is not None and await hall_of(request).store.results.is_private(user)
    return ProfileSettings(private)


@put("/profile", dto=Strict[ProfileSettings], return_dto=None, refuses=OWN_ACCOUNT)
async def change_profile(request: Caller, data: JSONBody[ProfileSettings]) -> ProfileSettings:
    """Show one's figures to others, or keep them for oneself."""
    user = await account_of(request)
    await hall_of(request).store.results.set_private(user.id, data.private)
    return ProfileSettings(data.private)


@get("/tables/{table:str}/sitters")
async def sitters(request: Caller, table: TableId) -> list[SitterView]:
    """Which accounts sit at a table, and at a rated one how they are rated."""
    return await hall_of(request).history.players.sitters(await caller_id(request), table)


@get("/tables/{table:str}/plies/{ply:int}", refuses=(*BEGUN, "409 running"), **DEAR)
async def ply_view(request: Caller, table: TableId, ply: Ply, eyes: EyesOf = None) -> TableView:
    """The table as it was after entry `ply` of its log, or after the last; nothing can be done there.

    `eyes`: `public` for what a watcher saw; a seat's number for what that seat saw, once the game is over.
    """
    return await hall_of(request).history.replay.view(await caller_id(request), table, ply, eyes)


@get("/tables/{table:str}/plies/{ply:int}/document", refuses=(*BEGUN, "409 running"), **DEAR)
async def ply_document(request: Caller, table: TableId, ply: Ply, eyes: EyesOf = None) -> Json:
    """The complete position after entry `ply` of the log of a game that is over; `eyes` as above."""
    return await hall_of(request).history.replay.document(await caller_id(request), table, ply, eyes)


@get("/me/records", media_type=RECORDS, responses={200: A_RECORD_EACH}, **BOTS_DEAR)
async def my_records(request: Caller) -> Stream:
    """The records of the caller's finished games, one per line."""
    user, players = await caller_id(request), hall_of(request).history.players
    headers = {"content-disposition": 'attachment; filename="gladsheim-games.jsonl"'}
    if user is None:
        return Stream(iter(()), media_type=RECORDS, headers=headers)
    players.take_export(user)
    return Stream(players.records(user), media_type=RECORDS, headers=headers)


HANDLERS = [
    player,
    player_games,
    ranking,
    profile_settings,
    change_profile,
    sitters,
    ply_view,
    ply_document,
    my_records,
]


async def _player(request: Caller, name: str) -> User:
    """The account of this name, looked up only so often. Raises UnknownTable if there is none."""
    hall = hall_of(request)
    if not hall.has_accounts:
        raise Refused(404, "no_accounts", Words("faults-no-accounts"))
    found = await hall.accounts.find(typed_name(name, "name"), visitor(request))
    if found is None:
        raise Refused(404, "not_found", Words("faults-no-account"))
    return found


async def account_of(request: Caller) -> User:
    """The caller's account. Raises Refused without one."""
    user = await caller(request)
    if user is None or not user.account:
        raise Refused(403, "not_account", Words("faults-account-page"))
    return user
