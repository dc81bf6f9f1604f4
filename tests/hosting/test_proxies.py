"""A hall of one process behind the servers of docs/hosts/hosting.md."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx
import pytest

from tests import PATIENCE
from tests.hosting.halls import HOSTING, NAME, ROOT, bare_environment, running_hall
from tests.hosting.proxies import Caddy, Nginx, Proxy, plain_nginx
from tests.preloaded import python
from tests.server.test_run import wait_for

Kind = type[Proxy]
BOTH = pytest.mark.parametrize(
    "kind", [pytest.param(Nginx, marks=pytest.mark.nginx), pytest.param(Caddy, marks=pytest.mark.caddy)]
)
ADDRESS = "http://"
SEATS = [{"kind": "human", "name": "Ask"}, {"kind": "human", "name": "Embla"}]
TABLE = {"game": "voluspa", "options": {}, "seats": SEATS}
HINT = "WARNING: gladsheim.server.edge.hints: "


class Echo(BaseHTTPRequestHandler):
    """Answers with the headers that it was sent."""

    def do_GET(self) -> None:  # the name is the library's
        """All of them, as JSON."""
        body = json.dumps([[name.lower(), value] for name, value in self.headers.items()]).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing."""


@contextmanager
def echo() -> Iterator[str]:
    """The address of a server that tells what it was sent."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@contextmanager
def behind(kind: Kind, folder: Path, upstream: str) -> Iterator[Proxy]:
    """A proxy that has begun to answer."""
    proxy = kind(folder, [upstream])
    try:
        wait_for(proxy.answers)
        yield proxy
    finally:
        proxy.stop()


def served(folder: Path) -> tuple[list[str], dict[str, str]]:
    """What starts a hall with its file in a folder: a command and its environment."""
    settings = {
        "PYTHONPATH": str(ROOT / "src"),
        "GLADSHEIM_KERNELS": "plain",
        "GLADSHEIM_NAME": NAME,
        "GLADSHEIM_DATABASE": f"sqlite:///{folder}/hall.db",
    }
    return [python(), "-m", "gladsheim", "serve", "--port", "0"], bare_environment(**settings)


@BOTH
def test_a_guest_behind_a_proxy_has_a_secure_session_and_a_socket(kind: Kind, tmp_path: Path) -> None:
    """The hall knows its name, notices TLS, and takes the page's socket; other names are not served."""
    with (
        running_hall(*served(tmp_path), tmp_path) as (address, _),
        behind(kind, tmp_path, address.removeprefix(ADDRESS)) as proxy,
        proxy.client() as guest,
    ):
        answer = guest.get("/api/me", headers={"X-Forwarded-Proto": "http"})
        assert answer.headers["strict-transport-security"]
        assert answer.headers["set-cookie"].startswith("__Host-gladsheim_session_")
        cookie = answer.headers["set-cookie"].partition(";")[0]
        table = guest.post("/api/tables", json=TABLE)
        assert table.status_code == 201, table.text
        with proxy.socket(f"/api/tables/{table.json()['id']}/live", cookie) as live:
            assert json.loads(live.recv(timeout=PATIENCE))["type"] == "view"
        with proxy.client("evil.example.org") as stranger:
            found = stranger.get("/api/health")
            assert found.text == "" or found.status_code == 421, found.text


@BOTH
def test_nobody_lies_to_a_proxy_about_where_they_come_from(kind: Kind, tmp_path: Path) -> None:
    """What a guest claims of address and TLS is replaced; the name that was called stays."""
    claims = {"X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "http"}
    with echo() as upstream, behind(kind, tmp_path, upstream) as proxy, proxy.client() as guest:
        sent = guest.get("/", headers=claims).json()
        told = {name: [value for key, value in sent if key == name] for name, _ in sent}
        assert told["x-forwarded-for"] == ["127.0.0.1"]
        assert told["x-forwarded-proto"] == ["https"]
        assert told["host"] == [f"{NAME}:{proxy.port}"]


# What stands in the location of a site, what the log of the hall says of it, and how a table is answered.
PASSED = "location / {{ proxy_pass http://{upstream}; {settings} }}"
HOST = "proxy_set_header Host $http_host;"
ADDRESSED = "proxy_set_header X-Forwarded-For $remote_addr;"
PASSWORD = f"{HOST} {ADDRESSED} proxy_set_header Authorization 'Basic c2VjcmV0';"
SITES = {
    "nothing": ("", "reached the hall under Host '{upstream}'", 403),
    "host without its port": (f"{ADDRESSED} proxy_set_header Host $host;", "under Host '127.0.0.1'", 403),
    "all that is needed": (f"{ADDRESSED} {HOST}", None, 201),
    "no address": (HOST, "come from 127.0.0.1 without X-Forwarded-For", 201),
    "a password of its own": (PASSWORD, "requests with Authorization: Basic are refused", 401),
}


@pytest.mark.nginx
@pytest.mark.parametrize("site", SITES)
def test_a_proxy_that_is_set_up_wrong_is_told_to_its_host(site: str, tmp_path: Path) -> None:
    """The page loads, what it asks for is refused, and one line of the log says what to change."""
    settings, said, status = SITES[site]
    log = tmp_path / "log"
    with log.open("w") as file, running_hall(*served(tmp_path), tmp_path, file) as (address, _):
        upstream = address.removeprefix(ADDRESS)
        with (
            plain_nginx(tmp_path, PASSED.format(upstream=upstream, settings=settings)) as proxy,
            httpx.Client(base_url=proxy, timeout=PATIENCE) as page,
        ):
            host = f"{NAME}:{urlsplit(proxy).port}" if site == "no address" else urlsplit(proxy).netloc
            page.headers.update({"host": host, "origin": f"http://{host}", "sec-fetch-site": "same-origin"})
            assert page.get("/").status_code == 200
            for _ in range(2):
                answer = page.post("/api/tables", json=TABLE)
                assert answer.status_code == status, answer.text
                assert (status == 403) == ("the proxy in front of this hall is set up wrong" in answer.text)
    found = [line for line in log.read_text().splitlines() if line.startswith(HINT)]
    assert len(found) == (said is not None), found
    assert said is None or said.format(upstream=upstream) in found[0]
    assert "c2VjcmV0" not in log.read_text()


@pytest.mark.nginx
def test_a_hall_may_lie_below_a_path(tmp_path: Path) -> None:
    """The proxy takes the path away (by the last slash of `proxy_pass`), and all else is found from there."""
    log = tmp_path / "log"
    with log.open("w") as file, running_hall(*served(tmp_path), tmp_path, file) as (address, _):
        location = f"location /games/ {{ proxy_pass {address}/; {HOST} {ADDRESSED} }}"
        with plain_nginx(tmp_path, location) as proxy, httpx.Client(base_url=proxy, timeout=PATIENCE) as page:
            found = page.get("/games/")
            assert found.status_code == 200
            for file_name in re.findall(r'(?:src|href)="([^"]+)"', found.text):
                assert page.get(urljoin(f"{proxy}/games/", file_name)).status_code == 200, file_name
            answer = page.post("/games/api/tables", json=TABLE, headers={"origin": proxy})
            assert answer.status_code == 201, answer.text
    assert HINT not in log.read_text()


def test_the_page_about_hosting_writes_the_same_site_for_caddy() -> None:
    """The line in the first five leaves what docs/hosting/Caddyfile has."""
    text = (ROOT / "docs" / "hosts" / "hosting.md").read_text()
    site = (HOSTING / "Caddyfile").read_text().replace("\n", r"\n")
    assert f"printf '{site}' > /etc/caddy/Caddyfile" in text
