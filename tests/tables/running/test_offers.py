"""What the players agree on: who must, when an offer lapses, and that it tells nothing secret."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gladsheim.tables.refusals import HasLeft, NoOffer, NotRated, NotYourSeat, NoUndo, Over
from gladsheim.tables.running import offers
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ABANDON, RESIGN, TAKEBACK, Offer
from gladsheim.tables.views.parts import OfferView
from gladsheim.tables.views.view import view
from tests.tables.running.timed import BEGUN, MINUTE, act, asking_table, bank, line, table_of


def offering(live: Live, *made: Offer) -> Live:
    """The table with these offers stored."""
    return replace(live, table=replace(live.table, offers=made))


def test_all_people_who_play_must_agree() -> None:
    """Bots agree to everything; seats of one user agree with one word."""
    live = act(table_of(owners=("a", "a", "b", None)))
    offer = offers.make(live, TAKEBACK, 0, "a")
    assert offer == Offer(TAKEBACK, 0, 1, (0, 1))
    assert not offers.settled(live, offer)
    live = offering(live, offer)
    assert view(live, frozenset()).offers == [OfferView(TAKEBACK, 0, [0, 1])]
    assert offers.settled(live, offers.agree(live, TAKEBACK, "b"))
    alone = act(table_of(owners=("a", None)))
    assert offers.settled(alone, offers.make(alone, TAKEBACK, 0, "a"))


def test_who_has_left_is_not_asked() -> None:
    """Nor may they offer or answer anything."""
    live = act(line(table_of(owners=("a", "b", "c")), RESIGN, 2))
    offer = offers.agree(offering(live, offers.make(live, ABANDON, 0, "a")), ABANDON, "b")
    assert offers.settled(live, offer)
    live = offering(live, offer)
    for attempt in (
        lambda: offers.make(live, ABANDON, 2, "c"),
        lambda: offers.agree(live, ABANDON, "c"),
        lambda: offers.withdrawn(live, ABANDON, "c"),
    ):
        with pytest.raises(HasLeft):
            attempt()


def test_an_offer_lapses_when_the_game_moves_on() -> None:
    """For everybody at the same line; a hidden one moves nothing that all know of."""
    live = act(table_of())
    live = offering(live, offers.make(live, TAKEBACK, 0, "a"))
    later = act(live)
    assert (view(live, frozenset()).offers != [], view(later, frozenset()).offers) == (True, [])
    with pytest.raises(NoOffer):
        offers.agree(later, TAKEBACK, "b")
    asked = act(asking_table(bank(), (1,)))
    asked = offering(asked, offers.make(asked, TAKEBACK, 0, "a"))
    passed = act(asked, action="pass")
    assert view(passed, frozenset({0})).offers == view(asked, frozenset({0})).offers != []


def test_offers_that_make_no_sense_are_refused() -> None:
    """Somebody else's seat, nothing to take back, a rated game, one that is over."""
    live = table_of()
    with pytest.raises(NotYourSeat):
        offers.make(live, ABANDON, 1, "a")
    with pytest.raises(NotYourSeat):
        offers.agree(live, ABANDON, None)
    with pytest.raises(NoUndo):
        offers.make(live, TAKEBACK, 0, "a")
    with pytest.raises(NotRated):
        offers.make(act(table_of(rated=True)), TAKEBACK, 0, "a")
    with pytest.raises(Over):
        offers.make(line(live, RESIGN, 0), ABANDON, 1, "b")


def test_anybody_who_plays_declines() -> None:
    """Then it is gone, and other offers stay; twice is as once."""
    live = act(table_of())
    back, end = offers.make(live, TAKEBACK, 0, "a"), offers.make(live, ABANDON, 1, "b")
    live = offering(live, back, end)
    assert offers.with_offer(live, back) == (end, back)
    assert offers.withdrawn(live, TAKEBACK, "b") == (end,)
    assert offers.withdrawn(offering(live, end), TAKEBACK, "b") == (end,)


def test_nobody_waits_for_whom_all_are_waiting() -> None:
    """One whose time is up is not asked whether to abandon the game; for a takeback it is."""
    live = act(table_of(bank(15, 0), ("a", "b", "c")), BEGUN)
    now = BEGUN + 15 * MINUTE
    live = offering(live, offers.make(live, ABANDON, 0, "a"))
    offer = offers.agree(live, ABANDON, "c")
    assert [offers.settled(live, offer, then) for then in (now - 1, now)] == [False, True]
    assert not offers.settled(live, offers.find(live, ABANDON) or offer, now)
    back = replace(offer, kind=TAKEBACK)
    assert not offers.settled(live, back, now)
