"""Two people at one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_setup, say, sit_down

pytestmark = pytest.mark.browser

# Notes every hand that the page ever holds: whose it is, and how many tiles are in it.
WATCH = """
window.hands = [];
new MutationObserver(() => {
  for (const group of document.querySelectorAll('[role="group"]')) {
    const name = group.getAttribute('aria-label');
    if (name?.startsWith('%s') && window.hands.at(-1) !== name) window.hands.push(name);
  }
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_the_screen_is_handed_on_between_two_hands(open_page: OpenPage) -> None:
    """Each hand comes into the page only after its owner takes the screen; till then all see the board."""
    page = open_page(own=True)
    page.context.add_init_script(WATCH % say("table-hand-of", name=""))
    page.reload()
    open_setup(page)
    page.get_by_label(say("setup-seat-name-of", number=1)).fill("Sif")
    page.get_by_label(say("setup-seat-kind", number=2)).select_option(label=say("setup-seat-human"))
    page.get_by_label(say("setup-seat-name-of", number=2)).fill("Ull")
    sitting = sit_down(page)
    shown: list[str] = []
    for _ in range(4):
        asks = page.get_by_role("dialog")
        asks.wait_for()
        assert page.evaluate("() => window.hands") == shown
        assert sitting.hand.count() == 0
        expect(page.locator("button[data-tile]")).to_have_count(0)
        seat = sitting.view()["to_act"]
        name = ("Sif", "Ull")[seat]
        expect(asks).to_have_accessible_name(say("table-next-player", name=name))
        expect(page.locator("main [data-at][data-tile]")).to_have_count(len(sitting.view()["scene"]["board"]))
        page.keyboard.press("Escape")
        asks.get_by_role("button", name=say("table-next-player-ready", name=name)).click()
        sitting.wait_for_turn()
        shown.append(say("table-hand-of", name=name))
        assert sitting.hand.get_attribute("aria-label") == shown[-1]
        expect(sitting.hand.get_by_role("button")).to_have_count(5)
        sitting.move()
    assert {name.split()[-1] for name in shown} == {"Sif", "Ull"}
