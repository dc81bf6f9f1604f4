"""What callers get of reviews."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from gladsheim.store.results.reviews import Progress
from gladsheim.tables.results.review import Review


class ReviewView(Struct):
    """How far the review of a game has come, `done` of `total` parts, and the review when it is finished."""

    status: Literal["none", "waiting", "finished", "failed"]
    done: int
    total: int
    review: Review | None

    @classmethod
    def of(cls, progress: Progress | None, review: Review | None = None) -> ReviewView:
        """A review's progress in these words."""
        if progress is None:
            return cls("none", 0, 0, None)
        status: Literal["waiting", "finished", "failed"] = "waiting"
        if progress.fault is not None:
            status = "failed"
        elif progress.finished:
            status = "finished"
        return cls(status, progress.done, progress.total, review)
