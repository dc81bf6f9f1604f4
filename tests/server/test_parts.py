"""Routes are handed the parts of the hall that they name, and no other."""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest
from litestar import get
from litestar.di import NamedDependency

from gladsheim.server.api import HANDLERS
from gladsheim.server.hall import Hall
from gladsheim.server.live.socket import live
from gladsheim.server.operators.health import DatabaseHealth
from gladsheim.server.pages import notice_routes
from gladsheim.server.parts import CALLERS, PARTS, connect
from gladsheim.server.wire.requests import named_dependencies

ROUTES = [*HANDLERS, *notice_routes.HANDLERS, live]


def asked_of(route: Any) -> list[tuple[str, Any]]:
    """The parts that a route names, with their types, as it was written."""
    written = getattr(route.fn, "__wrapped__", route.fn)
    hints = get_type_hints(written)
    return [(name, hints[name]) for name in named_dependencies(written)]


@pytest.mark.anyio
@pytest.mark.any_database
async def test_each_part_is_what_the_routes_take_it_for(hall: Hall) -> None:
    """What a hall hands to a route has the type that the route's signature says."""
    for route in ROUTES:
        for name, kind in asked_of(route):
            if name not in CALLERS:
                assert isinstance(PARTS[name](hall), kind), (route.fn.__name__, name)


def test_each_part_is_asked_for() -> None:
    """No part is kept ready that no route names."""
    assert {name for route in ROUTES for name, _ in asked_of(route)} == PARTS.keys() | CALLERS.keys()


def test_an_unknown_part_is_noticed_at_once() -> None:
    """A route that names what no hall has stops the application from being made."""

    @get("/misnamed")
    async def misnamed(helth: NamedDependency[DatabaseHealth]) -> None: ...

    with pytest.raises(KeyError, match="helth"):
        connect(misnamed)
