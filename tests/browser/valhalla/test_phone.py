"""Valhalla on a phone, where one of its two maps is seen at a time: its tabs, and what moves."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.conftest import OpenPage
from tests.browser.valhalla.playing import open_valhalla

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "no-preference",
}
MAPS = ("market", "landscape")
# Takes note of numbers that no movement can be drawn with.
WATCH = """() => {
  window.odd = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const said = JSON.stringify([frames, options], (_, it) =>
      typeof it === 'number' && !Number.isFinite(it) ? 'odd' : it);
    if (/odd|NaN|Infinity/.test(said)) window.odd.push(said);
    return animate.call(this, frames, options);
  };
}"""
# How many elements a tap has put into the page.
COUNT = """(name) => new Promise((done) => {
  let added = 0;
  const count = (all) => (added += all.reduce((sum, it) => sum + it.addedNodes.length, 0));
  const watch = new MutationObserver(count);
  watch.observe(document.querySelector('main'), { childList: true, subtree: true });
  document.querySelector(`[data-map="${name}"]`).click();
  requestAnimationFrame(() => requestAnimationFrame(() => (watch.disconnect(), done(added))));
})"""


def test_a_game_with_movement_warns_of_nothing(open_page: OpenPage, long: bool) -> None:
    """A game with movement, the maps turned to by chance: nothing on the console, no impossible movement."""
    page = open_page(**PHONE)
    table = open_valhalla(page, ["greedy", "random"], decks=2, excuse=True)
    table.wait_for_turn()
    page.evaluate(WATCH)
    chance = random.Random(5)

    def turn(_stage: str) -> None:
        for name in chance.choice([MAPS, MAPS[::-1], MAPS[:1], MAPS[1:]]):
            page.locator(f'[data-map="{name}"]').tap()

    table.play(random.Random(2), "tap", look=turn, most=60 if long else 5)
    assert page.evaluate("() => window.odd") == []


def test_the_tabs_turn_between_maps_that_stay(open_page: OpenPage) -> None:
    """The tab of the hall has the hall's sign, and to turn to a map makes nothing anew."""
    page = open_page(**PHONE)
    open_valhalla(page, ["greedy"]).wait_for_turn()
    signs = [page.locator(f'[data-map="{name}"] svg').inner_html() for name in MAPS]
    phases = page.locator("main .clock li > svg")
    assert signs == [phases.nth(0).inner_html(), phases.nth(1).inner_html()]
    # What comes with the first touch is there before anything is counted.
    page.locator(f'[data-map="{MAPS[0]}"]').tap()
    page.wait_for_load_state("networkidle")
    for name in MAPS[::-1]:
        assert page.evaluate(COUNT, name) == 0
        assert page.locator(f".{name}").is_visible()
