"""The routes of what is looked at after a game: its review, its score curve, and what many reviews say."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import JSONBody, QueryParameter

from gladsheim.core.words import Words
from gladsheim.server.accounts.names import name_key, typed_name
from gladsheim.server.accounts.routes import visitor
from gladsheim.server.edge.errors import Refused
from gladsheim.server.edge.requests import Caller, TableId
from gladsheim.server.hall.wire import Strict
from gladsheim.server.history.routes import EyesOf, PlayerName, account_of
from gladsheim.server.identity.admission import DEAR
from gladsheim.server.identity.guests import caller, caller_id, hall_of
from gladsheim.server.refusals import BEGUN, OWN_ACCOUNT
from gladsheim.server.reviews.wire import ReviewView, TrendSettings, TrendsView
from gladsheim.store.results.trends import Wishes
from gladsheim.tables.refusals import UnknownTable
from gladsheim.tables.results.review import Curve

GameName = Annotated[
    str | None,
    QueryParameter(
        min_length=1,
        max_length=40,
        description="The name of a game; without it the one with the most reviews",
    ),
]


@post(
    "/tables/{table:str}/review",
    status_code=200,
    refuses=(*BEGUN, "409 running", "429 too_many", "503 busy"),
    **DEAR,
)
async def ask_for_review(request: Caller, table: TableId) -> ReviewView:
    """Let a game that is over be reviewed, once for all who ask; `GET` tells when it is there."""
    return await hall_of(request).history.reviews.ask(await caller_id(request), table)


@get("/tables/{table:str}/review", refuses=(*BEGUN, "409 running"))
async def table_review(request: Caller, table: TableId, eyes: EyesOf = None) -> ReviewView:
    """How far the review of a game is, and all of it when it is finished.

    `eyes` are those of `plies`: entries of the log are counted as they are seen through them.
    """
    return await hall_of(request).history.reviews.view(await caller_id(request), table, eyes)


@get("/tables/{table:str}/curve", refuses=(*BEGUN, "409 running"), **DEAR)
async def score_curve(request: Caller, table: TableId, eyes: EyesOf = None) -> Curve:
    """The points of every seat after each entry of the log of a game that is over."""
    return await hall_of(request).history.reviews.curve(await caller_id(request), table, eyes)


@get("/players/{name:str}/trends", refuses=("404 no_accounts",), **DEAR)
async def player_trends(request: Caller, name: PlayerName, game: GameName = None) -> TrendsView:
    """What the reviews of an account's games say together, in a game, or in the one with the most reviews.

    Refused alike where it is not shown and where there is no such account.
    """
    hall = hall_of(request)
    if game is not None and game not in hall.library.games.names():
        raise UnknownTable
    if not hall.has_accounts:
        raise Refused(404, "no_accounts", Words("faults-no-accounts"))
    user, wanted = await caller(request), typed_name(name, "name")
    # One's own page may be looked at as often as one likes.
    own = user is not None and user.account and name_key(user.name) == name_key(wanted)
    person = user if own else await hall.accounts.find(wanted, visitor(request))
    found = person and await hall.history.trends.view(person, user.id if user else None, game)
    if not found:
        raise Refused(404, "not_found", Words("faults-no-trends"))
    return found


@get("/trends")
async def trend_settings(request: Caller) -> TrendSettings:
    """What the caller decided about the page of their trends, and the reviews it is made of."""
    user = await caller_id(request)
    wishes = Wishes() if user is None else await hall_of(request).store.trends.wishes(user)
    return TrendSettings(wishes.shown, wishes.automatic)


@put("/trends", dto=Strict[TrendSettings], return_dto=None, refuses=OWN_ACCOUNT)
async def change_trend_settings(request: Caller, data: JSONBody[TrendSettings]) -> TrendSettings:
    """Show others what the reviews of one's games say or keep it for oneself, and let them be made or not."""
    user = await account_of(request)
    await hall_of(request).store.trends.set_wishes(user.id, Wishes(data.shown, data.automatic))
    return TrendSettings(data.shown, data.automatic)


HANDLERS = [ask_for_review, table_review, score_curve, player_trends, trend_settings, change_trend_settings]
