"""The toy games as a hall offers them, and bots that do what a test wants."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from gladsheim.core.game import Game
from gladsheim.server.shelf import Shelf
from gladsheim.server.worker import Task
from tests.toys import SecretToy, Toy

GATE = "GLADSHEIM_TEST_GATE"
"""Names a FIFO: the bot `gate` does not answer before somebody has written into it."""
MARK = "GLADSHEIM_TEST_MARK"
"""Names a file: the bot `crash` dies the first time, and leaves the file."""
GAMES: dict[str, type[Game]] = {"toy": Toy, "secret": SecretToy}


@dataclass(frozen=True)
class ToyGames:
    """A registry of the toy games."""

    made: list[str] = field(default_factory=list)

    def game(self, name: str, /, **options: Any) -> Game:
        """A game with its options chosen."""
        self.made.append(name)
        return cast(Any, GAMES[name])(**options)  # type: ignore[no-any-return]  # the classes share no constructor

    def info(self, name: str, /) -> type[Game]:
        """The class of a game."""
        return GAMES[name]

    def names(self) -> tuple[str, ...]:
        """The games there are."""
        return tuple(GAMES)


def shelf() -> Shelf:
    """The toy games and their bots."""
    names = ("first", "last", "gate", "crash")
    bots = SimpleNamespace(names=lambda: names, about=lambda name: f"about {name}")
    return Shelf(ToyGames(), cast(Any, bots))


def choose(task: Task) -> str:
    """What the bots do, in a worker process: the first legal action, or the last."""
    if task.bot == "gate":
        with Path(os.environ[GATE]).open("rb") as gate:
            gate.read()
    if task.bot == "crash" and not Path(os.environ[MARK]).exists():
        Path(os.environ[MARK]).touch()
        os._exit(1)
    legal: list[str] = task.observation["legal"]
    return legal[-1 if task.bot == "last" else 0]
