"""Work for the tests: functions of a module, which other processes can import."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

from gladsheim.bots.contests.standings import BotGameResult
from gladsheim.cli.engine.bot_games import BotGame, play_to_keep
from gladsheim.core.errors import UsageError
from gladsheim.records import Record

FRAGILE = "1"


def process(_: int) -> int:
    """The process that does it."""
    return os.getpid()


def halved(number: int) -> int:
    """Half of a number. Raises UsageError for an odd one."""
    if number % 2:
        raise UsageError(f"{number} is odd; allowed: even numbers")
    return number // 2


def fragile(folder: Path, task: BotGame) -> tuple[BotGameResult, bytes]:
    """A game; where its seed is FRAGILE its process is killed at its end, the first time that it is played.

    Each attempt leaves a file, named by the game.
    """
    played = play_to_keep(Record.to_bytes, task)
    attempts = len(list(folder.glob(f"{task.seed!s}-*")))
    (folder / f"{task.seed!s}-{attempts}").touch()
    if task.seed == FRAGILE and attempts == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return played


def doomed(_: int) -> int:
    """Kills its process each time."""
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def sturdy(task: BotGame) -> tuple[BotGameResult, bytes]:
    """The same game, by a process that lives."""
    return play_to_keep(Record.to_bytes, task)


def fragile_in(folder: Path) -> partial[tuple[BotGameResult, bytes]]:
    """`fragile`, which leaves its files in a folder."""
    return partial(fragile, folder)
