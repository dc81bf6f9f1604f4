"""Job: a table that waits for a bot's move or for the next parts of its review."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from gladsheim.tables.running.live import Live


class Kind(Enum):
    """Kind of a job. All moves come before all reviews."""

    MOVE = "move"
    REVIEW = "review"


@dataclass(frozen=True, slots=True)
class Job:
    """Job at a table, and the owner whose share of the bots it uses.

    `awaited`: a person plays at the table, or asked for the review. Other jobs of the same kind come later.
    """

    kind: Kind
    table: str
    owner: str
    awaited: bool


def move_job(table: str, owner: str, *, only_bots: bool) -> Job:
    """Return the job of a table at which a bot is to act."""
    return Job(Kind.MOVE, table, owner, not only_bots)


def bot_job(live: Live) -> Job:
    """Return the job of a loaded table at which a bot is to act."""
    return move_job(live.table.id, live.table.owner, only_bots=live.table.only_bots)


def review_job(table: str, owner: str, *, unasked: bool) -> Job:
    """Return the job of a review; `unasked`: no user waits for it."""
    return Job(Kind.REVIEW, table, owner, not unasked)
