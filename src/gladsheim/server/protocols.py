"""Choice of the protocol classes for requests and table sockets: the hall's own or those of uvicorn.

The hall's own protocols are built on internals of uvicorn, httptools and websockets that may change with
any version. The fast path of sockets is used only with the versions it was tested with. The limits of
requests are used with any version with which a trial server passes.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any, NamedTuple

import uvicorn

from gladsheim.server.edge.connections import Connections
from gladsheim.server.wire.logs import LogLimit

TESTED = {"httptools": ("0.9",), "uvicorn": ("0.54",), "websockets": ("17.4",)}
"""Version series that the hall was tested with: those of the lock files."""
TRIAL_SECONDS = 10.0
HANDSHAKE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)
TRIALS = {"": 200, "X: y\r\n" * 1000: 431, HANDSHAKE: 101}
"""Extra headers of each trial request, and the status that its answer must have."""

UNUSABLE = (ImportError, AttributeError, TypeError)
"""Exceptions raised where another version of a package has removed or changed a name."""
LOG_SECONDS = 60.0
MOST_KINDS = 20

logger = logging.getLogger(__name__)


class _Bounded(logging.Filter):
    """Log filter that passes each kind of line of the server's own protocols once a minute.

    Requests can cause such lines: each refused handshake writes one.
    """

    _seldom = LogLimit(LOG_SECONDS, MOST_KINDS)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        return self._seldom.due(str(record.msg)) is not None


_BOUNDED = _Bounded()


class Protocols(NamedTuple):
    """Protocol classes for requests and for sockets; a string is uvicorn's name for one of its own."""

    http: type[asyncio.Protocol] | str
    ws: type[asyncio.Protocol] | str


def choose() -> Protocols:
    """Return the protocols to use. Logs each that is not the hall's own, with the reason."""
    sockets = _sockets()
    try:
        return _with_limits(sockets)
    except UNUSABLE as reason:
        logger.warning(
            "Requests and sockets are read by the server's own protocols: %s. Not limited: how many "
            "connections there are and come from one address, how long a request may take to come and an "
            "answer to be taken. Install a tested version, or set these limits in a proxy.",
            reason,
        )
    return Protocols("h11", _own_sockets())


def _sockets() -> type[asyncio.Protocol] | str:
    try:
        if reason := _untested("uvicorn", "websockets"):
            raise ImportError(reason)
        from gladsheim.server.live.protocol import SocketProtocol

        return SocketProtocol
    except UNUSABLE as error:
        logger.warning(
            "Sockets use the server's own protocol: %s. They work, but are slower and use more memory.", error
        )
    return _own_sockets()


def _own_sockets() -> str:
    logging.getLogger("uvicorn.error").addFilter(_BOUNDED)
    sansio = "uvicorn.protocols.websockets.websockets_sansio_impl"
    return "auto" if find_spec(sansio) is None else "websockets-sansio"


def _with_limits(sockets: type[asyncio.Protocol] | str) -> Protocols:
    """Return protocols with the hall's limits for requests. Raises one of UNUSABLE."""
    from gladsheim.server.live.upgrade import BoundingHttpProtocol, HttpProtocol

    chosen = Protocols(BoundingHttpProtocol if isinstance(sockets, str) else HttpProtocol, sockets)
    reason = _untested("uvicorn", "httptools", "websockets")
    if reason is not None and not _works(chosen):
        raise ImportError(f"{reason}, and the hall's own do not work with it")
    return chosen


def _untested(*packages: str) -> str | None:
    """Return which of the packages have a version that the hall was not tested with, or None."""
    found = []
    for package in packages:
        try:
            installed = version(package)
        except PackageNotFoundError:
            installed = "of an unknown version"
        if not any(f"{installed}.".startswith(f"{series}.") for series in TESTED[package]):
            found.append(f"{package} {installed} was not tested (tested: {', '.join(TESTED[package])})")
    return "; ".join(found) or None


class _Trial(uvicorn.Config):
    """Settings of the server that is started for a trial."""

    connections = Connections()


def _works(protocols: Protocols) -> bool:
    """Whether a server with these protocols answers, refuses too large requests, and opens a socket."""
    # In a thread: the caller may have a loop of its own, and the signals of the process are not the trial's.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _tried(protocols)).result()


async def _tried(protocols: Protocols) -> bool:
    try:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            config = _Trial(
                _answer,
                http=protocols.http,
                ws=protocols.ws,
                lifespan="off",
                log_config=None,
                timeout_graceful_shutdown=1,
            )
            server = uvicorn.Server(config)
            serving = asyncio.create_task(server.serve(sockets=[listener]))
            try:
                async with asyncio.timeout(TRIAL_SECONDS):
                    address = listener.getsockname()[:2]
                    return [await _status(address, headers) for headers in TRIALS] == [*TRIALS.values()]
            finally:
                server.should_exit = True
                await serving
    except Exception:
        logger.exception("the trial of the limits for requests failed")
        return False


async def _status(address: tuple[str, int], headers: str) -> int:
    reader, writer = await asyncio.open_connection(*address)
    try:
        writer.write(f"GET / HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n".encode())
        return int((await reader.readline()).split()[1])
    finally:
        writer.close()


async def _answer(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 1000})
    else:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})
