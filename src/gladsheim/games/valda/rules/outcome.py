"""Result of a game: the order of the players, and the winner (VA-14)."""

from __future__ import annotations

from typing import Any

from gladsheim.core.game import StateResult
from gladsheim.core.state import read, span
from gladsheim.games.valda.pieces import OVER


class ValdaStateResult(StateResult):
    """Result of a game of Valda."""

    followers: list[int]
    """Followers by seat, the same as `scores`."""
    buildings: list[int]
    """Mines, drills and temples by seat."""


def buildings(record: Any, players: int) -> list[int]:
    """Return the number of mines, drills and temples, by seat."""
    temples = read(record, "temples")
    mines, drills = read(record, "mines"), read(record, "drills")
    return [mines[seat] + drills[seat] + sum(temples[seat * 7 : seat * 7 + 7]) for seat in range(players)]


def result(record: Any) -> ValdaStateResult:
    """Return the uniform result, with `followers` and `buildings` by seat.

    The ranking is by followers, then buildings, then seat; the winner of a race comes first.
    """
    players = read(record, "players")
    followers = span(record, "followers", 0, players)
    standing = buildings(record, players)
    racer = read(record, "winner")
    worth = [(seat == racer, followers[seat], standing[seat]) for seat in range(players)]
    ranking = sorted(range(players), key=lambda seat: (*(-one for one in worth[seat]), seat))
    return {
        "over": read(record, "phase") == OVER,
        "scores": followers,
        "ranking": ranking,
        "winners": [seat for seat in ranking if worth[seat] == worth[ranking[0]]],
        "display": [str(one) for one in followers],
        "followers": followers,
        "buildings": standing,
    }
