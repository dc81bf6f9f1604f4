"""Bounds what Litestar remembers of requests that it has parsed.

It keeps the last 1,024 cookie headers, query strings and paths with what it made of each, however
large they are: a header of 64 KiB can hold thousands of cookies, which take megabytes once parsed.
"""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar._asgi.routing_trie.traversal import parse_path_params
from litestar._parsers import parse_cookie_string, parse_query_string

MOST_BYTES = 1024 * 1024
"""Bytes of requests, as they were sent, before all that was made of them is forgotten."""
COOKIE = b"cookie"


class ParseCaches:
    """Clears the caches of an application once they may hold too much."""

    def __init__(self, app: Litestar) -> None:
        routing: Any = app.asgi_router.handle_routing
        self._clear = [
            cache.cache_clear
            for cache in (parse_cookie_string, parse_query_string, parse_path_params, routing)
        ]
        self._bytes = 0

    def weigh(self, scope: Any) -> None:
        """Count a request or socket before it is parsed."""
        size = len(scope["path"]) + len(scope["query_string"])
        size += sum(len(value) for name, value in scope["headers"] if name == COOKIE)
        if self._bytes + size > MOST_BYTES:
            self._bytes = 0
            for clear in self._clear:
                clear()
        self._bytes += size
