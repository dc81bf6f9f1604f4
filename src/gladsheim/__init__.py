"""Gladsheim: a hall for three Norse tabletop games, and the exact, fast engines underneath.

The public names are looked up when they are first used, so that a command without an engine does not load
one.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gladsheim.core.engine.first_use import SlowKernelsWarning
    from gladsheim.core.stepper import Stepper
    from gladsheim.games import compiled, from_document, game, info, names as games
    from gladsheim.records import load_record

__all__ = [
    "SlowKernelsWarning",
    "Stepper",
    "compiled",
    "from_document",
    "game",
    "games",
    "info",
    "load_record",
]
__version__ = "0.1.0"

_HOMES = {
    "SlowKernelsWarning": "gladsheim.core.engine.first_use",
    "Stepper": "gladsheim.core.stepper",
    "compiled": "gladsheim.games",
    "from_document": "gladsheim.games",
    "game": "gladsheim.games",
    "info": "gladsheim.games",
    "load_record": "gladsheim.records",
}


def __getattr__(name: str) -> Any:
    if name == "games":
        return import_module("gladsheim.games")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
