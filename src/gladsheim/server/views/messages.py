"""Messages to sockets: a table's view, encoded once for all who see the same."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from gladsheim.tables.running.live import Live
from gladsheim.tables.views.log import NEWEST_ENTRIES, NO_LOG, EncodedLog, encoded_log
from gladsheim.tables.views.sending import sent_view
from gladsheim.tables.views.view import TableView, counts_from, viewer_of

KEPT_MESSAGES = 256
LONGEST_HEAD = 80
"""Bytes at the start of a message that contain its clock field, if any; no view begins later."""


Parts = tuple[bytes, ...]
"""Message as sent, a JSON object: a short head, then long parts, which are not copied."""


class ViewMessage(msgspec.Struct, frozen=True, eq=False):
    """A view as sockets are sent it: the field `view` up to the number of `log_from`, the log, and all that
    comes after it.

    `viewer`: whose the log is, for one who looks now through these eyes and now through those. `clock` is
    the field that says from when a running clock counts, if one does.
    """

    before: bytes
    log: EncodedLog[Any] = NO_LOG
    after: bytes = b""
    viewer: int | None = None
    clock: bytes = b""

    def same_as(self, other: ViewMessage) -> bool:
        """Whether both messages have the same content."""
        heads = [(one.before, one.after, one.viewer, one.clock, len(one.log)) for one in (self, other)]
        return heads[0] == heads[1] and self.log.same_as(other.log) == len(self.log)

    @property
    def whole(self) -> bytes:
        """Message for a client that has no log yet: with the newest entries."""
        return b"".join(self._from(max(0, len(self.log) - NEWEST_ENTRIES)))

    def since(self, log: EncodedLog[Any]) -> Parts:
        """Return the message for a client with a log of this viewer: a `part` with new or changed entries.

        If the newest entries do not reach back to that log, it is the whole message.
        """
        same, newest = self.log.same_as(log), max(0, len(self.log) - NEWEST_ENTRIES)
        return (self.whole,) if newest > len(log) else self._from(same, b'"part":true,')

    def _from(self, start: int, part: bytes = b"") -> Parts:
        head = b'{%b"type":"view",%b' % (self.clock, part)
        return head, self.before, b'%d,"log":%b%b' % (start, self.log.since(start), self.after)


class Messages:
    """Cache of the last messages of one process.

    Clocks in them are as of the beginning of the turn, so a message does not change while nothing happens.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, frozenset[int], bool], tuple[Live, ViewMessage]] = OrderedDict()

    def of(self, live: Live, mine: frozenset[int], *, creator: bool) -> ViewMessage:
        """Return the message for the player of the seats `mine`; `creator`: for the table's maker."""
        key = live.table.id, mine, creator
        found = self._kept.get(key)
        # Positions never change: another one, if only in what lies beside its lines, is another object.
        if found is not None and found[0] is live:
            return found[1]
        viewer, counting = viewer_of(live, mine), counts_from(live, mine)
        before, after = sent_view(live, mine, viewer, creator=creator)
        # The hall time from which a running clock counts is beside the view.
        clock = b"" if counting is None else b'"counts_from":%d,' % counting
        message = ViewMessage(before, encoded_log(live, mine, viewer), after, viewer, clock)
        self._kept[key] = live, message
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT_MESSAGES:
            self._kept.popitem(last=False)
        return message


def waiting_message(shown: TableView) -> ViewMessage:
    """Return the message for a table whose game has not begun."""
    # Cut before the value of `log_from`, where `Message.before` ends.
    before, _, after = msgspec.json.encode({"view": shown})[1:].partition(b'0,"log":[]')
    return ViewMessage(before, NO_LOG, after)


def stamped(message: Parts, now: int) -> Parts:
    """Return a message with the hall time added, if a clock runs.

    The time is beside the view, because it changes with each sending.
    """
    if b'"counts_from":' not in message[0][:LONGEST_HEAD]:
        return message
    return *message[:-1], message[-1][:-1] + b',"now":%d}' % now


def with_head(message: Parts, fields: bytes) -> Parts:
    """Return a message, which is a JSON object, with more fields before its own."""
    return (b"{%b%b" % (fields, message[0][1:]), *message[1:]) if fields else message
