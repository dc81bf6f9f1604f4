"""Routes of finished games: profiles, rankings, replays, the caller's records."""

from __future__ import annotations

from typing import Annotated

from litestar import get, put
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from gladsheim.core.game import Json
from gladsheim.core.words import Words
from gladsheim.server.accounts.accounts import Accounts
from gladsheim.server.history.players import Players
from gladsheim.server.history.replay import Replay
from gladsheim.server.history.wire import GamesPage, ProfileSettings, ProfileView, RankingView, SitterView
from gladsheim.server.identity.admission import BOTS_DEAR, DEAR
from gladsheim.server.identity.guests import MaybeUser, UserId
from gladsheim.server.identity.visitors import visitor
from gladsheim.server.live_tables.library import Library
from gladsheim.server.wire.bodies import Strict
from gladsheim.server.wire.errors import Refused
from gladsheim.server.wire.names import LONGEST_NAME, typed_name
from gladsheim.server.wire.refusals import BEGUN, OWN_ACCOUNT
from gladsheim.server.wire.requests import Caller, EyesOf, GameName, TableId
from gladsheim.store.results.results import Moment, ResultStore
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
RECORDS = "application/jsonl"
A_RECORD_EACH = ResponseSpec(
    str, description="a record on each line", media_type=RECORDS, generate_examples=False
)


@get("/players/{name:str}", refuses=("no_accounts",), **DEAR)
async def player(
    request: Caller,
    user: UserId,
    accounts: NamedDependency[Accounts],
    players: NamedDependency[Players],
    name: PlayerName,
) -> ProfileView:
    """Return the page of the account with this name."""
    found = await _player(request, accounts, name)
    return await players.profile(found, user)


@get("/players/{name:str}/games", refuses=("no_accounts",), **DEAR)
async def player_games(
    request: Caller,
    user: UserId,
    accounts: NamedDependency[Accounts],
    players: NamedDependency[Players],
    name: PlayerName,
    before: Before = None,
) -> GamesPage:
    """Return finished games of the account, newest first. `before` is the `next` of the previous page."""
    found = await _player(request, accounts, name)
    moment: Moment | None = None
    if before is not None:
        at, _, identity = before.partition("/")
        moment = (at, identity)
    return await players.games(found, user, moment)


@get("/rankings/{game:str}")
async def ranking(
    library: NamedDependency[Library], players: NamedDependency[Players], game: GameName
) -> RankingView:
    """Return the strongest accounts of a game, and the ladder of its bots."""
    if game not in library.games.names():
        raise UnknownTable
    return await players.ranking(game)


@get("/profile")
async def profile_settings(user: UserId, result_store: NamedDependency[ResultStore]) -> ProfileSettings:
    """Return the caller's settings of the own account page. Guests have no page and get the defaults."""
    private = user is not None and await result_store.is_private(user)
    return ProfileSettings(private)


@put("/profile", dto=Strict[ProfileSettings], return_dto=None, refuses=OWN_ACCOUNT)
async def change_profile(
    caller: MaybeUser, result_store: NamedDependency[ResultStore], data: JSONBody[ProfileSettings]
) -> ProfileSettings:
    """Show the caller's figures to others, or hide them."""
    user = account_of(caller)
    await result_store.set_private(user.id, data.private)
    return ProfileSettings(data.private)


@get("/tables/{table:str}/sitters")
async def sitters(user: UserId, players: NamedDependency[Players], table: TableId) -> list[SitterView]:
    """Return the accounts that sit at a table, with their ratings if it is rated."""
    return await players.sitters(user, table)


@get("/tables/{table:str}/plies/{ply:int}", refuses=(*BEGUN, "running"), **DEAR)
async def ply_view(
    user: UserId, replay: NamedDependency[Replay], table: TableId, ply: Ply, eyes: EyesOf = None
) -> TableView:
    """Return the table as it was after entry `ply` of its log, or after the last; no actions are possible
    there. `eyes`: `public` for the view of a watcher; a seat's number for the view of that seat, once the
    game is over.
    """
    return await replay.view(user, table, ply, eyes)


@get("/tables/{table:str}/plies/{ply:int}/document", refuses=(*BEGUN, "running"), **DEAR)
async def ply_document(
    user: UserId, replay: NamedDependency[Replay], table: TableId, ply: Ply, eyes: EyesOf = None
) -> Json:
    """Return the complete position after entry `ply` of the log of a game that is over; `eyes` as above."""
    return await replay.document(user, table, ply, eyes)


@get("/me/records", media_type=RECORDS, responses={200: A_RECORD_EACH}, **BOTS_DEAR)
async def my_records(user: UserId, players: NamedDependency[Players]) -> Stream:
    """Return the records of the caller's finished games, one per line."""
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


async def _player(request: Caller, accounts: Accounts, name: str) -> User:
    """Return the account of this name; look-ups are rate-limited. Raises Refused if there is none."""
    accounts.check_offered()
    found = await accounts.find(typed_name(name, "name"), visitor(request))
    if found is None:
        raise Refused("not_found", Words("faults-no-account"))
    return found


def account_of(caller: User | None) -> User:
    """Return the caller's account. Raises Refused without one."""
    if caller is None or not caller.account:
        raise Refused("not_account", Words("faults-account-page"))
    return caller
