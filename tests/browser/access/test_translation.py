"""A page that the browser translates shows what is true, as every other does."""

from __future__ import annotations

from itertools import product
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access.translating import shows_the_same, translate
from tests.browser.company.company import OPEN, call, go, lay
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, open_seats, say
from tests.proof_options import mostly_long, mostly_long_rows

pytestmark = pytest.mark.browser

GAMES: dict[str, dict[str, Any]] = {"voluspa": {"set": "all"}, "valda": {}, "valhalla": {}}
FEW = [("voluspa", False), ("voluspa", True), ("valda", True), ("valhalla", False)]
"""Games and ways of translating that the short form looks at: each game, and each way more than once."""
MOVES = 3


def act(sitting: Sitting) -> None:
    """Do the first thing that can be done, without the page."""
    view = sitting.view()
    line = {"expected_seq": view["seq"], "action_id": str(uuid4()), "seat": view["to_act"]}
    call(
        sitting.page, "POST", f"tables/{view['id']}/actions", {"action": view["choices"][0]["action"], **line}
    )


def loaded_anew(page: Page) -> Page:
    """The same place in another tab, which nobody translates."""
    fresh = page.context.new_page()
    fresh.goto(page.url)
    return fresh


@pytest.mark.parametrize(("game", "only_words"), mostly_long_rows(product(GAMES, [False, True]), FEW))
def test_a_translated_table_shows_the_halls_figures(
    open_page: OpenPage, game: str, *, only_words: bool
) -> None:
    """After moves scores are those of the hall, and all texts and names are those of a new page."""
    page = open_page(own=True)
    sitting = open_seats(page, game, ["greedy"], 1, GAMES[game])
    assert sitting.wait_for_turn()
    translate(page, only_words=only_words)
    page.mouse.move(4, 4)
    for _ in range(MOVES):
        assert sitting.wait_for_turn()
        act(sitting)
    assert sitting.wait_for_turn()
    scene = sitting.view()["scene"]
    rows = page.get_by_label(say("table-players")).get_by_role("listitem")
    for number, seat in enumerate(scene["seats"]):
        expect(rows.nth(number).locator(".score")).to_contain_text(str(seat["display"]))
    fresh = loaded_anew(page)
    assert Sitting(fresh).wait_for_turn()
    fresh.mouse.move(4, 4)
    shows_the_same(page, fresh)
    fresh.close()


@pytest.mark.parametrize("only_words", mostly_long([False, True], [False]))
def test_a_translated_front_page_lists_the_halls_tables(open_page: OpenPage, *, only_words: bool) -> None:
    """A table that somebody else opens is listed and counted."""
    page = open_page(own=True)
    other = open_page()
    page.get_by_role("heading", name=say("lobby-title")).wait_for()
    translate(page, only_words=only_words)
    lay(other, OPEN, OPEN, visibility="public")
    fresh = loaded_anew(page)
    fresh.locator("ul:has(h3)").first.wait_for()
    shows_the_same(page, fresh)
    fresh.close()


def test_a_translated_waiting_table_shows_who_has_come(open_page: OpenPage) -> None:
    """Whoever sits down stands in the seat, and the game begins."""
    page = open_page(own=True)
    other = open_page()
    table = lay(page, OPEN, OPEN)
    go(page, table)
    page.get_by_role("button", name=say("sit-cancel")).wait_for()
    translate(page, only_words=False)
    call(other, "POST", f"tables/{table}/seats/1", {"name": "Ragnar"})
    page.get_by_text("Ragnar").first.wait_for()
    fresh = loaded_anew(page)
    fresh.get_by_text("Ragnar").first.wait_for()
    shows_the_same(page, fresh)
    fresh.close()


def test_another_language_takes_the_place_of_a_translation(open_page: OpenPage) -> None:
    """Whoever chooses a language of the hall on a translated page reads it, and the page names it."""
    page = open_page(own=True)
    assert page.locator("html").get_attribute("lang") == "en"
    translate(page, only_words=False)
    page.get_by_label(say("settings-language")).first.select_option("de")
    page.wait_for_function("() => document.documentElement.lang === 'de' && !document.querySelector('font')")
    fresh = loaded_anew(page)
    fresh.wait_for_function("() => document.documentElement.lang === 'de'")
    fresh.locator("#lobby-open").wait_for()
    shows_the_same(page, fresh)
    fresh.close()
