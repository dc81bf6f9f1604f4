"""Result of a game: the order of the players, and the winners (VH-11.1 to VH-11.3)."""

from __future__ import annotations

from typing import Any

from gladsheim.core.game import StateResult
from gladsheim.core.state import read, span
from gladsheim.games.valhalla import stages
from gladsheim.games.valhalla.record import REASONS, Reason


class ValhallaStateResult(StateResult):
    """Result of a game of Valhalla."""

    reason: Reason | None
    """Reason of the end; None until then."""


def winners(record: Any) -> list[int]:
    """Return the seats with the most points."""
    scores = span(record, "score", 0, read(record, "players"))
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def result(record: Any) -> ValhallaStateResult:
    """Return the uniform result, with the `reason` of the end; equal scores rank by seat."""
    scores = span(record, "score", 0, read(record, "players"))
    over = read(record, "stage") == stages.OVER
    return {
        "over": over,
        "scores": scores,
        # At the cap all with the most points share the win (VH-11.3); seats only put equals in an order.
        "ranking": sorted(range(len(scores)), key=lambda seat: (-scores[seat], seat)),
        "winners": winners(record),
        "display": [str(score) for score in scores],
        "reason": REASONS[read(record, "reason")] or None,
    }
