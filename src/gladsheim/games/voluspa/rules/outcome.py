"""End and ranking (V-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired

from gladsheim.core.game import StateResult


class VoluspaStateResult(StateResult):
    """Result of a game of Völuspá."""

    ranks: list[int]
    """Ranks by seat, from 1."""
    returns: NotRequired[list[int]]
    """With two players: by seat 1 for the winner and -1 for the other; 0 until the end."""


def ranking(scores: Sequence[int], reached: Sequence[int], first: int) -> list[int]:
    """Return seats from best to last: more points, then those that had them first, then turn order."""
    players = len(scores)
    # Equal `reached` means no scoring event yet, so 0 points: then turn order decides (V-10.2).
    return sorted(range(players), key=lambda seat: (-scores[seat], reached[seat], (seat - first) % players))


def display(scores: Sequence[int], order: Sequence[int]) -> list[str]:
    """Return scores as shown: of k equal ones the best ranked gets .k, the last .1 (V-10.3)."""
    texts = [str(score) for score in scores]
    for seat in order:
        # `order` is best first, so the first of k equals gets the highest decimal (V-10.3).
        equals = [other for other in order if scores[other] == scores[seat]]
        if len(equals) > 1:
            texts[seat] = f"{scores[seat]}.{len(equals) - equals.index(seat)}"
    return texts


def result(over: bool, scores: Sequence[int], reached: Sequence[int], first: int) -> VoluspaStateResult:
    """Return the result object of the uniform API; `returns` are for learners (V-10.4)."""
    order = ranking(scores, reached, first)
    found: VoluspaStateResult = {
        "over": over,
        "scores": list(scores),
        "ranking": order,
        "ranks": [order.index(seat) + 1 for seat in range(len(scores))],
        "winners": order[:1] if over else [],
        "display": display(scores, order),
    }
    if len(scores) == 2:
        found["returns"] = [(1 if order[0] == seat else -1) if over else 0 for seat in range(2)]
    return found
