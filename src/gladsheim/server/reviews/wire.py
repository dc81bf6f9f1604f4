"""What callers get of reviews."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gladsheim.store.results.reviews import ReviewProgress
from gladsheim.tables.results.review import Review
from gladsheim.tables.results.trends import Trends


class ReviewView(Struct):
    """How far the review of a game has come, `done` of `total` parts, and the review when it is finished."""

    status: Literal["none", "waiting", "finished", "failed"]
    done: int
    total: int
    review: Review | None

    @classmethod
    def of(cls, progress: ReviewProgress | None, review: Review | None = None) -> ReviewView:
        """A review's progress in these words."""
        if progress is None:
            return cls("none", 0, 0, None)
        status: Literal["waiting", "finished", "failed"] = "waiting"
        if progress.fault is not None:
            status = "failed"
        elif progress.finished:
            status = "finished"
        return cls(status, progress.done, progress.total, review)


class ReviewedGames(Struct):
    """How many games of somebody were reviewed in one game."""

    game: str
    reviewed: int


class TrendsView(Struct):
    """What the reviews of somebody's games say together, in one `game`; null without any.

    `own`: it is the caller's page, `shown`: others may see it. `waiting` are games that are being
    reviewed, which only their player is told; at most `a_day` are so in a day by themselves. What is said
    comes from the newest `most` games, and how sure it is from `least` games on.
    """

    name: str
    own: bool
    shown: bool
    game: str
    games: list[ReviewedGames]
    waiting: int
    a_day: int
    most: int
    least: int
    trends: Trends | None


class TrendSettings(Struct, forbid_unknown_fields=True):
    """What a person decides: whether others are `shown` the page, and whether their finished games are
    reviewed by themselves (`automatic`).
    """

    shown: bool
    automatic: bool
