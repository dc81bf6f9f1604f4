"""Streams of bot accounts. For all else they use the same routes as people's pages."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec

from gladsheim.server.identity.admission import ONLY_BOTS
from gladsheim.server.identity.guests import known, network
from gladsheim.server.live.outbox import Outbox, following
from gladsheim.server.robots.event_stream import event_lines
from gladsheim.server.robots.lines import LINES, HallClosing, LineStream
from gladsheim.server.robots.streams import StreamServices
from gladsheim.server.robots.table_lines import TableLine, as_of
from gladsheim.server.robots.wire import BotEvent, StreamEnd
from gladsheim.server.shares.places import NoPlace
from gladsheim.server.wire.errors import Refused
from gladsheim.server.wire.requests import Caller, TableId
from gladsheim.store import DatabaseError, KnownSession
from gladsheim.tables.refusals import TableError

CLOSED = msgspec.json.encode(StreamEnd("try_later"))


def _lines_of(kind: object, about: str) -> dict[int, ResponseSpec]:
    spec = ResponseSpec(kind, description=about, media_type=LINES, generate_examples=False)  # type: ignore[arg-type]  # a union
    return {200: spec}


@get(
    "/bot/events",
    responses=_lines_of(BotEvent, "a line of JSON for each event, for as long as the bot reads"),
    refuses=("not_a_bot", "too_many"),
    **ONLY_BOTS,
)
async def bot_events(request: Caller, streams: NamedDependency[StreamServices]) -> LineStream:
    """Stream the events at the bot's tables: invitations, games that begin and end, and its turns. The
    stream begins with everything that waits for the bot. A bot account has one such stream for each token:
    a second one ends the first.
    """
    robot = await _robot(request, streams)
    return _streamed(request, streams, robot, event_lines(streams, robot))


@get(
    "/bot/tables/{table:str}/stream",
    responses=_lines_of(TableLine, "a line of JSON for each view of the table"),
    refuses=("not_a_bot", "too_many"),
    **ONLY_BOTS,
)
async def bot_table_views(
    request: Caller, streams: NamedDependency[StreamServices], table: TableId
) -> LineStream:
    """Stream the table as the bot may see it, at once and at each change; clocks are as of each line."""
    robot = await _robot(request, streams)
    await streams.views.message_for(robot.user.id, table)
    return _streamed(request, streams, robot, table_lines(streams, robot, table))


HANDLERS = [bot_events, bot_table_views]


async def table_lines(streams: StreamServices, robot: KnownSession, table: str) -> AsyncGenerator[bytes]:
    """Yield the lines of a table's stream, until the token is revoked or the table is gone."""
    try:
        with streams.hub.bell(table) as bell:
            outbox = Outbox(lambda: streams.views.message_for(robot.user.id, table), bell)
            while True:
                message = await following(outbox, bell)
                if not await streams.robots.lives(robot.session):
                    yield msgspec.json.encode(StreamEnd("revoked"))
                    return
                yield as_of(message, streams.time.now())
    except TableError:
        yield msgspec.json.encode(StreamEnd("not_found"))
    except (NoPlace, DatabaseError):
        yield msgspec.json.encode(StreamEnd("try_later"))


def _streamed(
    request: Caller, streams: StreamServices, robot: KnownSession, lines: AsyncGenerator[bytes]
) -> LineStream:
    held = streams.gate.socket(robot.user, network(request))
    return LineStream(lines, held, HallClosing(streams.hub.closing, CLOSED))


async def _robot(request: Caller, streams: StreamServices) -> KnownSession:
    found = await known(request)
    if found is None or not found.user.robot:
        raise Refused("not_a_bot")
    streams.gate.check_socket(found.user, network(request))
    return found
