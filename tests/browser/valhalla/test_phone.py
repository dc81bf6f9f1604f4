"""Valhalla on a phone: the landscape in sight as a ribbon or instead of the market, and what moves."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.valhalla.conftest import OpenStage
from tests.browser.valhalla.playing import open_valhalla
from tests.browser.valhalla.stage import late

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
# Counts how often a tap puts each location into another place.
PUT = """(name) => new Promise((done) => {
  const times = new Map();
  const count = (all) => all.forEach(({ target }) => times.set(target, (times.get(target) ?? 0) + 1));
  const watch = new MutationObserver(count);
  for (const cell of document.querySelectorAll('.landscape .cell')) {
    watch.observe(cell, { attributeFilter: ['style'] });
  }
  document.querySelector(`[data-map="${name}"]`).click();
  requestAnimationFrame(() => requestAnimationFrame(() => (watch.disconnect(), done([...times.values()]))));
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
            turn = page.locator(f'[data-map="{name}"]')
            if turn.is_visible():
                turn.tap()

    table.play(random.Random(2), "tap", look=turn, most=60 if long else 5)
    assert page.evaluate("() => window.odd") == []


# Whether all locations of the landscape lie within the screen, and are drawn.
IN_SIGHT = """() => [...document.querySelectorAll('.landscape .cell')].filter((it) => {
  const box = it.getBoundingClientRect();
  const map = it.closest('.landscape').getBoundingClientRect();
  const inside = box.top >= map.top && box.bottom <= map.bottom && box.left >= 0 && box.right <= innerWidth;
  return !inside || map.bottom > innerHeight || !it.checkVisibility({ visibilityProperty: true });
}).length === 0"""


def test_a_tap_turns_between_maps_that_stay(open_page: OpenPage) -> None:
    """Each map's button has the sign of its phase, and to turn to a map makes nothing anew."""
    page = open_page(**PHONE)
    open_valhalla(page, ["greedy"], first=0).wait_for_turn()
    signs = [page.locator(f'[data-map="{name}"] svg').first.inner_html() for name in MAPS]
    phases = page.locator("main .clock li > svg")
    assert signs == [phases.nth(0).inner_html(), phases.nth(1).inner_html()]
    # What comes with the first touch is there before anything is counted.
    page.locator("main .clock").tap()
    page.wait_for_load_state("networkidle")
    for name in MAPS[::-1]:
        assert page.evaluate(COUNT, name) == 0
        assert page.locator(f".{name}").is_visible()
        assert page.locator(f'[data-map="{name}"]').is_hidden()


def test_a_tap_lays_each_location_out_once(open_page: OpenPage) -> None:
    """The landscape changes its form together with its room, not before it."""
    page = open_page(**PHONE)
    open_valhalla(page, ["greedy"], first=0).wait_for_turn()
    page.locator("main .clock").tap()
    page.wait_for_load_state("networkidle")
    for name in MAPS[::-1]:
        times = page.evaluate(PUT, name)
        assert times
        assert set(times) == {1}


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390)], ids=str)
def test_the_landscape_is_always_in_sight(open_stage: OpenStage, size: tuple[int, int]) -> None:
    """The whole of it, at whatever stage, on either map, in a game for six with a grown landscape."""
    stage = open_stage(**PHONE | {"viewport": {"width": size[0], "height": size[1]}})
    page = stage.page
    for kind in ("place", "recruit", "location", "march"):
        stage.show(late(kind))
        for name in MAPS:
            turn = page.locator(f'[data-map="{name}"]')
            if turn.is_visible():
                turn.tap()
            expect(page.locator(f'[data-map="{name}"]')).to_be_hidden()
            page.wait_for_function(IN_SIGHT)
