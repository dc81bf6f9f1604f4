"""Actions that come over a table's socket: what the routes for them do, but for the way there.

The page holds the socket open anyway, and a message costs less than a request. The action is as
safe: it bears the same id, by which it takes effect once whichever way it comes, and it is
answered when it is stored. Who sends it, and how often, is asked anew each time.
"""

from __future__ import annotations

from dataclasses import dataclass
from http import HTTPStatus

import msgspec

from gladsheim.server.acting.acting import Move
from gladsheim.server.identity.gate import WRITES
from gladsheim.server.identity.guests import BAD_TOKEN, SocketUser
from gladsheim.server.live.room import Room
from gladsheim.server.live.wire import SocketAction, SocketUndo
from gladsheim.server.views.messages import ViewMessage
from gladsheim.server.wire.errors import Refused, log_fault, refusal, retry_after
from gladsheim.tables.table import ACTION, UNDO


class SessionEnded(Exception):
    """The session that opened the socket was revoked, or is another user's now."""


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
class Asker:
    """Who opened a socket, from where, and at which table."""

    room: Room
    holder: SocketUser
    user: str | None
    network: str
    language: str
    table: str


async def answer(asker: Asker, wish: SocketAction | SocketUndo) -> ActionResult:
    """Do what a socket asks for.

    Raises SessionEnded, or Refused for a token that was revoked; every other fault is told to who asked.

    Who waits for it is never cancelled but with the whole hall: an action goes on to its end.
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
