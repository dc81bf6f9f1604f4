"""When a condition fits what was done, and where there are conditions at all."""

from __future__ import annotations

from msgspec.structs import replace

from gladsheim.tables.agreed.terms import Clock, Terms
from gladsheim.tables.prepared import Condition, Prepared, takes_conditions
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import RESIGN
from tests.tables.running.test_live import act, new_table, undo
from tests.tables.running.test_numbering import secret_table
from tests.tables.test_prepared import happened


def condition(live: Live, supposed: str, by: int = 0) -> Condition:
    """One that was given at a position."""
    return Condition(by, supposed, {}, Prepared("ponder", 0, live.seq, {}))


def test_it_fits_what_was_supposed_alone() -> None:
    """Not before anything was done, and not if something else was."""
    live = new_table()
    first, second = live.state.legal_actions()[:2]
    one, other = condition(live, first), condition(live, second)
    assert not one.fits(live)
    after = act(live, first)
    assert (one.fits(after), other.fits(after)) == (True, False)
    assert not condition(live, first, by=1).fits(after)


def test_it_fits_only_the_whole_of_what_its_seat_did() -> None:
    """What was done beside it may have changed everything; what was undone has not."""
    live = new_table()
    card = live.state.legal_actions()[0]
    pondered = act(live, "ponder")
    assert not condition(live, card).fits(act(pondered, card))
    assert condition(live, card).fits(act(undo(pondered), card))
    assert not condition(live, card).fits(undo(pondered))


def test_it_does_not_fit_once_something_follows() -> None:
    """Neither another seat's action nor that somebody left."""
    live = new_table(players=3)
    card = live.state.legal_actions()[0]
    after = act(live, card)
    assert condition(live, card).fits(after)
    assert not condition(live, card).fits(act(after))
    assert not condition(live, card).fits(happened(after, RESIGN, 2))


def test_what_others_did_before_does_not_matter_and_secret_passes_neither() -> None:
    """Who sits further away plays first; that somebody was asked in between is nobody's business."""
    live = new_table(players=3)
    after = act(live)
    card = after.state.legal_actions()[0]
    assert condition(live, card, by=1).fits(act(after, card))
    start = secret_table((1,))
    asked = act(start)
    supposed = condition(start, asked.lines[-1].action)
    assert asked.asked_in_secret
    assert supposed.fits(asked)
    assert supposed.fits(act(asked, "pass"))


def test_what_is_hidden_never_fits() -> None:
    """A card kept in secret is nobody else's to suppose."""
    live = act(act(secret_table((1,)), None), "pass")
    kept = act(live, action := live.state.legal_actions()[0])
    assert action.startswith("keep:")
    assert not condition(live, action).fits(kept)


def test_there_are_conditions_where_turns_take_days() -> None:
    """Not where people sit together, with a clock or without."""
    for clock, taken in ((Clock("days", days=3), True), (Clock("bank", minutes=5), False), (Clock(), False)):
        assert takes_conditions(replace(new_table().table, terms=Terms(clock=clock))) is taken
