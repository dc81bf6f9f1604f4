"""Files of the package that are damaged: the hall goes on without them, and its log names them."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from gladsheim import lessons, puzzles
from gladsheim.bots.learned import weights
from gladsheim.games import game
from gladsheim.server.hall import Hall
from gladsheim.server.jobs import process
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.lab import lesson_routes
from gladsheim.server.ladder import ladder
from gladsheim.server.live_tables.library import installed
from gladsheim.server.puzzles import puzzles as puzzles_of_hall
from gladsheim.server.settings import HallSettings
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from tests.damage import DAMAGE, Damage
from tests.server import toy_hall
from tests.server.calls import done
from tests.server.conftest import CHEAP, client_of

pytestmark = pytest.mark.anyio
PACKAGED: dict[str, tuple[str, dict[str, Any]]] = {
    "valda.jsonl": ("/puzzles/valda", {"game": "valda", "puzzles": [], "own": []}),
    "valda.toml": ("/lessons/valda", {"game": "valda", "lessons": []}),
    "valda.json": ("/lessons/valda", {"game": "valda", "lessons": []}),
    "ladder.json": ("/games/voluspa/bots", {"tables": []}),
    "learned.json": ("/games/voluspa/bots", {"learned": None}),
}
"""By the name of a file: who asks for what it holds, and what the answer has in its place."""
KEPT = (puzzles.names, puzzles.collection, lessons.names, lessons.book, weights._shipped)
KEPT_BY_HALL = (puzzles_of_hall._collection, lesson_routes._book, ladder._files, process._bot)


@pytest.fixture(autouse=True)
def read_anew() -> Iterator[None]:
    """Files are read again, and once more after the test."""
    for kept in (*KEPT, *KEPT_BY_HALL):
        kept.cache_clear()
    yield
    for kept in (*KEPT, *KEPT_BY_HALL):
        kept.cache_clear()


@pytest.fixture
async def hall(database: Path) -> AsyncIterator[Hall]:
    """A hall with the real games."""
    hall = Hall(
        open_store(f"sqlite:///{database}"),
        installed(),
        WorkerPool(1, toy_hall.choose),
        pause=Pause(0),
        settings=HallSettings(hasher=CHEAP, limits=None),
    )
    await hall.start()
    yield hall
    await hall.stop()


@pytest.fixture
def packaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a copy of the package's files, which the hall reads in their place."""
    folder = tmp_path / "data"
    for module in (puzzles, lessons):
        with resources.as_file(resources.files(module) / "data") as own:
            shutil.copytree(own, folder, dirs_exist_ok=True)
    kind = type(game("voluspa").bots)
    for name in ("ladder", "learned"):
        (folder / f"{name}.json").write_bytes(getattr(kind, name).read_bytes())
        monkeypatch.setattr(kind, name, folder / f"{name}.json")
    monkeypatch.setattr(resources, "files", lambda _: tmp_path)
    return folder


def swapped(content: bytes) -> bytes:
    """With two digits changed, so that it can still be read."""
    digit = next(at for at in range(len(content) // 2, len(content)) if content[at : at + 1].isdigit())
    return content[:digit] + bytes([ord("0") + (content[digit] - ord("0") + 1) % 10]) + content[digit + 1 :]


@DAMAGE
@pytest.mark.parametrize("file", PACKAGED)
async def test_the_hall_goes_on_without_a_damaged_file(
    file: str, damage: Damage, packaged: Path, hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    """Its part is empty and everything else is there; a file that only lost its final line feed is whole."""
    content = (packaged / file).read_bytes()
    (packaged / file).write_bytes(damage(content))
    path, nothing = PACKAGED[file]
    async with client_of(hall) as client:
        found: dict[str, Any] = done(await client.get(path))
        again: dict[str, Any] = done(await client.get(path))
    assert again == found
    if damage(content) == content.rstrip(b"\n"):
        assert {**found, **nothing} != found
        assert not caplog.records
        return
    assert {**found, **nothing} == found
    [line] = caplog.messages
    assert line.endswith("; the hall goes on without it")
    assert file in line or "lessons of valda" in line


@pytest.mark.parametrize("file", ["valda.jsonl", "ladder.json", "learned.json"])
async def test_a_changed_digit_is_noticed(
    file: str, packaged: Path, hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    """Files with a digest are not believed where they can still be read."""
    (packaged / file).write_bytes(swapped((packaged / file).read_bytes()))
    path, nothing = PACKAGED[file]
    async with client_of(hall) as client:
        found: dict[str, Any] = done(await client.get(path))
    assert {**found, **nothing} == found
    assert [file in line for line in caplog.messages] == [True]


@DAMAGE
def test_a_bot_plays_without_what_was_learned(
    damage: Damage, packaged: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The table does not stand still: the bot of the same level judges by points alone."""
    file = packaged / "learned.json"
    content = file.read_bytes()
    file.write_bytes(damage(content))
    state = game("voluspa", players=3).deal(7)
    assert process.choose(process.BotTask("seer-1", state, 7)) in state.legal_actions()
    assert [str(file.name) in line for line in caplog.messages] == [True] * (
        damage(content) != content.rstrip(b"\n")
    )
