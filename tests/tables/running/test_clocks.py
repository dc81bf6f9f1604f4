"""What is left on the clocks: from lines, terms and vacations alone, and silent about secrets."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

from gladsheim.tables.agreed.terms import TAKE_OVER, WAIT, Terms
from gladsheim.tables.agreed.vacations import Vacation
from gladsheim.tables.running.clocks import SECRET_MS, clocks, standing_of
from gladsheim.tables.running.cover import PAUSE_MS
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.reckoning import RETURN_MS
from gladsheim.tables.table import RESIGN, RETURN, TAKEBACK, TIMEOUT, UNDO
from gladsheim.tables.views.cards import card
from gladsheim.tables.views.view import counts_from, known_to_act, standing, view
from tests.tables.running.test_numbering import everything, timeless
from tests.tables.running.timed import (
    BEGUN,
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    act,
    asking_table,
    bank,
    days,
    line,
    refolded,
    table_of,
)

NOBODY = frozenset[int]()


def left(live: Live, now: int | None = None) -> list[int | None]:
    """What is left for each seat."""
    return [one.left_ms for one in clocks(live, live.acting(None), now)]


def test_a_table_without_a_clock_has_no_deadline() -> None:
    """Whatever the time is."""
    live = act(table_of(), DAY)
    assert (standing_of(live).deadline, left(live, 2 * DAY)) == (None, [None, None])


def test_a_bank_pays_for_its_own_turns_and_gains_when_they_pass_on() -> None:
    """Two decisions of one turn bring one increment; the other's bank stands meanwhile."""
    live = table_of(bank(15, 10))
    assert standing_of(live).deadline == BEGUN + 15 * MINUTE
    live = act(act(live, BEGUN + 20 * SECOND, "ponder"), BEGUN + 30 * SECOND)
    assert left(live) == [15 * MINUTE - 20 * SECOND, 15 * MINUTE]
    assert left(live, BEGUN + 40 * SECOND) == [15 * MINUTE - 20 * SECOND, 15 * MINUTE - 10 * SECOND]
    assert standing_of(live).deadline == BEGUN + 30 * SECOND + 15 * MINUTE
    assert left(act(live, BEGUN + 31 * SECOND)) == [15 * MINUTE - 20 * SECOND, 15 * MINUTE + 9 * SECOND]


def test_undoing_brings_no_time() -> None:
    """To act and undo again and again costs what it takes, and gains nothing."""
    live, now = table_of(bank(1, 30)), BEGUN
    for _ in range(5):
        live = act(live, now := now + SECOND, "ponder")
        live = line(live, UNDO, 0, now := now + SECOND)
    assert left(live) == [MINUTE - 10 * SECOND, MINUTE]
    many, later = table_of(days(1)), BEGUN
    for _ in range(5):
        many = line(act(many, later := later + HOUR, "ponder"), UNDO, 0, later := later + HOUR)
    assert standing_of(many).deadline == BEGUN + DAY


def test_days_are_for_each_decision() -> None:
    """The other seats have no clock meanwhile; a takeback gives the full time again."""
    live = act(table_of(days(3)), BEGUN + DAY)
    assert (left(live), standing_of(live).deadline) == ([None, 3 * DAY], BEGUN + 4 * DAY)
    assert left(live, BEGUN + 2 * DAY) == [None, 2 * DAY]
    back = line(live, TAKEBACK, 0, BEGUN + 2 * DAY)
    assert standing_of(back).deadline == BEGUN + 5 * DAY


def test_an_undo_after_a_takeback_keeps_the_time_that_it_gave() -> None:
    """A takeback gives the full time, also to an earlier action of the same turn that is undone later."""
    live = act(act(table_of(days(1)), BEGUN + HOUR, "ponder"), BEGUN + 2 * HOUR, "ponder")
    back = line(live, TAKEBACK, 0, BEGUN + 20 * HOUR)
    undone = line(back, UNDO, 0, BEGUN + 30 * HOUR)
    assert standing_of(undone).deadline == BEGUN + 20 * HOUR + DAY == standing_of(back).deadline
    again = line(act(undone, BEGUN + 31 * HOUR, "ponder"), UNDO, 0, BEGUN + 32 * HOUR)
    assert standing_of(again).deadline == BEGUN + 20 * HOUR + DAY


def test_lines_of_others_do_not_touch_a_clock() -> None:
    """That somebody else resigns gives the seat to act no time."""
    for terms in (days(1), bank(15, 0)):
        live = table_of(terms, ("a", "b", "c"))
        assert standing_of(line(live, RESIGN, 1, BEGUN + HOUR)).deadline == standing_of(live).deadline


def test_bots_have_no_clock() -> None:
    """Neither those of the beginning nor those that play on for somebody."""
    live = act(table_of(bank(), ("a", None)), BEGUN + SECOND)
    assert (standing_of(live).deadline, left(live)[1]) == (None, None)
    away = line(table_of(bank(absence=TAKE_OVER), ("a", "b", "c")), TIMEOUT, 0, DAY)
    assert (standing_of(away).deadline, left(away)[0]) == (None, None)


def test_who_comes_back_finds_some_time() -> None:
    """An empty bank holds a minute then, a clock of days begins anew."""
    now = BEGUN + 20 * MINUTE
    away = line(table_of(bank(15, 0, TAKE_OVER), ("a", "b", "c")), TIMEOUT, 0, now)
    assert standing_of(line(away, RETURN, 0, now + HOUR)).deadline == now + HOUR + 15 * MINUTE
    spent = act(act(act(table_of(bank(1, 0, TAKE_OVER), ("a", "b", "c")), BEGUN + 59 * SECOND), HOUR), HOUR)
    gone = line(spent, TIMEOUT, 0, HOUR + SECOND)
    assert standing_of(line(gone, RETURN, 0, 2 * HOUR)).deadline == 2 * HOUR + RETURN_MS
    slow = line(table_of(days(1, TAKE_OVER), ("a", "b", "c")), TIMEOUT, 0, 2 * DAY)
    assert standing_of(line(slow, RETURN, 0, 3 * DAY)).deadline == 4 * DAY


def test_who_comes_back_to_act_does_not_pay_for_the_time_away() -> None:
    """Neither at once nor with the next action: the decision began when the seat came back."""
    away = line(table_of(bank(15, 0, TAKE_OVER), ("a", "b", "c")), TIMEOUT, 0, BEGUN + 15 * MINUTE)
    back = line(away, RETURN, 0, BEGUN + HOUR)
    assert left(back)[0] == 15 * MINUTE
    assert left(act(back, BEGUN + HOUR + MINUTE))[0] == 14 * MINUTE


def test_only_what_the_hall_has_to_do_is_due() -> None:
    """Where nothing follows, a deadline is shown and nobody looks for it."""
    assert standing_of(table_of(days(absence=WAIT))).due is None
    assert standing_of(table_of(days(absence=TAKE_OVER))).due == BEGUN + DAY


def test_clocks_stand_still_on_vacation() -> None:
    """Only those that count days, and only of the player who is away."""
    away = (Vacation("a", BEGUN + 2 * HOUR, BEGUN + 30 * DAY),)
    live = table_of(days(1))
    resting = replace(live, table=replace(live.table, vacations=away))
    assert standing_of(resting).deadline == BEGUN + 30 * DAY + DAY - 2 * HOUR
    clock = clocks(resting, 0, BEGUN + 9 * DAY)[0]
    assert (clock.left_ms, clock.running, clock.vacation) == (DAY - 2 * HOUR, False, True)
    ended = (replace(away[0], ended=BEGUN + 5 * HOUR),)
    home = replace(live, table=replace(live.table, vacations=ended))
    assert standing_of(home).deadline == BEGUN + DAY + 3 * HOUR
    assert clocks(home, 0, BEGUN + 6 * HOUR)[0].left_ms == DAY - 3 * HOUR
    before = replace(live, table=replace(live.table, vacations=(Vacation("a", 0, 1, 1),)))
    other = replace(live, table=replace(live.table, vacations=(Vacation("b", BEGUN, 30 * DAY),)))
    quick = table_of(bank())
    busy = replace(quick, table=replace(quick.table, vacations=away))
    for table, same in ((before, live), (other, live), (busy, quick)):
        assert standing_of(table).deadline == standing_of(same).deadline


@pytest.mark.parametrize("terms", [bank(5, 10), days(2)])
def test_no_clock_shows_who_is_asked_in_secret(terms: Terms) -> None:
    """Somebody asked who answers at once, or nobody asked: to the others every byte is the same."""
    told = []
    for charmed in ((), (1,), (1, 2)):
        live = act(asking_table(terms, charmed), BEGUN + SECOND)
        for number in range(len(charmed)):
            live = act(live, BEGUN + SECOND + 100 * (number + 1), "pass")
        assert live.to_act == 0
        length = 2 * DAY if terms == days(2) else 5 * MINUTE - SECOND
        assert standing_of(live).deadline == BEGUN + SECOND + PAUSE_MS + length
        told.append((left(live, BEGUN + MINUTE), counts_from(live, NOBODY), standing(live, NOBODY).deadline))
    assert told[0] == told[1] == told[2]


def test_a_secret_question_costs_nobody_anything() -> None:
    """While it waits no clock runs for the others; the one who is asked has a minute, or days."""
    live = act(asking_table(bank(5, 0), (1,)), BEGUN + SECOND)
    assert [one.running for one in view(live, frozenset({0}), now=HOUR).clocks] == [False] * 3
    assert counts_from(live, frozenset({0, 2})) is None
    mine = view(live, frozenset({1}), now=BEGUN + SECOND + PAUSE_MS + 10 * SECOND).clocks[1]
    assert (mine.running, mine.left_ms) == (True, SECRET_MS - 10 * SECOND)
    assert standing_of(live).deadline == BEGUN + SECOND + PAUSE_MS + SECRET_MS
    answered = act(live, BEGUN + 40 * SECOND, "pass")
    assert left(answered) == [5 * MINUTE - SECOND, 5 * MINUTE, 5 * MINUTE]
    slow = act(asking_table(days(2), (1,)), BEGUN + SECOND)
    assert standing_of(slow).deadline == BEGUN + SECOND + PAUSE_MS + 2 * DAY
    for viewer in (NOBODY, frozenset({0}), frozenset({2})):
        assert standing(slow, viewer).deadline is None


def test_a_view_without_a_time_does_not_change_with_it() -> None:
    """So that a socket is sent nothing while nothing happens; with a time it tells what is left."""
    live = act(table_of(bank()), BEGUN)
    assert everything(live, NOBODY) == everything(refolded(live), NOBODY)
    assert counts_from(live, NOBODY) == BEGUN
    assert view(live, NOBODY).clocks[1].left_ms == 15 * MINUTE
    assert view(live, NOBODY, now=BEGUN + SECOND).clocks[1].left_ms == 15 * MINUTE - SECOND


def test_cards_tell_players_what_is_left() -> None:
    """Those who do not sit there are not told; what has run out is zero, not less."""
    live = table_of(days(1))
    assert card(live.table, standing_of(live), "a", BEGUN + HOUR).left_ms == DAY - HOUR
    assert card(live.table, standing_of(live), "b", 9 * DAY).left_ms == 0
    assert card(live.table, standing_of(live), "z", BEGUN).left_ms is None
    assert card(live.table, standing_of(live), None, BEGUN).left_ms is None


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 10 * MINUTE)), max_size=12), st.integers(0, 60))
def test_time_is_neither_made_nor_lost(moves: list[tuple[bool, int]], increment: int) -> None:
    """All banks together are what there was, less what has passed, and the increments of turns."""
    live, now, turns = table_of(bank(15, increment), cards=6), BEGUN, 0
    for ponder, pause in moves:
        if live.over or (ponder and "ponder" not in live.state.legal_actions()):
            continue
        now += pause
        live = act(live, now, "ponder" if ponder else None)
        turns += not ponder
    if live.over:
        return
    spent = 2 * 15 * MINUTE - sum(15 * MINUTE - known for known in _banks(live))
    assert spent == 2 * 15 * MINUTE - (now - BEGUN) + turns * increment * SECOND
    assert known_to_act(live, NOBODY) == live.to_act


def _banks(live: Live) -> list[int]:
    from gladsheim.tables.running.clocks import reckon

    return [15 * MINUTE - spent for spent in reckon(live).spent]


@pytest.mark.parametrize("terms", [bank(5, 10), days(2)])
def test_every_byte_is_the_same_whoever_is_asked(terms: Terms) -> None:
    """To those who are not asked: while the question waits, and after a quick answer to it."""
    for viewer in (frozenset({0}), frozenset({0, 2}), NOBODY):
        told = []
        for asked in ((1,), (1, 2)):
            live = timeless(act(asking_table(terms, asked), BEGUN + SECOND))
            told.append(everything(live, viewer))
        assert told[0] == told[1]
    told = []
    for charmed in ((), (2,), (1, 2)):
        live = act(asking_table(terms, charmed), BEGUN + SECOND)
        for _ in charmed:
            live = act(live, BEGUN + SECOND + 300, "pass")
        told.append(everything(timeless(live), NOBODY))
    assert told[0] == told[1] == told[2]
