"""The hall as a process: starting, stopping, and being killed in the middle of a game."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import threading
import uuid
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from gladsheim.core.errors import GladsheimError, UsageError
from gladsheim.server import run
from gladsheim.server.history.tally import recount
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.store import DatabaseError, open_store
from gladsheim.tables.people.people import Session, User
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION, HUMAN, Seat, Table
from tests import PATIENCE
from tests.preloaded import Program
from tests.server import toy_hall
from tests.server.calls import bot, human
from tests.toys import Toy

TIME = "2026-01-01T00:00:00.000Z"
ROOT = Path(__file__).resolve().parents[2]

Start = Callable[[], tuple[Program, str]]


@pytest.fixture
def start(hall_url: str) -> Iterator[Start]:
    """Starts the hall on the same database, as often as wanted; gives the process and its address."""
    running: list[Program] = []

    def started() -> tuple[Program, str]:
        process = Program(["tests.server.hall_process", "0", hall_url], os.environ)
        running.append(process)
        announced = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert announced is not None
        return process, announced[0]

    yield started
    for process in running:
        process.kill()
        process.communicate(PATIENCE)


def children(process: int) -> list[int]:
    """The processes that a process has started (none where the system does not tell)."""
    try:
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def ended(process: int) -> bool:
    """Whether a process is gone."""
    try:
        return "\nState:\tZ" in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return True


class Player:
    """A guest who plays on until the hall is gone, and remembers what was acknowledged."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=f"{address}/api", timeout=PATIENCE)
        wish = {"game": "toy", "options": {"cards": 1000}, "seats": [human(), human()]}
        answer = self.http.post("/tables", json=wish)
        assert answer.status_code == 201, answer.text
        self.view: dict[str, Any] = answer.json()
        self.unanswered: dict[str, Any] = {}

    def play(self, acted: threading.Event) -> None:
        """Act until there is no answer."""
        while True:
            action = self.view["choices"][0]["action"]
            self.unanswered = {
                "action": action,
                "expected_seq": self.view["seq"],
                "action_id": str(uuid.uuid4()),
                "seat": self.view["to_act"],
            }
            try:
                answer = self.http.post(f"/tables/{self.view['id']}/actions", json=self.unanswered)
            except httpx.HTTPError:
                return
            assert answer.status_code == 200, answer.text
            self.view = answer.json()
            if self.view["seq"] >= 5:
                acted.set()


@pytest.mark.any_database  # `test_killer` kills halls on both.
def test_a_killed_hall_loses_nothing_that_it_acknowledged(start: Start) -> None:
    """SIGKILL under load: all that was answered is there, and what was not can be sent again."""
    process, address = start()
    players = [Player(address) for _ in range(3)]
    acted = [threading.Event() for _ in players]
    threads = [
        threading.Thread(target=player.play, args=(event,))
        for player, event in zip(players, acted, strict=True)
    ]
    for thread in threads:
        thread.start()
    for event in acted:
        assert event.wait(PATIENCE)
    process.kill()
    process.wait(PATIENCE)
    for thread in threads:
        thread.join(PATIENCE)
    _, address = start()
    for player in players:
        player.http.base_url = httpx.URL(f"{address}/api/")
        view = player.http.get(f"/tables/{player.view['id']}").json()
        assert view["seq"] in (player.view["seq"], player.view["seq"] + 1)
        assert view["log"][player.view["log_from"] : player.view["seq"]] == [
            {**entry, "events": view["log"][entry["seq"] - 1]["events"]} for entry in player.view["log"]
        ]
        again = player.http.post(f"/tables/{view['id']}/actions", json=player.unanswered)
        assert (again.status_code, again.json()["seq"]) == (200, player.view["seq"] + 1)
        player.http.close()


@pytest.mark.any_database
def test_a_killed_hall_takes_its_bots_with_it(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No bot's process outlives a killed hall, and the next hall lets the bot move."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    monkeypatch.setenv(toy_hall.GATE, str(gate))
    process, address = start()
    with httpx.Client(base_url=f"{address}/api", timeout=PATIENCE) as http:
        wish = {"game": "toy", "options": {}, "seats": [bot("gate"), human()]}
        answer = http.post("/tables", json=wish)
        assert answer.status_code == 201, answer.text
        view = answer.json()
        with gate.open("wb"):
            workers = children(process.pid)
            process.kill()
            process.wait(PATIENCE)
            for worker in workers:
                wait_for(lambda worker=worker: ended(worker))  # type: ignore[misc]  # one argument less
        _, address = start()
        http.base_url = httpx.URL(f"{address}/api/")
        gate.write_bytes(b"go")
        wait_for(lambda: http.get(f"/tables/{view['id']}").json()["seq"] == 1)


def wait_for(claim: Callable[[], bool]) -> None:
    """Come back when the claim holds."""
    event = threading.Event()
    for _ in range(PATIENCE * 50):
        if claim():
            return
        event.wait(0.02)
    raise AssertionError("waited in vain")


@pytest.mark.any_database
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_hall_that_is_told_to_stop_stops(start: Start, sign: signal.Signals) -> None:
    """Either way of stopping ends the process without an error, also with a guest connected."""
    process, address = start()
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        assert http.get("/api/health").json()["status"] == "ok"
        process.send_signal(sign)
        assert process.wait(PATIENCE) == 0


def test_a_second_hall_on_the_same_file_says_who_has_it(start: Start, database: Path, tmp_path: Path) -> None:
    """Process and address; when that one is killed the next one starts."""
    process, address = start()
    (tmp_path / "link.db").symlink_to(database)
    with pytest.raises(DatabaseError, match=f"process {process.pid}, {address}, since 20"):
        serve("127.0.0.1", 0, f"sqlite:///{tmp_path / 'link.db'}")
    with httpx.Client(base_url=address, timeout=PATIENCE) as http:
        assert http.get("/api/health").json()["status"] == "ok"
    process.kill()
    process.wait(PATIENCE)
    start()


def serve(host: str, port: int, database: str) -> int:
    """Serve the toy game; only for what is refused before anything is served."""
    return run.serve_library(
        toy_hall.library, lambda: WorkerPool(1), host, port, database, run.AccessOptions()
    )


def test_a_port_in_use_is_refused(database: Path) -> None:
    """The message names host and port and the way out, and no database is made."""
    database.unlink()
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(UsageError, match=f"127.0.0.1 port {port}.*--port"):
            serve("127.0.0.1", port, f"sqlite:///{database}")
    assert not database.exists()


@pytest.mark.parametrize(
    ("host", "port", "url", "reason"),
    [
        ("127.0.0.1", 65_536, "sqlite:///x.db", "port is 65536; allowed: 0 to 65535"),
        ("127.0.0.1", -1, "sqlite:///x.db", "port is -1"),
        ("no such host", 0, "sqlite:///x.db", "host 'no such host'"),
        ("192.0.2.1", 0, "sqlite:///x.db", "cannot listen on 192.0.2.1"),
        ("127.0.0.1", 0, "oracle://x", "allowed: sqlite:///FILE"),
        ("127.0.0.1", 0, "sqlite:////proc/hall.db", "/proc/hall.db"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(host: str, port: int, url: str, reason: str) -> None:
    """Every reason not to start is one error of the family with one line."""
    with pytest.raises(GladsheimError) as refused:
        serve(host, port, url)
    assert reason in str(refused.value)
    assert "\n" not in str(refused.value)


async def lay_finished(url: str, games: int) -> None:
    """Rated games of two users that are over and not counted yet."""
    game = Toy(players=2, cards=2)
    seats = (Seat(0, "Ask", HUMAN, owner="ask"), Seat(1, "Embla", HUMAN, owner="embla"))
    store = open_store(url)
    for name in ("ask", "embla"):
        session = Session(name, name, name.encode(), TIME, TIME, "")
        await store.people.add_guest(User(name, name), session)

    async def lay(number: int) -> None:
        secret = number.to_bytes(32)
        table = Table(
            f"t{number}", "toy", 1, game.options, seats, secret, "ask", TIME, started=TIME, rated=True
        )
        live = Live.fold(table, game, [])
        await store.add_table(table, standing_of(live))
        while live.to_act is not None:
            # A day each: more games of the same two people would change no rating.
            at = f"2026-01-{number + 1:02}T00:00:00.000Z"
            action = live.state.legal_actions()[0]
            line = live.line(f"{live.seq}", live.to_act, ACTION, action, at)
            live = live.after(line)
            await store.append(table.id, line, standing_of(live))

    await asyncio.gather(*map(lay, range(games)))
    store.close()


def at_most(waiting: Callable[[], int], left: int) -> bool:
    """Whether no more than so many wait."""
    return waiting() <= left


def test_a_hall_that_is_killed_while_it_counts_counts_every_game_once(start: Start, hall_url: str) -> None:
    """After SIGKILL again and again all are counted, in order, and counting anew changes nothing."""
    games = 30
    asyncio.run(lay_finished(hall_url, games))
    store = open_store(hall_url)

    def waiting() -> int:
        return len(asyncio.run(store.results.uncounted()))

    def rated() -> Any:
        profiles = [asyncio.run(store.results.profile(user, own=True)) for user in ("ask", "embla")]
        return [(profile.ratings, profile.history, profile.figures) for profile in profiles]

    for left in (games - 1, games // 2, 0):
        process, _ = start()
        wait_for(partial(at_most, waiting, left))
        process.kill()
        process.wait(PATIENCE)
    order = asyncio.run(store.results.finished())
    counted = rated()
    assert order == [f"t{number}" for number in range(games)]
    assert [ratings["toy"].games for ratings, *_ in counted] == [games, games]
    assert asyncio.run(recount(store, toy_hall.library().games)) == (games, [])
    assert rated() == counted
    store.close()
