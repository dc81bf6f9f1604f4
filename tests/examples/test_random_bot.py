"""The sample bots play whole games at a real hall, and print what their tutorials show."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from gladsheim import records
from scripts.page import tools
from tests import PATIENCE
from tests.browser.hall import Hall

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs" / "bots"
SAMPLES = {
    "python": (ROOT / "examples" / "random_bot.py", DOCS / "first-bot-python.md"),
    "typescript": (ROOT / "examples" / "random_bot.ts", DOCS / "first-bot-typescript.md"),
}
"""For each language the sample and its tutorial."""
RUNS_TYPESCRIPT = (22, 18)
"""First version of Node that runs programs in TypeScript itself."""
WITHOUT_TYPES = """
import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
const { code } = await transformWithOxc(readFileSync(0, 'utf8'), 'random_bot.ts');
process.stdout.write(code);
"""
RANDOM = {"kind": "bot", "bot": "random"}
SHORT: dict[str, dict[str, Any]] = {
    "voluspa": {"set": "custom", "kinds": ["Od", "Th"]},
    "valda": {},
    "valhalla": {"target": 10},
}
"""For each game the options by which it is over soonest."""
CHOOSE = re.compile(
    r"^(?:/\*\*[^\n]*\n)?(?:def|function) choose\(.*?(?:\n}\n|\n\n(?=\n)|\Z)", re.MULTILINE | re.DOTALL
)
"""Function of a sample that decides, with the comment above it."""


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


def command(language: str, program: Path) -> list[str]:
    """Return the command that runs a program; an old Node gets a copy of it without types."""
    if language == "python":
        return [sys.executable, str(program)]
    node = tools(ROOT / ".venv" / "node")[0]
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    if tuple(map(int, re.findall(r"\d+", version)[:2])) >= RUNS_TYPESCRIPT:
        return [node, str(program)]
    made = subprocess.run(
        [node, "--input-type=module", "--eval", WITHOUT_TYPES],
        cwd=ROOT / "web",
        input=program.read_text(),
        capture_output=True,
        text=True,
        check=True,
    )
    program.with_suffix(".mjs").write_text(made.stdout)
    return [node, str(program.with_suffix(".mjs"))]


@contextmanager
def running(given: list[str], hall: str, token: str) -> Iterator[subprocess.Popen[str]]:
    """A sample bot at work."""
    environment = {**os.environ, "GLADSHEIM_HALL": hall, "GLADSHEIM_TOKEN": token}
    process = subprocess.Popen(
        given, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate(timeout=PATIENCE)


def token_of(owner: httpx.Client) -> tuple[str, str, str]:
    """Make a bot account called Hugin; return its id, and the id and text of a token."""
    robot = made(owner, "/robots", "Hugin")["id"]
    token = made(owner, f"/robots/{robot}/tokens", "here")
    return robot, token["card"]["id"], token["token"]


def invite(owner: httpx.Client, game: str) -> str:
    """Open a table for Hugin and a bot of the hall; return its id."""
    seats = [{"kind": "invited", "name": "Hugin"}, RANDOM]
    wish = {"game": game, "seats": seats, "options": SHORT[game]}
    table: str = owner.post("/tables", json=wish).raise_for_status().json()["id"]
    return table


def wait_for_end(owner: httpx.Client, tables: list[str], process: subprocess.Popen[str]) -> None:
    """Wait until all games are over. A sample that ends before has failed."""
    pause = threading.Event()
    while True:
        assert process.poll() is None, process.stderr and process.stderr.read()
        views = [owner.get(f"/tables/{table}").raise_for_status().json() for table in tables]
        if all(view["status"] == "over" for view in views):
            return
        # Rarely enough for the hall's limits.
        pause.wait(0.3)


def steps(output: str, table: str = r"\S{16}") -> list[str]:
    """Return the lines about a table, without its id, figures and repetitions."""
    lines = re.findall(rf"^(\w+) {table}(.*)$", output, re.MULTILINE)
    plain = [re.sub(r"\d+", "#", kind + rest) for kind, rest in lines]
    return [line for line, before in zip(plain, ["", *plain], strict=False) if line != before]


def shown(page: Path, language: str) -> list[str]:
    """Return the blocks of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("language", SAMPLES)
def test_a_sample_plays_whole_games_of_all_three(owner: httpx.Client, tmp_path: Path, language: str) -> None:
    """Against a bot of the hall, invited before it was there and while it was; no limit stops it. It prints
    what its tutorial shows.
    """
    robot, card, token = token_of(owner)
    hall = str(owner.base_url).removesuffix("/api/")
    sample, page = SAMPLES[language]
    program = Path(shutil.copy(sample, tmp_path))
    tables = [invite(owner, "voluspa")]
    with running(command(language, program), hall, token) as process:
        tables += [invite(owner, "valda"), invite(owner, "valhalla")]
        wait_for_end(owner, tables, process)
        view = owner.get(f"/tables/{tables[0]}").json()
        assert [(seat["name"], seat["kind"], seat["robot"]) for seat in view["seats"]] == [
            ("Hugin", "human", True),
            ("random", "bot", False),
        ]
        record = owner.get(f"/tables/{tables[0]}/record").json()
        assert record["seats"][0] == {"name": "Hugin", "kind": "human", "bot": None, "robot": True}
        [known] = owner.get("/robots").raise_for_status().json()[0]["tokens"]
        assert known["used"] is not None
        owner.delete(f"/robots/{robot}/tokens/{card}").raise_for_status()
        output, complaints = process.communicate(timeout=PATIENCE)
        assert (process.returncode, complaints.strip()) == (1, "the stream has ended: revoked")
        [expected] = (block for block in shown(page, "text") if block.startswith("invitation"))
        assert steps(output, tables[0]) == steps(expected)


@pytest.mark.parametrize("language", SAMPLES)
def test_the_change_of_a_tutorial_plays(owner: httpx.Client, tmp_path: Path, language: str) -> None:
    """The `choose` of the page, in place of that of the sample, takes one of the actions with most points."""
    sample, page = SAMPLES[language]
    whole, *others = shown(page, language)
    assert whole == sample.read_text()
    [change] = (block for block in others if CHOOSE.match(block))
    text, count = CHOOSE.subn(lambda _: change, whole)
    assert count == 1
    program = tmp_path / sample.name
    program.write_text(text)
    _, _, token = token_of(owner)
    table = invite(owner, "voluspa")
    with running(command(language, program), str(owner.base_url).removesuffix("/api/"), token) as process:
        wait_for_end(owner, [table], process)
    record = records.from_json(owner.get(f"/tables/{table}/record").json())
    taken = 0
    for step, after in pairwise(records.replay(record)):
        state = step.state
        if state.current_player == 0:
            most = max(state.preview(action).points for action in state.legal_actions())
            assert after.applied is not None
            assert after.applied.points == most
            taken += 1
    assert taken > 0


def test_the_sample_in_python_stays_short() -> None:
    """It is shown in the documentation, fits on a screen, and needs nothing but httpx."""
    text = SAMPLES["python"][0].read_text()
    assert f"```python\n{text}```\n" in SAMPLES["python"][1].read_text()
    assert len(text.splitlines()) < 70
    third = [line for line in text.splitlines() if line.startswith(("import ", "from "))]
    known = sys.stdlib_module_names
    assert [line.split()[1] for line in third if line.split()[1].split(".")[0] not in known] == ["httpx"]


@pytest.mark.parametrize("language", SAMPLES)
def test_what_a_tutorial_says_to_press_is_on_the_page(language: str) -> None:
    """Each label in bold is a text of the English catalogues, word by word."""
    labels = re.findall(r"\*\*([^*]+)\*\*", SAMPLES[language][1].read_text())
    folder = ROOT / "src" / "gladsheim" / "locales" / "en"
    texts = {
        line.partition(" = ")[2] for file in folder.glob("*.ftl") for line in file.read_text().splitlines()
    }
    assert labels
    assert [label for label in labels if label not in texts] == []
