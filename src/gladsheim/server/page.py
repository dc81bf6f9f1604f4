"""The built web client: its files; every other path leads to the front page."""

from __future__ import annotations

from mimetypes import MimeTypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File, Redirect

PAGE = Path(__file__).with_name("page")
INDEX = "index.html"
ASSETS = "assets"
FOREVER = "public, max-age=31536000, immutable"
CHECK_FIRST = "no-cache"

# Python's own list only: what a system adds to it differs from machine to machine.
TYPES = MimeTypes()
TYPES.add_type("font/woff2", ".woff2")
TYPES.add_type("application/manifest+json", ".webmanifest")

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gladsheim</title></head>
<body><h1>Gladsheim</h1>
<p>The hall is running, but its page has not been built.</p>
<p>Start it with <code>./gladsheim serve</code>, which builds the page, or run
<code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>.</p></body></html>
"""


def page_handlers(folder: Path = PAGE) -> list[HTTPRouteHandler]:
    """The handlers of all paths that are not the interface's."""
    root = folder.resolve()

    @get("/", include_in_schema=False)
    async def front_page() -> Response[Any]:
        return _index(root)

    @get("/{path:path}", include_in_schema=False)
    async def page(path: FromPath[str]) -> Response[Any]:
        if _reserved(path) or "\0" in path:
            raise NotFoundException(f"there is nothing at {path[:100]!r}")
        wanted = (root / path.lstrip("/")).resolve()
        if wanted.is_relative_to(root) and wanted.is_file():
            return _file(wanted, FOREVER if wanted.parent.name == ASSETS else CHECK_FIRST)
        if wanted.suffix:
            raise NotFoundException(f"there is no file {path[:100]!r}")
        # Places within the page stand behind the #, and its files are named relative to it.
        return Redirect("/")

    return [front_page, page]


def _index(root: Path) -> Response[Any]:
    if not (root / INDEX).is_file():
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
    return _file(root / INDEX, CHECK_FIRST)


def _reserved(path: str) -> bool:
    return path.lstrip("/").partition("/")[0] in ("api", "schema")


def _file(path: Path, cache: str) -> File:
    kind = TYPES.guess_type(path.name)[0]
    return File(path, media_type=kind, content_disposition_type="inline", headers={"cache-control": cache})
