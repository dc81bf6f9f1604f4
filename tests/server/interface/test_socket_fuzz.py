"""Sockets that are told anything: each goes on or is closed as a bad one, and nothing is stored."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from typing import Any
from urllib.parse import quote

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from hypothesis import HealthCheck, given, settings, strategies as st
from litestar.exceptions import HTTPException

from gladsheim.server.app import Served, litestar_app
from gladsheim.server.edge.guard import Guard
from gladsheim.server.hall import Hall
from gladsheim.server.identity.cookies import SESSION
from gladsheim.server.live import socket as live
from tests import PATIENCE
from tests.server.interface.test_wire_fuzz import opened
from tests.spoiling import ANYTHING, spoilt

EXAMPLES, LONG_EXAMPLES = 60, 20_000
SYNC = {"type": "sync", "since": 0}
ACT = {
    "type": "act",
    "action": "ponder",
    "expected_seq": 0,
    "action_id": "5d1a6e6e-0b0e-4a6c-8a53-0c1e6c1d2f3a",
    "seat": 0,
    "language": "de",
}
UNDO = {name: value for name, value in ACT.items() if name != "action"} | {"type": "undo"}
FIELDS = ["type", "since", "view", "n", "action", "expected_seq", "action_id", "seat", "language"]
FRAMES: st.SearchStrategy[str | bytes] = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    ANYTHING.map(json.dumps),
    spoilt([SYNC, {**SYNC, "more": [SYNC]}, ACT, UNDO], FIELDS, ANYTHING).map(json.dumps),
    # From nobody, who sits nowhere: refused in words, and the socket goes on.
    st.sampled_from([SYNC, ACT, UNDO]).map(json.dumps),
)
KEPT_OPEN = 1000
"""How a socket ends that was not closed by the hall: the test hangs up."""
REFUSED = {live.BAD_MESSAGE, live.NOT_FOUND, live.TRY_LATER, KEPT_OPEN}


class Listener:
    """The server's side of a socket: says its frames, each after something was heard, and hangs up."""

    def __init__(self, frames: list[str | bytes]) -> None:
        self._frames = iter(frames)
        self._heard = asyncio.Event()
        self._connected = False
        self.accepted = False
        self.code: int | None = None

    async def receive(self) -> dict[str, Any]:
        """The next event."""
        if not self._connected:
            self._connected = True
            return {"type": "websocket.connect"}
        await self._heard.wait()
        frame = next(self._frames, None)
        if frame is None:
            self.code = KEPT_OPEN if self.code is None else self.code
            return {"type": "websocket.disconnect", "code": KEPT_OPEN}
        return {"type": "websocket.receive", "text" if isinstance(frame, str) else "bytes": frame}

    async def send(self, message: dict[str, Any]) -> None:
        """What the hall says."""
        self._heard.set()
        self.accepted |= message["type"] == "websocket.accept"
        if message["type"] == "websocket.close" and self.code is None:
            self.code = message["code"]


class Sockets:
    """A hall with tables, asked through its sockets."""

    def __init__(
        self, portal: BlockingPortal, hall: Hall, tables: list[str], stored: sqlite3.Connection
    ) -> None:
        self._portal, self.tables, self._stored = portal, tables, stored
        # Of its own: those of a process are shared by all halls in it.
        routes = litestar_app.__wrapped__()
        routes.after_exception.append(self._see)
        self._app = Guard(Served(routes, hall))
        self._refusals: list[Exception] = []

    async def _see(self, refusal: Exception, _: Any) -> None:
        self._refusals.append(refusal)

    def check(self, table: str, query: str, cookie: str, frames: list[str | bytes]) -> None:
        """No fault, and nothing stored, whatever a socket is told."""
        self._refusals.clear()
        before = self._version()
        ended = self._tell(table, query, cookie, frames)
        assert self._version() == before
        if ended.accepted:
            assert ended.code in REFUSED
        else:
            # Refused before it was a socket: the server answers the handshake with 403.
            (refusal,) = self._refusals
            assert isinstance(refusal, HTTPException)
            assert refusal.status_code in (400, 404)

    def _version(self) -> int:
        """Another number whenever something was stored."""
        return int(self._stored.execute("PRAGMA data_version").fetchone()[0])

    def _tell(self, table: str, query: str, cookie: str, frames: list[str | bytes]) -> Listener:
        path = f"/api/tables/{table}/live"
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": quote(path).encode(),
            "root_path": "",
            "scheme": "ws",
            "query_string": quote(query, safe="=&").encode(),
            "headers": [(b"host", b"hall.test"), (b"cookie", f"{SESSION}={quote(cookie)}".encode())],
            "subprotocols": [],
            "client": ("198.51.100.1", 1),
            "server": ("hall.test", 80),
            "state": {},
        }

        async def run() -> Listener:
            listener = Listener(frames)
            async with asyncio.timeout(PATIENCE):
                await self._app(dict(scope), listener.receive, listener.send)
            return listener

        return self._portal.call(run)


@pytest.fixture(scope="module")
def sockets(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sockets]:
    """A hall to be told anything."""
    database = tmp_path_factory.mktemp("told") / "hall.db"

    with ExitStack() as stack:
        portal = stack.enter_context(start_blocking_portal())
        hall, _, tables = stack.enter_context(portal.wrap_async_context_manager(opened(database)))
        stored = stack.enter_context(closing(sqlite3.connect(database, check_same_thread=False)))
        yield Sockets(portal, hall, tables, stored)


@pytest.mark.timeout(3_600)
def test_whatever_a_socket_is_told_it_goes_on_or_is_closed(
    sockets: Sockets, long: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Text, bytes, JSON of any shape and spoilt wishes end in no fault, and nothing is stored."""

    @settings(
        max_examples=LONG_EXAMPLES if long else EXAMPLES,
        derandomize=not long,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(
        st.sampled_from(sockets.tables),
        st.one_of(st.just(""), st.just("since=0"), st.text(max_size=20).map(lambda text: f"since={text}")),
        st.lists(FRAMES, min_size=1, max_size=4),
    )
    def tell(table: str, query: str, frames: list[str | bytes]) -> None:
        sockets.check(table, query, "nobody", frames)

    tell()
    assert "internal" not in caplog.text
    assert "Traceback" not in caplog.text


@pytest.mark.timeout(3_600)
def test_whatever_socket_is_asked_for_it_is_opened_or_refused(
    sockets: Sockets, long: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """No path, query or cookie ends in a fault."""

    @settings(
        max_examples=LONG_EXAMPLES if long else EXAMPLES,
        derandomize=not long,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.text(max_size=60), st.text(max_size=60), st.text(max_size=120))
    def ask(table: str, query: str, cookie: str) -> None:
        sockets.check(table, query, cookie, [])

    ask()
    assert "Traceback" not in caplog.text
