"""Taking and leaving seats before a game begins: each step gives a new table, or is refused.

The same request twice has the same result, so that an answer that was lost can be asked
for again.
"""

from __future__ import annotations

from dataclasses import replace

from gladsheim.tables.people import User
from gladsheim.tables.refusals import (
    AlreadySeated,
    Closed,
    NotYourSeat,
    NotYourTable,
    SeatTaken,
    Started,
    UnknownSeat,
)
from gladsheim.tables.table import BOT, HUMAN, Seat, Table


def open_seat(number: int) -> Seat:
    """A seat for anybody."""
    return Seat(number, "", HUMAN)


def bot_seat(number: int, bot: str) -> Seat:
    """A seat that a bot plays."""
    return Seat(number, bot, BOT, bot=bot)


def invited_seat(number: int, guest: User) -> Seat:
    """A seat that is kept for a user."""
    return Seat(number, "", HUMAN, invited=guest.id, invited_name=guest.name)


def sit(table: Table, user: str, number: int, name: str) -> Table:
    """Take an open seat, or one that is kept for the user.

    Raises SeatTaken, AlreadySeated, and what `_open` raises.
    """
    seat = _seat(table, number)
    if seat.owner == user:
        return table
    if table.closed:
        raise Closed(table)
    # Also when the game has begun meanwhile: somebody was faster.
    if seat.taken or seat.invited not in (None, user):
        raise SeatTaken
    _open(table)
    if table.owned_by(user) and user not in (table.creator, seat.invited):
        raise AlreadySeated
    return _with(table, Seat(number, name, HUMAN, owner=user))


def leave(table: Table, user: str, number: int) -> Table:
    """Leave one's seat, or decline an invitation; who made the table frees any seat.

    Raises NotYourSeat, and what `_open` raises.
    """
    seat = _seat(table, number)
    _open(table)
    if not seat.taken and seat.invited is None:
        return table
    if user not in (table.creator, seat.owner, seat.invited):
        raise NotYourSeat
    return _with(table, open_seat(number))


def assign(table: Table, user: str, seat: Seat) -> Table:
    """Give a seat to a bot, to an invited user or to anybody; only who made the table may.

    Raises NotYourTable, SeatTaken, AlreadySeated, and what `_open` raises.
    """
    before = _seat(table, seat.seat)
    _own(table, user)
    _open(table)
    if before.owner not in (None, user):
        raise SeatTaken
    others = [other for other in table.seats if other.seat != seat.seat]
    if seat.invited is not None and any(seat.invited in (other.owner, other.invited) for other in others):
        raise AlreadySeated
    return _with(table, seat)


def cancel(table: Table, user: str) -> Table:
    """Cancel the table; only who made it may. Raises NotYourTable, Started."""
    _own(table, user)
    if table.closed:
        return table
    _open(table)
    return replace(table, closed=True)


def rematch_seats(table: Table, user: str) -> list[Seat]:
    """The seats of the table that follows: one's own, bots as before, all others invited.

    Raises NotYourTable for one who did not sit there.
    """
    if not table.owned_by(user):
        raise NotYourTable("only who sat at this table asks for a rematch")
    return [
        seat if seat.owner in (None, user) else invited_seat(seat.seat, User(seat.owner, seat.name))
        for seat in table.seats
    ]


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise UnknownSeat(number)
    return table.seats[number]


def _own(table: Table, user: str) -> None:
    if user != table.creator:
        raise NotYourTable("only who made the table may do this")


def _open(table: Table) -> None:
    if table.closed:
        raise Closed(table)
    if table.started is not None:
        raise Started


def _with(table: Table, seat: Seat) -> Table:
    return replace(table, seats=tuple(seat if seat.seat == old.seat else old for old in table.seats))
