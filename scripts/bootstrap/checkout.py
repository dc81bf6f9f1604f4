"""Contents of a checkout: paths, hashes of files, the stamp of finished steps, the lock."""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from .progress import Progress

ON_WINDOWS = sys.platform == "win32"
# Made by the page's build and tools, not part of its sources.
NOT_SOURCES = {"node_modules", "dist", "coverage", ".svelte-kit", "__pycache__", "schema.d.ts", "shapes.d.ts"}
WRITING = Path(__file__).resolve().parents[2] / "src" / "gladsheim" / "core" / "files" / "writing.py"
UNFINISHED = "unfinished"
LOCK_SECONDS = 0.2
WAITING = "another set-up is running here: waiting for it"


class SetupError(Exception):
    """Set-up cannot go on; the message is one line that says why and what to do."""


class Places(NamedTuple):
    """Where things lie in a checkout."""

    root: Path

    @property
    def environment(self) -> Path:
        """The virtual environment."""
        return self.root / ".venv"

    @property
    def stamp(self) -> Path:
        """Keys of the finished steps; its presence says that this program made the environment."""
        return self.environment / "gladsheim.json"

    @property
    def page(self) -> Path:
        """The built page's first file."""
        return self.root / "src" / "gladsheim" / "server" / "page" / "index.html"

    @property
    def uv(self) -> Path:
        """The folder of the uv that was fetched because the system has none."""
        return self.environment / "uv"

    @property
    def node(self) -> Path:
        """The folder of the Node that was fetched because the system has none."""
        return self.environment / "node"

    def log(self, step: str) -> Path:
        """Return the file with the output of a step's programs."""
        return self.environment / f"setup-{step.replace(' ', '-')}.log"

    def program(self, name: str) -> Path:
        """A program of the environment."""
        return self.environment / ("Scripts" if ON_WINDOWS else "bin") / (name + ".exe" * ON_WINDOWS)


def load(path: Path) -> ModuleType:
    """A module that is no part of a package. Raises SetupError."""
    specification = importlib.util.spec_from_file_location(path.stem, path)
    if specification is None or specification.loader is None or not path.is_file():
        raise SetupError(f"{path} is missing; is the checkout complete?")
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


def write_whole(path: Path, text: str) -> None:
    """Write a file as the package writes its own: whole or not at all, and on the disk."""
    load(WRITING).write_whole(path, text.encode())


def flush_all() -> None:
    """Have all that programs have written on the disk: after a power cut a stamp must not promise more."""
    if hasattr(os, "sync"):
        os.sync()


def content(folder: Path, *left_out: str) -> str:
    """A hash of the names and contents of all files in a folder but those."""
    digest = hashlib.sha256()
    for path in sources(folder):
        name = path.relative_to(folder).as_posix()
        if name not in left_out:
            data = path.read_bytes()
            digest.update(f"\0{name}\0{len(data)}\0".encode())
            digest.update(data)
    return digest.hexdigest()


def fingerprint(files: Iterable[Path], *facts: str) -> str:
    """A hash of the files' paths and contents, and of further facts. A missing file counts, too."""
    digest = hashlib.sha256(repr(facts).encode())
    for path in files:
        content = path.read_bytes() if path.is_file() else b"missing"
        digest.update(f"\0{path.as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


def sources(folder: Path, suffix: str = "") -> list[Path]:
    """All files below a folder whose names end in suffix, without what builds leave there."""
    found: list[Path] = []
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES)
        found += [
            Path(parent, name) for name in sorted(names) if name.endswith(suffix) and name not in NOT_SOURCES
        ]
    return found


def read_stamp(path: Path) -> dict[str, str]:
    """The finished steps and their keys; empty where there is no readable stamp."""
    try:
        stamp = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(key) for name, key in stamp.items()} if isinstance(stamp, dict) else {}


def write_stamp(path: Path, stamp: dict[str, str]) -> None:
    """Replace the stamp in one go, so that nobody ever reads half of it, not even after a power cut."""
    write_whole(path, json.dumps(stamp, indent=1))


@contextlib.contextmanager
def only_one(root: Path, progress: Progress, name: str = ".venv.lock") -> Iterator[None]:
    """Hold a lock of the checkout, that of its set-up; wait, and tell so, while another set-up holds it."""
    try:
        file = (root / name).open("a")
    except OSError as error:
        raise SetupError(
            f"cannot write to {root} ({error.strerror}); copy the checkout to a folder of your own"
        ) from error
    with file:
        begun, told = time.monotonic(), False
        while not try_lock(file.fileno()):
            if not told:
                progress.begin("gladsheim", WAITING)
                told = True
            progress.under_way([("gladsheim", WAITING, time.monotonic() - begun)])
            time.sleep(LOCK_SECONDS)
        yield


def try_lock(descriptor: int) -> bool:
    """Take the lock on an open file if it is free; closing the file, or dying, lets go of it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
