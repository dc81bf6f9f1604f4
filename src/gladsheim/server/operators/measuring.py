"""Metrics of a process: wrappers around its application, its store and its bots."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from prometheus_client import start_http_server

from gladsheim.core.errors import UsageError
from gladsheim.server.jobs.jobs import JobRunner, MoveSource, ReviewSource, Runner, runner_of
from gladsheim.server.jobs.queues import JobQueues
from gladsheim.server.operators.metrics import (
    MeasuredDatabase,
    MeasuredMoveSource,
    MeasuredStore,
    Metrics,
    Tables,
)
from gladsheim.server.wire.asgi import App, Receive, Scope, Send
from gladsheim.store import HallStore

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
OTHER = "other"
PAGE = "page"


class MetricsMiddleware:
    """ASGI middleware around all other layers, so that refusals are counted as well."""

    def __init__(self, app: App, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and count it."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def send_counted(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_counted)
        finally:
            method = scope["method"] if scope["method"] in METHODS else OTHER
            route = template(scope)
            self._metrics.requests.labels(route, method, str(status) if status else "none").inc()
            self._metrics.seconds.labels(route, method).observe(time.perf_counter() - began)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_open = False

        async def send_counted(message: Any) -> None:
            nonlocal is_open
            if message["type"] == "websocket.accept" and not is_open:
                is_open = True
                self._metrics.sockets.inc()
            await send(message)

        try:
            await self._app(scope, receive, send_counted)
        finally:
            if is_open:
                self._metrics.sockets.dec()


def template(scope: Scope) -> str:
    """Return the route's template; one shared label for the page, and one for everything else."""
    found = scope.get("path_template")
    if isinstance(found, str) and found.startswith("/api"):
        return found
    return OTHER if found is None or scope["path"].startswith("/api") else PAGE


class Measured:
    """Wraps the parts of a process, and serves its metrics."""

    address: str | None = None

    def __init__(self) -> None:
        self.metrics = Metrics()

    def store(self, store: HallStore) -> HallStore:
        """Return the store with metrics."""
        self.metrics.registry.register(Tables(store))
        return MeasuredStore(MeasuredDatabase(store.database, self.metrics), self.metrics)

    def runner(self, runner: JobRunner) -> JobRunner:
        """Return the runner of bots' moves with metrics."""

        def measured(queues: JobQueues, moves: MoveSource, reviews: ReviewSource) -> Runner:
            return runner_of(runner, queues, MeasuredMoveSource(moves, self.metrics.thinking), reviews)

        return measured

    def app(self, app: App) -> App:
        """Return the application with metrics."""
        return MetricsMiddleware(app, self.metrics)

    def serve(self, host: str, port: int) -> Callable[[], None]:
        """Serve metrics on a separate port, in a thread; return a function that ends it.
        Raises UsageError.
        """
        try:
            server, thread = start_http_server(port, host, registry=self.metrics.registry)
        except OSError as error:
            reason = error.strerror or str(error)
            raise UsageError(
                f"cannot serve metrics on {host} port {port}: {reason}; choose another with --metrics-port"
            ) from error
        name = f"[{host}]" if ":" in host else host
        self.address = f"http://{name}:{server.server_port}/metrics"

        def end() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return end
