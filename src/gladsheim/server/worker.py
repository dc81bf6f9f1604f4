"""What runs in a bot's process. It knows a seat's observation and nothing else of a table."""

from __future__ import annotations

import json
import os
import signal
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

NICENESS = 5


@dataclass(frozen=True, slots=True)
class Task:
    """A decision that a bot has to make."""

    game: str
    options: Mapping[str, Any]
    bot: str
    observation: dict[str, Any]
    seed: int


def enter(lifeline: Connection) -> None:
    """Set up a new process: it ends with the hall, however the hall ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def choose(task: Task) -> str:
    """The action text that the bot decides on."""
    action: str = _bot(task.bot, task.game, json.dumps(dict(task.options))).choose(
        task.observation, task.seed
    )
    return action


def _end_with(lifeline: Connection) -> None:
    # Nothing is ever sent: the pipe ends when its other end is closed, or its owner dies.
    try:
        lifeline.recv_bytes()
    except (EOFError, OSError):
        os._exit(0)


@lru_cache(maxsize=32)
def _bot(name: str, game: str, options: str) -> Any:
    # Imported only in a bot's process, where kernels may be compiled.
    from gladsheim.bots import create
    from gladsheim.games import game as game_of

    return create(name, game_of(game, **json.loads(options)))
