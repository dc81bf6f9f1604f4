"""Stream of a robot's events, which waits for bells and for the clocks of the robot's turns."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import AsyncGenerator

import msgspec

from gladsheim.server.robots.events import Events
from gladsheim.server.robots.known_games import KnownGames
from gladsheim.server.robots.streams import StreamServices
from gladsheim.server.robots.wire import PING, StreamEnd
from gladsheim.server.shares.places import NoPlace
from gladsheim.server.time.hall_time import HallTime
from gladsheim.store import DatabaseError, KnownSession
from gladsheim.store.people.robots import stream_bell
from gladsheim.tables.table import bell_of

PING_SECONDS = 5.0
LOOK_AGAIN_SECONDS = 10.0
"""Seconds after which missed changes of other processes are found."""

logger = logging.getLogger(__name__)


async def event_lines(streams: StreamServices, robot: KnownSession) -> AsyncGenerator[bytes]:
    """Yield the lines of a robot's stream, until it is replaced or its token revoked."""
    try:
        async for line in _event_lines(streams, robot):
            yield line
    except (NoPlace, DatabaseError) as error:
        logger.warning("a stream of events ends: %s", error)
        yield msgspec.json.encode(StreamEnd("try_later"))


async def _event_lines(streams: StreamServices, robot: KnownSession) -> AsyncGenerator[bytes]:
    user = robot.user.id
    events = Events(streams.lobby, user, KnownGames(streams.views, streams.time, user))
    own = {bell_of(user), stream_bell(robot.session)}
    with streams.hub.ear() as ear:
        # Heard before it is looked for, so that nothing happens in between.
        ear.listen(own)
        stream = await streams.robots.begin_stream(robot.session)
        streams.hub.ring(stream_bell(robot.session))
        news = await events.everywhere()
        ping_at = time.monotonic()
        look_at = ping_at + LOOK_AGAIN_SECONDS
        while True:
            ear.listen([*own, *events.tables])
            if news or time.monotonic() >= ping_at:
                if end := await ended(streams, robot.session, stream):
                    yield msgspec.json.encode(end)
                    return
                for event in news:
                    yield msgspec.json.encode(event)
                if not news:
                    yield PING
                ping_at = time.monotonic() + PING_SECONDS
            rung = await ear.rung(_pause(min(ping_at, look_at), events, streams.time))
            if stream_bell(robot.session) in rung and (end := await ended(streams, robot.session, stream)):
                yield msgspec.json.encode(end)
                return
            news = []
            if bell_of(user) in rung or time.monotonic() >= look_at:
                look_at = time.monotonic() + LOOK_AGAIN_SECONDS
                news = await events.everywhere()
            else:
                for table in sorted((rung - own) | events.due(streams.time.now())):
                    news += await events.at(table)


def _pause(until: float, events: Events, time_in_hall: HallTime) -> float:
    """Return the seconds for which nothing is to be done, if no bell rings."""
    alarms = [(alarm - time_in_hall.now()) / 1000 for alarm in events.alarms.values()]
    return max(0.0, min(until - time.monotonic(), *alarms, math.inf))


async def ended(streams: StreamServices, token: str, stream: str) -> StreamEnd | None:
    """Return why a stream has ended, or None if it has not."""
    current = await streams.robots.stream_of(token)
    if current is None:
        return StreamEnd("revoked")
    return None if current == stream else StreamEnd("replaced")
