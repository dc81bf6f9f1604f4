"""Options of `serve` and `worker` for monitoring: where metrics are served."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import rich_click as click

if TYPE_CHECKING:
    from gladsheim.server.operators.monitoring import Monitoring

Command = TypeVar("Command", bound=Callable[..., Any])

LOCAL = "127.0.0.1"
KEEP_DAYS = 365


def metrics_options(command: Command) -> Command:
    """Add `--metrics-port` and `--metrics-host`."""
    port = click.option(
        "--metrics-port",
        type=click.IntRange(0, 65535),
        help="Serve metrics for Prometheus on this port; 0: any free port.  [default: none]",
    )
    host = click.option(
        "--metrics-host", default=LOCAL, show_default=True, help="Listen on this address for --metrics-port."
    )
    return port(host(command))


def oversight_of(**watched: Any) -> Monitoring:
    """Return the monitoring that these options set up."""
    from gladsheim.server.operators.monitoring import Monitoring

    return Monitoring(**watched)
