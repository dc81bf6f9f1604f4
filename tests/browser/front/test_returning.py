"""The ways of those who come back: to the game that waits, and to the biggest miss of the last one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tests.browser.access.test_phone import PHONE
from tests.browser.company.company import lay
from tests.browser.conftest import OpenPage
from tests.browser.front.journeys import count
from tests.browser.sitting import Sitting, say
from tests.browser.study.test_review import REVIEWED_MS, finished

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("size", ["desktop", "phone"])]


def opened(open_page: OpenPage, size: str) -> Page:
    """The front page, with a mouse or with a finger."""
    return open_page(**(PHONE if size == "phone" else {}))


def come_back(page: Page) -> None:
    """Load the front page anew, as on another day."""
    page.goto("about:blank")
    page.go_back()


def test_the_game_that_waits_is_one_press_away(open_page: OpenPage, size: str) -> None:
    """It is the first thing of the page."""
    page = opened(open_page, size)
    table = lay(page, {"kind": "human", "name": "Embla"})
    come_back(page)
    waiting = page.get_by_role("region", name=say("mine-turn")).get_by_role("link").first
    waiting.wait_for()
    assert count(page, waiting.click).clicks == 1
    assert Sitting(page).id == table


def test_the_last_game_and_why_it_was_lost_are_few_presses_away(open_page: OpenPage, size: str) -> None:
    """From the front page to the result, to the review, and to the biggest miss beside a better move."""
    page = opened(open_page, size)
    table = finished(page)
    come_back(page)

    def go() -> None:
        page.locator(f'main a[href$="{table}"]').first.click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name=say("review-ask")).or_(
            dialog.get_by_role("link", name=say("review-open"))
        ).first.click()
        miss = page.get_by_role("button", name=say("review-biggest-miss")).first
        miss.click(timeout=REVIEWED_MS)

    took = count(page, go)
    page.get_by_role("region", name=say("review-compare")).get_by_role("article").first.wait_for()
    assert took.clicks <= 4
    assert re.search(rf"{table}/ply/\d+", page.url)
