"""A hall that dies in the middle of a game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.company.test_talk import NARROW
from tests.browser.conftest import WIDE, OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import open_table, say

pytestmark = pytest.mark.browser


def test_the_page_catches_up_with_a_hall_that_was_killed(open_page: OpenPage, mortal_hall: Hall) -> None:
    """The page says that the hall is away, finds the restarted hall by itself, and the game goes on."""
    sitting = open_table(open_page(mortal_hall), ["greedy"], set="base")
    for _ in range(3):
        sitting.wait_for_turn()
        sitting.move()
    sitting.wait_for_turn()
    before = sitting.view()
    mortal_hall.kill()
    behind = sitting.page.get_by_role("status").filter(has_text=say("status-unreachable"))
    expect(behind).to_be_visible()
    mortal_hall.start()
    expect(behind).to_have_count(0)
    sitting.move()
    sitting.wait_for_turn()
    after = sitting.view()
    assert after["log"][: before["seq"]] == before["log"]
    assert after["log"][before["seq"]]["seat"] == before["to_act"]


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["desktop", "phone"])
def test_what_failed_is_forgotten_when_the_hall_is_back(
    open_page: OpenPage, mortal_hall: Hall, size: dict[str, Any]
) -> None:
    """While it is away the page says so, and that a move did not arrive; nothing of it stays afterwards."""
    sitting = open_table(open_page(mortal_hall, **size), ["greedy"], set="base")
    page = sitting.page
    sitting.wait_for_turn()
    sitting.choose_tile()
    sitting.choose_best_spot()
    sitting.sure.wait_for()
    mortal_hall.kill()
    away = page.get_by_role("status").filter(has_text=say("status-unreachable"))
    expect(away).to_be_visible()
    sitting.sure.click()
    told = page.get_by_role("status").filter(has_text=say("error-unreachable"))
    expect(told).to_be_visible()
    # Where the pointer rests on it, it does not go by itself.
    told.locator("p").hover()
    mortal_hall.start()
    expect(away).to_have_count(0)
    expect(told).to_have_count(0, timeout=3_000)
    expect(page.get_by_role("status").filter(has_text=say("status-behind"))).to_have_count(0)


def test_who_is_offline_is_told_that(open_page: OpenPage, faults: list[str]) -> None:
    """Not that the hall is away: without a network nobody can know."""
    sitting = open_table(open_page(), ["greedy"], set="base")
    sitting.wait_for_turn()
    sitting.page.context.set_offline(True)
    offline = sitting.page.get_by_role("status").filter(has_text=say("status-offline"))
    expect(offline).to_be_visible()
    sitting.page.context.set_offline(False)
    expect(offline).to_have_count(0)
    # The browser's own word of what was asked for meanwhile.
    faults[:] = [fault for fault in faults if "ERR_INTERNET_DISCONNECTED" not in fault]
