"""The front page: what this is and one way in for a newcomer, what waits for somebody who comes back."""

from __future__ import annotations

import re
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Page, expect

from gladsheim.locales import LOCALES, text
from tests.browser.company.company import OPEN, call, forgive, lay, settled, when_asked
from tests.browser.conftest import OpenPage
from tests.browser.front.journeys import GAMES, offer
from tests.browser.hall import Hall
from tests.browser.lending import SPEAK
from tests.browser.sitting import origin, say
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


def test_a_newcomer_sees_what_this_is_and_one_way_in(open_page: OpenPage) -> None:
    """At 1280 × 800 without scrolling, in every language: a sentence, one gold button, the three games."""
    page, shown = open_page(own=True), "en"
    for language in ("en", *LOCALES):
        page.get_by_label(text(shown, "settings-language")).select_option(language)
        shown = language
        assert_on_one_screen(page, language)
    page.locator(".gold").click()
    page.get_by_role("heading", level=1, name=say("hall-game-voluspa")).wait_for()


def assert_on_one_screen(page: Page, language: str) -> None:
    """What a newcomer needs is seen without scrolling in this language, and no zero is shown."""
    expect(page.get_by_role("heading", level=1, name=text(language, "hall-tagline"))).to_be_visible()
    cards = [page.get_by_role("article", name=text(language, f"hall-game-{game}")) for game in GAMES]
    tops = {card.bounding_box()["y"] for card in cards}  # type: ignore[index]  # it is shown
    assert len(tops) == 1
    for place in (*cards, page.locator("#today-deals")):
        assert bottom(place.bounding_box()) < page.viewport_size["height"]  # type: ignore[index]  # it is set
    assert page.locator(".gold").count() == 1
    assert not re.search(r"\b0\b", page.locator("main").inner_text())
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def test_the_lists_count_and_show_their_tables(open_page: OpenPage) -> None:
    """The headings of all three lists have their numbers; whose turn it is sees that first."""
    page = fill(open_page)
    for name in LISTS:
        heading = page.get_by_role("heading", name=say(name))
        expect(heading).to_contain_text(re.compile("[1-9]"))
        page.get_by_role("region", name=say(name)).get_by_role("listitem").first.wait_for()
    expect(page.get_by_role("heading", name=say("mine-turn"))).to_contain_text("1")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_waits_stands_above_everything(open_page: OpenPage, size: str) -> None:
    """Whoever comes back sees the games in which it is their turn before anything else, on a phone, too."""
    page = open_page(**(PHONE if size == "phone" else {}))
    lay(page, {"kind": "human", "name": "Embla"})
    settled(page)
    waiting = page.get_by_role("region", name=say("mine-turn")).get_by_role("listitem").first
    waiting.wait_for()
    assert bottom(waiting.bounding_box()) < 250
    expect(page.locator(".board svg")).to_have_count(0)


def test_the_last_game_is_found_where_none_goes_on(open_page: OpenPage) -> None:
    """A guest who comes back sees it on the front page, without opening a list first."""
    page = open_page()
    table = lay(page, {"kind": "bot", "bot": "greedy"})
    line = {"expected_seq": when_asked(page, table)["seq"], "action_id": str(uuid4()), "seat": 0}
    call(page, "POST", f"tables/{table}/resign", line)
    settled(page)
    expect(page.locator(f'main a[href$="{table}"]')).to_contain_text(say("hall-table-over"))


@pytest.mark.parametrize("language", mostly_long(LOCALES, ["fr"]))
def test_the_header_of_a_phone_stays_one_line_while_a_game_waits(open_page: OpenPage, language: str) -> None:
    """Its badge, the name, the way to an account and the settings stand beside each other."""
    page = open_page(**PHONE)
    lay(page, {"kind": "human", "name": "Embla"})
    page.evaluate(SPEAK, language)
    page.goto(f"{origin(page)}/#/ranking/valda")
    page.reload()
    page.locator("header .next").wait_for()
    box = page.get_by_role("banner").bounding_box()
    assert box is not None
    assert box["height"] < 70


def test_the_way_to_an_account_is_a_word_in_the_header(open_page: OpenPage) -> None:
    """It leads to the field that is to be filled in; on a phone one of them does, and the page has both."""
    page = open_page()
    for word, button in (("hall-sign-in", "account-login"), ("hall-create-account", "account-make")):
        page.goto(page.url.split("#")[0] + "#/")
        page.get_by_role("banner").get_by_role("link", name=say(word)).click()
        form = page.locator("form").filter(has=page.get_by_role("button", name=say(button), exact=True))
        expect(form.locator("input").first).to_be_focused()
        expect(form.locator(".gold")).to_be_visible()
        assert page.locator("main .gold").count() == 1
    phone = open_page(**PHONE)
    phone.get_by_role("banner").get_by_role("link", name=say("hall-sign-in")).wait_for()


def test_a_phone_shows_the_way_in_at_first(open_page: OpenPage) -> None:
    """At 390 × 844 the gold button and the first game stand in the first screen, and nothing is too wide."""
    page = open_page(own=True, **PHONE)
    button = offer(page, GAMES[0]).get_by_role("button", name=say("hall-play-bot"))
    button.wait_for()
    assert bottom(page.locator(".gold").bounding_box()) < 310
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


def test_the_bot_follows_the_results(open_page: OpenPage) -> None:
    """The first is the easiest; the card of the game names the one that the last results suggest."""
    page = open_page(own=True)
    button = offer(page, "voluspa").get_by_role("button", name=say("hall-play-bot"))
    expect(button).to_contain_text(say("bot-seer", level=1))
    kept = '{"voluspa":{"level":3,"table":"t"}}'
    page.evaluate("(kept) => localStorage.setItem('gladsheim-levels', kept)", kept)
    page.reload()
    expect(button).to_contain_text(say("bot-seer", level=3))
    button.click()
    expect(page.get_by_text(say("bot-seer", level=3)).first).to_be_visible()


def test_a_link_says_who_invites_to_what(open_page: OpenPage) -> None:
    """Whoever comes by it reads the host's name, the game, how long it takes and where to learn it."""
    host, friend = open_page(name="Bragi"), open_page()
    table = lay(host, OPEN, name="Bragi")
    host.goto(f"{host.url.split('#')[0]}#/table/{table}")
    expect(host.get_by_text(say("sit-share-local"))).to_be_visible()
    friend.goto(f"{friend.url.split('#')[0]}#/table/{table}")
    main = friend.get_by_role("main")
    expect(main.get_by_text(say("sit-invites", name="Bragi", game="Völuspá"))).to_be_visible()
    expect(main.get_by_text(say("hall-game-voluspa-facts"))).to_be_visible()
    expect(main.get_by_role("link", name=say("sit-learn"))).to_be_visible()
