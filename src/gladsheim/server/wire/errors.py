"""Refusals on the wire: one form for all of them, which never reveals anything hidden."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException

from gladsheim.core.errors import GladsheimError, OptionsError
from gladsheim.core.words import Words
from gladsheim.server.wire.language import spoken
from gladsheim.server.wire.logs import LogLimit
from gladsheim.server.wire.malformed import QUERY, in_words, query_words
from gladsheim.server.wire.rows import ROWS, code_of
from gladsheim.store import DatabaseError, Unsettled
from gladsheim.tables.refusals import TableError, TooManyTables
from gladsheim.tables.views.stale import Stale

logger = logging.getLogger(__name__)

UNROUTED = {
    401: "bad_token",
    403: "forbidden",
    404: "no_page",
    405: "method_not_allowed",
    413: "too_large",
    415: "unsupported_media_type",
}
"""Names of the refusals of a request that no route has seen, by the status that the framework gives it."""

DATABASE_LINES = LogLimit(60.0, 20)
"""Limit on the log of database errors: each once a minute, however many requests meet it."""
GONE = "client disconnected prematurely"
"""Litestar's text for the error when a client disconnects in the middle of its request."""


class BadRequest(GladsheimError):
    """Raised for a request that cannot be read; `field` is a dotted path into its body."""

    def __init__(self, words: Words, field: str | None = None) -> None:
        self.field = field
        super().__init__(words)

    @classmethod
    def from_decoding(cls, error: Exception, kind: Any, sent: bytes) -> BadRequest:
        """Return the error for what msgspec found in a body that was sent for a type."""
        return cls(*in_words(error, kind, sent))


class Refused(GladsheimError):
    """Raised for a request that the hall refuses; `name` is that of a row, whose words are
    used if none are given.

    `retry_after` says in how many seconds it may be repeated. `more` goes beside the error into the body.
    """

    def __init__(
        self,
        name: str,
        words: Words | str | None = None,
        field: str | None = None,
        retry_after: int | None = None,
    ) -> None:
        self.status = ROWS[name].status
        self.code = code_of(name)
        self.field = field
        self.retry_after = retry_after
        self.more: dict[str, Any] = {}
        super().__init__(ROWS[name].words if words is None else words)


def body(
    code: str, message: str, field: str | None = None, rules: tuple[str, ...] = (), **more: Any
) -> dict[str, Any]:
    """Return the body of a refusal."""
    return {"error": {"code": code, "message": message, "field": field, "rules": list(rules)}, **more}


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Return the response to a request that raised `error`."""
    status, content = refusal(error, spoken(request.headers.get("accept-language")), request)
    log_fault(error, status, f"{request.method} {request.url.path}")
    after = retry_after(error)
    headers = {} if after is None else {"retry-after": str(after)}
    if status == HTTPStatus.UNAUTHORIZED:
        headers["www-authenticate"] = "Bearer"
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)


def log_fault(error: Exception, status: int, what: str) -> None:
    """Log an error with the request, `what`; not refusals on purpose."""
    if isinstance(error, DatabaseError):
        left_out = DATABASE_LINES.due(str(error))
        if left_out is not None:
            more = f", and {left_out} more like it before" if left_out else ""
            logger.error("%s (%s%s)", error, what, more)
    elif status >= HTTPStatus.INTERNAL_SERVER_ERROR and not isinstance(error, Refused):
        logger.error("%s: %s", what, error, exc_info=error)


def retry_after(error: Exception) -> int | None:
    """Return the seconds after which a refused request may be repeated; None if unknown."""
    return error.retry_after if isinstance(error, Refused | TooManyTables) else None


def refusal(
    error: Exception, language: str, request: Request[Any, Any, Any] | None = None
) -> tuple[int, dict[str, Any]]:
    """Return the status and the body for an error, in a language.

    `request` is the one that raised it, if a route read it.
    """

    def answer(status: int, code: str, field: str | None = None, **more: Any) -> tuple[int, dict[str, Any]]:
        assert isinstance(error, GladsheimError)
        return status, body(code, error.say(language), field, **more)

    match error:
        case Stale():
            return answer(ROWS[error.code].status, error.code, error.field, view=error.view)
        case TableError():
            return answer(ROWS[error.code].status, error.code, error.field, rules=error.rules)
        case Refused():
            return answer(error.status, error.code, error.field, **error.more)
        case OptionsError():
            return answer(400, "bad_request", f"options.{error.option}")
        case BadRequest():
            return answer(400, "bad_request", error.field)
        case DatabaseError():
            return _plain("unsettled" if isinstance(error, Unsettled) else "not_saved", language)
        case InternalServerException(detail=message) if message == GONE:
            return 400, body("bad_request", Words("faults-request").say(language))
        case HTTPException() if error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
            return _http(error, language, request)
    status, content = _plain("internal", language)
    return error.status_code if isinstance(error, HTTPException) else status, content


def _plain(name: str, language: str, field: str | None = None) -> tuple[int, dict[str, Any]]:
    """Return a refusal in the words of its row."""
    row = ROWS[name]
    assert row.words is not None
    return row.status, body(code_of(name), row.words.say(language), field)


def _http(
    error: HTTPException, language: str, request: Request[Any, Any, Any] | None
) -> tuple[int, dict[str, Any]]:
    """Return the refusal for an error that Litestar raised before any route."""
    status = error.status_code
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
    missing = QUERY.match(error.detail)
    field = missing[1] if missing else first.get("key")
    if status in UNROUTED:
        return _plain(UNROUTED[status], language, field)
    words = Words("faults-request")
    if missing:
        words = Words.of("faults-missing-query", name=repr(field))
    elif field and request:
        words = Words.of("faults-at", field=field, what=query_words(request, field))
    return status, body("bad_request", words.say(language), field)
