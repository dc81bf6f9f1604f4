"""A cluster that somebody else has started is reached by each kind of address."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests import PATIENCE
from tests.cli.conftest import program

COMMAND = ("simulate", "valhalla", "--target", "5", "--seed", "7", "-n", "5", "--bots", "random", "-q")


def free_port() -> int:
    """A port of this machine at which nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number: int = free.getsockname()[1]
        return number


def answers(port: int) -> bool:
    """Whether somebody listens at a port of this machine."""
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


@pytest.fixture
def ports() -> Iterator[tuple[int, int]]:
    """A cluster of two processors: its port, and that of its clients."""
    own, clients = free_port(), free_port()
    flags = ("--port", str(own), "--ray-client-server-port", str(clients), "--include-dashboard", "false")
    sizes = ("--num-cpus", "2", "--object-store-memory", "100000000")
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block", *flags, *sizes]
    with tempfile.TemporaryDirectory(prefix="ray-") as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_TMPDIR", folder)
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        # Else the server for clients now and then hangs when it starts a process for the first one.
        patch.setenv("GRPC_ENABLE_FORK_SUPPORT", "false")
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", "ab" * 16)
        head = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        try:
            _await(head, own, clients)
            yield own, clients
        finally:
            head.send_signal(signal.SIGTERM)
            head.wait(PATIENCE)


def _await(head: subprocess.Popen[bytes], *ports: int) -> None:
    end = time.monotonic() + PATIENCE
    while not all(map(answers, ports)):
        assert time.monotonic() < end
        with suppress(subprocess.TimeoutExpired):
            pytest.fail(f"it ended with {head.wait(0.1)}")


@pytest.mark.long
def test_a_cluster_is_reached_by_every_kind_of_address(ports: tuple[int, int]) -> None:
    """On a machine of it, by its port, and from elsewhere: the same bytes as without it."""
    alone = program(*COMMAND)
    for address in ("auto", f"127.0.0.1:{ports[0]}", f"ray://127.0.0.1:{ports[1]}"):
        ran = program(*COMMAND, "--ray", address)
        assert (ran.code, ran.err, ran.out) == (0, "", alone.out), address
