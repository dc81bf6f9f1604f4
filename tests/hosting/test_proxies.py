"""A hall of one process behind the servers of docs/hosts/hosting.md."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from tests.hosting.halls import HOSTING, NAME, ROOT, bare_environment, running_hall
from tests.hosting.proxies import Caddy, Nginx, Proxy
from tests.server.test_run import wait_for

Kind = type[Proxy]
BOTH = pytest.mark.parametrize(
    "kind", [pytest.param(Nginx, marks=pytest.mark.nginx), pytest.param(Caddy, marks=pytest.mark.caddy)]
)
ADDRESS = "http://"


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


@BOTH
def test_a_guest_behind_a_proxy_has_a_secure_session_and_a_socket(kind: Kind, tmp_path: Path) -> None:
    """The hall knows its name, notices TLS, and takes the page's socket; other names are not served."""
    command = [sys.executable, "-m", "gladsheim", "serve", "--port", "0"]
    settings = {
        "PYTHONPATH": str(ROOT / "src"),
        "GLADSHEIM_KERNELS": "plain",
        "GLADSHEIM_NAME": NAME,
        "GLADSHEIM_DATABASE": f"sqlite:///{tmp_path}/hall.db",
    }
    with (
        running_hall(command, bare_environment(**settings), tmp_path) as (address, _),
        behind(kind, tmp_path, address.removeprefix(ADDRESS)) as proxy,
        proxy.client() as guest,
    ):
        answer = guest.get("/api/me", headers={"X-Forwarded-Proto": "http"})
        assert answer.headers["strict-transport-security"]
        assert answer.headers["set-cookie"].startswith("__Host-gladsheim_session_")
        cookie = answer.headers["set-cookie"].partition(";")[0]
        seats = [{"kind": "human", "name": "Ask"}, {"kind": "human", "name": "Embla"}]
        table = guest.post("/api/tables", json={"game": "voluspa", "options": {}, "seats": seats})
        assert table.status_code == 201, table.text
        with proxy.socket(f"/api/tables/{table.json()['id']}/live", cookie) as live:
            assert json.loads(live.recv(timeout=60))["type"] == "view"
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


def test_the_page_about_hosting_writes_the_same_site_for_caddy() -> None:
    """The line in the first five leaves what docs/hosting/Caddyfile has."""
    text = (ROOT / "docs" / "hosts" / "hosting.md").read_text()
    site = (HOSTING / "Caddyfile").read_text().replace("\n", r"\n")
    assert f"printf '{site}' > /etc/caddy/Caddyfile" in text
