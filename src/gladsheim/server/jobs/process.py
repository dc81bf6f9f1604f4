"""What runs in a bot's process.

Of a table whose game runs it knows a seat's observation and nothing else; of one whose game is
over the record, which is open to all.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gladsheim.tables.results.summary import SeatSummary

logger = logging.getLogger(__name__)

NICENESS = 5
STRETCH_SECONDS = 0.7
"""How long a review is worked on before somebody else may have a turn: no bot waits longer."""


@dataclass(frozen=True, slots=True)
class BotTask:
    """A decision that a bot has to make."""

    game: str
    options: Mapping[str, Any]
    bot: str
    observation: dict[str, Any]
    seed: int


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """A part of a review: the complete record of a game that is over, and how far it was reviewed."""

    record: bytes
    since: int


@dataclass(frozen=True, slots=True)
class SummaryTask:
    """A finished review that is to be summed up: its parts, and of each seat the lead at the end.

    `left_out` are the parts that say nothing of a seat's own player.
    """

    game: str
    options: Mapping[str, Any]
    version: int
    parts: list[dict[str, Any]]
    leads: list[float | None]
    left_out: list[int]


def enter(lifeline: Connection) -> None:
    """Set up a new process: it ends with the hall, however the hall ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()


def choose(task: BotTask) -> str:
    """The action text that the bot decides on."""
    action: str = _bot(task.bot, task.game, json.dumps(dict(task.options))).choose(
        task.observation, task.seed
    )
    return action


def examine(task: ReviewTask) -> list[dict[str, Any]]:
    """The next parts of a review, at least one, as many as can be made in a stretch of time."""
    review = _review(task.record)
    end = time.monotonic() + STRETCH_SECONDS
    parts: list[dict[str, Any]] = []
    for number in range(task.since, review.parts):
        parts.append(review.part(number))
        if time.monotonic() > end:
            break
    return parts


def sum_up(task: SummaryTask) -> list[SeatSummary]:
    """What a review says of each seat."""
    from gladsheim.games import game as game_of
    from gladsheim.tables.results.summary import summaries

    made = game_of(task.game, **task.options).under(task.version)
    return summaries(task.parts, task.leads, task.left_out, made.presenter.kind_of)


def _end_with(lifeline: Connection) -> None:
    # Nothing is ever sent: the pipe ends when its other end is closed, or its owner dies.
    try:
        lifeline.recv_bytes()
    except (EOFError, OSError):
        os._exit(0)


@lru_cache(maxsize=32)
def _bot(name: str, game: str, options: str) -> Any:
    # Imported only in a bot's process, where kernels may be compiled.
    from gladsheim.bots import BotError, create
    from gladsheim.games import game as game_of

    made = game_of(game, **json.loads(options))
    try:
        return create(name, made)
    except BotError as error:
        logger.error("%s; %s plays without what was learned", error, name)
        made.bots.learned = None
        return create(name, made)


@lru_cache(maxsize=2)
def _review(record: bytes) -> Any:
    from gladsheim.bots.reviewing import GameReview
    from gladsheim.records import from_bytes

    return GameReview(from_bytes(record))
