"""Files that commands have written and read again: none of them ends a command with a traceback.

Each is emptied, cut short or changed. What is left of it is either as good as before, or a line names the
file: it is refused, or made anew.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from gladsheim.games import info
from gladsheim.puzzles import collection
from gladsheim.store import open_store
from tests.cli.conftest import Ran, Runner
from tests.damage import DAMAGE, Damage

FEW = ("simulate", "valhalla", "--target", "3", "-n", "3", "--bots", "random", "-q", "--seed", "7")
RATED = ("ladder", "valhalla", "random", "greedy", "seer-1", "--target", "3", "-n", "1", "--seed", "7")


class Kind(NamedTuple):
    """A kind of file: how it comes to be, and a command that reads it."""

    make: Callable[[Runner, Path], Path]
    use: Callable[[Runner, Path], Ran]


def solved(cli: Runner, folder: Path) -> Path:
    """The list of the puzzles that were solved in the terminal."""
    puzzle = next(iter(collection("voluspa").values()))
    assert cli("puzzle", "voluspa", puzzle.id, typed=f"{puzzle.solution}\n").code == 0
    return folder / "gladsheim" / "puzzles.json"


def kept(cli: Runner, folder: Path) -> Path:
    """What was played before a command was cut off."""
    assert cli(*FEW, "--resume", folder / "kept").code == 0
    return folder / "kept"


def record(cli: Runner, folder: Path) -> Path:
    """The record of a game."""
    assert cli("play", "valhalla", "--seed", "7", "--record", folder / "game.json", typed="quit\n").code == 0
    return folder / "game.json"


def learned(_cli: Runner, folder: Path) -> Path:
    """What was learned of a game, as `gladsheim train` writes it."""
    found = info("valhalla")().bots.learned
    assert found is not None
    (folder / "learned.json").write_bytes(found.read_bytes())
    return folder / "learned.json"


def ladder(cli: Runner, folder: Path) -> Path:
    """Results of a ladder, which further ones are added to."""
    assert cli(*RATED, "--players", "3", "-o", folder / "ladder.json").code == 0
    return folder / "ladder.json"


def rated(cli: Runner, path: Path) -> Ran:
    """Add to a ladder; how long bots thought is told as well, and differs."""
    ran = cli(*RATED, "-o", path)
    return Ran(ran.code, "", ran.err)


def backup(cli: Runner, folder: Path) -> Path:
    """A copy of a hall's database."""
    url = f"sqlite:///{folder}/hall.db"
    open_store(url).close()
    assert cli("backup", folder / "copy.db", "--database", url).code == 0
    return folder / "copy.db"


def restored(cli: Runner, path: Path) -> Ran:
    """Restore a backup into a new folder; what was restored is checked."""
    folder = path.parent / "restored"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    url = f"sqlite:///{folder}/hall.db"
    ran = cli("restore", path, "--database", url)
    assert (folder / "hall.db").exists() == (ran.code == 0)
    return cli("check", "--database", url) if ran.code == 0 else ran


KINDS = {
    "solved puzzles": Kind(solved, lambda cli, path: cli("puzzle", "voluspa", typed="quit\n")),
    "results of --resume": Kind(kept, lambda cli, path: cli(*FEW, "--resume", path)),
    "a record, verified": Kind(record, lambda cli, path: cli("verify", path)),
    "a record, gone on with": Kind(
        record, lambda cli, path: cli("play", "valhalla", "--resume", path, typed="quit\n")
    ),
    "what was learned": Kind(
        learned, lambda cli, path: cli(*FEW[:-6], "-n", "1", "--bots", f"seer-7@{path}", *FEW[-3:])
    ),
    "a ladder": Kind(ladder, rated),
    "a backup": Kind(backup, restored),
}


class Sound(NamedTuple):
    """A sound file, below the folder of a test, and what its command said of it, that folder left out."""

    name: Path
    content: bytes
    code: int
    out: str


def without(folder: Path, ran: Ran) -> str:
    """What a command printed, without the name of a test's folder."""
    return ran.out.replace(str(folder), "")


SOUND: dict[Kind, Sound] = {}
"""By kind; each is made once in a process."""


@DAMAGE
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_what_is_damaged_is_named_or_does_not_matter(
    kind: Kind, damage: Damage, cli: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command that raised an error of its own would end the test, as it would end with a traceback."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if kind not in SOUND:
        made = kind.make(cli, tmp_path)
        content = made.read_bytes()
        used = kind.use(cli, made)
        SOUND[kind] = Sound(made.relative_to(tmp_path), content, used.code, without(tmp_path, used))
    sound = SOUND[kind]
    path = tmp_path / sound.name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(damage(sound.content))
    ran = kind.use(cli, path)
    told = ran.err + ran.out if ran.code else ran.err
    same = (ran.code, without(tmp_path, ran)) == (sound.code, sound.out)
    assert path.name in told or same, ran
    assert ran.code in (0, 1, 2)
