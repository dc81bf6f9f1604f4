"""Start and stop of the hall: `gladsheim serve`."""

from __future__ import annotations

import gc
import io
import ipaddress
import logging.config
import os
import signal
import socket
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from types import FrameType

import click
import uvicorn

from gladsheim.core.errors import UsageError
from gladsheim.server.app import create_app
from gladsheim.server.edge.connections import BY_ADDRESS, give_up_unread
from gladsheim.server.edge.hosts import known_hosts, names_of
from gladsheim.server.hall import Hall
from gladsheim.server.identity.gate import Quotas
from gladsheim.server.jobs.jobs import JobRunner
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.live_tables.library import Library, installed
from gladsheim.server.notifications.senders import PUBLIC_URL, outside_of
from gladsheim.server.operators.monitoring import UNMONITORED, Monitoring, measuring
from gladsheim.server.pages.notices import HostNotices
from gladsheim.server.reviews.unasked import reviews_a_day
from gladsheim.server.server_config import server_config
from gladsheim.server.settings import HallSettings
from gladsheim.server.wire.logs import log_settings
from gladsheim.store import open_store, server_url

YOUNG_OBJECTS = 50_000
"""New objects after which Python looks for reference cycles.
A view of a table makes thousands of objects, none of them in a cycle.
"""
HIGHEST_PORT = 65_535


@dataclass(frozen=True, slots=True)
class AccessOptions:
    """Options of `gladsheim serve` about access.

    `open_browser` opens the page on this machine. `party` prints a QR code for people nearby, and offers no
    accounts: a guest is lost when the browser forgets the cookie. `monitoring` says how the operator
    watches the hall. Without `limits` clients may send any number of requests. `names` are host names of
    the hall beside its own addresses. One client address may have `by_address` open connections, or any
    number if None. `notices` are the host's own imprint and privacy notice.
    """

    open_browser: bool = False
    party: bool = False
    monitoring: Monitoring = UNMONITORED
    limits: bool = True
    names: tuple[str, ...] = ()
    by_address: int | None = BY_ADDRESS
    notices: HostNotices = HostNotices()  # noqa: RUF009  # frozen


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    welcome: AccessOptions = AccessOptions(),
    *,
    workers: bool = True,
) -> int:
    """Serve the hall until SIGINT or SIGTERM; return the exit code.

    Without `workers` the bots are left to `gladsheim worker`. Port 0 takes any free port.

    Raises UsageError for an address that cannot be used and DatabaseError for a database that cannot be
    opened, before anything is served.
    """
    runner = WorkerPool if workers else _left_to_workers(database)
    return serve_library(installed, runner, host, port, database, welcome)


def serve_library(
    library: Callable[[], Library],
    runner: Callable[[], JobRunner],
    host: str,
    port: int,
    database: str | None,
    welcome: AccessOptions,
) -> int:
    """Serve the hall with the given games and bots."""
    # At a party there are no accounts, and so nobody who could be told.
    a_day = reviews_a_day(os.environ)
    outside = None if welcome.party else outside_of(os.environ)
    names = names_of(welcome.names, host, os.environ.get(PUBLIC_URL), os.environ)
    logging.config.dictConfig(log_settings())
    with _listen(host, port) as listener, measuring(welcome.monitoring) as measured:
        settings = HallSettings(
            accounts=not welcome.party,
            keep_days=welcome.monitoring.keep_days,
            limits=Quotas() if welcome.limits else None,
            outside=outside,
            reviews_a_day=a_day,
            notices=welcome.notices,
        )
        address = _address(host, listener)
        store = measured.store(open_store(database, served_at=address))
        hall = Hall(store, library(), measured.runner(runner()), settings=settings)
        app = measured.app(create_app(hall, known=known_hosts(names)))
        config = server_config(app, welcome.by_address if welcome.limits else None)
        announce = partial(_announce, address, welcome, measured.address)
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS)
        gc.enable()
        _Server(config, announce, hall.hub.closing.set).run(sockets=[listener])
    return 0


def _left_to_workers(database: str | None) -> Callable[[], JobRunner]:
    url = server_url(database)
    if url is None:
        raise UsageError(
            "--no-workers leaves the bots to `gladsheim worker`, which is for a PostgreSQL database: "
            "--database postgresql://USER@HOST/NAME"
        )

    def runner() -> JobRunner:
        from gladsheim.server.jobs.queue import queued_jobs

        return queued_jobs(url)

    return runner


class _Server(uvicorn.Server):
    """Uvicorn server that announces when it answers, and returns without an error when it is stopped."""

    def __init__(
        self, config: uvicorn.Config, on_answering: Callable[[], None], on_closing: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._on_answering = on_answering
        self._on_closing = on_closing

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then call `on_answering`."""
        await super().startup(sockets)
        if self.started:
            self._on_answering()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Call `on_closing`, which ends waiting connections, then shut down."""
        self._on_closing()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second SIGINT does not wait for open connections."""
        # The base class would raise the signal again at the end, as if nobody had heard it.
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= HIGHEST_PORT:
        raise UsageError(f"port is {port}; allowed: 0 to {HIGHEST_PORT}")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as error:
        raise UsageError(f"host {host!r} cannot be found: {error}") from error
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        give_up_unread(listener)
        listener.bind(address)
        listener.listen()
    except OSError as error:
        listener.close()
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise UsageError(
            f"cannot listen on {host} port {port}: {reason}; choose another with --port"
        ) from error
    return listener


def _address(host: str, listener: socket.socket) -> str:
    """Return the hall's URL; if it listens on all interfaces, the one for other machines on the network."""
    address, port = listener.getsockname()[:2]
    if ipaddress.ip_address(address).is_unspecified:
        host = _own_address(listener.family)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address(family: socket.AddressFamily) -> str:
    """Return the address of this machine on its network, or the loopback address if it has none."""
    elsewhere, here = ("2001:db8::1", "::1") if family == socket.AF_INET6 else ("192.0.2.1", "127.0.0.1")
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which way a packet to elsewhere would leave.
            probe.connect((elsewhere, 9))
        except OSError:
            return here
        return str(probe.getsockname()[0])


def _announce(address: str, welcome: AccessOptions, metrics: str | None) -> None:
    if welcome.party:
        _show_code(address)
    click.echo(f"Gladsheim is open at {address}  (stop with Ctrl+C)")
    if metrics is not None:
        click.echo(f"Its metrics are at {metrics}")
    if welcome.open_browser:
        webbrowser.open(address)


def _show_code(address: str) -> None:
    """Print the address as a QR code, for phones."""
    import segno
    from rich.console import Console

    code = io.StringIO()
    segno.make(address, error="m", micro=False).terminal(out=code, compact=True)
    console = Console(highlight=False)
    # Terminals that cannot show block characters show the address alone.
    with suppress(UnicodeEncodeError):
        code.getvalue().encode(console.encoding)
        console.print(code.getvalue(), style="white on black", soft_wrap=True)
