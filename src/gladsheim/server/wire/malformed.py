"""Texts for requests that cannot be read, in the hall's languages.

msgspec, and through it Litestar, describe errors by English sentences. Only the path and the kind of the
error are taken from them; the type of the request says what is allowed.
"""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
from litestar import Request

from gladsheim.core.errors import shorten
from gladsheim.core.words import Words
from gladsheim.server.wire.allowed import SentPart, type_info

PATH = re.compile(r" - at `(?:key` in `)?\$([^`]*)`\Z")
MISSING = re.compile(r"Object missing required field `([^`]*)`")
UNKNOWN = re.compile(r"Object contains unknown field `([^`]*)`")
QUERY = re.compile(r"Missing required query parameter '(\w+)'")
BYTE = re.compile(r"\(byte (\d+)\)\Z")


class UnfitFields(ValueError):
    """Raised for a request whose fields do not fit together."""

    def __init__(self, words: Words) -> None:
        self.words = words
        super().__init__(str(words))


def in_words(error: Exception, kind: Any, sent: bytes) -> tuple[Words, str | None]:
    """Return the text for the error that msgspec found in a body of a type, and the dotted path of its field.

    The text names the field, too.
    """
    if isinstance(error, RecursionError):
        return Words("faults-deep"), None
    if isinstance(error, UnicodeDecodeError):
        return Words("faults-utf8"), None
    message = str(error)
    if not isinstance(error, msgspec.ValidationError):
        found = BYTE.search(message)
        return Words.of("faults-json", at=int(found[1]) if found else len(sent)), None
    at = PATH.search(message)
    path = at[1] if at else ""
    words = _in_words(error, SentPart.body(kind, sent).at(path))
    field = path.removeprefix(".") or None
    return (words if field is None else Words.of("faults-at", field=field, what=words)), field


def query_words(request: Request[Any, Any, Any], name: str) -> Words:
    """Return the sentence that refuses the value of a parameter of the route that a request is for.

    Values in the path are not repeated: some are tokens.
    """
    fields = msgspec.structs.fields(request.route_handler.signature_model)
    kinds = [type_info(field.type) for field in fields if field.encode_name == name]
    sent = request.query_params.get(name)
    return SentPart.of(kinds, None if sent is None else json.dumps(sent).encode()).refused()


def _in_words(error: msgspec.ValidationError, part: SentPart) -> Words:
    """Return the text for an error in a part of a body."""
    if isinstance(error.__cause__, UnfitFields):
        return error.__cause__.words
    if found := MISSING.match(str(error)):
        return Words.of("faults-missing", name=shorten(found[1]), allowed=part.field(found[1]).allowed)
    if found := UNKNOWN.match(str(error)):
        return Words.of("faults-unknown-field", name=shorten(found[1]), allowed=part.names())
    return part.refused()
