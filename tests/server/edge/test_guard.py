"""Requests from other sites' pages, and the headers of every answer."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from gladsheim.server.app import create_app
from gladsheim.server.edge.guard import policy
from gladsheim.server.hall import Hall
from tests.server.calls import Client

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

JSON = "application/json"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-type": JSON}, 200),
        ({"content-type": "application/json; charset=utf-8", "origin": "http://hall.test"}, 200),
        ({"content-type": JSON, "origin": "http://evil.test"}, 403),
        ({"content-type": JSON, "origin": "http://hall.test.evil.test"}, 403),
        ({"content-type": JSON, "origin": "http://hall.test:81"}, 403),
        ({"content-type": JSON, "origin": "null"}, 403),
        ({"content-type": JSON, "sec-fetch-site": "cross-site"}, 403),
        ({"content-type": "text/plain"}, 415),
        ({"content-type": "application/x-www-form-urlencoded"}, 415),
        ({"content-type": "multipart/form-data; boundary=x"}, 415),
        ({}, 415),
    ],
)
async def test_only_json_from_the_own_page_changes_anything(
    client: Client, headers: dict[str, str], status: int
) -> None:
    """A form, a foreign origin or a hidden origin is refused before anything is read."""
    answer = await client.http.request("PUT", "/api/me", content=b'{"name":"Loki"}', headers=headers)
    assert answer.status_code == status, answer.text
    if status != 200:
        assert set(answer.json()["error"]) == {"code", "message", "field", "rules"}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("POST", "/api/unsubscribe/some-token", 200),
        # One that no mail ever bore is refused by the route.
        ("POST", "/api/unsubscribe/odd~token", 400),
        ("POST", "/api/unsubscribe/%2e%2e", 400),
        ("PUT", "/api/unsubscribe/some-token", 403),
        ("POST", "/api/unsubscribe/", 403),
        ("POST", "/api/unsubscribe/../logout", 403),
        ("POST", "/api/unsubscribe/%2e%2e%2flogout", 403),
        ("POST", "/api/unsubscribe/a/b", 403),
        ("POST", "/api/logout", 403),
    ],
)
async def test_only_the_end_of_mails_may_be_asked_for_from_elsewhere(
    client: Client, method: str, path: str, status: int
) -> None:
    """A mail program sends a form, from wherever it is; nothing else can be reached that way."""
    headers = {"content-type": "application/x-www-form-urlencoded", "origin": "https://mail.test"}
    answer = await client.http.request(method, path, content="List-Unsubscribe=One-Click", headers=headers)
    assert answer.status_code == status, answer.text


@pytest.mark.parametrize(
    ("headers", "content", "status"),
    [
        ({}, b"", 404),
        ({"origin": "http://hall.test"}, b"", 404),
        ({"content-type": JSON}, b"{}", 404),
        ({"origin": "http://evil.test"}, b"", 403),
        ({"sec-fetch-site": "cross-site"}, b"", 403),
        ({"content-type": "text/plain"}, b"x", 415),
        ({"transfer-encoding": "chunked"}, b"", 415),
    ],
)
async def test_what_is_deleted_needs_no_body(
    client: Client, headers: dict[str, str], content: bytes, status: int
) -> None:
    """Another site's page could not ask for it; with a body it is read as strictly as everything else."""
    answer = await client.http.request("DELETE", "/api/tables/none", content=content, headers=headers)
    assert answer.status_code == status, answer.text


@pytest.mark.parametrize("path", ["/api/me", "/api/none", "/", "/none.js", "/schema/openapi.json"])
async def test_every_answer_has_the_security_headers(client: Client, path: str) -> None:
    """Answers and refusals alike forbid foreign scripts, frames and guessing of types."""
    headers = (await client.http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    # What is data may not even run the hall's own scripts.
    assert ("script-src 'self';" in policy) == (headers["content-type"] != "application/json"), headers
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_the_policy_allows_nothing_inline() -> None:
    """No script and no style may stand in a page, or be made from text; nothing comes from elsewhere."""
    assert "unsafe" not in policy()
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy().split("; ")}
    # Pictures that the page has made itself.
    assert rules.pop("img-src") == ["'self'", "blob:"]
    assert {word for words in rules.values() for word in words} == {"'none'", "'self'"}


async def test_views_are_never_kept_by_caches(client: Client) -> None:
    """Everything below /api is for this moment and this guest only."""
    view = await client.open()
    for path in ("/me", "/tables", f"/tables/{view['id']}", "/tables/none"):
        assert (await client.get(path)).headers["cache-control"] == "no-store"


async def handshake(hall: Hall, headers: dict[str, str]) -> list[Any]:
    """What the application sends in answer to a socket's handshake."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"} if not sent else {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "websocket",
        "path": "/api/tables/none/live",
        "raw_path": b"/api/tables/none/live",
        "root_path": "",
        "scheme": "ws",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "subprotocols": [],
        "client": ("127.0.0.1", 1),
        "server": ("hall.test", 80),
        "state": {},
    }
    await create_app(hall)(scope, receive, send)
    return sent


async def test_a_socket_is_opened_by_the_own_page_only(hall: Hall) -> None:
    """The handshake of another site's page is refused before it is accepted."""
    foreign = await handshake(hall, {"host": "hall.test", "origin": "http://evil.test"})
    assert [message["type"] for message in foreign] == ["websocket.close"]
    own = await handshake(hall, {"host": "hall.test", "origin": "http://hall.test"})
    assert own[0]["type"] == "websocket.accept"


async def test_an_unexpected_fault_tells_nothing(hall: Hall, client: Client) -> None:
    """A fault of the hall itself answers 500 in the usual shape, without a trace."""
    view = await client.open()

    def broken(_: object) -> httpx.Response:
        raise RuntimeError("canary")

    hall.tables.live = broken  # type: ignore[method-assign, assignment]  # a fault that cannot happen
    answer = await client.get(f"/tables/{view['id']}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "internal")
    assert "canary" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"
