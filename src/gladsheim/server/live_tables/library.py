"""The games and the bots that a hall offers."""

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
    """What the hall needs of `gladsheim.games`, which is one of these."""

    def game(self, name: str, /, **options: Any) -> Game:
        """A game with its options chosen. Raises OptionsError."""
        ...

    def from_document(self, document: Mapping[str, Any], /) -> State:
        """The state of a position document of any of them. Raises DocumentError."""
        ...

    def info(self, name: str, /) -> type[Game]:
        """Title, credits, options and pieces of a game."""
        ...

    def names(self) -> tuple[str, ...]:
        """The games there are."""
        ...


class BotNames(Protocol):
    """What the hall needs of `gladsheim.bots` in its own process."""

    def names(self) -> tuple[str, ...]:
        """The bots there are."""
        ...

    def about(self, name: str, /) -> str:
        """A bot in a sentence."""
        ...

    def steady(self, name: str, /) -> bool:
        """Whether a bot does the same whatever the machine, and whether its kernels are compiled."""
        ...

    def level(self, name: str, /) -> int | None:
        """The number of a level that people choose from, 1 being the weakest; None for every other bot."""
        ...


@dataclass(frozen=True, slots=True)
class Library:
    """What can be played here, and against whom."""

    games: Games
    bots: BotNames
    kernels: Kernels = field(default_factory=Kernels)


def installed() -> Library:
    """All games and bots of this installation."""
    # By name: the package's own attribute `games` is the function of that name.
    games = cast(Games, import_module("gladsheim.games"))
    return Library(games, cast(BotNames, import_module("gladsheim.bots")), Kernels(games.names()))


def unless_damaged(read: Callable[[], Content], nothing: Content) -> Content:
    """What `read` makes of a file that comes with the package.

    Where it raises DataFileError the log tells so, and the hall goes on with `nothing`.
    """
    try:
        return read()
    except DataFileError as error:
        logger.error("%s; the hall goes on without it", "; ".join(error.lines()))
        return nothing
