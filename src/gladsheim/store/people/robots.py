"""Queries and changes about robots and their tokens."""

from collections import defaultdict

from sqlalchemy import bindparam, delete, func, insert, null, select, update

from gladsheim.store.engine.database import Connection, Row
from gladsheim.store.errors import TooMany
from gladsheim.store.people.people import KnownSession
from gladsheim.store.people.people_statements import ADD_USER, BANNED, USERS_ALIKE
from gladsheim.store.schema import bans, robot_tokens, robots, users
from gladsheim.store.topic import Topic
from gladsheim.tables.people.people import Robot, RobotToken, User

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
_TOKEN = robot_tokens.c["id", "robot", "name", "token_hash", "created", "used"]
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
    select(users.c.id, users.c.name, robot_tokens.c.id, robot_tokens.c.used, robots.c.owner)
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


class RobotStore(Topic):
    """Robots, and the hashes of their tokens. An awaited change is saved."""

    async def add(self, robot: Robot, key: str, most: int, skeleton: str | None = None) -> bool:
        """Store a new robot. Returns False if the name is taken, or looks like one that is.
        Raises TooMany.
        """

        def work(connection: Connection) -> bool:
            connection.change(HOLD_USER, user=robot.owner)
            if connection.rows(COUNT_ROBOTS, owner=robot.owner)[0][0] >= most:
                raise TooMany
            if connection.rows(USERS_ALIKE, key=key, of_skeleton=skeleton):
                return False
            _add(connection, robot, key, skeleton)
            return True

        return await self._write(work)

    async def of(self, owner: str) -> list[Robot]:
        """Return the robots of an account that are not retired, with their tokens, oldest first."""

        def work(connection: Connection) -> list[Robot]:
            tokens = defaultdict(list)
            for row in connection.rows(TOKENS_OF_USER, owner=owner):
                identity, robot, name, token_hash, created, used = row
                tokens[robot].append(RobotToken(identity, robot, name, bytes(token_hash), created, used))
            return [
                Robot(User(user, name, robot=True), owner, created, tuple(tokens[user]))
                for user, name, created in connection.rows(ROBOTS_OF_USER, owner=owner)
            ]

        return await self._read(work)

    async def retire(self, owner: str, robot: str, at: str) -> bool:
        """Retire a robot, revoke its tokens, and free its name.
        Returns False if the account has no such robot.
        """

        def work(connection: Connection) -> bool:
            if connection.change(HOLD_ROBOT, robot=robot, owner=owner) != 1:
                return False
            connection.change(RETIRE_ROBOT, robot=robot, at=at)
            connection.change(REVOKE_TOKENS, robot=robot, at=at)
            connection.change(FREE_NAME, user=robot)
            return True

        return await self._write(work)

    async def add_token(self, owner: str, token: RobotToken, most: int) -> bool:
        """Store a token. Returns False if the account has no such robot. Raises TooMany."""

        def work(connection: Connection) -> bool:
            if connection.change(HOLD_ROBOT, robot=token.robot, owner=owner) != 1:
                return False
            if connection.rows(COUNT_TOKENS, robot=token.robot)[0][0] >= most:
                raise TooMany
            connection.change(
                ADD_TOKEN,
                id=token.id,
                robot=token.robot,
                name=token.name,
                token_hash=token.token_hash,
                created=token.created,
                used=None,
                stream=None,
                revoked=None,
            )
            return True

        return await self._write(work)

    async def revoke(self, owner: str, robot: str, token: str, at: str) -> bool:
        """Revoke a token. Returns False if no robot of the account has it."""

        def work(connection: Connection) -> bool:
            if connection.change(HOLD_ROBOT, robot=robot, owner=owner) != 1:
                return False
            return connection.change(REVOKE_TOKEN, robot=robot, token=token, at=at) == 1

        return await self._write(work)

    async def by_token(self, token_hash: bytes) -> KnownSession | None:
        """Return the robot whose token has this hash; None if it was revoked or never given."""
        rows = await self._rows(ROBOT_BY_TOKEN, token_hash=token_hash)
        if not rows:
            return None
        user, name, token, used, keeper = rows[0]
        return KnownSession(User(user, name, robot=True, keeper=keeper), token, used or "")

    def see(self, token: str, at: str) -> None:
        """Store when a token was last used, without waiting for the commit: nothing depends on it."""
        self.database.write(lambda c: c.change(SEE_TOKEN, token=token, new_used=at))

    async def begin_stream(self, token: str, stream: str) -> None:
        """Set the current stream of a token, and notify all processes."""

        def work(connection: Connection) -> None:
            connection.change(SET_STREAM, token=token, new_stream=stream)
            connection.announce(stream_bell(token))

        await self._write(work)

    async def stream_of(self, token: str) -> str | None:
        """Return the current stream of a token; None for a revoked token."""
        rows = await self._stream(token)
        return rows[0][0] if rows else None

    async def lives(self, token: str) -> bool:
        """Whether a token was not revoked."""
        return bool(await self._stream(token))

    async def _stream(self, token: str) -> list[Row]:
        return await self._rows(STREAM_OF_TOKEN, token=token)


def stream_bell(token: str) -> str:
    """Return the name of the bell that rings when a token's stream is replaced; it is no table's id."""
    return f"#{token}"


def _add(connection: Connection, robot: Robot, key: str, skeleton: str | None) -> None:
    connection.change(
        ADD_USER,
        id=robot.user.id,
        name=robot.user.name,
        name_key=key,
        skeleton=skeleton,
        password=None,
        recovery="[]",
        created=robot.created,
    )
    connection.change(
        ADD_ROBOT, user_id=robot.user.id, owner=robot.owner, created=robot.created, retired=None
    )
