"""Routes of the built web client: its files, and a page with status 404 for every other path."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from gladsheim.locales import text
from gladsheim.server.edge.static_files import CHECK_FIRST, StaticFile, is_known, read_files
from gladsheim.server.identity.admission import admit_to_page
from gladsheim.server.wire.language import spoken

PAGE = Path(__file__).parents[1] / "page"
INDEX = "index.html"
READING = (HttpMethod.GET, HttpMethod.HEAD)

# Its style is that of the page without a network, which needs no script either.
PLAIN_PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<link rel="icon" type="image/svg+xml" href="{root}icon.svg">
<link rel="stylesheet" href="{root}offline.css">
<title>{title} · Gladsheim</title>
</head>
<body><main>
<h1>{title}</h1>
{content}
<p><a href="{root}">{back}</a></p>
</main></body>
</html>
"""
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Gladsheim</title></head>
<body><h1>Gladsheim</h1>
<p>The hall is running, but its page has not been built.</p>
<p>Start it with <code>./gladsheim serve</code>, which builds the page, or run
<code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>.</p></body></html>
"""


def page_handlers(folder: Path = PAGE) -> list[HTTPRouteHandler]:
    """Return the handlers of all paths outside the interface."""
    files = read_files(folder)

    @route("/", http_method=READING, include_in_schema=False, before_request=admit_to_page)
    async def front_page(request: Request[Any, Any, Any]) -> Response[Any]:
        if INDEX not in files:
            return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
        return answer(request, files[INDEX])

    @route("/{path:path}", http_method=READING, include_in_schema=False, before_request=admit_to_page)
    async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[Any]:
        name = path.lstrip("/")
        if name in files:
            return answer(request, files[name])
        if _reserved(name) or not name.isprintable() or not is_for_people(request, name):
            raise NotFoundException("there is no such file")
        return nowhere(request)

    return [front_page, page]


def _reserved(name: str) -> bool:
    return name.partition("/")[0] in ("api", "schema")


def is_for_people(request: Request[Any, Any, Any], name: str) -> bool:
    """Whether the request is for a page, not for a file."""
    wanted = ",".join(request.headers.getall("accept", []))
    return "." not in name.rpartition("/")[2] or MediaType.HTML in wanted


def nowhere(request: Request[Any, Any, Any]) -> Response[Any]:
    """Return the page with status 404."""
    language = spoken(request.headers.get("accept-language"))
    content = f"<p>{escape(text(language, 'nowhere-about'))}</p>"
    return plain_page(request, language, text(language, "nowhere-title"), content, 404)


def plain_page(
    request: Request[Any, Any, Any], language: str, title: str, content: str, status: int = 200
) -> Response[Any]:
    """Return a page without scripts; `content` is HTML."""
    # Relative, for a proxy may serve the hall below a path of its own.
    asked = request.scope["raw_path"].decode("ascii", "replace").partition("?")[0]
    page = PLAIN_PAGE.format(
        language=language,
        root="../" * (asked.count("/") - 1) or "./",
        title=escape(title),
        content=content,
        back=escape(text(language, "nowhere-back")),
    )
    headers = {"cache-control": CHECK_FIRST, "vary": "accept, accept-language"}
    return Response(page, status_code=status, media_type=MediaType.HTML, headers=headers)


def answer(request: Request[Any, Any, Any], file: StaticFile, **more: str) -> Response[Any]:
    """Return a file, or status 304 if the caller has it already; with `more` headers."""
    form, headers = file.answer(request.headers.getall("accept-encoding", []))
    headers |= more
    if is_known(form.etag, request.headers.get("if-none-match")):
        return Response(None, status_code=304, headers=headers)
    return Response(form.content, media_type=file.media_type, headers=headers)
