"""Check before every route: who calls, whether a bot account may call, and rate limits."""

from __future__ import annotations

from typing import Any

from gladsheim.server.edge.counting import COUNTED, Count
from gladsheim.server.edge.packing import PackedAnswers
from gladsheim.server.identity.gate import COSTLY, READS, WRITES, Gate, not_for_bots
from gladsheim.server.identity.guests import Connection, caller, has_authorization, identity_of, network
from gladsheim.server.shares.owners import work_for
from gladsheim.server.wire.buckets import network_of
from gladsheim.server.wire.errors import Refused
from gladsheim.server.wire.requests import SAFE_METHODS, Caller
from gladsheim.tables.people.people import User

SESSION, TOKEN = "session", "token"
"""Names of a person's cookie and a bot account's token in the OpenAPI document."""
ANYBODY: dict[str, Any] = {"opt": {"anybody": True}, "security": [{}]}
"""Options of a route that does not identify the caller; counted by address."""
PUBLIC: dict[str, Any] = {**ANYBODY, "middleware": [PackedAnswers]}
"""Options of a route whose answer is the same for all callers, holds no secret, and is compressed."""
BOTS: dict[str, Any] = {"opt": {"bots": True}, "security": [{SESSION: []}, {TOKEN: []}, {}]}
"""Options of a route that bot accounts may call; they may call no other."""
ONLY_BOTS: dict[str, Any] = {"opt": {"bots": True, "costly": True}, "security": [{TOKEN: []}]}
"""Options of a stream, which only bot accounts may open; counted as costly."""
DEAR: dict[str, Any] = {"opt": {"costly": True}}
"""Options of a route that is counted as costly."""
BOTS_DEAR: dict[str, Any] = {**BOTS, "opt": {"bots": True, "costly": True}}


async def admit(request: Caller) -> None:
    """Let a request through to its route. Raises Refused."""
    kind = READS if request.method in SAFE_METHODS else WRITES
    how = request.route_handler.opt
    kind = COSTLY if how.get("costly") else kind
    # Where nobody is asked a token is looked at all the same: one that is wrong is wrong everywhere.
    if how.get("anybody") and not has_authorization(request):
        mark_counted(request)
        here = network(request)
        work_for(None, here)
        identity_of(request).gate.take(kind, None, here)
        return
    user = await _take(request, kind)
    if user is not None and user.robot and not (how.get("bots") or how.get("anybody")):
        raise not_for_bots()


async def admit_to_socket(socket: Connection) -> User | None:
    """Return the user who opens a socket, counted as a read: it sends the same data. Raises Refused."""
    return await _take(socket, READS)


async def _take(connection: Connection, kind: str) -> User | None:
    mark_counted(connection)
    gate, here = identity_of(connection).gate, network(connection)
    work_for(None, here)
    try:
        user = await caller(connection)
    except Refused:
        gate.take(COSTLY, None, here)
        raise
    work_for(user, here)
    gate.take(kind, user, here)
    return user


def mark_counted(connection: Connection) -> None:
    """Mark a request or socket as counted, so that the outermost layer does not count it again."""
    connection.scope[COUNTED] = True  # type: ignore[literal-required]  # a key of ours


async def admit_to_page(request: Caller) -> None:
    """Let a request through to the page and its files, without identifying the caller. Raises Refused."""
    mark_counted(request)
    identity_of(request).gate.take_file(network(request))


async def admit_to_document(request: Caller) -> None:
    """Let a request through to the interface document, counted as costly: it is large. Raises Refused."""
    mark_counted(request)
    identity_of(request).gate.take(COSTLY, None, network(request))


def by_address(gate: Gate) -> Count:
    """Return the function that counts requests which reach no route: as reads, by address."""

    def take(scope: Any) -> None:
        client = scope.get("client")
        gate.take(READS, None, network_of(client[0] if client else None))

    return take
