"""Injection of parts of the hall into routes, by the names in the routes' signatures.

A route says `talk: NamedDependency[Talk]`; neither the route nor the code that it calls knows the hall.
Each part of the hall is named once, here.

Litestar's own `Provide` is not used: it takes 6 microseconds for each part, and 60 where a route names
several, because it finds each in a separate task. All other work of a request for a table takes 100.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Any

from gladsheim.server.hall import Hall
from gladsheim.server.identity import guests
from gladsheim.server.live.room import SocketServices
from gladsheim.server.robots.streams import StreamServices
from gladsheim.server.wire.requests import Caller, named_dependencies

HALL = "gladsheim_hall"
"""Key under which the scope of a request or socket holds its hall."""

PARTS: dict[str, Callable[[Hall], object]] = {
    "accounts": lambda hall: hall.accounts,
    "acting": lambda hall: hall.acting,
    "agreements": lambda hall: hall.agreements,
    "contacts": lambda hall: hall.notifications.contacts,
    "days": lambda hall: hall.days,
    "erasing": lambda hall: hall.erasing,
    "finding": lambda hall: hall.finding,
    "health": lambda hall: hall.health,
    "library": lambda hall: hall.library,
    "lobby": lambda hall: hall.lobby,
    "matches": lambda hall: hall.matches,
    "moderation": lambda hall: hall.moderation,
    "notices": lambda hall: hall.notices,
    "orders": lambda hall: hall.orders,
    "players": lambda hall: hall.history.players,
    "plays": lambda hall: hall.plays,
    "prepared": lambda hall: hall.prepared,
    "presence": lambda hall: hall.presence,
    "push": lambda hall: hall.notifications.push,
    "puzzles": lambda hall: hall.puzzles,
    "questions": lambda hall: hall.history.questions,
    "replay": lambda hall: hall.history.replay,
    "result_store": lambda hall: hall.store.results,
    "reviews": lambda hall: hall.history.reviews,
    "robots": lambda hall: hall.robots,
    "room": lambda hall: SocketServices(
        *(hall.views, hall.acting, hall.talk, hall.tables, hall.gate, hall.presence, hall.time),
        hear=hall.cluster.hear,
    ),
    "sessions": lambda hall: hall.sessions,
    "trend_store": lambda hall: hall.store.trends,
    "streams": lambda hall: StreamServices(
        hall.views, hall.lobby, hall.robots, hall.gate, hall.hub, hall.time
    ),
    "talk": lambda hall: hall.talk,
    "timekeeper": lambda hall: hall.timekeeper,
    "trends": lambda hall: hall.history.trends,
    "views": lambda hall: hall.views,
}
CALLERS: dict[str, Callable[[guests.Connection], Awaitable[object]]] = {
    "user": guests.caller_id,
    "caller": guests.caller,
}
CONNECTIONS = {"request", "socket"}


def connect(route: Any) -> None:
    """Connect a route to the parts that its signature names.
    Raises KeyError for a name that is no part of a hall.

    The framework calls and describes the route without these parameters.
    """
    names = named_dependencies(route.fn)
    if names:
        route(_handed(route.fn, names))


def _handed(function: Callable[..., Awaitable[Any]], names: list[str]) -> Callable[..., Awaitable[Any]]:
    """Return the route as the framework sees it: with the connection, and without the injected parts."""
    asked = signature(function)
    callers = [(name, CALLERS[name]) for name in names if name in CALLERS]
    parts = [(name, PARTS[name]) for name in names if name not in CALLERS]
    hidden = not CONNECTIONS & asked.parameters.keys()
    own = "socket" if "socket" in asked.parameters else "request"

    @wraps(function)
    async def handed(**taken: Any) -> Any:
        connection: guests.Connection = taken.pop(own) if hidden else taken[own]
        hall: Hall = connection.scope[HALL]  # type: ignore[literal-required]  # a key of ours
        for name, find in parts:
            taken[name] = find(hall)
        for name, ask in callers:
            taken[name] = await ask(connection)
        return await function(**taken)

    seen = [parameter for name, parameter in asked.parameters.items() if name not in names]
    if hidden:
        seen.insert(0, Parameter(own, Parameter.POSITIONAL_OR_KEYWORD, annotation=Caller))
    handed.__signature__ = asked.replace(parameters=seen)  # type: ignore[attr-defined]  # inspect looks for it
    handed.__annotations__ = {one.name: one.annotation for one in seen} | {"return": asked.return_annotation}
    return handed
