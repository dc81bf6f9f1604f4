"""Taking and leaving seats before a game begins: each step returns a new table, or raises a refusal.

The same request twice has the same result, so that a client may repeat one whose answer was lost.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from gladsheim.core.words import Words
from gladsheim.tables.agreed.terms import RATED_ABSENCES, RATED_CLOCKS, Terms
from gladsheim.tables.people.people import User
from gladsheim.tables.refusals import (
    AccountNeeded,
    AlreadySeated,
    Closed,
    NotInvited,
    NotYourSeat,
    NotYourTable,
    PeopleOnly,
    RatedTerms,
    SeatTaken,
    SharedDeal,
    Started,
    UnknownSeat,
)
from gladsheim.tables.table import BOT, HUMAN, Seat, Table


def open_seat(number: int) -> Seat:
    """Return a seat that is open to anybody."""
    return Seat(number, "", HUMAN)


def bot_seat(number: int, bot: str) -> Seat:
    """Return a seat that a bot plays."""
    return Seat(number, bot, BOT, bot=bot)


def invited_seat(number: int, guest: User) -> Seat:
    """Return a seat that is kept for a user."""
    return Seat(number, "", HUMAN, invited=guest.id, invited_name=guest.name, robot=guest.robot)


def check_rated(seats: Sequence[Seat], terms: Terms, user: User) -> None:
    """Raises AccountNeeded, RatedTerms or PeopleOnly if a user may not open such a rated table."""
    if not user.account:
        raise AccountNeeded
    check_rated_terms(terms)
    bots = any(seat.bot is not None or seat.robot for seat in seats)
    # Seats of later players have no owner yet: more than one owner means that the maker sits twice.
    if bots or sum(seat.owner is not None for seat in seats) > 1:
        raise PeopleOnly


def check_rated_terms(terms: Terms) -> None:
    """Raises RatedTerms if a player who stays away from a rated game would not lose it under these terms."""
    if terms.clock.kind not in RATED_CLOCKS:
        raise RatedTerms("clock", "faults-rated-clock", RATED_CLOCKS)
    if terms.absence not in RATED_ABSENCES:
        raise RatedTerms("absence", "faults-rated-absence", RATED_ABSENCES)


def sit_down(table: Table, user: User, number: int, name: str, promise: str | None = None) -> Table:
    """Take a seat as `sit` does; at a rated table only accounts may.

    Accounts at rated tables, robots, and all players of a shared deal sit under their own names. At a shared
    deal no nonce is taken from the seat. Raises AccountNeeded, RatedTerms for a rated table of an older hall,
    and whatever `sit` raises.
    """
    if table.rated and not user.account:
        raise AccountNeeded
    shared = table.terms.shared is not None
    # All tables of a shared deal must be dealt alike, and a nonce would change the deal.
    promise = None if shared else promise
    own = table.rated or user.robot or shared
    seated = sit(table, user.id, number, user.name if own else name, promise, robot=user.robot)
    # The same object means that the user sits there already; a seat is not lost by rules made later.
    if table.rated and seated is not table:
        check_rated_terms(table.terms)
    return seated


def sit(
    table: Table, user: str, number: int, name: str, promise: str | None = None, *, robot: bool = False
) -> Table:
    """Take an open seat, or one that is kept for the user; `promise` commits to a nonce.

    A robot sits only where a seat is kept for it, or at a table of its own. Raises SeatTaken,
    AlreadySeated, NotInvited, and what `_open` raises.
    """
    seat = seat_at(table, number)
    # Before the checks below: a repeated request succeeds even after the game has begun.
    if seat.owner == user:
        return table
    if table.closed:
        raise Closed(table)
    # Also when the game has begun meanwhile: another player was faster.
    if seat.taken or seat.invited not in (None, user):
        raise SeatTaken
    _open(table)
    # Several seats share one screen: only the maker or an invitation can want that, no rated table.
    if table.owned_by(user) and (table.rated or user not in (table.creator, seat.invited)):
        raise AlreadySeated
    if robot and user not in (table.creator, seat.invited):
        raise NotInvited
    return with_seat(table, Seat(number, name, HUMAN, owner=user, promise=promise, robot=robot))


def leave(table: Table, user: str, number: int) -> Table:
    """Leave one's seat, or decline an invitation; the maker of the table may free any seat.

    Raises NotYourSeat, and what `_free` raises.
    """
    seat = seat_at(table, number)
    _free(table)
    # Before the check of the caller: to leave twice has the same result as once.
    if not seat.taken and seat.invited is None:
        return table
    if user not in (table.creator, seat.owner, seat.invited):
        raise NotYourSeat
    return with_seat(table, open_seat(number))


def assign(table: Table, user: str, seat: Seat) -> Table:
    """Give a seat to a bot, to an invited user or to anybody; only the maker of the table may.

    Raises NotYourTable, SeatTaken, AlreadySeated, PeopleOnly, and what `_free` raises.
    """
    before = seat_at(table, seat.seat)
    _own(table, user)
    _free(table)
    if table.rated and (seat.bot is not None or seat.robot):
        raise PeopleOnly
    if before.owner not in (None, user):
        raise SeatTaken
    others = [other for other in table.seats if other.seat != seat.seat]
    if seat.invited is not None and any(seat.invited in (other.owner, other.invited) for other in others):
        raise AlreadySeated
    return with_seat(table, seat)


def cancel(table: Table, user: str) -> Table:
    """Cancel the table; only its maker may. Raises NotYourTable, and what `_free` raises."""
    _own(table, user)
    # Before `_free`, which refuses closed tables: to cancel twice has the same result as once.
    if table.closed:
        return table
    _free(table)
    return replace(table, closed=True)


def rematch_seats(table: Table, user: str, promises: Mapping[int, str]) -> list[Seat]:
    """Return the seats of the rematch: the user's own seats, bots as before, all others invited.

    Seats of erased users are open to anybody. `promises` are those of the user's own seats. Raises
    NotYourTable for a user who did not sit there.
    """
    if not table.owned_by(user):
        raise NotYourTable(Words("faults-only-rematch"))
    return [_again(seat, user, promises.get(seat.seat)) for seat in table.seats]


def _again(seat: Seat, user: str, promise: str | None) -> Seat:
    if seat.owner == user:
        # Nonces of the finished game are public: the next deal needs fresh ones.
        return replace(seat, promise=promise, nonce=None)
    # Before the test for a missing owner, because a bot has none either.
    if seat.bot is not None:
        return replace(seat, promise=None, nonce=None)
    if seat.owner is None:
        # Nobody plays the seat of one who was erased.
        return open_seat(seat.seat)
    return invited_seat(seat.seat, User(seat.owner, seat.name, robot=seat.robot))


def seat_at(table: Table, number: int) -> Seat:
    """Return a seat by its number. Raises UnknownSeat."""
    if not 0 <= number < len(table.seats):
        raise UnknownSeat(number)
    return table.seats[number]


def _own(table: Table, user: str) -> None:
    if user != table.creator:
        raise NotYourTable(Words("faults-only-maker"))


def _open(table: Table) -> None:
    if table.closed:
        raise Closed(table)
    # A player who leaves after nonces were told would let the next one choose with open eyes.
    if table.started is not None or table.dealing:
        raise Started


def _free(table: Table) -> None:
    """Raises Started, Closed; SharedDeal where the order of meetings fixes the seats."""
    _open(table)
    if table.terms.shared:
        raise SharedDeal


def with_seat(table: Table, seat: Seat) -> Table:
    """Return the table with `seat` instead of the seat with its number."""
    return replace(table, seats=tuple(seat if seat.seat == old.seat else old for old in table.seats))
