"""How an operator watches over a process: metrics on a port of their own, and the age of the audit log."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gladsheim.core.errors import UsageError
from gladsheim.server.jobs.jobs import JobRunner
from gladsheim.server.wire.asgi import App
from gladsheim.store import HallStore
from gladsheim.store.operators.audit import KEEP_DAYS

if TYPE_CHECKING:
    from gladsheim.server.operators.measuring import Measured

LOCAL = "127.0.0.1"
HIGHEST_PORT = 65_535


@dataclass(frozen=True, slots=True)
class Monitoring:
    """Where metrics are served, on no port unless one is named; days after which the audit log forgets."""

    metrics_port: int | None = None
    metrics_host: str = LOCAL
    keep_days: int = KEEP_DAYS


UNMONITORED = Monitoring()


class Unmeasured:
    """A process of which nothing is measured."""

    address: str | None = None

    def store(self, store: HallStore) -> HallStore:
        """The store as it is."""
        return store

    def runner(self, runner: JobRunner) -> JobRunner:
        """The runner for bots' moves as they are."""
        return runner

    def app(self, app: App) -> App:
        """The application as it is."""
        return app


@contextmanager
def measuring(monitoring: Monitoring) -> Iterator[Unmeasured | Measured]:
    """What measures a process, and serves what it has measured. Raises UsageError."""
    if monitoring.metrics_port is None:
        yield Unmeasured()
        return
    if not 0 <= monitoring.metrics_port <= HIGHEST_PORT:
        raise UsageError(f"metrics port is {monitoring.metrics_port}; allowed: 0 to {HIGHEST_PORT}")
    from gladsheim.server.operators.measuring import Measured

    measured = Measured()
    end = measured.serve(monitoring.metrics_host, monitoring.metrics_port)
    try:
        yield measured
    finally:
        end()
