"""Canonical JSON: the only form that is written, hashed and read back strictly.

Canonical JSON has no spaces, keys sorted by code point, text in UTF-8 (only quotation
marks, backslashes and control characters escaped) and whole numbers written in full.
Fractions, NaN, infinities, repeated keys, lone surrogates and deep nesting are refused.
"""

import hashlib
import json
from typing import Any, NoReturn

from gladsheim.core.errors import RecordError, shorten
from gladsheim.core.files.text import TextError, text_of

MOST_DEPTH = 16
MOST_DIGITS = 40


def canonical(value: Any) -> bytes:
    """Return the canonical bytes of a JSON value, in UTF-8 without a final line feed.

    Raises RecordError for what canonical JSON cannot hold.
    """
    _check(value)
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.encode("utf-8")


def digest(*parts: bytes) -> str:
    """Return the SHA-256 of the concatenated parts, as 64 lower-case hexadecimal digits."""
    return hashlib.sha256(b"".join(parts)).hexdigest()


def parse(data: bytes, *, most_bytes: int) -> Any:
    """Read one JSON value strictly; `most_bytes` is the limit of the text's length, checked first.

    A byte order mark at the beginning is skipped; `canonical` never writes one.
    Raises RecordError that says what is wrong, and where.
    """
    if len(data) > most_bytes:
        raise RecordError(f"{len(data)} bytes long; allowed: at most {most_bytes}")
    try:
        value = json.loads(
            text_of(data),
            object_pairs_hook=_unique,
            parse_constant=_no_constant,
            parse_float=_no_fraction,
            parse_int=_bounded_int,
        )
    except TextError as error:
        raise RecordError(str(error)) from None
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, " if "\n" in error.doc.rstrip() else ""
        raise RecordError(f"not JSON: {error.msg} at {where}column {error.colno}") from None
    except RecursionError:
        raise RecordError(f"nested too deeply; allowed: at most {MOST_DEPTH} levels") from None
    _check(value)
    return value


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError(f"the key {shorten(twice)} appears twice in one object; allowed: once")
    return found


def _no_constant(text: str) -> NoReturn:
    raise RecordError(f"{text} is not a JSON number; allowed: whole numbers")


def _no_fraction(text: str) -> NoReturn:
    raise RecordError(f"the number {shorten(text)} is not whole; allowed: whole numbers without exponent")


def _bounded_int(text: str) -> int:
    # Before `int`, whose time grows with the square of the length.
    if len(text) > MOST_DIGITS:
        raise RecordError(f"a number has {len(text)} digits; allowed: at most {MOST_DIGITS}")
    return int(text)


def _check(value: Any) -> None:
    """Refuse a value that canonical JSON cannot hold, without recursion."""
    # A list instead of recursion: a deep document must not exhaust Python's stack.
    waiting = [(value, 1)]
    while waiting:
        item, depth = waiting.pop()
        if depth > MOST_DEPTH:
            raise RecordError(f"nested too deeply; allowed: at most {MOST_DEPTH} levels")
        if isinstance(item, dict):
            waiting.extend((part, depth + 1) for part in item.values())
            for name in item:
                _check_text(name)
        elif isinstance(item, list | tuple):
            waiting.extend((part, depth + 1) for part in item)
        elif isinstance(item, str):
            _check_text(item)
        elif item is not None and not isinstance(item, bool | int):
            raise RecordError(
                f"{shorten(item)} is not a value of a record; "
                "allowed: null, true, false, whole numbers, texts, lists, objects"
            )


def _check_text(text: object) -> None:
    if not isinstance(text, str):
        raise RecordError(f"the key {shorten(text)} is not a text; allowed: texts")
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise RecordError(
            f"the text {shorten(text)} has half a surrogate pair; allowed: whole ones"
        ) from None
