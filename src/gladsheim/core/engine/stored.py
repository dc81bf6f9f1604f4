"""Object files of compiled engines, in the package and in the cache.

The name of a file has a hash of the engine's sources and the digest of its content. Only content with this
digest is returned: machine code that is incomplete or changed crashes the process that loads it.
"""

from __future__ import annotations

import hashlib
import logging
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from gladsheim.core.files.writing import write_whole

DIGITS = 24
"""Number of hexadecimal digits of a digest in a name."""

logger = logging.getLogger(__name__)
_refused: dict[Path, tuple[int, int, int]] = {}
"""Damaged files, with their state when they were read: they are read again only if they have changed."""


class StoredObject(NamedTuple):
    """An object file, and its content as it was checked."""

    path: Path
    machine_code: bytes


def name_of(game: str, made_from: str, machine_code: bytes) -> str:
    """Return the name of the file for this content."""
    return f"{game}-{made_from}-{hashlib.sha256(machine_code).hexdigest()[:DIGITS]}.o"


def find(folder: Path, game: str, made_from: str) -> StoredObject | None:
    """Return the sound object file of a game in a folder; None if there is none.

    Damaged ones are logged, once.
    """
    for path in sorted(folder.glob(f"{game}-{made_from}-*.o")):
        # Another process may delete the file at any moment (`cache.prune`, `keep`).
        with suppress(FileNotFoundError):
            found = path.stat()
            # Enough to notice that another file has taken its place.
            state = found.st_ino, found.st_size, found.st_mtime_ns
            if _refused.get(path) == state:
                continue
            machine_code, fault = _read(path)
            if path.name == name_of(game, made_from, machine_code):
                return StoredObject(path, machine_code)
            _refused[path] = state
            logger.warning(
                "compiled engine %s %s: %s is compiled again or runs as plain Python", path, fault, game
            )
    return None


def _read(path: Path) -> tuple[bytes, str]:
    """Return the content of a file, and the fault if its digest is not the one in its name."""
    try:
        return path.read_bytes(), "is damaged and is not loaded"
    except FileNotFoundError:
        raise
    except OSError as error:
        return b"", f"cannot be read ({error.strerror})"


def keep(folder: Path, game: str, made_from: str, machine_code: bytes) -> Path:
    """Store an object file, whole or not at all; others of the same game and sources are deleted.

    Raises OSError.
    """
    target = folder / name_of(game, made_from, machine_code)
    write_whole(target, machine_code)
    # Old files go after the new one is complete, so that other processes always find one.
    for other in folder.glob(f"{game}-{made_from}-*.o"):
        if other != target:
            with suppress(OSError):
                other.unlink()
    return target
