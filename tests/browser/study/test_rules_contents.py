"""The contents of a rules page: beside the text where there is room, else a list to open."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import say

pytestmark = pytest.mark.browser


def open_rules(page: Page) -> None:
    """From anywhere to the rules of Valda."""
    page.goto(f"{page.url.partition('#')[0]}#/rules/valda")
    page.get_by_role("heading", level=1).wait_for()


def test_the_contents_stay_beside_the_text_on_wide_screens(open_page: OpenPage) -> None:
    """They do not cover the text, and are still there after they have led far down."""
    page = open_page()
    open_rules(page)
    contents = page.get_by_role("navigation", name=say("lab-rules-contents"))
    contents.get_by_role("link", name=say("rulesvalda-title-weapons")).click()
    heading = page.get_by_role("heading", name=say("rulesvalda-title-weapons"))
    expect(heading).to_be_in_viewport()
    expect(contents).to_be_in_viewport()
    beside, text = contents.bounding_box(), heading.bounding_box()
    assert beside
    assert text
    assert beside["x"] + beside["width"] <= text["x"]


def test_the_contents_are_folded_on_phones(open_page: OpenPage) -> None:
    """The text begins on the first screen; a touch opens the list."""
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True)
    open_rules(page)
    link = page.get_by_role("link", name=say("rulesvalda-title-weapons"))
    expect(link).to_be_hidden()
    expect(page.get_by_role("heading", name=say("rulesvalda-title-goal"))).to_be_in_viewport()
    page.locator("details.contents summary").tap()
    expect(link).to_be_visible()
