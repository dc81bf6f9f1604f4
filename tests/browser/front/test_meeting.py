"""One click to a bot, to a table for a friend, or to whoever looks as well."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.company.company import call, press
from tests.browser.conftest import OpenPage
from tests.browser.front.journeys import GAMES, Journey, count, first_move, send_link, start
from tests.browser.front.test_front_page import PHONE
from tests.browser.sitting import Sitting, say
from tests.proof_options import mostly_long, mostly_long_rows

pytestmark = pytest.mark.browser

CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}
SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": PHONE}
SHARE = "() => { navigator.share = async (what) => { window.shared = what.url } }"


@pytest.mark.parametrize(
    ("game", "size"),
    mostly_long_rows(itertools.product(GAMES, SIZES), [("voluspa", "desktop"), ("valda", "phone")]),
)
def test_a_link_is_sent_with_two_clicks_and_a_friend_sits_with_one(
    open_page: OpenPage, game: str, size: str
) -> None:
    """The table is private; the link leads to a seat under a name that the hall proposes."""
    page, friend = open_page(**CLIPBOARD, **SIZES[size]), open_page(**SIZES[size])
    took = count(page, lambda: send_link(page, game))
    assert took.clicks == 2
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link == page.url
    page.get_by_role("img", name=say("sit-share-code")).wait_for()
    table = call(page, "GET", f"tables/{Sitting(page).id}")
    assert (table["visibility"], [seat["mine"] for seat in table["seats"]]) == ("private", [True, False])
    friend.goto(link)
    sat = count(friend, lambda: press(friend, "sit-down-on", number=2))
    assert sat.clicks == 1
    for each in (page, friend):
        each.get_by_label(say("table-players")).first.wait_for()
        expect(each.get_by_role("heading", name=say("card-title"))).to_have_count(0)
    seats = call(friend, "GET", f"tables/{Sitting(friend).id}")["seats"]
    assert seats[1]["name"] == call(friend, "GET", "me")["name"]


def test_the_share_sheet_of_the_device_comes_first(open_page: OpenPage) -> None:
    """Where there is one: two taps send the link."""
    page = open_page(**PHONE)
    page.evaluate(SHARE)

    def send() -> None:
        start(page, "voluspa", "play-friend", "tap")
        page.get_by_role("button", name=say("sit-share-send")).tap()

    assert count(page, send).clicks == 2
    assert page.evaluate("window.shared") == page.url


def test_other_options_are_a_click_away(open_page: OpenPage) -> None:
    """The form has them; the table that was made with the usual ones is called off."""
    page = open_page()
    start(page, "valda", "play-friend")
    made = Sitting(page).id
    page.get_by_role("button", name=re.compile(re.escape(say("sit-options")))).click()
    page.get_by_role("button", name=say("setup-start"), exact=True).wait_for()
    assert page.url.endswith("#/new/valda")
    assert call(page, "GET", f"tables/{made}")["status"] == "closed"


@pytest.mark.parametrize("size", mostly_long(SIZES, ["desktop"]))
def test_two_who_look_for_somebody_meet(open_page: OpenPage, size: str) -> None:
    """With one click each; the first is told how long it usually takes.

    Of Valda no other test leaves an open table behind, at which the first would sit down at once.
    """
    first, second = open_page(**SIZES[size]), open_page(**SIZES[size])
    assert count(first, lambda: start(first, "valda", "find")).clicks == 1
    first.get_by_role("heading", name=say("find-title")).wait_for()
    start(second, "valda", "find")
    for page in (first, second):
        page.get_by_label(say("table-players")).first.wait_for()
        expect(page.get_by_role("heading", name=say("find-title"))).to_have_count(0)
    assert Sitting(first).id == Sitting(second).id


def test_a_bot_is_played_while_somebody_is_looked_for(open_page: OpenPage) -> None:
    """The seat is kept, the fair deal is made, and the player is told wherever they are."""
    first, second = open_page(), open_page()
    start(first, "valhalla", "find")
    waits = Sitting(first).id
    press(first, "find-bot")
    first.wait_for_url(lambda url: waits not in url)
    first.get_by_text(say("find-still", game="Valhalla")).wait_for()
    start(second, "valhalla", "find")
    assert Sitting(second).id == waits
    first.get_by_text(say("find-came", game="Valhalla")).wait_for()
    first.get_by_role("link", name=say("find-go")).click()
    first.wait_for_url(lambda url: waits in url)
    expect(first.get_by_role("link", name=say("find-go"))).to_have_count(0)
    assert call(second, "GET", f"tables/{waits}")["voids"] == []


def test_who_gives_up_waits_no_more(open_page: OpenPage) -> None:
    """The table is called off, and the front page is there again."""
    page = open_page()
    start(page, "valda", "find")
    table = Sitting(page).id
    press(page, "find-give-up")
    page.get_by_role("heading", name=say("lobby-title")).wait_for()
    assert call(page, "GET", f"tables/{table}")["status"] == "closed"


@pytest.mark.parametrize(("game", "most"), [("voluspa", 4), ("valda", 5), ("valhalla", 5)])
def test_a_first_move_takes_few_clicks(open_page: OpenPage, game: str, most: int) -> None:
    """From the front page against a bot to a move that stands, under the name that the hall has given."""
    page = open_page()
    took: Journey = count(page, lambda: first_move(page, game))
    assert 1 < took.clicks <= most
    assert Sitting(page).view()["seats"][0]["name"] == call(page, "GET", "me")["name"]
