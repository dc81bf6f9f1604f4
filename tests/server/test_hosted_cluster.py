"""The hall as docs/hosts/hosting.md sets it up: two web processes and two workers behind nginx, with TLS."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from gladsheim.core.telling.columns import unpacked
from gladsheim.records import verify
from gladsheim.records.reading import from_json
from tests import PATIENCE
from tests.hosting.halls import NAME
from tests.hosting.proxies import Nginx
from tests.preloaded import python
from tests.server.test_run import wait_for

pytestmark = [pytest.mark.postgres, pytest.mark.nginx]

ROOT = Path(__file__).resolve().parents[3]
SHORT = {"set": "custom", "kinds": ["Od", "Th"]}
"""Options of a game of 13 moves."""
KILL_WEB_AT, KILL_WORKER_AT = 5, 9


class Process:
    """A command of Gladsheim's that runs until it is told to stop, or killed."""

    def __init__(self, database: str, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [python(), "-m", "gladsheim", *arguments],
            env={
                **os.environ,
                "PYTHONPATH": str(ROOT / "src"),
                "GLADSHEIM_DATABASE": database,
                "GLADSHEIM_NAME": NAME,
                "GLADSHEIM_KERNELS": "plain",
            },
            stdout=subprocess.PIPE,
            text=True,
        )

    def said(self) -> str:
        """Its first line, which says that it is ready."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def kill(self) -> None:
        """End it at once, with no time to do anything."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)

    def stop(self) -> int:
        """Tell it to stop; its exit code."""
        self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode


class Watcher(threading.Thread):
    """A socket that watches a table, and connects again whenever it is cut off."""

    def __init__(self, proxy: Nginx, table: str) -> None:
        super().__init__(daemon=True)
        self._address = f"wss://127.0.0.1:{proxy.port}/api/tables/{table}/live"
        self._trust = proxy.trust
        self.seen: list[int] = []
        self.cut_off = 0
        self.last: dict[str, Any] = {}

    def run(self) -> None:
        """Watch until the game is over."""
        while self.last.get("status") != "over":
            try:
                with connect(self._address, ssl=self._trust, open_timeout=PATIENCE, proxy=None) as connection:
                    self._watch(connection)
            except (WebSocketException, OSError):
                self.cut_off += 1

    def _watch(self, connection: ClientConnection) -> None:
        while self.last.get("status") != "over":
            message = httpx.Response(200, text=str(connection.recv(timeout=PATIENCE))).json()
            if message["type"] == "view":
                self.last = message["view"]
                self.seen.append(self.last["seq"])


class Player:
    """A guest who sends each request until it is answered."""

    def __init__(self, proxy: Nginx) -> None:
        self._http = httpx.Client(base_url=f"{proxy.address}/api", verify=proxy.trust, timeout=PATIENCE)
        self._http.get("/me")
        assert all(cookie.secure for cookie in self._http.cookies.jar)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer, however often it takes: a proxy says 502 when a process dies under a request."""
        answers: list[httpx.Response] = []

        def answered() -> bool:
            with suppress(httpx.TransportError):
                answers.append(self._http.request(method, path, json=body))
            return bool(answers) and answers[-1].status_code < 500

        wait_for(answered)
        assert answers[-1].is_success, answers[-1].text
        return answers[-1].json()

    def act(self, view: dict[str, Any]) -> dict[str, Any]:
        """Take the first of the actions."""
        body = {
            "action": next(unpacked(view["choices"]))["action"],
            "expected_seq": view["seq"],
            "action_id": str(uuid.uuid4()),
            "seat": view["to_act"],
        }
        answer: dict[str, Any] = self.ask("POST", f"/tables/{view['id']}/actions", body)
        return answer

    def close(self) -> None:
        """Go."""
        self._http.close()


@pytest.fixture
def opened() -> Iterator[ExitStack]:
    """What has to be ended with the test."""
    with ExitStack() as stack:
        yield stack


def test_a_game_is_played_through_two_processes_of_which_one_is_killed(
    postgres_url: str, tmp_path: Path, opened: ExitStack
) -> None:
    """Web process and worker die in the middle of a game, and nobody at the table loses anything."""
    webs = [Process(postgres_url, "serve", "--port", "0", "--no-workers") for _ in range(2)]
    workers = [Process(postgres_url, "worker", "--processes", "1") for _ in range(2)]
    for process in (*webs, *workers):
        opened.callback(process.kill)
    upstream = [match[1] for web in webs if (match := re.search(r"http://(\S+)", web.said()))]
    assert all("at work" in worker.said() for worker in workers)
    proxy = Nginx(tmp_path, upstream)
    opened.callback(proxy.stop)
    wait_for(proxy.answers)
    player = Player(proxy)
    opened.callback(player.close)
    seats = [{"kind": "human", "name": "Ask"}, {"kind": "bot", "bot": "random"}]
    view = player.ask("POST", "/tables", {"game": "voluspa", "options": SHORT, "seats": seats})
    watcher = Watcher(proxy, view["id"])
    watcher.start()
    to_kill: list[tuple[int, Callable[[], None]]] = [
        (KILL_WEB_AT, webs[0].kill),
        (KILL_WORKER_AT, workers[0].kill),
    ]
    while view["status"] == "running":
        if to_kill and view["seq"] >= to_kill[0][0]:
            assert set(upstream) <= set(proxy.asked())
            to_kill.pop(0)[1]()
        if view["my_turn"]:
            view = player.act(view)
            continue
        seq, table = view["seq"], view["id"]
        wait_for(lambda seq=seq: watcher.last.get("seq", 0) > seq)  # type: ignore[misc]  # one argument less
        view = player.ask("GET", f"/tables/{table}")
    watcher.join(PATIENCE)
    assert (to_kill, watcher.last["status"]) == ([], "over")
    assert watcher.seen == sorted(watcher.seen)
    # The answer to the last action has only what is new.
    view = player.ask("GET", f"/tables/{view['id']}")
    assert [entry["seq"] for entry in view["log"]] == list(range(1, view["seq"] + 1))
    report = verify(from_json(player.ask("GET", f"/tables/{view['id']}/record")))
    assert report.ok, report
    assert webs[1].stop() == workers[1].stop() == 0
