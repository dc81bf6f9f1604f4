"""The resource phase (VA-5)."""

from __future__ import annotations

import pytest

from gladsheim.testing.ledger import rule
from tests.games.valda.boards import after, decision, refuses, stock, table, texts

TRADES = {f"trade:{given}:{wanted}" for given in "bgd" for wanted in "bgd" if given != wanted}


@rule("VA-5.1", "VA-15.3")
def test_the_roll_is_automatic() -> None:
    """A turn begins with the dice paid out and the question what to trade."""
    later = after(table({}, {"mines": 3}, phase="followers", forced=[3, 6, 1]), "end")
    assert stock(later, 1) == (0, 3, 2)
    assert (decision(later), later.current_player) == ("resource", 1)
    assert texts(later) == {"end"}


@rule("VA-5.2")
def test_four_of_one_kind_for_one_of_another() -> None:
    """Four of a single kind are given, as often as wanted, and never for the same kind."""
    state = table({"blood": 9, "gold": 3, "diamond": 3}, {})
    assert texts(state) == {"trade:b:g", "trade:b:d", "end"}
    later = after(state, "trade:b:d", "trade:b:d")
    assert stock(later) == (1, 3, 5)
    assert texts(later) == {"trade:d:b", "trade:d:g", "end"}
    refuses(state, "trade:b:b", "VA-5.2")


@rule("VA-5.2")
def test_trade_ends_with_the_phase() -> None:
    """In the game phase nothing is traded any more."""
    state = after(table({"blood": 9}, {}), "end")
    assert not texts(state) & TRADES
    refuses(state, "trade:b:g", "VA-15")


@rule("VA-5.3", "VA-11.2")
@pytest.mark.parametrize(("temples", "rate"), [(1, 2), (2, 1), (3, 1)])
def test_heimdall_makes_trade_cheaper(temples: int, rate: int) -> None:
    """Two for one with one temple, one for one with two or more: the rate is replaced."""
    have = {"temples": {"heimdall": temples}}
    state = table({**have, "gold": rate}, {})
    later = after(state, "trade:g:b")
    assert stock(later) == (1, 0, 0)
    refuses(table({**have, "gold": rate - 1}, {}), "trade:g:b", "VA-5.3")


@rule("VA-5.3")
def test_heimdall_of_others_helps_nobody() -> None:
    """Only one's own temples lower the rate."""
    refuses(table({"gold": 3}, {"temples": {"heimdall": 2}}), "trade:g:b", "VA-5.2")


@rule("VA-5.4")
def test_a_kind_received_one_for_one_stays() -> None:
    """What was received cannot be given away again, though more of it is held than came."""
    state = table({"gold": 2, "diamond": 2, "temples": {"heimdall": 2}}, {})
    later = after(state, "trade:g:d")
    assert later.document()["received"] == ["d"]
    assert texts(later) == {"trade:g:b", "trade:g:d", "end"}
    last = after(later, "trade:g:b")
    assert texts(last) == {"end"}
    refuses(last, "trade:d:g", "VA-5.4")


@rule("VA-5.4")
def test_at_two_for_one_nothing_is_remembered() -> None:
    """At another rate a received kind may be given away."""
    state = table({"gold": 4, "diamond": 1, "temples": {"heimdall": 1}}, {})
    later = after(state, "trade:g:d")
    assert later.document()["received"] == []
    assert "trade:d:b" in texts(later)


@rule("VA-5.4", "VA-4.1")
def test_a_new_phase_forgets_what_was_received() -> None:
    """In the next turn the same kind can be given again."""
    state = table({"gold": 2, "temples": {"heimdall": 2}}, {}, phase="resource", received=["g"])
    later = after(state, "end")
    assert later.document()["phase"] == "game"
    while not (later.document()["active"] == 0 and later.document()["phase"] == "resource"):
        actions = later.legal_actions()
        later = after(later, "end" if "end" in actions else "pass" if "pass" in actions else actions[0])
    assert later.document()["received"] == []
    assert "trade:g:b" in texts(later)


@rule("VA-5.5", "VA-1.2")
def test_no_trade_for_what_the_supply_has_not() -> None:
    """While all of a kind are held, nobody trades for it; with one left it is possible once."""
    state = table({"gold": 8, "blood": 3}, {"blood": 27})
    assert texts(state) == {"trade:g:d", "end"}
    refuses(state, "trade:g:b", "VA-5.5")
    one = table({"gold": 8, "blood": 2}, {"blood": 27})
    assert "trade:g:b" in texts(one)
    assert "trade:g:b" not in texts(after(one, "trade:g:b"))
