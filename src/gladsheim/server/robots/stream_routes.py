"""The streams of bot accounts; for all else they use the routes that people's pages use."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import msgspec
from litestar import get
from litestar.openapi import ResponseSpec

from gladsheim.core.words import Words
from gladsheim.server.edge.errors import Refused
from gladsheim.server.edge.requests import Caller, TableId
from gladsheim.server.hall.hall import Hall
from gladsheim.server.identity.admission import ONLY_BOTS
from gladsheim.server.identity.guests import hall_of, known, network
from gladsheim.server.live.outbox import Outbox, following
from gladsheim.server.robots.event_stream import event_lines
from gladsheim.server.robots.lines import LINES, Closing, Lines
from gladsheim.server.robots.table_lines import TableLine, as_of
from gladsheim.server.robots.wire import BotEvent, StreamEnd
from gladsheim.server.shares.places import NoPlace
from gladsheim.store import DatabaseError, Known
from gladsheim.tables.refusals import TableError

CLOSED = msgspec.json.encode(StreamEnd("try_later"))


def _lines_of(kind: object, about: str) -> dict[int, ResponseSpec]:
    spec = ResponseSpec(kind, description=about, media_type=LINES, generate_examples=False)  # type: ignore[arg-type]  # a union
    return {200: spec}


@get(
    "/bot/events",
    responses=_lines_of(BotEvent, "a line of JSON for each event, for as long as the bot reads"),
    refuses=("403 not_a_bot", "429 too_many"),
    **ONLY_BOTS,
)
async def bot_events(request: Caller) -> Lines:
    """What happens at the bot's tables: invitations, games that begin and end, and its turns.

    At first all that waits is told. A bot account has one such stream for each token: a second
    one ends the first.
    """
    robot, hall = await _robot(request), hall_of(request)
    return _streamed(request, robot, event_lines(hall, robot))


@get(
    "/bot/tables/{table:str}/stream",
    responses=_lines_of(TableLine, "a line of JSON for each view of the table"),
    refuses=("403 not_a_bot", "429 too_many"),
    **ONLY_BOTS,
)
async def bot_table_views(request: Caller, table: TableId) -> Lines:
    """The table as the bot may see it, at once and whenever that changes; clocks are as of each line."""
    robot, hall = await _robot(request), hall_of(request)
    await hall.views.message_for(robot.user.id, table)
    return _streamed(request, robot, table_lines(hall, robot, table))


HANDLERS = [bot_events, bot_table_views]


async def table_lines(hall: Hall, robot: Known, table: str) -> AsyncGenerator[bytes]:
    """The lines of a table's stream, until the token is revoked or the table is gone."""
    try:
        with hall.hub.bell(table) as bell:
            outbox = Outbox(lambda: hall.views.message_for(robot.user.id, table), bell)
            while True:
                message = await following(outbox, bell)
                if not await hall.robots.lives(robot.session):
                    yield msgspec.json.encode(StreamEnd("revoked"))
                    return
                yield as_of(message, hall.time.now())
    except TableError:
        yield msgspec.json.encode(StreamEnd("not_found"))
    except (NoPlace, DatabaseError):
        yield msgspec.json.encode(StreamEnd("try_later"))


def _streamed(request: Caller, robot: Known, lines: AsyncGenerator[bytes]) -> Lines:
    hall = hall_of(request)
    held = hall.gate.socket(robot.user, network(request))
    return Lines(lines, held, Closing(hall.hub.closing, CLOSED))


async def _robot(request: Caller) -> Known:
    found = await known(request)
    if found is None or not found.user.robot:
        raise Refused(403, "not_a_bot", Words("faults-not-a-bot"))
    hall_of(request).gate.check_socket(found.user, network(request))
    return found
