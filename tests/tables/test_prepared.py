"""When a prepared move no longer waits, and why it is not played."""

from __future__ import annotations

import pytest

from gladsheim.tables.prepared import Dropped, Prepared, has_turn
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import REPAIR, RESIGN, TAKEBACK
from tests.tables.running.test_live import TIME, act, new_table, undo
from tests.tables.running.test_numbering import secret_table


def prepared(live: Live, action: str = "ponder", least: int = 0) -> Prepared:
    """A move that was prepared at a position."""
    return Prepared(action, least, live.seq, {"action": action})


def happened(live: Live, kind: str, seat: int, action: str | None = None) -> Live:
    """The table after a line that is no action."""
    return live.after(live.line(f"id {live.seq}", seat, kind, action or kind, TIME))


def test_it_waits_through_what_others_do_and_ends_with_the_next_action_of_its_seat() -> None:
    """An undone action counts, too: who had the turn has been asked."""
    live = new_table()
    move = prepared(live)
    live = act(live)
    assert not move.lapsed(live, 1)
    after = act(live, "ponder")
    assert move.lapsed(after, 1)
    assert move.lapsed(undo(after), 1)
    assert not prepared(after).lapsed(after, 1)


@pytest.mark.parametrize(("kind", "seat"), [(TAKEBACK, 0), (RESIGN, 1)])
def test_a_takeback_and_leaving_end_it(kind: str, seat: int) -> None:
    """Whatever the position was that it was prepared for is gone."""
    live = act(new_table(players=3))
    move = prepared(live)
    assert move.lapsed(happened(live, kind, seat), 1)


def test_a_repair_ends_it_and_others_who_leave_do_not() -> None:
    """What the operator took back is a position that nobody prepared for."""
    live = act(new_table(players=3))
    move = prepared(live)
    assert move.lapsed(happened(live, REPAIR, 1, "1"), 1)
    assert not move.lapsed(happened(live, RESIGN, 0), 1)


def test_an_only_choice_and_a_secret_answer_do_not_disturb_it() -> None:
    """Neither was a decision of its player about the move."""
    live = new_table()
    while len(live.state.legal_actions()) > 1:
        live = act(live, "ponder" if "ponder" in live.state.legal_actions() else None)
    seat, move = live.to_act or 0, prepared(live)
    assert not move.lapsed(act(live), seat)
    asked = act(secret_table((1,)), None)
    assert asked.asked_in_secret
    move = prepared(asked)
    assert not has_turn(asked, 1)
    assert not move.lapsed(act(asked, "pass"), 1)


def test_it_is_judged_by_what_is_legal_and_what_it_brings() -> None:
    """Points are those that the preview of the position tells."""
    live = new_table()
    card = live.state.legal_actions()[0]
    assert prepared(live, card, 1).judged(live) is None
    assert prepared(live, card, 2).judged(live) == Dropped("points", 1)
    assert prepared(live, "pass").judged(live) == Dropped("illegal")
