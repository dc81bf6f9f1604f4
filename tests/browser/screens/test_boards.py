"""The tables on screens of every size: how large boards are, and that all on them can be hit."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.access.longer import DRAWN
from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_to_begin
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

SIZES = [
    (360, 640),
    (390, 844),
    (640, 360),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
]
SHORT = [(844, 390), (360, 640)]
GAMES: dict[str, tuple[dict[str, Any], str, str]] = {
    "voluspa": ({"set": "all"}, ".port", "g[role=button][data-at]"),
    "valda": ({"first": 0}, "[data-world]", ".area"),
    "valhalla": ({"first": 0}, ".maps", ".market button, .landscape button"),
}
"""For each game its options, its board, and what can be pointed at there."""
LEAST = 0.55
"""Of the shorter side of the screen: so high and so wide is a board at least."""
FINGER = 40
MOUSE = 1200
"""Pixels from which on a screen is not touched."""
# What can be pointed at on the board and is too small, lies beyond its edges, or under something else.
MISSED = """([query, finger]) => [...document.querySelectorAll(`main :is(${query})`)]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest('[inert]'))
  .flatMap((it) => {
    const box = it.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const hit = found && (it.contains(found) || found.closest('[role=button], button') === it);
    const large = Math.min(box.width, box.height) >= finger;
    const name = it.ariaLabel ?? it.textContent.trim();
    return hit && large ? [] : [`${name}: ${box.width} x ${box.height}, ${hit}`];
  })"""


def look(page: Page, board: str, size: tuple[int, int]) -> None:
    """The board is as large as it has to be, and nothing of the page is beyond the screen."""
    page.locator(f"main {board}").wait_for()
    box = page.locator(f"main {board}").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= LEAST * min(size), (size, box)
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def missed(page: Page, things: str) -> list[str]:
    """What cannot be hit, on every map where there are tabs for them."""
    turns = page.locator("[data-map]")
    found: list[str] = page.evaluate(MISSED, [things, FINGER])
    if turns.count():
        for _ in range(2):
            turns.and_(page.locator(":visible")).click()
            found += page.evaluate(MISSED, [things, FINGER])
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("touch", mostly_long([True, False], [True]), ids=["touch", "mouse"])
def test_boards_are_large_and_all_on_them_can_be_hit(
    open_page: OpenPage, game: str, touch: bool, long: bool
) -> None:
    """A board takes more than half of the shorter side, each thing on it lies free and is large enough.

    The short form looks at it on a small phone, held either way.
    """
    options, board, things = GAMES[game]
    page = open_page(has_touch=touch)
    open_to_begin(page, game, options)
    for width, height in [size for size in (SIZES if long else SHORT) if (max(size) < MOUSE) == touch]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        look(page, board, (width, height))
        assert missed(page, things) == [], (width, height)
