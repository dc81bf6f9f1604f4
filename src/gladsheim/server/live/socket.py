"""Socket of a table: sends the view at once and after every change, and pings in between.

One task reads one message after the other; only the delivery sends. So the effect of an action is sent
once, as its answer, and not again as news.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Annotated, Literal, cast

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import QueryParameter

from gladsheim.server.identity.admission import admit_to_socket, mark_counted
from gladsheim.server.identity.gate import TooManySockets
from gladsheim.server.identity.guests import SocketUser, network
from gladsheim.server.live.actions import SessionEnded, SocketClient, answer
from gladsheim.server.live.delivery import PROTOCOL, Delivery, FastPath, Socket
from gladsheim.server.live.outbox import Outbox, nothing
from gladsheim.server.live.room import SocketServices
from gladsheim.server.live.wire import SocketMessage, Sync
from gladsheim.server.shares.places import NoPlace
from gladsheim.server.wire.buckets import Buckets
from gladsheim.server.wire.errors import Refused
from gladsheim.server.wire.language import spoken
from gladsheim.server.wire.requests import TableId
from gladsheim.store import DatabaseError
from gladsheim.tables.refusals import TableError
from gladsheim.tables.table import MOST_LINES

NOT_FOUND = 4404
BAD_MESSAGE = 1008
TRY_LATER = 1013
FAULT = 1011

logger = logging.getLogger(__name__)


class TooManyMessages(Exception):
    """Raised when a client sends more messages than allowed."""


READER = msgspec.json.Decoder(SocketMessage)


@websocket("/tables/{table:str}/live")
async def live(
    socket: Socket,
    room: NamedDependency[SocketServices],
    table: TableId,
    since: Annotated[int, QueryParameter(ge=0, le=MOST_LINES)] = 0,
    log: Annotated[Literal["whole", "new"], QueryParameter()] = "whole",
    presence: Annotated[bool, QueryParameter()] = False,
) -> None:
    """Watch a table. Each view is complete, so `since` has no effect and no line can be missed.

    Messages are numbered (`n`): a client that misses a number requests the table again. With `log=new`, a
    message that is a `part` has only the entries that are new or changed: the first `log_from` entries of
    the previous view with the same `viewer` stay. The first view of each viewer, also after a request for
    the table, is no part.

    With `presence`, separate messages tell which people of the table are present.
    """
    # Accepted first: a page is told why only by the close of an open socket.
    mark_counted(socket)
    await socket.accept()
    try:
        await _watch(socket, room, table, brief=log == "new", presence=presence)
    except SessionEnded:
        await socket.close(code=BAD_MESSAGE, reason="session_ended")
    except Refused as refusal:
        code = BAD_MESSAGE if refusal.retry_after is None else TRY_LATER
        await socket.close(code=code, reason=refusal.code)
    except TableError:
        await socket.close(code=NOT_FOUND, reason="not_found")
    except (NoPlace, TooManySockets, DatabaseError):
        await socket.close(code=TRY_LATER, reason="try_later")
    except Exception:
        logger.exception("the socket of table %s ends", table)
        await socket.close(code=FAULT, reason="internal")


async def _watch(socket: Socket, room: SocketServices, table: str, *, brief: bool, presence: bool) -> None:
    user = await admit_to_socket(socket)
    identity = None if user is None else user.id
    with room.gate.socket(user, network(socket)):
        await room.views.message_for(identity, table)
        delivery = _delivery(socket, room, identity)
        room.presence.come(table, user)
        try:
            with room.tables.hub.watch(table, delivery):
                await room.hear(table)
                room.talk.forget(table)
                chat = None if identity is None else partial(room.talk.signal, identity, table)
                there = partial(room.presence.message, table) if presence else nothing
                number = partial(room.talk.number, table)
                message = partial(room.views.message_for, identity, table)
                outbox = Outbox(message, delivery, chat, there, number, brief=brief)
                delivery.carry(outbox)
                language = spoken(socket.headers.get("accept-language"))
                asker = SocketClient(room, SocketUser(socket), identity, network(socket), language, table)
                await _serve(socket, outbox, delivery, asker)
        finally:
            delivery.stop()
            room.presence.go(table, user)


async def _serve(socket: Socket, outbox: Outbox, delivery: Delivery, asker: SocketClient) -> None:
    try:
        # In a task of its own: one that has waited is woken through all that wraps what it does.
        await asyncio.create_task(_read(outbox, delivery, asker))
    except msgspec.DecodeError:
        await socket.close(code=BAD_MESSAGE, reason="bad_request")
    except TooManyMessages:
        await socket.close(code=BAD_MESSAGE, reason="slow_down")
    except (OSError, WebSocketException):
        # One that is too slow or has gone is left without a word: it would not take that either.
        return


def _delivery(socket: Socket, room: SocketServices, user: str | None) -> Delivery:
    holder = SocketUser(socket)

    async def may_hear() -> bool:
        found = await holder.user()
        return found is not None and found.id == user

    # A client that came without a session has none that could end.
    protocol = (socket.scope.get("extensions") or {}).get(PROTOCOL)
    return Delivery(
        socket, None if user is None else may_hear, room.time.now, cast(FastPath | None, protocol)
    )


async def _read(outbox: Outbox, delivery: Delivery, asker: SocketClient) -> None:
    """Carry out the client's messages, one after the other, until it disconnects.

    Raises TooManyMessages; SessionEnded, or Refused for a token, once its owner may no longer call.
    """
    rate = asker.room.gate.messages
    bucket = None if rate is None else Buckets(rate.size, rate.every, time.monotonic)
    try:
        while True:
            message = READER.decode(await delivery.listen())
            given = None if isinstance(message, Sync) else await answer(asker, message)
            # Actions are counted with the user's other requests; who sends on all the same goes.
            if bucket is not None and (given is None or given.too_often):
                _take(bucket)
            if given is None:
                outbox.ask()
            else:
                outbox.put(given)
    except WebSocketDisconnect:
        return


def _take(bucket: Buckets) -> None:
    try:
        bucket.take("")
    except Refused as error:
        raise TooManyMessages from error
