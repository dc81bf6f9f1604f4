"""Choice of workers: processes of this machine, or a cluster."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from gladsheim.core.errors import need
from gladsheim.research.cluster.workers import Processes, Workers


@contextmanager
def opened(jobs: int, address: str | None) -> Iterator[Workers]:
    """Open `jobs` processes of this machine, or the Ray cluster at an address (`on_ray.connected`).

    Raises UsageError if Ray is not installed or the address is invalid, ClusterError if the cluster cannot be
    used.
    """
    if address is None:
        yield Processes(jobs)
        return
    need("ray", "--ray")
    from gladsheim.research.cluster.on_ray import connected

    with connected(address, jobs) as workers:
        yield workers
