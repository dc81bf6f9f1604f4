"""The front page is one screen: games, tables where it is one's turn, open ones, and games to watch."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gladsheim.locales import LOCALES, text
from tests.browser.company.company import OPEN, forgive, lay, settled
from tests.browser.conftest import OpenPage
from tests.browser.front.journeys import GAMES, offer
from tests.browser.hall import Hall
from tests.browser.sitting import say
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LISTS = ("mine-turn", "lobby-title", "lobby-running")


def bottom(box: Any) -> float:
    """Where a box ends below."""
    return float(box["y"] + box["height"])


def fill(open_page: OpenPage) -> Page:
    """A guest whose turn it is at a table, in a hall with more open and running tables than are shown."""
    host, page = open_page(name="Bragi the Host"), open_page()
    for _ in range(5):
        lay(host, OPEN, {"kind": "bot", "bot": "greedy"}, visibility="public")
        lay(host, {"kind": "human", "name": "Idun"}, visibility="public")
    lay(page, {"kind": "human", "name": "Embla"})
    return settled(page)


def test_games_and_lists_stand_on_one_screen(open_page: OpenPage) -> None:
    """At 1280 × 800 without scrolling, the games beside each other, in every language."""
    page, shown = open_page(), "en"
    for language in ("en", *LOCALES):
        page.get_by_label(text(shown, "settings-language")).select_option(language)
        shown = language
        assert_on_one_screen(page, language)


def assert_on_one_screen(page: Page, language: str) -> None:
    """Games and lists of the front page in this language are seen without scrolling."""
    headings = [page.get_by_role("heading", name=text(language, name)) for name in LISTS]
    cards = [page.get_by_role("article", name=text(language, f"hall-game-{game}")) for game in GAMES]
    for heading in headings:
        expect(heading).to_contain_text(re.compile(r"\d"))
    tops = {card.bounding_box()["y"] for card in cards}  # type: ignore[index]  # it is shown
    assert len(tops) == 1
    for place in (*cards, *headings):
        assert bottom(place.bounding_box()) < page.viewport_size["height"]  # type: ignore[index]  # it is set
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def test_the_lists_count_and_show_their_tables(open_page: OpenPage) -> None:
    """The headings and first tables of all three lists stand on the first screen, with their numbers."""
    page = fill(open_page)
    for name in LISTS:
        heading = page.get_by_role("heading", name=say(name))
        expect(heading).to_contain_text(re.compile("[1-9]"))
        region = page.get_by_role("region", name=say(name))
        first = region.get_by_role("listitem").first
        first.wait_for()
        assert bottom(first.bounding_box()) < 800
    expect(page.get_by_role("heading", name=say("mine-turn"))).to_contain_text("1")


def test_a_phone_shows_all_games_at_first(open_page: OpenPage) -> None:
    """At 390 × 844 the names of all games and their first buttons stand in the first screen."""
    page = open_page(**PHONE)
    for game in GAMES:
        button = offer(page, game).get_by_role("button", name=say("hall-play-bot"))
        button.wait_for()
        assert bottom(button.bounding_box()) < 844
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", mostly_long(LOCALES, ["de"]))
def test_an_unknown_place_of_the_page_says_so(open_page: OpenPage, hall: Hall, language: str) -> None:
    """In the reader's language, with a way back to the front page."""
    page = open_page(locale=language)
    for place in ("nowhere", "table", "%E0%A4%A"):
        page.goto(f"{hall.address}/#/{place}")
        page.get_by_role("heading", name=text(language, "nowhere-title")).wait_for()
        page.get_by_role("link", name=text(language, "nowhere-back")).click()
        page.get_by_role("article").first.wait_for()


@pytest.mark.parametrize("size", mostly_long(["desktop", "phone"], ["phone"]))
def test_an_unknown_address_has_a_page_of_its_own(
    open_page: OpenPage, hall: Hall, faults: list[str], size: str
) -> None:
    """With status 404, its look, and a way back, however deep it is."""
    page = open_page(locale="de-DE", **(PHONE if size == "phone" else {}))
    for path in ("/xyz", "/a/b/c/"):
        answer = page.goto(f"{hall.address}{path}")
        assert answer is not None
        assert answer.status == 404
        page.get_by_role("heading", name=text("de", "nowhere-title")).wait_for()
        assert page.evaluate("() => getComputedStyle(document.body).margin") == "0px"
        page.get_by_role("link", name=text("de", "nowhere-back")).click()
        page.get_by_role("article").first.wait_for()
        forgive(faults, 404)
