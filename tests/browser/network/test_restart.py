"""A hall that dies in the middle of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import open_table, say

pytestmark = pytest.mark.browser


def test_the_page_catches_up_with_a_hall_that_was_killed(open_page: OpenPage, mortal_hall: Hall) -> None:
    """The page says that it hangs behind, finds the restarted hall by itself, and the game goes on."""
    sitting = open_table(open_page(mortal_hall), ["greedy"], set="base")
    for _ in range(3):
        sitting.wait_for_turn()
        sitting.move()
    sitting.wait_for_turn()
    before = sitting.view()
    mortal_hall.kill()
    behind = sitting.page.get_by_role("status").filter(has_text=say("status-behind"))
    expect(behind).to_be_visible()
    mortal_hall.start()
    expect(behind).to_have_count(0)
    sitting.move()
    sitting.wait_for_turn()
    after = sitting.view()
    assert after["log"][: before["seq"]] == before["log"]
    assert after["log"][before["seq"]]["seat"] == before["to_act"]
