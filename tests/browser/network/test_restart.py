"""A hall that dies in the middle of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.company.test_talk import NARROW
from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.lending import WIDE
from tests.browser.sitting import open_table, say
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

SIZES = {"desktop": WIDE, "phone": NARROW}


@pytest.mark.parametrize("size", mostly_long(SIZES, ["phone"]))
def test_a_game_goes_on_when_a_killed_hall_is_back(open_page: OpenPage, mortal_hall: Hall, size: str) -> None:
    """While it is away the page says so, and that a move did not arrive; it finds the restarted hall by
    itself, nothing of what failed stays on the page, and the game goes on from where it stood.
    """
    sitting = open_table(open_page(mortal_hall, **SIZES[size]), ["greedy"], set="base")
    page = sitting.page
    assert sitting.wait_for_turn()
    sitting.move()
    assert sitting.wait_for_turn()
    before = sitting.view()
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
    expect(told).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text=say("status-behind"))).to_have_count(0)
    sitting.sure.click()
    sitting.wait_for_turn()
    after = sitting.view()
    assert after["log"][: before["seq"]] == before["log"]
    assert after["log"][before["seq"]]["seat"] == before["to_act"]


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
