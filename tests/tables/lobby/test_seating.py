"""Taking and leaving seats before a game begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

from gladsheim.tables.agreed.terms import ABANDON_GAME, NO_TERMS, TAKE_OVER, WAIT, Terms
from gladsheim.tables.lobby import seating
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
    Started,
    TableError,
    UnknownSeat,
)
from gladsheim.tables.table import HUMAN, SEATED, Seat, Table, concerned
from gladsheim.tables.views.view import waiting_view
from tests.tables.running.timed import bank, days

TIME = "2026-01-01T00:00:00.000Z"
SEATS = (
    Seat(0, "Ask", HUMAN, owner="maker"),
    seating.open_seat(1),
    seating.invited_seat(2, User("embla", "Embla", True)),
    seating.bot_seat(3, "first"),
)
TABLE = Table("id", "toy", 1, {}, SEATS, b"s" * 32, "maker", TIME)
RATED = bank(absence=ABANDON_GAME)
PEOPLE = ("maker", "embla", "lif", "other")


def test_an_open_seat_is_for_the_first_who_comes() -> None:
    """Whoever sits there bears the name given; the next is refused."""
    table = seating.sit(TABLE, "lif", 1, "Lif")
    assert table.seats[1] == Seat(1, "Lif", HUMAN, owner="lif")
    assert table.owned_by("lif") == {1}
    with pytest.raises(SeatTaken):
        seating.sit(table, "other", 1, "Other")
    assert seating.sit(table, "lif", 1, "Lif again") == table


def test_a_kept_seat_is_for_the_one_it_is_kept_for() -> None:
    """Nobody else gets it, until the invitation is declined."""
    with pytest.raises(SeatTaken):
        seating.sit(TABLE, "lif", 2, "Lif")
    assert seating.sit(TABLE, "embla", 2, "Embla").seats[2].owner == "embla"
    declined = seating.leave(TABLE, "embla", 2)
    assert declined.seats[2] == seating.open_seat(2)
    assert seating.sit(declined, "lif", 2, "Lif").seats[2].owner == "lif"


def test_at_a_rated_table_each_seat_is_another_accounts() -> None:
    """Under its own name; guests, bots and second seats are refused."""
    rated = replace(TABLE, rated=True, terms=RATED)
    with pytest.raises(AccountNeeded):
        seating.sit_down(rated, User("lif", "Lif"), 1, "Lif")
    lif = User("lif", "Lif", True)
    assert seating.sit_down(rated, lif, 1, "Somebody").seats[1].name == "Lif"
    assert seating.sit_down(TABLE, lif, 1, "Somebody").seats[1].name == "Somebody"
    with pytest.raises(AlreadySeated):
        seating.sit_down(rated, User("maker", "Ask", True), 1, "Ask")
    with pytest.raises(PeopleOnly):
        seating.assign(rated, "maker", seating.bot_seat(1, "first"))


def test_a_rated_table_is_opened_by_an_account_without_bots() -> None:
    """With one seat of its own at most."""
    ask = User("maker", "Ask", True)
    seating.check_rated([SEATS[0], SEATS[1], SEATS[2]], RATED, ask)
    with pytest.raises(AccountNeeded):
        seating.check_rated(SEATS[:3], RATED, User("maker", "Ask"))
    for seats in (SEATS, [SEATS[0], replace(SEATS[0], seat=1)]):
        with pytest.raises(PeopleOnly):
            seating.check_rated(seats, RATED, ask)


@pytest.mark.parametrize(
    ("terms", "field"),
    [
        (NO_TERMS, "clock"),
        (days(absence=WAIT), "absence"),
        (days(absence=TAKE_OVER), "absence"),
        (bank(absence=WAIT), "absence"),
    ],
)
def test_under_terms_that_let_somebody_stay_away_nothing_is_rated(terms: Terms, field: str) -> None:
    """No table is opened, and nobody sits down at one of before; who sits there already stays."""
    ask, rated = User("maker", "Ask", True), replace(TABLE, rated=True, terms=terms)
    with pytest.raises(RatedTerms) as refusal:
        seating.check_rated(SEATS[:2], terms, ask)
    assert refusal.value.field == field
    with pytest.raises(RatedTerms):
        seating.sit_down(rated, User("lif", "Lif", True), 1, "Lif")
    assert seating.sit_down(rated, ask, 0, "Ask") is rated
    for fine in (days(absence=ABANDON_GAME), bank(absence=ABANDON_GAME)):
        seating.check_rated(SEATS[:2], fine, ask)


def test_a_robot_sits_where_it_is_invited_or_at_home() -> None:
    """Nowhere else, under its own name, and never at a rated table."""
    hugin = User("hugin", "Hugin", robot=True)
    with pytest.raises(NotInvited):
        seating.sit_down(TABLE, hugin, 1, "Somebody")
    invited = seating.assign(TABLE, "maker", seating.invited_seat(1, hugin))
    assert invited.seats[1].robot
    assert seating.sit_down(invited, hugin, 1, "Somebody").seats[1] == Seat(
        1, "Hugin", HUMAN, owner="hugin", robot=True
    )
    own = seating.sit_down(replace(TABLE, creator="hugin"), hugin, 1, "Somebody")
    assert (own.seats[1].name, own.seats[1].robot) == ("Hugin", True)
    rated = replace(TABLE, rated=True)
    with pytest.raises(PeopleOnly):
        seating.assign(rated, "maker", seating.invited_seat(1, hugin))
    with pytest.raises(AccountNeeded):
        seating.sit_down(replace(rated, seats=invited.seats), hugin, 1, "Hugin")
    with pytest.raises(PeopleOnly):
        seating.check_rated(invited.seats[:2], RATED, User("maker", "Ask", True))


def test_whose_seats_have_changed() -> None:
    """Of a new table all who sit there or are invited; else those before and those after."""
    assert concerned(None, TABLE) == ["embla", "maker"]
    assert concerned(TABLE, TABLE) == []
    assert concerned(TABLE, seating.sit(TABLE, "lif", 1, "Lif")) == ["lif"]
    other = seating.assign(TABLE, "maker", seating.invited_seat(2, User("lif", "Lif")))
    assert concerned(TABLE, other) == ["embla", "lif"]


def test_one_player_one_seat_but_for_the_maker_and_the_invited() -> None:
    """Who made the table may play several at one screen; so may one who is invited to several."""
    free = seating.leave(TABLE, "maker", 2)
    seated = seating.sit(free, "lif", 1, "Lif")
    with pytest.raises(AlreadySeated):
        seating.sit(seated, "lif", 2, "Lif")
    assert seating.sit(free, "maker", 1, "Gná").owned_by("maker") == {0, 1}
    twice = replace(TABLE, seats=(*SEATS[:1], seating.invited_seat(1, User("embla", "Embla")), *SEATS[2:]))
    assert seating.sit(seating.sit(twice, "embla", 1, "A"), "embla", 2, "B").owned_by("embla") == {1, 2}


def test_a_seat_is_left_by_its_player_and_freed_by_the_maker() -> None:
    """Nobody else frees it; leaving twice does no more than once."""
    seated = seating.sit(TABLE, "lif", 1, "Lif")
    with pytest.raises(NotYourSeat):
        seating.leave(seated, "other", 1)
    with pytest.raises(NotYourSeat):
        seating.leave(seated, "lif", 3)
    for user in ("lif", "maker"):
        left = seating.leave(seated, user, 1)
        assert left.seats[1] == seating.open_seat(1)
        assert seating.leave(left, "lif", 1) == left
    assert seating.leave(TABLE, "maker", 3).seats[3] == seating.open_seat(3)


def test_the_maker_gives_seats_away() -> None:
    """To a bot, to somebody invited or to anybody, but not one that another player has taken."""
    bot = seating.bot_seat(1, "last")
    assert seating.assign(TABLE, "maker", bot).seats[1] == bot
    assert seating.assign(TABLE, "maker", seating.open_seat(0)).owned_by("maker") == frozenset()
    with pytest.raises(NotYourTable):
        seating.assign(TABLE, "embla", bot)
    with pytest.raises(SeatTaken):
        seating.assign(seating.sit(TABLE, "lif", 1, "Lif"), "maker", bot)
    for guest in ("embla", "maker"):
        with pytest.raises(AlreadySeated):
            seating.assign(TABLE, "maker", seating.invited_seat(1, User(guest, guest)))


def test_the_maker_cancels() -> None:
    """Nobody else does; a table that was cancelled stays so."""
    closed = seating.cancel(TABLE, "maker")
    assert closed == replace(TABLE, closed=True) == seating.cancel(closed, "maker")
    with pytest.raises(NotYourTable):
        seating.cancel(TABLE, "lif")


CHANGES: list[Callable[[Table], Table]] = [
    lambda table: seating.sit(table, "lif", 1, "Lif"),
    lambda table: seating.leave(table, "maker", 1),
    lambda table: seating.assign(table, "maker", seating.bot_seat(1, "first")),
]


@pytest.mark.parametrize("change", [*CHANGES, lambda table: seating.cancel(table, "maker")])
def test_after_the_start_seats_stay(change: Callable[[Table], Table]) -> None:
    """Nothing can be changed then."""
    with pytest.raises(Started):
        change(replace(TABLE, started=TIME))


def test_who_comes_after_the_start_comes_too_late() -> None:
    """The seat is taken; one's own is still one's own."""
    started = replace(seating.sit(TABLE, "lif", 1, "Lif"), started=TIME)
    with pytest.raises(SeatTaken):
        seating.sit(started, "other", 1, "Other")
    assert seating.sit(started, "maker", 0, "Ask") == started


@pytest.mark.parametrize("change", CHANGES)
def test_a_cancelled_table_stays_as_it_is(change: Callable[[Table], Table]) -> None:
    """Nobody sits down there any more."""
    with pytest.raises(Closed):
        change(replace(TABLE, closed=True))


@pytest.mark.parametrize("number", [-1, 4])
def test_there_are_as_many_seats_as_there_are(number: int) -> None:
    """Another number is no seat."""
    with pytest.raises(UnknownSeat):
        seating.sit(TABLE, "lif", number, "Lif")
    with pytest.raises(UnknownSeat):
        seating.leave(TABLE, "lif", number)


def test_a_rematch_has_ones_own_seats_and_invites_the_others() -> None:
    """Bots play again; who did not sit there cannot ask."""
    played = replace(
        TABLE, seats=(*SEATS[:1], *(Seat(k, "x", HUMAN, owner="embla") for k in (1, 2)), SEATS[3])
    )
    seats = seating.rematch_seats(played, "maker", {})
    assert [seat.owner for seat in seats] == ["maker", None, None, None]
    assert [seat.invited for seat in seats] == [None, "embla", "embla", None]
    assert seats[3] == SEATS[3]
    with pytest.raises(NotYourTable):
        seating.rematch_seats(played, "lif", {})


def test_who_may_know_of_a_table() -> None:
    """Before the start everybody with the link; then only who sits there, if it says so."""
    table = replace(TABLE, watch=SEATED)
    assert all(table.admits(user) for user in (None, *PEOPLE))
    running = replace(table, started=TIME)
    assert [user for user in (None, *PEOPLE) if running.admits(user)] == ["maker"]
    assert replace(TABLE, started=TIME).admits(None)


def test_whom_a_seat_is_kept_for_is_told_to_two() -> None:
    """Who made the table and who is invited read the name; to others the seat is just not free."""
    seen = {user: waiting_view(TABLE, user).seats[2] for user in (None, *PEOPLE)}
    assert {user for user, seat in seen.items() if seat.invited == "Embla"} == {"maker", "embla"}
    assert {user for user, seat in seen.items() if seat.invited_me} == {"embla"}
    assert all(seat.kept and not seat.taken and seat.name == "" for seat in seen.values())


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["sit", "leave", "bot", "open", "invite", "cancel"]),
        st.sampled_from(PEOPLE),
        st.integers(0, 3),
        st.sampled_from(PEOPLE),
    ),
    max_size=30,
)


@given(STEPS)
def test_whatever_people_do_seats_stay_seats(steps: list[tuple[str, str, int, str]]) -> None:
    """Each is a bot's, a player's, kept or open, and nobody loses one but by own or the maker's hand."""
    table = TABLE
    for step, user, number, guest in steps:
        before = table
        doing: dict[str, Callable[[], Table]] = {
            "sit": lambda: seating.sit(before, user, number, user),  # noqa: B023  # called at once
            "leave": lambda: seating.leave(before, user, number),  # noqa: B023
            "bot": lambda: seating.assign(before, user, seating.bot_seat(number, "first")),  # noqa: B023
            "open": lambda: seating.assign(before, user, seating.open_seat(number)),  # noqa: B023
            "invite": lambda: seating.assign(before, user, seating.invited_seat(number, User(guest, guest))),  # noqa: B023
            "cancel": lambda: seating.cancel(before, user),  # noqa: B023
        }
        try:
            table = doing[step]()
        except TableError:
            continue
        _check(before, table, user)


def _check(before: Table, after: Table, user: str) -> None:
    for old, new in zip(before.seats, after.seats, strict=True):
        state: list[Any] = [new.bot, new.owner, new.invited]
        assert sum(one is not None for one in state) <= 1
        assert bool(new.name) == new.taken
        assert new.seat == old.seat
        if new != old and old.owner is not None:
            assert user in (old.owner, "maker")
        if new.owner is not None and new != old:
            assert new.owner == user
    assert after == before or not before.closed
