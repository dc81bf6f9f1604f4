"""The terms of a table as they are stored."""

from __future__ import annotations

import pytest

from gladsheim.tables.agreed.terms import NO_TERMS, Terms
from tests.tables.running.timed import bank, days


@pytest.mark.parametrize("terms", [NO_TERMS, days(7, "abandon"), bank(180, 300, "bot")])
def test_stored_terms_are_read_again(terms: Terms) -> None:
    """Every field of them."""
    assert Terms.of_text(terms.to_text()) == terms


def test_tables_of_before_have_no_clock() -> None:
    """What was stored before there were terms is no clock and nothing to follow."""
    assert Terms.of_text("{}") == NO_TERMS
    assert not NO_TERMS.timed
