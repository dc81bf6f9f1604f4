"""Routes of the imprint and the privacy notice."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, route
from litestar.di import NamedDependency

from gladsheim.locales import LOCALES, text
from gladsheim.server.identity.admission import admit_to_page
from gladsheim.server.pages.notices import Notice, NoticePages, message
from gladsheim.server.pages.page_routes import READING, plain_page
from gladsheim.server.wire.language import spoken

LANGUAGE = "language"


@route("/imprint", http_method=READING, include_in_schema=False, before_request=admit_to_page)
async def imprint(request: Request[Any, Any, Any], notices: NamedDependency[NoticePages]) -> Response[Any]:
    """Return the imprint."""
    return _page(request, notices, "imprint")


@route("/privacy", http_method=READING, include_in_schema=False, before_request=admit_to_page)
async def privacy(request: Request[Any, Any, Any], notices: NamedDependency[NoticePages]) -> Response[Any]:
    """Return the privacy notice."""
    return _page(request, notices, "privacy")


HANDLERS = [imprint, privacy]


def _page(request: Request[Any, Any, Any], notices: NoticePages, notice: Notice) -> Response[Any]:
    """Return the page in the language that its link names, or else the browser."""
    language = request.query_params.get(LANGUAGE, "")
    if language not in LOCALES:
        language = spoken(request.headers.get("accept-language"))
    return plain_page(
        request, language, text(language, message(notice, "title")), notices.content(notice, language)
    )
