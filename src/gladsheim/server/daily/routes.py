"""The routes of shared deals: the deal of the day, and duplicate matches."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from gladsheim.core.words import Words
from gladsheim.server.accounts.routes import visitor
from gladsheim.server.daily.match_wire import MatchCard, MatchView, NewMatch
from gladsheim.server.daily.wire import DailyView, DayView
from gladsheim.server.edge.requests import IDENTITY, Caller, GameName, ask
from gladsheim.server.hall.wire import Strict
from gladsheim.server.identity.admission import DEAR
from gladsheim.server.identity.guests import caller, caller_or_new, hall_of
from gladsheim.server.refusals import NAMED, NEW_GUEST, NEW_TABLE
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
async def daily(request: Caller) -> DailyView:
    """Today's deals, what is promised, and which days there were."""
    hall, user = hall_of(request), await caller(request)
    await hall.plays.settle_for(user, await hall.days.find())
    return await hall.days.daily(user)


@get("/daily/{day:str}")
async def daily_of(request: Caller, day: DayPath) -> DayView:
    """The deals of a day that has begun; tables of results once the caller's own play is over, or the day."""
    hall, user = hall_of(request), await caller(request)
    found = await hall.days.find(day)
    await hall.plays.settle_for(user, found)
    return await hall.days.view(found, user)


@post(
    "/games/{name:str}/daily",
    status_code=200,
    refuses=(*NEW_GUEST, *NAMED, "409 deal_closed", "409 game_off"),
    **DEAR,
)
async def play_daily(request: Caller, name: GameName) -> Response[TableView]:
    """The caller's table with today's deal of a game; asked again it is the same one."""
    hall = hall_of(request)
    if name not in hall.library.games.names():
        raise UnknownTable
    user, cookies = await caller_or_new(request)
    await hall.accounts.check_free(user, user.name, visitor(request))
    return Response(await hall.plays.begin(user, name), cookies=cookies)


@get("/matches")
async def matches(request: Caller) -> list[MatchCard]:
    """The duplicate matches in which the caller plays."""
    return await hall_of(request).matches.of_user(await caller(request))


@ask("/matches", Strict[NewMatch], refuses=(*NEW_GUEST, *NEW_TABLE, "404 not_found"), **DEAR)
async def begin_match(request: Caller, data: JSONBody[NewMatch]) -> Response[MatchView]:
    """Begin a duplicate match; who has its id may join."""
    hall = hall_of(request)
    if data.game not in hall.library.games.names():
        raise UnknownTable
    user, cookies = await caller_or_new(request)
    return Response(await hall.matches.begin(user, data), cookies=cookies)


@get("/matches/{match:str}")
async def match_view(request: Caller, match: MatchId) -> MatchView:
    """A match; its deals for those who play in it, and of each others' plays once one's own is over."""
    return await hall_of(request).matches.view(match, await caller(request))


@post(
    "/matches/{match:str}/players",
    status_code=200,
    refuses=(*NEW_GUEST, "409 deal_closed", "409 match_full"),
    **DEAR,
)
async def join_match(request: Caller, match: MatchId) -> Response[MatchView]:
    """Play in a match, too."""
    hall = hall_of(request)
    await hall.matches.view(match, None)
    user, cookies = await caller_or_new(request)
    return Response(await hall.matches.join(user, match), cookies=cookies)


@post(
    "/matches/{match:str}/deals/{number:int}",
    status_code=200,
    refuses=(
        "403 not_your_table",
        "409 closed",
        "409 deal_closed",
        "409 game_off",
        "409 nobody_there",
        "409 not_complete",
        "409 sits_out",
    ),
    **DEAR,
)
async def play_in_match(request: Caller, match: MatchId, number: DealNumber) -> TableView:
    """The caller's table with a deal of a match; asked again it is the same one."""
    hall, user = hall_of(request), await caller(request)
    if user is None:
        await hall.matches.view(match, None)
        raise NotYourTable(Words("faults-only-match"))
    return await hall.matches.play(user, match, number)


HANDLERS = [daily, daily_of, play_daily, matches, begin_match, match_view, join_match, play_in_match]
