"""A game of three days, played at a hall that is a process of its own and dies in between."""

from __future__ import annotations

import sqlite3
import uuid
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from gladsheim.records import from_json
from tests import PATIENCE
from tests.server.calls import OPEN, human
from tests.server.clocked import DAY, HOUR
from tests.server.test_run import Start, start, wait_for
from tests.server.timekeeping import ahead

__all__ = ["start"]


class Friend:
    """Somebody who plays by correspondence, from any address that the hall has."""

    def __init__(self) -> None:
        self.http = httpx.Client(timeout=PATIENCE)
        self.address = ""

    def ask(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """What the hall answers."""
        answer = self.http.request(method, f"{self.address}/api{path}", json=body)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self, table: str) -> dict[str, Any]:
        """Take the first choice."""
        view = self.ask("GET", f"/tables/{table}")
        body = {"action": view["choices"][0]["action"], "seat": view["to_act"], "expected_seq": view["seq"]}
        return self.ask("POST", f"/tables/{table}/actions", {**body, "action_id": str(uuid.uuid4())})


def written_down(path: Path) -> int:
    """The hall time in the file, in milliseconds."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT max(ms) FROM hall_time").fetchone()[0]
        return int(found or 0)


def wait_until(path: Path, ms: int) -> None:
    """Come back when it is that late in the file."""
    wait_for(lambda: written_down(path) >= ms)


@pytest.fixture
def friends() -> Iterator[tuple[Friend, Friend]]:
    """Ask and Embla."""
    both = Friend(), Friend()
    yield both
    for friend in both:
        friend.http.close()


@pytest.fixture
def moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file by which the hall's clock is moved."""
    path = tmp_path / "ahead"
    ahead.move(path, 0)
    monkeypatch.setenv(ahead.AHEAD, str(path))
    return path


def test_a_game_by_correspondence_ends_days_later_after_a_restart(
    start: Start, database: Path, moved: Path, friends: tuple[Friend, Friend]
) -> None:
    """A move each eight hours; the hall is killed on the second day, and nobody's time suffers."""
    process, address = start()
    ask, embla = friends
    for friend in friends:
        friend.address = address
    terms = {"clock": {"kind": "days", "days": 1}, "absence": "abandon"}
    wish = {"game": "toy", "options": {"cards": 5}, "seats": [human("Ask"), OPEN], **terms}
    table = ask.ask("POST", "/tables", wish)["id"]
    view = embla.ask("POST", f"/tables/{table}/seats/1", {"name": "Embla"})
    now = 0
    while view["status"] == "running":
        now += 8 * HOUR
        ahead.move(moved, now)
        wait_until(database, now * 1000)
        if view["seq"] == 4:
            process.kill()
            process.wait(PATIENCE)
            process, address = start()
            for friend in friends:
                friend.address = address
            left = embla.ask("GET", f"/tables/{table}")["clocks"][0]["left_ms"]
            # What the test itself takes passes, too; what was not written down is given away.
            assert abs(left - (DAY - 8 * HOUR) * 1000) < HOUR * 1000
        view = friends[view["to_act"]].act(table)
    assert now >= 3 * DAY
    record = from_json(embla.ask("GET", f"/tables/{table}/record"))
    assert (len(record.actions), record.ended) == (10, None)
    assert record.result is not None
