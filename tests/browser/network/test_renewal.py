"""A page that stays open while the hall is renewed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import say

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
