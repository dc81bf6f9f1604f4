"""Routes of the documentation's pages, under /docs."""

from __future__ import annotations

from asyncio import to_thread
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from gladsheim.server.edge import guard
from gladsheim.server.identity.admission import admit_to_page
from gladsheim.server.pages.page_routes import INDEX, READING, answer, is_for_people, nowhere
from gladsheim.server.pages.site import SITE, Site

POLICY_HEADER = guard.POLICY_HEADER.decode()
RETRY_SECONDS = 30
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gladsheim</title></head>
<body><h1>The documentation</h1>
<p>It has not been built yet. <code>./gladsheim serve</code> builds it in the background, which takes about a
minute after the first start; <code>./gladsheim docs</code> builds it at once and says what fails.</p>
<p><a href="../">Back to the hall</a></p></body></html>
"""


def documentation_handlers(folder: Path = SITE) -> list[HTTPRouteHandler]:
    """Return the handlers of all paths under /docs."""
    site = Site(folder)

    @route("/docs", http_method=READING, include_in_schema=False, before_request=admit_to_page)
    async def front_page(request: Request[Any, Any, Any]) -> Response[Any]:
        # Links are relative; so is this, for a proxy may serve the hall below a path of its own.
        inside = request.scope["raw_path"].endswith(b"/")
        return (
            await page(request, INDEX)
            if inside
            else Response(None, status_code=307, headers={"location": "docs/"})
        )

    @route("/docs/{path:path}", http_method=READING, include_in_schema=False, before_request=admit_to_page)
    async def document(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[Any]:
        return await page(request, path.lstrip("/"))

    async def page(request: Request[Any, Any, Any], name: str) -> Response[Any]:
        files, policy = await to_thread(site.read)
        if not files and name.endswith((INDEX, ".html")):
            headers = {"retry-after": str(RETRY_SECONDS)}
            return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503, headers=headers)
        if name in files:
            return answer(request, files[name], **{POLICY_HEADER: policy})
        if not name.isprintable() or not is_for_people(request, name):
            raise NotFoundException("there is no such file")
        return nowhere(request)

    return [front_page, document]
