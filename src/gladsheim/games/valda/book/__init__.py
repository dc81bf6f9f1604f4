"""Registry of card files: those that come with the game, and those of the host.

A file is registered by its `id`, and within a process an id stands for one content. Paths in the environment
variable `GLADSHEIM_CARDS` are read when this module is imported, so that processes started later know the
same files.
"""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path

from gladsheim.core.errors import Fault, UsageError, shorten
from gladsheim.core.files.text import TextError, read_text
from gladsheim.core.words import Words
from gladsheim.games.valda.book.cards import CardFile, CardFileError, CardKind, Die, Effect, Face, Figures
from gladsheim.games.valda.book.reading import MOST_CHARACTERS, read_book, read_earlier

__all__ = [
    "DEFAULT",
    "EARLIER",
    "CardFile",
    "CardFileError",
    "CardKind",
    "Die",
    "Effect",
    "Face",
    "Figures",
    "adopt",
    "book",
    "books",
    "built_in",
    "find",
    "load_book",
    "read_book",
]

ENVIRONMENT = "GLADSHEIM_CARDS"
BUILT_IN_FILE = "valda-cards.toml"
EARLIER_FILES = ("valda-cards-2.toml", "valda-cards-1.toml")
"""Files of the earlier versions, the latest first; each has the cards in which the next version differs."""


def built_in() -> CardFile:
    """Return the latest version of the card file that comes with the game."""
    return DEFAULT


def books() -> tuple[CardFile, ...]:
    """Return all registered card files: the built-in one, its earlier versions from the latest, the others in
    the order of reading.
    """
    return tuple(_known.values())


def book(name: str) -> CardFile:
    """Return the registered card file with this id. Raises UsageError that lists the registered ids."""
    if name not in _known:
        raise UsageError(Words.of("faults-no-book", name=shorten(name), known=", ".join(_known)))
    return _known[name]


def find(name: str) -> CardFile:
    """Return the registered card file with this id, or with this key (`id:` and the digest's beginning).

    Raises UsageError, also if a file with this id has another digest.
    """
    identity, has_digest, digest = name.partition(":")
    found = book(identity)
    if has_digest and name != found.key:
        here = found.key.partition(":")[2]
        raise UsageError(
            Words.of("faults-book-differs", name=repr(found.id), here=here, there=shorten(digest))
        )
    return found


def load_book(path: str | os.PathLike[str]) -> CardFile:
    """Read a card file and make it known; one that is known already stays as it is.

    Raises CardFileError with all faults, UsageError if another content goes by its id, and
    OSError if the file cannot be read.
    """
    found = read_book(_text(str(path)), str(path))
    known = _known.get(found.id)
    if known is not None and known.digest != found.digest:
        raise UsageError(
            f"{path}: a different card file with the id {found.id!r} is known already "
            f"({known.key} against {found.key}); give the file an id of its own"
        )
    return _known.setdefault(found.id, found)


def adopt(path: str | os.PathLike[str]) -> CardFile:
    """Register a card file as `load_book` does, also for processes started later."""
    whole = str(Path(path).resolve())
    if os.pathsep in whole:
        raise UsageError(f"card file is {shorten(whole)}; allowed: a path without {os.pathsep!r}")
    found = load_book(path)
    paths = [known for known in os.environ.get(ENVIRONMENT, "").split(os.pathsep) if known]
    if found is not DEFAULT and whole not in paths:
        os.environ[ENVIRONMENT] = os.pathsep.join([*paths, whole])
    return found


def _text(path: str) -> str:
    try:
        # A character takes at most four bytes.
        return read_text(path, 4 * MOST_CHARACTERS)
    except TextError as error:
        raise CardFileError(path, [Fault("file", str(error))]) from error


def _load_environment() -> None:
    for path in os.environ.get(ENVIRONMENT, "").split(os.pathsep):
        if path:
            load_book(path)


def _shipped(name: str) -> str:
    return files("gladsheim.games.valda").joinpath(name).read_text(encoding="utf-8")


DEFAULT = read_book(_shipped(BUILT_IN_FILE), BUILT_IN_FILE)
EARLIER = read_earlier(_shipped(BUILT_IN_FILE), {name: _shipped(name) for name in EARLIER_FILES})
_known = {known.id: known for known in (DEFAULT, *EARLIER)}
_load_environment()
