"""Message types of the socket of a table, from which their schema is published.

Messages are assembled from parts that are encoded once for all observers of the same (`messages.py`), not
from these types; tests check every kind of message against them.
"""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from gladsheim.locales import Language
from gladsheim.server.acting.wire import TakeAction, TakeBack
from gladsheim.server.live.presence import SeatPresence
from gladsheim.server.wire.bodies import ErrorView, Seq
from gladsheim.tables.views.view import TableView


class Sync(Struct, tag_field="type", tag="sync", forbid_unknown_fields=True):
    """Request of a socket to get the table again."""

    since: Seq


class SocketAction(TakeAction, tag_field="type", tag="act", forbid_unknown_fields=True):
    """Action, sent by a socket of its table; a refusal is worded in the `language`."""

    language: Language | None = None


class SocketUndo(TakeBack, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undo of the last action, sent by a socket of its table."""

    language: Language | None = None


SocketMessage = Sync | SocketAction | SocketUndo


class SocketView(Struct, tag_field="type", tag="view", forbid_unknown_fields=True):
    """Table as the socket's owner may see it.

    `done` is the `action_id` of the action or undo that this view answers. `part`, on a socket with
    `log=new`: the log holds only what is new or changed. Keep the first `log_from` entries of the log of
    the last view with the same `viewer`, and append those of this one. While a clock or a window runs,
    `counts_from` is the hall time for which the view gives the time left, and `now` the hall time at which
    it was sent, both in milliseconds.
    """

    n: int
    view: TableView
    part: bool | UnsetType = UNSET
    counts_from: int | UnsetType = UNSET
    now: int | UnsetType = UNSET
    done: str | UnsetType = UNSET


class SocketRefusal(Struct, tag_field="type", tag="refused", forbid_unknown_fields=True):
    """Refusal of an action or undo.
    `id` is its `action_id`; the other fields are as in the answer to a request.

    `retry_after`: seconds after which to try again, where that is known.
    `view`: the table as it is now, with the code `stale`.
    """

    n: int
    id: str
    status: int
    retry_after: int | None
    error: ErrorView
    view: TableView | UnsetType = UNSET


class SocketChat(Struct, tag_field="type", tag="chat", forbid_unknown_fields=True):
    """Number of the `last` message of the table's chat; sent only to those who sit there."""

    n: int
    last: int


class SocketPresence(Struct, tag_field="type", tag="presence", forbid_unknown_fields=True):
    """People present, by seats; null for bots, and for people who were never there or hide presence."""

    n: int
    seats: list[SeatPresence | None]


class SocketPing(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Ping; `n` is that of the last message."""

    n: int


Sent = SocketView | SocketRefusal | SocketChat | SocketPresence | SocketPing
"""All messages that a socket sends."""
