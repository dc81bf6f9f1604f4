"""Places of seats in a finished game, also in one that ended early."""

from __future__ import annotations

from gladsheim.core.game import Json
from gladsheim.tables.running.leaving import ABANDONED
from gladsheim.tables.running.live import Live

OF_PLACES = ("ranking", "winners")
"""Lists of a result that are ordered by place; all other lists with a number for each seat are by seat."""


def placements(live: Live) -> list[int] | None:
    """Return the place of each seat, 1 for the first; tied seats share a place.

    A seat whose player has left is behind all who stayed, and the first to leave is last. Where a game ended
    early, those who stayed share the first place. None while the game runs, and if all agreed to abandon it.
    """
    if not live.over or (live.ended is not None and live.ended.how == ABANDONED):
        return None
    seats = range(len(live.table.seats))
    stayed = [seat for seat in seats if live.gone(seat) is None]
    places = [0] * len(seats)
    for number, one in enumerate(live.left):
        places[one.seat] = len(seats) - number
    if live.ended is not None:
        for seat in stayed:
            places[seat] = 1
        return places
    result: Json = dict(live.state.result())
    ordered = [seat for seat in result["ranking"] if seat in stayed]
    for place, seat in enumerate(ordered, 1):
        before = ordered[place - 2] if place > 1 else None
        level = before is not None and _figures(result, before) == _figures(result, seat)
        # Not `place - 1`: the third of three that are level shares the place of the first.
        places[seat] = places[before] if level and before is not None else place
    return places


def _figures(result: Json, seat: int) -> tuple[object, ...]:
    """Return all values that a result gives for a seat: seats with the same values are tied."""
    by_seat = [
        value
        for name, value in sorted(result.items())
        if name not in OF_PLACES and isinstance(value, list) and len(value) == len(result["ranking"])
    ]
    return (seat in result["winners"], *(value[seat] for value in by_seat))
