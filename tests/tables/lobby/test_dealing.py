"""Making a deal together: what seats do and leave undone, and what follows for the deal."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

from gladsheim.core.fair import commitment_of
from gladsheim.records import FairStart, Nonce, RecordedVoid, deals as told_deals
from gladsheim.records.record import RecordedSeat as RecordSeat
from gladsheim.tables.lobby import dealing
from gladsheim.tables.lobby.seating import bot_seat
from gladsheim.tables.record import start_of
from gladsheim.tables.refusals import Closed, NotYourSeat, Started, UnknownSeat
from gladsheim.tables.table import HUMAN, Seat, Table
from gladsheim.tables.views.parts import chance

TIME = "2026-01-01T00:00:00.000Z"


def nonce(deal: int, seat: int) -> bytes:
    """What a seat draws for a deal."""
    return bytes([deal, seat]) * 16


def table_of(people: int) -> Table:
    """A table at which people and a bot sit, and all people have promised."""
    seats = [
        Seat(seat, f"Ask {seat}", HUMAN, owner=f"user {seat}", promise=commitment_of(nonce(0, seat)))
        for seat in range(people)
    ]
    return Table(
        "id", "toy", 1, {}, (*seats, bot_seat(people, "first")), b"s" * 32, "user 0", TIME, fair=True
    )


def wait(table: Table, does: set[int]) -> Table:
    """The table after a wait in which only the seats `does` did what was waited for."""
    phase, attempt = table.phase, len(table.voids)
    assert phase is not None
    for seat in sorted(does & set(range(len(table.seats)))):
        now, user = table.seats[seat], f"user {seat}"
        if now.asked:
            table = dealing.promise(table, user, {seat: commitment_of(nonce(attempt, seat))})
        elif now.owes_nonce and phase == table.phase and not table.asking:
            table = dealing.tell(table, user, {seat: nonce(attempt, seat)})
    return dealing.time_over(table, phase, bytes([attempt + 1]) * 32)


@given(people=st.integers(1, 6), waits=st.lists(st.sets(st.integers(0, 5)), max_size=20))
def test_whatever_anybody_leaves_undone_the_game_begins(people: int, waits: list[set[int]]) -> None:
    """After at most two waits for each person; and its record says who it was, and has no fault."""
    table, passed = table_of(people), 0
    while table.dealing:
        table = wait(table, waits[passed] if passed < len(waits) else set())
        passed += 1
    assert passed <= 2 * people
    start = start_of(table, table.secret)
    assert isinstance(start, FairStart)
    seats = [RecordSeat(seat.name, seat.kind, seat.bot) for seat in table.seats]
    assert list(told_deals.faults(start, seats)) == []
    missing = [seat for seat in range(people) if start.nonces[seat] is None]
    assert bool(list(told_deals.notices(start, seats))) is bool(missing)
    assert len({void.secret for void in table.voids} | {table.secret}) == len(table.voids) + 1


def test_a_void_deal_is_shown_as_it_was() -> None:
    """With its secret, which decides nothing any more, and the seats that withheld."""
    before = table_of(2)
    table = wait(before, {0})
    shown = chance(table)
    assert shown["asked"] == [0]
    assert shown["voids"][0].withheld == [1]
    assert shown["voids"][0].commitment == before.commitment != table.commitment
    start = start_of(table, None)
    assert isinstance(start, FairStart)
    nonces = (Nonce.of(nonce(0, 0)), Nonce(commitment_of(nonce(0, 1)), None), None)
    assert start.voids == (RecordedVoid(before.commitment, nonces, before.secret),)


def test_the_same_request_twice_has_the_same_result() -> None:
    """Answers may be lost."""
    table = wait(table_of(2), {0})
    promise = {0: commitment_of(nonce(1, 0))}
    promised = dealing.promise(table, "user 0", promise)
    assert dealing.promise(promised, "user 0", promise) == promised
    told = dealing.tell(promised, "user 0", {0: nonce(1, 0)})
    assert dealing.tell(told, "user 0", {0: nonce(1, 0)}) == told
    begun = replace(told, started=TIME)
    assert dealing.tell(begun, "user 0", {0: nonce(1, 0)}) == begun
    assert dealing.promise(begun, "user 0", promise) == begun


def test_refusals() -> None:
    """For others' seats, seats that there are not, and tables that wait for nothing."""
    table = wait(table_of(2), {0})
    promise = {0: commitment_of(nonce(1, 0))}
    with pytest.raises(NotYourSeat):
        dealing.promise(table, "user 1", promise)
    with pytest.raises(UnknownSeat):
        dealing.promise(table, "user 1", {7: promise[0]})
    with pytest.raises(Closed):
        dealing.promise(replace(table, closed=True), "user 0", promise)
    with pytest.raises(Started):
        dealing.promise(replace(table, started=TIME), "user 0", promise)
    assert chance(replace(table, closed=True))["asked"] == []
