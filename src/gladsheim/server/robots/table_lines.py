"""Lines of a table's stream: the messages of sockets, with clocks as of each line."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from gladsheim.server.robots.wire import Ping, StreamEnd
from gladsheim.tables.running.clocks import SeatClock, counted_down
from gladsheim.tables.running.cover import WindowView
from gladsheim.tables.views.view import TableView


class ViewLine(Struct, tag_field="type", tag="view"):
    """Table as the bot may see it; `clocks` and `window` give the time left as of this line."""

    view: TableView


TableLine = ViewLine | Ping | StreamEnd


class _Sent(Struct):
    """Message to a socket; the clocks in its view are as of the hall time `counts_from`."""

    view: dict[str, Raw] = {}
    counts_from: int | None = None


class _Line(Struct, tag_field="type", tag="view"):
    view: dict[str, Raw]


def as_of(message: bytes, now: int) -> bytes:
    """Return a message to a socket as a line of a stream, with clocks advanced to a hall time."""
    sent = msgspec.json.decode(message, type=_Sent)
    if sent.counts_from is None:
        return message
    passed = max(0, now - sent.counts_from)
    clocks = msgspec.json.decode(sent.view["clocks"], type=list[SeatClock])
    window = msgspec.json.decode(sent.view["window"], type=WindowView | None)
    later = {"clocks": counted_down(clocks, passed), "window": window and window.later(passed)}
    return msgspec.json.encode(
        _Line({**sent.view, **{name: Raw(msgspec.json.encode(one)) for name, one in later.items()}})
    )
