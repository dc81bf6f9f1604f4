"""Resigning, running out of time, coming back, and abandoning: who plays on, and when it ends."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, strategies as st
from msgspec import structs

from gladsheim import records
from gladsheim.records import verify
from gladsheim.tables.agreed.terms import ABANDON_GAME, TAKE_OVER
from gladsheim.tables.record import record
from gladsheim.tables.refusals import HasLeft, NotAway, NotRated, NotYourTurn, NoUndo, Over, TableError
from gladsheim.tables.results.result import placements
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.leaving import Ended
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ABANDON, RESIGN, RETURN, TAKEBACK, TIMEOUT, UNDO
from gladsheim.tables.views.view import view, viewer_of
from tests.tables.running.timed import act, asking_table, bank, days, line, refolded, table_of

KINDS = (RESIGN, TIMEOUT, RETURN, TAKEBACK, ABANDON, UNDO)


def test_of_two_the_one_who_stays_has_won() -> None:
    """The game ends at once: nobody is to act, nothing is to choose, and the log says why."""
    live = line(act(table_of()), RESIGN, 0)
    assert (live.status, live.to_act, live.ended) == ("over", None, Ended("resigned", (0,)))
    assert placements(live) == [2, 1]
    shown = view(live, frozenset({1}))
    assert (shown.status, shown.choices, shown.to_act, shown.my_turn) == ("over", [], None, False)
    assert [one.left for one in shown.seats] == ["resigned", None]
    assert shown.log[-1].events == [{"event": "resigned", "seat": 0}]
    for seat in (0, 1):
        with pytest.raises(Over):
            line(live, RESIGN, seat)


def test_with_more_a_bot_plays_on() -> None:
    """Its place is the last; the bot is called for its turns, and its player cannot act."""
    live = line(table_of(owners=("a", "b", "c")), RESIGN, 0)
    terms = replace(live.table.terms, takeover="last")
    live = structs.replace(live, table=structs.replace(live.table, terms=terms))
    assert (live.status, live.bot_to_act, live.ended) == ("running", "last", None)
    shown = view(live, frozenset({0}))
    assert (shown.my_turn, shown.thinking, shown.choices) == (False, True, [])
    live = act(live)
    assert (live.to_act, live.bot_to_act) == (1, None)
    with pytest.raises(HasLeft):
        line(live, RESIGN, 0)
    over = line(live, RESIGN, 2)
    assert over.ended == Ended("resigned", (0, 2))
    assert placements(over) == [3, 1, 2]


def test_without_people_the_game_ends() -> None:
    """Bots do not play on among themselves; those that stay share the first place."""
    live = line(table_of(owners=("a", None, None)), RESIGN, 0)
    assert live.ended == Ended("resigned", (0,))
    assert placements(live) == [3, 1, 1]


def test_time_runs_out_only_for_the_seat_to_act() -> None:
    """And never while it is asked in secret: the line would tell all that it was."""
    live = table_of(bank(absence=TAKE_OVER))
    with pytest.raises(NotYourTurn):
        line(live, TIMEOUT, 1)
    asked = act(asking_table(bank(absence=TAKE_OVER), (1,)))
    assert asked.to_act == 1
    assert asked.asked_in_secret
    for seat in (0, 1):
        with pytest.raises(NotYourTurn):
            line(asked, TIMEOUT, seat)


def test_the_terms_may_end_the_game_with_the_first_who_runs_out() -> None:
    """With `abandon` all others share the first place, with `bot` the game goes on."""
    owners = ("a", "b", "c")
    ended = line(table_of(days(absence=ABANDON_GAME), owners), TIMEOUT, 0)
    assert (ended.ended, placements(ended)) == (Ended("timeout", (0,)), [3, 1, 1])
    going = line(table_of(days(absence=TAKE_OVER), owners), TIMEOUT, 0)
    assert (going.ended, going.bot_to_act) == (None, "first")


def test_who_ran_out_of_time_may_come_back() -> None:
    """But not at a rated table, and not who resigned."""
    owners = ("a", "b", "c")
    away = line(table_of(days(absence=TAKE_OVER), owners), TIMEOUT, 0)
    back = line(away, RETURN, 0)
    assert (back.left, back.bot_to_act) == ((), None)
    assert view(back, frozenset({0})).my_turn
    for live in (back, line(back, RESIGN, 0)):
        with pytest.raises(NotAway):
            line(live, RETURN, 0)
    rated = line(table_of(days(absence=TAKE_OVER), owners, rated=True), TIMEOUT, 0)
    with pytest.raises(NotRated):
        line(rated, RETURN, 0)


def test_a_takeback_leads_before_the_last_action_of_who_asks() -> None:
    """Also past others' actions and draws, which an undo never does."""
    start = act(table_of())
    live = act(act(act(start)))
    for asker, plies in ((0, 2), (1, 3)):
        back = line(live, TAKEBACK, asker)
        assert len(back.standing_steps) == plies
        assert back.to_act == asker
        assert back.state.document() == live.at(plies).state.document()
        assert [entry.undone for entry in view(back, frozenset()).log][:-1] == [k >= plies for k in range(4)]
    again = act(line(live, TAKEBACK, 0))
    assert again.state.document() == live.at(3).state.document()
    with pytest.raises(NoUndo):
        line(start, TAKEBACK, 1)
    with pytest.raises(NotRated):
        line(act(table_of(rated=True)), TAKEBACK, 0)


def test_a_takeback_does_not_tell_of_hidden_actions() -> None:
    """Who passed in secret is led before the last action that all know of, as if it had not passed."""
    asked = act(act(asking_table(bank(), (1,)), action=None), action="pass")
    with pytest.raises(NoUndo):
        line(asked, TAKEBACK, 1)


def test_all_agree_to_abandon() -> None:
    """Then nobody has won, and the places of the game stay empty."""
    live = line(act(table_of()), ABANDON, 1)
    assert (live.ended, placements(live)) == (Ended("abandoned", ()), None)


def test_places_of_a_game_that_went_on_without_somebody() -> None:
    """The bot may bring the seat any points: who has left is behind those who stayed."""
    live = line(table_of(owners=("a", "b", "c"), cards=2), RESIGN, 0)
    while not live.over:
        live = act(live)
    assert live.ended is None
    assert live.state.result()["winners"] == [0]
    assert placements(live) == [3, 1, 1]


def test_equal_figures_share_a_place() -> None:
    """Seats of which the result says the same are level; the next place is left out."""
    live = table_of(owners=("a", "b", "c"), cards=2)
    while not live.over:
        live = act(live)
    live.state.points[:] = [1, 1, 2]  # type: ignore[attr-defined]  # the toy's own
    assert placements(live) == [2, 2, 1]
    assert placements(table_of()) is None


def test_one_screen_looks_through_a_seat_that_still_plays() -> None:
    """The bot's moves for a seat that was left do not turn the screen to its hand."""
    live = act(line(table_of(owners=("a", "a", "b")), RESIGN, 0))
    assert viewer_of(live, frozenset({0, 1})) == 1
    assert viewer_of(line(table_of(owners=("a", "b", "c")), RESIGN, 0), frozenset({0})) == 0


def test_the_record_of_a_game_that_ended_early_holds() -> None:
    """It tells the secret, why it ended, and no result; what was taken back is not in it."""
    live = line(line(act(act(table_of())), TAKEBACK, 0), RESIGN, 1)
    written = record(live)
    assert written.result is None
    assert written.ended is not None
    assert written.ended.to_json() == {"how": "resigned", "seats": [1]}
    assert written.actions == ()
    assert written.start.revealed
    assert not record(act(table_of())).start.revealed


@given(st.data())
def test_every_line_that_is_taken_folds_to_the_same_table(data: st.DataObject) -> None:
    """Whatever is tried in whatever order: folded again it is the same table for everybody."""
    rated = data.draw(st.booleans())
    live = table_of(bank(absence=TAKE_OVER), ("a", "b", "c", None), cards=3, rated=rated)
    for number in range(data.draw(st.integers(0, 12))):
        wish = data.draw(st.sampled_from(("act", *KINDS)))
        try:
            live = act(live, number) if wish == "act" else line(live, wish, data.draw(seats()), number)
        except (TableError, AssertionError):
            continue
        assert live.over == (live.to_act is None)
        assert live.over or live.people
    assert _everything(refolded(live)) == _everything(live)
    places = placements(live)
    assert places is None or sorted(places)[0] == 1


def seats() -> st.SearchStrategy[int]:
    """A seat of the table."""
    return st.integers(0, 3)


def _everything(live: Live) -> object:
    shown = [view(live, frozenset(mine)) for mine in ((), (0,), (0, 1), (2,))]
    return shown, standing_of(live), record(live), live.left


def test_records_of_early_ends_are_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of records plays such a game again, and finds an end that is none."""
    from tests.toys import register

    register(monkeypatch)
    live = table_of()
    while len(live.state.legal_actions()) > 1 and live.seq < 3:
        live = act(live)
    written = record(line(live, RESIGN, 0))
    report = verify(written)
    assert (report.ok, report.over, report.plies) == (True, True, 3)
    while not live.over:
        live = act(live)
    finished = record(live)
    spoilt = replace(finished, result=None, ended=written.ended)
    assert [one.check for one in verify(spoilt).findings] == ["ended"]
    nobody = replace(written, ended=records.EarlyEnd("resigned", ()))
    assert [one.check for one in verify(nobody).findings] == ["ended"]
