"""Memory limit for Litestar's caches of parsed requests.

Litestar caches the last 1,024 cookie headers, query strings and paths with their parsed form, of any size:
a header of 64 KiB can hold thousands of cookies, which take megabytes once parsed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pkgutil import resolve_name
from typing import Any

from litestar import Litestar

MOST_BYTES = 1024 * 1024
"""Bytes of unparsed requests after which all caches are cleared."""
COOKIE = b"cookie"
CACHES = (
    "litestar._parsers:parse_cookie_string",
    "litestar._parsers:parse_query_string",
    "litestar._asgi.routing_trie.traversal:parse_path_params",
)
"""Litestar's functions with a cache; other versions may have them elsewhere."""

logger = logging.getLogger(__name__)


class ParseCaches:
    """Clears the parse caches of an application before they exceed the limit."""

    def __init__(self, app: Litestar) -> None:
        routing: Any = app.asgi_router.handle_routing
        self._clear = [routing.cache_clear, *_clearing()]
        self._bytes = 0

    def weigh(self, scope: Any) -> None:
        """Count the size of a request or socket before it is parsed."""
        size = len(scope["path"]) + len(scope["query_string"])
        size += sum(len(value) for name, value in scope["headers"] if name == COOKIE)
        if self._bytes + size > MOST_BYTES:
            self._bytes = 0
            for clear in self._clear:
                clear()
        self._bytes += size


def _clearing() -> Iterator[Callable[[], None]]:
    for name in CACHES:
        try:
            yield resolve_name(f"{name}.cache_clear")
        except (ImportError, AttributeError) as error:
            logger.warning(
                "What this version of Litestar remembers of requests is not bounded at %s: %s", name, error
            )
