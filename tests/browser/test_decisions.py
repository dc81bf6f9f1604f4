"""A decision is there once the board has shown what led to it, and no press makes two."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_table, say
from tests.browser.valda.playing import Table, open_valda
from tests.browser.valhalla.playing import open_valhalla

pytestmark = pytest.mark.browser

IMPATIENT_MS = 350
DECISIONS = 6
GAMES = {"valda": open_valda, "valhalla": open_valhalla}
games = pytest.mark.parametrize("opened", GAMES.values(), ids=GAMES.keys())
# Notes each frame in which a button that acts is alive while another part says that others are to act.
WATCH = """([others, next]) => {
  window.contradictions = [];
  const look = () => {
    const acts = [...document.querySelectorAll('main :is([data-plain], .gold)')];
    const alive = acts.some((one) => one.checkVisibility() && !one.disabled);
    const seats = document.querySelector('.table-seats')?.innerText ?? '';
    if (alive && seats.includes(others)) window.contradictions.push(`a live button while: ${seats}`);
    const head = document.querySelector("header")?.innerText ?? "";
    if (head.includes(next)) window.contradictions.push("another game");
    requestAnimationFrame(look);
  };
  look();
}"""


def own(table: Table) -> int:
    """How many decisions the player has made."""
    return sum(entry["seat"] == 0 for entry in table.sitting.view()["log"])


def moving(open_page: OpenPage) -> Page:
    """A page as players have it: things move, and presses do not count at once."""
    return open_page(advised=True, reduced_motion="no-preference")


@games
def test_two_presses_make_one_decision(open_page: OpenPage, opened: Callable[..., Any]) -> None:
    """The second, a moment later at the same place, meets what has come there since."""
    page = moving(open_page)
    table, chance, twice = opened(page, ["greedy"]), random.Random(1), 0
    for _ in range(DECISIONS):
        assert table.wait_for_turn()
        plain = page.locator("[data-plain]").first
        if plain.count() == 0:
            table.play(chance, most=1)
            continue
        known = own(table)
        plain.click()
        box = table.sure.bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.click(*middle)
        page.wait_for_timeout(IMPATIENT_MS)
        page.mouse.click(*middle)
        table.wait_for_turn()
        assert own(table) == known + 1
        twice += 1
    assert twice > 0


def play_voluspa(page: Page, look: Callable[[], None]) -> None:
    """Some decisions of Völuspá, against a bot that thinks."""
    sitting = open_table(page, ["seer-2"])
    look()
    for _ in range(DECISIONS):
        assert sitting.wait_for_turn()
        sitting.move()


def play_other(opened: Callable[..., Any], page: Page, look: Callable[[], None]) -> None:
    """Some decisions of another game, against a bot that answers at once."""
    table = opened(page, ["greedy"])
    look()
    assert table.play(random.Random(1), most=DECISIONS) == DECISIONS


@pytest.mark.parametrize("game", ["voluspa", *GAMES])
def test_all_parts_of_the_page_tell_of_one_position(open_page: OpenPage, game: str) -> None:
    """In no frame does one part ask for a decision while another says that the bot thinks."""
    page = moving(open_page)
    play = partial(play_other, GAMES[game]) if game in GAMES else play_voluspa
    play(page, lambda: page.evaluate(WATCH, [say("table-thinking-short"), say("me-next", count=1)]))
    assert page.evaluate("() => window.contradictions") == []
