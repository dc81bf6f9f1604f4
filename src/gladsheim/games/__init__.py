"""The games: the only place that lists them.

A package of its own brings another one by an entry point of the group `gladsheim.games`
(docs/contributors/adding-a-game.md).
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
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
GROUP = "gladsheim.games"


@cache
def _installed() -> Mapping[str, tuple[str, str]]:
    """The games that other packages bring; none of these takes the name of a game of the house."""
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: (point.module, point.attr) for point in found if point.name not in _GAMES}


def _place(name: object) -> tuple[str, str] | None:
    """Where a game is: its module, and the name of its class there."""
    if not isinstance(name, str):
        return None
    return _GAMES.get(name) or _installed().get(name)


def names() -> tuple[str, ...]:
    """The names of all games."""
    return (*_GAMES, *_installed())


def info(name: str) -> type[Game]:
    """The class of a game: its title, credits, options and pieces. Raises UsageError."""
    place = _place(name)
    if place is None:
        raise UsageError(f"game is {shorten(name)}; allowed: {', '.join(names())}")
    found: type[Game] = getattr(import_module(place[0]), place[1])
    return found


def game(name: str, **options: Any) -> Game:
    """A game with its options chosen. Raises UsageError or OptionsError."""
    return info(name)(**options)


def from_document(document: Mapping[str, Any]) -> State:
    """The state of a position document of any game. Raises DocumentError."""
    name = document.get("game") if isinstance(document, Mapping) else None
    if not isinstance(name, str) or _place(name) is None:
        raise DocumentError([Fault("game", f"is {shorten(name)}; allowed: {', '.join(names())}")])
    return info(name).load(document)


def load_data(kind: str, path: str) -> None:
    """Make a data file known, here and in processes started later, to the games with an option of this name.

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
    """Lets `gladsheim.games()` list the games.

    The import system binds `gladsheim.games` to this module; bound to a function or an object instead,
    `import gladsheim.games.valda.book as book` would no longer find what lies within.
    """

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = _Registry
