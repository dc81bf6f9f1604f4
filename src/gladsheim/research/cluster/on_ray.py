"""Pieces of work as tasks of a Ray cluster. Needs Ray, of the extra `research`.

A task that is lost, with its process or its machine, is done again by Ray: a piece gives the same result
wherever and however often it is done, and only the first result that arrives is taken.
"""

from __future__ import annotations

import logging
import os
import re
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import grpc
import ray
from ray.exceptions import RayError, RayTaskError

from gladsheim.core.errors import GladsheimError, UsageError, shorten
from gladsheim.research.cluster.sources import identity
from gladsheim.research.cluster.workers import AHEAD

T = TypeVar("T")
R = TypeVar("R")

LOCAL, AUTO = "local", "auto"
ADDRESS = re.compile(r"(?:ray://)?(?:([A-Za-z0-9_.-]{1,253})|\[([0-9A-Fa-f:.]{2,45})\]):([1-9][0-9]{0,4})")
LAST_PORT = 65_535
ALLOWED = f"{LOCAL}, {AUTO}, HOST:PORT or ray://HOST:PORT, with a port from 1 to {LAST_PORT}"
PATIENCE = 10
"""Seconds within which a machine has to answer."""
RETRIES = 20
"""Number of times that a piece is done again when its process or machine was lost."""
STORE = 100_000_000
"""Bytes of memory, in a local cluster, for results that have not been taken yet."""
SILENT = {"RAY_USAGE_STATS_ENABLED": "0"}
"""Environment of a local cluster, which keeps Ray from reporting to its makers."""
PASSED = ("GLADSHEIM_CARDS", "GLADSHEIM_KERNELS")
"""Environment variables that the processes of a cluster get from here."""


class ClusterError(GladsheimError):
    """Error of a cluster that cannot be reached or used, or has lost a piece of work for good."""


@contextmanager
def connected(address: str, jobs: int) -> Iterator[OnRay]:
    """Return the workers of the cluster at an address.

    `local` starts one of `jobs` processes, and ends it afterwards; `auto` is the one on this machine. If this
    process is connected to a cluster already, that one is used, and stays connected. Raises UsageError for an
    invalid address, and ClusterError.
    """
    endpoint = endpoint_of(address)
    if ray.is_initialized():
        yield OnRay(jobs)
        return
    if endpoint is not None:
        _knock(address, endpoint)
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    if address == LOCAL:
        for name, value in SILENT.items():
            os.environ.setdefault(name, value)
        settings |= {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": STORE}
    elif passed := {name: os.environ[name] for name in PASSED if name in os.environ}:
        settings["runtime_env"] = {"env_vars": passed}
    try:
        _join(address, settings)
        yield OnRay(jobs)
    finally:
        ray.shutdown()


def _join(address: str, settings: dict[str, Any]) -> None:
    try:
        ray.init(address, **settings)
    # Ray raises errors of many kinds, and a bare Exception where a cluster does not start in time.
    except Exception as error:
        told = " ".join(str(error).split()) or type(error).__name__
        fault = "did not start" if address == LOCAL else "cannot be used"
        raise ClusterError(f"the Ray cluster {address!r} {fault}: {told}") from error


def endpoint_of(address: str) -> tuple[str, int] | None:
    """Return host and port of an address; None for `local` and `auto`. Raises UsageError."""
    if address in (LOCAL, AUTO):
        return None
    found = ADDRESS.fullmatch(address)
    if found is None or int(found[3]) > LAST_PORT:
        raise UsageError(f"--ray is {shorten(address)}; allowed: {ALLOWED}")
    return found[1] or found[2], int(found[3])


def _knock(address: str, endpoint: tuple[str, int]) -> None:
    """Raises ClusterError if no server answers, or one that does not speak gRPC as Ray does.

    Ray itself would wait for minutes.
    """
    host, port = endpoint
    try:
        socket.create_connection(endpoint, PATIENCE).close()
        if os.environ.get("RAY_USE_TLS", "0") == "0":
            with grpc.insecure_channel(f"[{host}]:{port}" if ":" in host else f"{host}:{port}") as channel:
                grpc.channel_ready_future(channel).result(PATIENCE)
    except OSError as error:
        raise ClusterError(f"no Ray cluster answers at {address}: {error}") from error
    except grpc.FutureTimeoutError:
        raise ClusterError(f"what answers at {address} is not a Ray cluster") from None


class OnRay:
    """Workers of the cluster that this process is connected to."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def run(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """Do the pieces as `Workers.run` does. Raises ClusterError for a piece that is lost for good."""
        task: Any = ray.remote(max_retries=RETRIES)(_done)
        resources: Callable[[], dict[str, float]] = ray.cluster_resources
        most = AHEAD * max(self._jobs, int(resources().get("CPU", 0)))
        waiting: deque[ray.ObjectRef[R]] = deque()
        try:
            for piece in pieces:
                waiting.append(task.remote(identity(), work, piece))
                if len(waiting) > most:
                    yield _result(waiting.popleft())
            while waiting:
                yield _result(waiting.popleft())
        finally:
            # The caller may have left the cluster before; Ray would start another one to cancel.
            for left in waiting if ray.is_initialized() else ():
                ray.cancel(left, force=True)


def _done(here: str, work: Callable[[T], R], piece: T) -> R:
    """Do a piece of work as a task, if the package there is the same as `here`, where it was given."""
    if (there := identity()) != here:
        raise ClusterError(
            f"Gladsheim is {here} here, and {there} in the cluster; install the same everywhere"
        )
    return work(piece)


def _result(waiting: ray.ObjectRef[R]) -> R:
    try:
        return ray.get(waiting)
    except RayTaskError as error:
        if isinstance(error.cause, Exception):
            raise error.cause from error
        raise
    except RayError as error:
        raise ClusterError(f"a piece of work was lost in the cluster: {error}") from error
