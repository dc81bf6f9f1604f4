"""Common types of route parameters, and the reading of bodies."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, get_type_hints

from litestar import Request, post
from litestar.di import Dependency
from litestar.params import PathParameter, QueryParameter

from gladsheim.server.wire.bodies import MOST_SEATS, Strict
from gladsheim.server.wire.language import spoken

Caller = Request[Any, Any, Any]
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
OPEN_PATH = re.compile("/api/unsubscribe/[^/]+")

# Ids contain no other characters; some databases would stumble over what can be sent.
IDENTITY = "^[A-Za-z0-9_-]+$"
TableId = Annotated[
    str, PathParameter(min_length=1, max_length=40, pattern=IDENTITY, description="The id of a table")
]
SessionId = Annotated[
    str,
    PathParameter(
        min_length=1, max_length=40, pattern=IDENTITY, description="The id of a session of one's own"
    ),
]
GameName = Annotated[
    str, PathParameter(min_length=1, max_length=40, pattern="^[a-z0-9-]+$", description="The name of a game")
]
SeatPath = Annotated[
    int, PathParameter(ge=0, lt=MOST_SEATS, description="The number of a seat, the first being 0")
]
EyesOf = Annotated[
    str | None,
    QueryParameter(
        pattern="^(public|[0-9])$",
        max_length=6,
        description="`public` for what a watcher saw, or the number of a seat",
    ),
]


def ask(path: str, body: type[Strict[Any]], **more: Any) -> post:
    """Return a POST route whose body is read strictly, and that returns its result with status 200."""
    return post(path, status_code=200, dto=body, return_dto=None, **more)


def named_dependencies(route: Callable[..., Any]) -> list[str]:
    """Return the parameters of a route that are parts of the hall, not of the request, in their order."""
    hints = get_type_hints(route, include_extras=True)
    return [name for name, hint in hints.items() if _is_dependency(hint)]


def _is_dependency(hint: Any) -> bool:
    return any(isinstance(mark, Dependency) for mark in getattr(hint, "__metadata__", ()))


def language_of(request: Caller) -> str:
    """Return the language in which the caller wants to be answered."""
    return spoken(request.headers.get("accept-language"))
