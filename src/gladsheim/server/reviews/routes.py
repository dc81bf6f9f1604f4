"""Routes for games that are over: the review, the score curve, and the trends of many reviews."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from gladsheim.core.words import Words
from gladsheim.server.accounts.accounts import Accounts
from gladsheim.server.history.routes import PlayerName, Ply, account_of
from gladsheim.server.identity.admission import DEAR
from gladsheim.server.identity.guests import MaybeUser, UserId
from gladsheim.server.identity.visitors import visitor
from gladsheim.server.live_tables.library import Library
from gladsheim.server.reviews.reviews import Reviews
from gladsheim.server.reviews.trends import TrendPages
from gladsheim.server.reviews.wire import OtherAction, ReviewView, TrendSettings, TrendsView
from gladsheim.server.wire.bodies import Strict
from gladsheim.server.wire.errors import Refused
from gladsheim.server.wire.names import name_key, typed_name
from gladsheim.server.wire.refusals import BEGUN, OWN_ACCOUNT
from gladsheim.server.wire.requests import Caller, EyesOf, TableId, ask
from gladsheim.store.results.trends import TrendPreferences, TrendStore
from gladsheim.tables.refusals import UnknownTable
from gladsheim.tables.results.review import Alternative, Curve

GameName = Annotated[
    str | None,
    QueryParameter(
        min_length=1,
        max_length=40,
        description="The name of a game; without it the one with the most reviews",
    ),
]


@post("/tables/{table:str}/review", status_code=200, refuses=(*BEGUN, "running", "too_many", "busy"), **DEAR)
async def ask_for_review(user: UserId, reviews: NamedDependency[Reviews], table: TableId) -> ReviewView:
    """Let a game that is over be reviewed, once for all who ask; `GET` returns the progress."""
    return await reviews.ask(user, table)


@get("/tables/{table:str}/review", refuses=(*BEGUN, "running"))
async def table_review(
    user: UserId, reviews: NamedDependency[Reviews], table: TableId, eyes: EyesOf = None
) -> ReviewView:
    """Return the progress of the review of a game, and all of it when it is finished.

    `eyes` are those of `plies`: entries of the log are counted as they are seen through them.
    """
    return await reviews.view(user, table, eyes)


@ask(
    "/tables/{table:str}/review/{ply:int}/try",
    Strict[OtherAction],
    refuses=(*BEGUN, "running", "illegal"),
    **DEAR,
)
async def try_again(
    user: UserId,
    reviews: NamedDependency[Reviews],
    table: TableId,
    ply: Ply,
    data: JSONBody[OtherAction],
    eyes: EyesOf = None,
) -> Alternative:
    """Weigh another action of a seat in place of the one at entry `ply` of the log, as a review weighs those
    that it lists. `eyes` are those of `plies`.
    """
    return await reviews.compare(user, table, ply, data, eyes)


@get("/tables/{table:str}/curve", refuses=(*BEGUN, "running"), **DEAR)
async def score_curve(
    user: UserId, reviews: NamedDependency[Reviews], table: TableId, eyes: EyesOf = None
) -> Curve:
    """Return the points of every seat after each entry of the log of a game that is over."""
    return await reviews.curve(user, table, eyes)


@get("/players/{name:str}/trends", refuses=("no_accounts",), **DEAR)
async def player_trends(
    request: Caller,
    caller: MaybeUser,
    accounts: NamedDependency[Accounts],
    library: NamedDependency[Library],
    trends: NamedDependency[TrendPages],
    name: PlayerName,
    game: GameName = None,
) -> TrendsView:
    """Return the trends in the reviews of an account's games, in a game, or in the one with the most reviews.

    Refused alike where the account does not show them and where no such account exists.
    """
    if game is not None and game not in library.games.names():
        raise UnknownTable
    accounts.check_offered()
    wanted = typed_name(name, "name")
    # One's own page may be looked at as often as one likes.
    own = caller is not None and caller.account and name_key(caller.name) == name_key(wanted)
    person = caller if own else await accounts.find(wanted, visitor(request))
    found = person and await trends.view(person, caller.id if caller else None, game)
    if not found:
        raise Refused("not_found", Words("faults-no-trends"))
    return found


@get("/trends")
async def trend_settings(user: UserId, trend_store: NamedDependency[TrendStore]) -> TrendSettings:
    """Return the caller's choices for the page of their trends, and for the reviews that it is made of."""
    wishes = TrendPreferences() if user is None else await trend_store.wishes(user)
    return TrendSettings(wishes.shown, wishes.automatic)


@put("/trends", dto=Strict[TrendSettings], return_dto=None, refuses=OWN_ACCOUNT)
async def change_trend_settings(
    caller: MaybeUser, trend_store: NamedDependency[TrendStore], data: JSONBody[TrendSettings]
) -> TrendSettings:
    """Show others the trends in the caller's reviews or hide them, and let reviews be made
    automatically or not.
    """
    user = account_of(caller)
    await trend_store.set_wishes(user.id, TrendPreferences(data.shown, data.automatic))
    return TrendSettings(data.shown, data.automatic)


HANDLERS = [
    ask_for_review,
    table_review,
    try_again,
    score_curve,
    player_trends,
    trend_settings,
    change_trend_settings,
]
