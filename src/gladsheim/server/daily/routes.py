"""Routes of shared deals: the deal of the day, and duplicate matches."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from gladsheim.core.words import Words
from gladsheim.server.accounts.accounts import Accounts
from gladsheim.server.daily.days import Days
from gladsheim.server.daily.match_wire import MatchCard, MatchView, NewMatch
from gladsheim.server.daily.matches import Matches
from gladsheim.server.daily.plays import Plays
from gladsheim.server.daily.wire import DailyView, DayView
from gladsheim.server.identity.admission import DEAR
from gladsheim.server.identity.guests import MaybeUser, caller_or_new
from gladsheim.server.identity.visitors import visitor
from gladsheim.server.live_tables.library import Library
from gladsheim.server.wire.bodies import Strict
from gladsheim.server.wire.refusals import NAMED, NEW_GUEST, NEW_TABLE
from gladsheim.server.wire.requests import IDENTITY, Caller, GameName, ask
from gladsheim.tables.refusals import NotYourTable, UnknownTable
from gladsheim.tables.views.view import TableView

MatchId = Annotated[
    str, PathParameter(min_length=1, max_length=40, pattern=IDENTITY, description="The id of a match")
]
DealNumber = Annotated[
    int, PathParameter(ge=1, le=100, description="The number of a deal, the first being 1")
]
DayPath = Annotated[
    str,
    PathParameter(
        pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", max_length=10, description="A day, such as 2026-11-26"
    ),
]


@get("/daily")
async def daily(caller: MaybeUser, days: NamedDependency[Days], plays: NamedDependency[Plays]) -> DailyView:
    """Return today's deals, the commitments of the days ahead, and the past days."""
    await plays.settle_for(caller, await days.find())
    return await days.daily(caller)


@get("/daily/{day:str}")
async def daily_of(
    caller: MaybeUser, days: NamedDependency[Days], plays: NamedDependency[Plays], day: DayPath
) -> DayView:
    """Return the deals of a day that has begun.
    Result tables are included once the caller's own play, or the day, is over.
    """
    found = await days.find(day)
    await plays.settle_for(caller, found)
    return await days.view(found, caller)


@post(
    "/games/{name:str}/daily",
    status_code=200,
    refuses=(*NEW_GUEST, *NAMED, "deal_closed", "game_off"),
    **DEAR,
)
async def play_daily(
    request: Caller,
    accounts: NamedDependency[Accounts],
    library: NamedDependency[Library],
    plays: NamedDependency[Plays],
    name: GameName,
) -> Response[TableView]:
    """Return the caller's table with today's deal of a game. Repeated calls return the same table."""
    if name not in library.games.names():
        raise UnknownTable
    user, cookies = await caller_or_new(request)
    await accounts.check_free(user, user.name, visitor(request))
    return Response(await plays.begin(user, name), cookies=cookies)


@get("/matches")
async def matches(caller: MaybeUser, matches: NamedDependency[Matches]) -> list[MatchCard]:
    """Return the duplicate matches in which the caller plays."""
    return await matches.of_user(caller)


@ask("/matches", Strict[NewMatch], refuses=(*NEW_GUEST, *NEW_TABLE, "not_found"), **DEAR)
async def begin_match(
    request: Caller,
    library: NamedDependency[Library],
    matches: NamedDependency[Matches],
    data: JSONBody[NewMatch],
) -> Response[MatchView]:
    """Begin a duplicate match. Any caller who has its id may join."""
    if data.game not in library.games.names():
        raise UnknownTable
    user, cookies = await caller_or_new(request)
    return Response(await matches.begin(user, data), cookies=cookies)


@get("/matches/{match:str}")
async def match_view(caller: MaybeUser, matches: NamedDependency[Matches], match: MatchId) -> MatchView:
    """Return a match. Its players get the deals, and the plays of the others once their own is over."""
    return await matches.view(match, caller)


@post(
    "/matches/{match:str}/players", status_code=200, refuses=(*NEW_GUEST, "deal_closed", "match_full"), **DEAR
)
async def join_match(
    request: Caller, matches: NamedDependency[Matches], match: MatchId
) -> Response[MatchView]:
    """Join a match."""
    await matches.view(match, None)
    user, cookies = await caller_or_new(request)
    return Response(await matches.join(user, match), cookies=cookies)


@post(
    "/matches/{match:str}/deals/{number:int}",
    status_code=200,
    refuses=(
        "not_your_table",
        "closed",
        "deal_closed",
        "game_off",
        "nobody_there",
        "not_complete",
        "sits_out",
    ),
    **DEAR,
)
async def play_in_match(
    caller: MaybeUser, matches: NamedDependency[Matches], match: MatchId, number: DealNumber
) -> TableView:
    """Return the caller's table with a deal of a match. Repeated calls return the same table."""
    if caller is None:
        await matches.view(match, None)
        raise NotYourTable(Words("faults-only-match"))
    return await matches.play(caller, match, number)


HANDLERS = [daily, daily_of, play_daily, matches, begin_match, match_view, join_match, play_in_match]
