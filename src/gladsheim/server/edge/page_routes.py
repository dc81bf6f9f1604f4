"""The built web client: its files; every other path leads to the front page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from gladsheim.server.edge.static_files import StaticFile, is_known, read_files
from gladsheim.server.identity.admission import admit_to_page

PAGE = Path(__file__).parents[1] / "page"
INDEX = "index.html"
READING = (HttpMethod.GET, HttpMethod.HEAD)

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gladsheim</title></head>
<body><h1>Gladsheim</h1>
<p>The hall is running, but its page has not been built.</p>
<p>Start it with <code>./gladsheim serve</code>, which builds the page, or run
<code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>.</p></body></html>
"""


def page_handlers(folder: Path = PAGE) -> list[HTTPRouteHandler]:
    """The handlers of all paths that are not the interface's."""
    files = read_files(folder)

    @route("/", http_method=READING, include_in_schema=False, before_request=admit_to_page)
    async def front_page(request: Request[Any, Any, Any]) -> Response[Any]:
        if INDEX not in files:
            return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
        return _answer(request, files[INDEX])

    @route("/{path:path}", http_method=READING, include_in_schema=False, before_request=admit_to_page)
    async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[Any]:
        name = path.lstrip("/")
        if name in files:
            return _answer(request, files[name])
        if _reserved(name) or not name.isprintable() or "." in name.rpartition("/")[2]:
            raise NotFoundException("there is no such file")
        # Places within the page stand behind the #, and its files are named relative to it.
        return Redirect("/")

    return [front_page, page]


def _reserved(name: str) -> bool:
    return name.partition("/")[0] in ("api", "schema")


def _answer(request: Request[Any, Any, Any], file: StaticFile) -> Response[Any]:
    form, headers = file.answer(request.headers.getall("accept-encoding", []))
    if is_known(form.etag, request.headers.get("if-none-match")):
        return Response(None, status_code=304, headers=headers)
    return Response(form.content, media_type=file.media_type, headers=headers)
