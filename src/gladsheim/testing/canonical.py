"""JSON values as bytes, for exact comparisons."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def as_bytes(value: Any) -> bytes:
    """Return a JSON value as compact UTF-8, keys in their own order.

    Two values are the same bytes exactly if a client would be sent the same text. Raises TypeError or
    ValueError for anything that is not JSON (NaN, sets, NumPy numbers).
    """
    _no_surprises(value)
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()


def digest(value: Any, length: int = 12) -> str:
    """Return the first hex digits of the SHA-256 of a JSON value, to compare without keeping it."""
    return hashlib.sha256(as_bytes(value)).hexdigest()[:length]


def _no_surprises(value: Any) -> None:
    """Raises TypeError for values that `json` writes though JSON lacks them: tuples, int
    keys, subclasses of int.
    """
    if isinstance(value, dict):
        for key, inner in value.items():
            if type(key) is not str:
                raise TypeError(f"the key {key!r} is {type(key).__name__}; allowed: str")
            _no_surprises(inner)
    elif isinstance(value, list):
        for inner in value:
            _no_surprises(inner)
    elif value is not None and type(value) not in (bool, int, float, str):
        raise TypeError(f"{value!r} is {type(value).__name__}; allowed: what JSON has")
