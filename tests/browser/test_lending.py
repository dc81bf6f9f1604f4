"""Pages, and tables that can be shown anything, which are handed on between tests."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest
from playwright.sync_api import Page

from tests.browser.company.company import call
from tests.browser.hall import Hall
from tests.browser.lending import WIDE, Lender, Lent
from tests.browser.staging import Stages, taken

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


class Counted:
    """A table that counts how often it was cleared."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cleared = 0

    def clear(self, language: str = "en") -> None:
        """Count."""
        self.cleared += 1


def stages() -> Stages[Counted]:
    """Tables on pages that nobody sees."""
    return Stages(Counted, Mock(side_effect=lambda **_: Mock(spec=Page)), [])


def test_a_table_is_made_once_for_a_kind_of_page_and_cleared_for_each_test() -> None:
    """Pages that differ in their size alone are of one kind."""
    made = stages()
    first = made.take()
    assert made.take(viewport={"width": 360, "height": 640}) is first
    assert first.cleared == 1
    first.page.set_viewport_size.assert_called_once_with({"width": 360, "height": 640})  # type: ignore[attr-defined]  # a mock
    assert made.take(has_touch=True) is not first


def test_a_fault_in_the_page_of_a_table_fails_the_test_that_had_it() -> None:
    """The next test that is given the table begins without it."""
    made = stages()
    with pytest.raises(AssertionError), taken(made):
        made.faults.append("lost")
    with taken(made):
        pass
