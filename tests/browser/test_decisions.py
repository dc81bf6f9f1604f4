"""A decision is there once the board has shown what led to it, and no press makes two."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_table, say
from tests.browser.valda.playing import Table, open_valda
from tests.browser.valhalla.playing import open_valhalla
from tests.proof_options import mostly_long_rows

pytestmark = pytest.mark.browser

IMPATIENT_MS = 350
DECISIONS = 6
FLIGHTS: dict[str, Any] = {"set": "custom", "kinds": ["Od", "Th", "Ra"]}
"""Options of a game of Völuspá in which a turn often ends by a button of its own."""
GAMES = {"valda": open_valda, "valhalla": open_valhalla}
BOTS = ("greedy", "seer-2")
"""A bot that answers at once, and one that thinks."""
SHORT = [("voluspa", "seer-2"), ("valda", "greedy"), ("valhalla", "greedy")]
games = pytest.mark.parametrize("opened", GAMES.values(), ids=GAMES.keys())
# Notes each frame in which anything that acts is alive, or a question is asked, while another part says that
# others are to act; and, where every point is in the log, each in which a seat has other points.
WATCH = """([others, next, summed]) => {
  [window.contradictions, window.frames] = [[], 0];
  const note = (words) => window.contradictions.length < 20 && window.contradictions.push(words);
  const seen = (query) => [...document.querySelectorAll(query)].filter((one) => one.checkVisibility());
  const acting = '[data-plain], [data-sure], .gold, [data-lit="true"], .port svg [aria-pressed]';
  const text = (one, query) => one.querySelector(query)?.innerText ?? '';
  const compare = (seats, rows) => {
    const told = {};
    for (const row of rows) {
      const seat = /seat-(\\d)/.exec(row.querySelector('.head svg')?.getAttribute('class'))?.[1];
      told[seat] = (told[seat] ?? 0) + Number(text(row, '.gain'));
    }
    for (const seat of seats) {
      const points = parseInt(text(seat, '.score'));
      if (points !== (told[seat.dataset.seat] ?? 0)) note(`${points} points, told ${JSON.stringify(told)}`);
    }
  };
  const look = () => {
    window.frames += 1;
    const seats = document.querySelector('.table-seats')?.innerText ?? '';
    if (seats.includes(others)) {
      const alive = seen(`main :is(${acting})`).filter((one) => !one.disabled);
      if (alive.length > 0) note(`alive while ${seats}: ${alive[0].outerHTML}`);
      if (seen('main [data-prompt]').length > 0) note(`a question while ${seats}`);
    }
    if ((document.querySelector('header')?.innerText ?? '').includes(next)) note('another game');
    const rows = document.querySelectorAll('aside ol > li:not(.undone)');
    // The log shows the newest entries alone.
    if (summed && rows.length > 0 && rows.length < 60) {
      compare(document.querySelectorAll('.table-seats [data-seat]'), rows);
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def moving(open_page: OpenPage) -> Page:
    """A page as players have it: things move, and presses do not count at once."""
    return open_page(advised=True, reduced_motion="no-preference")


def own(table: Any) -> int:
    """How many decisions the player has made."""
    return sum(entry["seat"] == 0 for entry in table.view()["log"])


def press_twice(page: Page, thing: Locator) -> None:
    """Press a thing, and a moment later what is at its place by then."""
    box = thing.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*middle)
    page.wait_for_timeout(IMPATIENT_MS)
    page.mouse.click(*middle)


def drop(page: Page) -> None:
    """Drop whatever has been picked."""
    while page.get_by_role("button", name=say("table-cancel"), exact=True).count():
        page.keyboard.press("Escape")


@games
def test_two_presses_make_one_decision(open_page: OpenPage, opened: Callable[..., Any]) -> None:
    """The second, a moment later at the same place, meets what has come there since.

    Nothing that is pointed at decides by itself, however often it is pressed.
    """
    page = moving(open_page)
    table, chance, plain = opened(page, ["greedy"]), random.Random(1), 0

    def press(thing: Locator, way: str) -> None:
        if thing is table.sure:
            press_twice(page, thing)
        else:
            Table.press(table, thing, way)

    table.press = press
    for _ in range(DECISIONS):
        assert table.wait_for_turn()
        drop(page)
        known, view = own(table.sitting), table.sitting.view()
        for thing in page.locator('main [data-lit="true"]:visible').all()[:1]:
            press_twice(page, thing)
            drop(page)
        assert own(table.sitting) == known
        plain += page.locator("[data-plain]").count()
        table.choose(chance.choice(view["choices"]), view["scene"].get("decision", ""), "click")
        table.wait_for_turn()
        assert own(table.sitting) == known + 1
    assert plain > 0


def test_two_presses_make_one_decision_in_voluspa(open_page: OpenPage) -> None:
    """Of its tiles, its cells, its buttons, and of what makes a choice final."""
    page = moving(open_page)
    sitting, plain = open_table(page, ["greedy"], **FLIGHTS), 0
    while plain == 0 and sitting.wait_for_turn():
        drop(page)
        known = own(sitting)
        button = page.locator("main [data-plain]")
        if button.count():
            press_twice(page, button.first)
            plain += 1
        else:
            press_twice(page, sitting.hand.get_by_role("button").first)
            drop(page)
            assert own(sitting) == known
            sitting.choose_tile()
            sitting.choose_best_spot()
        if own(sitting) == known:
            press_twice(page, sitting.sure)
        sitting.wait_for_turn()
        assert own(sitting) == known + 1
    assert plain > 0


def play_voluspa(page: Page, bot: str, most: float, look: Callable[[], None]) -> None:
    """Decisions of Völuspá, at most so many."""
    sitting, made = open_table(page, [bot]), 0
    look()
    while made < most and sitting.wait_for_turn():
        sitting.move()
        made += 1


def play_other(
    opened: Callable[..., Any], page: Page, bot: str, most: float, look: Callable[[], None]
) -> None:
    """Decisions of another game, at most so many."""
    table = opened(page, [bot])
    look()
    table.play(random.Random(1), most=most)


@pytest.mark.parametrize(("game", "bot"), mostly_long_rows(product(["voluspa", *GAMES], BOTS), SHORT))
def test_all_parts_of_the_page_tell_of_one_position(
    open_page: OpenPage, game: str, bot: str, long: bool
) -> None:
    """In no frame does one part ask for a decision while another says that the bot thinks.

    The long form plays whole games, against a bot that answers at once and against one that thinks. The short
    form looks at some decisions, of each game against one of them.
    """
    page = moving(open_page)
    play = partial(play_other, GAMES[game]) if game in GAMES else play_voluspa
    watched = [say("table-thinking-short"), say("me-next", count=1), game == "voluspa"]
    play(page, bot, math.inf if long else DECISIONS, lambda: page.evaluate(WATCH, watched))
    assert page.evaluate("() => window.frames") > DECISIONS
    assert page.evaluate("() => window.contradictions") == []
