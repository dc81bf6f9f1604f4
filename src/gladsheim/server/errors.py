"""Refusals on the wire: one shape for all of them, and no word about what is hidden."""

from __future__ import annotations

import logging
import re
from http import HTTPStatus
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from gladsheim.core.errors import GladsheimError, OptionsError
from gladsheim.store import DatabaseError, Unsettled
from gladsheim.tables.refusals import Stale, TableError

logger = logging.getLogger(__name__)

STATUS = {
    "not_found": 404,
    "not_started": 409,
    "started": 409,
    "closed": 409,
    "not_over": 409,
    "seat_taken": 400,
    "already_seated": 400,
    "not_your_seat": 403,
    "not_your_table": 403,
    "stale": 409,
    "not_your_turn": 409,
    "illegal": 422,
    "over": 409,
    "running": 409,
    "no_undo": 409,
    "id_taken": 409,
    "too_long": 409,
    "unreadable": 500,
}
CODES = {
    401: "forbidden",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "unsupported_media_type",
}
MISSING_PARAMETER = re.compile(r"Missing required query parameter '(\w+)'")


class BadRequest(GladsheimError):
    """A request that cannot be read; `field` is a dotted path into its body."""

    def __init__(self, message: str, field: str | None = None) -> None:
        self.field = field
        super().__init__(message)

    @classmethod
    def from_decoding(cls, error: Exception) -> BadRequest:
        """What msgspec says, with its path as the field."""
        if isinstance(error, RecursionError):
            return cls("the body is nested too deeply")
        message, _, path = str(error).partition(" - at `")
        field = re.sub(r"^(key in )?`?\$\.?", "", path.rstrip("`")) or None
        return cls(message, field)


class Refused(GladsheimError):
    """A request that the hall refuses; `retry_after` says in how many seconds it may be repeated."""

    def __init__(
        self, status: int, code: str, message: str, field: str | None = None, retry_after: int | None = None
    ) -> None:
        self.status = status
        self.code = code
        self.field = field
        self.retry_after = retry_after
        super().__init__(message)


def body(
    code: str, message: str, field: str | None = None, rules: tuple[str, ...] = (), **more: Any
) -> dict[str, Any]:
    """The body of a refusal."""
    return {"error": {"code": code, "message": message, "field": field, "rules": list(rules)}, **more}


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """The response to a request that raised `error`."""
    status, content = _refusal(error)
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        logger.error("%s %s: %s", request.method, request.url.path, error, exc_info=error)
    after = error.retry_after if isinstance(error, Refused) else None
    headers = {} if after is None else {"retry-after": str(after)}
    return Response(content, status_code=status, media_type=MediaType.JSON, headers=headers)


def _refusal(error: Exception) -> tuple[int, dict[str, Any]]:
    match error:
        case Stale():
            return 409, body(error.code, str(error), error.field, view=error.view)
        case TableError():
            return STATUS[error.code], body(error.code, str(error), error.field, error.rules)
        case Refused():
            return error.status, body(error.code, str(error), error.field)
        case OptionsError():
            return 400, body("bad_request", str(error), f"options.{error.option}")
        case BadRequest():
            return 400, body("bad_request", str(error), error.field)
        case Unsettled():
            return 503, body(
                "unsettled", "the hall's database was lost while it saved: send the request again"
            )
        case DatabaseError():
            return 503, body("not_saved", "the hall's database does not answer: nothing was saved, try again")
        case HTTPException():
            return _http(error)
    return 500, body("internal", "something went wrong in the hall; nothing was saved")


def _http(error: HTTPException) -> tuple[int, dict[str, Any]]:
    status = error.status_code
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return status, body("internal", "something went wrong in the hall; nothing was saved")
    extra = error.extra
    first = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
    message = str(first.get("message") or error.detail or HTTPStatus(status).phrase)
    missing = MISSING_PARAMETER.match(error.detail)
    field = missing[1] if missing else first.get("key")
    return status, body(CODES.get(status, "bad_request"), message[:300], field)
