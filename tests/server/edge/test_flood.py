"""A hall as a process whose connections somebody takes, and one who plays there."""

from __future__ import annotations

import json
import os
import re
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from gladsheim.server.edge.connections import raise_file_limit
from tests import PATIENCE
from tests.server.calls import human

ROOT = Path(__file__).resolve().parents[3]
FILES = 1_024
HALF = b"GET /api/health HTTP/1.1\r\nHost: local"
WISH = {"game": "toy", "options": {}, "seats": [human("Ask"), human("Embla")]}
SERVE = (
    "from gladsheim.server.run import AccessOptions, serve_library\n"
    "from gladsheim.server.jobs.pool import WorkerPool\n"
    "from tests.server import toy_hall\n"
    "hands = lambda: WorkerPool(1, toy_hall.choose)\n"
    "options = AccessOptions(by_address={by_address})\n"
    "serve_library(toy_hall.library, hands, '127.0.0.1', 0, {url!r}, options)\n"
)


def few_files() -> None:
    """Let this process open no more files than many systems let one open."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))


@contextmanager
def serving(database: Path, by_address: int | None, trusted: str) -> Iterator[int]:
    """The port of a hall that may open few files, and takes the word of a proxy."""
    code = SERVE.format(url=f"sqlite:///{database}", by_address=by_address)
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path, "FORWARDED_ALLOW_IPS": trusted},
        preexec_fn=few_files,  # noqa: PLW1509  # nothing runs beside it yet
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        announced = re.search(r"http://127\.0\.0\.1:(\d+)", process.stdout.readline())
        assert announced is not None
        yield int(announced[1])
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def half_sent(port: int) -> socket.socket:
    """A connection whose request never comes to its end."""
    found = socket.create_connection(("127.0.0.1", port), PATIENCE)
    found.sendall(HALF)
    return found


def test_half_sent_requests_shut_nobody_out(database: Path) -> None:
    """More of them than there can be connections: others come in at once, and open sockets stay."""
    raise_file_limit()
    with ExitStack() as held, serving(database, None, "127.0.0.1") as port:
        guest = held.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=PATIENCE))
        answer = guest.post("/tables", json=WISH)
        assert answer.status_code == 201, answer.text
        live = f"ws://127.0.0.1:{port}/api/tables/{answer.json()['id']}/live"
        watcher = held.enter_context(connect(live, open_timeout=PATIENCE))
        assert json.loads(watcher.recv(PATIENCE))["type"] == "view"
        for _ in range(1_100):
            held.enter_context(half_sent(port))
        for _ in range(3):
            assert httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE).status_code == 200
        watcher.send(json.dumps({"type": "sync", "since": 0}))
        # Signs of life may come between.
        while json.loads(watcher.recv(PATIENCE))["type"] != "view":
            pass


def test_one_address_takes_no_more_than_its_share(database: Path) -> None:
    """One more connection than it may have is told so, and comes in when another has gone."""
    with ExitStack() as held, serving(database, 5, "192.0.2.1") as port:
        opened = [held.enter_context(half_sent(port)) for _ in range(5)]
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as more:
            assert b"429 Too Many Requests" in more.recv(4096)
        opened[0].close()
        answer = 429
        while answer == 429:
            try:
                answer = httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE).status_code
            except httpx.TransportError:
                continue
        assert answer == 200


@pytest.mark.parametrize("by_address", [5])
def test_a_proxy_that_is_told_has_any_number(database: Path, by_address: int) -> None:
    """All of its guests come by its address."""
    with ExitStack() as held, serving(database, by_address, "127.0.0.1") as port:
        for _ in range(3 * by_address):
            held.enter_context(half_sent(port))
        assert httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=PATIENCE).status_code == 200
