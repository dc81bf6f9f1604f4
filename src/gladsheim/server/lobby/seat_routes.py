"""Routes of tables before their games: opening, the lobby, sitting down, leaving, rematch."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec.structs import replace

from gladsheim.core.words import Words
from gladsheim.server.accounts.accounts import Accounts
from gladsheim.server.identity.admission import BOTS, BOTS_DEAR, DEAR
from gladsheim.server.identity.gate import not_for_bots
from gladsheim.server.identity.guests import MaybeUser, UserId, caller_or_new
from gladsheim.server.identity.visitors import visitor
from gladsheim.server.live_tables.library import Library
from gladsheim.server.lobby import catalogue
from gladsheim.server.lobby.lobby import Lobby, TableRequest
from gladsheim.server.lobby.wire import (
    FreeSeat,
    GivePromises,
    HumanSeat,
    InvitedSeat,
    LobbyView,
    NewTable,
    Rematch,
    SeatChange,
    SitDown,
    TellNonces,
)
from gladsheim.server.views.views import TableViews
from gladsheim.server.wire.bodies import Done, Strict
from gladsheim.server.wire.names import clean_name, typed_name
from gladsheim.server.wire.refusals import BEGUN, NAMED, NEW_GUEST, NEW_TABLE, RATED, SEATS, UNSTARTED
from gladsheim.server.wire.requests import Caller, SeatPath, TableId, ask
from gladsheim.tables.people.people import User
from gladsheim.tables.refusals import NotYourTable
from gladsheim.tables.table import HUMAN, PUBLIC, Seat
from gladsheim.tables.views.cards import TableCard
from gladsheim.tables.views.view import TableView

NOBODY = User("", "")


@get("/tables", **BOTS)
async def tables(user: UserId, lobby: NamedDependency[Lobby]) -> list[TableCard]:
    """Return the user's tables: those at which it is the user's turn first, finished ones last."""
    return [] if user is None else await lobby.cards(user)


@get("/lobby")
async def lobby(user: UserId, lobby: NamedDependency[Lobby]) -> LobbyView:
    """Return the public tables with free seats, and those that anybody may watch."""
    return LobbyView(*await lobby.public(user))


@post(
    "/tables",
    dto=Strict[NewTable],
    return_dto=None,
    refuses=(*NEW_GUEST, *NAMED, *NEW_TABLE, *RATED, "people_only", "not_for_bots"),
    **BOTS_DEAR,
)
async def open_table(
    request: Caller,
    accounts: NamedDependency[Accounts],
    library: NamedDependency[Library],
    lobby: NamedDependency[Lobby],
    data: JSONBody[NewTable],
) -> Response[TableView]:
    """Open a table; its human seats belong to the caller. It runs when no seat is free."""
    game, terms = catalogue.chosen_game(library, data), catalogue.chosen_terms(library, data)
    invited = await _invited(request, accounts, data.seats)
    catalogue.chosen_seats(library, data, NOBODY, invited)
    user, cookies = await caller_or_new(request)
    if user.robot and data.visibility == PUBLIC:
        raise not_for_bots(Words("faults-bots-private"), "visibility")
    seats = catalogue.chosen_seats(library, data, user, invited)
    if data.rated:
        seats = [replace(seat, name=user.name) if seat.owner else seat for seat in seats]
    await _check_names(request, accounts, user, seats)
    wish = TableRequest(game, seats, data.visibility, data.watch, data.rated, terms)
    return Response(await lobby.open_table(user, wish), cookies=cookies)


@ask(
    "/tables/{table:str}/seats/{seat:int}",
    Strict[SitDown],
    refuses=(*NEW_GUEST, *NAMED, *SEATS, *RATED, "not_invited", "deal_closed", "too_many"),
    **BOTS,
)
async def sit_down(
    request: Caller,
    user: UserId,
    accounts: NamedDependency[Accounts],
    lobby: NamedDependency[Lobby],
    views: NamedDependency[TableViews],
    table: TableId,
    seat: SeatPath,
    data: JSONBody[SitDown],
) -> Response[TableView]:
    """Take a free seat under a name; the game begins when it was the last."""
    name = clean_name(data.name, "name")
    await views.view(user, table)
    sitter, cookies = await caller_or_new(request)
    # A robot is known by its own name everywhere.
    name = sitter.name if sitter.robot else name
    await accounts.check_free(sitter, name, visitor(request))
    return Response(await lobby.sit(sitter, table, seat, name, data.promise), cookies=cookies)


@delete(
    "/tables/{table:str}/seats/{seat:int}",
    status_code=200,
    refuses=(*UNSTARTED, "not_your_seat", "shared_deal"),
    **BOTS,
)
async def leave_seat(
    caller: MaybeUser,
    lobby: NamedDependency[Lobby],
    views: NamedDependency[TableViews],
    table: TableId,
    seat: SeatPath,
) -> TableView:
    """Leave a seat of the caller's, decline an invitation, or free a seat of the caller's own table."""
    return await lobby.leave(await _user(caller, views, table), table, seat)


@put(
    "/tables/{table:str}/seats/{seat:int}",
    dto=Strict[SeatChange],
    return_dto=None,
    refuses=(*UNSTARTED, *SEATS, "people_only", "shared_deal", "too_many"),
    **BOTS,
)
async def assign_seat(
    request: Caller,
    caller: MaybeUser,
    accounts: NamedDependency[Accounts],
    library: NamedDependency[Library],
    lobby: NamedDependency[Lobby],
    views: NamedDependency[TableViews],
    table: TableId,
    seat: SeatPath,
    data: JSONBody[SeatChange],
) -> TableView:
    """Give a seat of the caller's own table to a bot, to an invited player, or to anybody."""
    user = await _user(caller, views, table)
    chosen = catalogue.free_seat(library, seat, data.seat, await _invited(request, accounts, [data.seat]))
    return await lobby.assign(user, table, chosen)


@delete("/tables/{table:str}", status_code=200, refuses=("not_your_table", "shared_deal", "started"), **BOTS)
async def cancel_table(
    caller: MaybeUser, lobby: NamedDependency[Lobby], views: NamedDependency[TableViews], table: TableId
) -> Done:
    """Cancel the caller's own table before its game begins."""
    await lobby.cancel(await _user(caller, views, table), table)
    return Done()


@ask(
    "/tables/{table:str}/rematch",
    Strict[Rematch],
    refuses=(*BEGUN, *NEW_TABLE, *RATED, "not_your_table", "not_over", "shared_deal"),
    **DEAR,
)
async def rematch(
    caller: MaybeUser,
    lobby: NamedDependency[Lobby],
    views: NamedDependency[TableViews],
    table: TableId,
    data: JSONBody[Rematch],
) -> TableView:
    """Return the table that follows a finished one; the same for all who sat there."""
    promises = {own.seat: own.promise for own in data.promises}
    return await lobby.rematch(await _user(caller, views, table), table, promises)


@ask(
    "/tables/{table:str}/promises",
    Strict[GivePromises],
    refuses=(*UNSTARTED, "used_promise", "not_your_seat", "not_asked"),
    **BOTS,
)
async def give_promises(
    caller: MaybeUser,
    lobby: NamedDependency[Lobby],
    views: NamedDependency[TableViews],
    table: TableId,
    data: JSONBody[GivePromises],
) -> TableView:
    """Promise fresh nonces for the seats that are `asked`; they are revealed when all seats have promised."""
    promises = {own.seat: own.promise for own in data.promises}
    return await lobby.promise(await _user(caller, views, table), table, promises)


@ask(
    "/tables/{table:str}/nonces",
    Strict[TellNonces],
    refuses=(*UNSTARTED, "broken_promise", "not_your_seat", "not_complete"),
    **BOTS,
)
async def tell_nonces(
    caller: MaybeUser,
    lobby: NamedDependency[Lobby],
    views: NamedDependency[TableViews],
    table: TableId,
    data: JSONBody[TellNonces],
) -> TableView:
    """Reveal the promised nonces; the game begins with the last of them. If a nonce is not revealed in time
    the deal is void, and made again without that seat's nonce.
    """
    nonces = {own.seat: bytes.fromhex(own.nonce) for own in data.nonces}
    return await lobby.tell(await _user(caller, views, table), table, nonces)


HANDLERS = [
    tables,
    lobby,
    open_table,
    sit_down,
    leave_seat,
    assign_seat,
    cancel_table,
    give_promises,
    tell_nonces,
    rematch,
]


async def _user(caller: User | None, views: TableViews, table: str) -> User:
    """Return the calling user. A caller without one learns only whether the table can be seen."""
    if caller is None:
        await views.view(None, table)
        raise NotYourTable(Words("faults-only-concerned"))
    return caller


async def _invited(
    request: Caller, accounts: Accounts, seats: Sequence[HumanSeat | FreeSeat]
) -> dict[str, User]:
    """Return the accounts that are to be invited, by the names in the request."""
    names = {seat.name for seat in seats if isinstance(seat, InvitedSeat)} if accounts.offered else set()
    found = {name: await accounts.find(typed_name(name, "seats"), visitor(request)) for name in names}
    return {name: user for name, user in found.items() if user is not None}


async def _check_names(request: Caller, accounts: Accounts, user: User, seats: Sequence[Seat]) -> None:
    """Check the names at seats. At one screen players may have names of other users, at other tables not.
    No name may imitate a bot or the hall.
    """
    at_one_screen = all(seat.taken for seat in seats)
    for seat in seats:
        if seat.kind == HUMAN and seat.taken:
            where = f"seats.{seat.seat}.name"
            if not at_one_screen:
                await accounts.check_free(user, seat.name, visitor(request), where)
            elif seat.name != user.name:
                await accounts.check_shared(seat.name, where)
