"""Clusters that cannot be reached or used: each in one line, and soon."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from typing import Any

import pytest
import ray
from ray.exceptions import RaySystemError

from gladsheim.core.errors import GladsheimError
from gladsheim.research.cluster import on_ray
from gladsheim.research.cluster.on_ray import ClusterError, connected, endpoint_of
from gladsheim.research.cluster.opening import opened
from tests.cli.conftest import Runner, cli

__all__ = ["cli"]


def refused(address: str) -> str:
    """What is said of an address at which nothing can be done."""
    with pytest.raises(GladsheimError) as caught, opened(1, address):
        pass
    return str(caught.value)


@pytest.mark.parametrize(
    ("address", "endpoint"),
    [
        ("local", None),
        ("auto", None),
        ("head.example:6379", ("head.example", 6379)),
        ("ray://10.0.0.1:10001", ("10.0.0.1", 10001)),
        ("[::1]:65535", ("::1", 65535)),
    ],
)
def test_addresses(address: str, endpoint: tuple[str, int] | None) -> None:
    """A host and a port, or a word."""
    assert endpoint_of(address) == endpoint


@pytest.mark.parametrize(
    "address", ["", "random", "host", "host:", "host:0", "host:65536", "http://host:1", "a b:1", "x" * 300]
)
def test_what_is_no_address(address: str) -> None:
    """The value and what is allowed are named, before anything is begun."""
    told = refused(address)
    assert told.startswith("--ray is ")
    assert told.endswith("allowed: local, auto, HOST:PORT or ray://HOST:PORT, with a port from 1 to 65535")


@pytest.fixture
def port() -> int:
    """A port of this machine at which nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number: int = free.getsockname()[1]
        return number


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_nobody_answers(port: int, form: str) -> None:
    """It is not waited for."""
    address = form.format(port)
    assert refused(address).startswith(f"no Ray cluster answers at {address}: ")


def test_something_else_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is no Ray cluster is given a short time to say so."""
    monkeypatch.setattr(on_ray, "PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        assert refused(address) == f"what answers at {address} is not a Ray cluster"


@pytest.mark.parametrize("kind", [ConnectionError, RuntimeError, ValueError, RaySystemError, Exception])
def test_what_ray_says_of_a_cluster_is_told(
    monkeypatch: pytest.MonkeyPatch, kind: Callable[[str], Exception]
) -> None:
    """None is running, its version is another one, its token is wrong."""

    def init(*_: Any, **__: Any) -> None:
        raise kind("Version mismatch")

    monkeypatch.setattr(ray, "init", init)
    with (
        pytest.raises(ClusterError, match=r"'auto' cannot be used: .*Version mismatch"),
        connected("auto", 1),
    ):
        pass
    assert not ray.is_initialized()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "The current node timed out during startup.\n  Ray's processes\tfail.\n",
            "The current node timed out",
        ),
        ("", "Exception"),
    ],
)
def test_a_command_tells_in_one_line_that_no_cluster_started(
    cli: Runner, monkeypatch: pytest.MonkeyPatch, said: str, told: str
) -> None:
    """Ray raises a bare Exception, of several lines, where its processes do not start in time."""

    def init(*_: Any, **__: Any) -> None:
        raise Exception(said)  # as Ray does

    monkeypatch.setattr(ray, "init", init)
    done = cli("simulate", "valhalla", "--target", "5", "-n", "1", "--bots", "random", "--seed", "7", "--ray")
    assert (done.code, done.out) == (2, "")
    assert done.err.splitlines()[-1].startswith(f"gladsheim: the Ray cluster 'local' did not start: {told}")
    assert "Traceback" not in done.err
    assert not ray.is_initialized()


def test_a_local_cluster_reports_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Releases of Ray differ in whether they would do so by themselves."""
    found: list[str | None] = []
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "1")
    monkeypatch.delenv("RAY_USAGE_STATS_ENABLED")
    monkeypatch.setattr(ray, "init", lambda *_, **__: found.append(os.environ.get("RAY_USAGE_STATS_ENABLED")))
    with connected("local", 1):
        pass
    assert found == ["0"]


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where an address is given that is none."""
    monkeypatch.setattr("gladsheim.core.errors.find_spec", lambda _: None)
    needed = "--ray needs the package ray, which is not installed"
    assert refused("x") == f"{needed}: pip install 'gladsheim[research]'"
