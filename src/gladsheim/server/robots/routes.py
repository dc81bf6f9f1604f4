"""The routes by which people look after their bot accounts."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from gladsheim.core.words import Words
from gladsheim.server.accounts.names import clean_name
from gladsheim.server.accounts.routes import visitor
from gladsheim.server.accounts.wire import FreshToken, NewRobot, NewToken, RobotCard, TokenCard
from gladsheim.server.edge.errors import Refused
from gladsheim.server.edge.requests import IDENTITY, Caller
from gladsheim.server.hall.wire import Done, Strict
from gladsheim.server.identity.admission import DEAR
from gladsheim.server.identity.guests import caller, hall_of
from gladsheim.server.refusals import NAMED, OWN_ACCOUNT
from gladsheim.tables.people.people import Robot, RobotToken, User

RobotId = Annotated[
    str,
    PathParameter(
        min_length=1, max_length=40, pattern=IDENTITY, description="The id of a bot account of one's own"
    ),
]
TokenId = Annotated[
    str,
    PathParameter(min_length=1, max_length=40, pattern=IDENTITY, description="The id of one of its tokens"),
]


@get("/robots")
async def robots(request: Caller) -> list[RobotCard]:
    """The bot accounts of the account that calls, with their tokens; of anybody else there are none."""
    owner = await caller(request)
    found = [] if owner is None else await hall_of(request).robots.of(owner)
    return [_card(robot) for robot in found]


@post(
    "/robots",
    dto=Strict[NewRobot],
    return_dto=None,
    refuses=(*OWN_ACCOUNT, *NAMED, "409 too_many_bots"),
    **DEAR,
)
async def make_robot(request: Caller, data: JSONBody[NewRobot]) -> RobotCard:
    """Make a bot account; its name is nobody else's."""
    owner, name = await _owner(request), clean_name(data.name, "name")
    await hall_of(request).accounts.check_free(owner, name, visitor(request), robot=True)
    return _card(await hall_of(request).robots.make(owner, name))


@delete("/robots/{robot:str}", status_code=200, refuses=OWN_ACCOUNT)
async def retire_robot(request: Caller, robot: RobotId) -> Done:
    """End a bot account with its tokens; its games stay."""
    await hall_of(request).robots.retire(await _owner(request), robot)
    return Done()


@post(
    "/robots/{robot:str}/tokens",
    dto=Strict[NewToken],
    return_dto=None,
    refuses=(*OWN_ACCOUNT, "409 too_many_tokens"),
    **DEAR,
)
async def make_token(request: Caller, robot: RobotId, data: JSONBody[NewToken]) -> FreshToken:
    """Make a token of a bot account; it is shown only now."""
    owner, name = await _owner(request), clean_name(data.name, "name")
    token, text = await hall_of(request).robots.make_token(owner, robot, name)
    return FreshToken(_token_card(token), text)


@delete("/robots/{robot:str}/tokens/{token:str}", status_code=200, refuses=OWN_ACCOUNT)
async def revoke_token(request: Caller, robot: RobotId, token: TokenId) -> Done:
    """End a token: it lets nobody in any more."""
    await hall_of(request).robots.revoke(await _owner(request), robot, token)
    return Done()


HANDLERS = [robots, make_robot, retire_robot, make_token, revoke_token]


async def _owner(request: Caller) -> User:
    user = await caller(request)
    if user is None or not user.account:
        raise Refused(403, "not_account", Words("faults-account-bots"))
    return user


def _card(robot: Robot) -> RobotCard:
    return RobotCard(
        robot.user.id, robot.user.name, robot.created, [_token_card(token) for token in robot.tokens]
    )


def _token_card(token: RobotToken) -> TokenCard:
    return TokenCard(token.id, token.name, token.created, token.used)
