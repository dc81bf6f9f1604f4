"""What sockets are sent: a table's view, encoded once for all who see the same."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from gladsheim.tables.live import Live
from gladsheim.tables.views.numbering import visible_lines
from gladsheim.tables.views.sending import sent_view
from gladsheim.tables.views.view import TableView, counts_from, encoded_entry, viewer_of

KEPT_MESSAGES = 256
LONGEST_HEAD = 80
"""Within so many bytes a message says whether a clock runs: no view has begun by then."""


Parts = tuple[bytes, ...]
"""A message as it is sent, a JSON object: a short beginning, and then long parts, which nobody copies."""


class Message(msgspec.Struct, frozen=True):
    """A view as sockets are sent it: the field `view` up to its log, the entries, and all that comes after.

    `viewer`: whose the log is, for one who looks now through these eyes and now through those. `clock` is
    the field that says from when a running clock counts, if one does.
    """

    before: bytes
    log: tuple[bytes, ...] = ()
    after: bytes = b""
    viewer: int | None = None
    clock: bytes = b""

    @property
    def whole(self) -> bytes:
        """The message as it is."""
        return b'{%b"type":"view",%b%b' % (self.clock, self.before, self._end(0))

    def since(self, log: tuple[bytes, ...]) -> Parts:
        """The message for one who has a log: as `log_from` how much of it stays, and only what is new."""
        same = len(log) if self.log[: len(log)] == log else _shared(self.log, log)
        return b'{%b"type":"view","log_from":%d,' % (self.clock, same), self.before, self._end(same)

    def _end(self, same: int) -> bytes:
        return b"[%b]%b" % (b",".join(self.log[same:]), self.after)


class Messages:
    """The last messages of one process.

    Clocks stand in them as they did when the turn began: a message does not change while
    nothing happens.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, frozenset[int], bool], tuple[Live, Message]] = OrderedDict()

    def of(self, live: Live, mine: frozenset[int], *, creator: bool) -> Message:
        """The message for whoever plays the seats `mine`; `creator`: who made the table."""
        key = live.table.id, mine, creator
        found = self._kept.get(key)
        # Positions never change: another one, if only in what lies beside its lines, is another object.
        if found is not None and found[0] is live:
            return found[1]
        viewer, counting = viewer_of(live, mine), counts_from(live, mine)
        before, after = sent_view(live, mine, viewer, creator=creator)
        # The hall time from which a running clock counts stands beside the view.
        clock = b"" if counting is None else b'"counts_from":%d,' % counting
        message = Message(before, _log(live, mine, viewer), after, viewer, clock)
        self._kept[key] = live, message
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT_MESSAGES:
            self._kept.popitem(last=False)
        return message


def waiting_message(shown: TableView) -> Message:
    """A view of a table whose game has not begun."""
    before, _, after = msgspec.json.encode({"view": shown}).partition(b'"log":[]')
    return Message(before[1:] + b'"log":', after=after)


def _shared(one: tuple[bytes, ...], other: tuple[bytes, ...]) -> int:
    """How many entries two logs begin with alike."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))


def _log(live: Live, mine: frozenset[int], viewer: int | None) -> tuple[bytes, ...]:
    """The entries that a session may know of, as JSON."""
    before, log = live.kept.encoded.get((mine, viewer), ([], ()))
    lines = visible_lines(live, mine)
    if lines[: len(before)] != before:
        log = ()
    log += tuple([encoded_entry(line, viewer, live.game) for line in lines[len(log) :]])
    live.kept.encoded[mine, viewer] = lines, log
    return log


def stamped(message: Parts, now: int) -> Parts:
    """A message with the hall time, if a clock runs: only then does it matter.

    It stands beside the view, and is added when the message is sent.
    """
    if b'"counts_from":' not in message[0][:LONGEST_HEAD]:
        return message
    return *message[:-1], message[-1][:-1] + b',"now":%d}' % now


def with_head(message: Parts, fields: bytes) -> Parts:
    """A message, which is a JSON object, with more fields before its own."""
    return (b"{%b%b" % (fields, message[0][1:]), *message[1:]) if fields else message
