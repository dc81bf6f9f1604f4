"""A page that stays open while the hall is renewed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_table, say

pytestmark = pytest.mark.browser

PIECE = re.compile("/assets/RulesPage-")


def test_a_page_of_before_loads_itself_anew_where_it_was_going(
    open_page: OpenPage, faults: list[str]
) -> None:
    """The piece that it wants is gone, and the hall has another page: that page then shows it."""
    page = open_page(own=True)
    asked: list[str] = []

    def front(route: Route) -> None:
        asked.append(route.request.resource_type)
        if route.request.resource_type == "document":
            route.continue_()
        else:
            route.fulfill(
                content_type="text/html", body='<script type="module" src="./assets/index-next.js">'
            )

    page.route(re.compile(r"^http://[^/]+/$"), front)
    page.route(PIECE, lambda route: route.continue_() if "document" in asked else route.fulfill(status=404))
    page.get_by_role("link", name=say("hall-rules-game", game="Völuspá")).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Völuspá"))
    assert asked == ["fetch", "document"]
    assert all("404" in fault for fault in faults)
    faults.clear()


def test_a_style_sheet_that_could_not_be_had_is_asked_for_again(
    open_page: OpenPage, faults: list[str]
) -> None:
    """The help on a tile looks as it should, though its style sheet failed at first."""
    page = open_page(own=True)
    failed: list[str] = []

    def sheet(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    page.route(re.compile(r"/assets/TileHelp-[^/]+\.css"), sheet)
    sitting = open_table(page, ["greedy"], set="base")
    sitting.wait_for_turn()
    help_on_tile = page.get_by_role("dialog").get_by_role("list")
    sitting.hand.get_by_role("button").first.focus()
    page.keyboard.press("?")
    expect(help_on_tile).to_have_css("display", "grid")
    assert failed
    assert all("TileHelp" in fault or "ERR_FAILED" in fault for fault in faults)
    faults.clear()
