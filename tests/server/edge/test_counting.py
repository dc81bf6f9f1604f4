"""No request escapes the limits: every route that is served, and all that is answered without one."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import WebSocketRoute

from gladsheim.server.app import create_app, litestar_app
from gladsheim.server.edge import counting
from gladsheim.server.hall import Hall
from gladsheim.server.identity.gate import Quotas
from gladsheim.server.identity.rate_limits import Rate
from tests.server.accounts.entering import Seconds
from tests.server.conftest import client_of
from tests.server.identity.test_gate import limited

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

NOWHERE = Path("nowhere")
ONCE = Rate(1, 1_000.0)
LIMITS = Quotas(reads=ONCE, writes=ONCE, costly=ONCE, files=ONCE, newcomers=Rate(100_000, 1.0), by_address=1)
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW")
JSON = {"content-type": "application/json"}
PARAMETER = re.compile(r"\{\w+:(\w+)\}")
SOUND = {"int": "0", "str": "none", "path": "none"}
MALFORMED = {"int": "none", "str": "~" * 50, "path": "~%01"}
UNKNOWN = ("/api/none", "/api/tables/a/b/c/d", "/schema/none", "/schema/openapi.json/none", "/docs/none.js")
STRANGE: tuple[dict[str, str], ...] = (
    {},
    {"content-type": "text/plain"},
    {**JSON, "origin": "http://evil.test"},
    {**JSON, "host": "evil.test"},
    {**JSON, "authorization": "Bearer none"},
    {**JSON, "cookie": "gladsheim_session=none", "authorization": "Bearer none"},
)
"""Headers with which the guard or the admission refuses a request."""


@pytest.fixture
async def hall(hall_url: str) -> AsyncIterator[Hall]:
    """A hall in which an address may do everything once."""
    async with limited(hall_url, Seconds(), LIMITS) as hall:
        yield hall


class Flood:
    """Asks everything twice, each time from another address."""

    def __init__(self, hall: Hall) -> None:
        self._transport = httpx.ASGITransport(
            app=create_app(hall, NOWHERE, site_folder=NOWHERE), raise_app_exceptions=False
        )
        self._http = httpx.AsyncClient(transport=self._transport, base_url="http://hall.test")
        self._addresses = (f"198.51.{number // 250}.{number % 250}" for number in count(1))

    async def escapes(self, method: str, path: str, headers: dict[str, str]) -> str | None:
        """What the second of two requests was answered, if anything but that it comes too soon."""
        self._transport.client = (next(self._addresses), 1)
        for _ in range(2):
            self._http.cookies.clear()
            answer = await self._http.request(method, path, headers=headers, content=b"{}")
        refused = answer.status_code == 429 and answer.headers["retry-after"] == "1000"
        if method != "HEAD":
            refused = refused and answer.json()["error"]["code"] == "slow_down"
        refused = refused and "content-security-policy" in answer.headers
        return None if refused else f"{method} {path} {headers}: {answer.status_code}"


def served() -> Iterator[str]:
    """The paths of all routes, ours and the framework's own, sound and with parameters that none can have."""
    for route in litestar_app(NOWHERE, NOWHERE).routes:
        for values in (SOUND, MALFORMED):
            yield PARAMETER.sub(lambda found, values=values: values[found[1]], route.path)  # type: ignore[misc]


async def test_every_route_counts_every_method(hall: Hall) -> None:
    """Whatever is asked of a path that is served, or of one that is not, is refused the second time."""
    flood = Flood(hall)
    paths = sorted({*served(), *UNKNOWN})
    assert {"/schema", "/schema/openapi.json", "/docs", "/", "/api/health", "/api/games"} <= {*paths}
    escaped = [await flood.escapes(method, path, JSON) for path in paths for method in METHODS]
    assert [one for one in escaped if one] == []


async def test_what_is_refused_before_any_route_counts(hall: Hall) -> None:
    """Another site's page, another host, no JSON, and a token that is none."""
    flood = Flood(hall)
    paths = ("/api/me", "/api/tables/none/actions", "/api/none", "/schema", "/")
    escaped = [
        await flood.escapes(method, path, headers)
        for path in paths
        for method in METHODS
        for headers in STRANGE
    ]
    assert [one for one in escaped if one] == []


async def test_a_request_is_counted_once(hall_url: str) -> None:
    """By its admission or, where it met none, by address: accounts do not pay for their network."""
    limits = replace(LIMITS, reads=Rate(3, 1_000.0), writes=Rate(3, 1_000.0))
    async with limited(hall_url, Seconds(), limits) as hall, client_of(hall) as client:
        await client.register("Embla")
        statuses = [(await client.get("/tables/none")).status_code for _ in range(4)]
        assert statuses == [404] * 3 + [429]
        # The address has taken nothing from its own bucket.
        statuses = [(await client.http.patch("/api/me", json={})).status_code for _ in range(4)]
        assert statuses == [405] * 3 + [429]


async def test_the_refusal_is_in_the_language_of_the_caller(hall: Hall) -> None:
    """Like every other one."""
    async with client_of(hall) as client:
        german = {"accept-language": "de"}
        answers = [await client.http.patch("/api/me", json={}, headers=german) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [405, 429]
        assert "Versuch" in answers[1].json()["error"]["message"]


async def handshakes(hall: Hall, path: str, headers: dict[str, str], extension: bool) -> list[Any]:
    """What the application answers to the second of two handshakes of one address."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"} if not sent else {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        sent.append(message)

    path, _, query = path.partition("?")
    for _ in range(2):
        sent.clear()
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "scheme": "ws",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "subprotocols": [],
            "client": ("198.51.100.1", 1),
            "server": ("hall.test", 80),
            "state": {},
            "extensions": {"websocket.http.response": {}} if extension else {},
        }
        await create_app(hall)(scope, receive, send)
    return sent


OWN = {"host": "hall.test"}
LIVE = "/api/tables/none/live"


def test_there_is_one_kind_of_socket() -> None:
    """The one whose handshakes are tried here."""
    found = [
        route.path for route in litestar_app(NOWHERE, NOWHERE).routes if isinstance(route, WebSocketRoute)
    ]
    assert found == ["/api/tables/{table:str}/live"]


@pytest.mark.parametrize("extension", [True, False], ids=["answered", "closed"])
@pytest.mark.parametrize(
    ("path", "headers"),
    [
        (f"{LIVE}?since=none", OWN),
        ("/api/tables/~/live", OWN),
        ("/api/none", OWN),
        ("/api/me", OWN),
        (LIVE, {**OWN, "origin": "http://evil.test"}),
        (LIVE, {"host": "evil.test"}),
    ],
)
async def test_every_handshake_counts(
    hall: Hall, path: str, headers: dict[str, str], extension: bool
) -> None:
    """Also one that is refused before a socket is opened."""
    sent = await handshakes(hall, path, headers, extension)
    if extension:
        assert (sent[0]["type"], sent[0]["status"]) == ("websocket.http.response.start", 429)
        assert (b"retry-after", b"1000") in sent[0]["headers"]
        assert [message["type"] for message in sent[1:]] == ["websocket.http.response.body"]
    else:
        assert sent == [{"type": "websocket.close", "code": 1013, "reason": "slow_down"}]


async def test_opening_a_socket_counts_like_reading(hall: Hall) -> None:
    """The second one is opened and closed at once, so that a page can tell that it is to wait."""
    sent = await handshakes(hall, LIVE, OWN, extension=True)
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    assert (sent[1]["code"], sent[1]["reason"]) == (1013, "slow_down")


async def test_who_comes_too_often_is_answered_later(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each 429 is held back for a moment, so that a flood costs less; other answers are not."""
    held: list[float] = []

    async def sleep(seconds: float) -> None:
        held.append(seconds)

    monkeypatch.setattr(counting, "REFUSED_SECONDS", 0.25)
    monkeypatch.setattr("gladsheim.server.edge.counting.asyncio.sleep", sleep)
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message["status"])

    counted = {"type": "http", "headers": [], counting.COUNTED: True}
    for status in (200, 429, 404):
        await counting.CountedSend(counted, send, lambda _: None)(
            {"type": "http.response.start", "status": status}
        )
    assert (sent, held) == ([200, 429, 404], [0.25])
