"""The routes of the deal of the day."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, PathParameter

from gladsheim.server.accounts.routes import visitor
from gladsheim.server.daily.wire import DailyView, DayView
from gladsheim.server.edge.requests import REFUSALS, Caller
from gladsheim.server.identity.admission import DEAR
from gladsheim.server.identity.guests import caller, caller_or_new, hall_of
from gladsheim.tables.refusals import UnknownTable
from gladsheim.tables.views.view import TableView

DayPath = Annotated[str, PathParameter(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", max_length=10)]


@get("/daily", responses=REFUSALS)
async def daily(request: Caller) -> DailyView:
    """Today's deals, what is promised, and which days there were."""
    hall, user = hall_of(request), await caller(request)
    await hall.plays.settle_for(user, await hall.days.find())
    return await hall.days.daily(user)


@get("/daily/{day:str}", responses=REFUSALS)
async def day(request: Caller, day: DayPath) -> DayView:
    """The deals of a day that has begun; tables of results once the caller's own play is over, or the day."""
    hall, user = hall_of(request), await caller(request)
    found = await hall.days.find(day)
    await hall.plays.settle_for(user, found)
    return await hall.days.view(found, user)


@post("/games/{name:str}/daily", status_code=200, responses=REFUSALS, **DEAR)
async def play(request: Caller, name: FromPath[str]) -> Response[TableView]:
    """The caller's table with today's deal of a game; asked again it is the same one."""
    hall = hall_of(request)
    if name not in hall.library.games.names():
        raise UnknownTable
    user, cookies = await caller_or_new(request)
    await hall.accounts.check_free(user, user.name, visitor(request))
    return Response(await hall.plays.begin(user, name), cookies=cookies)


HANDLERS = [daily, day, play]
