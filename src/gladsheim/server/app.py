"""The application: routes, page and guard around a hall."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from gladsheim.server import errors, live, page, routes
from gladsheim.server.guard import Guard
from gladsheim.server.hall import Hall
from gladsheim.server.version import version
from gladsheim.server.wire import MOST_BODY


def litestar_app(hall: Hall | None, page_folder: Path = page.PAGE) -> Litestar:
    """The Litestar application; without a hall only its OpenAPI document is of use."""

    @asynccontextmanager
    async def open_hall(_: Litestar) -> AsyncIterator[None]:
        assert hall is not None
        await hall.start()
        try:
            yield
        finally:
            await hall.stop()

    return Litestar(
        route_handlers=[routes.api(live.live), *page.page_handlers(page_folder)],
        lifespan=[open_hall],
        state=State({"hall": hall}),
        exception_handlers={Exception: errors.answer},
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(
            title="Gladsheim", version=version(), path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


def create_app(hall: Hall, page_folder: Path = page.PAGE) -> Guard:
    """The hall as an ASGI application."""
    return Guard(litestar_app(hall, page_folder))
