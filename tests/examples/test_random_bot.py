"""The sample bot plays whole games at a real hall."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests import PATIENCE
from tests.browser.hall import Hall

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "examples" / "random_bot.py"
RANDOM = {"kind": "bot", "bot": "random"}
SHORT: dict[str, dict[str, Any]] = {
    "voluspa": {"set": "custom", "kinds": ["Od", "Th"]},
    "valda": {},
    "valhalla": {"target": 10},
}
"""For each game the options by which it is over soonest."""


@pytest.fixture
def owner(tmp_path: Path) -> Iterator[httpx.Client]:
    """An account at a hall of all games."""
    hall = Hall(tmp_path)
    hall.start()
    with httpx.Client(base_url=f"{hall.address}/api", timeout=PATIENCE) as client:
        client.post("/account", json={"name": "Embla", "password": "a long password"}).raise_for_status()
        yield client
    hall.stop()


def made(owner: httpx.Client, path: str, name: str) -> Any:
    """What the hall makes of a name."""
    return owner.post(path, json={"name": name}).raise_for_status().json()


@contextmanager
def sample(hall: str, token: str) -> Iterator[subprocess.Popen[str]]:
    """The sample bot at work."""
    environment = {**os.environ, "GLADSHEIM_HALL": hall, "GLADSHEIM_TOKEN": token}
    process = subprocess.Popen(
        [sys.executable, str(SAMPLE)], env=environment, stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def test_the_sample_plays_whole_games_of_all_three(owner: httpx.Client) -> None:
    """Against a bot of the hall, invited before it was there and while it was; no limit stops it."""
    robot = made(owner, "/robots", "Hugin")
    token = made(owner, f"/robots/{robot['id']}/tokens", "here")["token"]
    hall = str(owner.base_url).removesuffix("/api/")
    tables: list[str] = []

    def invite(game: str) -> None:
        seats = [{"kind": "invited", "name": "Hugin"}, RANDOM]
        wish = {"game": game, "seats": seats, "options": SHORT[game]}
        tables.append(owner.post("/tables", json=wish).raise_for_status().json()["id"])

    invite("voluspa")
    with sample(hall, token) as process:
        invite("valda")
        invite("valhalla")

        def over() -> bool:
            assert process.poll() is None, process.stderr and process.stderr.read()
            views = [owner.get(f"/tables/{table}").raise_for_status().json() for table in tables]
            return all(view["status"] == "over" for view in views)

        pause = threading.Event()
        while not over():
            # Rarely enough for the hall's limits.
            pause.wait(0.3)
        view = owner.get(f"/tables/{tables[0]}").json()
        assert [(seat["name"], seat["kind"], seat["robot"]) for seat in view["seats"]] == [
            ("Hugin", "human", True),
            ("random", "bot", False),
        ]
        record = owner.get(f"/tables/{tables[0]}/record").json()
        assert record["seats"][0] == {"name": "Hugin", "kind": "human", "bot": None, "robot": True}
        card = owner.get("/robots").raise_for_status().json()[0]["tokens"][0]
        assert card["used"] is not None
        owner.delete(f"/robots/{robot['id']}/tokens/{card['id']}").raise_for_status()
        assert process.wait(PATIENCE) == 1
        assert process.stderr is not None
        assert process.stderr.read().strip() == "the stream has ended: revoked"


def test_the_sample_stays_short() -> None:
    """It is shown in the documentation, and fits on a screen; it needs nothing but httpx."""
    text = SAMPLE.read_text()
    assert f"```python\n{text}```\n" in (ROOT / "docs" / "bots" / "bot-api.md").read_text()
    assert len(text.splitlines()) < 60
    third = [line for line in text.splitlines() if line.startswith(("import ", "from "))]
    known = sys.stdlib_module_names
    assert [line.split()[1] for line in third if line.split()[1].split(".")[0] not in known] == ["httpx"]
