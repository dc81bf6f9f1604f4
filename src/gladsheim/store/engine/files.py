"""Files of a database: private permissions, and the check that they were not deleted or replaced."""

from __future__ import annotations

import logging
import os
import stat
import threading
from pathlib import Path

from gladsheim.core.files.writing import sync_folder
from gladsheim.store.errors import DatabaseError

logger = logging.getLogger(__name__)

BESIDE = ("", "-wal", "-shm", "-journal")
"""Suffixes of the files that make up a database."""
COPIES = (".before-", ".replaced-")
"""Suffixes after the name of a database in the names of its copies."""
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def make_private(path: Path) -> None:
    """Create an empty file that only its owner can read, whatever the umask, unless it exists.

    SQLite gives its files beside a database the same permissions. Raises DatabaseError.
    """
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return
    except OSError as error:
        raise DatabaseError(f"{str(path)!r} cannot be made: {error.strerror}") from error
    os.close(file)
    # The umask may have taken from the owner, too.
    path.chmod(0o600)


def make_folder(path: Path) -> None:
    """Create a private folder with its missing parents, and sync them to disk. Raises DatabaseError."""
    missing = [folder for folder in (path, *path.parents) if not folder.exists()]
    try:
        path.mkdir(parents=True, exist_ok=True)
        if path in missing:
            path.chmod(0o700)
        for folder in reversed(missing):
            sync_folder(folder.parent)
    except OSError as error:
        raise DatabaseError(f"folder {str(path)!r} cannot be made: {error.strerror}") from error


def narrow(path: Path) -> None:
    """Remove other users' permissions on a database and its copies; log it if there were any."""
    if os.name != "posix":
        return
    found = [path.with_name(path.name + end) for end in BESIDE]
    copies = tuple(path.name + end for end in COPIES)
    found += sorted(file for file in path.parent.iterdir() if file.name.startswith(copies))
    narrowed = [file.name for file in found if _was_wide(file)]
    if narrowed:
        logger.warning("others could read %s in %s: now their owner alone", ", ".join(narrowed), path.parent)


def _was_wide(path: Path) -> bool:
    try:
        found = path.stat()
        if not found.st_mode & OTHERS or found.st_uid != os.geteuid():
            return False
        path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)
    except OSError:
        # Not there, or not ours to change.
        return False
    return True


class WatchedFiles:
    """Open files; checks whether their names still lead to them."""

    def __init__(self, *paths: Path) -> None:
        self._folders = sorted({path.parent for path in paths})
        self._looked: list[tuple[int, int]] | None = None
        """State of the folders when all files were last found in their places."""
        self._files = [(path, _identity(path)) for path in paths]
        self._lock = threading.Lock()
        self._fault: str | None = None

    def fault(self) -> str | None:
        """Return what happened to one of the files; None while all are in their places.
        A change is logged.
        """
        found = next((fault for path, known in self._files if (fault := _fault(path, known))), None)
        if found != self._fault:
            self._tell(found)
        return found

    def quick_fault(self) -> str | None:
        """Like `fault`, but check the files only if a name in their folder was added or removed since.

        Each system call lets other threads run first, so the writer uses as few as possible. Of changes
        within one tick of the system's clock, the later ones are left to the next full check.
        """
        try:
            now = [_changed(folder) for folder in self._folders]
        except OSError:
            now = None
        if now is None or now != self._looked or os.name != "posix":
            found = self.fault()
            self._looked = now if found is None else None
        return self._fault

    def _tell(self, found: str | None) -> None:
        with self._lock:
            if found == self._fault:
                return
            self._fault = found
        if found is None:
            logger.warning("the files of the database are back: actions are taken again")
        else:
            logger.error("%s: no action is taken until the same file is back", found)


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _changed(folder: Path) -> tuple[int, int]:
    found = folder.stat()
    return found.st_ino, found.st_mtime_ns


def _fault(path: Path, known: tuple[int, int]) -> str | None:
    try:
        if _identity(path) == known:
            return None
    except OSError as error:
        return f"the database's file {str(path)!r} is gone ({error.strerror})"
    return f"the database's file {str(path)!r} was replaced by another"
