"""Lines of the log about proxies that are set up wrong, and what players are told of them."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from gladsheim.locales import LOCALES
from gladsheim.server.edge.hints import MOST_LINES, ProxyHints, is_foreign
from gladsheim.server.hall import Hall
from tests.server.calls import Client, refused
from tests.server.edge.test_guard import handshake

pytestmark = pytest.mark.any_database

NAME = "hall.example.org"
PORT = f"{NAME}:8443"
OWN = {"origin": f"https://{PORT}", "sec-fetch-site": "same-origin"}
CHANGED = (
    f"a page of 'https://{PORT}' reached the hall under Host 'hall.test': "
    "the proxy must pass the Host header on unchanged (nginx: proxy_set_header Host $http_host;)"
)


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The lines about proxies."""
    return [record.getMessage() for record in caplog.records if record.name.endswith("edge.hints")]


def of(headers: dict[str, str]) -> dict[bytes, str]:
    """Headers as the guard has them."""
    return {name.encode(): value for name, value in headers.items()}


def scope(client: str, scheme: str = "http") -> dict[str, Any]:
    """The scope of a request from an address."""
    return {"type": "http", "client": (client, 1234), "scheme": scheme}


@pytest.mark.anyio
@pytest.mark.parametrize("language", LOCALES)
async def test_who_plays_learns_that_the_proxy_is_set_up_wrong(
    client: Client, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The browser says that the page is the hall's own: the log names Origin, Host and the way out, once."""
    headers = {**OWN, "accept-language": language}
    for _ in range(3):
        answer = await client.http.put("/api/me", json={"name": "Lif"}, headers=headers)
        assert refused(answer) == (403, "cross_origin")
        message = answer.json()["error"]["message"]
        assert f"'https://{PORT}'" in message
        assert "'hall.test'" in message
        assert "proxy" in message.lower()
    assert told(caplog) == [CHANGED]


@pytest.mark.anyio
@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_an_attack_by_another_page_is_no_matter_of_the_proxy(
    client: Client, site: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The browser says that the page is another site's: nothing is logged, and nothing is said of proxies."""
    headers = {"origin": "https://evil.test", "sec-fetch-site": site}
    answer = await client.http.put("/api/me", json={"name": "Lif"}, headers=headers)
    assert refused(answer) == (403, "cross_origin")
    assert "proxy" not in answer.text
    assert told(caplog) == []


@pytest.mark.anyio
async def test_a_socket_behind_a_wrong_proxy_is_logged_as_well(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    """A page cannot read why its socket was refused; the host can."""
    sent = await handshake(hall, {"host": "hall.test", **OWN})
    assert [message["type"] for message in sent] == ["websocket.close"]
    assert CHANGED in told(caplog)


def test_without_the_word_of_a_browser_both_are_said(caplog: pytest.LogCaptureFixture) -> None:
    """Browsers do not say where a page comes from if it came without TLS."""
    refusal = ProxyHints().cross_origin(of({"origin": "http://hall.lan:8080", "host": "hall.lan"}))
    assert "proxy" in str(refusal)
    [line] = told(caplog)
    assert "if it is the hall's own, the proxy must pass the Host header on" in line


def test_nobody_floods_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever is feigned, the log has few lines a day of it, each of bounded length, and none is forged."""
    found = ProxyHints()
    for number in range(1_000):
        origin = f"http://{number}{'x' * 10_000}\nWARNING: forged"
        found.cross_origin(of({"origin": origin, "host": f"{number}"}))
        found.look(scope(f"10.0.{number // 250}.{number % 250}"), of({"x-forwarded-for": "1.2.3.4"}))
    lines = told(caplog)
    assert len(lines) == 2 * MOST_LINES
    assert all(len(line) < 400 and "\n" not in line for line in lines)


@pytest.mark.parametrize(
    ("origin", "host", "foreign"),
    [
        ("https://hall.test", "hall.test", False),
        ("https://hall.test", "hall.test:443", False),
        ("http://HALL.test", "hall.test:80", False),
        ("https://hall.test:8443", "hall.test:8443", False),
        ("https://hall.test", "hall.test:80", True),
        ("http://hall.test", "hall.test:443", True),
        ("https://hall.test:8443", "hall.test", True),
        ("https://[::1", "[::1]", True),
        ("null", "hall.test", True),
    ],
)
def test_a_port_that_goes_without_saying_makes_no_other_host(origin: str, host: str, foreign: bool) -> None:
    """`Host $host:$server_port`, which some proxies send, names the page's host."""
    assert is_foreign(of({"origin": origin, "host": host})) is foreign


@pytest.mark.parametrize(
    ("client", "headers", "said"),
    [
        (
            "172.18.0.1",
            {"x-forwarded-for": "198.51.100.7"},
            "X-Forwarded-For from 172.18.0.1 is not believed",
        ),
        ("127.0.0.1", {"x-forwarded-for": "198.51.100.7"}, "FORWARDED_ALLOW_IPS must name it"),
        # It was believed, and stands for the client.
        ("192.168.1.5", {"x-forwarded-for": "192.168.1.5"}, None),
        # A stranger's own claim.
        ("8.8.8.8", {"x-forwarded-for": "203.0.113.9"}, None),
        ("127.0.0.1", {}, "come from 127.0.0.1 without X-Forwarded-For"),
        ("::1", {}, "come from ::1 without X-Forwarded-For"),
        ("127.0.0.1", {"host": "localhost:8000"}, None),
        ("127.0.0.1", {"host": "127.0.0.1:8000"}, None),
        ("::1", {"host": "[::1]:8000"}, None),
        ("192.168.1.5", {}, None),
        ("198.51.100.1", {"authorization": "Basic c2VjcmV0"}, "requests with Authorization: Basic"),
        ("198.51.100.1", {"authorization": "Bearer c2VjcmV0"}, None),
    ],
)
def test_what_a_proxy_does_not_send_or_is_not_believed(
    client: str, headers: dict[str, str], said: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    """Guests who share one address are told to the host once, with the setting that mends it."""
    found = ProxyHints()
    for _ in range(3):
        found.look(scope(client), of({"host": NAME, **headers}))
    lines = told(caplog)
    assert len(lines) == (said is not None)
    assert said is None or said in lines[0]
    assert "c2VjcmV0" not in caplog.text


@pytest.mark.parametrize(
    ("origin", "scheme", "sent", "said"),
    [
        (f"https://{NAME}", "http", None, "as 'http' (X-Forwarded-Proto: none, from 198.51.100.1)"),
        (f"https://{NAME}", "ws", "https", "as 'http' (X-Forwarded-Proto: 'https', from 198.51.100.1)"),
        (f"https://{NAME}", "http", "https,http", "(X-Forwarded-Proto: 'https,http'"),
        (f"http://{NAME}", "https", "https", "as 'https'"),
        (f"https://{NAME}", "https", "https", None),
        (f"https://{NAME}", "wss", "https", None),
        (f"http://{NAME}", "http", None, None),
        # Refused, and told as such.
        ("https://evil.test", "http", None, None),
    ],
)
def test_a_hall_that_does_not_know_of_tls_says_so(
    origin: str, scheme: str, sent: str | None, said: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    """Its cookies would not be secure, or not be kept: the line names what was sent, and by whom."""
    forwarded = {} if sent is None else {"x-forwarded-proto": sent}
    headers = of({"host": NAME, "origin": origin, "x-forwarded-for": "198.51.100.1", **forwarded})
    ProxyHints().look(scope("198.51.100.1", scheme), headers)
    lines = told(caplog)
    assert len(lines) == (said is not None)
    assert said is None or said in lines[0]


def test_lines_about_proxies_are_warnings(caplog: pytest.LogCaptureFixture) -> None:
    """The log of a hall has warnings and faults."""
    ProxyHints().look(scope("127.0.0.1"), of({"host": NAME}))
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
