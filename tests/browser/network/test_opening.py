"""Links that lead to something of the hall: broken ones, and those that are followed while it is away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company.company import call
from tests.browser.conftest import OpenPage
from tests.browser.network.between import GONE, OPEN, PORTAL, HallBehind
from tests.browser.sitting import Sitting, make_table, origin, say
from tests.proof_options import mostly_long_rows

pytestmark = pytest.mark.browser

BEHIND = [".", ")", ",", "],", "%20", "%20and%20more", "?fbclid=x", "&utm_source=x", "%E2%80%9D", "...", "%"]
"""What sentences and messengers leave behind a link."""
NOWHERE = [
    "table/nothing",
    "table/nothing/ply/3",
    "match/nothing",
    "player/nobody at all",
    "player/nobody/trends",
    "daily/1999-01-01",
    "daily/no-day",
    "puzzles/voluspa/nothing",
    "puzzles/nothing",
    "ranking/nothing",
    "bots/nothing",
    "learn/nothing",
    "lab/nothing",
    "rules/nothing",
    "new/nothing",
    "table/" + "x" * 50,
    "match/" + "x" * 50,
    "player/" + "x" * 500,
]
SAID = [
    "status-not-found",
    "nowhere-about",
    "people-unknown",
    "puzzles-missing",
    "refused-game-off",
    "trends-private",
]


@pytest.fixture(autouse=True)
def only_expected(open_page: OpenPage, faults: list[str]) -> Iterator[None]:
    """What the browser says of refused requests is no fault of the page."""
    yield
    expected = ("Failed to load resource", "WebSocket", "Expected a JavaScript", "MIME type")
    faults[:] = [fault for fault in faults if not any(words in fault for words in expected)]


@pytest.fixture
def far(built_page: None, tmp_path: Path) -> Iterator[HallBehind]:
    """A hall behind an nginx of the test's own."""
    hall = HallBehind(tmp_path)
    hall.start()
    yield hall
    hall.stop()


def test_a_link_out_of_a_sentence_opens_its_table(open_page: OpenPage) -> None:
    """What stands behind the id can be no part of it, and is passed over."""
    page = open_page()
    for behind in BEHIND:
        table = make_table(page, "voluspa", ["greedy"], 1, {"set": "base"})["id"]
        page.goto(f"{origin(page)}/#/table/{table}{behind}")
        Sitting(page).board.wait_for()
        page.goto(f"{origin(page)}/#/")


def test_a_link_out_of_a_sentence_opens_its_match(open_page: OpenPage) -> None:
    """As that of a table does."""
    page = open_page()
    match = call(page, "POST", "matches", {"game": "voluspa", "rounds": 1})["id"]
    for behind in BEHIND:
        page.goto(f"{origin(page)}/#/match/{match}{behind}")
        page.get_by_label(say("daily-match-link")).wait_for()
        page.goto(f"{origin(page)}/#/")


def test_what_is_not_there_is_said_in_words(open_page: OpenPage) -> None:
    """With a way back to the hall, never by a pattern, and nobody is told to wait."""
    page = open_page()
    main = page.get_by_role("main")
    said = re.compile("|".join(re.escape(say(name)) for name in SAID))
    for place in NOWHERE:
        page.goto(f"{origin(page)}/#/{place}")
        expect(main, place).to_contain_text(said)
        expect(main, place).not_to_contain_text("[A-Za-z0-9_-]")
        page.locator('a[href="#/"]').first.click()
        page.get_by_role("article").first.wait_for()


def leave(hall: HallBehind, way: str | None) -> None:
    """Close the way to the hall."""
    if way is None:
        hall.close()
    else:
        hall.go(way)


def wait_there(page: Page) -> None:
    """The page says that nobody answers, and leads back."""
    away = page.get_by_text(say("status-unreachable")).or_(page.get_by_text(say("error-unreachable")))
    expect(away.first).to_be_visible()
    expect(page.locator('a[href="#/"]').first).to_be_visible()


WAYS = list(product([None, GONE, PORTAL], [False, True]))


@pytest.mark.nginx
@pytest.mark.parametrize(("way", "known"), mostly_long_rows(WAYS, [(None, False), (PORTAL, True)]))
def test_a_table_opens_by_itself_when_the_hall_is_back(
    open_page: OpenPage, far: HallBehind, way: str | None, known: bool
) -> None:
    """Until then the page says that nobody answers; so it does where its files are `known` already."""
    page = open_page(far, own=True)
    table = make_table(page, "voluspa", ["greedy"], 1, {"set": "base"})["id"]
    other = make_table(page, "voluspa", ["greedy"], 1, {"set": "base"})["id"]
    if known:
        page.goto(f"{far.address}/#/table/{other}")
        Sitting(page).board.wait_for()
        page.evaluate("() => { location.hash = '#/' }")
        page.get_by_role("article").first.wait_for()
    leave(far, way)
    page.evaluate("table => { location.hash = `#/table/${table}` }", table)
    wait_there(page)
    far.go(OPEN)
    Sitting(page).board.wait_for()


@pytest.mark.nginx
@pytest.mark.parametrize(
    ("place", "heading"), [("daily", "daily-days"), ("match", "daily-match-link"), ("player", "people-none")]
)
def test_other_pages_open_by_themselves_when_the_hall_is_back(
    open_page: OpenPage, far: HallBehind, place: str, heading: str
) -> None:
    """As tables do."""
    page = open_page(far, own=True, account="Sif")
    match = call(page, "POST", "matches", {"game": "voluspa", "rounds": 1})["id"]
    address = {"daily": "#/daily", "match": f"#/match/{match}", "player": "#/player/Sif"}[place]
    far.go(PORTAL)
    page.evaluate("address => { location.hash = address }", address)
    wait_there(page)
    far.go(OPEN)
    expect(page.get_by_text(say(heading)).first).to_be_visible()
