"""Options for monitoring a process: metrics on a separate port, and the age of the audit log."""

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
    """Port and host of the metrics (no port: none), and the days after which audit entries are deleted."""

    metrics_port: int | None = None
    metrics_host: str = LOCAL
    keep_days: int = KEEP_DAYS


UNMONITORED = Monitoring()


class Unmeasured:
    """Stand-in for `Measured` in a process without metrics."""

    address: str | None = None

    def store(self, store: HallStore) -> HallStore:
        """Return the store unchanged."""
        return store

    def runner(self, runner: JobRunner) -> JobRunner:
        """Return the runner of bots' moves unchanged."""
        return runner

    def app(self, app: App) -> App:
        """Return the application unchanged."""
        return app


@contextmanager
def measuring(monitoring: Monitoring) -> Iterator[Unmeasured | Measured]:
    """Yield the wrapper for the process's parts, and serve its metrics meanwhile. Raises UsageError."""
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
