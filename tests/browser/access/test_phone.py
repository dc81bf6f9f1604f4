"""A small phone, by touch alone."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError as TookTooLong, expect

from tests import PATIENCE
from tests.browser.company.company import SHORT, play_out_unseen
from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_setup, open_table, say, sit_down

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
FINGER = 44
# What can be pressed, with its size in pixels; links within a sentence are text, not buttons.
# A board is shown whole until a tile is taken up: then its places get room for a finger.
TOO_SMALL = """finger => [...document.querySelectorAll('button, select, [role="button"], main a, header a')]
  .filter(it => it.checkVisibility({ visibilityProperty: true }) && !it.closest('[inert]'))
  .filter(it => !it.closest('main svg') || document.querySelector('[aria-pressed="true"]'))
  .map(it => [it.textContent.trim() || it.ariaLabel, it.getBoundingClientRect()])
  .filter(([, box]) => box.width < finger - 0.5 || box.height < finger - 0.5)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""


def fits(page: Page) -> None:
    """Nothing sticks out sideways, and all that can be pressed is large enough for a finger."""
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    assert too_small(page) == []


def too_small(page: Page) -> list[str]:
    """What is too small for a finger, once a board has taken its place on the page."""
    with suppress(TookTooLong):
        page.wait_for_function(
            f"finger => ({TOO_SMALL})(finger).length === 0", arg=FINGER, timeout=PATIENCE * 1_000
        )
    found: list[str] = page.evaluate(TOO_SMALL, FINGER)
    return found


def test_front_page_form_table_and_log_fit_a_phone(open_page: OpenPage) -> None:
    """From the front page to the log of a game in progress, everything fits and answers to a finger."""
    page = open_page(**PHONE)
    page.get_by_role("link", name=say("hall-play-options")).first.wait_for()
    fits(page)
    open_setup(page)
    fits(page)
    page.get_by_label(say("setup-seat-level-of", number=2)).select_option("seer-1")
    sitting = sit_down(page)
    for _ in range(4):
        sitting.wait_for_turn()
        fits(page)
        sitting.choose_tile("tap")
        fits(page)
        sitting.choose_best_spot("tap")
        fits(page)
        sitting.sure.tap()
    sitting.wait_for_turn()
    page.get_by_role("button", name=say("table-log-open"), exact=True).tap()
    close = page.get_by_role("button", name=say("table-log-close"))
    expect(close).to_be_in_viewport()
    fits(page)
    close.tap()
    expect(close).not_to_be_in_viewport()


def test_the_end_of_a_game_fits_a_phone(open_page: OpenPage) -> None:
    """Result and table of a finished game fit and answer to a finger."""
    sitting = open_table(open_page(**PHONE), ["greedy"], **SHORT)
    play_out_unseen(sitting.page)
    sitting.over.wait_for()
    fits(sitting.page)
    sitting.page.get_by_role("button", name=say("table-over-look")).tap()
    expect(sitting.over).to_have_count(0)
    fits(sitting.page)
