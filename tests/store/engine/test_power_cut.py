"""A power cut at any moment: all that a hall said is saved is there, in order, and nothing that nobody sent.

The files are those of the hall's own writer, recorded call by call (`tests.store.engine.power`), and
each state in which a cut may leave them is opened as the hall opens its database. Kills of processes
prove nothing of this: they leave the system's memory as it is.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from gladsheim.server.live_tables.library import installed
from gladsheim.server.operators.check import audit
from gladsheim.store import HallStore, open_store
from gladsheim.store.upkeep.upkeep import damage
from tests.conftest import program
from tests.store.engine.power import Cut, Flushed, Recording, cuts, record
from tests.store.upkeep.test_opening import first_hall, rows
from tests.store.upkeep.test_upkeep import filled, lines_in, url_of

pytestmark = [pytest.mark.strace, pytest.mark.timeout(3_600)]

Lines = dict[str, list[tuple[int, str]]]
Record = Callable[..., Recording]
Wanted = Callable[[int, Sequence[str]], bool]
IN_MEMORY = Path("/dev/shm")  # noqa: S108  # states are opened there where it exists: nothing stays


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that is recorded; the user's data folder lies in it."""
    folder = tmp_path / "root"
    folder.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    return folder


@pytest.fixture
def recorded(root: Path, tmp_path: Path) -> Record:
    """Records what a process does below the folder: `recorded("play", ...)`."""

    def run(*work: Any) -> Recording:
        strace = program("strace")
        assert strace is not None
        marks = tmp_path / "marks"
        command = [sys.executable, "-m", "tests.store.engine.power_process", str(marks), *map(str, work)]
        return record(strace, root, marks, command)

    return run


@pytest.fixture
def scratch(tmp_path: Path) -> Iterator[Path]:
    """Where states are laid out: in memory if there is such a place."""
    folder = Path(tempfile.mkdtemp(dir=IN_MEMORY if IN_MEMORY.is_dir() else tmp_path))
    yield folder
    shutil.rmtree(folder)


@dataclass
class Opener:
    """Opens each different state once."""

    scratch: Path
    look: Callable[[Path], Any]
    cuts: int = 0
    states: int = 0
    seen: dict[bytes, Any] = field(default_factory=dict)

    def all(self, cut: Cut) -> Iterator[Any]:
        """What is found in each of the states that a cut may leave."""
        self.cuts += 1
        for state in cut.states:
            self.states += 1
            key = hashlib.blake2b()
            for name, content in state.items():
                key.update(b"%s %d " % (name.encode(), len(content)))
                key.update(content)
            if key.digest() not in self.seen:
                self.seen[key.digest()] = self._open(state)
            yield self.seen[key.digest()]

    def _open(self, state: dict[str, bytes]) -> Any:
        folder = self.scratch / "state"
        for name, content in state.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)
            (folder / name).chmod(0o600)
        folder.mkdir(exist_ok=True)
        try:
            return self.look(folder)
        finally:
            shutil.rmtree(folder)

    def told(self, began: float) -> str:
        """The figures."""
        seconds = time.monotonic() - began
        return f"{self.cuts} cuts, {self.states} states, {len(self.seen)} different ones, in {seconds:.0f} s"


def lines_of(database: Path) -> Lines:
    """The lines of all tables as a hall finds them; the database is sound, and so is every game."""
    url = url_of(database)
    database.parent.mkdir(parents=True, exist_ok=True)
    store = open_store(url)
    try:
        found = asyncio.run(_read(store))
    finally:
        store.close()
    assert damage(url) == []
    return found


async def _read(store: HallStore) -> Lines:
    async for audited in audit(store, installed().games):
        assert audited.faults == (), audited
    found: Lines = {}
    for name, _ in await store.all_tables():
        stored = await store.table(name)
        assert stored is not None
        found[name] = [(one.seq, one.action) for one in stored[1]]
    return found


@dataclass
class Told:
    """What a process said until a moment."""

    sent: Lines = field(default_factory=dict)
    saved: dict[str, int] = field(default_factory=dict)
    heard: int = 0

    def hear(self, said: tuple[str, ...]) -> None:
        """Take up what is new."""
        for text in said[self.heard :]:
            what, *words = json.loads(text)
            if what == "sent":
                table, seq, action = words
                self.sent.setdefault(table, []).extend([(seq, action)] if seq else [])
            elif what == "saved":
                self.saved[words[0]] = words[1]
        self.heard = len(said)

    def fault(self, found: Lines) -> str | None:
        """What is wrong with what was found afterwards."""
        for table, lines in found.items():
            if table not in self.sent or lines != self.sent[table][: len(lines)]:
                return f"table {table} has {lines}, which nobody sent so"
        for table, seq in self.saved.items():
            if table not in found or len(found[table]) < seq:
                return f"table {table} has lost line {seq}, which was said to be saved"
        return None


def faults(recording: Recording, opener: Opener, **how: Any) -> Iterator[str]:
    """What is wrong after cuts in the middle of games, as far as it is known before the next one."""
    told = Told()
    for cut in cuts(recording, **how):
        told.hear(cut.said)
        for found in opener.all(cut):
            if fault := told.fault(found):
                yield fault


def in_data_folder(folder: Path) -> Lines:
    """What is in the database of the user's data folder."""
    return lines_of(folder / "data" / "gladsheim" / "hall.db")


def before_flushes(recording: Recording, every: int = 1) -> Wanted:
    """The moments at which most is pending, or each so-manieth of them while the program has said nothing."""
    last = [number - 1 for number, event in enumerate(recording.events) if isinstance(event, Flushed)]
    chosen, sparse = set(last), set(last[::every])
    return lambda number, said: number in (chosen if said else sparse)


def only_what_was_said(_number: int, _said: Sequence[str]) -> bool:
    """The moments right after the program has said something."""
    return False


def test_what_was_saved_survives_a_power_cut(
    recorded: Record, scratch: Path, long: bool, measured: Callable[[str], None]
) -> None:
    """From the making of its folder over commits of several tables and checkpoints to its closing."""
    began, opener = time.monotonic(), Opener(scratch, in_data_folder)
    tables, plies, pages = (4, 25, 100) if long else (3, 4, 8)
    recording = recorded("play", "", tables, plies, "FULL", pages)
    how: dict[str, Any] = {"samples": 1, "wanted": before_flushes(recording, 4)}
    if long:
        how = {"samples": 3}
    assert list(faults(recording, opener, **how)) == []
    measured(opener.told(began))
    # Made, upgraded, and more than one checkpoint.
    assert recording.flushes("data/gladsheim/hall.db") > 4
    unflushed = faults(recording, opener, samples=0, wanted=only_what_was_said, flushes_folders=False)
    assert "was said to be saved" in next(unflushed)


def test_a_writer_that_does_not_flush_is_found_out(recorded: Record, scratch: Path) -> None:
    """The proof can fail: where commits are not flushed, what was said to be saved is lost."""
    recording = recorded("play", "", 1, 2, "NORMAL", 1_000)
    found = faults(recording, Opener(scratch, in_data_folder), samples=0, wanted=only_what_was_said)
    assert "was said to be saved" in next(found)


def backup_in(folder: Path) -> int | None:
    """How many lines the backup has that is there."""
    copy = folder / "copy.db"
    return lines_in(copy) if copy.exists() else None


def test_a_backup_that_was_made_survives_a_power_cut(
    recorded: Record, root: Path, scratch: Path, long: bool, measured: Callable[[str], None]
) -> None:
    """Under its name there is all of it or nothing; once it was said to be made it is there."""
    filled(root / "hall.db", 20).close()
    recording = recorded("copy", url_of(root / "hall.db"), root / "copy.db")
    began, opener = time.monotonic(), Opener(scratch, backup_in)
    how: dict[str, Any] = {"samples": 4} if long else {"samples": 1, "wanted": before_flushes(recording)}
    for cut in cuts(recording, **how):
        assert set(opener.all(cut)) <= ({20} if cut.said else {20, None})
    measured(opener.told(began))
    unflushed = cuts(recording, 0, wanted=only_what_was_said, flushes_folders=False)
    assert None in {found for cut in unflushed for found in opener.all(cut)}


def test_what_the_program_makes_itself_survives_a_power_cut(
    recorded: Record, root: Path, scratch: Path
) -> None:
    """A file is the former one or the new one, whole; once that was said it is the new one."""
    (root / "file").write_bytes(b"old")
    recording = recorded("replace", root / "file")
    opener = Opener(scratch, lambda folder: (folder / "file").read_bytes())
    old, new = b"old", b"new" * 1_000
    for cut in cuts(recording, 6):
        assert set(opener.all(cut)) <= ({new} if cut.said else {old, new})
    unflushed = cuts(recording, 0, wanted=only_what_was_said, flushes_folders=False)
    assert old in {found for cut in unflushed for found in opener.all(cut)}


def restored_in(folder: Path) -> tuple[int, int | None]:
    """How many lines the database has, and that which was put aside."""
    aside = folder / "hall.db.replaced-1"
    return lines_in(folder / "hall.db"), lines_in(aside) if aside.exists() else None


def test_restoring_survives_a_power_cut(
    recorded: Record, root: Path, scratch: Path, long: bool, measured: Callable[[str], None]
) -> None:
    """At every moment there is a whole database, the former one or the new one, and the former is kept."""
    filled(root / "hall.db", 7).close()
    filled(root / "copy.db", 3).close()
    recording = recorded("put_back", root / "copy.db", url_of(root / "hall.db"))
    began, opener = time.monotonic(), Opener(scratch, restored_in)
    how: dict[str, Any] = {"samples": 4} if long else {"samples": 1, "wanted": before_flushes(recording)}
    for cut in cuts(recording, **how):
        assert set(opener.all(cut)) <= ({(3, 7)} if cut.said else {(7, None), (7, 7), (3, 7)})
    measured(opener.told(began))
    unflushed = cuts(recording, 0, wanted=only_what_was_said, flushes_folders=False)
    assert (7, None) in {found for cut in unflushed for found in opener.all(cut)}


def upgraded_in(folder: Path) -> tuple[int, int]:
    """How many guests and lines the upgraded database has; its copy is as it was."""
    database, copy = folder / "hall.db", folder / "hall.db.before-0001"
    open_store(url_of(database)).close()
    assert damage(url_of(database)) == []
    assert rows(copy, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert rows(copy, "SELECT count(*) FROM sessions") == [(2,)]
    ((guests, lines),) = rows(database, "SELECT (SELECT count(*) FROM users), (SELECT count(*) FROM lines)")
    return int(str(guests)), int(str(lines))


def test_upgrading_survives_a_power_cut(
    recorded: Record, root: Path, tmp_path: Path, scratch: Path, long: bool, measured: Callable[[str], None]
) -> None:
    """An older file is upgraded by the next start at the latest, and its copy is whole."""
    older = first_hall(tmp_path)
    with closing(sqlite3.connect(older)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    shutil.copy(older, root / "hall.db")
    recording = recorded("upgrade", url_of(root / "hall.db"))
    began, opener = time.monotonic(), Opener(scratch, upgraded_in)
    wanted = before_flushes(recording, 1 if long else 8)
    for cut in cuts(recording, 6 if long else 1, wanted=wanted):
        assert set(opener.all(cut)) == {(2, 1)}
    measured(opener.told(began))
