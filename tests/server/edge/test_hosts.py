"""Under which names and addresses a hall is called, and that it answers under no others."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from gladsheim.core.errors import UsageError
from gladsheim.server.app import create_app
from gladsheim.server.edge.hosts import LONGEST_HOST, MOST_NAMES, clean_name, known_hosts, names_of
from gladsheim.server.hall import Hall
from tests.server.calls import Client, refused
from tests.server.edge.test_guard import handshake

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

HERE = "192.0.2.7"


@pytest.mark.parametrize(
    "host",
    [
        *("hall.example.org", "HALL.example.org:443", "hall.example.org.", "xn--hll-qla.example.org:8000"),
        *("localhost", "localhost:8000", "127.0.0.1:1", "127.1.2.3", "[::1]:8000"),
        *(HERE, f"{HERE}:65535", "203.0.113.9", "[2001:db8::9]:80", "[2001:db8:0::9]"),
    ],
)
def test_the_hall_is_called_by_its_names_and_addresses(host: str) -> None:
    """Given names, names of the machine itself, and the address at which the connection arrived."""
    names = ["hall.example.org", "Häll.example.org", "203.0.113.9", "2001:db8::9"]
    known = known_hosts(map(clean_name, names))
    assert known(host, HERE)
    assert known_hosts()("[2001:db8::1]:80", "2001:db8::1")
    assert known_hosts()(HERE, f"::ffff:{HERE}")


@pytest.mark.parametrize(
    "host",
    [
        *("", "evil.test", "evil.test:8000", "hall.example.org.evil.test", "evil-hall.example.org"),
        *("127.0.0.1.evil.test", "localhost.evil.test", "192.0.2.8", "[2001:db8::1]", "0.0.0.0:8000"),
        *("hall.example.org:65536", "hall.example.org:99999", "hall.example.org:abc", "hall.example.org:"),
        *("hall.example.org:-1", "user@hall.example.org", "hall.example.org/", "hall.example.org evil.test"),
        *("hall.example.org\n", "hall.example.org:８０", "[hall.example.org", "[hall.example.org]x", ":80"),
        *("127.1", "0x7f000001", "2130706433", "hall.example.org" + (LONGEST_HOST - 15) * "."),
    ],
)
def test_it_is_called_nothing_else(host: str) -> None:
    """Neither what is near to a name, nor what is none, nor a port that cannot be."""
    assert not known_hosts(["hall.example.org"])(host, HERE)


@pytest.mark.parametrize("host", ["evil.test", "x:99999", "x:abc", "", "a\x1b[2J", 9_000 * "a"])
@pytest.mark.parametrize("path", ["/", "/api/me", "/api/tables", "/none.js", "/schema/openapi.json"])
async def test_a_request_for_another_host_is_misdirected(client: Client, path: str, host: str) -> None:
    """It is refused before any route sees it, makes no guest, and is told the name that was wrong."""
    answer = await client.http.get(path, headers={"host": host})
    assert refused(answer) == (421, "unknown_host")
    assert repr(host)[:40] in answer.json()["error"]["message"]
    assert "set-cookie" not in answer.headers
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_one_request_names_one_host(client: Client) -> None:
    """Which of two is meant cannot be told."""
    answer = await client.http.get("/api/me", headers=[("host", "hall.test"), ("host", "hall.test")])
    assert refused(answer) == (421, "unknown_host")


async def test_nor_does_a_page_at_another_host_open_a_socket(hall: Hall) -> None:
    """A page whose name was led to the hall is refused all the same."""
    own = await handshake(hall, {"host": "hall.test", "origin": "http://hall.test"})
    assert own[0]["type"] == "websocket.accept"
    for rebound in ("evil.test", "evil.test:8000", ""):
        sent = await handshake(hall, {"host": rebound, "origin": f"http://{rebound}"})
        assert [message["type"] for message in sent] == ["websocket.close"]


async def test_a_page_at_another_host_changes_nothing(client: Client) -> None:
    """Also with an `Origin` that agrees with the host that was called."""
    headers = {"host": "evil.test", "origin": "http://evil.test"}
    answer = await client.http.put("/api/me", json={"name": "Loki"}, headers=headers)
    assert refused(answer) == (421, "unknown_host")


async def test_a_server_that_can_answers_a_handshake_with_the_refusal(hall: Hall) -> None:
    """The status and the words are those of a request."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "websocket",
        "path": "/api/tables/none/live",
        "headers": [(b"host", b"evil.test")],
        "server": ("192.0.2.7", 80),
        "extensions": {"websocket.http.response": {}},
    }
    await create_app(hall)(scope, receive, send)
    assert [message["type"] for message in sent] == [
        "websocket.http.response.start",
        "websocket.http.response.body",
    ]
    assert sent[0]["status"] == 421


def test_a_machine_is_called_by_its_own_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also as others on its network find it; and by the address of its links, and the one it listens on."""
    monkeypatch.setattr(socket, "gethostname", lambda: "Oak.lan")
    environment = {"GLADSHEIM_NAME": "a.test  203.0.113.9"}
    names = names_of(["B.test"], "hall.lan", "https://c.test:8443/hall", environment)
    assert names == {"b.test", "a.test", "203.0.113.9", "hall.lan", "c.test", "oak.lan", "oak", "oak.local"}


@pytest.mark.parametrize(
    "name", ["", "hall.example.org:80", "https://hall.example.org", "a b", "-a", "a..b", "*", 64 * "a", "a/b"]
)
def test_a_name_that_cannot_be_is_refused(name: str) -> None:
    """The message says which, and what is allowed."""
    with pytest.raises(UsageError, match=r"name is .*allowed: the name or address of a host, without a port"):
        clean_name(name)


def test_only_so_many_names_are_given() -> None:
    """There is a bound on everything that can be typed."""
    with pytest.raises(UsageError, match=f"at most {MOST_NAMES}"):
        names_of((MOST_NAMES + 1) * ["a.test"], "", None, {})
