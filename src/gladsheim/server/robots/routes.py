"""Routes by which people manage their bot accounts."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from gladsheim.core.words import Words
from gladsheim.server.accounts.accounts import Accounts
from gladsheim.server.accounts.wire import FreshToken, NewRobot, NewToken, RobotCard, TokenCard
from gladsheim.server.identity.admission import DEAR
from gladsheim.server.identity.guests import MaybeUser
from gladsheim.server.identity.visitors import visitor
from gladsheim.server.robots.robots import Robots
from gladsheim.server.wire.bodies import Done, Strict
from gladsheim.server.wire.errors import Refused
from gladsheim.server.wire.names import clean_name
from gladsheim.server.wire.refusals import NAMED, OWN_ACCOUNT
from gladsheim.server.wire.requests import IDENTITY, Caller
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
async def robots(caller: MaybeUser, robots: NamedDependency[Robots]) -> list[RobotCard]:
    """Return the bot accounts of the calling account, with their tokens; none for other callers."""
    found = [] if caller is None else await robots.of(caller)
    return [_card(robot) for robot in found]


@post(
    "/robots", dto=Strict[NewRobot], return_dto=None, refuses=(*OWN_ACCOUNT, *NAMED, "too_many_bots"), **DEAR
)
async def make_robot(
    request: Caller,
    caller: MaybeUser,
    accounts: NamedDependency[Accounts],
    robots: NamedDependency[Robots],
    data: JSONBody[NewRobot],
) -> RobotCard:
    """Make a bot account. Its name must be unique."""
    owner, name = _owner(caller), clean_name(data.name, "name")
    await accounts.check_free(owner, name, visitor(request), robot=True)
    return _card(await robots.make(owner, name))


@delete("/robots/{robot:str}", status_code=200, refuses=OWN_ACCOUNT)
async def retire_robot(caller: MaybeUser, robots: NamedDependency[Robots], robot: RobotId) -> Done:
    """Retire a bot account with its tokens; its games stay."""
    await robots.retire(_owner(caller), robot)
    return Done()


@post(
    "/robots/{robot:str}/tokens",
    dto=Strict[NewToken],
    return_dto=None,
    refuses=(*OWN_ACCOUNT, "too_many_tokens"),
    **DEAR,
)
async def make_token(
    caller: MaybeUser, robots: NamedDependency[Robots], robot: RobotId, data: JSONBody[NewToken]
) -> FreshToken:
    """Make a token of a bot account. Its text is in this answer only."""
    owner, name = _owner(caller), clean_name(data.name, "name")
    token, text = await robots.make_token(owner, robot, name)
    return FreshToken(_token_card(token), text)


@delete("/robots/{robot:str}/tokens/{token:str}", status_code=200, refuses=OWN_ACCOUNT)
async def revoke_token(
    caller: MaybeUser, robots: NamedDependency[Robots], robot: RobotId, token: TokenId
) -> Done:
    """Revoke a token."""
    await robots.revoke(_owner(caller), robot, token)
    return Done()


HANDLERS = [robots, make_robot, retire_robot, make_token, revoke_token]


def _owner(caller: User | None) -> User:
    if caller is None or not caller.account:
        raise Refused("not_account", Words("faults-account-bots"))
    return caller


def _card(robot: Robot) -> RobotCard:
    return RobotCard(
        robot.user.id, robot.user.name, robot.created, [_token_card(token) for token in robot.tokens]
    )


def _token_card(token: RobotToken) -> TokenCard:
    return TokenCard(token.id, token.name, token.created, token.used)
