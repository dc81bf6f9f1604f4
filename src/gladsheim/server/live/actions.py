"""Actions received over a table's socket. They have the same effect as requests to the routes.

The page holds the socket open anyway, and a message costs less than a request. Safety is the same: an
action has an id, by which it takes effect once whichever way it comes, and it is answered when it is
stored. Session and rate limits are checked at each action.
"""

from __future__ import annotations

from dataclasses import dataclass
from http import HTTPStatus

import msgspec

from gladsheim.server.acting.acting import Move
from gladsheim.server.identity.gate import WRITES
from gladsheim.server.identity.guests import BAD_TOKEN, SocketUser
from gladsheim.server.live.room import SocketServices
from gladsheim.server.live.wire import SocketAction, SocketUndo
from gladsheim.server.views.messages import ViewMessage
from gladsheim.server.wire.errors import Refused, log_fault, refusal, retry_after
from gladsheim.tables.table import ACTION, UNDO


class SessionEnded(Exception):
    """Raised when the session that opened the socket was revoked, or belongs to another user now."""


class ActionResult(msgspec.Struct, frozen=True):
    """The result of an action: the view of the table after it, with `words` before it; or, without a view,
    the words alone, which say why not. `too_often`: it was refused because so many came. `newest`:
    nothing had happened after what the view shows.
    """

    view: ViewMessage | None
    words: bytes
    too_often: bool = False
    newest: bool = False


@dataclass(frozen=True, slots=True)
class SocketClient:
    """Client of a socket: its session, user, network, language and table."""

    room: SocketServices
    holder: SocketUser
    user: str | None
    network: str
    language: str
    table: str


async def answer(asker: SocketClient, wish: SocketAction | SocketUndo) -> ActionResult:
    """Carry out a socket's action or undo, and return the answer.

    Raises SessionEnded, or Refused for a revoked token; every other error is returned as a refusal. The
    caller must not be cancelled except at shutdown, so that an action always completes.
    """
    room, user, table = asker.room, asker.user, asker.table
    try:
        found = await asker.holder.user()
        if (None if found is None else found.id) != user:
            raise SessionEnded
        room.gate.take(WRITES, found, asker.network)
        await room.talk.attend(user, table)
        live = await room.acting.act(user, table, _move(wish))
        message = room.views.unchecked_message(live, user)
    except SessionEnded:
        raise
    except Exception as error:
        if isinstance(error, Refused) and error.code == BAD_TOKEN:
            raise
        return _refused(error, wish, wish.language or asker.language)
    # Its form is fixed, so that nothing in it has to be escaped.
    words = b'"done":"%s",' % wish.action_id.encode()
    return ActionResult(message, words, newest=room.tables.known(table) is live)


def _move(wish: SocketAction | SocketUndo) -> Move:
    if isinstance(wish, SocketAction):
        return Move(wish.seat, ACTION, wish.action, wish.action_id, wish.expected_seq)
    return Move.beside(UNDO, wish.seat, wish.action_id, wish.expected_seq)


def _refused(error: Exception, wish: SocketAction | SocketUndo, language: str) -> ActionResult:
    status, body = refusal(error, language)
    log_fault(error, status, "an action over a socket")
    told = {"type": "refused", "id": wish.action_id, "status": status, "retry_after": retry_after(error)}
    content = msgspec.json.encode({**told, **body})
    return ActionResult(None, content, too_often=status == HTTPStatus.TOO_MANY_REQUESTS)
