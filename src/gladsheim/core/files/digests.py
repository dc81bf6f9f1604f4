"""JSON objects that carry a digest of their own content, so that later changes are noticed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

FIELD = "digest"


def with_digest(content: Mapping[str, Any]) -> dict[str, Any]:
    """Return the object with its digest as the first field: SHA-256 of its JSON, keys sorted,
    in hexadecimal.
    """
    return {FIELD: _digest(content), **content}


def checked(found: Any) -> dict[str, Any]:
    """Return an object without its digest; one from before objects had a digest is returned unchanged.

    Raises ValueError for an object whose content does not have the digest that it names, and for anything
    else than an object.
    """
    if not isinstance(found, Mapping):
        raise ValueError("it is not a JSON object")
    content = {name: value for name, value in found.items() if name != FIELD}
    try:
        is_sound = FIELD not in found or found[FIELD] == _digest(content)
    except RecursionError:
        # `with_digest` writes nothing that is nested too deeply for JSON.
        is_sound = False
    if not is_sound:
        raise ValueError("its content does not have the digest that it names")
    return content


def _digest(content: Mapping[str, Any]) -> str:
    # Keys become texts before they are sorted, as they are in a file that is read.
    text = json.dumps(json.loads(json.dumps(content)), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()
