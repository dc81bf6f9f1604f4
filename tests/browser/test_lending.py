"""Pages that are handed on between tests."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.company.company import call
from tests.browser.hall import Hall
from tests.browser.lending import WIDE, Lender, Lent

pytestmark = pytest.mark.browser

SETTINGS: dict[str, Any] = {"service_workers": "block", "locale": "fr-FR", **WIDE}
"""Those of no other test: nobody else is lent these pages."""
LEAVE = "() => { localStorage.setItem('gladsheim-lessons', '{}'); sessionStorage.setItem('left', '1') }"
CHANGES = (
    "window.left = 1",
    "() => { window.Date = class extends Date {} }",
    "localStorage.setItem('gladsheim-settings', '{}')",
    "sessionStorage.setItem('gladsheim-waiting', '{}')",
)
KEPT = "() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]"


def lend(lender: Lender, hall: Hall, name: str) -> Lent:
    """A page for a guest of this name."""
    lent = lender.lend(hall, SETTINGS, advised=False, own=False)
    lent.begin(lender.elsewhere, name, None)
    lent.learn()
    return lent


def test_a_page_is_another_guests_the_next_time(lender: Lender, hall: Hall) -> None:
    """It is not loaded anew, and has nothing that was kept for the guest before."""
    lent = lend(lender, hall, "Vor")
    before = lent.context.cookies()
    began = lent.page.evaluate("performance.timeOrigin")
    lent.page.evaluate(LEAVE)
    lender.take_back(lent)
    again = lend(lender, hall, "Syn")
    assert again is lent
    assert again.page.evaluate("performance.timeOrigin") == began
    assert again.context.cookies() != before
    assert call(again.page, "GET", "me")["name"] == "Syn"
    assert again.page.evaluate(KEPT) == ["gladsheim-settings"]
    lender.take_back(again)
    lender.drop(again)


def test_a_page_that_a_test_has_changed_is_closed(lender: Lender, hall: Hall) -> None:
    """What it has left in the window, in the settings or waiting would be in the next one's way."""
    for change in CHANGES:
        lent = lend(lender, hall, "Vor")
        lent.page.evaluate(change)
        lender.take_back(lent)
        assert lent.page.is_closed(), change
        assert lent not in lender.idle
