"""What every route asks first: who calls, whether a bot account may, and whether it comes too often."""

from __future__ import annotations

from typing import Any

from gladsheim.server.edge.errors import Refused
from gladsheim.server.edge.guard import SAFE_METHODS
from gladsheim.server.edge.packing import Packed
from gladsheim.server.edge.requests import Caller
from gladsheim.server.identity.gate import COSTLY, READS, WRITES, not_for_bots
from gladsheim.server.identity.guests import hall_of, known, network
from gladsheim.server.shares.owners import work_for

SESSION, TOKEN = "session", "token"
"""How the OpenAPI document names a person's cookie and a bot account's token."""
ANYBODY: dict[str, Any] = {"opt": {"anybody": True}, "security": [{}]}
"""A route that does not ask who calls; counted by address."""
PUBLIC: dict[str, Any] = {**ANYBODY, "middleware": [Packed]}
"""A route whose answer is the same for everybody, holds no secret, and is compressed."""
BOTS: dict[str, Any] = {"opt": {"bots": True}, "security": [{SESSION: []}, {TOKEN: []}, {}]}
"""A route that bot accounts may call: no other is open to them."""
ONLY_BOTS: dict[str, Any] = {"opt": {"bots": True, "costly": True}, "security": [{TOKEN: []}]}
"""A stream, which only bot accounts may open; counted as costly."""
DEAR: dict[str, Any] = {"opt": {"costly": True}}
"""A route that is counted as costly."""
BOTS_DEAR: dict[str, Any] = {**BOTS, "opt": {"bots": True, "costly": True}}


async def admit(request: Caller) -> None:
    """Let a request through to its route. Raises Refused. Sockets ask for themselves."""
    gate, here, how = hall_of(request).gate, network(request), request.route_handler.opt
    kind = READS if request.method in SAFE_METHODS else WRITES
    kind = COSTLY if how.get("costly") else kind
    work_for(None, here)
    if how.get("anybody"):
        gate.take(kind, None, here)
        return
    try:
        found = await known(request)
    except Refused:
        gate.take(COSTLY, None, here)
        raise
    user = None if found is None else found.user
    work_for(user, here)
    gate.take(kind, user, here)
    if user is not None and user.robot and not how.get("bots"):
        raise not_for_bots()


async def admit_to_page(request: Caller) -> None:
    """Let a request through to the page and its files, which ask for nobody. Raises Refused."""
    hall_of(request).gate.take_file(network(request))
