"""Interface document (OpenAPI) as a file: generated at the first request, compressed, with an ETag."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Callable
from threading import Lock
from typing import Any

import msgspec
from litestar import Request, Response, route
from litestar.enums import OpenAPIMediaType
from litestar.handlers import HTTPRouteHandler

from gladsheim.server.edge.static_files import StaticFile, packed_file
from gladsheim.server.identity.admission import admit_to_document
from gladsheim.server.pages.page_routes import READING, answer

PATHS = ["/schema", "/schema/openapi.json"]


def interface_handler(make: Callable[[], Any]) -> HTTPRouteHandler:
    """Return the handler of the document. `make` returns its content, which takes about a second."""
    lock = Lock()
    made: list[StaticFile] = []

    def file() -> StaticFile:
        with lock:
            if not made:
                made.append(packed_file(OpenAPIMediaType.OPENAPI_JSON.value, msgspec.json.encode(make())))
        return made[0]

    @route(PATHS, http_method=READING, include_in_schema=False, before_request=admit_to_document)
    async def document(request: Request[Any, Any, Any]) -> Response[Any]:
        return answer(request, made[0] if made else await to_thread(file))

    return document
