"""A line of advice in the first turns of a game, at a newcomer's first table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_seats, open_to_begin, say

pytestmark = pytest.mark.browser


def test_a_newcomer_is_advised_on_the_position_at_the_first_table_alone(open_page: OpenPage) -> None:
    """With figures of the choices there; each line can be put away, and all of it in the settings."""
    page = open_page(advised=True, own=True)
    sitting = open_to_begin(page, "voluspa", {"set": "all"})
    line = page.locator("[data-coach]")
    page.locator("main button").first.wait_for()
    page.mouse.move(4, 4)
    most = max(choice["points"] for choice in sitting.view()["choices"])
    expect(line).to_contain_text(
        str(most) if most else say("voluspa-coach-nothing", tile="\0").partition("\0")[0]
    )
    line.get_by_role("button", name=say("table-coach-away")).click()
    expect(line).to_have_count(0)
    sitting.move()
    assert sitting.wait_for_turn()
    expect(line).to_be_visible()
    page.get_by_role("button", name=say("settings-title")).click()
    page.get_by_label(say("settings-coach")).uncheck()
    expect(line).to_have_count(0)
    page.get_by_label(say("settings-coach")).check()
    page.get_by_role("button", name=say("settings-close"), exact=True).click()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_seats(page, "voluspa", ["greedy"], 1, {"set": "all"}).wait_for_turn()
    page.locator("main button").first.wait_for()
    page.mouse.move(8, 8)
    page.locator("#tip").wait_for(state="attached")
    assert not any(url.endswith("/advice") for url in asked)


def test_who_wants_no_advice_asks_for_none(open_page: OpenPage) -> None:
    """The hall is not asked where the setting is off."""
    page = open_page(own=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_to_begin(page, "voluspa", {"set": "all"})
    page.locator("main button").first.wait_for()
    page.mouse.move(4, 4)
    page.locator("#tip").wait_for(state="attached")
    assert not any(url.endswith("/advice") for url in asked)
    expect(page.locator("[data-coach]")).to_have_count(0)
