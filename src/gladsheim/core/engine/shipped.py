"""Engines that come with the package, compiled when its wheel was made.

One is taken only if it fits exactly: it was made from these sources and data files, for this system and
processor, and not a byte of it has changed. It needs neither Numba nor the versions that it was compiled
with. One that does not fit is ignored, and the engine is compiled. `core.engine.making.shipping` puts them
there.
"""

from __future__ import annotations

import sys
from pathlib import Path

from gladsheim.core.engine import cache
from gladsheim.core.engine.stored import StoredObject, find

SYSTEMS = ("linux",)
"""Systems where ELF objects for an x86-64-v3 processor are loaded; all others compile their engines."""


def folder() -> Path:
    """Return the folder of the engines in the package; it is missing from a checkout."""
    return cache.PACKAGE / "core" / "engine" / "objects"


def fits() -> bool:
    """Return whether engines for this kind of machine can be shipped at all."""
    return sys.platform in SYSTEMS and cache.processor() == (cache.COMMON, "") and not cache.checked()


def shipped(game: str) -> StoredObject | None:
    """Return the object file of a game that came with the package and fits; None if there is none."""
    if not folder().is_dir() or not fits():
        return None
    return find(folder(), game, cache.key(game, shipped=True))


def compiled(game: str) -> StoredObject | None:
    """Return the object file of a game: the one that came with the package, else the one in
    the cache, if any.
    """
    return shipped(game) or cache.cached(game)
