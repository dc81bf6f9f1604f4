"""Registry of the games: the only module that lists them.

Another package adds a game by an entry point of the group `gladsheim.games`
(docs/contributors/adding-a-game.md).
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, Unpack, overload

from gladsheim.core.errors import DocumentError, Fault, UsageError, shorten
from gladsheim.core.game import Game, State

if TYPE_CHECKING:
    from gladsheim.games.valda.options import ValdaChoices
    from gladsheim.games.valhalla.options import ValhallaChoices
    from gladsheim.games.voluspa.options import VoluspaChoices

_GAMES = {
    "voluspa": ("gladsheim.games.voluspa.game", "VoluspaGame"),
    "valda": ("gladsheim.games.valda.game", "ValdaGame"),
    "valhalla": ("gladsheim.games.valhalla.game", "ValhallaGame"),
}
GROUP = "gladsheim.games"


@cache
def _installed() -> Mapping[str, tuple[str, str]]:
    """Return the games of other packages; none of them can take the name of a game of this package."""
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: (point.module, point.attr) for point in found if point.name not in _GAMES}


def _place(name: object) -> tuple[str, str] | None:
    """Return the place of a game: its module, and the name of its class there."""
    if not isinstance(name, str):
        return None
    return _GAMES.get(name) or _installed().get(name)


def names() -> tuple[str, ...]:
    """Return the names of all games."""
    return (*_GAMES, *_installed())


def info(name: str) -> type[Game]:
    """Return the class of a game: its title, credits, options and pieces. Raises UsageError."""
    place = _place(name)
    if place is None:
        raise UsageError(f"game is {shorten(name)}; allowed: {', '.join(names())}")
    found: type[Game] = getattr(import_module(place[0]), place[1])
    return found


@overload
def game(name: Literal["voluspa"], **options: Unpack[VoluspaChoices]) -> Game: ...


@overload
def game(name: Literal["valda"], **options: Unpack[ValdaChoices]) -> Game: ...


@overload
def game(name: Literal["valhalla"], **options: Unpack[ValhallaChoices]) -> Game: ...


@overload
def game(name: str, **options: Any) -> Game: ...


def game(name: str, **options: Any) -> Game:
    """Return a game with the given options. Raises UsageError or OptionsError."""
    return info(name)(**options)


def compiled(name: str) -> bool:
    """Return whether the kernels of a game run compiled in this process from now on. Compiles nothing.

    Raises UsageError, or KernelError for an unknown setting of GLADSHEIM_KERNELS.
    """
    from gladsheim.core.engine.choice import ENGINES

    return ENGINES.find(info(name).rules) is not None


def from_document(document: Mapping[str, Any]) -> State:
    """Return the state of a position document of any game. Raises DocumentError."""
    name = document.get("game") if isinstance(document, Mapping) else None
    if not isinstance(name, str) or _place(name) is None:
        raise DocumentError([Fault("game", f"is {shorten(name)}; allowed: {', '.join(names())}")])
    return info(name).load(document)


def load_data(kind: str, path: str) -> None:
    """Register a data file, here and in processes started later, for the games with an option of this name.

    Raises UsageError, DataFileError with all faults, or OSError.
    """
    taking = {
        option.name: info(name)
        for name in names()
        for option in info(name).option_list
        if option.kind == "file"
    }
    if kind not in taking:
        raise UsageError(f"kind of data file is {shorten(kind)}; allowed: {', '.join(taking)}")
    taking[kind].load_file(kind, path)


class _Registry(ModuleType):
    """Module type that lets `gladsheim.games()` list the games.

    The import system binds `gladsheim.games` to this module; bound to a function or an object instead,
    `import gladsheim.games.valda.book as book` would no longer work.
    """

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = _Registry
