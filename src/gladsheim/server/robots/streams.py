"""Parts of the hall that the streams of bot accounts use."""

from __future__ import annotations

from dataclasses import dataclass

from gladsheim.server.identity.gate import Gate
from gladsheim.server.live_tables.hub import Hub
from gladsheim.server.lobby.lobby import Lobby
from gladsheim.server.robots.robots import Robots
from gladsheim.server.time.hall_time import HallTime
from gladsheim.server.views.views import TableViews


@dataclass(frozen=True, slots=True)
class StreamServices:
    """Parts of a hall that a bot account's stream needs."""

    views: TableViews
    lobby: Lobby
    robots: Robots
    gate: Gate
    hub: Hub
    time: HallTime
