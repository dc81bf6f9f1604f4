"""A job: a table at which a bot is to act, or whose review goes on, and when its turn comes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from gladsheim.tables.running.live import Live


class Urgency(IntEnum):
    """What comes first: a person who plays, a person who watches, one who asked for a review, nobody."""

    PLAYED = 0
    WATCHED = 1
    ASKED = 2
    UNASKED = 3


@dataclass(frozen=True, slots=True)
class Job:
    """The id of a table, the owner whose share of the bots the job uses, and its urgency."""

    table: str
    owner: str
    urgency: Urgency


def bot_job(live: Live) -> Job:
    """The job of a table at which a bot is to act."""
    return played(live.table.id, live.table.owner, only_bots=live.table.only_bots)


def played(table: str, owner: str, *, only_bots: bool) -> Job:
    """The same by what is known of the table."""
    return Job(table, owner, Urgency.WATCHED if only_bots else Urgency.PLAYED)


def review_job(table: str, owner: str, *, unasked: bool) -> Job:
    """The job of a review; `unasked`: nobody waits for it."""
    return Job(table, owner, Urgency.UNASKED if unasked else Urgency.ASKED)
