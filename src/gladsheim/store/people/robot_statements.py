"""The statements about robots and their tokens."""

from sqlalchemy import bindparam, delete, func, insert, null, select, update
from sqlalchemy.sql import Executable

from gladsheim.store.operators.moderation_statements import BANNED
from gladsheim.store.schema import bans, robot_tokens, robots, users

ADD_ROBOT = insert(robots)
ADD_TOKEN = insert(robot_tokens)
# Comes first where something is counted before it is added: of two that do so, the second waits.
HOLD_USER = update(users).where(users.c.id == bindparam("user")).values(created=users.c.created)
HOLD_ROBOT = (
    update(robots)
    .where(
        robots.c.user_id == bindparam("robot"),
        robots.c.owner == bindparam("owner"),
        robots.c.retired.is_(None),
    )
    .values(created=robots.c.created)
)
COUNT_ROBOTS = (
    select(func.count())
    .select_from(robots)
    .where(robots.c.owner == bindparam("owner"), robots.c.retired.is_(None))
)
COUNT_TOKENS = (
    select(func.count())
    .select_from(robot_tokens)
    .where(robot_tokens.c.robot == bindparam("robot"), robot_tokens.c.revoked.is_(None))
)
ALL_ROBOTS_OF_USER = select(robots.c.user_id).where(robots.c.owner == bindparam("owner"))
DELETE_TOKENS = delete(robot_tokens).where(robot_tokens.c.robot == bindparam("user"))
DELETE_ROBOT = delete(robots).where(robots.c.user_id == bindparam("user"))
_TOKEN = (
    robot_tokens.c.id,
    robot_tokens.c.robot,
    robot_tokens.c.name,
    robot_tokens.c.token_hash,
    robot_tokens.c.created,
    robot_tokens.c.used,
)
_LIVE = (robot_tokens.c.revoked.is_(None), robots.c.retired.is_(None))
_OWNER_BANNED = select(bans.c.id).where(bans.c.user_id == robots.c.owner).exists()
_WITH_ROBOT = robots.c.user_id == robot_tokens.c.robot
ROBOTS_OF_USER = (
    select(users.c.id, users.c.name, robots.c.created)
    .join_from(robots, users, users.c.id == robots.c.user_id)
    .where(robots.c.owner == bindparam("owner"), robots.c.retired.is_(None))
    .order_by(robots.c.created, users.c.id)
)
TOKENS_OF_USER = (
    select(*_TOKEN)
    .join_from(robot_tokens, robots, _WITH_ROBOT)
    .where(robots.c.owner == bindparam("owner"), *_LIVE)
    .order_by(robot_tokens.c.created, robot_tokens.c.id)
)
ROBOT_BY_TOKEN = (
    select(users.c.id, users.c.name, robot_tokens.c.id, robot_tokens.c.used)
    .join_from(robot_tokens, robots, _WITH_ROBOT)
    .join(users, users.c.id == robots.c.user_id)
    .where(robot_tokens.c.token_hash == bindparam("token_hash"), *_LIVE, ~BANNED, ~_OWNER_BANNED)
)
STREAM_OF_TOKEN = (
    select(robot_tokens.c.stream)
    .join_from(robot_tokens, robots, _WITH_ROBOT)
    .where(robot_tokens.c.id == bindparam("token"), *_LIVE)
)
_TOKEN_ROW = robot_tokens.c.id == bindparam("token")
SET_STREAM = update(robot_tokens).where(_TOKEN_ROW).values(stream=bindparam("new_stream"))
SEE_TOKEN = update(robot_tokens).where(_TOKEN_ROW).values(used=bindparam("new_used"))
REVOKE_TOKEN = (
    update(robot_tokens)
    .where(_TOKEN_ROW, robot_tokens.c.robot == bindparam("robot"), robot_tokens.c.revoked.is_(None))
    .values(revoked=bindparam("at"))
)
REVOKE_TOKENS = (
    update(robot_tokens)
    .where(robot_tokens.c.robot == bindparam("robot"), robot_tokens.c.revoked.is_(None))
    .values(revoked=bindparam("at"))
)
RETIRE_ROBOT = update(robots).where(robots.c.user_id == bindparam("robot")).values(retired=bindparam("at"))
FREE_NAME = update(users).where(users.c.id == bindparam("user")).values(name_key=null(), skeleton=null())

ALL: tuple[Executable, ...] = (
    ALL_ROBOTS_OF_USER,
    DELETE_TOKENS,
    DELETE_ROBOT,
    ADD_ROBOT,
    ADD_TOKEN,
    HOLD_USER,
    HOLD_ROBOT,
    COUNT_ROBOTS,
    COUNT_TOKENS,
    ROBOTS_OF_USER,
    TOKENS_OF_USER,
    ROBOT_BY_TOKEN,
    STREAM_OF_TOKEN,
    SET_STREAM,
    SEE_TOKEN,
    REVOKE_TOKEN,
    REVOKE_TOKENS,
    RETIRE_ROBOT,
    FREE_NAME,
)
