"""Headers that are added to every answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.datastructures import Cookie

MOVED = "gladsheim_moved"
"""Key of a request's state that holds the cookies which give a token its right name."""
TRANSPORT_SECURITY = (b"strict-transport-security", b"max-age=31536000")


def is_secure(scope: Any) -> bool:
    """Whether a request or socket came over TLS, as a trusted proxy may say."""
    return scope["scheme"] in ("https", "wss")


def added_headers(scope: Any) -> list[tuple[bytes, bytes]]:
    """Return headers to add: HSTS over TLS, and cookies that give a token its right name."""
    moved: Iterable[Cookie] = scope.get("state", {}).get(MOVED, ())
    cookies = [cookie.to_encoded_header() for cookie in moved]
    return [TRANSPORT_SECURITY, *cookies] if is_secure(scope) else cookies
