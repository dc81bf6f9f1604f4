"""ASGI application: the routes, the page and the guard, wrapped around one hall."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import cache
from pathlib import Path
from traceback import format_exc
from typing import Any

from litestar import Litestar

from gladsheim.server import interface
from gladsheim.server.api import HANDLERS, api
from gladsheim.server.edge.guard import Guard
from gladsheim.server.edge.hosts import Known
from gladsheim.server.edge.parse_caches import ParseCaches
from gladsheim.server.hall import Hall
from gladsheim.server.identity import guests
from gladsheim.server.identity.admission import by_address
from gladsheim.server.live import socket as live
from gladsheim.server.pages import notice_routes, page_routes as page
from gladsheim.server.pages.documentation_routes import documentation_handlers
from gladsheim.server.pages.interface_routes import interface_handler
from gladsheim.server.pages.site import SITE
from gladsheim.server.parts import HALL, connect
from gladsheim.server.wire import errors
from gladsheim.server.wire.asgi import App, Receive, Scope, Send
from gladsheim.server.wire.bodies import MOST_BODY


@cache
def litestar_app(page_folder: Path = page.PAGE, site_folder: Path = SITE) -> Litestar:
    """Return the Litestar application. It is the same for every hall: routes find their hall in the scope."""
    for handler in notice_routes.HANDLERS:
        connect(handler)
    return Litestar(
        route_handlers=[
            api(live.live),
            interface_handler(interface_document),
            *notice_routes.HANDLERS,
            *documentation_handlers(site_folder),
            *page.page_handlers(page_folder),
        ],
        exception_handlers={Exception: errors.answer},
        after_exception=[guests.forget_newcomer],
        request_max_body_size=MOST_BODY,
        # The framework would serve the document itself: uncounted, and encoded again for everybody.
        openapi_config=None,
        logging_config=None,
    )


@cache
def interface_document() -> dict[str, Any]:
    """Return the interface document (OpenAPI) of all routes, made from an application that serves nobody."""
    # First: the router takes copies of the routes.
    told = interface.document(HANDLERS)
    # Else the framework would set up the log of the process again.
    return Litestar([api()], openapi_config=told, logging_config=None).openapi_schema.to_schema()


class Served:
    """ASGI wrapper that serves the routes for one hall. The hall starts and stops with the application."""

    def __init__(self, app: Litestar, hall: Hall) -> None:
        self._app: App = app
        self._hall = hall
        self._caches = ParseCaches(app)

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Put the hall into the scope, and pass the request to the routes."""
        if scope["type"] == "lifespan":
            return self._live(receive, send)
        scope[HALL], scope[guests.IDENTITY] = self._hall, self._hall.identity
        self._caches.weigh(scope)
        return self._app(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self._hall.start()
            self._hall.history.start()
            self._hall.plays.start()
        except BaseException:
            await send({"type": "lifespan.startup.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self._hall.stop()
        await send({"type": "lifespan.shutdown.complete"})


def create_app(
    hall: Hall, page_folder: Path = page.PAGE, *, site_folder: Path = SITE, known: Known | None = None
) -> Guard:
    """Return the hall as an ASGI application that answers only requests for the hosts in `known`."""
    served = Served(litestar_app(page_folder, site_folder), hall)
    return Guard(served, known, by_address(hall.gate), hall.hub.closing.is_set)
