"""A fault at the moment of a commit, in the hall's process that commits, ordered by a test outside it.

An order is a file in a folder. Whichever hall saves an action next takes it, breaks its own connection
where that is ordered, tells the test that it has come to the moment, and waits until it may go on.
"""

from __future__ import annotations

import json
import os
import socket
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psycopg

from gladsheim.store import open_store
from gladsheim.store.engine.postgres import PostgresConnection

FOLDER = "GLADSHEIM_TEST_COMMITS"
"""Names the folder in which orders lie."""
BEFORE, AT, AFTER = "before", "at", "after"
MOMENTS = (BEFORE, AT, AFTER)
BUSY_SECONDS = 1.0
"""How patient the hall is with its database: so that tests see the end of its patience."""
ORDER = "order"
HERE = "127.0.0.1"


def obey() -> None:
    """Let every hall of this process look for orders when it commits, if a folder is named."""
    name = os.environ.get(FOLDER)
    if name is None:
        return
    defaults = open_store.__kwdefaults__
    assert defaults is not None
    defaults["busy_seconds"] = BUSY_SECONDS
    commit = PostgresConnection.commit

    def commit_by_order(self: PostgresConnection) -> None:
        order = _taken(Path(name))
        if order is None:
            commit(self)
            return
        backend = self.raw.info.backend_pid
        with socket.create_connection((HERE, order["port"])) as test:
            if order["moment"] == BEFORE:
                _kill(backend, order)
                _tell(test, backend)
            elif order["moment"] == AT:
                _tell(test, backend)
                threading.Timer(order["delay"], _kill, (backend, order)).start()
            commit(self)
            if order["moment"] == AFTER:
                _kill(backend, order)
                _tell(test, backend)
                self.raw.close()
                raise psycopg.OperationalError("the answer was lost")

    # For as long as this process lives.
    patch.object(PostgresConnection, "commit", commit_by_order).start()


def _taken(folder: Path) -> dict[str, Any] | None:
    """The order that lies there, if this thread saves actions and is the first to take it."""
    if not threading.current_thread().name.startswith("database-saver"):
        return None
    taken = folder / f"taken-{os.getpid()}-{threading.get_ident()}"
    try:
        (folder / ORDER).rename(taken)
    except FileNotFoundError:
        return None
    order: dict[str, Any] = json.loads(taken.read_bytes())
    return order


def _kill(backend: int, order: dict[str, Any]) -> None:
    if order["signal"]:
        with suppress(ProcessLookupError):
            os.kill(backend, order["signal"])


def _tell(test: socket.socket, backend: int) -> None:
    """Say that the moment has come; come back when the test says so, or goes."""
    test.sendall(b"%d %d\n" % (os.getpid(), backend))
    test.recv(1)
