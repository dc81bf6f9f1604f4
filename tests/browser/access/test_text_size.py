"""Whoever has set larger or smaller letters in the browser gets them, and no page breaks."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, ViewportSize

from tests.browser.access import places
from tests.browser.access.longer import DRAWN, FAULTS
from tests.browser.conftest import OpenPage
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

USUAL = 16
"""Pixels of a browser's text as it is installed."""
LARGE = 2 * USUAL
SIZES = (LARGE, 24, 12)
FEW = (LARGE, 12)
"""The sizes in the short form: the largest and the smallest."""
WIDE: ViewportSize = {"width": 1280, "height": 800}
WIDER: ViewportSize = {"width": 2560, "height": 1600}
PHONE: ViewportSize = {"width": 390, "height": 844}
# The sizes of all letters that are seen. Those of drawings, cards' crowns, Valhalla's cards and the boards of
# examples are as large as what they are in.
LETTERS = """() => [...document.querySelectorAll('body, body *')]
  .filter(it => !it.closest('svg, option, .unseen, .crown, .tablet, figure .board'))
  .filter(it => it.checkVisibility({ visibilityProperty: true }))
  .filter(it => it.matches('input, select') ||
    [...it.childNodes].some(one => one.nodeType === 3 && one.data.trim()))
  .map(it => [it.outerHTML.slice(0, 90), parseFloat(getComputedStyle(it).fontSize)])"""
DOUBLED = 0.02
"""How far from twice as large a letter may be: sizes are rounded."""


def set_size(session: CDPSession, pixels: int) -> None:
    """What the browser's settings do: its text has this size from now on."""
    session.send("Page.setFontSizes", {"fontSizes": {"standard": pixels, "fixed": pixels * 13 // 16}})


def show(page: Page, size: ViewportSize) -> None:
    """Lay the page out for a window of this size."""
    page.set_viewport_size(size)
    page.evaluate(DRAWN)


def letters(page: Page) -> dict[str, float]:
    """Pixels of the letters of each element."""
    return dict(page.evaluate(LETTERS))


@pytest.mark.parametrize("visit", mostly_long(places.visits(), places.visits().keys() - places.ALIKE))
def test_letters_follow_the_browsers_text_size(open_page: OpenPage, visit: str, long: bool) -> None:
    """With letters twice as large in a window twice as large every text is twice as large, and at each
    size of letters nothing sticks out, is cut or lies on something else, in a window and on a phone.
    """
    page = open_page()
    session = page.context.new_cdp_session(page)
    found: dict[str, list[str]] = {}
    for place, opener in places.visits()[visit].items():
        set_size(session, USUAL)
        show(page, WIDE)
        opener(page)
        before = letters(page)
        set_size(session, LARGE)
        show(page, WIDER)
        after = letters(page)
        found[place] = [
            f"{name}: {before[name]} px and {after[name]} px"
            for name in before.keys() & after.keys()
            if abs(after[name] / before[name] - 2) > DOUBLED
        ]
        assert len(before.keys() & after.keys()) > len(before) / 2
        for pixels in SIZES if long else FEW:
            set_size(session, pixels)
            for size in (WIDE, PHONE):
                show(page, size)
                found[place] += [f"{pixels} px, {size}: {fault}" for fault in page.evaluate(FAULTS)]
    # As the next test finds it.
    set_size(session, USUAL)
    session.detach()
    assert [f"{place}: {fault}" for place, faults in found.items() for fault in faults] == []
