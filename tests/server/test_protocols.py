"""Which protocols read requests and sockets, and a hall on versions that it was not tested with."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import subprocess
import sys
import uuid
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import httpx
import pytest
from uvicorn.middleware import proxy_headers
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.sync.client import connect

from gladsheim.server import protocols
from gladsheim.server.edge.connections import Connections, nobody
from gladsheim.server.edge.request_limits import LimitedHttpProtocol
from gladsheim.server.hall import Hall
from gladsheim.server.live.protocol import SocketProtocol
from gladsheim.server.live.upgrade import BoundingHttpProtocol, HttpProtocol
from gladsheim.server.protocols import Protocols
from gladsheim.server.server_config import ServerConfig
from gladsheim.server.wire.logs import LogLimit
from tests import PATIENCE
from tests.server.calls import Client, human
from tests.server.edge import test_request_limits as requests
from tests.server.edge.test_request_limits import Dial, dial
from tests.server.live import test_socket as sockets
from tests.server.live.test_socket import guest, heard, served, watching
from tests.server.test_stopping import lines_of

__all__ = ["dial", "guest", "served"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

ROOT = Path(__file__).resolve().parents[2]
OWN = Protocols(HttpProtocol, SocketProtocol)
SLOW_SOCKETS = Protocols(BoundingHttpProtocol, "websockets-sansio")
NO_LIMITS = Protocols("h11", "websockets-sansio")
SLOW = "Sockets use the server's own protocol: "
UNLIMITED = "Requests and sockets are read by the server's own protocols: "


@pytest.fixture(autouse=True)
def bounded(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What bounds the log of the server's own protocols begins anew, and is taken away afterwards."""
    monkeypatch.setattr(protocols._Bounded, "_seldom", LogLimit(60, 20))
    yield
    logging.getLogger("uvicorn.error").removeFilter(protocols._BOUNDED)


def pretend(folder: Path, *packages: str) -> None:
    """Let whoever looks into the folder first find versions of the packages that nobody knows."""
    for package in packages:
        about = folder / f"{package}-99.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 99.0\n")


def chosen_with(monkeypatch: pytest.MonkeyPatch, folder: Path, *packages: str) -> Protocols:
    """The choice where these packages have such versions."""
    pretend(folder, *packages)
    monkeypatch.syspath_prepend(folder)
    return protocols.choose()


def test_the_locked_versions_are_tested_ones() -> None:
    """A lock file with another series fails here: run the tests, then name the series in TESTED."""
    locked = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    for package, tested in protocols.TESTED.items():
        found = re.search(rf"^{package}==(\S+)", locked, re.MULTILINE)
        assert found is not None
        assert f"{found[1]}.".startswith(tuple(f"{series}." for series in tested)), package


def test_with_tested_versions_the_protocols_are_the_halls_own(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is tried and nothing is logged."""
    assert protocols.choose() == OWN
    assert caplog.text == ""


@pytest.mark.parametrize("package", ["uvicorn", "websockets"])
def test_with_another_version_sockets_use_the_servers_protocol(
    package: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log names the package and its versions once; requests keep their limits, which still work."""
    assert chosen_with(monkeypatch, tmp_path, package) == SLOW_SOCKETS
    tested = ", ".join(protocols.TESTED[package])
    (record,) = caplog.records
    assert record.getMessage().startswith(
        f"{SLOW}{package} 99.0 was not tested (tested: {tested}). They work"
    )


def test_another_version_of_the_parser_changes_nothing_that_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Requests are limited and sockets are fast as before."""
    assert chosen_with(monkeypatch, tmp_path, "httptools") == OWN
    assert caplog.text == ""


def test_a_package_that_tells_no_version_was_not_tested(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As where it was put beside the program by hand."""

    def told(package: str) -> str:
        if package == "websockets":
            raise PackageNotFoundError
        return version(package)

    monkeypatch.setattr(protocols, "version", told)
    assert protocols.choose() == SLOW_SOCKETS
    assert f"{SLOW}websockets of an unknown version was not tested" in caplog.text


@pytest.mark.parametrize(
    ("name", "using", "chosen", "line"),
    [
        ("websockets.protocol.State", ["live.protocol"], SLOW_SOCKETS, SLOW),
        (
            "uvicorn.protocols.http.httptools_impl.HttpToolsProtocol",
            ["live.upgrade", "edge.request_limits"],
            NO_LIMITS,
            UNLIMITED,
        ),
    ],
)
def test_what_a_version_has_no_more_is_done_without(
    name: str,
    using: list[str],
    chosen: Protocols,
    line: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A name that has moved is told in the log, with what is missing without it."""
    monkeypatch.delattr(name)
    for module in using:
        monkeypatch.delitem(sys.modules, f"gladsheim.server.{module}")
    assert protocols.choose() == chosen
    (record,) = caplog.records
    assert record.getMessage().startswith(f"{line}cannot import name '{name.rpartition('.')[2]}'")


@pytest.mark.parametrize("broken", ["on_headers_complete", "connection_made", "handle_websocket_upgrade"])
def test_limits_that_do_not_work_are_not_relied_on(
    broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Where another version calls something else, the log says what is not limited."""
    monkeypatch.setattr(LimitedHttpProtocol, broken, BREAKS[broken])
    assert chosen_with(monkeypatch, tmp_path, "uvicorn") == NO_LIMITS
    lines = [record.getMessage() for record in caplog.records if record.name == protocols.logger.name]
    assert lines[0].startswith(SLOW)
    assert lines[-1].startswith(f"{UNLIMITED}uvicorn 99.0 was not tested")
    assert "Not limited: how many connections" in lines[-1]


BREAKS = {
    "on_headers_complete": HttpToolsProtocol.on_headers_complete,
    "connection_made": lambda *_: 1 // 0,
    "handle_websocket_upgrade": lambda self: self.transport.abort(),
}
"""No limit, no answer, no socket."""


def test_proxies_count_as_one_address_where_the_server_does_not_tell_them(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Rather too few connections than any number of one address."""
    assert ServerConfig(None)._proxies(None)("127.0.0.1")
    monkeypatch.setattr(proxy_headers.ProxyHeadersMiddleware, "__init__", lambda *_: None)
    assert ServerConfig(None)._proxies(None) is nobody
    assert "Each proxy may have no more connections than other addresses" in caplog.text


@pytest.fixture
def untested(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Versions that the hall was not tested with; to be asked for before the hall."""
    folder = tmp_path / "packages"
    folder.mkdir()
    pretend(folder, "uvicorn", "websockets")
    monkeypatch.syspath_prepend(folder)


async def test_sockets_do_what_they_do_elsewhere(
    untested: None, served: tuple[Hall, str], guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Views, refusals, ends of sessions, and bounds for messages and readers on the server's protocol."""
    await sockets.test_a_socket_gets_the_view_at_once_and_after_every_change(served, guest)
    await sockets.test_a_huge_message_ends_the_socket(served, guest)
    await sockets.test_a_table_that_does_not_exist_cannot_be_watched(served, guest)
    await sockets.test_a_foreign_page_cannot_open_a_socket(served, guest)
    await sockets.test_a_session_that_was_ended_hears_no_more(served, guest, monkeypatch)
    await sockets.test_a_reader_that_is_too_slow_is_dropped(served, guest, monkeypatch)


async def test_a_handshake_that_cannot_be_read_is_answered(untested: None, dial: Dial) -> None:
    """Nothing that the server's protocol leaves without an answer stays open."""
    for path, headers in (("/?" + 10_000 * "a", []), ("/", ["X: " + 20_000 * "a"])):
        await requests.test_a_handshake_that_cannot_be_read_is_answered(dial, path, headers)


async def test_refused_sockets_do_not_fill_the_log(
    untested: None, served: tuple[Hall, str], guest: Client, caplog: pytest.LogCaptureFixture
) -> None:
    """The server's own protocol takes each for a fault: the log has a line of it once a minute."""
    for _ in range(3):
        await sockets.test_a_foreign_page_cannot_open_a_socket(served, guest)
    lines = [record for record in caplog.records if record.name == "uvicorn.error"]
    assert len(lines) == 1


async def test_sockets_are_counted_until_they_are_closed(
    untested: None, served: tuple[Hall, str], guest: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the connections of their address, as long as they are open."""
    view = await guest.open()
    left, closed, original = list[int](), asyncio.Event(), Connections.closed

    def noted(self: Connections, host: str | None) -> None:
        original(self, host)
        left.append(len(self))
        closed.set()

    monkeypatch.setattr(Connections, "closed", noted)
    async with asyncio.timeout(PATIENCE):
        async with watching(served, view["id"], guest) as socket:
            await heard(socket)
            await guest.http.aclose()
            await closed.wait()
            closed.clear()
        await closed.wait()
    assert left == [1, 0]


def test_a_hall_runs_on_versions_that_it_was_not_tested_with(tmp_path: Path) -> None:
    """A game is played over sockets to its end, and the log has a line that says what is slower."""
    pretend(tmp_path, "uvicorn", "websockets")
    path = os.pathsep.join(map(str, (tmp_path, ROOT / "src", ROOT)))
    command = [sys.executable, "-m", "tests.server.hall_process", "0", f"sqlite:///{tmp_path}/hall.db"]
    environment = {**os.environ, "PYTHONPATH": path}
    process = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        announced = re.search(r"127\.0\.0\.1:\d+", process.stdout.readline())
        assert announced is not None
        play(announced[0])
    finally:
        process.terminate()
        _, log = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    lines = lines_of(log)
    assert len(lines) == 1, log
    assert lines[0].startswith(f"WARNING: {protocols.logger.name}: {SLOW}uvicorn 99.0 was not tested")


def play(address: str) -> None:
    """Play a game of two people to its end by one socket."""
    with httpx.Client(base_url=f"http://{address}/api", timeout=PATIENCE) as http:
        wish = {"game": "toy", "options": {"cards": 2}, "seats": [human(), human()]}
        answer = http.post("/tables", json=wish)
        assert answer.status_code == 201, answer.text
        view = answer.json()
        cookies = {"cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
        with connect(f"ws://{address}/api/tables/{view['id']}/live", additional_headers=cookies) as socket:
            while view["status"] == "running":
                act = {"type": "act", "action": view["choices"][0]["action"], "expected_seq": view["seq"]}
                identity = {"action_id": str(uuid.uuid4()), "seat": view["to_act"]}
                socket.send(json.dumps({**act, **identity}))
                while view["seq"] == act["expected_seq"]:
                    view = json.loads(socket.recv(PATIENCE)).get("view", view)
    assert view["status"] == "over"
