"""A hall that is told to stop while requests come."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx

from gladsheim.server.time import lived
from tests import PATIENCE
from tests.preloaded import python
from tests.server.test_run import ROOT

PATHS = ("/api/health", "/api/me", "/api/lobby")


@contextmanager
def hall(database: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A hall's process, and where it is."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    with subprocess.Popen(
        [python(), "-m", "tests.server.hall_process", "0", f"sqlite:///{database}"],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        yield process, process.stdout.readline().split()[4]


def lines_of(log: str) -> list[str]:
    """The lines of a hall's log, but for those which say that a busy machine let it wait."""
    return [line for line in log.splitlines() if lived.logger.name not in line]


class Asker(threading.Thread):
    """Asks again and again, each time over a new connection or over one that stays, until nobody answers."""

    def __init__(self, address: str, path: str, *, stays: bool) -> None:
        super().__init__(daemon=True)
        self.url, self.stays = f"{address}{path}", stays
        self.answers: Counter[int] = Counter()
        self.begun = threading.Event()

    def run(self) -> None:
        """Ask until the hall is gone."""
        limits = httpx.Limits(max_keepalive_connections=None if self.stays else 0)
        with httpx.Client(timeout=PATIENCE, limits=limits) as http:
            failed = 0
            while failed < 3:
                try:
                    answer = http.get(self.url)
                except httpx.HTTPError:
                    failed += 1
                    continue
                self.answers[answer.status_code] += 1
                self.begun.set()


def test_a_hall_that_stops_under_requests_writes_nothing(database: Path) -> None:
    """What comes while it stops is answered, refused, or finds nobody; the log stays empty."""
    with hall(database) as (process, address):
        askers = [Asker(address, path, stays=stays) for path in PATHS for stays in (True, False)]
        for asker in askers:
            asker.start()
        for asker in askers:
            assert asker.begun.wait(PATIENCE)
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=PATIENCE)
        for asker in askers:
            asker.join(PATIENCE)
    assert (process.returncode, lines_of(said)) == (0, [])
    assert {status for asker in askers for status in asker.answers} <= {200, 503}


def request(address: str, method: str, path: str, cookie: str, body: bytes = b"") -> socket.socket:
    """A connection over which a request was sent."""
    host = address.removeprefix("http://")
    name, port = host.split(":")
    connection = socket.create_connection((name, int(port)), PATIENCE)
    lines = (
        f"{method} {path} HTTP/1.1",
        f"Host: {host}",
        f"Cookie: {cookie}",
        f"Content-Length: {len(body)}",
    )
    head = "\r\n".join((*lines, "Content-Type: application/json", "", ""))
    connection.sendall(head.encode() + body)
    return connection


def read_all(connection: socket.socket) -> str:
    """What comes until the other side closes."""
    with connection, connection.makefile() as incoming:
        return incoming.read()


def test_a_request_that_the_hall_does_not_wait_for_is_refused(database: Path) -> None:
    """What waits for a locked database when the hall stops ends with 503, and the log has no traceback."""
    with hall(database) as (process, address):
        cookie = httpx.get(f"{address}/api/me", timeout=PATIENCE).headers["set-cookie"].partition(";")[0]
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            change = request(address, "PUT", "/api/me", cookie, b'{"name":"Lif"}')
            health = request(address, "GET", "/api/health", cookie)
            # Who asks after them is answered: they have been read.
            httpx.get(f"{address}/api/games", timeout=PATIENCE).raise_for_status()
            process.send_signal(signal.SIGTERM)
            answers = [read_all(connection) for connection in (change, health)]
        _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "Traceback" not in said
    assert answers[0].startswith("HTTP/1.1 503 ")
    assert '"closing"' in answers[0]
    # A change was saved a moment before, so that health need not wait for the lock.
    assert answers[1].startswith("HTTP/1.1 200 ")
