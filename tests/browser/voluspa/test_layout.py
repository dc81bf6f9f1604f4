"""What stands still at a table while a game is played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.access.test_phone import PHONE
from tests.browser.company.company import SHORT
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, make_table, origin

pytestmark = pytest.mark.browser

SIZES: dict[str, dict[str, Any]] = {"desk": {"viewport": {"width": 1280, "height": 800}}, "phone": PHONE}
MOST_SHIFT = 0.1
"""What https://web.dev/articles/cls calls good."""
WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver(seen => {
    const shifts = seen.getEntries().filter(one => !one.hadRecentInput && !document.querySelector('dialog'));
    window.shifts.push(...shifts.map(one => one.value));
  }).observe({type: 'layout-shift'});
  window.places = new Set();
  const look = () => {
    const hand = document.querySelector('[data-hand]');
    if (hand) window.places.add(Math.round(hand.getBoundingClientRect().bottom));
    requestAnimationFrame(look);
  };
  look();
}"""
HEIGHTS = "[document.scrollingElement.scrollHeight, innerHeight]"


@pytest.mark.parametrize("size", SIZES)
def test_nothing_jumps_in_a_whole_game(open_page: OpenPage, size: str) -> None:
    """Prompt, reasons and advice keep their room: the hand stays, and the table is as high as the window."""
    page = open_page(**SIZES[size], reduced_motion="no-preference", advised=True)
    table = make_table(page, "voluspa", ["greedy"], 1, SHORT)["id"]
    page.goto(f"{origin(page)}/#/table/{table}")
    sitting = Sitting(page)
    press = "tap" if size == "phone" else "click"
    sitting.wait_for_turn()
    sitting.choose_tile(press)
    page.evaluate(WATCH)
    while True:
        sitting.choose_best_spot(press)
        getattr(sitting.sure, press)()
        scrolled, window = page.evaluate(HEIGHTS)
        assert scrolled == window
        if not sitting.wait_for_turn():
            break
        sitting.choose_tile(press)
    assert page.evaluate("window.shifts.reduce((sum, one) => sum + one, 0)") < MOST_SHIFT
    # Advice ends after some turns, and with it its row.
    assert len(page.evaluate("[...window.places]")) <= len(("with advice", "without"))
