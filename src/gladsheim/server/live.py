"""The socket of a table: its view at once, after every change, and a sign of life between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import QueryParameter

from gladsheim.server.guests import caller_id, hall_of
from gladsheim.server.hub import TooManyWatchers
from gladsheim.server.requests import TableId
from gladsheim.server.wire import PING, Sync
from gladsheim.store import DatabaseError
from gladsheim.tables.refusals import TableError
from gladsheim.tables.table import MOST_LINES

PING_SECONDS = 5.0
SLOWEST_READER_SECONDS = 10.0

NOT_FOUND = 4404
BAD_MESSAGE = 1008
TRY_LATER = 1013
FAULT = 1011

logger = logging.getLogger(__name__)


class SessionEnded(Exception):
    """The session that opened the socket was revoked, or is another user's now."""


Socket = WebSocket[Any, Any, Any]


@websocket("/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: TableId,
    since: Annotated[int, QueryParameter(ge=0, le=MOST_LINES)] = 0,
) -> None:
    """Watch a table. Views are whole, so `since` changes nothing: nobody can miss a line."""
    hall = hall_of(socket)
    user = await caller_id(socket)
    await socket.accept()
    try:
        await hall.message_for(user, table)
        with hall.hub.bell(table) as bell:
            await _serve(socket, Post(lambda: hall.message_for(user, table), bell), user)
    except SessionEnded:
        await socket.close(code=BAD_MESSAGE, reason="session_ended")
    except TableError:
        await socket.close(code=NOT_FOUND, reason="not_found")
    except (TooManyWatchers, DatabaseError):
        await socket.close(code=TRY_LATER, reason="try_later")
    except Exception:
        logger.exception("the socket of table %s ends", table)
        await socket.close(code=FAULT, reason="internal")


async def _serve(socket: Socket, post: Post, user: str | None) -> None:
    reader = asyncio.create_task(_read(socket, post))
    writer = asyncio.create_task(_write(socket, post, user))
    try:
        await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (reader, writer):
            task.cancel()
        ended = await asyncio.gather(reader, writer, return_exceptions=True)
    for end in ended:
        if isinstance(end, msgspec.DecodeError):
            await socket.close(code=BAD_MESSAGE, reason="bad_request")
        # One that is too slow or has gone is left without a word: it would not take that either.
        elif isinstance(end, Exception) and not isinstance(end, (OSError, WebSocketException)):
            raise end


class Post:
    """What a socket is to be sent next.

    What happens in secret rings the bell, too. It must not be noticed: the same message is
    not sent twice, unless it was asked for, and no ping comes any later.
    """

    def __init__(self, message: Callable[[], Awaitable[bytes]], bell: asyncio.Event) -> None:
        self._message = message
        self._bell = bell
        self._asked = True
        self._last = b""

    def ask(self) -> None:
        """Let the message be sent whether it is new or not."""
        self._asked = True
        self._bell.set()

    async def next(self) -> bytes:
        """The next message, as soon as there is a new one; a ping if none comes in time."""
        self._bell.set()
        try:
            async with asyncio.timeout(PING_SECONDS):
                while True:
                    await self._bell.wait()
                    self._bell.clear()
                    message = await self._message()
                    if self._asked or message != self._last:
                        self._asked, self._last = False, message
                        return message
        except TimeoutError:
            return PING


async def _read(socket: Socket, post: Post) -> None:
    """Ask for the table whenever the socket does; ends when it has gone."""
    try:
        while True:
            msgspec.json.decode(await socket.receive_text(), type=Sync)
            post.ask()
    except WebSocketDisconnect:
        return


async def _write(socket: Socket, post: Post, user: str | None) -> None:
    while True:
        message = await post.next()
        if await caller_id(socket) != user:
            raise SessionEnded
        async with asyncio.timeout(SLOWEST_READER_SECONDS):
            await socket.send_text(message)
