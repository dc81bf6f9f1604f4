"""Types of the answers about reviews."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gladsheim.server.wire.bodies import Action, SeatNumber
from gladsheim.store.results.reviews import ReviewProgress
from gladsheim.tables.results.review import Review
from gladsheim.tables.results.trends import Trends


class ReviewView(Struct):
    """Progress of the review of a game, `done` of `total` parts, and the review when it is finished."""

    status: Literal["none", "waiting", "finished", "failed"]
    done: int
    total: int
    review: Review | None

    @classmethod
    def of(cls, progress: ReviewProgress | None, review: Review | None = None) -> ReviewView:
        """Return a review's progress as this type."""
        if progress is None:
            return cls("none", 0, 0, None)
        status: Literal["waiting", "finished", "failed"] = "waiting"
        if progress.fault is not None:
            status = "failed"
        elif progress.finished:
            status = "finished"
        return cls(status, progress.done, progress.total, review)


class OtherAction(Struct, forbid_unknown_fields=True):
    """Action to weigh in place of the one that a seat took."""

    seat: SeatNumber
    action: Action


class ReviewedGames(Struct):
    """Number of reviewed games of a person in one game."""

    game: str
    reviewed: int


class TrendsView(Struct):
    """Trends in the reviews of a person's games, in one `game`; null without any.

    `own`: it is the caller's page, `shown`: others may see it. `waiting` is the number of games that are
    being reviewed, which only their player learns; at most `a_day` a day are reviewed automatically. Trends
    come from the newest `most` games, and their certainty is given from `least` games on.
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
    """Choices of a person for their trends: whether others are `shown` the page, and whether their finished
    games are reviewed automatically (`automatic`).
    """

    shown: bool
    automatic: bool
