"""The games: the only place that lists them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from gladsheim.core.errors import DocumentError, Fault, UsageError, shorten
from gladsheim.core.game import Game, State

_GAMES = {
    "voluspa": ("gladsheim.games.voluspa.game", "VoluspaGame"),
    "valda": ("gladsheim.games.valda.game", "ValdaGame"),
    "valhalla": ("gladsheim.games.valhalla.game", "ValhallaGame"),
}
_DATA = {"cards": "gladsheim.games.valda.book"}
"""Per kind of data file, the module whose `adopt` reads one; it needs no kernels."""


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def info(name: str) -> type[Game]:
    """The class of a game: its title, credits, options and pieces. Raises UsageError."""
    if name not in _GAMES:
        raise UsageError(f"game is {shorten(name)}; allowed: {', '.join(_GAMES)}")
    module, attribute = _GAMES[name]
    found: type[Game] = getattr(import_module(module), attribute)
    return found


def game(name: str, **options: Any) -> Game:
    """A game with its options chosen. Raises UsageError or OptionsError."""
    return info(name)(**options)


def from_document(document: Mapping[str, Any]) -> State:
    """The state of a position document of any game. Raises DocumentError."""
    name = document.get("game") if isinstance(document, Mapping) else None
    if not isinstance(name, str) or name not in _GAMES:
        raise DocumentError([Fault("game", f"is {shorten(name)}; allowed: {', '.join(_GAMES)}")])
    return info(name).load(document)


def load_data(kind: str, path: str) -> None:
    """Make a data file known, here and in processes started later, before any game is asked for.

    Raises UsageError, DataFileError with all faults, or OSError.
    """
    if kind not in _DATA:
        raise UsageError(f"kind of data file is {shorten(kind)}; allowed: {', '.join(_DATA)}")
    import_module(_DATA[kind]).adopt(path)


class _Registry(ModuleType):
    """Lets `gladsheim.games()` list the games.

    The import system binds `gladsheim.games` to this module; bound to a function or an object instead,
    `import gladsheim.games.valda.book as book` would no longer find what lies within.
    """

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = _Registry
