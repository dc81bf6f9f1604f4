"""Parts of the hall that table sockets use."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from gladsheim.server.acting.acting import Acting
from gladsheim.server.identity.gate import Gate
from gladsheim.server.live.presence import Presence
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.talk.talk import Talk
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.views.views import TableViews


@dataclass(frozen=True, slots=True)
class SocketServices:
    """Parts of a hall that a table's socket needs.
    `hear` brings a table up to date with lines that other processes have stored.
    """

    views: TableViews
    acting: Acting
    talk: Talk
    tables: LiveTables
    gate: Gate
    presence: Presence
    time: HallTime
    hear: Callable[[str], Awaitable[None]]
