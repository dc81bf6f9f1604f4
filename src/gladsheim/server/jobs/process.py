"""Code that runs in a bot's process.

Of a table whose game runs, the process knows only a seat's observation; of a table whose game is over, it
knows the record, which is open to all.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import threading
import time
from collections import OrderedDict
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
"""Seconds for which a review is worked on before another job may have a turn: no bot waits longer."""
MOST_REVIEWS = 2

_REVIEWS: OrderedDict[str, Any] = OrderedDict()
"""Games that this process reviews, by table. The record of a game that is over never changes."""


@dataclass(frozen=True, slots=True)
class BotTask:
    """Decision that a bot has to make."""

    game: str
    options: Mapping[str, Any]
    bot: str
    observation: dict[str, Any]
    seed: int


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """Task to make the next parts of a review: the table, and the number of parts that are done.

    `record` is the complete record of the game, which is over; None for a process that may have it.
    """

    table: str
    since: int
    record: bytes | None = None


@dataclass(frozen=True, slots=True)
class SummaryTask:
    """Task to sum up a finished review: its parts, and the lead of each seat at the end.

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
    """Return the action text that the bot decides on."""
    action: str = _bot(task.bot, task.game, json.dumps(dict(task.options))).choose(
        task.observation, task.seed
    )
    return action


def examine(task: ReviewTask) -> list[dict[str, Any]] | None:
    """Return the next parts of a review, at least one, as many as can be made in a stretch of time.

    None if this process neither has the game's record nor was sent it.
    """
    review = _review(task)
    if review is None:
        return None
    end = time.monotonic() + STRETCH_SECONDS
    parts: list[dict[str, Any]] = []
    for number in range(task.since, review.parts):
        parts.append(review.part(number))
        if time.monotonic() > end:
            break
    return parts


def sum_up(task: SummaryTask) -> list[SeatSummary]:
    """Return the summary of a review for each seat."""
    from gladsheim.core.game import by_version
    from gladsheim.games import game as game_of
    from gladsheim.tables.results.summary import summaries

    made = by_version(game_of(task.game, **task.options), task.version)
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
        return create(name, made, wait=False)
    except BotError as error:
        logger.error("%s; %s plays without what was learned", error, name)
        made.bots.learned = None
        return create(name, made, wait=False)


def _review(task: ReviewTask) -> Any:
    found = _REVIEWS.get(task.table)
    if found is None and task.record is not None:
        from gladsheim.bots.reviewing import GameReview
        from gladsheim.records import from_bytes

        found = GameReview(from_bytes(task.record))
    if found is not None:
        _REVIEWS[task.table] = found
        _REVIEWS.move_to_end(task.table)
        while len(_REVIEWS) > MOST_REVIEWS:
            _REVIEWS.popitem(last=False)
    return found
