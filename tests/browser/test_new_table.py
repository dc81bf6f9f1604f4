"""The form for a new table: it waits until it has all that it asks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import say

pytestmark = pytest.mark.browser

NEXT_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_whoever_is_quick_does_not_ask_for_a_table_without_seats(open_page: OpenPage) -> None:
    """While the guest's name is not known there is no form; then it has its seats at once."""
    page, held = open_page(), list[Route]()
    page.route("**/api/me", lambda route: held.append(route))  # noqa: PLW0108  # Playwright looks into it
    offer = page.get_by_role("article", name=say("hall-game-valda"))
    with page.expect_response("**/api/games"), page.expect_request("**/api/me"):
        offer.get_by_role("link", name=say("hall-play-options")).click()
    page.evaluate(NEXT_FRAMES)
    start = page.get_by_role("button", name=say("setup-start"), exact=True)
    assert start.count() == 0
    held[0].continue_()
    start.wait_for()
    expect(page.get_by_label(say("setup-seat-kind", number=2))).to_be_visible()
