"""Games and bots that a hall offers."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol, TypeVar, cast

from gladsheim.core.errors import DataFileError
from gladsheim.core.game import Game, State
from gladsheim.server.live_tables.kernels import Kernels

Content = TypeVar("Content")

logger = logging.getLogger(__name__)


class Games(Protocol):
    """Interface of `gladsheim.games` that the hall needs; the module itself implements it."""

    def game(self, name: str, /, **options: Any) -> Game:
        """Return a game with its options chosen. Raises OptionsError."""
        ...

    def from_document(self, document: Mapping[str, Any], /) -> State:
        """Return the state of a position document of any game. Raises DocumentError."""
        ...

    def info(self, name: str, /) -> type[Game]:
        """Return the class of a game: title, credits, options and pieces."""
        ...

    def names(self) -> tuple[str, ...]:
        """Return the names of the games."""
        ...


class BotNames(Protocol):
    """Interface of `gladsheim.bots` that the hall needs in its own process."""

    def names(self) -> tuple[str, ...]:
        """Return the names of the bots."""
        ...

    def about(self, name: str, /) -> str:
        """Return a description of a bot in one sentence."""
        ...

    def steady(self, name: str, /) -> bool:
        """Whether a bot plays the same on any machine, and whether or not its kernels are compiled."""
        ...

    def level(self, name: str, /) -> int | None:
        """Return a bot's number among the levels for people, 1 being the weakest; None for all others."""
        ...


@dataclass(frozen=True, slots=True)
class Library:
    """Games that can be played here, and the bots that can play them."""

    games: Games
    bots: BotNames
    kernels: Kernels = field(default_factory=Kernels)


def installed() -> Library:
    """Return all games and bots of this installation."""
    # By name: the package's own attribute `games` is the function of that name.
    games = cast(Games, import_module("gladsheim.games"))
    return Library(games, cast(BotNames, import_module("gladsheim.bots")), Kernels(games.names()))


def unless_damaged(read: Callable[[], Content], nothing: Content) -> Content:
    """Return what `read` makes of a file that comes with the package.

    If it raises DataFileError, log the error and return `nothing`.
    """
    try:
        return read()
    except DataFileError as error:
        logger.error("%s; the hall goes on without it", "; ".join(error.lines()))
        return nothing
