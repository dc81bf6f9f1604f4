"""What is remembered of requests that were parsed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar._parsers import parse_cookie_string, parse_query_string

from gladsheim.server.app import litestar_app
from gladsheim.server.edge import parse_caches
from tests.server.calls import Client

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

NOWHERE = Path("nowhere")
LARGE = 10_000
ROOM = 4
"""So many large requests are remembered."""


@pytest.mark.parametrize("part", ["cookies", "query", "path"])
async def test_large_requests_are_not_remembered(
    client: Client, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of cookies, queries and paths that nobody sends twice only so many bytes are kept."""
    monkeypatch.setattr(parse_caches, "MOST_BYTES", ROOM * LARGE)
    caches: dict[str, Any] = {
        "cookies": parse_cookie_string,
        "query": parse_query_string,
        "path": litestar_app(NOWHERE, NOWHERE).asgi_router.handle_routing,
    }
    caches[part].cache_clear()
    for number in range(5 * ROOM):
        text = f"{number}-{LARGE * 'a'}"
        path = f"/{text}" if part == "path" else "/api/people"
        query = {"name": text} if part == "query" else {}
        headers = {"cookie": text} if part == "cookies" else {}
        await client.http.get(path, params=query, headers=headers)
        assert caches[part].cache_info().currsize <= ROOM


def test_a_cache_that_is_elsewhere_is_told_and_the_others_are_bounded(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Another version of Litestar may have moved one: the hall starts all the same."""
    gone = ("litestar._moved:parse", "litestar._parsers:parse_elsewhere")
    monkeypatch.setattr(parse_caches, "CACHES", (*gone, *parse_caches.CACHES))
    app = litestar_app(NOWHERE, NOWHERE)
    caches = parse_caches.ParseCaches(app)
    for name, record in zip(gone, caplog.records, strict=True):
        assert name in record.getMessage()
    parse_query_string(b"a=b")
    monkeypatch.setattr(parse_caches, "MOST_BYTES", 0)
    caches.weigh({"path": "/", "query_string": b"", "headers": []})
    assert parse_query_string.cache_info().currsize == 0
