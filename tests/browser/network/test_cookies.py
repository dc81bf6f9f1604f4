"""The cookie by which a hall knows a browser: two halls at one host, none kept, a session that has ended."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.browser.access.axe import grave_faults
from tests.browser.company.company import PASSWORD, call, go, lay, see_board
from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import Sitting, open_table, say

pytestmark = pytest.mark.browser

REFUSED = "status of 401 "
"""What Chromium says of each look of a browser whose session is not known."""
GUEST, ACCOUNT = "This hall no longer knows you as a guest", "You were signed out on this device"


@pytest.fixture
def neighbour(built_page: None, tmp_path: Path) -> Iterator[Hall]:
    """Another hall at another port of the same host."""
    hall = Hall(tmp_path)
    hall.start()
    yield hall
    hall.stop()


def play_a_bot(page: Page, hall: Hall) -> str:
    """From the front page of a hall to a game; the address of its table."""
    page.goto(f"{hall.address}/")
    page.get_by_role("button", name=say("hall-play-bot")).first.click()
    page.get_by_role("group", name=say("table-board"), exact=True).wait_for()
    return page.url


def dialog(page: Page) -> Locator:
    """What is said to a browser that is nobody."""
    return page.get_by_role("dialog", name=say("account-nobody"))


def own_names(page: Page) -> list[str]:
    """The names of the cookies that the browser has."""
    return sorted(cookie["name"] for cookie in page.context.cookies())


def test_a_guest_keeps_the_seat_while_playing_at_another_hall(
    browser: Browser, hall: Hall, neighbour: Hall
) -> None:
    """Two halls at one host have two cookies: whoever comes back is still the same guest at each."""
    with browser.new_context(service_workers="block", locale="en-GB") as context:
        page = context.new_page()
        here = play_a_bot(page, hall)
        there = play_a_bot(page, neighbour)
        for address in (here, there):
            page.goto(address)
            page.get_by_role("group", name=say("table-board"), exact=True).wait_for()
            table = address.rpartition("/")[2]
            view = page.evaluate("(id) => fetch(`api/tables/${id}`).then((answer) => answer.json())", table)
            assert view["viewer"] == 0
        assert len(own_names(page)) == 2


def test_a_browser_that_keeps_no_cookies_takes_no_seat(open_page: OpenPage, hall: Hall) -> None:
    """It is told so at the first look; a press for a table brings that again, and makes no table."""
    page = open_page(own=True)
    asked: list[str] = []

    def without_cookies(route: Route) -> None:
        asked.append(f"{route.request.method} {route.request.url.removeprefix(hall.address)}")
        page.context.clear_cookies()
        route.continue_()

    page.route("**/api/**", without_cookies)
    page.reload()
    expect(dialog(page)).to_contain_text("Your browser blocks this hall's cookies")
    dialog(page).get_by_role("button", name=say("settings-close")).click()
    page.get_by_role("button", name=say("hall-play-bot")).first.click()
    expect(dialog(page)).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("blocks this hall's cookies")
    assert asked.count("GET /api/me") == 1
    assert not [request for request in asked if not request.startswith("GET")]


def test_a_browser_that_keeps_no_storage_still_plays(open_page: OpenPage) -> None:
    """Only cookies are needed: where scripts may keep nothing a seat is held all the same."""
    page = open_page(own=True)
    page.add_init_script(
        """for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError'); } })"""
    )
    page.reload()
    assert open_table(page, ["greedy"]).wait_for_turn()
    expect(dialog(page)).to_have_count(0)


def test_who_deletes_the_cookie_of_an_open_page_is_told_so(open_page: OpenPage) -> None:
    """The next look says what is lost, and a press makes a new guest."""
    page = open_page(own=True)
    (cookie,) = page.context.cookies()
    page.context.clear_cookies()
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(dialog(page)).to_contain_text("Your browser lost its cookie")
    assert grave_faults(page) == []
    with page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.ok):
        dialog(page).get_by_role("button", name=say("account-new-guest")).click()
    expect(dialog(page)).to_have_count(0)
    (fresh,) = page.context.cookies()
    assert fresh["value"] != cookie["value"]


def test_a_guest_whom_the_hall_does_not_know_any_more_goes_on_only_when_asked(
    open_page: OpenPage, faults: list[str]
) -> None:
    """The cookie stays through looks and presses for a seat; the one press for a new guest replaces it."""
    page = open_page(own=True)
    (cookie,) = page.context.cookies()
    page.context.add_cookies([{**cookie, "value": "of another time"}])  # type: ignore[typeddict-item]  # as it came
    page.reload()
    expect(dialog(page)).to_contain_text(GUEST)
    assert grave_faults(page) == []
    dialog(page).get_by_role("button", name=say("settings-close")).click()
    page.get_by_role("button", name=say("hall-play-bot")).first.click()
    expect(dialog(page)).to_contain_text(GUEST)
    assert page.context.cookies()[0]["value"] == "of another time"
    with page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.ok):
        dialog(page).get_by_role("button", name=say("account-new-guest")).click()
    expect(dialog(page)).to_have_count(0)
    (fresh,) = page.context.cookies()
    assert fresh["value"] not in (cookie["value"], "of another time")
    faults[:] = [fault for fault in faults if REFUSED not in fault]


def test_who_is_signed_out_elsewhere_is_told_at_the_table_and_comes_back(
    open_page: OpenPage, faults: list[str]
) -> None:
    """The table says so by itself, and after logging in the seat is there again."""
    page, other = open_page(account="Hlodyn", own=True), open_page(own=True)
    table = lay(page, {"kind": "bot", "bot": "greedy"}, name="Hlodyn")
    go(page, table)
    see_board(Sitting(page))
    call(other, "POST", "login", {"name": "Hlodyn", "password": PASSWORD, "keep_games": False})
    for session in call(other, "GET", "sessions"):
        if not session["current"]:
            call(other, "DELETE", f"sessions/{session['id']}")
    expect(dialog(page)).to_contain_text(ACCOUNT)
    dialog(page).get_by_role("link", name=say("account-login")).click()
    login = page.get_by_role("button", name=say("account-login"), exact=True)
    form = page.locator("form").filter(has=login)
    form.get_by_label(say("account-name"), exact=True).fill("Hlodyn")
    form.get_by_label(say("account-password"), exact=True).fill(PASSWORD)
    login.click()
    page.locator('a[href="#/account"]', has_text="Hlodyn").first.wait_for()
    go(page, table)
    see_board(Sitting(page))
    assert call(page, "GET", f"tables/{table}")["viewer"] == 0
    faults[:] = [fault for fault in faults if REFUSED not in fault]
