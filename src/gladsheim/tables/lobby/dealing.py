"""Fair deals: players first commit to nonces, then reveal them; a deal with a missing nonce is void.

All promises of a deal are given before any of its nonces is told. A player who withholds a nonce has no part
in the deals that follow, which have a fresh secret and fresh nonces. So no deal is ever made from some of its
nonces only, which would let a player choose between two deals. Each step gives a new table, or is refused;
the same request twice has the same result.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from gladsheim.core.fair import commitment_of
from gladsheim.tables.lobby.seating import seat_at, with_seat
from gladsheim.tables.refusals import (
    BrokenPromise,
    Closed,
    NotAsked,
    NotComplete,
    NotYourSeat,
    Started,
    UsedPromise,
)
from gladsheim.tables.table import Seat, Table, VoidDeal


def promise(table: Table, user: str, promises: Mapping[int, str]) -> Table:
    """Commit to fresh nonces for one's seats, after a deal was void.

    Raises UnknownSeat, NotYourSeat, Closed, Started; NotAsked where no fresh promise is due, and UsedPromise
    for a nonce that was promised before.
    """
    for number, commitment in promises.items():
        seat = _own(table, user, number)
        # Before the checks below: a repeated request succeeds even after the game has begun.
        if seat.promise == commitment:
            continue
        _waits(table)
        if not seat.asked:
            raise NotAsked(number)
        if any(commitment in void.promises for void in table.voids):
            raise UsedPromise(number)
        # Tables are frozen: if a later seat is refused, the caller's table has not changed.
        table = with_seat(table, replace(seat, promise=commitment, asked=False))
    return table


def tell(table: Table, user: str, nonces: Mapping[int, bytes]) -> Table:
    """Reveal the nonces that were promised for one's seats.

    Raises UnknownSeat, NotYourSeat, BrokenPromise, Closed, Started; NotComplete until all seats
    are taken and all promises given.
    """
    for number, nonce in nonces.items():
        seat = _own(table, user, number)
        if seat.promise is None or commitment_of(nonce) != seat.promise:
            raise BrokenPromise(number)
        # A repeated request, as in `promise`.
        if seat.nonce == nonce:
            continue
        _waits(table)
        # A public nonce would let those who have not promised yet choose theirs by it.
        if table.asking or not table.complete:
            raise NotComplete(table)
        table = with_seat(table, replace(seat, nonce=nonce))
    return table


def time_over(table: Table, phase: int, secret: bytes) -> Table:
    """Return the table after its wait in `phase` has timed out; unchanged if it is in another phase by now.

    Seats without a fresh promise have no part in the deal. If a nonce was not told, the deal is void: the
    seats that told theirs are asked for another one, and the next deal follows from a fresh `secret`.
    """
    # Several processes wait for the same end; only the first may change the table.
    if table.phase != phase:
        return table
    # A silent player is not waited for again, and so cannot keep the game from beginning.
    if table.asking:
        return replace(table, seats=tuple(replace(seat, asked=False) for seat in table.seats))
    promises, nonces = zip(*[(seat.promise, seat.nonce) for seat in table.seats], strict=True)
    # Promises are used up: a nonce that has been told must not decide another deal.
    again = tuple(replace(seat, promise=None, nonce=None, asked=bool(seat.nonce)) for seat in table.seats)
    void = VoidDeal(table.secret, promises, nonces)
    # A fresh secret, because the old one is published with the void deal.
    return replace(table, seats=again, secret=secret, voids=(*table.voids, void))


def _own(table: Table, user: str, number: int) -> Seat:
    seat = seat_at(table, number)
    if seat.owner != user:
        raise NotYourSeat
    return seat


def _waits(table: Table) -> None:
    if table.closed:
        raise Closed(table)
    if table.started is not None:
        raise Started
