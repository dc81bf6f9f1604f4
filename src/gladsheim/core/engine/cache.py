"""Cache of compiled engines: an object file for each game and version of its sources.

A file's name has a hash of all that its content depends on: the sources of the kernels and whatever
they import, the data files beside them, versions and processor. It does not depend on where the sources
lie, so that equal checkouts share it. A digest of the content follows (`core.engine.stored`).
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import sys
from collections import Counter
from contextlib import suppress
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from gladsheim.core.engine.program import PROGRAM
from gladsheim.core.engine.stored import StoredObject, find

PACKAGE = Path(__file__).resolve().parents[2]
COMPILER = "gladsheim.core.engine.making.compiler"
TOOLS = ("numba", "llvmlite", "numpy")
# The features that x86-64-v3 adds to v2, under the names of LLVM.
COMMON, COMMON_FEATURES = "x86-64-v3", ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")
KEPT = 32
"""Most engines of a game that are kept: several checkouts, each with some versions, may share a cache."""
MOST_BYTES = 64 << 20
"""Most bytes of all engines that are kept."""

# Imports at the left margin only: others would make every engine depend on unrelated modules.
_IMPORTS = re.compile(rb"^from (gladsheim[\w.]*) import (\([^)]*\)|[^\n]*)", re.MULTILINE)


def checked() -> bool:
    """Return whether compiled code checks its indices (NUMBA_BOUNDSCHECK=1): for tests."""
    return os.environ.get("NUMBA_BOUNDSCHECK", "0") not in {"", "0"}


def folder() -> Path:
    """Return the per-user folder of all compiled engines (GLADSHEIM_CACHE moves it)."""
    if chosen := os.environ.get("GLADSHEIM_CACHE"):
        return Path(chosen) / "kernels"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "gladsheim" / "kernels"


def is_here(game: str) -> bool:
    """Return whether a game's kernels are in this package; those of another package run plain."""
    return (PACKAGE / "games" / game).is_dir()


def cached(game: str) -> StoredObject | None:
    """Return the sound object file of a game for its present sources; None if it has to be compiled.

    The time of the file becomes that of this use.
    """
    found = find(folder(), game, key(game))
    if found:
        # Fails in an image or in another user's folder, where nothing is deleted, either. Not `touch`, which
        # would make an empty file if another process has just deleted this one.
        with suppress(OSError):
            os.utime(found.path)
    return found


def lock(game: str) -> Path:
    """Return the file that is locked while a game's present sources are compiled."""
    return folder() / f"{game}-{key(game)}.lock"


@cache
def key(game: str, *, shipped: bool = False) -> str:
    """Return a hash of all that the compiled engine of a game depends on; of a shipped one,
    of its sources alone.
    """
    # A shipped engine needs none of the tools, and `shipped.fits` checks system and processor.
    digest = hashlib.sha256(b"" if shipped else repr(_facts()).encode())
    for path in sources(game):
        content = path.read_bytes()
        # Names and lengths, too: no two lists of files may give the same bytes.
        digest.update(f"\0{path.relative_to(PACKAGE).as_posix()}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:24]


def _facts() -> tuple[object, ...]:
    return (
        # Numba translates byte code, which differs between minor versions.
        sys.version_info[:2],
        *map(_version, TOOLS),
        platform.machine(),
        sys.platform,
        processor(),
        # Code that checks its indices must not be taken for code that does not.
        checked(),
    )


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


@cache
def processor() -> tuple[str, str]:
    """Return the processor to compile for and its features, as LLVM names them; empty where LLVM is missing.

    All processors of the last ten years run code for the common kind, as fast as code for one model.
    """
    try:
        import llvmlite.binding as llvm

        features = llvm.get_host_cpu_features()
        if platform.machine() in {"x86_64", "AMD64"} and all(features.get(name) for name in COMMON_FEATURES):
            return COMMON, ""
        return llvm.get_host_cpu_name(), features.flatten()
    except (ImportError, OSError, RuntimeError):
        return "", ""


def sources(game: str) -> list[Path]:
    """Return the files that a game's compiled engine is made from, in a fixed order."""
    room = PACKAGE / "games" / game
    found: set[Path] = set()
    waiting = [_file(name) for name in (*PROGRAM, COMPILER, f"gladsheim.games.{game}.kernels")]
    while waiting:
        path = waiting.pop()
        if path is None or path in found:
            continue
        found.add(path)
        waiting += [_file(name) for name in _named(path.read_bytes())]
    # Kernels read tables that are made from data files, so these are sources as well.
    data = {path for path in room.iterdir() if path.is_file() and path.suffix not in {".py", ".pyc"}}
    return sorted(found | data)


def _named(text: bytes) -> list[str]:
    """Return the modules of this package that a source imports when it is imported itself."""
    names: list[str] = []
    for found, imported in _IMPORTS.findall(text):
        module = found.decode()
        # An imported name may be a module or something inside one; `_file` finds no file for the latter.
        names += [module, *(f"{module}.{name}" for name in re.findall(r"\w+", imported.decode()))]
    return names


def _file(module: str) -> Path | None:
    """Return the source file of a module of this package; None if the name is not that of a module."""
    path = PACKAGE.joinpath(*module.split(".")[1:])
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


def prune(keep: int = KEPT, most_bytes: int = MOST_BYTES) -> int:
    """Delete the engines that were not used for longest; returns how many were deleted.

    Of each game at most `keep` stay, of all games so many bytes. It also deletes the caches of earlier
    versions, folders of a hundred megabytes each.
    """
    used: list[tuple[float, int, Path]] = []
    try:
        for mark in folder().glob("*/in-use"):
            shutil.rmtree(mark.parent, ignore_errors=True)
        for path in folder().glob("*-*.o"):
            # Another process may delete the file at any moment.
            with suppress(FileNotFoundError):
                found = path.stat()
                used.append((found.st_mtime, found.st_size, path))
    except OSError:
        return 0
    kept: Counter[str] = Counter()
    held = gone = 0
    for _, size, path in sorted(used, reverse=True):
        # A game is a Python package, so its name has no hyphen.
        game, made_from = path.stem.split("-")[:2]
        if kept[game] < keep and held + size <= most_bytes:
            kept[game] += 1
            held += size
            continue
        with suppress(OSError):
            path.unlink()
            gone += 1
            path.with_name(f"{game}-{made_from}.lock").unlink(missing_ok=True)
    return gone
